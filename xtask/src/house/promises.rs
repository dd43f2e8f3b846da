//! What `ARCHITECTURE.md` says must hold: every line names in brackets what keeps it, and what is named is there.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::Finding;
use super::lexer::{code_of, words};
use super::source::Source;

const DOCUMENT: &str = "ARCHITECTURE.md";

/// The lines that are looked at stand between these headings.
const FIRST: &str = "## What must hold";
const LAST: &str = "## Where would I put";

/// The forms that a result takes on its way stand after this line, each with a number.
const ROAD: &str = "The road of one result";

/// How many there may be.
const MOST_FORMS: usize = 8;

/// A check of this program keeps a promise too.
const OWN_CHECKS: &str = "cargo xtask house";

/// What promises can name.
struct Names<'r> {
    root: &'r Path,
    tests: HashSet<String>,
    /// The words of each file's code, with its path.
    files: Vec<(String, HashSet<String>)>,
    /// Lints and their levels, as the manifest has them.
    manifest: String,
}

/// What something between backticks is.
enum Keeper {
    /// It holds the line: a test, a lint, a type, a check of ours.
    Keeps,
    /// It says where the code is.
    Place,
    /// There is no such thing.
    Missing(&'static str),
}

/// A line of the document.
struct Promise {
    number: usize,
    crate_name: String,
    text: String,
}

/// Lists lines that name nothing, and names of what is not there.
pub(super) fn check(root: &Path, sources: &[Source]) -> Result<Vec<Finding>, String> {
    let read = |file: PathBuf| {
        std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))
    };
    let document = read(root.join(DOCUMENT))?;
    let (mut tests, mut files) = (Tests::default(), Vec::new());
    for source in sources {
        let code = code_of(&read(root.join(&source.file))?);
        tests.read(&code);
        let file = source.file.to_string_lossy().into_owned();
        files.push((file, words(&code).map(str::to_owned).collect()));
    }
    let manifest = read(root.join("Cargo.toml"))?;
    let names = Names {
        root,
        tests: tests.names(),
        files,
        manifest,
    };
    let mut findings = names.faults_of_road(&forms(&document));
    let promises = promises(&document)?;
    findings.extend(promises.iter().flat_map(|promise| names.faults(promise)));
    Ok(findings)
}

/// Functions that are tests: an attribute above them says so, or a harness has them in a list by their names.
#[derive(Default)]
struct Tests {
    marked: HashSet<String>,
    declared: HashSet<String>,
    /// Words that no bracket follows.
    listed: HashSet<String>,
}

impl Tests {
    fn read(&mut self, code: &str) {
        let mut is_test = false;
        for line in code.lines().map(str::trim_start) {
            if line.starts_with("#[") {
                is_test |= line.contains("test]") || line.contains("test(");
            } else if let Some(name) = line.split("fn ").nth(1).and_then(|rest| words(rest).next())
            {
                let functions = match is_test {
                    true => &mut self.marked,
                    false => &mut self.declared,
                };
                functions.insert(name.to_owned());
                is_test = false;
            } else if !line.is_empty() {
                is_test = false;
            }
        }
        let mut rest = code;
        while let Some(start) = rest.find(is_of_word) {
            let from_start = &rest[start..];
            let end = from_start
                .find(|letter| !is_of_word(letter))
                .unwrap_or(from_start.len());
            let (word, after) = from_start.split_at(end);
            if word.contains('_') && !after.starts_with('(') {
                self.listed.insert(word.to_owned());
            }
            rest = after;
        }
    }

