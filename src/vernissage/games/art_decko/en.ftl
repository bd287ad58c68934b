# The words of Art Decko.

title = Art Decko
tagline = Your cards are your money and your collection. Buy paintings, drive the market up, hang the right ones in the Museum. Most points win.
minutes = 30-45 min

## Setting up

setup-seats = Players
    .help = How many people and bots play.
setup-gold_tiles = Gold bonus tiles
    .help = Three more bonus tiles, which change what gold is worth at the end. Leave them out in somebody's first game.
setup-known_cards = Open memory
    .help = Show what everybody could remember of each deck and of the Cadmium deck.
setup-start = First player
    .help = Who begins; otherwise the lot decides.

setup-wrong-start = The start player sits at 0 to { $last }, not { $start }.

## Things

genre-an = Art Nouveau
genre-im = Impressionism
genre-pa = Pop Art
genre-re = Renaissance
genre-su = Surrealism
genre-gold = gold
genre-wild = gray
card-an = { $count ->
    [one] an Art Nouveau painting
   *[other] { $count } Art Nouveau paintings
}
card-im = { $count ->
    [one] an Impressionism painting
   *[other] { $count } Impressionism paintings
}
card-pa = { $count ->
    [one] a Pop Art painting
   *[other] { $count } Pop Art paintings
}
card-re = { $count ->
    [one] a Renaissance painting
   *[other] { $count } Renaissance paintings
}
card-su = { $count ->
    [one] a Surrealism painting
   *[other] { $count } Surrealism paintings
}
card-g1 = { $count ->
    [one] a 1-Gold
   *[other] { $count } 1-Gold
}
card-g2 = { $count ->
    [one] a 2-Gold
   *[other] { $count } 2-Gold
}
card-g3n = { $count ->
    [one] a Fancy Noble card
   *[other] { $count } Fancy Noble cards
}
card-g3s = { $count ->
    [one] a Seeds of Wealth card
   *[other] { $count } Seeds of Wealth cards
}
card-g3p = { $count ->
    [one] a Prosperity card
   *[other] { $count } Prosperity cards
}
card-g5 = { $count ->
    [one] a 5-Gold
   *[other] { $count } 5-Gold
}
ability = { $cards } for the ability
painting = “{ $title }” ({ $genre })
title-an1 = Lady with Lilies
title-an2 = The Peacock Window
title-an3 = Dragonfly Hour
title-im1 = Rain on the Boulevard
title-im2 = Haystack at Noon
title-im3 = The Regatta
title-pa1 = Soup of the Day
title-pa2 = Kapow!
title-pa3 = Nine Lipsticks
title-re1 = The Merchant's Daughter
title-re2 = Study of a Falcon
title-re3 = Banquet of the Guild
title-su1 = The Patient Clock
title-su2 = Staircase to a Fish
title-su3 = A Door in the Sea
place-teal = Gallery Teal
place-cerulean = Gallery Cerulean
place-cobalt = Gallery Cobalt
place-indigo = Gallery Indigo
place-cadmium = the Cadmium Bank
place-sienna = the Sienna Bank
room-poetic = Poetic Patterns
room-swatches = Swatches of Symbolism
room-mixed = Mixed Media Masterpieces
room-textures = Textures in Time
room-iconic = Iconic Imaginations
bonus-disc2 = 2 gold off this Show
bonus-disc1 = 1 gold off this Show
bonus-vp2 = 2 points
bonus-vp1 = 1 point
tile-most_an = How Mucha You Got?
    .help = Most Art Nouveau paintings in deck and Museum: 6 points, then 3, then 2.
tile-most_im = Show Me the Monet
    .help = Most Impressionism paintings in deck and Museum: 6 points, then 3, then 2.
tile-most_pa = Warhol Lot of Love
    .help = Most Pop Art paintings in deck and Museum: 6 points, then 3, then 2.
