# The words of Avant Carde.

title = Avant Carde
tagline = Lay a line of cubist cards, each sharing color or number with the one before. Spend what it earns on bolder cards, and on awards: most awards win.
minutes = 10-20 min

## Setting up

setup-seats = Players
    .help = How many players; one plays against the token.
setup-patrons = Patrons
    .help = The set of patrons; the New Yorkers are best for first games.
setup-patrons-new_yorkers = New Yorkers
setup-patrons-tokyoites = Tokyoites
setup-patrons-parisians = Parisians
setup-patrons-londoners = Londoners
setup-two = Patron of the 2s
    .help = Another patron for the 2s, from any set.
setup-two-none = As in the set
setup-two-perfectionist = { patron-perfectionist }
setup-two-curator = { patron-curator }
setup-two-thief = { patron-thief }
setup-two-collector = { patron-collector }
setup-three = Patron of the 3s
    .help = Another patron for the 3s, from any set.
setup-three-none = As in the set
setup-three-snob = { patron-snob }
setup-three-archivist = { patron-archivist }
setup-three-impersonator = { patron-impersonator }
setup-three-hipster = { patron-hipster }
setup-four = Patron of the 4s
    .help = Another patron for the 4s, from any set.
setup-four-none = As in the set
setup-four-gallerist = { patron-gallerist }
setup-four-journalist = { patron-journalist }
setup-four-conservator = { patron-conservator }
setup-four-philosopher = { patron-philosopher }
setup-five = Patron of the 5s
    .help = Another patron for the 5s, from any set.
setup-five-none = As in the set
setup-five-dealer = { patron-dealer }
setup-five-schmoozer = { patron-schmoozer }
setup-five-forger = { patron-forger }
setup-five-futurist = { patron-futurist }
setup-six = Patron of the 6s
    .help = Another patron for the 6s, from any set.
setup-six-none = As in the set
setup-six-trendoid = { patron-trendoid }
setup-six-investor = { patron-investor }
setup-six-launderer = { patron-launderer }
setup-six-designer = { patron-designer }
setup-seven = Patron of the 7s
    .help = Another patron for the 7s, from any set.
setup-seven-none = As in the set
setup-seven-critic = { patron-critic }
setup-seven-hoarder = { patron-hoarder }
setup-seven-completionist = { patron-completionist }
setup-seven-eccentric = { patron-eccentric }
setup-decks = Starter decks
    .help = Starter decks in the order of the seats; left empty, they are dealt at random.
setup-decks-orange-blue = Orange and blue
setup-decks-red-purple = Red and purple
setup-decks-red-blue = Red and blue
setup-decks-orange-purple = Orange and purple
setup-decks-red-orange = Red and orange
setup-beginners_shuffle = Beginners' shuffle
    .help = Every round begins with all your cards shuffled together: easier to play, and results are casual.
setup-solo_level = Solo level
    .help = One player only: 8, 12, 16 or 20 awards to win.
setup-solo_level-easy = Easy
setup-solo_level-normal = Normal
setup-solo_level-hard = Hard
setup-solo_level-expert = Expert
setup-solo_hidden_gem = Solo Hidden Gem
    .help = One player only: a Hidden Gem pays $1 from round 2 on.
setup-most_rounds = Most rounds
    .help = A game that has not ended by itself is scored after so many rounds; usual games end within 25.
setup-philosopher_high = Philosopher's high numbers
    .help = The Philosopher may name 11 and 13 besides 1, 3, 5 and 7.
setup-wrong-decks = Choose { $seats } different starter decks, one for each player.

## Things

color-orange = orange
color-red = red
color-blue = blue
color-purple = purple
color-white = white
color-gray = gray
card = { $color } { $number }
card-changed = { $card } (now { $color } { $numbers })
spot = the { $card } (card { $place } of your line)
spot-alone = card { $place } of your line

