"""Settings for every test: what Hypothesis tries is the same on each run, however slow the machine."""

import pytest
from hypothesis import settings

settings.register_profile("gondwana", deadline=None, derandomize=True, database=None)
settings.load_profile("gondwana")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests first: where tests run side by side, nobody waits for the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
