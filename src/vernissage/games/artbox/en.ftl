# The words of #ARTBOX. The words that are drawn have a catalogue of their own: packs/en.ftl.

title = #ARTBOX
tagline = The dice decide which shapes you get. Draw your word with them, then match everybody's drawings to the words on the row: most tokens win.
minutes = 15-25 min

## Setting up

setup-seats = Players
    .help = How many people and bots play.
setup-variant = Rules
    .help = Standard; expert: tokens lie red or gray side up and a combination ends the game; simplified: fewer shapes may be used, ties share, two tokens fewer end the game (with 7 or 8 players that is a single round).
setup-variant-standard = Standard
setup-variant-expert = Expert
setup-variant-simplified = Simplified
setup-frame = Touch the frame
    .help = Expert only: each drawing must touch three sides of the frame.
setup-expert_winner = Who wins among experts
    .help = Expert only: whoever holds most tokens when the game ends, or the one who completes a combination.
setup-expert_winner-most_tokens = Most tokens
setup-expert_winner-achiever = Who completes a combination
setup-first_maestro = First Maestro
    .help = Who is Maestro first; otherwise lots are drawn.
setup-sandglass = Sandglass
    .help = How long it runs.
setup-draw_limit = Time to draw
    .help = How long the others may still draw once the first has finished. The rules have no limit.
setup-caps = Go on without absent players
    .help = The table goes on without a player who is away too long.
setup-pace = Pace
    .help = Live; relaxed: nobody is hurried and the sandglass is the longest; over days: each part of a round has a deadline in hours.
setup-pace-live = Live
setup-pace-relaxed = Relaxed
setup-pace-days = Over days
setup-hours = Hours
    .help = Hours for each part of a round, over days.
setup-require_one_correct = Tokens only for a right guess
    .help = A token is given only for at least one right guess.
setup-scramble_orientation = Any way up
    .help = Drawings are turned by chance, so that up and down are lost.
setup-illegal_finish = Drawings that are not legal
    .help = A drawing that is not legal may be handed in after a warning, or not at all.
setup-illegal_finish-confirm = After a warning
setup-illegal_finish-block = Not at all
setup-vacated_seat = Who leaves for good
    .help = Who leaves for good is replaced by a bot, or the seat stays empty.
setup-vacated_seat-bot = A bot plays on
setup-vacated_seat-empty = The seat stays empty
setup-avoid_confusable_decoys = Fair decoys
    .help = No decoy that is easily taken for a word being drawn.
setup-language = Words in
    .help = The language of the words.
setup-language-en = English
setup-difficulty = Difficulty
    .help = Which words come up.
setup-categories = Kinds of words
    .help = Only words of these kinds; none chosen means all.
setup-categories-animal = Animals
setup-categories-food = Food
setup-categories-home = Home
setup-categories-transport = Transport
setup-categories-nature = Nature
setup-categories-clothing = Clothes
setup-categories-body = Body
setup-categories-character = Characters
setup-categories-place = Places
setup-categories-tool = Tools
setup-categories-media = Media
setup-categories-play = Play
setup-deck_size = Word cards
    .help = How many word cards the deck has at most.
setup-own_words = Own words
    .help = The table's own words instead of ours, one each.
setup-wrong-frame = The frame belongs to the expert game: choose that, or leave the frame out.
setup-wrong-maestro = There is no seat { $seat } for the first Maestro.
setup-wrong-words = { $seats } players need at least { $needed } words, not { $words }: choose more kinds or difficulties, or add words.

## Things

own-word = { $word }
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-line = line
shapes-circle = { $count ->
    [one] one circle
   *[other] { $count } circles
}
shapes-square = { $count ->
    [one] one square
   *[other] { $count } squares
}
shapes-triangle = { $count ->
    [one] one triangle
   *[other] { $count } triangles
}
shapes-line = { $count ->
    [one] one line
   *[other] { $count } lines
}

## What is asked

