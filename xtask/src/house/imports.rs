//! What a file's `use` lines bring into it.

use std::collections::HashMap;

/// The names that a file takes from elsewhere.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Imports {
    /// By the name they have in the file: the whole path.
    pub names: HashMap<String, Vec<String>>,
    /// Modules and enums of which everything is taken (`use super::*`).
    pub globs: Vec<Vec<String>>,
}

impl Imports {
    /// Those of a text without comments and strings.
    pub(super) fn of(code: &str) -> Imports {
        let mut imports = Imports::default();
        let mut rest = code;
        while let Some(at) = rest.find("use ") {
            let starts_a_line = rest[..at].chars().rev().find(|c| *c != ' ');
            let (before, after) = (&rest[..at], &rest[at + 4..]);
            let is_use = matches!(starts_a_line, None | Some('\n'))
                || before.trim_end().ends_with("pub")
                || before.trim_end().ends_with(')');
            if let Some(end) = after.find(';').filter(|_| is_use) {
                imports.tree(&[], &after[..end]);
            }
            rest = after;
        }
        imports
    }

    fn tree(&mut self, above: &[String], text: &str) {
        let text = text.trim();
        if let Some((head, list)) = text.split_once('{') {
            let path = [above, &segments(head)].concat();
            let list = list.trim_end().strip_suffix('}').unwrap_or(list);
            for part in parts(list) {
                self.tree(&path, part);
            }
            return;
        }
        let (path, renamed) = match text.split_once(" as ") {
            Some((path, name)) => (path, Some(name.trim().to_owned())),
            None => (text, None),
        };
        let mut path = [above, &segments(path)].concat();
        match path.last().map(String::as_str) {
            None => {}
            Some("*") => {
                path.pop();
                self.globs.push(path);
            }
            Some("self") => {
                path.pop();
                if let Some(name) = path.last().cloned() {
                    self.names.insert(renamed.unwrap_or(name), path);
                }
            }
            Some(name) => {
                let name = name.to_owned();
                self.names.insert(renamed.unwrap_or(name), path);
            }
        }
    }
}

fn segments(path: &str) -> Vec<String> {
    let parts = path.split("::").map(str::trim);
    parts
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The parts of a list, those in inner braces left together.
fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(&list[start..]);
    found.retain(|part| !part.trim().is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_are_read() {
        let imports = Imports::of(
            "pub(crate) use a::b::{self, C as D, e::{F, g::*}};\nuse h::I;\nlet because = 1;",
        );
        let path = |name: &str| imports.names.get(name).map(|path| path.join("::"));
        assert_eq!(path("b").as_deref(), Some("a::b"));
        assert_eq!(path("D").as_deref(), Some("a::b::C"));
        assert_eq!(path("F").as_deref(), Some("a::b::e::F"));
        assert_eq!(path("I").as_deref(), Some("h::I"));
        assert_eq!(
            imports.globs,
            [["a", "b", "e", "g"].map(str::to_owned).to_vec()]
        );
        assert_eq!(imports.names.len(), 4);
    }
}
