"""Lessons at the real table: positions of the games, the choices to make there, and their order. Pure. A step names its
sentences; the words are in `text`. The engine decides which moves are legal, and so which are right."""
