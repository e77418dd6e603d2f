"""The table: who is asked, what is shown, and what comes next."""
