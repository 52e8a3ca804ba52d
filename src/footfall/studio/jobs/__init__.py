"""Background jobs, each in its own process: learning, optimization, the push envelope, safe ranges."""
