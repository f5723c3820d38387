"""A league as one page: its table and its plots, in one file that needs nothing else."""

from .page import write_report

__all__ = ["write_report"]
