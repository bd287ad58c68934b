# The lessons of Art Decko.

lesson-haggle = Haggle and pay
lesson-haggle-1 = Most points win. You collect paintings while they are cheap, drive up what they are worth, and hang some in the Museum. Your hand is your purse: Gold pays its number, and paintings are money too.
lesson-haggle-2 = A turn is two actions. To haggle, spend one card, whichever, and draw two: more choice for the next action. Haggle with a 1-Gold.
    .nudge = First haggle, and spend a 1-Gold.
    .done = Two new cards in hand.
lesson-haggle-3 = Now acquire a painting. Gallery Cerulean asks 2 for any of its paintings: choose the Impressionism.
    .nudge = Acquire, at Gallery Cerulean, the Impressionism.
lesson-haggle-4 = Pay 2 with a 2-Gold. Nothing you pay is lost: it lies in your discard pile and comes back. But no change is given, so pay exactly where you can.
    .nudge = Pay with the 2-Gold, and you are done.
    .done = It is yours. You will draw it in a later turn.
lesson-haggle-5 = At the end of your turn you may discard what you do not want, then draw up to five cards. Keep the rest.
    .nudge = Keep the rest of your hand, or discard some cards first.
lesson-haggle-6 = Ida has haggled twice, and it is your turn again with a full hand. When your draw pile is empty, the discard pile is shuffled: so the painting comes to your hand.

lesson-market = The market
lesson-market-1 = Each genre has a marker on the rating board. Its row says what every painting of the genre pays as money now, and how many points it is worth at the end, whoever holds it. You have two Impressionisms: their marker stands on 6, just below the next row.
lesson-market-2 = Buying drives the price up. A painting at Gallery Cobalt costs 4 and raises its genre by 4. Buy the Impressionism and pay with two 2-Golds.
    .nudge = Acquire, at Gallery Cobalt, the Impressionism; pay with both 2-Golds.
    .done = Impressionism rises from 6 to 10.
lesson-market-3 = It has crossed into the next row. Your Impressionisms pay more at once, already for your second action, and all three will score more.
lesson-market-4 = A second action: acquire again.
    .nudge = Acquire once more.
lesson-market-5 = The second purchase of a turn must be at another place. Take the Surrealism at Gallery Teal for 1 and pay with your Pop Art.
    .nudge = At Gallery Teal, the Surrealism; pay with the Pop Art.
lesson-market-6 = That emptied Gallery Teal. End your turn and watch.
    .nudge = Keep the rest of your hand.
lesson-market-7 = When a gallery is empty its price token leaves the game and a dearer one takes its place; then all galleries are filled. Art never gets cheaper.

lesson-show = Show in the Museum
lesson-show-1 = The Museum has five exhibitions. Markers invite genres, and a gray marker invites any. Hang a painting from your hand and you score the highest free number of the column, at once. But the painting leaves your deck for good.
lesson-show-2 = Poetic Patterns invites Impressionism and asks 9. Show your Impressionism there.
    .nudge = Show, in Poetic Patterns, the Impressionism.
lesson-show-3 = Two markers would do: the one for Impressionism, and the gray one. Use up the genre's own, and the gray one stays for something else.
    .nudge = Use the marker of the genre.
lesson-show-4 = At your first Show, and only then, you may claim a New Exhibitor space: gold off the price, or points. Take 2 off.
    .nudge = Claim 2 gold off.
lesson-show-5 = Seven to pay. Gold pays its face value here: a 5 and a 2. The painting you hang cannot pay for itself.
    .nudge = Pay with the 5-Gold and a 2-Gold.
    .done = 7 points at once.
lesson-show-6 = Your ribbon marks the painting, and its genre rose by 5, so the Impressionisms of all decks are worth more now. Show what is worth more on the wall than in your deck.

lesson-gold = Gold and tiles
lesson-gold-1 = Every 1-, 2- and 3-Gold has an ability: used for it, the card is worth far more, once, and leaves the game. A 1-Gold can pay 3 towards paintings, a 2-Gold 4. A 3-Gold pays 8 for its own purpose: the Fancy Noble for paintings, Seeds of Wealth for 5-Gold, Prosperity for a Show.
lesson-gold-2 = With a Fancy Noble you may buy two paintings of one gallery in one action. Take both at Gallery Indigo.
    .nudge = Acquire, at Gallery Indigo, two paintings: both.
lesson-gold-3 = Two paintings at 4 each are 8: exactly the ability of your Fancy Noble.
    .nudge = Use the Fancy Noble, and you are done.
    .done = Both are yours, and the Fancy Noble is out of the game.
