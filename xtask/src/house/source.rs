//! The sources of the workspace as a list of items. They are formatted by rustfmt (which is
//! checked before), so an item ends at the brace under its first letter.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::imports::Imports;
use super::lexer::{Mention, code_of, mentions, words};

/// A file of Rust.
pub(super) struct Source {
    /// Where it is, from the root of the workspace.
    pub file: PathBuf,
    /// Its path as a module.
    pub module: String,
    /// How many lines it has.
    pub length: usize,
    /// Whether it is part of a library or program, not of tests and measurements.
    pub is_product: bool,
    /// What it takes from elsewhere.
    pub imports: Imports,
    /// What it declares, without what stands in `#[cfg(test)]`.
    pub items: Vec<Item>,
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Function,
    Type,
    Value,
    Module,
    Implementation,
    /// A macro that is called outside of functions.
    Call,
}

/// Something declared.
pub(super) struct Item {
    pub kind: Kind,
    /// Its path, with the crate and for methods the type.
    pub path: String,
    pub name: String,
    /// The type that an implementation or a method is of.
    pub owner: Option<String>,
    /// Public, not only in its crate.
    pub is_public: bool,
    /// The line with its name, counted from 1.
    pub line: usize,
    /// How many lines it has, without documentation and attributes.
    pub length: usize,
    /// What is written above it.
    pub doc: String,
    /// A function that answers with a `Result`.
    pub can_fail: bool,
    /// Every word of its code.
    pub mentions: HashSet<Mention>,
}

/// Reads every file of the crates, and of this one.
pub(super) fn read_all(root: &Path) -> Result<Vec<Source>, String> {
    let mut files = Vec::new();
    for folder in ["crates", "xtask"] {
        collect(&root.join(folder), "rs", &mut files)?;
    }
    files.sort();
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file)
            .map_err(|error| format!("{}: {error}", file.display()))?;
        let file = file.strip_prefix(root).unwrap_or(&file).to_owned();
        Ok(source(file, &text))
    };
    files.into_iter().map(read).collect()
}

/// The words of all templates: they call functions of the pages.
pub(super) fn words_of_templates(root: &Path) -> Result<HashSet<String>, String> {
    let mut files = Vec::new();
    collect(&root.join("crates"), "html", &mut files)?;
    let mut found = HashSet::new();
    for file in files {
        let text = std::fs::read_to_string(&file)
            .map_err(|error| format!("{}: {error}", file.display()))?;
        found.extend(words(&text).map(str::to_owned));
    }
    Ok(found)
}

fn collect(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") {
                collect(&path, ending, files)?;
            }
        } else if path.extension().is_some_and(|found| found == ending) {
            files.push(path);
        }
    }
    Ok(())
}

fn source(file: PathBuf, text: &str) -> Source {
    let code = code_of(text);
    let imports = Imports::of(&code);
    let lines: Vec<&str> = text.lines().collect();
    let code: Vec<&str> = code.lines().collect();
    let parts: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    let is_product = parts.first() == Some(&"crates") && parts.get(2) == Some(&"src");
    let mut reader = Reader {
        lines: &lines,
        code: &code,
        items: Vec::new(),
    };
    let module = module_path(&parts);
    reader.read(0..lines.len(), &module, None);
    let items = reader.items;
    Source {
        length: lines.len(),
        module,
        file,
        is_product,
        imports,
        items,
    }
}

/// `crates/laws/src/touch/mod.rs` is `laws::touch`.
fn module_path(parts: &[&str]) -> String {
    let mut path = parts.to_vec();
    path.retain(|part| !matches!(*part, "crates" | "src" | "mod.rs" | "lib.rs" | "main.rs"));
    path.join("::").trim_end_matches(".rs").to_owned()
}

struct Reader<'t> {
    lines: &'t [&'t str],
    code: &'t [&'t str],
    items: Vec<Item>,
}