tile-most_re = The Leonardo's Share
    .help = Most Renaissance paintings in deck and Museum: 6 points, then 3, then 2.
tile-most_su = Hello, Dali!
    .help = Most Surrealism paintings in deck and Museum: 6 points, then 3, then 2.
tile-all_an = Klimt to the Top
    .help = 3 points for each Art Nouveau painting of yours in the Museum.
tile-all_im = Manet Happy Returns
    .help = 3 points for each Impressionism painting of yours in the Museum.
tile-all_pa = Haring Is Caring
    .help = 3 points for each Pop Art painting of yours in the Museum.
tile-all_re = Raphael Prize
    .help = 3 points for each Renaissance painting of yours in the Museum.
tile-all_su = The Importance of Being Ernst
    .help = 3 points for each Surrealism painting of yours in the Museum.
tile-most_shown = Crowd Pleaser
    .help = 2 points for each painting of yours in the Museum of the genre that hangs there most.
tile-fewest_shown = Acquired Taste
    .help = 4 points for each painting of yours in the Museum of the genre that hangs there least.
tile-fewest_own = The Private Collector
    .help = 4 points for whoever has the fewest paintings in the Museum.
tile-money = Money! Money! Money!
    .help = 6 points for whoever has the most starting Gold cards left.
tile-good_as_gold = As Good as Gold
    .help = Before gold is scored, its marker moves to the rating of the second most valuable genre.
tile-gold_bug = The Gold Bug
    .help = At the end one gold less makes a point.
shown-own = { $count ->
    [0] nothing in the Museum
    [one] one painting in the Museum
   *[other] { $count } paintings in the Museum
}
starting-gold = { $count ->
    [one] one card of the starting Gold
   *[other] { $count } cards of the starting Gold
}

## What is asked

ask-choose-action = Haggle, acquire or show: which action?
ask-spend = Which card do you spend to draw two?
ask-go = Where do you buy?
ask-count = One painting, or two with a Fancy Noble?
ask-pick = Which card do you buy?
ask-pair = Which is the second painting?
ask-enter = Which exhibition do you show in?
ask-hang = Which painting do you hang?
ask-marker = Which invitation do you use up?
ask-claim = Your first Show: claim a New Exhibitor space?
ask-pay = Pay with cards of your hand.
ask-discard = Discard what you do not want to keep, then end your turn.

## What one can do

option-haggle = Haggle: spend one card and draw two.
option-acquire = Acquire: buy a card at a gallery or bank.
option-show = Show: hang a painting in the Museum.
option-spend = Spend { $card } and draw two cards.
option-go = Buy at { $place } for { $price }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} for sale, rating up { $rise }.
option-take-one = Take one painting for { $price }.
option-take-two = Take two paintings for { $price }, with a Fancy Noble.
option-pick = Buy { $card } at { $place }.
option-enter = Show in { $room } for { $price }, rating up { $rise }.
option-hang = Hang { $card }, which would pay { $pays }, in { $room }.
option-marker = Use up the { $genre } invitation.
option-marker-gray = Use up a gray invitation.
option-claim-none = Claim no New Exhibitor space.
option-claim = Claim the New Exhibitor space: { $bonus }.
option-use = Use the ability of { $card }, worth { $value }: it leaves the game ({ $total } of { $price }).
option-pay = Pay { $value } with { $card } ({ $total } of { $price }).
option-done = Pay { $paid } for a price of { $price }.
option-discard = Discard { $card }.
option-stop = Keep the rest of the hand and end the turn.

## One gesture

gesture-buy = Buy { $cards } at { $place } for { $price } gold.
gesture-show = Show { $card } in { $room } for { $price } gold{ $ways-count ->
    [0] .
   *[other] , { $ways }.
}
gesture-marker = on the { $genre } invitation
gesture-marker-gray = on a gray invitation
gesture-claim = claiming { $bonus }
preview-points = +{ $points ->
    [one] one point
   *[other] { $points } points
} now
preview-rises = { $genre } rises to { $to }
preview-worth-more = net worth +{ $points }
preview-worth-less = net worth -{ $points }

