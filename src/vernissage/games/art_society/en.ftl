# The words of Art Society.

title = Art Society
tagline = Bid for paintings and hang them well: frames that match, rows without a gap, never a faux pas. Most points win.
minutes = 30-40 min

## Setting up

setup-seats = Players
    .help = How many collectors play.
setup-decor_orientation = How decor hangs
    .help = Decor of size 2 and 3 hangs level or upright, or level only.
setup-decor_orientation-free = Level or upright
setup-decor_orientation-horizontal_only = Level only
setup-show_opponent_bid_history = Open bids
    .help = Everybody may look through all bids so far; otherwise only the last one lies open.
setup-revise_window = Second thoughts
    .help = Before a round ends everybody may hang this round's tiles anew.
setup-allow_declining_exchange = Free choice when nothing fits
    .help = A painting that does not fit may be stored although the museum has one that would fit.
setup-automatic_decor_exchange = Decor is freed when it runs out
    .help = When a size of decor has run out, decor on the walls is exchanged to free it; otherwise that size is gone.

## Things

type-city_life = City Life
type-portrait = Portrait
type-still_life = Still Life
type-landscape = Landscape
frame-shell = a shell frame
frame-gilt = a gilt frame
frame-walnut = a walnut frame
frame-ebony = an ebony frame
painting = { $format } { $type } in { $frame }
decor = decor tile of size { $size }
some-painting = painting you took
some-tile = new tile
place = column { $column }, row { $row }

## What is asked

ask-start = Hang your starting painting on a star.
ask-pick = You hold the gavel: pick the sizes that come to auction.
ask-bid = Choose a bid card, in secret.
ask-take = Take one of the paintings.
ask-hang = Hang what you took, or give it to your assistant.
ask-hang-decor = Hang your decor, or give it to your assistant.
ask-decor = Your frames match: take decor for your bonus.
ask-finish = Finish your turn, or hang what your assistant holds.
ask-close = The round closes: leave this round's tiles, or hang them anew.
ask-rehang = Hang this round's tiles anew.

## What one can do

option-start = Hang the starting painting at { $place }.
option-start-tile = Hang the starting painting, the { $tile }, at { $place }.
option-pick = Pick a { $format } painting, number { $number }.
option-open = Turn the { $picked } picked paintings face up and open the auction.
option-bid = Bid { $card }.
option-take = Take the { $tile }.
option-hang = Hang the { $from ->
    [assistant] kept { $tile }
   *[hand] { $tile }
} at { $place }{ $frames ->
    [0] {""}
    [one] , beside one matching frame
   *[other] , beside { $frames } matching frames
}{ $touched ->
    [0] {""}
    [one] ; a faux pas with one { $type }
   *[other] ; a faux pas with { $touched } { $type }
}.
option-hang-decor = Hang the { $from ->
    [assistant] kept decor tile
   *[hand] decor tile
} of size { $size } { $way ->
    [level] level at { $place }
    [upright] upright at { $place }
   *[any] at { $place }
}.
option-hang-unsaid = Hang a tile at { $place }.
option-keep = Give the { $tile } to the assistant.
option-exchange = Exchange the { $tile } for the { $other } from the museum.
option-surplus = Store the { $tile } beside the board, at 2 points off.
option-decor = Take a decor tile of size { $size } for the bonus of { $budget }.
option-finish = Finish.
option-confirm = Leave this round's tiles where they hang.
option-rehang = Lift this round's tiles and hang them anew.

## What happened

