//! What the sources of all crates can say: their enums and structs, as messages name them.

use std::collections::BTreeSet;
use std::path::Path;

use crate::files;

/// A type of which words may speak.
pub(crate) struct Fact {
    /// What the ids begin with.
    pub(crate) name: String,
    /// The ids of its messages: of each variant, or of the struct.
    pub(crate) ids: Vec<String>,
    /// The ids that need no message: variants that only hold another fact, which is told instead.
    pub(crate) wrapping: Vec<String>,
    /// It was declared to be told: a statement, an answer, an incident.
    pub(crate) declared: bool,
}

/// The texts of all sources.
pub(crate) struct Sources {
    rust: Vec<String>,
    /// Every text between quotation marks that could be an id, or the beginning of one.
    quoted: BTreeSet<String>,
}

impl Sources {
    pub(crate) fn read(crates: &Path) -> Sources {
        let mut sources = Sources {
            rust: Vec::new(),
            quoted: BTreeSet::new(),
        };
        for entry in std::fs::read_dir(crates).unwrap() {
            let folder = entry.unwrap().path().join("src");
            if !folder.is_dir() {
                continue;
            }
            for file in files(&folder, "rs") {
                let text = std::fs::read_to_string(&file).unwrap();
                sources.quote(&text);
                sources.rust.push(plain(&text));
            }
            for file in files(&folder, "html") {
                sources.quote(&std::fs::read_to_string(&file).unwrap());
            }
        }
        sources
    }

    /// Whether an id stands in a source, whole or put together from its beginning.
    pub(crate) fn mentions(&self, id: &str) -> bool {
        let mut starts = id.match_indices('-').map(|(place, _)| &id[..=place]);
        let put_together = |start: &str| {
            let of_serde = format!("serialize:{}", start.trim_end_matches('-'));
            self.quoted.contains(start) || self.quoted.contains(&of_serde)
        };
        self.quoted.contains(id) || starts.any(put_together)
    }

    fn quote(&mut self, text: &str) {
        let is_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        for (place, _) in text.match_indices('"') {
            let rest = &text[place + 1..];
            let end = rest.find(|letter| !is_id(letter)).unwrap_or(rest.len());
            let whole = rest[end..].starts_with('"');
            let start = rest[end..].starts_with('{') && rest[..end].ends_with('-');
            // A type that serialises itself, under this name.
            let before = text[..place].trim_end();
            let by_hand = ["_variant(", "_newtype_struct("];
            if by_hand.iter().any(|call| before.ends_with(call)) {
                self.quoted
                    .insert(format!("serialize:{}", kebab(&rest[..end])));
            }
            if whole || start {
                self.quoted.insert(rest[..end].to_owned());
            }
        }
    }

    /// The types of all sources.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        for text in &self.rust {
            facts.extend(types(text));
            facts.extend(statements(text));
            facts.extend(choices(text));
            facts.extend(families(text));
        }
        facts
    }
}

/// The text without comments.
fn plain(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let trimmed = line.trim_start();
        if trimmed.starts_with("//") { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What stands between the brace at the beginning and its partner.
fn braced(text: &str) -> &str {
    let mut depth = 0;
    for (place, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[1..place];
        }
    }
    ""
}

/// The parts between commas outside of any bracket.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0, 0);
    let mut parts = Vec::new();
    let mut before = ' ';
    for (place, letter) in text.char_indices() {
        match letter {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            '>' if before != '-' && before != '=' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..place]);
                start = place + 1;
            }
            _ => {}
        }
        before = letter;
    }
    parts.push(&text[start..]);
    parts
        .into_iter()
        .filter(|part| !part.trim().is_empty())
        .collect()
}

/// The name at the beginning, after attributes and visibility.
fn name(part: &str) -> String {
    let mut rest = part.trim_start();
    while rest.starts_with("#[") {
        let end = rest.find("]\n").or_else(|| rest.find(']'));
        rest = rest[end.map_or(rest.len(), |end| end + 1)..].trim_start();
    }
    let is_name = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    rest.chars().take_while(is_name).collect()
}

