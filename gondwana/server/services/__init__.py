"""Between steps 3 and 4, what people do beside moving: open a table, sit down, leave it to a bot, look back."""
