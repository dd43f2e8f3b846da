//! A choice in a form.

/// A choice in a list of choices.
pub(crate) struct Choice {
    /// What is sent.
    pub value: String,
    /// What is read.
    pub name: String,
    /// Chosen as things stand.
    pub chosen: bool,
}