    fn names(self) -> HashSet<String> {
        let listed = self.declared.intersection(&self.listed).cloned();
        let listed: Vec<String> = listed.collect();
        self.marked.into_iter().chain(listed).collect()
    }
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// What the document says of the road of a result: the forms that are numbered, each with its line.
fn forms(document: &str) -> Vec<(usize, String)> {
    let lines = document.lines().enumerate();
    let lines = lines
        .skip_while(|(_, line)| !line.starts_with(ROAD))
        .skip(1);
    let mut found: Vec<(usize, String)> = Vec::new();
    for (number, line) in lines.take_while(|(_, line)| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_digit()) {
            found.push((number + 1, line.to_owned()));
        } else if let (Some((_, form)), true) = (found.last_mut(), line.starts_with("   ")) {
            *form += line;
        }
    }
    found
}

/// The lines between the headings, each with the crate it stands under.
fn promises(document: &str) -> Result<Vec<Promise>, String> {
    let missing = || format!("{DOCUMENT} has no {FIRST:?} before {LAST:?}");
    let mut found: Vec<Promise> = Vec::new();
    let (mut crate_name, mut begun) = ("", false);
    for (number, line) in document.lines().enumerate() {
        if line.starts_with(LAST) {
            return if found.is_empty() {
                Err(missing())
            } else {
                Ok(found)
            };
        }
        begun |= line == FIRST;
        let heading = line
            .strip_prefix("**")
            .and_then(|rest| rest.strip_suffix("**"));
        if let Some(name) = heading.filter(|_| begun) {
            crate_name = name;
        } else if let Some(text) = line.strip_prefix("- ").filter(|_| begun) {
            found.push(Promise {
                number: number + 1,
                crate_name: crate_name.to_owned(),
                text: text.to_owned(),
            });
        } else if let (Some(promise), true) = (found.last_mut(), line.starts_with("  ")) {
            promise.text += " ";
            promise.text += line.trim_start();
        }
    }
    Err(missing())
}

