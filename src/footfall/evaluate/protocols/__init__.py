"""One module per `footfall evaluate` protocol, with the searches and start states they share."""