ask-choose = Keep one word to draw.
ask-return = Put one word back: you draw the other two.
ask-roll = You are the Maestro: roll the dice.
ask-draw = Draw your word with exactly these shapes, and be quick.
ask-match = Match each drawing with a word.
ask-unveil = Unveil the drawings, one by one.
ask-ready = Ready for the next round?

## What one can do

option-keep = Keep “{ $word }”.
option-keep-unseen = Keep card { $card }.
option-return = Put back “{ $word }”.
option-return-unseen = Put back card { $card }.
option-roll = Roll the four dice.
option-draw = Save drawing { $drawing }.
option-finish = Hand in the drawing and take the lowest Number token.
option-finish-anyway = Hand in the drawing although it is not legal: it cannot win the first token.
option-give-up = Give up drawing: what is drawn is taken as it stands and is not legal.
option-match = Match drawing { $slot } with “{ $word }”.
option-match-unseen = Match drawing { $slot } with word { $place }.
option-done = { $open ->
    [0] Finish the sheet; the first complete sheet turns the sandglass.
    [one] Finish the sheet: one drawing has no word yet.
   *[other] Finish the sheet: { $open } drawings have no word yet.
}
option-next = Unveil the next drawing.
option-ready = Ready for the next round.
option-time-up = The sand has run out.
option-leave = { $player-is ->
    [you] You leave
   *[other] { CAP($player) } leaves
} for good.

## What happened

line-ab-canvas-01 = Round { $round }: everybody is dealt { $cards } word cards; { $who-is ->
    [you] you are Maestro
   *[other] { $who } is Maestro
}.
line-ab-ruling-25 = The used words are shuffled under the deck.
line-ab-secret-05 = { $who-is ->
    [you] You have chosen
   *[other] { CAP($who) } has chosen
}.
line-ab-canvas-06 = { $who-is ->
    [you] You roll
   *[other] { CAP($who) } rolls
} { $shapes }.
line-ab-flow-05 = Drawing { $drawing } is saved.
line-ab-draw-04 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} number { $number }.
line-ab-flow-11 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} finished drawing.
line-ab-async-02 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} finished drawing.
line-ab-ruling-31 = { $who-is ->
    [you] You hand in
   *[other] { CAP($who) } hands in
} an unfinished drawing.
line-ab-guess-05 = { $drawings ->
    [one] One drawing
   *[other] { $drawings } drawings
} and { $words } words lie on the table.
line-ab-guess-07 = { $who-is ->
    [you] You complete the sheet and turn
   *[other] { CAP($who) } completes the sheet and turns
} the sandglass.
line-ab-ruling-39 = The sand runs, so { $who-is ->
    [you] your sheet is
   *[other] the sheet of { $who } is
} open again.
line-ab-flow-07 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} finished the sheet.
line-ab-flow-06 = The sand has run out.
line-ab-award-02 = Drawing { $slot } is “{ $word }” by { $number ->
    [0] { $who }
   *[other] { $who } (number { $number })
}; { $right } right.{ $legal ->
    [0] {" "}It is not legal.
   *[other] {""}
}
line-token = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} the { $token ->
    [first] first
   *[second] second
} token: { $why }.
because = { CAP($why) }.
line-ab-round-04 = { $who-is ->
    [you] You are
   *[other] { CAP($who) } is
} the next Maestro.
line-ab-ruling-33 = { $who-is ->
    [you] You leave
   *[other] { CAP($who) } leaves
} for good.
line-ab-end-01 = The game is over after round { $round }.

## Why a token goes where it goes

token-none-legal = no drawing is legal, so the first token stays in the stock
token-none-matched = nobody matched a legal drawing, so the first token stays in the stock
token-most-matched = most often matched: { $right ->
    [0] never
    [1] once
    [2] twice
   *[other] { $right } times
}
token-matched-shared = each matched { $right ->
    [0] never
    [1] once
    [2] twice
   *[other] { $right } times
}, and tied players all receive a token
token-matched-number = matched { $right ->
    [0] never
    [1] once
    [2] twice
   *[other] { $right } times
} like another, but with the lower Number token
token-nobody-left = nobody is left to receive the second token
token-none-right = nobody matched anything, so the second token stays in the stock
token-best-sheet = best sheet: { $right } right
token-right-shared = each { $right } right, and tied players all receive a token
token-right-legal = { $right } right like another, whose drawing is not legal
token-right-number = { $right } right like another, but with the lower Number token

