//! Public items that nothing outside of tests uses.
//!
//! From the beginning of the program, word by word: an item is used if something used names it, by what
//! its file imports or by the path before it; a method if besides its type is used. Types of
//! values are not known here, so a method can hide behind another of the same name; what is
//! listed is surely unused.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::Finding;
use super::lexer::Mention;
use super::source::{Item, Kind, Source};

/// Where the program begins.
const START: &str = "cli::run_program";

/// Lists what cannot be reached and is not allowed, and what is allowed for nothing.
pub(super) fn check(
    sources: &[Source],
    templates: &HashSet<String>,
    allowed: &BTreeMap<String, String>,
) -> Vec<Finding> {
    let product: Vec<&Source> = sources.iter().filter(|source| source.is_product).collect();
    let mut search = Search::over(&product);
    search.run(templates);
    let mut needed = HashSet::new();
    let mut findings = Vec::new();
    for (at, item) in search.items.iter().enumerate() {
        let counts = item.is_public && !matches!(item.kind, Kind::Module | Kind::Call);
        if !counts || search.reached[at] {
            continue;
        }
        if let Some(entry) = entry_for(allowed, &item.path) {
            needed.insert(entry);
            continue;
        }
        findings.push(Finding {
            file: product[search.source_of[at]].file.clone(),
            line: item.line,
            what: format!("nothing uses {} ({} lines)", item.path, item.length),
        });
    }
    let idle = allowed
        .keys()
        .filter(|entry| !needed.contains(entry.as_str()));
    findings.extend(idle.map(|entry| Finding {
        file: "xtask/house.toml".into(),
        line: 1,
        what: format!("{entry} is used, or is not there: take it off the list"),
    }));
    findings
}

/// The entry that has an item, by itself or by its module.
fn entry_for<'a>(allowed: &'a BTreeMap<String, String>, path: &str) -> Option<&'a str> {
    let covers = |entry: &&String| {
        path.strip_prefix(entry.as_str())
            .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    allowed.keys().find(covers).map(String::as_str)
}

struct Search<'s> {
    sources: &'s [&'s Source],
    items: Vec<&'s Item>,
    /// In which source each item is.
    source_of: Vec<usize>,
    reached: Vec<bool>,
    /// Items that are of no type, by their names.
    free: HashMap<&'s str, Vec<usize>>,
    /// Methods by their names.
    methods: HashMap<&'s str, Vec<usize>>,
    /// Implementations of traits by their types.
    implementations: HashMap<&'s str, Vec<usize>>,
    /// Methods that were named before their type was reached, by their types.
    waiting: HashMap<&'s str, Vec<usize>>,
    types: HashSet<&'s str>,
    queue: Vec<usize>,
}

