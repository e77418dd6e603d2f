"""Kaartbord: five Dutch card-and-board games."""