## Why a drawing is not legal

fault-empty = Nothing is drawn.
fault-count-over = { CAP($shapes) } drawn, only { $rolled } rolled.
fault-count-mismatch = { CAP($shapes) } drawn, { $rolled } rolled.
fault-line-too-short = The line is { $length } long; it needs { $needed }.
fault-rect-squeezed = The rectangle of { $long } by { $thin } is squeezed flat.
fault-ellipse-squeezed = The ellipse of { $long } by { $thin } is squeezed flat.
fault-triangle-squeezed = The triangle is squeezed into a straight line.
fault-out-of-frame = The { $shape } leaves the frame.
fault-duplicate-contour = { CAP($shapes) } lie on the same outline.
fault-lines-merged = Two lines on one course read as a single line.
fault-line-on-contour = The line lies on the outline of other shapes. Move it away, or let it run on past them.
fault-shape-not-distinct = The { $shape } has too little outline of its own.
fault-frame-not-touched = The drawing touches { $touched ->
    [one] one side
   *[other] { $touched } sides
} of the frame; it needs { $needed }.
fault-frame-overlapped = The { $shape } lies on the frame itself.
fault-unfinished = The drawing was not finished in time.

## Why not, and what to do instead

refusal-ab-round-01-choose = Everybody chooses a word first.
refusal-ab-round-01-roll = The Maestro rolls the dice first.
refusal-ab-round-01-draw = Everybody draws now: hand in your drawing, or wait for the others.
refusal-ab-round-01-guess = Drawings are matched now: finish your sheet, or wait for the others.
refusal-ab-round-01-reveal = The drawings are being unveiled: wait for the awards.
refusal-ab-round-01-ready = The round is over: say that you are ready for the next.
refusal-ab-round-08 = You are ready already; the others are still looking at the awards.
refusal-ab-canvas-02 = You have already chosen: wait for the others.
refusal-ab-canvas-03 = You keep one of your two cards; the other goes back by itself.
refusal-ab-canvas-05 = Words are chosen before the dice are rolled; the choice is over.
refusal-ab-canvas-06 = { $maestro-is ->
    [you] You are Maestro: roll the dice.
   *[other] The Maestro rolls the dice: wait for { $maestro }.
}
refusal-ab-draw-03 = There is nothing to hand in yet: draw your word first.
refusal-ab-draw-06 = Your drawing is handed in and can no longer change.
refusal-ab-draw-07 = You have already handed in your drawing.
refusal-ab-guess-01 = There is no drawing { $slot } on the wall: choose another.
refusal-ab-guess-06 = There is no word { $word } on the table: choose another.
refusal-ab-guess-08 = The sheets are closed: your guesses stand as they are.
refusal-ab-guess-10 = You turned the sandglass: your sheet is final.
refusal-ab-end-03 = The game is over.
refusal-ab-three-01 = With three players you keep two cards: say which one goes back.
refusal-ab-three-03 = Draw both words before you finish.
refusal-ab-three-04 = Only with three players is there a second drawing.
refusal-ab-ruling-01 = Drawing { $slot } is your own: match the others.
refusal-ab-ruling-29 = { $reason } Mend the drawing, or hand it in although it is not legal.{ $more ->
    [0] {""}
    [one] {" "}There is one more reason.
   *[other] {" "}There are { $more } more reasons.
}
refusal-ab-ruling-29-block = { $reason } This table takes legal drawings only: mend yours.{ $more ->
    [0] {""}
    [one] {" "}There is one more reason.
   *[other] {" "}There are { $more } more reasons.
}
refusal-ab-ruling-29-legal = The drawing is legal: hand it in as it is.
refusal-ab-ruling-33 = { $player-is ->
    [you] You cannot be sent away here: play on.
   *[other] You cannot send { $player } away here: play on together.
}
refusal-ab-ruling-34 = { $maestro-is ->
    [you] You are Maestro: unveil the next drawing.
   *[other] The Maestro unveils the drawings: wait for { $maestro }.
}
refusal-ab-ruling-39 = You have finished your sheet: take that back first.
refusal-ab-ruling-46 = This cannot be read as a drawing: clear the sheet and draw it anew.
refusal-ab-flow-05 = The drawing has been saved { $saves } times: hand it in.
refusal-ab-flow-06 = Only the sandglass ends the time, when its sand has run out.
refusal-ab-flow-08 = This word stands there already: choose another.
refusal-ab-secret-08 = You are looking on: only the players move.
refusal-ab-async-02 = The drawing time is a whole number of seconds.
refusal-ab-geo-16 = The { $shape } leaves the frame: move it inside, or draw it smaller.

