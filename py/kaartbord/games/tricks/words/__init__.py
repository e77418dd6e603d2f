"""What the games with tricks say alike."""
