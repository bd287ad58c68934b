# The page's own sentences; what a game says comes from the game's catalogue.

seat = Seat { $number }

## app

app-this-page-could-not-be = This page could not be loaded.
app-try-again = Try again
app-skip-to-the-content = Skip to the content
app-vernissage = Vernissage
app-house = House
app-tables = Tables
app-learn = Learn
app-rules = Rules
app-settings = Settings
app-you = You
app-about-vernissage = About Vernissage
app-all-rules = All rules
app-api = API

## art-decko-board

art-decko-board-points-if-the-game-ended = Points if the game ended now: the track, all cards of your deck at today's market and the Museum's prizes. Prizes that compare decks are not counted.
art-decko-board-discard-pile = Discard pile
art-decko-board-everything-known-of-the-deck = Everything known of the deck
art-decko-board-still-to-draw-in-no = Still to draw, in no order
art-decko-board-the-others = The others
art-decko-board-ribbon = { $color } ribbon
art-decko-board-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
art-decko-board-what-the-cards-all-could = What the cards all could remember bring at today's market, and the track
art-decko-board-worth = { $known ->
    [all] worth { $worth }
   *[least] worth at least { $worth }
}
art-decko-board-ribbons-hand-draw-discard = ribbons { $ribbons } · hand { $hand-size } · draw { $draw-size } · discard { $length }
art-decko-board-your-side = Your side
art-decko-board-you = You
art-decko-board-net-worth = Net worth { $worth }
art-decko-board-round = { $part ->
    [end] Round { $round }, end of turn
    [action] Round { $round }, action { $action } of 2
   *[none] Round { $round }
}
art-decko-board-last-round = Last round
art-decko-board-paid = Paid { $total } of { $cost }
art-decko-board-your-hand = Your hand
art-decko-board-no-cards-in-hand = No cards in hand.
art-decko-board-look-through-your-deck-to = Look through your deck: { $draw-size } to draw, { $length } discarded
art-decko-board-discard = discard
art-decko-board-cards-of = Cards of { $name }

## art-decko-card

art-decko-card-card-back = Card back

## art-decko-museum

art-decko-museum-museum = Museum
art-decko-museum-nobody-more = nobody more
art-decko-museum-gold-rating-up-invites-next = { $name }: { $cost } gold, rating up { $rise }; invites { $t }; next painting scores { $value }; bonus { $tile-name }
art-decko-museum-pts = points
art-decko-museum-costs = A Show here costs { $cost } gold and raises the rating of the genre by { $rise }.
art-decko-museum-gold = { $cost } gold
art-decko-museum-tile = { $name } { $help } { $when }
art-decko-museum-any-genre = Any genre
art-decko-museum-invites = Invites { $genre }
art-decko-museum-of-points = { $slice } of { $name }, { $points } points
art-decko-museum-new-exhibitor-space = { $taken ->
    [yes] New Exhibitor space: { $told }, taken by { $name }
   *[no] New Exhibitor space: { $told }
}

## art-decko-places

art-decko-places-cadmium-bank = Cadmium Bank
art-decko-places-more = { $cadmium-deck } more
art-decko-places-sienna-bank = Sienna Bank
art-decko-places-left = { $sienna } left
art-decko-places-galleries-and-banks = Galleries and banks
art-decko-places-door = { $count ->
    [0] { $name }, { $cost } gold, rating up { $rise }, nothing for sale
   *[other] { $name }, { $cost } gold, rating up { $rise }, { $cards }
}
art-decko-places-costs = A card here costs { $cost } gold and raises its rating by { $rise }.
art-decko-places-gold = { $cost } gold
art-decko-places-sold-out = sold out

## art-decko-rating-board

art-decko-rating-board-market-ratings = Market ratings
art-decko-rating-board-rating-of-each-genre-the = Rating of each genre, the gold it pays and the points it scores
art-decko-rating-board-genre = Genre
art-decko-rating-board-row = { $genre }: rating { $rating }. Each painting pays { $pays } gold now and scores { $points } at the end.
art-decko-rating-board-gold = Gold
art-decko-rating-board-gold-1-pt = { $ratio } gold = 1 pt

## art-decko-kinds

art-decko-kinds-art-nouveau = Art Nouveau
art-decko-kinds-impressionism = Impressionism
art-decko-kinds-pop-art = Pop Art
art-decko-kinds-renaissance = Renaissance
art-decko-kinds-surrealism = Surrealism
art-decko-kinds-3-gold-fancy-noble = 3-Gold, Fancy Noble
art-decko-kinds-3-gold-seeds-of-wealth = 3-Gold, Seeds of Wealth
art-decko-kinds-3-gold-prosperity = 3-Gold, Prosperity
art-decko-kinds-painting = { $card } painting
art-decko-kinds-2-gold-off = 2 gold off
art-decko-kinds-1-gold-off = 1 gold off
art-decko-kinds-2-points = 2 points
art-decko-kinds-1-point = 1 point

## art-society-board

art-society-board-your-wall = Your wall
art-society-board-wall-of = Wall of { $name }
art-society-board-your-bids = Your bids
art-society-board-bids-of = Bids of { $name }
art-society-board-you = You
art-society-board-points-if-it-ended-now = points if it ended now
art-society-board-cells-empty = { $empty } cells empty
art-society-board-assistant = { $holds ->
    [tile] Assistant holds a tile
   *[nothing] Assistant, free
}
art-society-board-assistant-2 = Assistant:
art-society-board-free-2 = free
art-society-board-surplus-paintings = Surplus paintings: { $length }
art-society-board-surplus = Surplus: { $length }
art-society-board-hang-the-new-tile = Hang the new tile
art-society-board-hang-the-assistant-s-tile = Hang the assistant's tile
art-society-board-you-bid = You bid
art-society-board-last-bid = Last bid { $hidden }.
art-society-board-round = Round { $round }
art-society-board-bid-card = Bid card { $value }
art-society-board-decor = Decor
art-society-board-decor-of-size-left = Decor of size { $value }, { $count } left
art-society-board-the-others = The others

## art-society-easel

art-society-easel-in-hand = In hand
art-society-easel-the-tile-to-hang = The tile to hang
art-society-easel-drag-it-to-the-wall = Drag it to the wall, or press a spot.
art-society-easel-turn-it = Turn it

## art-society-museum

art-society-museum-museum-and-prestige = Museum and prestige
art-society-museum-prestige = Prestige
art-society-museum-at = at { $type }
art-society-museum-in-the-museum = In the museum: { $spoken }

## art-society-offer

art-society-offer-the-auction = The auction
art-society-offer-supply-left = Supply: { $value } left
art-society-offer-at-auction = At auction
art-society-offer-paintings-left = { $format } paintings, { $count } left
art-society-offer-picked = Picked: { $join }
art-society-offer-left = { $count } left
art-society-offer-from-the-museum = From the museum, in exchange
art-society-offer-holds-the-gavel = { $who }
art-society-offer-nothing-hangs-here-yet = The paintings of the round hang here once they are picked.

