"""What the games of tricks share."""
