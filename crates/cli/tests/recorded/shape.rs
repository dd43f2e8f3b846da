//! JSON in a form whose differences people can read: in few lines, or only its keys.

use std::collections::BTreeSet;

use serde_json::Value;

/// So long a line may be.
const WIDTH: usize = 110;

/// A value with its keys in order of the alphabet; what fits on a line stands on one.
pub(crate) fn lines_of(value: &Value) -> String {
    let mut text = String::new();
    write(value, "", 0, &mut text);
    text
}

fn write(value: &Value, key: &str, depth: usize, text: &mut String) {
    let indent = "  ".repeat(depth);
    let whole = format!("{indent}{key}{value}");
    let inside: Vec<(String, &Value)> = match value {
        _ if whole.len() <= WIDTH => Vec::new(),
        Value::Array(items) => items.iter().map(|item| (String::new(), item)).collect(),
        Value::Object(fields) => {
            let fields = fields.iter();
            fields
                .map(|(key, item)| (format!("{key:?}: "), item))
                .collect()
        }
        _ => Vec::new(),
    };
    if inside.is_empty() {
        *text += &format!("{whole}\n");
        return;
    }
    let (open, close) = if value.is_array() {
        ("[", "]")
    } else {
        ("{", "}")
    };
    *text += &format!("{indent}{key}{open}\n");
    for (key, item) in inside {
        write(item, &key, depth + 1, text);
    }
    *text += &format!("{indent}{close}\n");
}

/// Every key of a value with the kind of what it holds, a line each.
pub(crate) fn shape(value: &Value) -> String {
    let mut lines = BTreeSet::new();
    collect(value, "", &mut lines);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn collect(value: &Value, path: &str, lines: &mut BTreeSet<String>) {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(items) => {
            for item in items {
                collect(item, &format!("{path}[]"), lines);
            }
            "list"
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                collect(item, &format!("{path}.{key}"), lines);
            }
            "object"
        }
    };
    lines.insert(format!("{path}: {kind}"));
}
