# What every game says: who somebody is, several things in a row, and what happens at any table.

language = English

# $is: you = the reader sits there, name = somebody with a name, number = nobody has said who.
seat = { $is ->
    [you] you
    [number] Seat { $number }
   *[name] { $name }
}

# The name of whoever plays alone against bots, and how one finds oneself among several names.
seat-you = You
seat-own = { $name } (you)

# A set-up that cannot be played.
setup-wrong-seats = { $title } is for { $least } to { $most } seats, not { $seats }

# A number in a row of things.
number = { $n }

# Several things in a row: two alone; of three and more all but the last, then the last.
list-none = nothing
list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first } and { $second }

# A move of a game that gives it no sentence of its own.
option = { $notation }

# A move a bot would consider, and what is sure to follow from it.
hint = { $facts-count ->
    [0] { $move }
   *[other] { $move } { CAP($facts) }.
}{ $steps-count ->
    [0] { "" }
   *[other] { " " }Then: { $steps }
}
hint-two = { $first } Then: { $second }
worth-chance = about { $percent } % to win
worth-dollars = about ${ $money }
worth-likely = { $percent } % sure
worth-best = best
worth-other = less
fact-equal = is as good as the first as far as the search can tell

line-hint = { $who-is ->
    [you] You ask
   *[other] { CAP($who) } asks
} for a hint.

# Two sentences that are told together.
film-then = { $first } { $second }

# Where a deal comes from
deal-repeated = This deal is not fresh: it was played before at table { $table }.
deal-unshared = One program alone drew the seed of this deal: the record cannot show how.
deal-sealed = The shares of this deal are shown when the game is over.
deal-mixed = The seed was mixed from the server's share and the shares of { $given } of { $seats } seats; all hold.

# How somebody stands, in the line that says what wins.
goal-seat = { $who } { $sure ->
    [no] at least { $points }
   *[yes] { $points }
}

# A lesson's word where it has none of its own.
lesson-read-on = Read this first, then go on.
lesson-not-that = The rules allow that. Here, try what is marked.
lesson-look-again = Look at what is marked and try again.

# A moment of a finished game: the better move and what was played, each with what is sure to follow from it.
moment-better = Better: { $better }{ $facts-count ->
    [0] {""}
   *[other] {" "}{ CAP($facts) }.
} Instead: { $move }{ $own-count ->
    [0] {""}
   *[other] {" "}{ CAP($own) }.
}
moment-unlucky = { $move } Nothing better was found; luck went against it.