## What happened

line-ad-haggle-01 = { $who-is ->
    [you] You haggle
   *[other] { CAP($who) } haggles
}, spending { $card }.
line-ad-haggle-02 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}.
line-ad-draw-01 = { $who-is ->
    [you] You shuffle
   *[other] { CAP($who) } shuffles
} { $cards ->
    [one] one discarded card
   *[other] { $cards } discarded cards
} into a new draw pile.
line-ad-turn-04 = { $who-is ->
    [you] You have no card left and lose
   *[other] { CAP($who) } has no card left and loses
} the second action.
line-ad-ruling-02 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} nothing more to draw.
line-ad-ruling-05 = { $who-is ->
    [you] You begin without cards and lose
   *[other] { CAP($who) } begins without cards and loses
} both actions.
line-ad-acquire-05 = { $who-is ->
    [you] You pay
   *[other] { CAP($who) } pays
} { $paid } for a price of { $cost }: { $with }.
line-ad-show-11 = { $who-is ->
    [you] You pay
   *[other] { CAP($who) } pays
} { $paid } for a Show that costs { $cost }: { $with }.
line-ad-pay-05 = { $who-is ->
    [you] You overpay
   *[other] { CAP($who) } overpays
} by { $surplus }, and no change is given.
line-ad-gold-04 = { CAP($card) } is worth { $value } and leaves the game.
line-ad-gold-05 = { CAP($card) } is worth { $value } and leaves the game.
line-ad-gold-09 = { CAP($card) } is worth { $value } and leaves the game.
line-ad-gold-12 = { CAP($card) } is worth { $value } and leaves the game.
line-ad-gold-14 = { CAP($card) } is worth { $value } and leaves the game.
line-ad-gold-10 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} two paintings at { $location }.
line-ad-acquire-06 = { $who-is ->
    [you] You buy
   *[other] { CAP($who) } buys
} { $card } at { $location }.
line-ad-acquire-07 = { CAP($marker) } rises from { $from } to { $to }.
line-ad-acquire-08 = { CAP($marker) } rises from { $from } to { $to }.
line-ad-acquire-09 = { CAP($marker) } rises from { $from } to { $to }.
line-ad-show-17 = { CAP($marker) } rises from { $from } to { $to }.
line-ad-ruling-30 = { CAP($marker) } stops at { $to }, where the board ends.
line-ad-show-08 = { $who-is ->
    [you] You claim
   *[other] { CAP($who) } claims
} the New Exhibitor space: { $bonus }.
line-ad-show-09 = { $who-is ->
    [you] You claim
   *[other] { CAP($who) } claims
} the New Exhibitor space: { $bonus }.
line-ad-show-10 = { $who-is ->
    [you] You claim
   *[other] { CAP($who) } claims
} no New Exhibitor space.
line-ad-show-14 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} { $card } in { $room }.
line-ad-show-15 = { $who-is ->
    [you] You score
   *[other] { CAP($who) } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} in { $room }, using up { $marker-id ->
    [genre-wild] a gray invitation
   *[other] the { $marker } invitation
}.
line-ad-show-18 = { $room } is fulfilled.
line-ad-eot-03 = { $who-is ->
    [you] You discard
   *[other] { CAP($who) } discards
} { $card }.
line-ad-eot-05 = { $who-is ->
    [you] You draw
   *[other] { CAP($who) } draws
} { $cards ->
    [0] no card, as none is left,
    [one] one card up to a full hand
   *[other] { $cards } cards up to a full hand
}.
line-ad-eot-07 = { CAP($location) } was empty: its price goes from { $from } to { $to }.
line-ad-eot-10 = { CAP($card) } comes to { $location }.
line-ad-eot-12 = No dearer token is left, so { $location } stays empty.
line-ad-eot-14 = { CAP($card) } is turned up at the Cadmium Bank.
line-ad-ruling-29 = The Cadmium deck is used up; { $left } left to buy.
line-ad-ruling-27 = The painting deck is empty, so no gallery is filled.
line-ad-end-01 = The Museum is full enough: this is the last round.
line-ad-end-02 = The painting deck is empty: this is the last round.
line-ad-end-03 = A rating has reached the top row: this is the last round.
line-ad-end-05 = The game ends after round { $round }.
line-ad-ruling-50 = After { $round } rounds the game is scored as it stands.
line-ad-bonus-01 = { $room } is fulfilled, so { $tile } counts.
line-ad-bonus-04 = { $room } has the most paintings, so { $tile } counts.
line-ad-bonus-24 = As Good as Gold moves the gold marker from { $from } to { $to }.
line-ad-bonus-27 = The Gold Bug makes it { $ratio } gold to a point.
line-scores = { $who-is ->
    [you] You score
   *[other] { CAP($who) } scores
} { $scores ->
    [one] one point
   *[other] { $scores } points
}: { $for }.
line-ad-score-08 = { $who-is ->
    [you] You win
   *[other] { CAP($who) } wins
} with { $total } points.
line-ad-score-10 = { $who-is ->
    [you] You share
   *[other] { CAP($who) } shares
} the victory with { $total } points.

