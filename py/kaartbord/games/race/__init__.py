"""What the two races share, Keezbord and Tokken."""
