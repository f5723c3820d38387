"""What `make bench` measures: how fast the rules and the bots are, whether they stay sound, what the server bears."""

from .report import bench, run

__all__ = ["bench", "run"]
