"""The computer at Tokken."""
