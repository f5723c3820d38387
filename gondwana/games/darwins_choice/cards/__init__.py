"""What is printed on the cards, read from `data/` or from tables of the user's own, and checked."""
