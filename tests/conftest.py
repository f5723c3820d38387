"""Settings for every test: what Hypothesis tries is the same on each run, however slow the machine."""

from hypothesis import settings

settings.register_profile("gondwana", deadline=None, derandomize=True, database=None)
settings.load_profile("gondwana")
