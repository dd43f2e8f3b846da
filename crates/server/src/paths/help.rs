//! The manual.

paths! {
    /// The manual: its contents.
    Contents() = "/help";
    /// The whole manual on one page, to be printed.
    Whole() = "/help/all";
    /// One chapter of the manual.
    Chapter(chapter: String) = "/help/{chapter}";
}
