"""`python -m vernissage` is the command `vernissage`."""

import sys

from vernissage.cli import main

sys.exit(main())
