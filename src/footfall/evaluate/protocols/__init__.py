"""Test protocols of `footfall evaluate`, one module each, and the searches and start states they share."""
