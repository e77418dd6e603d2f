"""Hands that nobody can read, dealt without a server: what the players' devices say to each other, and check."""
