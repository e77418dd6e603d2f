"""The computer at Keezbord."""