patron-perfectionist = Perfectionist
    .brief = Most 2s: take $1
    .power = Once in your turn to buy, with the most 2s: take $1.
patron-snob = Snob
    .brief = Buying: trash a card, tuck a card
    .power = In your turn to buy, each 3 trashes a card of your line or discard pile, and tucks a card of the gallery.
patron-gallerist = Gallerist
    .brief = Lay it as another number or color
    .power = As you lay a 4, give it another number from 1 to 7 or another color.
patron-dealer = Dealer
    .brief = Draw a card, or $1 when you buy
    .power = When you have laid a 5, draw a card, or take $1 when you buy.
patron-trendoid = Trendoid
    .brief = Copy a card of your line, and $1
    .power = As you lay a 6, copy the powers of a card in your line; each 6 brings $1.
patron-critic = Critic
    .brief = Draw a card; 2 after a 5, 6 or 7
    .power = When you have laid a 7, draw a card; two if a 5, 6 or 7 lies before it.
patron-curator = Curator
    .brief = Most 2s: trash a card
    .power = Once in your turn to buy, with the most 2s: trash a card of your line or discard pile.
patron-archivist = Archivist
    .brief = Discard a card, draw a card
    .power = When you have laid a 3, discard a card of your hand and draw one.
patron-journalist = Journalist
    .brief = Lay it as another number; first 4 draws
    .power = As you lay a 4, give it another number from 1 to 7; your first 4 draws a card.
patron-schmoozer = Schmoozer
    .brief = Your draws bring a card more
    .power = Once you have laid a 5, every power that draws brings one card more.
patron-investor = Investor
    .brief = Buying: trash a card for $1 or $2
    .power = In your turn to buy, each 6 trashes another card of your line: $2 for a 5, 6 or 7, $1 for any other.
patron-hoarder = Hoarder
    .brief = Name a color: pairs of it draw
    .power = When you have laid a 7, name a color: every second card of that color draws a card.
patron-thief = Thief
    .brief = Conceal a card; most 2s: unveil for $1
    .power = When you have laid a 2, play a card concealed. Once in your turn to buy, with the most 2s: unveil a card for $1.
patron-impersonator = Impersonator
    .brief = Buying: trash a concealed card, copy a rival's
    .power = In your turn to buy, each 3 trashes a concealed card of your line, and takes the powers of an opponent's card.
patron-conservator = Conservator
    .brief = Name a color, conceal a card
    .power = When you have laid a 4, name a color for your next concealed card, then play a card concealed.
patron-forger = Forger
    .brief = Buying: copy a rival's buy for free
    .power = In your turn to buy, each 5 copies an opponent's buy of this round for free, or waits for a later one.
patron-launderer = Launderer
    .brief = $1; buying: unveil a card for $1
    .power = Each 6 brings $1, and in your turn to buy unveils a card for another $1.
patron-completionist = Completionist
    .brief = Conceal a card, draw one a color
    .power = When you have laid a 7, play a card concealed, then draw a card for each color in your line.
patron-collector = Collector
    .brief = Most 2s: a 2, 3 or 4 for free
    .power = Once in your turn to buy, with the most 2s: take a 2, 3 or 4 from the gallery for free.
patron-hipster = Hipster
    .brief = Conceal the top of your deck, or unveil
    .power = When you have laid a 3, conceal the top card of your deck in your line, or unveil a card and use its powers.
patron-philosopher = Philosopher
    .brief = Counts as an odd number too
    .power = As you lay a 4, name an odd number: the card counts as both.
patron-futurist = Futurist
    .brief = Last in line: $1; buying: trash or conceal
    .power = A 5 at the end of your line pays $1; in your turn to buy, each 5 trashes a card, or conceals one.
patron-designer = Designer
    .brief = Later powers happen once more
    .power = Once you have laid a 6, every later power happens once more.
