"""What scenes and sheets consist of, in types that are told to others: left uncompiled, so that they can be read."""
