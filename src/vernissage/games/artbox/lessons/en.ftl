# The lessons of #ARTBOX.

lesson-shapes = Draw with what you roll
lesson-shapes-1 = Most tokens win. Each round brings two: one for the drawing that most people recognise, one for whoever recognises most. First, choose what to draw: here are two words, and nobody sees them but you.
lesson-shapes-2 = Keep the house: it will be easy with almost any shapes.
    .nudge = Keep the house.
    .tree = A tree would do as well. For this lesson keep the house.
lesson-shapes-3 = You are the Maestro this round: roll the dice. They say which shapes everybody must use.
    .nudge = Roll the dice.
    .done = One circle, one square, one triangle, one line.
lesson-shapes-4 = Draw your house with exactly these four: every rolled shape, as often as rolled, nothing else. A rectangle counts as a square, an oval as a circle, and any triangle will do. When the drawing is legal, finish it.
    .nudge = Use each of the four shapes once, clearly apart; then finish.
    .anyway = You could hand it in like this, but a drawing that is not legal never wins the token. Use each rolled shape once.
    .done = A legal house.
lesson-shapes-5 = You were the first to finish and took number 1. Every shape must be recognisable as what it is: a line along the side of a square, or a circle on another circle, does not count.

lesson-race = The race
lesson-race-1 = All draw at the same time. Whoever finishes takes the lowest number that is left, and low numbers break ties. Ida has finished already: number 1 is gone.
lesson-race-2 = You draw a house again: one circle, one square, one triangle, one line. Be quick, but legal: finish to take number 2.
    .nudge = Use each of the four shapes once, clearly apart; then finish.
    .anyway = Not legal yet. Use each rolled shape once.
    .done = Number 2 is yours.
lesson-race-3 = Max and Vera took 3 and 4. With its number a drawing is final. Now all drawings are shuffled and laid out, and nothing tells whose is whose.

lesson-matching = Match words to drawings
lesson-matching-1 = Four drawings lie on the board; yours is one of them. The words of all drawings are in the row, and three words that nobody drew.
lesson-matching-2 = Look at drawing 1: two ears, a body, a tail. It could be the cat. Choose the drawing, then the word.
    .nudge = Match drawing 1 with the cat.
    .done = You can still change it until you are done.
lesson-matching-3 = Drawing 2 has a tail fin and an eye: the fish.
    .nudge = Match drawing 2 with the fish.
    .done = Two of three.
lesson-matching-4 = Drawing 3 is round and sends out rays: the sun.
    .nudge = Match drawing 3 with the sun.
    .done = Your own drawing needs no word.
lesson-matching-5 = Finish your sheet. The first to finish turns the sandglass, and the others have until it runs out.
    .nudge = Finish the sheet.
    .done = You turned the sandglass.
lesson-matching-6 = Whoever is done changes nothing any more. When the sand has run out the drawings are unveiled.

lesson-tokens = Two tokens a round
lesson-tokens-1 = All sheets are done. Now the drawings are unveiled one by one: who drew it, what it was, who was right. You hold four tokens; with five the game ends.
lesson-tokens-2 = Unveil the first two drawings.
    .nudge = Unveil the next drawing.
lesson-tokens-3 = And the other two. Yours is the last.
    .nudge = Unveil the next drawing.
    .done = All three recognised your house.
lesson-tokens-4 = The first token goes to the drawing that most people matched: yours. The second goes to the best sheet, but nobody takes both in one round. Ties go to the lower number, and a drawing that is not legal never wins. You have five tokens: the game is over, and most tokens win.

lesson-variants = Variants
lesson-variants-1 = This table plays the simplified game: good for a first evening. Rolled shapes may be left out, there are no numbers and no race, ties share a token, and two tokens fewer end the game.
lesson-variants-2 = Roll the dice.
    .nudge = Roll the dice.
lesson-variants-3 = Draw your house with some of the rolled shapes: a square and a triangle are enough. You may leave shapes out, but not add any. Then finish.
    .nudge = Use only rolled shapes, each at most once; then finish.
    .anyway = Something in it was not rolled. Use only the rolled shapes.
    .done = Legal, with two shapes.
lesson-variants-4 = Here the sandglass limits drawing as well. Experts play for sets of red and gray tokens, and may have to touch three sides of the frame. Three players draw two words each. All this is chosen before the game begins.

## How to play, in pictures

how-1 = The goal: most tokens. Each round brings two: one for the drawing most people recognise, one for whoever recognises most.
how-2 = Keep one of two words in secret: that is what you draw.
how-3 = The Maestro rolls four dice. They say which shapes everybody must use.
how-4 = Draw your word with every rolled shape, exactly as often as rolled. Whoever finishes first takes the lowest number: it breaks ties.
how-5 = Match the drawings with the words in the row. Some of the words nobody drew.
how-6 = Drawings are unveiled one by one and the tokens given. With enough tokens, five among three or four players, the game is over after that round.

## Puzzles

puzzle-word-1 = Which word is drawing 1? Match it.
    .why = The artist drew the { $word }. The next nearest word, { $other }, fits it far worse.
puzzle-word-2 = Which word is drawing 2? Match it.
    .why = The artist drew the { $word }. The next nearest word, { $other }, fits it far worse.
puzzle-word-3 = Which word is drawing 3? Match it.
    .why = The artist drew the { $word }. The next nearest word, { $other }, fits it far worse.
puzzle-word-4 = Which word is drawing 4? Match it.
    .why = The artist drew the { $word }. The next nearest word, { $other }, fits it far worse.

## The coach of a first game

coach-choose = Most tokens win: one a round for the drawing most people recognise, one for the best eye. Keep the word that a few plain shapes can show.
coach-roll = You are the Maestro of this round. Your dice say which shapes everybody has to draw with.
coach-draw = Draw with exactly these shapes, each as often as it was rolled and nothing else: a drawing that breaks this can win no token.
coach-numbers = Whoever finishes takes the lowest number that is left, and low numbers break ties. Good first, but then quick.
coach-match = Which drawing is which word? Yours is among them, and some words nobody drew. Begin with the one you are sure of.
coach-sand = The first sheet is done and the sand runs: the others have until it is through.
coach-unveil = Now the drawings are unveiled one by one: who drew it, what it was, and who was right.
coach-drawn = The first token goes to the drawing that most people matched. Plain and typical beats clever.
coach-seen = The second token goes to the best sheet, never to whoever took the first. So looking well pays as much as drawing well.
coach-made = Draw it as you like, or let me show how I would.
coach-near = Somebody needs one token more. The round that brings it is the last, and most tokens win.
