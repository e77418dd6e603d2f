"""The computer at Toepen."""
