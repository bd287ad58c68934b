# What the terminal says besides the game itself. The words one types (why, journal, undo ...) are the same in every language.

terminal-help =
    A number or a notation plays it. Besides:
      ? WORD       what a word, a power or a clause means      ? NUMBER     an option in full
      why MOVE     why a move is refused                       table        the table again
      journal      what has happened                           undo         take your last move back
      save FILE    write the record                            more         the options that found no room
      quit         leave the table
      hint         the best moves a bot sees from your seat; everybody hears that you asked

terminal-topics = You can ask for: { $topics }.
terminal-unknown = Nothing here is called { $asked }. Type ? to see what you can ask for.
terminal-more = { $left ->
    [one] One more option: type more.
   *[other] { $left } more options: type more.
} ? NUMBER says one in full.
terminal-player = Player { $number }
terminal-draw = draw>
terminal-asked = { $who }: { $ask }
terminal-hand-over = Hand over to { $who }. Press Enter when only you look.
terminal-no-journal = Nothing has happened yet.
terminal-left = You leave the table.
terminal-goes-on = The game is saved: the next vernissage play offers to go on with it.
terminal-go-on = Your game of { $title } with { $moves } moves is not over. Go on with it? [Y/n]
terminal-taken-back = Taken back.
terminal-not-taken-back = Something was turned over or another seat has answered since: nothing to take back.
terminal-nothing-played = You have not played anything yet.
terminal-no-option = There is no option { $said }; they go from 1 to { $last }.
terminal-not-understood = { $why }. Type ? for help.
terminal-allowed = Nothing is against it.
terminal-save-where = Say where: save FILE.vern
terminal-saved = Saved to { $path }.
terminal-not-saved = Could not save: { $why }
terminal-equal = equal
terminal-score = { $who }: { $points } { $what }
terminal-score-note = { $who }: { $points } { $what } ({ $note })
terminal-total = { $who } { $total }
terminal-won = { $totals }. Won by { $winners-count ->
    [0] the gallery
   *[other] { $winners }
}.

## The full screen

full-journal = What has happened
full-board = Table
full-hand = Your hand
full-options = What you can do
full-options-with = What you can do with it (Esc: everything)
full-over = The game is over
full-points = Points
full-thinking = { $who } is thinking ...
full-nothing = Nothing can be done with that now.
full-type = A move, a number, ? WORD, why MOVE or save FILE
full-help =
    Press a lighter thing on the table or in your hand, or choose a sentence with the arrows and Enter; a number goes to
    its sentence. A thing with several moves shows only its own; Esc shows all again.
    h asks for a hint, which everybody hears; u takes back; t lets you type a move, why MOVE or save FILE.
full-ask = A word, a power or a clause
full-close = Esc closes this window.
full-go-on = It is me
full-shape = circle 500,400 200x150   square 500,750 300x100   triangle 100,900 200,700 300,900   line 0,950 1000,950
full-done = Hand in (Ctrl+S)
full-remove = Remove (Ctrl+Z)
full-clear = Clear
full-back = Back (Esc)
full-key-hint = Hint
full-key-undo = Undo
full-key-help = What is ...?
full-key-type = Type
full-key-journal = Journal
full-key-quit = Leave