## art-society-paddles

art-society-paddles-bids-of-this-round = Bids of this round, in the order of taking
art-society-paddles-bid = bid { $value }
art-society-paddles-your-bid = your bid { $value }, still hidden from the others
art-society-paddles-has-bid = { $who ->
    [you] have bid
   *[other] has bid
}
art-society-paddles-thinks-of-a-bid = { $who ->
    [you] choose a card
   *[other] thinks
}
art-society-paddles-takes-now = { $who ->
    [you] take now
   *[other] takes now
}
art-society-paddles-has-taken = { $who ->
    [you] have taken
   *[other] has taken
}
art-society-paddles-takes-next = { $who ->
    [you] take
   *[other] takes
} { $place ->
    [2] second
    [3] third
   *[other] fourth
}

## art-society-terms

art-society-terms-gavel = Whoever holds the gavel picks the sizes that come to auction; each round it passes to the left.
art-society-terms-frames-name = Matching frames
art-society-terms-frames = Hang a painting so that it touches one with the same frame, and you gain decor.
art-society-terms-decor = Small pieces that fill gaps and bring points. You gain them for matching frames.
art-society-terms-eyeline-name = What is the eyeline?
art-society-terms-eyeline = The eyeline: 3 points more for every painting of the most prestigious type that hangs in this band.
art-society-terms-faux-pas = A painting that touches one of its own type is a faux pas: neither brings prestige points at the end.
art-society-terms-faux-pas-count = Faux pas: { $faux }
art-society-terms-prestige = What the paintings of each type are worth at the end. Paintings nobody takes go to the museum and raise their type.
art-society-terms-multiplier = { $type } stands at { $at } on the prestige track: as it stands, each { $type } you hang brings { $times } points.
art-society-terms-estimate = The score if the game ended now. Every bare corner of your wall and every surplus painting costs 2 points.

## art-society-rival

art-society-rival-points = points
art-society-rival-left = { $many } left
art-society-rival-has-bid = has bid
art-society-rival-thinks-about-a-bid = thinks about a bid
art-society-rival-last-bid = last bid

## art-society-wall

art-society-wall-at = { $kind ->
    [decor] Decor at { $x },{ $y }
    [faux-pas] { $type }, { $frame } frame at { $x },{ $y }, a faux pas
   *[painting] { $type }, { $frame } frame at { $x },{ $y }
}
art-society-wall-faux-pas = faux pas

## art-society-tiles

art-society-tiles-city-life = City Life
art-society-tiles-portrait = Portrait
art-society-tiles-still-life = Still Life
art-society-tiles-landscape = Landscape
art-society-tiles-frame = { $type } { $format }, { $frame } frame

## artbox-board

artbox-board-keep-a-word = Keep a word
artbox-board-the-roll = The roll
artbox-board-draw = Draw
artbox-board-the-unveiling = The unveiling
artbox-board-the-tokens = The tokens
artbox-board-the-end = The end
artbox-board-round = Round { $round }
artbox-board-turned-by = turned by { $name }
artbox-board-gallery = Gallery
artbox-board-too-few-players-are-left = Too few players are left to play on.
artbox-board-gallery-of-this-game = Gallery of this game

## artbox-canvas

artbox-canvas-no-fault-found = No fault found.
artbox-canvas-the-is-back-in-the = The { $name } is back in the tray.
artbox-canvas-your-sheet-shapes-placed = Your sheet: { $length } shapes placed
artbox-canvas-draw-here = Draw here

## artbox-choose-words

artbox-choose-words-your-words = Your words
artbox-choose-words-your-word = Your word
artbox-choose-words-put-one-word-back-draw = Put one word back: you draw the other two
artbox-choose-words-keep-the-word-you-would = Keep the word you would like to draw
artbox-choose-words-still-choose = { $list } still choose.
artbox-choose-words-everybody-has-chosen = Everybody has chosen.
artbox-choose-words-nobody-else-sees-your-cards = Nobody else sees your cards. The dice are rolled when all have chosen: only then do you know which shapes you get.

## artbox-dice

artbox-dice-four-dice = Four dice

## artbox-enlarged

artbox-enlarged-you-have-hidden-this-drawing = You have hidden this drawing.
artbox-enlarged-show-it-again = Show it again
artbox-enlarged-hide-it-for-me = Hide it for me
artbox-enlarged-save-as-svg = Save as SVG
artbox-enlarged-save-as-png = Save as PNG

## artbox-freehand

artbox-freehand-taken-for = Taken for a { $kind }.
artbox-freehand-nothing-free = Every rolled shape is on the sheet: move one, or take one back first.
artbox-freehand-go-on = No line is left to draw: go on with the other sides.

## artbox-gallery

artbox-gallery-by-right = by { $name }, { $length } right
artbox-gallery-back-to-the-gallery = Back to the gallery
artbox-gallery-all-as-svg = All as SVG
artbox-gallery-all-as-png = All as PNG
artbox-gallery-round = Round { $round }
artbox-gallery-r-to-g-to = R to { $names }, G to { $names-2 }
artbox-gallery-enlarge = Enlarge { $word }
artbox-gallery-right = { $many } right
artbox-gallery-right-not-legal = { $many } right, not legal
artbox-gallery-the-first-drawings-hang-here = The first drawings hang here when the round is over.

## artbox-glass

artbox-glass-sandglass = Sandglass:

## artbox-guess-wall

artbox-guess-wall-your-sheet-is-closed-the = Your sheet is closed. The others still match.
artbox-guess-wall-the-players-match-words-and = The players match words and drawings.
artbox-guess-wall-which-word-is-drawing = Which word is drawing { $slot }?
artbox-guess-wall-which-drawing-is = Which drawing is “{ $word }”?
artbox-guess-wall-pick-a-drawing-then-its = Pick a drawing, then its word, or drag a word onto it.
artbox-guess-wall-drawings = Drawings
artbox-guess-wall-drawing = Drawing { $large }

## artbox-hand-in

artbox-hand-in-sure = Sure?
artbox-hand-in-go-on-drawing = Go on drawing
artbox-hand-in-give-up = Give up
artbox-hand-in-hand-it-in = Hand it in
artbox-hand-in-hand-in-anyway = Hand in anyway…
artbox-hand-in-done = Done
artbox-hand-in-give-up-2 = Give up…
artbox-hand-in-saving = Saving…
artbox-hand-in-saved = Saved

## artbox-lamps

artbox-lamps-is-it-legal = Is it legal?
artbox-lamps-is-fine = { $kind } is fine
artbox-lamps-the-drawing-is-legal = The drawing is legal.
artbox-lamps-nothing-is-drawn-yet = Nothing is drawn yet.
artbox-lamps-not-legal-yet = Not legal yet.

## artbox-resting

artbox-resting-behind-the-screens = { $count ->
    [one] { $list } still draws behind the screens.
   *[other] { $list } still draw behind the screens.
}
artbox-resting-all-drawings-are-in = All drawings are in.
artbox-resting-not-legal = not legal

