//! The manual.

paths! {
    /// The manual: its contents.
    Contents() = "/help";
    /// The whole manual on one page, to be printed.
    Whole() = "/help/all";
    /// A chapter.
    Chapter(chapter: String) = "/help/{chapter}";
}