lesson-gold-4 = Gold is bought at the banks. The Cadmium Bank sells 3-Gold for 5. Choose one.
    .nudge = Acquire, at the Cadmium Bank, a 3-Gold.
lesson-gold-5 = The abilities of small Gold help with paintings only. Pay with your 5-Gold.
    .nudge = Pay with the 5-Gold, and you are done.
    .done = Buying Gold moves the gold marker up.
lesson-gold-6 = The higher the gold marker, the fewer Gold make a point at the end. And each exhibition has a bonus tile: it counts at the end if all its invitations are used up, for instance 6 points for the most paintings of a genre.

lesson-ending = The end
lesson-ending-1 = The game ends with the round in which the Museum holds twelve paintings, the painting deck is empty, or a rating reaches 70. Eleven hang. Poetic Patterns has one invitation left: Surrealism.
lesson-ending-2 = You are behind on the track, but your deck is full of Impressionism at a high rating. End it now: show your Surrealism.
    .nudge = Show, in Poetic Patterns, the Surrealism.
lesson-ending-3 = Pay with two 5-Golds.
    .nudge = Pay with both 5-Golds, and you are done.
    .done = The twelfth painting hangs.
lesson-ending-4 = One action is left. Haggle with the 2-Gold: drawn or not, all your cards will be counted.
    .nudge = Haggle, and spend the 2-Gold.
lesson-ending-5 = Keep the rest. Ida began this round, so everybody has had the same number of turns.
    .nudge = Keep the rest of your hand.
lesson-ending-6 = Now everything counts: the points of the track, every painting in your deck at its genre's rating, your Gold by the gold marker, and the tiles of exhibitions whose invitations are all used. Highest total wins; of tied players the one with more paintings in the Museum.

## How to play, in pictures

how-1 = The goal: most points, from paintings in your deck that are in demand, and from paintings hung in the Museum.
how-2 = Your hand is your purse. Gold pays its number, and each painting pays what its genre is worth now.
how-3 = A turn is two actions: haggle (spend a card, draw two), acquire a card at a gallery or bank, or show a painting.
how-4 = The rating board says what each genre pays, and how many points its paintings bring at the end.
how-5 = Every purchase raises the genre bought, for everybody. Dearer galleries raise it more.
how-6 = To show, pay an exhibition and hang an invited genre: points at once, but the painting leaves your deck.
how-7 = Gold cards have an ability, used once: then the card pays far more and leaves the game.
how-8 = The end comes with twelve paintings in the Museum, an empty painting deck or a rating of 70; the round is played out. Then paintings, Gold and bonus tiles are counted.

## Puzzles

puzzle-pay = Pay so that the most gold stays in your hand for the second action, and of equals the most cards. No card may leave the game.
    .why = It leaves { $best } gold in your hand; every other payment leaves less, or fewer cards.

## The coach of a first game

coach-turn = Most points win. A turn is two actions, and buying a painting is the usual one: it is money for you now and points at the end.
coach-pay = Every card in your hand is money: Gold pays its number, a painting what its genre pays now. What you pay too much is lost.
coach-bought = Your first purchase goes to your discard pile, comes back to your hand as money, and scores at the end.
coach-rises = The genre you bought has risen, and every painting of it that you own is worth more. So collect one or two genres rather than all.
coach-others = The others raise ratings too. A painting of a genre they collect grows in value without your doing anything.
coach-haggle = One card given, two drawn: haggle when your hand cannot pay for anything you want.
coach-gold = Used for its ability a Gold card pays more, but it leaves the game. Do it for something worth the loss.
coach-overpaid = You paid more than the price, and no change is given. Sometimes it cannot be helped; look for a better sum first.
coach-discard = Now throw out what will not help in the next turn: you draw up to five cards again, and nothing thrown out is lost.
coach-shuffled = Your draw pile was empty, so your discard pile was shuffled into a new one, with everything you bought.
coach-show = Your first painting in the Museum scores at once, the most for whoever comes first, and lifts its genre. It leaves your deck for that.
coach-shown = Somebody has shown a painting and taken the best free space there. The earlier you show, the more it scores.
coach-claim = Only with your first Show you may claim one of these spaces, each for one player alone. Points or a lower price: take what is left of the best.
coach-dearer = That gallery was bought empty and is dearer from now on. What is cheap does not stay so.
coach-near = The painting deck runs low, and with its last card the last round comes. Gold scores little: turn it into paintings of high rating.
coach-last = This is the last round. After it each painting scores what its genre is worth, so spend everything on points now.
