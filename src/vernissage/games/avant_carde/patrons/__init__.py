"""The twenty-four patrons, one small class each."""
