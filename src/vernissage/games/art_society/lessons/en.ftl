# The lessons of Art Society.

lesson-bid = Bid
lesson-bid-1 = Most points win, and they hang on your wall: paintings of the types in fashion, decor for matching frames, no bare corners. Paintings come by auction. You hold the gavel, so you pick what is sold: you see the size of each painting, not what is on it.
lesson-bid-2 = One more painting than there are players is sold: three. Pick a 2x3, a 3x3 and a 4x4, then open the auction.
    .nudge = Pick a 2x3, a 3x3 and a 4x4, then open the auction.
    .done = Now everybody sees what is on offer.
lesson-bid-3 = Everybody bids one card in secret, and the highest takes first. A bid costs nothing but the card, which serves only once: your 20 is gone already. Ida has played a 6. Bid something between 11 and 15.
    .nudge = A middling card will do: between 11 and 15.
    .done = Ida bid 9: you take first.
lesson-bid-4 = Take the painting you like best.
    .nudge = Take one of the three.
lesson-bid-5 = Ida takes next, and one painting is left for the museum. Equal bids are settled by the cards beneath. Next you would hang it: that is the next lesson.

lesson-hang = Hang, and match frames
lesson-hang-1 = Your wall is twelve columns by nine rows, and everything you take must hang side by side with something. Look at the frames: your starting painting has a shell frame, and so has the 2x3 Portrait.
lesson-hang-2 = Take the Portrait.
    .nudge = Take the Portrait in the shell frame.
lesson-hang-3 = Hang it right beside your painting, edge to edge. It may not cover another tile, leave the wall, or hang alone.
    .nudge = Hang it to the right of your painting, or to the left, level with it.
    .keep = Your assistant could hold it, but it fits well: hang it.
    .done = Shell beside shell: a matching frame.
lesson-hang-4 = Each painting it touches with the same frame adds one to your bonus: decor of that size or smaller. One match: take a decor tile of size 1.
    .nudge = Take the decor.
lesson-hang-5 = Hang it anywhere along your paintings. Decor is worth a point for every cell, and it fills gaps.
    .nudge = Hang it beside a tile.
    .keep = Your assistant could hold it. But hang it here.
lesson-hang-6 = Finish your turn.
    .nudge = Finish your turn.
lesson-hang-7 = Until the round closes you may still move what you hung in it. The band in the middle is the eyeline: at the end each painting there of the leading type brings 3 points more.

lesson-faux_pas = Faux pas and decor
lesson-faux_pas-1 = Never hang two paintings of one type side by side: that is a faux pas, and at the end neither pays its prestige. The 2x3 City Life on offer has your frame, but your starting painting is a City Life too.
lesson-faux_pas-2 = Take it all the same: there is a good place for it.
    .nudge = Take the City Life.
lesson-faux_pas-3 = Hang it on the right, below the Landscape and beside the Portrait: both have shell frames, and your other City Life is far away.
    .nudge = Not there: to the right of the Portrait, below the Landscape.
    .touch = That touches your other City Life: a faux pas. The rules allow it, but both would pay nothing. Hang it further to the right.
    .done = Two matching frames, no faux pas.
lesson-faux_pas-4 = Two matches: one decor tile of size 2 or smaller. Take the 2, it is worth two points.
    .nudge = Take your decor.
lesson-faux_pas-5 = Hang it where it closes a gap.
    .nudge = Hang the decor beside a tile.
lesson-faux_pas-6 = Finish your turn and watch Ida.
    .nudge = Finish your turn.
    .done = Ida hung a Portrait beside a Portrait.
lesson-faux_pas-7 = Ida's frames match, so she got decor; but both Portraits are out of her prestige now. Paintings that only meet at a corner, or with decor between them, are no faux pas.

lesson-assistant = Assistant and exchange
lesson-assistant-1 = Sooner or later a painting does not fit. Your assistant can hold one tile for you, hung whenever you like in a later turn. But yours is busy: it holds a 2x2 Landscape.
lesson-assistant-2 = The only room left is two columns wide. Take the 3x3 Still Life anyway and see what happens.
    .nudge = Take the Still Life.
lesson-assistant-3 = It does not fit. The museum has a Still Life of 2x3: exchange yours for it. Only if the museum had none that fits would it be stored as surplus, for 2 points less.
    .nudge = Exchange it for the Still Life in the museum.
    .kept = Hanging your assistant's Landscape first would free the assistant. That is allowed; here, try the exchange.
lesson-assistant-4 = An exchanged painting is hung at once. Choose one of the two gaps.
    .nudge = Hang it in the upper or the lower gap.
lesson-assistant-5 = Now hang what your assistant holds, in the other gap.
    .nudge = Hang the assistant's Landscape.
    .finish = You could finish here, but a tile still with the assistant at the end counts for nothing. Hang it.
lesson-assistant-6 = Take what bonus there is, and finish your turn.
    .nudge = Finish your turn.
