"""What is seen of Slagen."""
