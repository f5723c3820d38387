"""Reading the data files: what they must fulfil, the island as numbers."""