patron-eccentric = Eccentric
    .brief = Buying: conceal a card, $1 for each twin
    .power = In your turn to buy, each 7 conceals a card: $1 for each card left that shares its number.

## What is asked

ask-first = Lay your first card: any card will do.
ask-lay = Lay a card that fits, or stop your line.
ask-power = Use the power of the card you laid, or do without.
ask-buy = Buy, tuck, use powers, then end your turn.
ask-forge = An opponent has bought: copy it with your Forger?
ask-gallerist = Your 4 is unveiled: give it another number or color?
ask-dealer = The Dealer: draw a card now, or take $1 when you buy?
ask-trendoid = Your 6 is unveiled: which card of your line does it copy?
ask-critic = The Critic lets you draw.
ask-archivist = The Archivist: discard a card to draw one?
ask-journalist = Your 4 is unveiled: give it another number?
ask-journalist-draw = Your first 4: draw a card?
ask-hoarder = The Hoarder: which color do you name?
ask-hoarder-pair = A pair of the Hoarder's color: draw for it?
ask-thief = The Thief: play a card concealed?
ask-conservator = The Conservator: which color gets your next concealed card?
ask-conservator-card = The Conservator: play a card concealed?
ask-completionist = The Completionist: play a card concealed, then draw for your colors?
ask-hipster = The Hipster: conceal the top card of your deck, or unveil a card?
ask-hipster-drawn = Which of the drawn cards is concealed? You keep the others.
ask-philosopher = Your 4 is unveiled: which odd number does it count as besides?

## What one can do

option-lay = Lay the { $card }.
option-lay-number = Lay the { $card } as a { $number }.
option-lay-color = Lay the { $card } as { $color }.
option-lay-color-number = Lay the { $card } as a { $color } { $number }.
option-lay-odd = Lay the { $card }, which also counts as { $odd }.
option-lay-copying = Lay the { $card }, copying a { $copies }.
option-lay-copying-number = Lay the { $card }, copying a { $copies }, as a { $number }.
option-lay-copying-color = Lay the { $card }, copying a { $copies }, as { $color }.
option-lay-copying-odd = Lay the { $card }, copying a { $copies }, which also counts as { $odd }.
option-stop = Stop here; the rest of your hand goes to your discard pile.
option-draw = Draw.
option-dollar = Take $1 when you buy.
option-decline = Do without this power.
option-name = Name { $color }.
option-conceal = Play the { $card } concealed.
option-conceal-top = Put the top card of your deck concealed into your line.
option-unveil = Unveil { $spot } and use its powers.
option-discard = Discard the { $card } to draw.
option-turn-number = Make it a { $number }.
option-turn-color = Make it { $color }.
option-turn-odd = Let it count as { $number ->
    [11] an 11
   *[other] a { $number }
} as well.
option-copy = Copy the powers of { $number ->
    [11] an 11
   *[other] a { $number }
} in your line.
option-buy = Buy the top card of the { $number }s for ${ $number }.
option-tuck = Tuck the top card of the { $number }s under its stack.
option-change = Spend your change token for $1.
option-end = End your turn.
option-perfectionist = Take $1 from the Perfectionist for the most 2s.
option-curator-pile = Trash the { $card } from your discard pile with the Curator.
option-curator-line = Trash { $spot } with the Curator.
option-thief = Unveil { $spot } with the Thief for $1.
option-collector = Take the top card of the { $number }s for free with the Collector.
option-snob-pile = Trash the { $card } from your discard pile with a Snob.
option-snob-line = Trash { $spot } with a Snob.
option-impersonator-line = Trash { $spot } with an Impersonator.
option-impersonate = Let { $spot } take the powers of an opponent's { $number }.
option-impersonate-solo = Let { $spot } take the powers of the { $number } under the token.
option-dealer = Take $1 from the Dealer.
option-forger = Take the top card of the { $number }s for free with a Forger, copying an opponent's buy.
option-forger-solo = Take the top card of the { $number }s, under the token, for free with a Forger.
option-forger-wait = Let the Forger wait for a later buy of an opponent.
option-forge = Copy this buy with your waiting Forger.
option-pass = Let this buy pass.
option-futurist-dollar = Take $1 from the Futurist for the last card of your line.
option-futurist-pile = Trash the { $card } from your discard pile with a Futurist.
option-futurist-line = Trash { $spot } with a Futurist.
option-futurist-conceal = Conceal { $spot } with a Futurist.
option-investor = Trash { $spot } with an Investor for money.
option-launderer = Unveil { $spot } with a Launderer for $1.
option-eccentric = Conceal { $spot } with an Eccentric, for $1 per card that shares its number.

