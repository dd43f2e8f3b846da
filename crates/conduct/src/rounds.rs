//! The rounds of a section: the next one, why it is so, what a change by hand breaks.
