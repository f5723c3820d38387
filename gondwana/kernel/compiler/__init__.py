"""How rules are compiled, and kept on the disk."""
