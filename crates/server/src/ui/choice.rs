//! A choice in a form.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::texts::tell;

/// A choice in a list of choices.
pub(crate) struct Choice {
    /// What is sent.
    pub value: String,
    /// What is read.
    pub name: String,
    /// Chosen as things stand.
    pub chosen: bool,
}

/// What is one of several, to be chosen from: each with its code and its words.
pub(crate) fn choices<T: Serialize + Copy + PartialEq>(
    all: &[T],
    chosen: Option<T>,
) -> Vec<Choice> {
    let choice = |one: &T| Choice {
        value: code(one),
        name: tell(one),
        chosen: chosen == Some(*one),
    };
    all.iter().map(choice).collect()
}

/// The code of one of several.
fn code<T: Serialize>(one: &T) -> String {
    let value = serde_json::to_value(one).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// Which of several a code means; `None` if it means none.
pub(crate) fn chosen<T: DeserializeOwned>(code: &str) -> Option<T> {
    serde_json::from_value(Value::String(code.to_owned())).ok()
}

/// What was said of a question to be answered with yes or no; nothing if nobody said.
pub(crate) fn yes_or_no(code: &str) -> Option<bool> {
    match code {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}
