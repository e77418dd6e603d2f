"""The room in which devices meet that have the same table open live."""