## What happened

line-ac-play-02 = { $who-is ->
    [you] You start your
   *[other] { CAP($who) } starts the
} line with the { $card }.
line-ac-play-03 = { $who-is ->
    [you] You lay
   *[other] { CAP($who) } lays
} the { $card }.
line-ac-play-10 = { $who-is ->
    [you] You stop
   *[other] { CAP($who) } stops
} after { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}; what is left in hand is discarded.
line-ac-play-13 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} the { $card }.
line-ac-play-16 = { $who-is ->
    [you] You show
   *[other] { CAP($who) } shows
} { $count ->
    [0] no card
    [one] a line of one card
   *[other] a line of { $count } cards
}.
line-ac-round-07 = { $who-is ->
    [you] You shuffle
   *[other] { CAP($who) } shuffles
} { $count ->
    [one] one discarded card
   *[other] { $count } discarded cards
} into a new deck.
line-ac-power-02 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} the power of the { $card }.
line-ac-power-13 = { $who-is ->
    [you] You trash
   *[other] { CAP($who) } trashes
} the { $card }.
line-ac-conc-01 = { $who-is ->
    [you] You play
   *[other] { CAP($who) } plays
} the { $card } concealed.
line-ac-conc-06 = { $who-is ->
    [you] You turn
   *[other] { CAP($who) } turns
} up the { $card }.
line-ac-conc-10 = { $who-is ->
    [you] You conceal the { $card }, keeping
   *[other] { CAP($who) } conceals the { $card }, keeping
} its money.
line-ac-buy-01 = { $who-is ->
    [you] You buy
   *[other] { CAP($who) } buys
} now, with { $count ->
    [0] no money
   *[other] ${ $count }
}.
line-ac-buy-04 = { $who-is ->
    [you] You buy
   *[other] { CAP($who) } buys
} the { $card }.
line-ac-buy-10 = { $who-is ->
    [you] You tuck
   *[other] { CAP($who) } tucks
} the top { $count } under its stack.
line-ac-token-01 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a change token.
line-ac-token-04 = { $who-is ->
    [you] You spend
   *[other] { CAP($who) } spends
} a change token.
line-ac-token-10 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a Hidden Gem.
line-ac-token-16 = The Hidden Gem pays { $who } $1.
line-ac-award-02 = { $who-is ->
    [you] You earn
   *[other] { CAP($who) } earns
} { $count ->
    [one] one award
   *[other] { $count } awards
}.
line-ac-end-01 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} the last award: this is the last round.
line-ac-end-06 = The game is over.
line-ac-solo-04 = The token moves on.
line-ac-solo-09 = { $who-is ->
    [you] You take the last award and win
   *[other] { CAP($who) } takes the last award and wins
}.
line-ac-solo-10 = The token has come to the end: the gallery wins.
line-ac-ny2-01 = { $who-is ->
    [you] You get
   *[other] { CAP($who) } gets
} $1 for the most 2s.
line-ac-ny3-01 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} a Snob.
line-ac-ny4-01 = The Gallerist changes { $who-is ->
    [you] your { $card }
   *[other] the { $card } of { $who }
}.
line-ac-ny5-01 = { $who-is ->
    [you] You will get
   *[other] { CAP($who) } will get
} $1 from the Dealer.
line-ac-ny6-01 = { $who-is ->
    [you] Your 6
   *[other] The 6 of { $who }
} copies { $count ->
    [11] an 11
   *[other] a { $count }
}.
line-ac-ny7-01 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} by the Critic.
line-ac-ruling-27 = { $who-is ->
    [you] You get
   *[other] { CAP($who) } gets
} $1 from a Dealer.
line-ac-to2-01 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} the Curator for the most 2s.
line-ac-to3-01 = { $who-is ->
    [you] You discard
   *[other] { CAP($who) } discards
} the { $card } to the Archivist.
line-ac-to4-01 = The Journalist gives { $who-is ->
    [you] your { $card }
   *[other] the { $card } of { $who }
} another number.
line-ac-to4-02 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} for the first 4.
line-ac-to5-01 = { $who-is ->
    [you] Your Schmoozers
   *[other] The Schmoozers of { $who }
} add { $count ->
    [one] one card
   *[other] { $count } cards
} to this draw.
line-ac-to6-01 = { $who-is ->
    [you] You cash
   *[other] { CAP($who) } cashes
} in a high card for $2.
line-ac-to6-02 = { $who-is ->
    [you] You cash
   *[other] { CAP($who) } cashes
} in a card for $1.
line-ac-to7-01 = { $who-is ->
    [you] You name
   *[other] { CAP($who) } names
} a color for the Hoarder.
line-ac-to7-02 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} for a pair of the Hoarder's color.
line-ac-pa2-02 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} the Thief for $1.
line-ac-pa3-01 = { $who-is ->
    [you] You trash
   *[other] { CAP($who) } trashes
} a concealed card.
line-ac-pa3-02 = { $who-is ->
    [you] A 3 of yours
   *[other] A 3 of { $who }
} takes the powers of a { $count }.
line-ac-pa4-01 = { $who-is ->
    [you] You name
   *[other] { CAP($who) } names
} a color for the next concealed card.
line-ac-pa4-03 = { $who-is ->
    [you] Your concealed { $card }
   *[other] The concealed { $card } of { $who }
} takes the named color.
line-ac-pa5-01 = { $who-is ->
    [you] You wait
   *[other] { CAP($who) } waits
} for a later buy to copy.
line-ac-pa5-02 = { $who-is ->
    [you] You forge
   *[other] { CAP($who) } forges
} a { $count }.
line-ac-pa5-03 = { $who-is ->
    [you] You let
   *[other] { CAP($who) } lets
} the buy pass.
line-ac-pa6-02 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} a Launderer for $1.
line-ac-pa7-02 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} for { $count ->
    [0] no color
    [one] one color
   *[other] { $count } colors
}.
line-ac-lo2-01 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a { $count } for free.
line-ac-lo3-03 = { $who-is ->
    [you] Your { $card }
   *[other] The { $card } of { $who }
} counts for money.
line-ac-lo4-01 = { $who-is ->
    [you] Your { $card }
   *[other] The { $card } of { $who }
} counts as an odd number as well.
line-ac-lo5-01 = { $who-is ->
    [you] You get $1 for ending your
   *[other] { CAP($who) } gets $1 for ending the
} line on a Futurist.
line-ac-lo5-02 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} a Futurist.
line-ac-lo6-01 = A Designer works for { $who }: later powers happen { $count ->
    [one] once more
   *[other] { $count } more times
}.
line-ac-lo7-01 = { $who-is ->
    [you] You use
   *[other] { CAP($who) } uses
} an Eccentric for { $count ->
    [0] no money
   *[other] ${ $count }
}.

