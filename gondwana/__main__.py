"""`python -m gondwana` is `gondwana`."""

from gondwana.cli import main

main()