/// What stands between backticks, within brackets.
fn in_brackets(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    for (number, part) in text.split('`').enumerate() {
        if number % 2 == 1 {
            found.extend((depth > 0).then_some(part));
            continue;
        }
        for letter in part.chars() {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    found
}

impl Names<'_> {
    fn faults(&self, promise: &Promise) -> Vec<Finding> {
        let finding = |what: String| Finding {
            file: DOCUMENT.into(),
            line: promise.number,
            what,
        };
        let (mut kept, mut found) = (false, Vec::new());
        for name in in_brackets(&promise.text) {
            match self.keeper(&promise.crate_name, name) {
                Keeper::Keeps => kept = true,
                Keeper::Place => {}
                Keeper::Missing(kind) => {
                    found.push(finding(format!("there is no {kind} `{name}`")))
                }
            }
        }
        if !kept && found.is_empty() {
            let begin: String = promise.text.chars().take(60).collect();
            found.push(finding(format!(
                "\"{begin}…\" names nothing in brackets that keeps it"
            )));
        }
        found
    }

    /// The road is as it is drawn: not longer than it may be, and every type and function on it is there.
    fn faults_of_road(&self, forms: &[(usize, String)]) -> Vec<Finding> {
        let finding = |line: usize, what: String| Finding {
            file: DOCUMENT.into(),
            line,
            what,
        };
        let mut found = Vec::new();
        if !(1..=MOST_FORMS).contains(&forms.len()) {
            let count = forms.len();
            found.push(finding(
                1,
                format!("the road of a result has {count} forms, not 1 to {MOST_FORMS}"),
            ));
        }
        for (line, form) in forms {
            let names = form.split('`').skip(1).step_by(2);
            let paths = names.filter(|name| name.contains("::"));
            let missing = paths.filter(|name| !self.is_declared(name));
            found.extend(missing.map(|name| finding(*line, format!("there is no `{name}`"))));
        }
        found
    }

    fn keeper(&self, crate_name: &str, name: &str) -> Keeper {
        let begins_large = name.starts_with(|letter: char| letter.is_ascii_uppercase());
        if name == OWN_CHECKS || name.starts_with("--") || name.starts_with("[workspace") {
            return Keeper::Keeps;
        }
        if name.contains('/') || name.ends_with(".rs") {
            return match self.place(crate_name, name) {
                Some(place) if place.iter().any(|part| part == "tests") => Keeper::Keeps,
                Some(_) => Keeper::Place,
                None => Keeper::Missing("file"),
            };
        }
        if begins_large || name.contains("::") {
            return match self.is_declared(name) {
                true => Keeper::Keeps,
                false => Keeper::Missing("type or function"),
            };
        }
        if name.chars().all(is_of_word) && name.contains('_') {
            let is_lint = self.manifest.contains(&format!("\n{name} = "));
            return match self.place(crate_name, name) {
                _ if is_lint || self.tests.contains(name) => Keeper::Keeps,
                Some(_) => Keeper::Place,
                None => Keeper::Missing("test or lint"),
            };
        }
        Keeper::Place
    }

    /// Whether a file has all parts of the path, the modules among them perhaps in its own path.
    fn is_declared(&self, path: &str) -> bool {
        let mut files = self.files.iter();
        files.any(|(file, known)| {
            let mut parts = words(path);
            parts.all(|part| known.contains(part) || file.split(['/', '.']).any(|one| one == part))
        })
    }

    /// A file or folder, below the crate or the root; what stands before a `*` begins its name.
    fn place(&self, crate_name: &str, name: &str) -> Option<PathBuf> {
        let own = self.root.join("crates").join(crate_name);
        let below = [
            own.join("src"),
            own.join("tests"),
            own,
            self.root.join("crates"),
            self.root.to_owned(),
        ];
        let (begin, _) = name.split_once('*').unwrap_or((name, ""));
        let places = below.iter().map(|folder| folder.join(begin));
        places.into_iter().find(|place| match begin == name {
            true => place.exists() || place.with_extension("rs").exists(),
            false => has_file_like(place),
        })
    }
}

/// Whether the folder has a name that begins like this one.
fn has_file_like(begin: &Path) -> bool {
    let (Some(folder), Some(start)) = (begin.parent(), begin.file_name()) else {
        return false;
    };
    let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.any(|entry| {
        let name = entry.file_name();
        name.to_string_lossy()
            .starts_with(&*start.to_string_lossy())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_within_brackets_only() {
        let text =
            "A `Field` is all (its type; `values_agree`, see [docs](docs/a.md)). The `rest` (`B`).";
        assert_eq!(in_brackets(text), ["values_agree", "B"]);
    }

    #[test]
    fn a_test_has_an_attribute_or_stands_in_a_list() {
        let mut tests = Tests::default();
        tests.read("#[test]\nfn one() {}\n\nfn of_two() {}\n\n#[tokio::test(flavor = \"x\")]\n#[ignore]\nasync fn three() {}\n");
        tests.read(
            "fn main() { run(&[the_first, the_second]); }\nfn the_first() {}\nfn the_helper() {}\n",
        );
        tests.read("fn the_second() { the_helper() }\n");
        let mut names: Vec<String> = tests.names().into_iter().collect();
        names.sort();
        assert_eq!(names, ["one", "the_first", "the_second", "three"]);
    }

    #[test]
    fn the_road_ends_at_the_next_heading() {
        let text = "1. no\nThe road of one result:\n\n1. `a::B`\n   and `C::d`\n2. last\n\nText.\n\n## Next\n1. no\n";
        let found = forms(text);
        assert_eq!(
            found,
            [
                (4, "1. `a::B`   and `C::d`".to_owned()),
                (6, "2. last".to_owned())
            ]
        );
    }

    #[test]
    fn lines_go_on_below_their_crate() {
        let text = "- no\n## What must hold\n\n**laws**\n- One\n  goes on.\n- Two.\n\n## Where would I put …\n- no\n";
        let found = promises(text).unwrap();
        let told: Vec<(usize, &str, &str)> = found
            .iter()
            .map(|one| (one.number, &*one.crate_name, &*one.text))
            .collect();
        assert_eq!(told, [(5, "laws", "One goes on."), (7, "laws", "Two.")]);
    }
}
