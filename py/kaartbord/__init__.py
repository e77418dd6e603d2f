"""Kaartbord: Dutch card-and-board games."""