line-as-setup-11 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} the starting painting, the { $tile }, at { $place }.
line-as-setup-14 = { $who-is ->
    [you] You get
   *[other] { CAP($who) } gets
} the starting bid { $card }.
line-as-setup-15 = { $who-is ->
    [you] You have the lowest starting bid and take
   *[other] { CAP($who) } has the lowest starting bid and takes
} the gavel.
line-as-auction-02 = { $who-is ->
    [you] You pick
   *[other] { CAP($who) } picks
} a { $format }.
line-as-auction-07 = { $who-is ->
    [you] You open
   *[other] { CAP($who) } opens
} the auction: { $tiles }.
line-as-bid-03 = { $who-is ->
    [you] You bid
   *[other] { CAP($who) } bids
} { $card }.
line-as-bid-05 = Paintings are taken in this order: { $order }.
line-as-bid-06 = { $who-is ->
    [you] You are tied and show
   *[other] { CAP($who) } is tied and shows
} the card beneath: { $cards }.
line-as-bid-07 = { $who-is ->
    [you] You are tied further down and show
   *[other] { CAP($who) } is tied further down and shows
} { $cards }.
line-as-bid-08 = { $who-is ->
    [you] You are tied down to the starting bid and show
   *[other] { CAP($who) } is tied down to the starting bid and shows
} { $cards }.
line-as-take-01 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} the { $tile }.
line-as-place-01 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} the { $tile } at { $place }.
line-as-assist-02 = { $who-is ->
    [you] You give
   *[other] { CAP($who) } gives
} the { $tile } to the assistant.
line-as-assist-03 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} the { $tile } from the assistant at { $place }.
line-as-assist-07 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} the { $tile } from the assistant at { $place }.
line-as-faux-01 = The { $tile } touches { $touched } of its own type: a faux pas.
line-as-decor-01 = { $who-is ->
    [you] You gain
   *[other] { CAP($who) } gains
} decor for { $matches ->
    [one] one matching frame
   *[other] { $matches } matching frames
}.
line-as-decor-04 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a decor tile of size { $size } for a bonus of { $budget }.
line-as-decor-05 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a decor tile of size { $size }; { $left } of the bonus are left.
line-as-decor-07 = { $who-is ->
    [you] You hang
   *[other] { CAP($who) } hangs
} the { $tile } at { $place }.
line-as-decor-14 = { $who-is ->
    [you] Your wall is full
   *[other] { CAP($who) } has a full wall
}; decor worth { $budget } is not taken.
line-as-decor-15 = A size of decor has run out: { $owner-is ->
    [you] you give
   *[other] { $owner } gives
} { $gave } at { $place } back for { $got }.
line-as-decor-17 = A size of decor has run out: { $gave } at { $place } on { $owner-is ->
    [you] your wall
   *[other] the wall of { $owner }
} is split into { $got }.
line-as-space-03 = { $who-is ->
    [you] You exchange
   *[other] { CAP($who) } exchanges
} the { $tile } for the { $for } from the museum.
line-as-space-09 = { $who-is ->
    [you] You store
   *[other] { CAP($who) } stores
} the { $tile } as surplus.
line-as-space-10 = { $who-is ->
    [you] You take
   *[other] { CAP($who) } takes
} a decor tile of size 1 for the surplus painting.
line-as-space-12 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} a second surplus painting: this is the last round.
line-as-prestige-01 = The { $tile } goes to the museum.
line-as-prestige-02 = { $type } rises from { $from } to { $to }.
line-as-prestige-03 = Space { $target } is taken: { $type } goes back to { $to }.
line-as-prestige-04 = Space { $target } and those before it are taken: { $type } goes back to { $to }.
line-as-prestige-06 = { $type } passes 50: its marker turns to the black side.
line-as-round-01 = Round { $round }: the gavel passes to { $who }.
line-as-end-01 = { $who-is ->
    [you] You have filled your
   *[other] { CAP($who) } has filled the
} wall: the game ends.
line-as-end-02 = { $who-is ->
    [you] You have
   *[other] { CAP($who) } has
} two surplus paintings: the game ends.
line-as-end-03 = All bid cards are played: the game ends.
line-as-ruling-06 = Too few paintings are left for another round: the game ends.
line-as-ruling-13 = { $who-is ->
    [you] Your wall is full: you take
   *[other] { CAP($who) } has a full wall and takes
} no decor for the surplus painting.
line-as-ruling-21 = No decor can be had or hung: a bonus of { $budget } lapses.
line-as-ruling-24 = { $who-is ->
    [you] You lift
   *[other] { CAP($who) } lifts
} this round's tiles to hang them anew.
line-as-ruling-26 = { $type } finds every space taken and stays on { $to }.
line-as-ruling-27 = { $type } finds every space taken and stays beside the track.
line-as-ruling-35 = { $who-is ->
    [you] You get
   *[other] { CAP($who) } gets
} the token for a complete wall.

## The film

film-bids = The bids are turned over: { $bids }.
film-bid = { $who } { $card }
film-museum = The { $tile } goes to the museum; { $type } rises to { $to }.

## Why not, and what to do instead