## Why not, and what to do instead

refusal-ac-setup-01 = You are looking on: only the players at this table move.
refusal-ac-setup-13 = At this table the { $patron } is the patron of the { $number }s: use that power instead.
refusal-ac-round-01 = Everybody has laid their cards this round: buy, use powers, or end your turn.
refusal-ac-round-02 = It is the turn of { $who } to buy: yours comes later.
refusal-ac-round-03 = Buying comes when everybody has finished: lay a card, or stop your line.
refusal-ac-play-03 = The { $card } shares neither color nor number with the { $last } before it: lay one that does, or stop your line.
refusal-ac-play-05 = White and gray are different colors: a white 1 goes with 1s, a gray 2 with 2s.
refusal-ac-play-09 = Lay at least one card before you stop.
refusal-ac-play-10 = You have finished your line: wait for the others.
refusal-ac-play-11 = No power asks you for that now: lay a card, or stop your line.
refusal-ac-play-13 = The { $card } is not in your hand: lay a card you hold.
refusal-ac-power-01 = You need a face-up { $number } in your line for that, one whose powers are not gone.
refusal-ac-power-02-asked = Answer what your card asks first, or do without its power.
refusal-ac-power-04 = You have used the power of the 2s this turn; it works once.
refusal-ac-power-05 = Somebody shows more 2s than you: this power is for whoever shows the most.
refusal-ac-conc-05 = The { $card } shares neither color nor number with the { $last }, the last card before the concealed ones: lay one that does, or stop your line.
refusal-ac-buy-09 = A { $number } costs ${ $number }, and you have { $left ->
    [0] no money
   *[other] ${ $left }
} left.
refusal-ac-buy-10 = You have no tuck left this turn.
refusal-ac-buy-13 = No { $number } is left in the gallery: choose another stack.
refusal-ac-token-04 = You have no change token to spend.
refusal-ac-end-06 = The game is over.
refusal-ac-solo-06 = The token lies on the { $number }s: buy another number this round.
refusal-ac-solo-08 = You have used both tucks of this turn.
refusal-ac-solo-11 = You need as many 2s as the most frequent color shows on top of the gallery.
refusal-ac-solo-13 = Your Forger takes only cards from under the token, and it lies elsewhere.
refusal-ac-solo-14 = Your 3 copies only the card under the token, and each card once.
refusal-ac-ny3-05 = There is no { $card } in your discard pile: choose a card that lies there.
refusal-ac-ny4-01 = The Gallerist gives your 4 another number, 1 to 7, or another color, or leaves it as it is.
refusal-ac-ny4-01-asked = Answer the Gallerist first: give the 4 another number or color, or leave it as it is.
refusal-ac-ny4-02 = Change the number of your 4 or its color, not both.
refusal-ac-ny4-03 = Changed like this, the { $card } still shares neither color nor number with the { $last } before it: choose another change.
refusal-ac-ny5-01-asked = Answer the Dealer first: draw a card, take $1 when you buy, or do without.
refusal-ac-ny6-01-asked = Answer the Trendoid first: copy a card to its left, or do without.
refusal-ac-ny6-07 = Nothing lies in your line that your 6 could copy: lay it plainly.
refusal-ac-ny7-01-asked = Answer the Critic first: draw, or do without.
refusal-ac-to2-01 = There is no { $card } in your discard pile: choose a card that lies there.
refusal-ac-to3-01-asked = Answer the Archivist first: discard a card of your hand to draw one, or do without.
refusal-ac-to4-01 = The Journalist gives your 4 another number, 1 to 7, or leaves it as it is: its color never changes.
refusal-ac-to4-01-asked = Answer the Journalist first: give the 4 another number, or leave it as it is.
refusal-ac-to4-02-asked = Answer the Journalist first: draw for your first 4, or do without.
refusal-ac-to6-01 = The Investor copies nothing: lay your 6 plainly, and cash in a card when you buy.
refusal-ac-to6-03 = A 6 cannot trash itself, and no other 6 of yours has a use left.
refusal-ac-to7-01-asked = Answer the Hoarder first: name a color, or do without.
refusal-ac-to7-02-asked = Answer the Hoarder first: draw for the pair, or do without.
refusal-ac-pa2-01-asked = Answer the Thief first: conceal a card of your hand, or do without.
refusal-ac-pa2-02 = That card lies open already: choose a concealed one.
refusal-ac-pa3-01 = That card is not concealed: choose one that is.
refusal-ac-pa3-03 = Card { $place } of your line is no face-up 3: choose one of those.
refusal-ac-pa3-04 = Your 3s have copied every { $number } that others show: choose another number.
refusal-ac-pa3-05 = No opponent shows a { $number }: choose another number.
refusal-ac-pa4-01 = The Conservator leaves your 4 as it is: lay it plainly, and name a color for your next concealed card.
refusal-ac-pa4-01-asked = Answer the Conservator first: name a color for your next concealed card, or do without.
refusal-ac-pa4-02-asked = Answer the Conservator first: conceal a card of your hand, or do without.
refusal-ac-pa5-01 = No Forger of yours is asked to copy a buy.
refusal-ac-pa5-02 = No opponent has bought a { $number } this round: choose another number, or let your Forger wait.
refusal-ac-pa5-05 = You have copied every { $number } that others bought this round.
refusal-ac-pa5-06 = No { $number } is left in the gallery to be copied.
refusal-ac-pa6-01 = The Launderer copies nothing: lay your 6 plainly, it brings $1 when you buy.
refusal-ac-pa6-02 = That card lies open already: choose a concealed one.
refusal-ac-pa7-01-asked = Answer the Completionist first: conceal a card of your hand, or do without.
refusal-ac-lo3-01-asked = Answer the Hipster first: conceal the top card of your deck, unveil a concealed card of yours, or do without.
refusal-ac-lo4-01 = The Philosopher gives your 4 one odd number for each use, or none.
refusal-ac-lo4-01-asked = Answer the Philosopher first: name an odd number, or do without.
refusal-ac-lo5-01 = The last face-up card of your line is no 5 that can still be paid.
refusal-ac-lo5-02 = There is no { $card } in your discard pile: choose a card that lies there.
refusal-ac-lo6-04 = The Designer copies nothing: lay your 6 plainly, it repeats the powers you use after it.
refusal-ac-ruling-11 = You have used this power of your { $number }s as often as you may.
refusal-ac-ruling-12 = You need a face-up 2 in your line for that.
refusal-ac-ruling-24 = No { $number } lies face up in your line: copy another card.
refusal-ac-ruling-27 = The Dealer pays here only for a 5 that was unveiled or impersonated this turn.
refusal-ac-ruling-31 = At this table the Philosopher names 1, 3, 5 or 7 only.
refusal-ac-ruling-38-asked = Choose first which of the drawn cards is concealed.
refusal-ac-ruling-41 = The { $card } does not have the color of the concealed card before it: lay one that does, or stop your line.
refusal-ac-ruling-47 = No face-up card lies there: choose one of your line that does.
refusal-ac-ruling-48 = The powers of card { $place } of your line are gone for this turn, as it was concealed.
refusal-ac-ruling-55 = Only one { $number } is left: tucking it would change nothing.
refusal-ac-ruling-58 = { CAP($who) } first answers whether a Forger copies the { $number }.
refusal-ac-ruling-59 = Nobody buys after you this round: your Forger has nothing to wait for.
refusal-ac-ruling-73 = The Collector takes nothing from the stack under the token: choose another.

