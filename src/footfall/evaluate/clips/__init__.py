"""Protocols and reports for recorded clips."""
