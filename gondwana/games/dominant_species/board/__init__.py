"""The grid on which the earth grows."""
