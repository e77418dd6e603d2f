"""What holds for every test."""

from hypothesis import settings

settings.register_profile("kaartbord", deadline=None)  # a slow machine is no fault
settings.load_profile("kaartbord")
