"""The levels of #ARTBOX: one player, whose hand is more or less steady and whose eye knows more or less.

`python -m vernissage.lab.artbox_studio --evaluate` lets them draw for each other and counts what is guessed right;
`python -m vernissage.lab.artbox_studio --contact-sheet FILE.svg` hangs some of their drawings, each with its word.
"""

from functools import partial

from vernissage.bots.artbox.player import ArtboxBot

LEVELS = {
    "novice": partial(ArtboxBot, "novice", unrest=1.6, known=1, doubt=2.0, haste=0.8, glance=1),
    "amateur": partial(ArtboxBot, "amateur", unrest=1.0, known=2, doubt=1.0, haste=0.9, glance=2),
    "expert": partial(ArtboxBot, "expert", unrest=0.7, known=2, doubt=0.5, haste=1.0),
    "master": partial(ArtboxBot, "master", unrest=0.45, known=2, doubt=0.35, haste=1.2),
}