## artbox-roll-dice

artbox-roll-dice-you-are-maestro-roll-the = You are Maestro: roll the dice
artbox-roll-dice-is-maestro-and-rolls = { $name } is Maestro and rolls
artbox-roll-dice-four-dice = Four dice
artbox-roll-dice-you-draw = You draw

## artbox-slot

artbox-slot-drawing = { $kind ->
    [yours] Drawing { $slot }, yours.
    [yours-hidden] Drawing { $slot }, yours, hidden.
    [hidden] Drawing { $slot }, hidden.
   *[open] Drawing { $slot }.
}
artbox-slot-matched-with = { $drawing } Matched with { $word }.
artbox-slot-no-word-yet = { $drawing } No word yet.
artbox-slot-hidden-2 = hidden
artbox-slot-drawing-2 = Drawing { $slot }
artbox-slot-look-closely-at-drawing = Look closely at drawing { $slot }
artbox-slot-enlarge-save-or-hide = Enlarge, save or hide

## artbox-standing

artbox-standing-tokens = Tokens
artbox-standing-maestro = Maestro
artbox-standing-maestro-of-this-round = Maestro of this round
artbox-standing-number = Number { $number }
artbox-standing-done = done
artbox-standing-gone = gone
artbox-standing-away = away

## artbox-studio

artbox-studio-which-drawing = Which drawing
artbox-studio-draw = Draw
artbox-studio-touch-at-least-three-sides = Touch at least three sides of the frame.
artbox-studio-changes-can-still-be-saved = { $saves-left } changes can still be saved.
artbox-studio-keys = Keys
artbox-studio-tab-goes-from-shape-to = Tab goes from shape to shape; arrows move (with Alt one step), shift+arrows resize, [ and ] turn, Delete takes back, Ctrl+Z and Ctrl+Y undo and redo.

## artbox-taken

artbox-taken-a = A { $kind }
artbox-taken-or = or
artbox-taken-take-it-for = Take it for a { $kind }
artbox-taken-a-side-go-on = One side: go on, or take it for
artbox-taken-wipe = Wipe it away
artbox-taken-all-drawn = Every shape is drawn. Tap one to move or turn it.
artbox-taken-draw-on-the-sheet = Draw with mouse, finger or pen: each shape is recognised.
artbox-taken-draw-the-next = Draw the next one, or tap a shape to change it.

## artbox-tokens

artbox-tokens-red = { $red } red
artbox-tokens-gray = { $gray } gray
artbox-tokens-no-tokens = no tokens

## artbox-tools

artbox-tools-no-more-changes-of-this = No more changes of this drawing can be saved.
artbox-tools-take-hold-of-a-shape = Take hold of a shape on the sheet first.
artbox-tools-tools = Tools
artbox-tools-nothing-has-been-done-that = Nothing has been done that could be taken back.
artbox-tools-undo = Undo
artbox-tools-nothing-has-been-taken-back = Nothing has been taken back.
artbox-tools-redo = Redo
artbox-tools-snap-to-angles-of-degrees = Snap to angles of { $step } degrees, to other shapes and to the frame
artbox-tools-snap = Snap
artbox-tools-turn-left = Turn left ([)
artbox-tools-turn = Turn ↺
artbox-tools-turn-right = Turn right (])
artbox-tools-turn-2 = Turn ↻
artbox-tools-back-to-the-tray-delete = Back to the tray (Delete)
artbox-tools-remove = Remove

## artbox-tray

artbox-tray-arrows-move-it-shift-and = Arrows move it, shift and arrows resize it, brackets turn it, delete takes it back.
artbox-tray-a-lies-on-the-sheet = A { $kind } lies on the sheet. { $keys }
artbox-tray-tray-of-rolled-shapes = Tray of rolled shapes
artbox-tray-no-more-changes-of-this = No more changes of this drawing can be saved.
artbox-tray-place-a = Place a { $kind }
artbox-tray-placed = { $kind }, placed

## artbox-unveiled

artbox-unveiled-drawing = Drawing { $slot }
artbox-unveiled-enlarge-drawing = { $hidden ->
    [yes] Enlarge drawing { $slot }, hidden
   *[no] Enlarge drawing { $slot }
}
artbox-unveiled-hidden-2 = hidden
artbox-unveiled-drawing-2 = Drawing { $slot }{ $word }
artbox-unveiled-by = by
artbox-unveiled-number = Number { $number }
artbox-unveiled-right = right
artbox-unveiled-said = said “{ $word }”
artbox-unveiled-not-legal = Not legal: { $join }
artbox-unveiled-not-unveiled-yet = Not unveiled yet

## artbox-unveiling

artbox-unveiling-first-token-the-drawing-most = First token: the drawing most players matched
artbox-unveiling-second-token-the-most-drawings = Second token: the most drawings matched
artbox-unveiling-the-two-tokens = The two tokens
artbox-unveiling-token = { $mark }, { $color } token
artbox-unveiling-token-2 = Token
artbox-unveiling-nobody = Nobody
artbox-unveiling-the-drawings = The drawings
artbox-unveiling-drawn-by-nobody = Drawn by nobody:
artbox-unveiling-drawing = Drawing { $large }
artbox-unveiling-by = { $word }, by { $name }

## artbox-who

artbox-who-bot = bot
artbox-who-you = you

## artbox-word-row

artbox-word-row-words = Words
artbox-word-row-already-used = already used

## artbox-shapes

artbox-shapes-from-to = from { $place } to { $place-2 }
artbox-shapes-corners = corners { $join }
artbox-shapes-across = { $a } across
artbox-shapes-wide-tall = { $a } wide, { $b } tall
artbox-shapes-middle = middle { $place }, { $size }{ $degrees }
artbox-shapes-across-down = { $value } across { $value-2 } down

## avant-carde-board

avant-carde-board-the-others = The others
avant-carde-board-your-side = Your side
avant-carde-board-you = You
avant-carde-board-round = { $first ->
    [you] Round { $round }, you go first
    [other] Round { $round }, goes first
   *[no] Round { $round }
}
avant-carde-board-made = Made ${ $made }
avant-carde-board-left = ${ $left } left
avant-carde-board-last-made = last made ${ $made }
avant-carde-board-change-token-1-once = Change token: $1 once
avant-carde-board-hidden-gem = Hidden Gem
avant-carde-board-line = { $length ->
    [0] Line
   *[other] Line of { $length }
}
avant-carde-board-tuck = You may tuck
avant-carde-board-no-line-is-laid-yet = No line is laid yet.
avant-carde-board-start-with-any-card-each = Start with any card; each after it shares color or number with the one before.
avant-carde-board-your-deck-cards = Your deck: { $deck-size } cards
avant-carde-board-look-through-your-discard-pile = Look through your discard pile of { $length }
avant-carde-board-discard = discard
avant-carde-board-hand = Hand
avant-carde-board-the = The { $title }
avant-carde-board-its-rule = its rule
avant-carde-board-your-discard-pile = Your discard pile
avant-carde-board-it-is-empty = It is empty.