refusal-as-gen-02-watching = You are looking on: only the players move.
refusal-as-gen-02-start = The starting paintings come first: hang yours on a star, then wait for the others.
refusal-as-gen-02-auction = The sizes for the auction are picked first. You bid when the paintings lie open.
refusal-as-gen-02-bid = Everybody bids now: choose one of your bid cards.
refusal-as-gen-02-take = The bids of this round are played: paintings are taken and hung now.
refusal-as-gen-02-hang = The bids of this round are played: paintings are taken and hung now.
refusal-as-gen-02-close = The round is closing: leave this round's tiles where they hang, or hang them anew.
refusal-as-gen-02-rehang = Tiles of this round are hung anew before anything else.
refusal-as-gen-03 = The game is over.
refusal-as-setup-12 = You hang your starting painting once, before the first auction.
refusal-as-auction-01 = { CAP($gavel) } holds the gavel and picks the sizes for this auction: wait until the paintings lie open.
refusal-as-auction-02-few = Pick { $left ->
    [one] one more size
   *[other] { $left } more sizes
} before you open the auction.
refusal-as-auction-02-enough = You have picked all { $wanted } sizes: open the auction.
refusal-as-auction-05 = No { $format } is left: pick another size.
refusal-as-auction-09 = The next auction comes when everybody has finished hanging: wait for the others.
refusal-as-bid-01 = You have bid: wait for the others.
refusal-as-bid-04 = You no longer hold the { $card }: choose a card of your hand.
refusal-as-take-01 = The { $tile } is not on offer: take one of the paintings in the auction.
refusal-as-take-02 = Take one of the paintings in the auction first.
refusal-as-take-04 = { CAP($turn) } takes and hangs first: your turn comes after that.
refusal-as-take-05 = You have taken your painting, and the choice is final.
refusal-as-place-01 = You have no new tile to hang or to give away.
refusal-as-place-02 = The { $tile } would leave the wall at { $place }: choose a place where it fits.
refusal-as-place-03 = Something hangs at { $place } already: choose an empty place for the { $tile }.
refusal-as-place-04 = The { $tile } must touch another tile along an edge: choose a place beside one.
refusal-as-place-05 = A painting is never turned: hang the { $tile } as it is.
refusal-as-place-09 = You hung nothing this round, and older tiles never move.
refusal-as-place-10 = The { $tile } fits your wall: hang it, or give it to your assistant if it holds nothing.
refusal-as-decor-01 = You have no bonus to take decor for.
refusal-as-decor-04 = Your bonus takes a decor tile of size { $budget } or smaller.
refusal-as-decor-05 = Only { $budget } of your bonus are left: take a smaller decor tile.
refusal-as-decor-06 = You have a bonus of { $budget }: take your decor first.
refusal-as-decor-07 = Hang the decor tile of size { $size } first, or give it to your assistant if it holds nothing.
refusal-as-assist-01 = Your assistant already holds the { $tile }: find another place for the new one.
refusal-as-assist-03 = Your assistant holds nothing you could hang.
refusal-as-space-01 = Your painting does not fit: exchange it, store it, or give it to your assistant before you finish.
refusal-as-space-03 = The { $tile } cannot be had: exchange for a { $type } that lies in the museum.
refusal-as-space-04 = The { $tile } does not fit your wall either: choose another.
refusal-as-space-07 = You exchange or store only a painting you have just taken that does not fit your wall.
refusal-as-space-08 = The { $tile } came from the museum: hang it, it is not exchanged again.
refusal-as-space-14 = A painting in the museum fits: exchange for it, or give yours to your assistant if it holds nothing.
refusal-as-ruling-05 = Pick from small to large: after a { $last } no { $format }. To change that, take your later picks back first.
refusal-as-ruling-06 = From { $format } upward too few paintings are left: pick a smaller size.
refusal-as-ruling-09 = The { $tile } fits your wall: hang it, or give it to your assistant if it holds nothing.
refusal-as-ruling-12 = The { $tile } came from the museum: hang it before anything else.
refusal-as-ruling-16 = Both bonuses are alike: take the decor of the first.
refusal-as-ruling-18 = Decor of size { $size } finds no place now, neither on your wall nor with your assistant: take another size.
refusal-as-ruling-19-single = A decor tile of size 1 is not turned: hang it as it is.
refusal-as-ruling-19-level = At this table decor hangs level only.
refusal-as-ruling-21 = No decor tile of size { $size } is left: take another size.
refusal-as-ruling-22 = Tiles are hung anew when a round closes, and you answer once.
refusal-as-ruling-23 = Everything you lifted must hang on the wall again: find a place for the { $tile }.
refusal-as-ruling-23-blocked = With the { $tile } there, something else would find no place: choose another place.
refusal-as-ruling-25 = At this table a round closes without second thoughts.
refusal-as-ruling-42 = Your assistant got the { $tile } this turn and keeps it until your next.

## Points

score-city_life = City Life
score-portrait = Portraits
score-still_life = Still Lifes
score-landscape = Landscapes
score-decor = Decor
score-eyeline = Eyeline
score-wall = Full wall
score-corners = Bare corners
score-surplus = Surplus paintings
score-cards = Bid cards left
note-paintings = { $count ->
    [one] one painting
   *[other] { $count } paintings
} at { $pays }
note-cards = { $sum } left in hand, for ties
standing-points = Points if the game ended now
standing-covered = Cells covered on the wall

## Terms of the game, explained where they stand

