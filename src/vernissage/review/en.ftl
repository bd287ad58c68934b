# What the page of a review says.

review-title = { $title }: what decided it
review-curve = Chances to win, move by move
review-curve-told = Full lines: with all cards open. Dotted: as each seat could know it.
review-sums = Luck and skill
review-head-who = Seat
review-head-start = Chance at the start
review-head-luck = Luck
review-head-skill = Own choices
review-head-others = Others’ choices
review-head-result = Result
review-head-accuracy = Accuracy
review-head-decisions = Decisions
review-sums-told = The chance at the start, luck, one’s own choices and those of the others add up to the result. Own choices are counted against the best that was found, by what the seat could know.
review-moments = Moments that mattered
review-seat = { $who }
review-no-moments = Nothing here cost much.
review-cost = After { $n } { $n ->
    [one] move
   *[other] moves
}: { $chances } % of the chances, about { $points } { $points ->
    [one] point
   *[other] points
}. { $why }
review-luck-took = After { $n } { $n ->
    [one] move
   *[other] moves
}: luck took { $chances } % of the chances. { $why }
review-drawings = Drawings
review-head-round = Round
review-head-word = Word
review-head-found = Found by
review-head-taken = Taken for
review-head-drawing = As it was drawn
review-head-bots = As bots would have drawn it
review-taken = { $who }: { $word }
