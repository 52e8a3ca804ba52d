"""Data-driven control: motion capture data, modulated while it is tracked (Lee, Kim, Lee 2010)."""
