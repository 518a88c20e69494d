"""Commands, options and arguments that speak the user's language.

click writes help and errors in English. Here they carry keys, which are put into words
when somebody reads them, and whatever click finds wrong becomes a `WrongUse`.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from spieltisch.cli.exits import FAILED, FINE, INTERRUPTED, WRONG_USE
from spieltisch.cli.language import WORDS
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import Text

EXIT_CODES = (FINE, FAILED, WRONG_USE, INTERRUPTED)


class WrongUse(SpieltischError):
    """The command line is wrong; `command` is the one whose help says what is right."""

    def __init__(self, text: Text, command: str | None = None) -> None:
        super().__init__(text)
        self.command = command


def wrong(key: str, **values: Any) -> WrongUse:
    """The error that says one of the command line's sentences."""
    return WrongUse(WORDS(key, **values))


def terminal_of(ctx: click.Context) -> Terminal:
    """The terminal that a command was called from."""
    terminal = ctx.find_object(Terminal)
    assert terminal is not None, "commands are called through main()"
    return terminal


class Option(click.Option):
    """An option; the help under its key, in the section of its heading, is what people read."""

    def __init__(
        self, names: list[str], key: str, heading: str = "options", **settings: Any
    ) -> None:
        super().__init__(names, **settings)
        self.key, self.heading = key, heading

    def make_metavar(self, ctx: click.Context) -> str:
        """The placeholder of the option's value."""
        return terminal_of(ctx).say(f"value-{self.metavar}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The option's line in the help."""
        names_and_value = ", ".join(sorted([*self.opts, *self.secondary_opts], key=len))
        if not self.is_flag:
            names_and_value += f" {self.make_metavar(ctx)}"
        return names_and_value, terminal_of(ctx).say(f"option-{self.key}")


class Argument(click.Argument):
    """An argument; its placeholder is in the user's language too."""

    def make_metavar(self, ctx: click.Context) -> str:
        """The placeholder of the argument."""
        label = terminal_of(ctx).say(f"value-{self.name}")
        label = label if self.required else f"[{label}]"
        return label if self.nargs == 1 else label + "..."


class Command(click.Command):
    """A command; `about-NAME`, `more-NAME` and `examples-NAME` are its help."""

    def __init__(self, name: str, params: list[click.Parameter], run: Callable[..., Any]) -> None:
        super().__init__(name, callback=run, params=[*params, LANG, HELP], add_help_option=False)
        self.context_settings = {"allow_extra_args": True}

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; say in the user's language what is wrong with them."""
        rest = _parse(super().parse_args, ctx, args)
        if rest:
            raise WrongUse(WORDS("extra-argument", argument=rest[0]), ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help."""
        say = terminal_of(ctx).say
        _write_usage(self, ctx, formatter)
        _write_text(formatter, say(f"about-{self.name}"))
        _write_text(formatter, say(f"more-{self.name}"))
        with formatter.section(say("heading-examples")):
            for line in say(f"examples-{self.name}").splitlines():
                formatter.write(f"  {line}\n")
        _write_options(self, ctx, formatter)


class Group(click.Group):
    """The program itself: a choice of commands, each in the module of its name in a package.

    A command is imported when somebody calls it: most of them need the compiler, and that takes
    longer to import than a help takes to print.
    """

    def __init__(
        self, name: str, package: str, names: tuple[str, ...], params: list[click.Parameter]
    ) -> None:
        super().__init__(
            name,
            params=[*params, LANG, HELP],
            invoke_without_command=True,
            callback=_show_help_without_a_command,
            add_help_option=False,
        )
        self.package, self.names = package, names

    def load(self, name: str) -> Command:
        """The command of a name."""
        command: Command = getattr(import_module(f"{self.package}.{name}"), name)
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which people need them."""
        return list(self.names)

    def get_command(self, ctx: click.Context, name: str) -> Command | None:
        """The command of a name, if there is one."""
        return self.load(name) if name in self.names else None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what comes before the command."""
        return _parse(super().parse_args, ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; name the nearest ones if there is none."""
        if args[0] not in self.names:
            known = list(self.names)
            near = get_close_matches(args[0], known)
            key = "nearly-a-command" if near else "no-such-command"
            text = WORDS(key, command=args[0], known=known, near=near)
            raise WrongUse(text, ctx.command_path)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help."""
        say = terminal_of(ctx).say
        _write_usage(self, ctx, formatter)
        _write_text(formatter, say("about"))
        with formatter.section(say("heading-commands")):
            formatter.write_dl([(name, say(f"about-{name}")) for name in self.names])
        _write_options(self, ctx, formatter)
        with formatter.section(say("heading-exit-codes")):
            formatter.write_dl([(code, say(f"exit-{code}")) for code in map(str, EXIT_CODES)])
        _write_text(formatter, say("more"))


def command(name: str, *params: click.Parameter) -> Callable[[Callable[..., Any]], Command]:
    """Make a function a command; it is called with the terminal and its parameters."""
    return lambda run: Command(name, list(params), click.pass_obj(run))


def _parse(
    parse: Callable[[click.Context, list[str]], list[str]], ctx: click.Context, args: list[str]
) -> list[str]:
    try:
        return parse(ctx, args)
    except click.UsageError as error:
        raise WrongUse(_in_words(error, ctx), ctx.command_path) from error
    except WrongUse as error:
        raise WrongUse(error.text, ctx.command_path) from error


def _in_words(error: click.UsageError, ctx: click.Context) -> Text:
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = [error.param.opts[0]] if isinstance(error.param, Option) else []
        argument = " ".join([*name, error.param.make_metavar(ctx).rstrip(".")])
        return WORDS("missing-argument", argument=argument)
    if isinstance(error, click.NoSuchOption):
        options = [_long_names(param) for param in ctx.command.params]
        near = get_close_matches(error.option_name, [name for names in options for name in names])
        key = "nearly-an-option" if near else "no-such-option"
        known = ["/".join(names) for names in options if names]
        return WORDS(key, option=error.option_name, known=known, near=near)
    if isinstance(error, click.BadOptionUsage):
        params = [
            p for p in ctx.command.params if error.option_name in (*p.opts, *p.secondary_opts)
        ]
        is_flag = any(isinstance(param, Option) and param.is_flag for param in params)
        return WORDS("takes-no-value" if is_flag else "needs-a-value", option=error.option_name)
    raise error


def _long_names(param: click.Parameter) -> list[str]:
    """The names of an option that are words: `--open` and `--no-open`."""
    return [name for name in (*param.opts, *param.secondary_opts) if name.startswith("--")]


def _write_usage(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    say = terminal_of(ctx).say
    pieces = [say("value-options"), *(p for q in command.params for p in q.get_usage_pieces(ctx))]
    if isinstance(command, Group):
        pieces.append(say("value-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('heading-usage')}: ")


def _write_text(formatter: click.HelpFormatter, text: str) -> None:
    formatter.write_paragraph()
    formatter.write_text(text)


def _write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    options = [p for p in command.params if isinstance(p, Option)]
    for heading in dict.fromkeys(option.heading for option in options):
        records = [o.get_help_record(ctx) for o in options if o.heading == heading]
        with formatter.section(terminal_of(ctx).say(f"heading-{heading}")):
            formatter.write_dl(records)


def _show_help(ctx: click.Context, _param: click.Parameter, is_set: bool) -> None:
    if is_set:
        click.echo(ctx.get_help())
        ctx.exit()


@click.pass_context
def _show_help_without_a_command(ctx: click.Context, /, **_values: Any) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


class _Language(click.ParamType):  # type: ignore[type-arg]
    """A language; `language_of` has already looked for it in the whole command line."""

    name = "language"

    def convert(self, value: Any, param: Any, ctx: Any) -> Any:
        if value not in ("en", "de"):
            raise wrong("no-such-language", value=value)
        return value


LANG = Option(["--lang"], "lang", type=_Language(), metavar="lang", expose_value=False)
HELP = Option(
    ["-h", "--help"],
    "help",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_help,
)