/// Enums and structs as Rust declares them.
fn types(text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for keyword in ["enum ", "struct "] {
        for (place, _) in text.match_indices(keyword) {
            let before = text[..place].chars().next_back();
            if before.is_some_and(|letter| !letter.is_whitespace()) {
                continue;
            }
            let own = name(&text[place + keyword.len()..]);
            if own.is_empty() || own == "Says" || own.ends_with("Says") {
                continue;
            }
            // What cannot be serialised is told by nobody.
            let attributes = text[..place].rsplit(['}', ';']).next().unwrap_or("");
            if !attributes.contains("Serialize") {
                continue;
            }
            let named = renamed(&text[..place]).unwrap_or_else(|| kebab(&own));
            if keyword == "struct " {
                facts.push(told(&named, vec![named.clone()], false));
                continue;
            }
            let Some(brace) = text[place..].find('{') else {
                continue;
            };
            let variants = parts(braced(&text[place + brace..]));
            let id = |variant: &&str| {
                let own = variant_rename(variant).unwrap_or_else(|| kebab(&name(variant)));
                format!("{named}-{own}")
            };
            let (wrapping, ids): (Vec<&str>, Vec<&str>) =
                variants.into_iter().partition(|variant| holds_one(variant));
            let mut fact = told(&named, ids.iter().map(id).collect(), false);
            fact.wrapping = wrapping.iter().map(id).collect();
            facts.push(fact);
        }
    }
    facts
}

/// Whether a variant holds one value without a name.
fn holds_one(variant: &str) -> bool {
    let own = name(variant);
    let after = variant.rsplit_once(&own).map_or("", |(_, after)| after);
    let inside = variant
        .split_once(&format!("{own}("))
        .map(|(_, inside)| inside);
    let inside = inside.and_then(|inside| inside.rsplit_once(')'));
    inside.is_some_and(|(inside, _)| parts(inside).len() == 1) && !after.is_empty()
}

/// The name that serde gives the type whose declaration follows.
fn renamed(before: &str) -> Option<String> {
    let attributes = before.rsplit(['}', ';']).next()?;
    let (_, rest) = attributes.rsplit_once("rename = \"")?;
    Some(kebab(rest.split('"').next()?))
}

/// The name that serde gives a variant.
fn variant_rename(variant: &str) -> Option<String> {
    let head = variant.trim_start().starts_with("#[").then_some(variant)?;
    let (_, rest) = head.split_once("rename = \"")?;
    Some(kebab(rest.split('"').next()?))
}

/// `says! { pub enum Says: "family" { … } }`
fn statements(text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (place, _) in text.match_indices("says! {") {
        let body = braced(&text[place + "says! ".len()..]);
        let Some((head, _)) = body.split_once(" {") else {
            continue;
        };
        let Some(family) = head.rsplit('"').nth(1) else {
            continue;
        };
        let names = parts(braced(&body[head.len() + 1..]));
        let ids = names
            .iter()
            .map(|part| format!("{family}-{}", kebab(&name(part))));
        facts.push(told(family, ids.collect(), true));
    }
    facts
}

/// `choices! { List { … } }`
fn choices(text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (place, _) in text.match_indices("choices! {") {
        let mut body = braced(&text[place + "choices! ".len()..]);
        while let Some(brace) = body.find('{') {
            let list = body[..brace].split_whitespace().next_back().unwrap_or("");
            let inside = braced(&body[brace..]);
            let names = parts(inside);
            let ids = names
                .iter()
                .map(|part| format!("{}-{}", kebab(list), kebab(&name(part))));
            facts.push(told(&kebab(list), ids.collect(), true));
            body = &body[brace + inside.len() + 2..];
        }
    }
    facts
}

/// `family! { Family: "name" { Incident: "kind" { fact: Type, … } … } }`
fn families(text: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (place, _) in text.match_indices("family! {") {
        let body = braced(&text[place + "family! ".len()..]);
        let Some(brace) = body.find('{') else {
            continue;
        };
        let quoted = |text: &str| text.rsplit('"').nth(1).unwrap_or("").to_owned();
        let mut ids = vec![format!("family-{}", quoted(&body[..brace]))];
        let mut incidents = braced(&body[brace..]);
        while let Some(brace) = incidents.find('{') {
            let kind = quoted(&incidents[..brace]);
            ids.push(format!("incident-{kind}"));
            let inside = braced(&incidents[brace..]);
            for fact in parts(inside) {
                let (fact, of) = fact.rsplit_once(": ").unwrap_or((fact, ""));
                let of = of.trim();
                if !of.starts_with("Flag") && !of.starts_with("Told") {
                    ids.push(format!("ask-{kind}-{}", kebab(&name(fact))));
                }
            }
            incidents = &incidents[brace + inside.len() + 2..];
        }
        facts.push(told("", ids, true));
    }
    facts
}

fn told(name: &str, ids: Vec<String>, declared: bool) -> Fact {
    let name = name.to_owned();
    Fact {
        name,
        ids,
        wrapping: Vec::new(),
        declared,
    }
}

/// A name in lower case with hyphens.
fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() && !text.ends_with('-') {
            text.push('-');
        }
        text.push(if letter == '_' {
            '-'
        } else {
            letter.to_ascii_lowercase()
        });
    }
    text
}
