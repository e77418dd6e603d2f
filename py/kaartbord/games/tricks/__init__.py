"""The shared parts of the games of tricks."""
