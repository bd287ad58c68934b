# The words of Hush.

title = Hush
tagline = Lay low, or lay high alone.
minutes = 5

setup-seats = Players
    .help = How many people and bots play.
setup-long = Long game
    .help = Deal five cards instead of three.

ask-lay = Lay a card face down.
ask-choose = Take one point, or gamble.

option-lay = Lay a { $value } face down.
option-take = Take one point.
option-gamble = Gamble for zero, one or two points.

line-hu-lay-01 = { $who-is ->
    [you] You lay
   *[other] { CAP($who) } lays
} a { $value }.
line-hu-win-01 = { $who-is ->
    [you] You win
   *[other] { CAP($who) } wins
} the round and { $who-is ->
    [you] take
   *[other] takes
} { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
}.

refusal-hu-lay-01 = You hold no { $value }. Lay one of the cards in your hand.
refusal-hu-lay-02 = You have laid your card. Wait for the others.
refusal-hu-win-01 = Only the winner of the round takes or gambles, and only then.
refusal-hu-end-01 = The game is over.

score-rounds = Rounds won
standing-points = Points
