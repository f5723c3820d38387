"""What `make bench` measures of the rules: how fast they run, beside C and plain Python; whether they stay sound."""

from .report import bench, run

__all__ = ["bench", "run"]