## avant-carde-card

avant-carde-card-a-card-you-may-not = A card you may not know

## avant-carde-gallery-row

avant-carde-gallery-row-gallery-and-patrons = Gallery and patrons
avant-carde-gallery-row-patron-of-the-s-what = { $title } { $power } (patron of the { $number }s)
avant-carde-gallery-row-stack-of-s-on-top = Stack of { $number }s: { $plain } on top, { $size } cards, ${ $number }
avant-carde-gallery-row-the-s-are-sold-out = The { $number }s are sold out
avant-carde-gallery-row-sold-out = sold out
avant-carde-gallery-row-left = left
avant-carde-gallery-row-price = A { $number } costs ${ $number }. { $size ->
    [0] None are left.
    [one] One is left.
   *[other] { $size } are left.
}
avant-carde-gallery-row-awards = awards
avant-carde-gallery-row-extra = { $extras } extra
avant-carde-gallery-row-token = Token: { $plain }

## avant-carde-line

avant-carde-line-as = as { $copies }
avant-carde-line-a-concealed-card = A concealed card
avant-carde-line-card-of-the-line = card { $value } of the line
avant-carde-line-now = now { $change }
avant-carde-line-your-line = Your line
avant-carde-line-line = Line
avant-carde-line-concealed = concealed
avant-carde-line-used = used

## avant-carde-opponent

avant-carde-opponent-first-player = First player
avant-carde-opponent-change-token = Change token
avant-carde-opponent-hidden-gem = Hidden Gem
avant-carde-opponent-hand = hand { $hand-size }
avant-carde-opponent-deck-discard = · deck { $deck-size } · discard { $length }
avant-carde-opponent-line-done = line done
avant-carde-opponent-builds-a-line = builds a line
avant-carde-opponent-made = made ${ $made }

## plain-board

plain-board-the-table = The table
plain-board-the-seats = The seats
plain-board-seat = Seat

## plain-value

plain-value-number = Number
plain-value-none = none

## sheet

sheet-close = Close

## spot

spot-options = { $label }. { $length ->
    [one] One option
   *[other] { $length } options
}
spot-why-not = { $label }. Why not?

## api

api-the-server-does-not-answer = The server does not answer. Is it running?
api-something-went-wrong = Something went wrong.
api-guest = Guest
api-there-is-no-such-game = There is no such game.

## bell

bell-it-is-your-turn = It is your turn.

## choosing

choosing-this-is-possible-now = This is possible now.

## play

play-there-is-no-such-table = There is no such table.
play-this-is-too-large-to = This is too large to be sent.
play-this-table-is-not-open = This table is not open to you.
play-your-move-is-taken-back = Your move is taken back.
play-the-game-went-on-so = The game went on, so your move stays.
play-the-others-would-rather-not = The others would rather not: your move stays.

## about

about-about-vernissage = About · Vernissage
about-about-vernissage-2 = About Vernissage
about-the-house = The house
about-vernissage-is-four-printed-art = Vernissage is four printed art-world tabletop games as one piece of open software: an engine that knows every rule and names the clause that makes it so, a table server, a laboratory for bots, and this gallery.
about-the-browser-shows-and-asks = The browser shows and asks; it never decides. Whatever can be clicked was offered by the engine, the same options are always there as full sentences, and a refused move says which rule stands against it.
about-what-is-ours-and-what = What is ours and what is not
about-the-games-art-decko-art = The games Art Decko, Art Society, Avant Carde and #ARTBOX were designed, illustrated and published by others, and their names belong to them. Vernissage is not made or endorsed by them. Rules are told in our own words; no text or picture of a published game is used. Every painting, card, frame and token you see is drawn by this software.
about-if-you-like-a-game = If you like a game, buy the box: the table, the cards and the company are better.
about-your-data = Your data
about-a-nickname-is-all-you = A nickname is all you need. The server keeps the tables you sit at, and nothing about you that you did not type. There are no trackers, and nothing is loaded from other houses.
about-vernissage-is-free-software-under = Vernissage is free software under the MIT licence. Its letters are Fraunces and Figtree, under the SIL Open Font License.
about-sil-open-font-license = The license of the letters

## action-bar

action-bar-something-is-turned-over-or = { $move } It cannot be taken back freely.
action-bar-the-game-is-over = The game is over.
action-bar-your-turn = Your turn.
action-bar-sure = Sure?
action-bar-list = List
action-bar-list-title = Everything you may do, as a list (O)
action-bar-journal = Journal
action-bar-journal-title = What has happened so far (J)
action-bar-you-are-looking-on = You are looking on.
action-bar-waiting-for = Waiting for { $list }.
action-bar-ask-the-strongest-bot-what = Ask the strongest bot what it would do (H); everybody hears that you asked
action-bar-thinking = Thinking…
action-bar-hint = Hint
action-bar-the-others-are-asked-bots = The others are asked; bots agree
action-bar-take-back-your-last-move = Take back your last move
action-bar-undo = Undo…
action-bar-undo-2 = Undo

## bot-tokens

bot-tokens-your-own-bots = Your own bots
bot-tokens-a-program-sits-down-like = A program sits down like anybody else, by requests or over the socket. It shows this token with every request, and is marked as a bot at the table.
bot-tokens-api = All requests (OpenAPI)
bot-tokens-name-of-the-bot = Name of the bot
bot-tokens-make-a-token = Make a token
bot-tokens-shown-this-once = The token of { $name }, shown this once:
bot-tokens-copied = Copied
bot-tokens-copy = Copy

## chart

chart-from-the-first-move-to = { $told }, from the first move to the last
chart-ended-with = { $name } ended with { $value }

## choice-dialog

choice-dialog-which-one = Which one?
choice-dialog-none-of-these = None of these

## connection

connection-you-are-offline = You are offline.
connection-the-connection-is-lost = The connection is lost.
connection-your-move-is-kept-and = Your move is kept, and played as soon as the table is back.
connection-your-game-is-kept-trying = Your game is kept; trying again…
connection-try-now = Try now

## end-page

end-page-your-place = You: place { $place } of { $players }
end-page-the-gallery-wins-this-time = The gallery wins this time
end-page-wins = { $who } wins
end-page-you-win = You win
end-page-share-it = { $list } share the win
end-page-you-share-it = You share the win with { $list }
end-page-the-end = { $title }: the end
end-page-play-again = Play again
end-page-join-the-next-game = Join the next game
end-page-another-game-is-set-up = Somebody at this table would like to play again: your chair is ready.
end-page-look-through-the-game = Look through the game
end-page-see-the-table = See the table
end-page-download-the-record = Download the record
end-page-home = Home
deal-check-button = Check the deal
deal-check-holds = Your browser has checked it, too.
deal-check-fails = But your browser comes to another result: do not trust this deal.
deal-check-own = Your own part is in it.
end-page-score-sheet = Score sheet
end-page-points-by-clause = Points by what they were for
end-page-points-for = Points for
end-page-total = Total
end-page-the-finished-table = The finished table
end-page-caption = { $title } at Vernissage: { $standing }
end-page-rule = rule
end-page-the-rule = The rule { $clause }

