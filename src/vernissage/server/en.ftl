# What the server says when a request cannot be done: plain, to the person who asked, with what to do instead.

error-malformed = { $detail }
error-fault = Something went wrong here; it has been noted.

# Who somebody is
error-no-session = Say your name first (programs: POST /api/session).
error-csrf = This page is out of date: load it again. (The header X-CSRF-Token is missing or wrong.)
error-has-account = You have an account already.
error-login-taken = Somebody else has this login: choose another.
error-wrong-password = Login or password is wrong.
error-bot-name = Bots of the house are called like that: take another name.
error-empty-name = A name needs a character one can read.
error-many-guests = Too many new guests from your address: wait a while.
error-many-attempts = Too many attempts: wait a few minutes.
error-bot-makes-bots = A program cannot make another one: ask for its token yourself.
error-broken-off = The request broke off before it was whole.
error-no-json = This is no JSON that can be read.
error-no-account = You have no account, and so no password.
error-old-password = This is not your old password.
error-no-such-session = There is no such session of yours.
error-enough-tokens = Enough bot tokens for today.

# The door
error-foreign-host = This server is not known by that name.
error-foreign-origin = This request comes from another site.
error-token-wanted = A socket without Origin needs a bot token.
error-many-requests = Too many requests: wait a moment.
error-many-connections = This table is open in too many windows: close one.
error-nothing-here = There is nothing here.
error-no-picture = There is no such picture.
error-no-words = There are no such words.
error-no-game = There is no game “{ $key }”.

# Tables
error-no-table = There is no such table.
error-no-chair = There is no such chair.
error-no-seat = There is no such seat.
error-chair-taken = Somebody sits there: take another chair.
error-not-your-seat = This seat is not yours.
error-host-only = Only the host of the table does this.
error-begun = The game has begun.
error-not-begun = The game has not begun.
error-over = The game is over.
error-not-over = The game is not over.
error-enough-tables = You sit at enough tables: finish one first.
error-no-onlookers = This table is closed to onlookers.
error-chances-are-for-onlookers = Who is likely to win is told to onlookers, never to players.
error-no-chances = At this table nobody is told who is likely to win.
error-enough-chances = You have asked often enough who is likely to win: wait a minute.
error-no-level = The bots here are { $levels }.
error-seats = This game is for { $least } to { $most } players; { $taken ->
    [one] one chair is
   *[other] { $taken } chairs are
} taken.
error-seats-follow = The number of seats follows from who sits down.
error-rigged-public = A table with piles set out by hand is not public.
error-rigged-guests = Piles were set out by hand: only the host and bots play here.
error-empty-clock = This clock has no time on it.
error-rematch-players = Only those who played here play again.
error-deal-unfinished = Only the deal of a finished game of the same kind is played again.
error-deal-public = A deal that was played before is not offered to strangers.
error-deal-agree = This deal was played before, and somebody may know it: sit down only if you agree to that.
error-deal-agreed = Not everybody here has agreed to a deal that was played before.
error-deal-imported = The deal of a record from elsewhere is not played here: somebody may have chosen it.
error-unreadable = This table cannot be read from event { $n } on, and is closed. Nothing of it is lost; whoever runs this house has been told.
error-store-away = The house cannot write anything down just now, so nothing has happened: try again in a moment.
error-table-busy = The table is too busy: try again.

# Play
error-answered = This question has been answered already.
error-moved-on = The table has moved on meanwhile.
error-stand-in = A bot sits in for you: take the seat back first.
error-turned-over = Something is turned over before the last of these moves: look at it first.
error-no-payload = This question takes no payload.
error-nothing-to-undo = You have nothing to take back.
error-many-undos = Nobody takes back more than { $most } moves in one game.
error-no-consent-wanted = Nobody waits for your consent.
error-no-hints = This table plays without hints.
error-enough-hints = Enough hints for now: think for a minute.
error-no-hint-now = Nobody has time for a hint just now: ask again.
error-nothing-to-advise = You are not asked anything: there is nothing to advise.

# Life at the table
error-still-here = They are at the table: nudge them instead.
error-wait-longer = Give them a little longer before a bot plays for them.
error-others-play = Others are still playing here.
error-others-sit = Somebody else sits at this table.
error-nobody-to-nudge = Nobody there keeps you waiting.
error-just-nudged = They were reminded a moment ago.
error-nothing-said = Say something, or make one sign.
error-no-talk = The host would rather have it quiet at this table.
error-enough-talk = Enough has been said at this table.
error-much-talk = Not so fast: let the others speak.
error-sit-first = Only those who sit at the table do this.

# Records and replay
error-record-sealed = The record is given out when the game is over.
error-record-unfinished = This game is not over.
error-record-entries = A record that is brought here has at most { $most } entries.
error-record-undos = In a record that is brought here at most { $most } moves are taken back.
error-too-long = This takes too long to play again.
error-many-records = One record after the other.
error-many-moments = Not so fast: play one of these games first.
error-no-step = There are steps 0 to { $last }.
error-open-later = Everything is open when the game is over.
error-review-unfinished = What decided the game is told when it is over.
error-review-failed = This game could not be looked into. Nothing is lost: the game and its record are as they were.
error-enough-reviews = Enough games have been looked into for you for now: come back in an hour.
error-many-wait-for-reviews = Many games are being looked into just now: try again in a few minutes.

## Lessons

error-no-lesson = There is no such lesson.
error-no-lesson-move = That is no move of this game.
error-learnt-enough = An account cannot keep more than that.
error-guest-learns = You have no account: what you learn is kept in this browser.
error-learning-fast = That was very fast. Take a breath and try again.
# The card of a link, where people send it to one another
card-house = Vernissage: games of art
card-house-about = Four art-world tabletop games, for people and bots, in the browser.
card-table = { $game } at Vernissage
card-waiting = { $people } waits for you at the table.
card-playing = { $people } are playing. Look on.
card-finished = Final standing: { $people }.
error-not-shown = There is no moment that shows this clause.
shown-points = { CAP($who) }: { $thing }, { $points }
error-no-puzzle = There is no such puzzle.
error-no-date = That is no date.
