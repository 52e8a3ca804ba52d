"""Everything that crosses the network: access control, clients, JSON messages and binary frames."""