## game-page

game-page-game = Game
game-page-vernissage = { $turn ->
    [yours] ● Your turn: { $title } · Vernissage
   *[other] { $title } · Vernissage
}
game-page-your-turn-options = Your turn: { $length ->
    [one] one option
   *[other] { $length } options
}.
game-page-change-of-chairs = Change of chairs
game-page-hand-over-to = Hand over to { $name }
game-page-their-cards-stay-face-down = Their cards stay face down until they say so.
game-page-i-am = I am { $name }
game-page-the-table = The table
game-page-as = As { $name }
game-page-show-the-score-sheet = Show the score sheet
game-page-you-may = You may
game-page-options = Options
game-page-journal = Journal

## hints

hints-a-strong-bot-would = A strong bot would…
hints-close = Close
hints-about-equal = about equal

## coach

coach-coach = Coach
coach-call = Call the coach (C)
coach-send-away = Send the coach away (C)
coach-i-would = I would:
coach-you-know-this = You know this kind of choice. Take your time, or ask me.
coach-i-am-here = I say something when there is something new.
coach-got-it = Got it
coach-do-it = Do it
coach-show-me = Draw it for me
coach-what-would-you-do = What would you do?
coach-with-a-coach = With a coach
coach-first-game = First game, with a coach
coach-first-game-with = Play a first game with a coach
coach-named = { $label }: { $title }
coach-first-game-about = A real game against gentle bots. The coach explains what is new and proposes what to do next.
coach-new-to = New to { $title }?
coach-offer-about = A coach can sit beside you: it explains what is new as it happens, and nobody else sees it.
coach-sits-beside-you = Your coach sits beside you when the game begins. C sends it away.
coach-i-know-it = I know it
coach-show-me-as-we-play = Show me as we play
home-first-game-with-a-coach = Play { $title } with a coach
keepsake-kept = { $count ->
    [one] One thing learnt is remembered.
   *[other] { $count } things learnt are remembered.
}
keepsake-copy = Keep a copy
keepsake-forget = Forget it all
keepsake-sure = Yes, forget it
keepsake-keep = No, keep it

## home

home-vernissage-games-of-art-for = Vernissage: games of art, for people and bots
home-opening-night-every-night = Opening night, every night
home-games-about-art-and-a = Games about art, and a chair for you
home-collect-bid-hang-draw-play = Collect, bid, hang, draw. Play against bots this minute, or send friends a link: no account, no installation, every rule checked and explained.
home-setting-the-table = Setting the table…
home-play-against = Play { $title } against { $many }
home-find-a-table = Find a table
home-lately = Lately
home-return-to-your-table = Return to your table
home-put-away = Put this table of { $title } away; you still find it under Tables
home-the-exhibition = The exhibition

## journal-pane

journal-pane-times = { $said } ({ $times } times)
journal-pane-why = Why?
journal-pane-nothing-has-happened-yet = Nothing has happened yet.

## lobby

lobby-the-lobby-vernissage = { $title }: the lobby · Vernissage
lobby-the-lobby = { $title }: the lobby
lobby-the-chairs-are-out = The chairs are out
lobby-chairs = Chairs
lobby-to-seats-empty-chairs-go = { $least } to { $most } seats; empty chairs go away at the start.
lobby-open-chair = Open chair
lobby-you = you
lobby-bot = bot
lobby-another-person-here = Another person here
lobby-sit-down = Sit down
lobby-deal-played-before = This deal was played before, and somebody here may know it. Sit down only if that is fine with you.
lobby-chair = { $sitting ->
    [yes] Another person here, chair { $value }
   *[no] Sit down, chair { $value }
}
lobby-guest = Guest { $value }
lobby-add-a-bot-chair = Add a bot, chair { $value }
lobby-add-a-bot = Add a bot
lobby-leave = Leave
lobby-remove = Remove
lobby-chair-2 = { $yours ->
    [yes] Leave: { $name }, chair { $value }
   *[no] Remove: { $name }, chair { $value }
}
lobby-new-bots-play-as = New bots play as
lobby-needs-players-more-to-fill = { $title } needs { $least } players: { $many } more to fill.
lobby-start-the-game = Start the game
lobby-more-needed = { $seated } more needed.
lobby-the-host-starts-the-game = The host starts the game.
lobby-invite = Invite
lobby-whoever-has-this-link-may = Whoever has this link may sit down; a name is all they need.
lobby-invitation-link = Invitation link
lobby-copied = Copied
lobby-copy-the-link = Copy the link
lobby-the-invitation-link-as-a = The invitation link as a QR code
lobby-how-it-is-played = How it is played
lobby-hints = Hints
lobby-everybody-may-ask-a-strong = Everybody may ask a strong bot for advice, and everybody hears who asks.
lobby-onlookers-are-told-chances = Onlookers are told who is likely to win, some turns late and without seeing a hidden card. Players are never told.
lobby-the-host-decides-how-it = { $hints ->
    [yes] The host decides how it is played. Everybody may ask a strong bot for a hint.
   *[no] The host decides how it is played. There are no hints.
}

## lost

lost-nothing-hangs-here-vernissage = Nothing hangs here · Vernissage
lost-nothing-hangs-here = Nothing hangs here
lost-this-address-leads-nowhere = This address leads nowhere.
lost-back-to-the-entrance = Back to the entrance

## notices

notices-you-would-like-to-take = You would like to take back a move. Asked: { $name }.
notices-would-like-to-take-back = { $name } would like to take back a move.
notices-let-it-be-taken-back = Let it be taken back
notices-no = No
notices-your-time-ran-out-and = Your time ran out, and a bot plays for you.
notices-take-the-seat-back = Take the seat back
notices-played-on = You play on from a moment of a finished game, { $n } moves in, against bots. Its cards lie as they lay then, so this game does not count.
notices-the-game-before = The game before
notices-all-right = All right
notices-do-it = Do it
notices-not-yet = Not yet

## drawer

drawer-close = Close

## price-tag

price-tag-label = What you are about to do
price-tag-paid = { $paid } of { $price } paid.
price-tag-tap = Tap cards of your hand to pay with others.
price-tag-not-now = Not now
price-tag-do-it = Do it

## toast

toast-rule = Rule { $clause }
toast-why = Why?
toast-close = Close

## option-list

option-list-find-among-options = Find among { $length } options
option-list-find-an-option = Find an option
option-list-your-options = Your options
option-list-the-game-is-over = The game is over.
option-list-nothing-to-decide-right-now = Nothing to decide right now.

## options-form

