"""Steps 4, 6 and 7, a table in memory: it takes moves, and tells its viewers what each of them may know."""