lesson-assistant-7 = So the order is: hang it, give it to the assistant, exchange it, store it. A stored painting brings a decor tile of size 1 as consolation.

lesson-prestige = Prestige
lesson-prestige-1 = What is each type worth? That is decided in the museum. The painting nobody takes goes there, and the marker of its type moves on by the painting's number. The leading type pays 5 a painting, then 4, 3 and 2. You own two Portraits, and their marker has not moved yet.
lesson-prestige-2 = Ida has taken the Still Life. Two are left: a Portrait and a Landscape. What you leave behind gains prestige, so take the Landscape.
    .nudge = Take the Landscape.
    .portrait = Then the Landscape would go to the museum, and you have none. Leave the Portrait: it lifts the two you own.
lesson-prestige-3 = Hang it where you like.
    .nudge = Hang the Landscape.
lesson-prestige-4 = Take what bonus there is, and finish your turn.
    .nudge = Finish your turn.
lesson-prestige-5 = Everybody is done. Leave the tiles as they hang, and the round closes.
    .nudge = Leave this round's tiles where they hang.
    .done = The Portrait goes to the museum.
lesson-prestige-6 = The Portraits are in the lead now: each of yours pays 5, and 3 more in the eyeline. Then the gavel passes on and a new round begins.

lesson-ending = The end
lesson-ending-1 = The game ends with the round in which somebody's wall is full, somebody stores a second painting, or the bid cards run out. You have one free cell left.
lesson-ending-2 = Nothing on offer will fit. Take the 4x4 Still Life: Ida could use it.
    .nudge = Take one of the paintings.
lesson-ending-3 = Your assistant is busy and the museum has nothing that fits: the painting is stored, at 2 points less.
    .nudge = Store it as surplus.
lesson-ending-4 = As consolation you get a decor tile of size 1: just what you need. Hang it in the last gap.
    .nudge = Take the decor, and hang it in the last free cell.
    .done = Your wall is full: 5 points.
lesson-ending-5 = Finish your turn. Ida still plays.
    .nudge = Finish your turn.
lesson-ending-6 = Close the round.
    .nudge = Leave this round's tiles where they hang.
lesson-ending-7 = Counted are: each painting that is no faux pas, by the prestige of its type; the shields of decor; 3 for each painting of the leading type at eye level; 5 for a full wall; 2 less for each bare corner and each stored painting. The highest total wins; among tied players the one with more left in bid cards.

## How to play, in pictures

how-1 = The goal: most points from your wall. Paintings of the types in fashion, decor, a full wall, no bare corners.
how-2 = A round: whoever holds the gavel picks sizes for the auction, one more than there are players.
how-3 = Everybody bids a card in secret. The highest takes a painting first. Each card serves once in the game.
how-4 = Hang what you took edge to edge with something on your wall.
how-5 = For every neighbor with the same frame you get bigger decor: points, and a filler of gaps.
how-6 = Two paintings of one type side by side are a faux pas: neither pays prestige at the end.
how-7 = The painting nobody took goes to the museum and lifts its type. The leading type pays 5 each, then 4, 3 and 2.
how-8 = What does not fit goes to your assistant, is exchanged in the museum, or is stored at a loss. A full wall, a second stored painting or no bid cards end the game.

## Puzzles

puzzle-hang = Where does this painting hang best, counted as if the game ended now, with the best decor it brings?
    .why = There your wall is worth { $best }; anywhere else { $second } at most.

## The coach of a first game

coach-start = Most points win. Your wall begins with this painting, and everything you hang later has to touch what hangs: start near the middle.
coach-pick = You have the gavel, so you choose the sizes of this auction: pick what you have room for and the others have not.
coach-bid = All bid in secret, and whoever bids more takes first. Every card can be played only once, so spend high ones where the first choice matters.
coach-revealed = The bids are open: the highest takes first, and the last still gets a painting. The one nobody takes goes to the museum.
coach-take = Look at three things: does it fit your wall, does its type pay well, and is its frame the one you have already.
coach-hang = Beside equal frames a painting brings decor; beside its own type it is a faux pas. Leave no gap that nothing can fill.
coach-decor = Matching frames: that is how you get decor, which fills small gaps and scores by itself.
coach-hang-decor = Decor fits where no painting does, and no type or frame minds it. Put it into the narrow places.
coach-faux = A faux pas: paintings of one type touch, and none of these will pay anything at the end.
coach-assistant = The assistant holds one tile for later. Use it for a good painting that has no good place yet.
coach-prestige = The painting nobody took raises its type, and every painting of that type pays more. What you leave on the table matters too.
coach-close = Until the round ends you may hang this round's tiles anew. If you like them as they are, leave them.
coach-surplus = A painting without a place is surplus: it costs two points, and somebody's second one ends the game.
coach-near = A wall is nearly full, and the game ends when one is. A full wall brings 5 points, every open corner costs 2.
coach-last = The end has come: types pay by their markers now, and decor and the full walls are added.