options-form-as-the-set-has-it = As the set has it
options-form-as-dealt = as dealt
options-form-by-lot = Drawn by lot
options-form-seat-number = Seat { $value }
options-form-no-limit = No limit
options-form-seconds = { $count } seconds
options-form-hours = { $count } hours
options-form-difficulty = { $value ->
    [1] Easy
    [2] Middling
   *[other] Hard
}
options-form-as-the-rules-have-it = as the rules have it
options-form-finer-points = { $count ->
    [one] One finer point
   *[other] { $count } finer points
}
options-form-seat = { $label }, seat { $value }
options-form-seat-dealt-at-random = Seat { $value }: dealt at random
options-form-one-per-line = { $told } One per line.

## past

past-your-games = Your games
past-won-of = Won { $won } of { $played }
past-by-chance = by chance alone it would have been { $expected }
past-none-fresh = No game with a fresh deal yet: others are listed below and do not count.
past-accuracy = { $count ->
    [one] Accuracy { $accuracy } in the one game that was looked into
   *[other] Accuracy { $accuracy } in { $count } games that were looked into
}
past-accuracy-over-time = Accuracy from game to game
past-trend = { $label }: { $values }
past-bests = Your best
past-habits = What cost you most
past-habit = You chose “{ $played }” Better was “{ $best }”
past-habit-cost = { $times ->
    [one] once, { $chances } % of a win
   *[other] { $times } times, { $chances } % of a win together
}
past-finest = { $points ->
    [one] Your finest table: one point
   *[other] Your finest table: { $points } points
}
past-one-by-one = Game by game
past-when = When
past-game = Game
past-result = Result
past-points = Points
past-accuracy-short = Accuracy
past-won = Won
past-place = Place { $place } of { $seats }
past-not-fresh = not a fresh deal
past-show-all = Show all { $count }
past-take-home = Take it home (JSON)
past-forget = Have it forgotten
past-forget-sure = Nothing of this will be counted or shown here any more. The games themselves stay with those you played.
past-forget-yes = Forget it
past-forget-no = Keep it

## players-bar

players-bar-players = Players
players-bar-you = you
players-bar-bot = bot
players-bar-away = away
players-bar-your-turn = your turn
players-bar-thinking = thinking
players-bar-to-move = to move
players-bar-sandglass = Sandglass

## poster-card

poster-card-to = { $least } to { $most }
poster-card-players = { $seats } players · { $minutes }
poster-card-play-now-against-bots = Play now: { $title } against bots
poster-card-setting-the-table = Setting the table…
poster-card-play-now = Play now
poster-card-set-up-a-table-of = Set up a table of { $title }
poster-card-set-up = Set up
poster-card-rules-of = Rules of { $title }
poster-card-rules = Rules

## replay

replay-again-vernissage = { $title }, again · Vernissage
replay-a-game = A game
replay-looked-through-again = { $title }, looked through again
replay-first-moment = First moment
replay-back-one = Back one
replay-pause = Pause
replay-play = Play
replay-on-one = On one
replay-last-moment = Last moment
replay-moment-of-the-game = Moment of the game
replay-of = { $at } of { $last }
replay-whose-knowledge = Whose knowledge
replay-everything-open = Everything open
replay-as-a-watcher-saw-it = As a watcher saw it
replay-as-saw-it = As { $name } saw it
replay-back-to-the-table = Back to the table
replay-the-table-is-set = The table is set.
replay-turn-back = Back one turn
replay-turn-on = On one turn
replay-speed = Speed
replay-at-speed = { $name ->
    [half] Half speed
    [two] Twice as fast
    [four] Four times as fast
   *[one] Usual speed
}
replay-round = Go to a round
replay-caption = { $title } at Vernissage, moment { $at }

## film

film-button = The others' moves
film-button-now = The others' moves are shown { $pace ->
    [slow] slowly
    [fast] fast
    [once] at once
   *[normal] at a normal pace
}
film-title = The others' moves
film-about = What the others do is shown on the table as it happens. Anything you press shows the rest at once, and so does the key S.
film-pace = How fast the others' moves are shown
film-pace-name = { $pace ->
    [slow] Slowly
    [fast] Fast
    [once] At once, without flight
   *[normal] Normal
}
film-again = Show the others' last turn again
film-while-you-were-away = While you were away: show it
film-what-happens = What happens at the table

## film-strip

film-strip-the-table = The table
film-strip-turn = { $round ->
    [0] { $name }
   *[other] { $name }, round { $round }
}

## film-journal

film-journal-journal = What happened
film-journal-round = Round { $round }

## review

review-what-decided-it = What decided it
review-which-chances = Whose knowledge the chances are from
review-with-everything-open = With everything open
review-as-could-be-known = As each could know it
review-failed = This game could not be looked into. Nothing is lost: the game and its record are as they were.
review-try-again = Try again
review-is-coming = The chances of everybody will be drawn here in a moment.
review-how-far = How far it is
review-others-first = { $count ->
    [one] One other game is looked into first.
   *[other] { $count } other games are looked into first.
}
review-each-choice-is-weighed = Every choice is being weighed by what its player could know.
review-how-it-adds-up = Chance at the start, and what luck, one’s own choices and the others made of it: together they are the result, exactly. Own choices are held against the best that could be found, so they can only cost.
review-moments = { $count ->
    [0] Moments that mattered
    [one] One moment that mattered
    [2] Two moments that mattered
    [3] Three moments that mattered
   *[other] { $count } moments that mattered
}
review-of-whom = Moments of
review-no-moments = No choice here gave much away.
review-curve-label = Chances to win from the first move to the last; at the end { $list }
review-first-move = First move
review-last-move = Last move
review-as-a-table = The chances as a table
review-moves-made = Moves made
review-accuracy = accuracy
review-start = At the start
review-luck = Luck
review-skill = Own choices
review-skill-yours = Your choices
review-others = The others
review-result = Result
review-decisions = { $count ->
    [one] One decision
   *[other] { $count } decisions
}
review-blunders = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-inaccuracies = { $count ->
    [one] one inaccuracy
   *[other] { $count } inaccuracies
}
review-table-then = The table at moment { $number }, as it was known then
review-after-moves = { $n ->
    [0] At the very beginning
    [one] After one move
   *[other] After { $n } moves
}
review-of-winning = of the chance to win
review-taken-by-luck = taken by bad luck
review-you-played = You chose
review-was-played = Chosen
review-better = Better
review-right-and-unlucky = It was right, and unlucky.
review-points-cost = { $points ->
    [one] It cost about one point.
   *[other] It cost about { $points } points.
}
review-points-lost = { $points ->
    [one] Luck took about one point.
   *[other] Luck took about { $points } points.
}
review-it-might-have-gone-on = How it might have gone on
review-look-at-it = Look at it
review-play-on = Play on from there
review-grade = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
}
review-something-better = Something better was there
review-next-choice-of = { $name } chose otherwise
review-better-was = Better: { $move }
review-nothing-better = { $name } did the best that could be found.
review-mark-back = Back to the last moment worth a look
review-mark-on = On to the next moment worth a look
review-of-drawings-read = { $count ->
    [one] of one drawing was read
   *[other] of { $count } drawings were read
}
review-hard-words = Hard to draw and to read in this game: { $list }.
review-how-drawings-were-read = How each drawing was read
review-wrote-nothing = { $name } wrote nothing
review-took-it-for = { $name } took it for { $word }
review-hard = hard word
review-drawn-by = Drawn by { $name } in round { $round }
review-as-drawn = { $word }, as it was drawn
review-as-bots-draw = { $word }, as bots would have drawn it
review-bots-would-draw = The bots, with the same dice
review-read-by-percent = Read by { $percent } % of the others
review-odds = Who is likely to win
review-odds-told = As onlookers could know it, some turns ago.
review-odds-coming = Who is likely to win is told when some turns have been played.
review-odds-of = { $name } { $percent } %
review-odds-lines = How the chances went so far; now { $list }

