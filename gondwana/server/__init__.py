"""The server, from a message to the store and on to all viewers: each file says which of the seven steps it is."""

from .run import CantServe, serve

__all__ = ["CantServe", "serve"]
