"""The dominance cards: taking one, the rows that several of them are, and those with a rule of their own."""
