"""What every room of the server may use: refusals, settings, logs, figures. Imports no other room."""