impl<'s> Search<'s> {
    fn over(sources: &'s [&'s Source]) -> Search<'s> {
        let mut search = Search {
            sources,
            items: Vec::new(),
            source_of: Vec::new(),
            reached: Vec::new(),
            free: HashMap::new(),
            methods: HashMap::new(),
            implementations: HashMap::new(),
            waiting: HashMap::new(),
            types: HashSet::new(),
            queue: Vec::new(),
        };
        for (place, source) in sources.iter().enumerate() {
            for item in &source.items {
                let at = search.items.len();
                search.items.push(item);
                search.source_of.push(place);
                let (list, key) = match (item.kind, item.owner.as_deref()) {
                    (Kind::Implementation, owner) => {
                        (&mut search.implementations, owner.unwrap_or(""))
                    }
                    (_, Some(_)) => (&mut search.methods, item.name.as_str()),
                    (_, None) => (&mut search.free, item.name.as_str()),
                };
                list.entry(key).or_default().push(at);
            }
        }
        search.reached = vec![false; search.items.len()];
        search
    }

    fn run(&mut self, templates: &HashSet<String>) {
        for at in 0..self.items.len() {
            let item = self.items[at];
            let is_start = match item.kind {
                Kind::Call => true,
                // Of a type from elsewhere, which nobody here declares.
                Kind::Implementation => !self.free.contains_key(item.name.as_str()),
                // `#[serde(with = "module")]` calls it by the module's name.
                Kind::Function if item.owner.is_none() => {
                    item.path == START || matches!(item.name.as_str(), "serialize" | "deserialize")
                }
                _ => item.path == START,
            };
            if is_start {
                self.reach(at);
            }
        }
        // A template names fields and methods of its page, and filters.
        for word in templates {
            self.name_method(word, None);
            self.name_free(word, |_| true);
        }
        while let Some(at) = self.queue.pop() {
            let item = self.items[at];
            for mention in &item.mentions {
                self.follow(mention, self.source_of[at], item.owner.as_deref());
            }
        }
    }

    fn reach(&mut self, at: usize) {
        if std::mem::replace(&mut self.reached[at], true) {
            return;
        }
        self.queue.push(at);
        let item = self.items[at];
        if item.kind == Kind::Type && item.owner.is_none() && self.types.insert(&item.name) {
            let known = self.implementations.get(item.name.as_str()).cloned();
            let named = self.waiting.remove(item.name.as_str());
            for other in known.into_iter().chain(named).flatten() {
                self.reach(other);
            }
        }
    }

    fn follow(&mut self, mention: &Mention, place: usize, owner: Option<&str>) {
        let source = self.sources[place];
        match mention {
            Mention::Method(word) => self.name_method(word, None),
            Mention::Plain(word) => {
                if let Some(path) = source.imports.names.get(word) {
                    return self.name_path(path);
                }
                let in_scope = |item: &Item| {
                    let globs = source.imports.globs.iter();
                    module(&item.path) == module(&source.module)
                        || item.path.starts_with(&source.module)
                        || globs
                            .filter_map(|path| path.last())
                            .any(|last| is_below(item, last))
                };
                self.name_free(word, in_scope);
                // `super::*` and the like.
                let relative = source.imports.globs.iter().any(|path| {
                    path.last()
                        .is_some_and(|last| last == "super" || last == "crate")
                });
                if relative {
                    let of_crate = source.module.split("::").next().unwrap_or("");
                    self.name_free(word, |item| item.path.split("::").next() == Some(of_crate));
                }
            }
            Mention::Qualified(qualifier, word) => {
                let real = source.imports.names.get(qualifier);
                let real = real.and_then(|path| path.last());
                let qualifier = match (qualifier.as_str(), owner) {
                    ("Self", Some(owner)) => owner,
                    (written, _) => real.map_or(written, String::as_str),
                };
                if self.free.contains_key(qualifier)
                    && qualifier.starts_with(|first: char| first.is_uppercase())
                {
                    return self.name_method(word, Some(qualifier));
                }
                self.name_path(&[qualifier.to_owned(), word.clone()]);
            }
        }
    }

    /// What a path ends in: of the module or crate before it, or, where that only hands it on, any
    /// item of this name.
    fn name_path(&mut self, path: &[String]) {
        let Some((name, above)) = path.split_last() else {
            return;
        };
        let above = above.last().map_or("", String::as_str);
        let above = above.strip_prefix("adoube_").unwrap_or(above);
        let known = self.free.get(name.as_str()).into_iter().flatten();
        let items = &self.items;
        let mut exact = known.filter(|at| is_below(items[**at], above)).peekable();
        if exact.peek().is_some() {
            let exact: Vec<usize> = exact.copied().collect();
            return exact.into_iter().for_each(|at| self.reach(at));
        }
        self.name_free(name, |_| true);
        self.name_method(name, None);
    }

    fn name_free(&mut self, name: &str, fits: impl Fn(&Item) -> bool) {
        let known = self.free.get(name).into_iter().flatten();
        let items = &self.items;
        let fitting: Vec<usize> = known.filter(|at| fits(items[**at])).copied().collect();
        fitting.into_iter().for_each(|at| self.reach(at));
    }

    fn name_method(&mut self, name: &str, of: Option<&str>) {
        for at in self.methods.get(name).cloned().into_iter().flatten() {
            let item = self.items[at];
            let Some(owner) = item.owner.as_deref() else {
                continue;
            };
            if of.is_some_and(|of| of != owner) {
                continue;
            }
            if self.types.contains(owner) || !self.free.contains_key(owner) {
                self.reach(at);
            } else {
                self.waiting.entry(owner).or_default().push(at);
            }
        }
    }
}

/// The path without the last part.
fn module(path: &str) -> &str {
    path.rsplit_once("::").map_or("", |(module, _)| module)
}

/// Whether an item's path has this part, directly above it or higher.
fn is_below(item: &Item, part: &str) -> bool {
    module(&item.path).split("::").any(|found| found == part)
}
