"""The bot's eye: how good a position looks, which answers look promising."""
