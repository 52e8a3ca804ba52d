"""Explanation of falls: time series of the last seconds, signs found in them, the most likely cause, and advice."""