## Points

score-drawings = Best drawings
score-sheets = Best sheets
score-wins = Winner
standing-tokens = Tokens

## Why a move is sensible

fact-easier = over all that can be rolled it is easier to draw than your other word
fact-shapes = it uses { $count ->
    [one] the rolled shape
   *[other] the { $count } rolled shapes
}, each once and nothing else
fact-number = it is finished, and takes number { $number }
fact-likeliest = of the { $count } words that are left the drawing resembles it most

## What wins, always to be read at the table

goal = Most tokens win: { $standing }. Whoever has { $end } ends the game after that round.
goal-expert = { $winner ->
    [achiever] Complete a set to win
   *[most_tokens] Most tokens win once a set is complete
}: { $each } red and { $each } gray, or { $same } of one color. Tokens: { $standing }.

## The easel of the terminal

easel-help =
    The square goes from 0,0 (upper left) to 1000,1000. A shape is a line of text:
      circle 500,400 200          center and radius; circle 500,400 200x150 @30 is an oval, turned by 30 degrees
      square 500,750 300x100      center and sides; @30 turns it
      triangle 100,900 200,700 300,900
      line 0,950 1000,950
    The first letter is enough (c, s, t, l); a semicolon stands between several. Besides:
      remove NUMBER   take a shape away      clear   begin anew
      done            save the drawing       back    leave it as it was
easel-to-draw = Still to draw: { $shapes }. Type ? for how.
easel-too-many = { CAP($shapes) } too many.
easel-legal = This drawing is legal: type done to save it.
easel-not-understood = { $why }. Type ? for how.
easel-full = A drawing has at most { $most } shapes: remove one first.
easel-no-shape = There is no shape { $said }.

## Terms of the game, explained where they stand

term-maestro = Maestro
    .help = Rolls the dice for everybody and plays like everybody else. The seat to the left is Maestro in the next round.
term-roll = Roll
    .help = Four dice tell which shapes everybody draws with: circles, squares, triangles and lines, exactly so many.
term-number-token = Number token
    .help = Who finishes takes the lowest one left. A lower number wins ties.
term-decoy = Decoy
    .help = A word among those on the table that nobody has drawn.
term-first-token = First token
    .help = Goes to the artist of the legal drawing that most players matched.
term-second-token = Second token
    .help = Goes to whoever matched most drawings.
term-legal = Legal
    .help = A drawing with exactly the rolled shapes, each of them to be seen for itself and inside the frame. One that is not legal wins no first token.

## The table in a terminal

table-round = #ARTBOX ({ $variant })  round { $round }  { $step }  Maestro: { $maestro }  deck { $deck }
table-step-choose = Keep a word
table-step-roll = The Maestro rolls
table-step-draw = Draw
table-step-guess = Match words and drawings
table-step-reveal = The unveiling
table-step-ready = The awards
table-step-over = The game is over
table-roll = Roll: { $shapes }
table-number = number { $number }
table-done = done
table-gone = gone
table-cards = Your cards:
table-legal = legal
table-not-legal = not legal
table-yours = yours: { $word }
table-words = Words:
table-first-token = First token: { $seats-count ->
    [0] nobody
   *[other] { $seats }
} ({ $why })
table-second-token = Second token: { $seats-count ->
    [0] nobody
   *[other] { $seats }
} ({ $why })
