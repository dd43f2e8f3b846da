//! Files and functions of a size to be read.

use std::collections::BTreeMap;

use super::Finding;
use super::source::{Kind, Source};

/// Lines of a file, tests too.
const LONGEST_FILE: usize = 600;

/// Lines of a function, from its name to its last brace.
const LONGEST_FUNCTION: usize = 80;

/// Lists what is too long. Tables are allowed by name.
pub(super) fn check(sources: &[Source], allowed: &BTreeMap<String, String>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut needed = Vec::new();
    for source in sources {
        let mut find = |line: usize, what: String| {
            let file = source.file.clone();
            findings.push(Finding { file, line, what });
        };
        if source.length > LONGEST_FILE {
            let length = source.length;
            find(1, format!("{length} lines, more than {LONGEST_FILE}"));
        }
        let functions = source
            .items
            .iter()
            .filter(|item| matches!(item.kind, Kind::Function) && item.length > LONGEST_FUNCTION);
        for function in functions {
            let (path, length) = (&function.path, function.length);
            match allowed.contains_key(path) {
                true => needed.push(path.clone()),
                false => find(
                    function.line,
                    format!("{path} has {length} lines, more than {LONGEST_FUNCTION}"),
                ),
            }
        }
    }
    let idle = allowed.keys().filter(|entry| !needed.contains(entry));
    findings.extend(idle.map(|entry| Finding {
        file: "xtask/house.toml".into(),
        line: 1,
        what: format!("{entry} is short, or is not there: take it off the list"),
    }));
    findings
}