## rules-page

rules-page-rules-vernissage = Rules · Vernissage
rules-page-rules-of-vernissage = Rules of { $title } · Vernissage
rules-page-example-in-the-rulebook = example in the rulebook
rules-page-house-value = house value
rules-page-rules-of = Rules of { $title }
rules-page-rules = Rules
rules-page-in-our-own-words = In our own words
rules-page-clauses-of-them-decided-by = { $clauses } clauses, { $decided } of them decided by the engine itself.
rules-page-every-clause-of-every-game = Every clause of every game, with the house values marked. When a move is refused, its reason leads here.
rules-page-games = Games
rules-page-chapters = Chapters
rules-page-find = Find
rules-page-a-word-or-a-clause = a word or a clause
rules-page-general = General
rules-page-house = House
rules-page-marks-what-no-booklet-says = marks what no booklet says and we had to settle.
rules-page-house-values = House values
rules-page-counts-and-values-no-booklet = Counts and values no booklet states, and why we chose them.

## set-up

set-up-needs-players-add-a-bot = { $title } needs { $least } players: add a bot, or open the table and invite somebody.
set-up-set-up-vernissage = Set up { $title } · Vernissage
set-up-a-table-of = A table of { $title }
set-up-set-up = Set up
set-up-who-plays = Who plays
set-up-to-seats-you-sit-on = { $least } to { $most } seats. You sit on the first; whoever has the link may take a chair left empty.
set-up-you = You
set-up-bot-on-seat = Bot on seat { $value }
set-up-bot = Bot: { $title }
set-up-remove-the-bot-on-seat = Remove the bot on seat { $value }
set-up-remove = Remove
set-up-add-a-bot = Add a bot
set-up-first-game = Somebody's first game?
set-up-first-game-leaves-out = What the booklet keeps for players who know the game is left out.
set-up-public = Public
set-up-listed-under-tables-so-that = Listed under Tables, so that anybody may sit down.
set-up-hints = Hints
set-up-everybody-may-ask-a-strong = Everybody may ask a strong bot for advice, and everybody hears who asks.
set-up-chances = Chances for onlookers
set-up-chances-told = Whoever looks on is told who is likely to win, some turns late and without seeing a hidden card. Players are never told.
set-up-clock = Clock
set-up-take-your-time = Take your time
set-up-so-long-for-each-decision = So long for each decision
set-up-so-long-for-the-whole = So long for the whole game
set-up-minutes = Minutes
set-up-when-time-is-up = When time is up
set-up-a-safe-move-is-played = a safe move is played
set-up-a-bot-sits-in-until = a bot sits in until the player is back
set-up-setting-the-table = Setting the table…
set-up-start-now = Start now
set-up-open-the-table-and-invite = Open the table and invite people
set-up-how-it-is-played = How it is played

## settings

settings-settings-vernissage = Settings · Vernissage
settings-you-are-told-when-it = You are told when it is your turn and this page is in the background.
settings-settings = Settings
settings-as-you-like-it = As you like it
settings-everything-here-stays-in-this = Everything here stays in this browser.
settings-looks = Looks
settings-light = Light
settings-as-the-device-has-it = As the device has it
settings-day-light-rooms = Day: light rooms
settings-evening-dark-rooms = Evening: dark rooms
settings-motion = Motion
settings-nothing-moves = Nothing moves
settings-drawing-tools-of-artbox = Drawing tools of #ARTBOX
settings-for-the-right-hand = For the right hand
settings-for-the-left-hand = For the left hand
settings-larger-text = Larger text
settings-at-the-table = At the table
settings-show-what-a-move-would = Show what a move would do while I consider it
settings-ask-me-once-more = Ask me once more
settings-on-touch-screens-before-final = On touch screens, before final moves
settings-before-final-moves = Before final moves
settings-before-every-move = Before every move
settings-never = Never
settings-final-are-moves-that-turn = Final are moves that turn something over or that others answer: they cannot be taken back freely.
settings-sound = Sounds at the table (M mutes them there)
settings-volume = How loud
settings-a-browser-notification-when-it = A browser notification when it is my turn
settings-your-name-an-account-and = Your name, an account and tokens for your own bots are under
settings-you = You

## table-card

table-card-it-is-your-turn = It is your turn
table-card-waiting-to-begin = Waiting to begin
table-card-being-played = Being played
table-card-finished = Finished
table-card-given-up = Given up
table-card-won = { $name } won
table-card-you-won = You won with { $points }
table-card-you-lost = The gallery won, you had { $points }
table-card-your-place = You came in { $place } of { $players }, with { $points }
table-card-old-deal = with a deal that was played before
table-card-nobody-sits-here-yet = Nobody sits here yet

## table-page

table-page-this-table = This table
table-page-other-tables = Other tables
table-page-going-to-the-table = Going to the table…

## tables

tables-tables-vernissage = Tables · Vernissage
tables-tables = Tables
tables-pull-up-a-chair = Pull up a chair
tables-open-to-everybody = Open to everybody
tables-looking = Looking…
tables-no-public-table-is-waiting = No public table is waiting. Set one up: it takes a moment, and bots fill the empty chairs.
tables-clear = { $count ->
    [one] Put one old table away
   *[other] Put { $count } old tables away
}
tables-yours = Yours
tables-you-have-not-sat-at = You have not sat at a table yet.
tables-see-the-exhibition = See the exhibition
tables-look-at-a-recorded-game = Look at a recorded game
tables-a-record-holds-a-whole = A record holds a whole game; every finished game offers its own.
tables-open-a-vern-record = Open a .vern record

## you

