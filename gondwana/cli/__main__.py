"""`python -m gondwana.cli` is `gondwana`."""

from gondwana.cli import main

main()
