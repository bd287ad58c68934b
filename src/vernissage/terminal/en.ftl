# What the terminal says besides the game itself. The words one types (why, journal, undo ...) are the same in every language.

terminal-help =
    A number or a notation plays it. Besides:
      ?            this help           ? NUMBER     the clause behind an option
      why MOVE     why a move is refused            table        the table again
      journal      what has happened   undo         take your last move back
      save FILE    write the record    quit         leave the table
      hint         the best moves a bot sees from your seat; everybody hears that you asked

terminal-asked = { $who }: { $ask }
terminal-hand-over = Hand over to { $who }. Press Enter when only you look.
terminal-left = You leave the table.
terminal-goes-on = The game is saved: the next vernissage play offers to go on with it.
terminal-go-on = Your game of { $title } with { $moves } moves is not over. Go on with it? [Y/n]
terminal-taken-back = Taken back.
terminal-not-taken-back = Something was turned over or another seat has answered since: nothing to take back.
terminal-no-option = There is no option { $said }; they go from 1 to { $last }.
terminal-not-understood = { $why }. Type ? for help.
terminal-notation = { $text } is notation for this option.
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