## Terms on the board

term-award = Awards
    .help = What you play for: $6 made in a turn bring 1, $8 bring 2, $10 bring 3, $11 bring 4. Most awards win.
term-extra = Extra awards
    .help = Awards for the last round, when the stack above is empty. They end nothing.
term-patron = Patrons
    .help = Each patron gives every card of its number a power, for everybody. Press one to read all of it.
term-line = Line
    .help = Cards you lay side by side: each shares color or number with the one before. Each face-up card makes $1.
term-tuck = Tuck
    .help = Put the top card of a stack under it, to see the next. Free, once in your turn; some powers give more.
term-made = Money made
    .help = $1 for each face-up card of your line, and what powers bring. All you make counts for awards, spent or not.
term-left = Money left
    .help = What you can still spend this turn. If any is left at the end, you get a change token.
term-change = Change token
    .help = Worth $1 in one of your later turns. You get it for money you leave unspent.
term-gem = Hidden Gem
    .help = Whoever has the fewest awards gets it at the end of a round: $1 in the next.
term-conceal = Concealed
    .help = It lies face down: no money, no number, no color, no power. Unveiled it is an ordinary card again.
term-used = Used
    .help = The powers of this card are gone for this turn.
term-first = First player
    .help = Buys first this round. The token passes to the left when the round ends.
