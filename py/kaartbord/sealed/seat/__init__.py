"""One seat of a sealed table: what it holds, and the messages that it drafts."""
