"""Links that go out and come in, and playing live."""