term-piles = Cards
    .help = Cards in hand, in the deck, and in the discard pile.
term-token = Token
    .help = Alone at the table it moves on every round: where it lies you cannot buy.

## Points

score-awards = Awards
score-tie = Money of the last round, for the tie
note-money = ${ $money }
note-casual = casual, with the beginners' shuffle
standing-awards = Awards
standing-made = Money made with the last line

## Hints

fact-fits = the { $card } fits { $count ->
    [0] none of your cards
    [one] one of your cards
   *[other] { $count } of your cards
} by color or number
fact-denies = it fits more cards of { $who }
fact-power = its power, { $patron }: “{ $power }”
fact-tucked = the { $card } fits { $count ->
    [one] one card
   *[other] { $count } cards
} of { $who }
fact-unspent = ${ $money } are left unspent
fact-junk = the { $card } fitted { $count ->
    [0] no other card of yours
    [one] one other card of yours
   *[other] only { $count } other cards of yours
}, so your hands get better without it
fact-gone = the { $card } fitted { $count } other cards of yours
fact-line = the line stands at ${ $money }
fact-reach = can come to ${ $money } with the cards in hand
fact-earns = ${ $money } earn { $awards ->
    [one] one award
   *[other] { $awards } awards
}
fact-brings = it brings ${ $money }
fact-costs = it costs ${ $money }
fact-more = it earns { $awards ->
    [one] one more award
   *[other] { $awards } more awards
}
fact-keeps = keeps ${ $money }

