"""The computer at OkiDoki."""