term-gavel = Gavel
    .help = Who holds it picks the sizes that come to auction.
term-bid = Bid cards
    .help = Everybody plays one a round, face down; the highest takes first. A card played is gone for good.
term-prestige = Prestige
    .help = The painting nobody took goes to the museum and moves its type forward. At the end types pay 5, 4, 3 and 2 a painting, the farthest most.
term-museum = Museum
    .help = Paintings nobody took lie here by type. One that fits may be had for one that does not.
term-decor = Decor
    .help = Small tiles for matching frames: as large a bonus as frames match. Each is worth its size.
term-faux-pas = Faux pas
    .help = Paintings of one type that touch along an edge pay no prestige at the end.
term-eyeline = Eyeline
    .help = The band at eye level: each painting of the leading type that reaches into it brings 3 points.
term-assistant = Assistant
    .help = Holds one tile for you until you want to hang it.
term-surplus = Surplus
    .help = A painting with no place on your wall: 2 points off. Your second one makes this the last round.
term-corner = Corners
    .help = A corner of your wall with nothing on it costs 2 points at the end.
term-full-wall = Full wall
    .help = A wall without an empty cell brings 5 points and ends the game.

## Hints

fact-no-place = it finds no place on your own wall
fact-places = { $count ->
    [one] one spot
   *[other] { $count } spots
} of your wall { $count ->
    [one] is
   *[other] are
} large enough for it
fact-denied = it finds no place on the wall of { $who }
fact-least = every other wall has { $count } or more
fact-moves = left unsold it raises its type by { $steps }
fact-soon = the fullest wall has { $cells ->
    [one] one cell
   *[other] { $cells } cells
} left while you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
}
fact-first = going first brings you the { $tile }, worth about { $points ->
    [one] one point
   *[other] { $points } points
} more on your wall than the last painting
fact-alike = the paintings on offer are worth about the same to you
fact-rivals = { $who } would like that one best too
fact-higher = { $count ->
    [0] it is your highest card
    [one] one higher card stays for later rounds
   *[other] { $count } higher cards stay for later rounds
}
fact-suits = no other one does more for your wall
fact-taken-from = { $who } would have liked it best
fact-faux-pas = it touches another { $type }, so neither pays
fact-fills = covers { $cells ->
    [one] one cell
   *[other] { $cells } cells
} too narrow for any painting
fact-pays = { $type } pays { $pays } as the markers stand
fact-gains = it gains { $points ->
    [one] one point
   *[other] { $points } points
} as the markers stand
fact-costs = it costs { $points ->
    [one] one point
   *[other] { $points } points
} as the markers stand
fact-narrow = makes { $cells ->
    [one] one cell
   *[other] { $cells } cells
} too narrow for any painting
fact-room = keeps { $cells ->
    [one] one cell
   *[other] { $cells } cells
} free

## What wins, always to be read at the table

goal = Most points win: { $standing } if it ended now. It ends when a wall is full ({ $who ->
    [you] yours
   *[best] the fullest
} has { $empty } free), somebody stores a second painting, or no bid cards are left ({ $cards }).

## The table in a terminal

table-round = Art Society  Round { $round }  { $phase }
table-phase-start = the starting paintings
table-phase-auction = picking the lots
table-phase-bid = bidding
table-phase-take = taking
table-phase-hang = hanging
table-phase-close = the end of the round
table-phase-rehang = hanging anew
table-phase-over = over
table-waiting = Waiting for { $seats-count ->
    [0] nobody
   *[other] { $seats }
}
table-gavel = Gavel: { $who }
table-order = Order: { $seats }
table-picked = Picked:
table-offer = On offer:
table-new = In hand: { $painting }
table-lifted = To hang anew: { $tile }
table-bonus = Open bonus: one decor tile of at most { $budget }
table-bonus-exact = Open bonus: exactly { $budget }
table-decor-in-hand = In hand: a decor tile of size { $size }
table-museum = Museum
table-marker = at { $at }
table-supply = Supply
table-decor = Decor
table-number = number { $number }
table-frame-shell = shell
table-frame-gilt = gilt
table-frame-walnut = walnut
table-frame-ebony = ebony
table-short-city_life = City
table-short-portrait = Portr
table-short-still_life = Still
table-short-landscape = Land
table-player = { $points ->
    [one] { $name }  one point, { $empty } empty
   *[other] { $name }  { $points } points, { $empty } empty
}
table-assistant = assistant: { $tile }
table-surplus = surplus: { $tiles }
table-starter = to hang: { $tile }
table-cards = { $count ->
    [one] hand: one card
   *[other] hand: { $count } cards
}
table-hand = hand:
table-stack = stack:
table-bid = bid: { $bid } (face down)