impl Reader<'_> {
    /// Reads the items that begin in these lines and are not within others.
    fn read(&mut self, range: std::ops::Range<usize>, module: &str, owner: Option<&str>) {
        let mut head = range.start;
        let mut line = range.start;
        while line < range.end {
            let code = self.code[line].trim();
            let is_head = self.lines[line].trim_start().starts_with("///") || code.starts_with('#');
            let Some(start) = Start::of(code).filter(|_| !is_head) else {
                // An attribute may have several lines; anything else ends what stands above.
                if code.is_empty() && self.lines[line].trim().is_empty() {
                    head = line + 1;
                }
                line += 1;
                continue;
            };
            let last = self.last_line(line, range.end);
            self.push(&start, head..line, line..last + 1, module, owner);
            line = last + 1;
            head = line;
        }
    }

    fn push(
        &mut self,
        start: &Start,
        head: std::ops::Range<usize>,
        body: std::ops::Range<usize>,
        module: &str,
        owner: Option<&str>,
    ) {
        let above = &self.lines[head.clone()];
        if above.iter().any(|line| line.trim() == "#[cfg(test)]") {
            return;
        }
        let path = match owner {
            Some(owner) => format!("{module}::{owner}::{}", start.name),
            None => format!("{module}::{}", start.name),
        };
        let inner = body.start + 1..body.end.saturating_sub(1).max(body.start + 1);
        match start.kind {
            Kind::Module => self.read(inner, &path, None),
            // A method of a trait is used with the trait; one of a type only by its name.
            Kind::Implementation if start.of_trait.is_none() => {
                return self.read(inner, module, Some(&start.name));
            }
            _ => {}
        }
        let doc = above
            .iter()
            .filter_map(|line| line.trim().strip_prefix("///"));
        let code = [
            self.code[head].join("\n"),
            self.code[body.clone()].join("\n"),
        ];
        self.items.push(Item {
            kind: start.kind,
            name: start.name.clone(),
            owner: match start.kind {
                Kind::Implementation => Some(start.name.clone()),
                _ => owner.map(str::to_owned),
            },
            path,
            is_public: start.is_public,
            line: body.start + 1,
            length: body.len(),
            doc: doc.map(str::trim).collect::<Vec<_>>().join(" "),
            can_fail: start.kind == Kind::Function && answers_with_result(&self.code[body.clone()]),
            mentions: match start.kind {
                Kind::Module => HashSet::new(),
                _ => mentions(&code.join("\n")).collect(),
            },
        });
    }

    /// The line in which an item ends.
    fn last_line(&self, first: usize, end: usize) -> usize {
        let indent = |line: &str| line.len() - line.trim_start().len();
        let depth = indent(self.code[first]);
        for line in first..end {
            let code = self.code[line].trim_end();
            if line > first
                && indent(code) == depth
                && code.trim_start().starts_with(['}', ')', ']'])
            {
                // `) -> Kind {` goes on.
                if !code.ends_with('{') {
                    return line;
                }
            }
            let closes = code.ends_with(';') || code.ends_with('}');
            if closes && indent(code) == depth && (line == first || !code.trim().starts_with('}')) {
                return line;
            }
        }
        end - 1
    }
}

/// Whether the head of a function says that it answers with a `Result`.
fn answers_with_result(code: &[&str]) -> bool {
    let ends = |line: &&str| line.ends_with('{') || line.ends_with(';');
    let last = code.iter().position(ends).unwrap_or(0);
    let head = code[..=last].join(" ");
    head.contains("-> Result<") || head.contains("-> io::Result<")
}

/// The first line of an item.
struct Start {
    kind: Kind,
    name: String,
    of_trait: Option<String>,
    is_public: bool,
}

impl Start {
    fn of(code: &str) -> Option<Start> {
        let is_public = code.starts_with("pub ");
        let mut rest = code;
        if let Some(after) = rest.strip_prefix("pub") {
            rest = after.trim_start();
            if rest.starts_with('(') {
                rest = rest.split_once(") ")?.1;
            }
        }
        let const_function = ["const fn ", "const unsafe fn ", "const async fn "];
        if const_function.iter().any(|words| rest.starts_with(words)) {
            rest = rest.strip_prefix("const ")?;
        }
        for word in ["default ", "async ", "unsafe "] {
            rest = rest.strip_prefix(word).unwrap_or(rest);
        }
        let named = |kind, rest: &str| Start {
            kind,
            name: words(rest).next().unwrap_or("_").to_owned(),
            of_trait: None,
            is_public,
        };
        let (first, after) = rest.split_once(|c: char| !(c.is_alphanumeric() || c == '_'))?;
        Some(match first {
            "fn" => named(Kind::Function, after),
            "struct" | "enum" | "trait" | "type" | "union" => named(Kind::Type, after),
            "const" => named(Kind::Value, after),
            "static" => named(Kind::Value, after.trim_start_matches("mut ")),
            "mod" if code.ends_with('{') => named(Kind::Module, after),
            "macro_rules" => named(Kind::Value, after),
            "impl" => implementation(rest),
            _ if rest[first.len()..].starts_with('!') || rest.contains("! {") => {
                named(Kind::Call, first)
            }
            _ => return None,
        })
    }
}

/// `impl<T> Trait<X> for Type<T> {`, or `impl Type {`.
fn implementation(code: &str) -> Start {
    let mut rest = code.trim_start_matches("impl");
    if rest.starts_with('<') {
        let mut depth = 0;
        let end = rest.char_indices().find(|(at, letter)| {
            match letter {
                '<' => depth += 1,
                '>' if !rest[..*at].ends_with('-') => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        rest = end.map_or(rest, |(at, _)| &rest[at + 1..]);
    }
    let last_of = |text: &str| {
        let path = text.trim().trim_start_matches(['&', '(', '[']);
        let path = path.split(['<', '{', ' ', ',', ')']).next().unwrap_or("");
        path.rsplit("::").next().unwrap_or("").to_owned()
    };
    let (of_trait, of_type) = match rest.split_once(" for ") {
        Some((of_trait, of_type)) => (Some(last_of(of_trait)), of_type),
        None => (None, rest),
    };
    Start {
        kind: Kind::Implementation,
        name: last_of(of_type),
        of_trait,
        is_public: false,
    }
}