you-you-vernissage = You · Vernissage
you-welcome-back-your-tables-are = Welcome back: your tables are below.
you-the-account-is-yours-and = The account is yours, and so are all your chairs.
you-you-are-signed-out-and = You are signed out, and a guest again.
you-you-are = You are { $name }
you-you = You
you-signed-in-as = Signed in as { $login }
you-a-guest-of-the-house = A guest of the house
you-from-the-next-table-on = From the next table on you are called that.
you-your-name = Your name
you-your-name-at-the-table = Your name at the table
you-use-this-name = Use this name
you-your-account = Your account
you-you-are-signed-in-as = You are signed in as
you-sign-in-with-it-on = {"."} Sign in with it on any device, and your tables are there.
you-sign-out = Sign out
you-an-account-if-you-like = An account, if you like
you-guests-play-everything-with-an = Guests play everything. With an account you return to your tables from any device. Creating one keeps the chairs you have now; signing in to another leaves them behind.
you-account-name = Account name
you-3-to-32-small-letters = 3 to 32 small letters, digits, dots, hyphens or underscores
you-password = Password
you-at-least-ten-characters-it = At least ten characters. It is kept only as an Argon2 hash, and nobody can send it to you again.
you-sign-in = Sign in
you-create-this-account = Create this account
you-return-to-your-table = Return to your table

## added by hand

action-bar-then = Then: { $lines }
art-society-wall-brings-frames = { $frames ->
    [one] one matching frame
   *[other] { $frames } matching frames
}
art-society-wall-brings-faux-pas = { $touched ->
    [one] a faux pas
   *[other] { $touched } faux pas
}

bot-name-ny4 = Walter
bot-name-ny6 = Ziggy
bot-name-ny7 = Clement
bot-name-to2 = Sumire
bot-name-to4 = Mika
bot-name-to5 = Enzo
bot-name-pa2 = Fantine
bot-name-pa4 = Odile
bot-name-pa7 = Marguerite
bot-name-lo3 = Angus
bot-name-lo4 = Ambrose
bot-name-lo7 = Ottoline
temper-random = plays whatever comes
temper-novice = easy-going
temper-amateur = careful and friendly
temper-expert = shrewd
temper-master = merciless
level-random = Random
level-novice = Novice
level-amateur = Amateur
level-expert = Expert
level-master = Master
settings-language = Language

awards = { $count ->
    [one] { $count } award
   *[other] { $count } awards
}
ribbons = { $count ->
    [one] { $count } ribbon
   *[other] { $count } ribbons
}
bids-left = { $count ->
    [one] { $count } bid left
   *[other] { $count } bids left
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
chairs = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
options-form-finer-points = { $count ->
    [one] { $count } finer point
   *[other] { $count } finer points
}
art-decko-board-note-ability = ability
art-decko-board-note-pays = pays
art-decko-kinds-any-genre = any genre
art-decko-kinds-gold = { $value }-Gold

artbox-board-match = Match
artbox-dice-rolled = Rolled: { $faces }
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-line = line

## learn

goal-line-goal = Goal:
lesson-you = You
lesson-page-title = { $lesson } - Lesson - Vernissage
lesson-page-as-a-list = Everything you may do, as a list
teacher-lesson = Lesson
teacher-step-of = Step { $step } of { $steps }
teacher-done = Well done.
teacher-next = Next
teacher-next-lesson = Next lesson
teacher-all-lessons = All lessons
teacher-play-it = Play it
teacher-from-the-beginning = From the beginning
teacher-leave = Leave the lesson
learn-page-title = Learn - Vernissage
learn-page-learn-by-playing = Learn by playing
learn-page-a-few-minutes-each = A few minutes each, on the real table. Skip what you know.
learn-page-done = Done
learn-page-rules = All rules
home-learn-it = Learn it in five minutes
poster-card-learn = Learn
poster-card-learn-it = Learn { $title } by playing
how-to-how-to-play = How to play
how-to-opened-by = How to play, in pictures; the key ? opens and closes it
how-to-lessons = Lessons
how-to-all-rules = All rules
show-me = Show me
show-me-clause = Show me { $clause } at work
show-me-at-work = { $clause } at work
show-me-tried = Tried:
show-me-done = Done:
show-me-before = Before
show-me-after = After
show-me-the-table = The table at this moment
show-me-not-rare = Not shown: it came up in none of the games that were looked through.
show-me-not-watcher = Not shown: it is about people who look on, and nothing on a table tells of it.
show-me-not-frame = Not shown: the sheet keeps every shape inside the frame, so it never comes to this.
show-me-not-rigged = Not shown: it scores only where a table was set out by hand.
show-me-not-unasked = Not shown: it speaks of all powers together, and each of them has its own clause.
learn-page-puzzles = Puzzles
learn-page-puzzle-of-the-day = Puzzle of the day
learn-page-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzles-title = Puzzles - Vernissage
puzzles-of = Puzzles of { $title }
puzzles-proven = Each has one best answer, proven by the engine. They come from games of bots; the harder ones fewer bots find.
puzzles-hardness = { $hard ->
    [0] Easy: every bot finds it
    [1] Fair: one level of bots misses it
   *[other] Hard: { $hard } of four levels of bots miss it
}
puzzles-number = Puzzle { $number }
puzzles-solved = Solved
puzzle-solved-it = Right!
puzzle-missed-it = Not the best.
puzzle-try-again = Try again
puzzle-show-it = Show me the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-answer = The answer:
puzzle-go-on = So far so good. Go on.
puzzle-of-the-day = Puzzle of the day

## sound-button

sound-button-sound = Sound
sound-button-mute = Mute the table (M)
sound-button-unmute = Let the table be heard (M)
## tally

tally-the-points = The points
tally-more = More
tally-points-of = { $name } { $value }
tally-count-at-once = Count at once

## share

share-share = Share
share-copied = The link is copied.
share-copy-the-link = Copy the link
share-send = Send…
share-picture-png = Picture (PNG)
share-picture-svg = Picture (SVG)

## life

life-table = Table
life-table-new = { $count ->
    [one] Table, one new line
   *[other] Table, { $count } new lines
}
life-at-the-table = At the table
life-ended = This game was given up before it was over.
life-resigned = gave up; a bot plays on
life-bot-plays = a bot plays for them
life-you = you
life-here = here
life-away = away
life-nudge = Nudge
life-nudge-who = Nudge { $name }
life-let-a-bot-play = Let a bot play
life-mute = mute
life-mute-who = Mute { $name }
life-said = { $name }: { $what }
life-you-are-waited-for = Everybody is waiting for you.
sign-bravo = Bravo!
sign-laugh = Ha ha!
sign-wow = Oh!
sign-think = Let me think.
sign-sorry = Sorry!
sign-thanks = Thank you!

## talk

talk-talk = A few words
talk-people-may-talk = People may talk at this table
talk-what-was-said = What was said
talk-nothing-yet = Nobody has said anything yet.
talk-your-words = Say something
talk-say = Say it
talk-quiet = The host would rather have it quiet here.

## leave

leave-leaving = Leaving
leave-take-back = Take my seat back
leave-bot-for-me = Let a bot play for me
leave-bot-means = You can take your seat back at any time.
leave-resign = Resign
leave-resign-sure = Yes, resign
leave-resign-means = A bot plays on in your place for good.
leave-end = End this game
leave-end-it = Yes, end it
leave-end-means = Nobody else plays here: the game is over, without a winner.
leave-play-on = Play on

## chairs

chairs-name = Name
chairs-keep = Keep
chairs-rename = Rename
chairs-rename-who = Rename { $name }