## The film

# $cards: what is bought; $rises: which ratings rise with it.
film-buys = { $who-is ->
    [you] You buy
   *[other] { CAP($who) } buys
} { $cards } for { $price }{ $rises-count ->
    [0] .
   *[other] ; { $rises }.
}
film-shows = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} { $card } in { $room } for { $price }: { $points ->
    [one] one point
   *[other] { $points } points
}{ $rises-count ->
    [0] .
   *[other] ; { $rises }.
}
film-rises = { $marker } rises to { $to }

## Why not, and what to do instead

refusal-ad-turn-01 = It is { $player-is ->
    [you] your turn
   *[other] the turn of { $player }
}: wait for yours.
refusal-ad-turn-01-watching = You are looking on: only the players move.
refusal-ad-turn-02-choose-action = Choose an action first: haggle, acquire or show.
refusal-ad-turn-02-spend = Choose the card you spend first.
refusal-ad-turn-02-go = Choose a gallery or bank first.
refusal-ad-turn-02-count = Say first whether you take one painting or two.
refusal-ad-turn-02-pick = Choose the card you buy first.
refusal-ad-turn-02-pair = Choose the second painting first.
refusal-ad-turn-02-enter = Choose an exhibition first.
refusal-ad-turn-02-hang = Choose the painting you hang first.
refusal-ad-turn-02-marker = Choose the invitation you use up first.
refusal-ad-turn-02-claim = Claim a New Exhibitor space first, or none.
refusal-ad-turn-02-pay = Pay first, with cards of your hand.
refusal-ad-turn-02-discard = Discard cards first, or end your turn.
refusal-ad-haggle-01 = You do not hold { $card }: spend a card of your hand.
refusal-ad-pay-01 = You have no more of these to pay with ({ $card }): choose another card of your hand.
refusal-ad-pay-04 = That costs { $cost }, and you can bring { $most } at most this way.
refusal-ad-pay-04-so-far = That costs { $cost }, and you have put down { $paid } so far: add another card of your hand.
refusal-ad-acquire-02 = You do not find { $card } at { $place }: choose a card that lies there.
refusal-ad-acquire-10 = You have already bought at { $place } this turn: buy somewhere else.
refusal-ad-acquire-12 = You do not find { $card } at the Cadmium Bank: choose a card that lies face up.
refusal-ad-acquire-13 = All 5-Gold cards are sold: buy somewhere else.
refusal-ad-acquire-14 = { CAP($place) } has nothing for sale until it is filled again: buy somewhere else.
refusal-ad-acquire-14-anywhere = Nothing is for sale where you may still buy this turn: haggle or show instead.
refusal-ad-show-01 = You do not hold { $card }: hang a painting of your hand.
refusal-ad-show-02 = Not one of these paintings is invited to { $place }: choose another exhibition or painting.
refusal-ad-show-02-anywhere = No exhibition invites a painting of your hand: haggle or acquire instead.
refusal-ad-show-04 = You have no ribbon left, so you can show nothing more.
refusal-ad-show-07 = The New Exhibitor space is taken ({ $bonus }): claim another, or none.
refusal-ad-show-11 = A Show in { $place } costs { $cost }, and your hand without the painting pays { $worth } at most.
refusal-ad-show-12 = The Show costs { $cost }, and your hand without { $card } pays { $worth } at most: hang another painting.
refusal-ad-show-12-hung = You hang { $card } in this Show, so it cannot pay for it: choose another card of your hand.
refusal-ad-show-18 = { $place } is fulfilled: show somewhere else.
refusal-ad-gold-07 = The ability of { $card } buys paintings, not Gold: let the card pay its face value.
refusal-ad-gold-08 = The ability of { $card } buys paintings and does not pay for a Show: let the card pay its face value.
refusal-ad-gold-10-order = Choose the two paintings in the order of the board: to have { $card } too, take your first choice back.
refusal-ad-gold-10-noble-first = Two paintings take the ability of a Fancy Noble: name it first.
refusal-ad-gold-12 = Seeds of Wealth helps to buy a 5-Gold only: let the card pay its face value.
refusal-ad-gold-13 = One Seeds of Wealth is already used in this purchase: let the other pay its face value.
refusal-ad-gold-16 = The ability of { $card } does not work here: let the card pay its face value.
refusal-ad-eot-03 = You have no more of these to discard ({ $card }): choose another card, or end your turn.
refusal-ad-end-05 = The game is over.
refusal-ad-ruling-07 = To pay with { $card } too, take back what you named after it first.
refusal-ad-ruling-47 = To discard { $card } too, take back what you named after it first.
refusal-ad-ruling-51 = With that choice the Show costs { $cost }, and your hand pays { $worth } at most: claim a space that takes more off.

