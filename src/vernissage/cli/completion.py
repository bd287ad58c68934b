"""Completion for shells: `eval "$(vernissage completion bash)"`."""

import argparse

from vernissage.games import keys

HOW = """bash: eval "$(vernissage completion bash)" in ~/.bashrc
zsh:  eval "$(vernissage completion zsh)" in ~/.zshrc
fish: vernissage completion fish > ~/.config/fish/completions/vernissage.fish"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The shell."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = HOW
    parser.add_argument("shell", choices=["bash", "zsh", "fish"], help="your shell")


def run(arguments: argparse.Namespace) -> int:
    """The script is printed."""
    print({"bash": bash, "zsh": zsh, "fish": fish}[arguments.shell]())
    return 0


def words() -> dict[str, tuple[str, list[str]]]:
    """Every command with what it does and what may be said to it: options, and games where it wants one."""
    from vernissage.cli import parser
    from vernissage.cli.commands import ALL

    (choices,) = [action for action in parser(ALL)._actions if isinstance(action, argparse._SubParsersAction)]
    found = {}
    for command in ALL:
        actions = choices.choices[command.name]._actions
        options = [text for action in actions for text in action.option_strings if text.startswith("--")]
        games = (
            keys() if any(action.dest in ("game", "games") and not action.option_strings for action in actions) else []
        )
        fixed = [str(each) for action in actions if not action.option_strings for each in action.choices or []]
        found[command.name] = (command.told, [*games, *fixed, *options])
    return found


def bash() -> str:
    """For bash."""
    cases = "\n".join(f'    {name}) said="{" ".join(each)}" ;;' for name, (_, each) in words().items())
    return f"""_vernissage() {{
  local said
  case "${{COMP_WORDS[1]}}" in
{cases}
    *) said="{" ".join(words())} --help --version" ;;
  esac
  [ "$COMP_CWORD" -eq 1 ] && said="{" ".join(words())} --help --version"
  COMPREPLY=($(compgen -W "$said" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _vernissage vernissage"""


def zsh() -> str:
    """For zsh, by way of bash's."""
    return f"autoload -U +X bashcompinit && bashcompinit\n{bash()}"


def fish() -> str:
    """For fish."""
    lines = ["complete -c vernissage -f"]
    for name, (told, each) in words().items():
        first = told.replace("'", "\\'")
        lines.append(f"complete -c vernissage -n __fish_use_subcommand -a {name} -d '{first}'")
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        plain = [word for word in each if not word.startswith("--")]
        if plain:
            lines.append(f"complete -c vernissage {seen} -a '{' '.join(plain)}'")
        lines += [f"complete -c vernissage {seen} -l {word[2:]}" for word in each if word.startswith("--")]
    return "\n".join(lines)
