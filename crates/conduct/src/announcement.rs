//! What is announced of an event, held against the regulations.
