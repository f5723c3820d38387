"""The server: one file is one step of the way of data, from a message to the store and on to all viewers."""

from .run import CantServe, serve

__all__ = ["CantServe", "serve"]
