"""Nothing at run time: typed.pyi beside this tells type checkers of each game's options and view."""