## Terms on the board

term-rating = Rating
    .help = How far a genre has risen on the market, 0 to 79. Buying and showing its paintings raises it; it never falls.
term-pays = Pays
    .help = What each painting of the genre pays now, in gold, whoever holds it.
term-scores = Points
    .help = What each painting of the genre in your deck scores at the end, as the market stands.
term-ratio = Gold
    .help = At the end so much gold of your deck makes one point.
term-museum = Museum
    .help = Show a painting here for points at once. It leaves your deck for good.
term-show-cost = Cost of a Show
    .help = What a Show here costs, paid with your other cards, and how far it raises the rating of the genre.
term-column = Points for a Show
    .help = What the paintings hung here score, from the first to the last. Those struck out are taken.
term-tile = Bonus tile
    .help = It counts at the end if every invitation of its exhibition is used.
term-invitation = Invitation
    .help = A painting of this genre may hang here; each invitation is used once.
term-wild = Any genre
    .help = A painting of any genre may hang here; each invitation is used once.
term-exhibitors = New Exhibitors
    .help = With your first Show you may claim one: gold off that Show, or points at once.
term-ribbons = Ribbons
    .help = Each painting you show and each New Exhibitor space you claim takes one. Without one you show nothing more.
term-score = Points
    .help = Scored so far, in the Museum. Your cards score at the end.
term-actions = Actions
    .help = Two a turn. Acquire: buy a card. Show: hang a painting in the Museum. Haggle: spend a card, draw two.

## Points

