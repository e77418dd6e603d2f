"""One seat of a sealed table: its hand, and the messages that it drafts."""
