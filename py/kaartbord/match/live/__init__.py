"""Playing live: what devices say to each other, and how they listen."""