## What wins, always to be read at the table

goal = Most awards win when the last is taken: { $standing }. { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
goal-last = The last award is taken: this round decides. Most awards win: { $standing }.
goal-solo = Take the last award in time: you have { $have }, { $left ->
    [one] one is left
   *[other] { $left } are left
}, and { $rounds ->
    [one] this round is the last.
   *[other] there are { $rounds } rounds to do it.
}

## Terms of the game, explained where they stand

term-gallery = Gallery
    .help = Six stacks of cards, 2 to 7. Only the top card of a stack can be bought.
term-trash = Trash
    .help = The card leaves your deck for good.

## The table in a terminal

table-round = Round { $round }  { $phase }
table-playing = Play Cards
table-buying = Buy Cards, { $who }: ${ $left } of ${ $made } left
table-over = Game over
table-gallery = Gallery
table-no-stack = no-{ $number }
table-awards = Awards { $awards }  Extras { $extras }
table-token = token on the { $section }
table-section-change-tokens = change tokens
table-section-2s = 2s
table-section-3s = 3s
table-section-4s = 4s
table-section-5s = 5s
table-section-6s = 6s
table-section-7s = 7s
table-section-awards = awards
table-section-extras = extras
table-patrons = Patrons
table-player = awards { $awards }, deck { $deck }, discard { $discard }
table-first = first player
table-change = change token
table-gem = Hidden Gem
table-finished = finished
table-laying = { $cards ->
    [one] playing from one card
   *[other] playing from { $cards } cards
}
table-line = line
table-hand = hand
