"""What answers requests, a module for each subject. Imports the rest of `web`; `web.app` alone imports it."""
