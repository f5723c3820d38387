"""The board: a map file, ours or the user's own, is read and checked before the rules see it."""
