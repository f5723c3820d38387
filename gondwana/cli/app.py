"""The commands put together: `gondwana` alone serves."""

import typer

from gondwana.cli.arena import arena
from gondwana.cli.bench import bench
from gondwana.cli.compile import compile_rules
from gondwana.cli.games import games
from gondwana.cli.ladder import ladder
from gondwana.cli.replay import replay
from gondwana.cli.serve import serve
from gondwana.cli.simulate import simulate

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
app.callback(invoke_without_command=True)(serve)
app.command()(games)
app.command()(simulate)
app.command()(arena)
app.command()(ladder)
app.command()(bench)
app.command()(replay)
app.command("compile")(compile_rules)