score-museum = Museum
score-exhibitor = New Exhibitor
score-set_out = Set out by hand
score-paintings = Paintings
score-gold = Gold
score-tiles = Bonus tiles
note-hung = { $genre } in { $room }, space { $space }
note-cards = { $cards } at { $each }
note-gold = { $gold } gold at { $ratio } to 1
note-tile = { $tile }: { $what }
standing-score = Points on the score track
standing-cards = Cards in the deck

## Hints

fact-asks = { $place } asks { $price } where your hand pays { $held } at face value
fact-holds = you hold { $held } gold
fact-spends = the card would have paid { $pays } gold
fact-space = the space brings { $points ->
    [one] one point
   *[other] { $points } points
}
fact-due = { $gold } gold still to be paid
fact-exact = that pays the price exactly
fact-over = { $gold } gold too much, which is lost
fact-counts = as its rating stands it pays { $pays } gold when you spend it and counts { $points ->
    [one] one point
   *[other] { $points } points
} at the end
fact-owns = { $count ->
    [one] the one of { $genre } you own rises with it
   *[other] the { $count } of { $genre } you own rise with it
}
fact-pays = the card pays { $pays } gold now
fact-scores = it scores { $points ->
    [one] one point
   *[other] { $points } points
}
fact-rises = { $genre } rises by { $rise }
fact-keeps = keeps { $gold } gold in hand

## What wins, always to be read at the table

goal = Most points win: { $standing }. It ends with { $full } paintings in the Museum (now { $shown }), an empty painting deck (now { $deck }) or a rating of { $top } (now { $rating }).
goal-last = The end has come: this round is played out. Most points win: { $standing }.

## Terms of the game, explained where they stand

term-haggle = Haggle
    .help = Spend one card of your hand and draw two.
term-acquire = Acquire
    .help = Buy a card at a gallery or bank; its rating rises.
term-show = Show
    .help = Hang a painting in an exhibition that invites its genre, and pay for it: points at once, and the genre rises.
term-gallery = Gallery
    .help = Sells paintings at the price of its token.
term-fancy-noble = Fancy Noble
    .help = Worth 8 when it buys paintings at a gallery, and lets you buy two of them at once.
term-seeds-of-wealth = Seeds of Wealth
    .help = Worth 8 when it buys a 5-Gold; one in a purchase.
term-prosperity = Prosperity
    .help = Worth 8 when it pays for a Show.

## The table in a terminal

table-headline = Art Decko, round { $round }, { $turn }, { $action }
table-headline-last = Art Decko, round { $round }, { $turn }, { $action }, last round ({ $ending })
table-headline-over = Art Decko, over after round { $round } ({ $ending })
table-ending-museum = twelve paintings in the Museum
table-ending-deck = the painting deck is empty
table-ending-rating = a rating of 70 or more
table-ending-guard = the limit of rounds
table-your-turn = your turn
table-turn-of = turn of { $who }
table-action = action { $number }
table-turn-end = end of turn
table-market = { $genre } { $rating }: { $pays }g { $points }VP
table-market-gold = { $gold } { $rating }: { $ratio } to 1
table-cadmium = Cadmium Bank
table-sienna = Sienna Bank
table-price = cost { $cost }  rating +{ $rise }
table-face-down = ({ $count } face down)
table-track = track { $track }   painting deck { $deck }
table-show-price = cost { $cost } +{ $rise } VP { $column }
table-wild = wild
table-spaces = New Exhibitor spaces free: { $spaces }
table-spaces-none = No New Exhibitor space is free
table-color-purple = purple
table-color-blue = blue
table-color-gray = gray
table-color-red = red
table-player = { $name } ({ $color })
table-counts = score { $score }  ribbons { $ribbons }  hand { $hand }  draw { $draw }  discard { $discard }
table-hand = hand:
table-played = played: { $first } | { $second }
table-paid = { $cards-count ->
    [0] paid { $total } of { $cost }: nothing yet
   *[other] paid { $total } of { $cost }: { $cards }
}
