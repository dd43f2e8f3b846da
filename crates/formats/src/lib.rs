//! Files that chess tournaments exchange.
