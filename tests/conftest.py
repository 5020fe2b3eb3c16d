"""What all tests share: how Hypothesis looks for examples."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.effort import THOROUGH

# The same examples in every run: a new one is looked for where everything is asked for, not where something else is
# tried. How long an example takes says what else the machine does: the first of a test may compile.
settings.register_profile(
    "steady", deadline=None, derandomize=not THOROUGH, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
