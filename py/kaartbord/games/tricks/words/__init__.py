"""The shared texts of the games with tricks."""
