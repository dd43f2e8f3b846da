//! Vectors as tests: every table of a file of cases is a test, so that the runner names the case that fails.
//!
//! A crate has one test target with `harness = false` whose `main` says which function takes the cases of which list:
//!
//! ```no_run
//! use adoube_vectors::{Vectors, tests};
//!
//! #[derive(serde::Deserialize)]
//! struct Sum {
//!     terms: Vec<u32>,
//!     sum: u32,
//! }
//!
//! fn sums(case: Sum) {
//!     assert_eq!(case.terms.iter().sum::<u32>(), case.sum);
//! }
//!
//! fn nothing_is_zero() {
//!     assert_eq!(0, [0_u32; 0].iter().sum::<u32>());
//! }
//!
//! fn main() {
//!     let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
//!     vectors.file("arithmetic", |file| file.each("sum", sums));
//!     vectors.tests(&tests![nothing_is_zero]);
//!     vectors.run()
//! }
//! ```
//!
//! The table `[[sum]]` with `article = "4.2"` is then the test `arithmetic::sum::1 4.2`. A runner that gives every test
//! a process of its own asks for it by name, and only its file is read.

use std::path::PathBuf;

use libtest_mimic::{Arguments, Trial};
use serde::de::DeserializeOwned;
use toml::{Table, Value};

/// The tests of a target, as they are found.
pub struct Vectors {
    arguments: Arguments,
    folder: PathBuf,
    trials: Vec<Trial>,
}

/// One file of cases.
pub struct File {
    /// Its name as the first part of the names of its tests.
    name: String,
    /// The lists that no function has taken yet.
    left: Table,
    trials: Vec<Trial>,
}

/// Functions without arguments, with their modules and names, for [`Vectors::tests`].
#[macro_export]
macro_rules! tests {
    ($($test:ident),* $(,)?) => {
        [$((module_path!(), stringify!($test), $test as fn())),*]
    };
}

impl Vectors {
    /// Those in `tests/vectors` of the crate with this manifest.
    pub fn of(manifest: &str) -> Vectors {
        Vectors {
            arguments: Arguments::from_args(),
            folder: PathBuf::from(manifest).join("tests/vectors"),
            trials: Vec::new(),
        }
    }

    /// The cases of a file, named without `.toml`. Every list in it must be taken by somebody.
    pub fn file(&mut self, name: &str, take: impl FnOnce(&mut File)) {
        let path = self.folder.join(name).with_extension("toml");
        let name = name.replace('/', "::");
        if !self.is_wanted(&name) {
            return;
        }
        let text = std::fs::read_to_string(&path);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let left = text.parse::<Table>();
        let mut file = File {
            left: left.unwrap_or_else(|error| panic!("{}: {error}", path.display())),
            name,
            trials: Vec::new(),
        };
        take(&mut file);
        let untested: Vec<&String> = file.left.keys().collect();
        assert!(
            untested.is_empty(),
            "{}: nobody tests {untested:?}",
            path.display()
        );
        self.trials.append(&mut file.trials);
    }

    /// Tests without a table: see [`tests!`].
    pub fn tests(&mut self, tests: &[(&str, &str, fn())]) {
        for &(module, name, test) in tests {
            let name = match module.split_once("::") {
                Some((_, module)) => format!("{module}::{name}"),
                None => name.to_owned(),
            };
            let run = move || {
                test();
                Ok(())
            };
            self.trials.push(Trial::test(name, run));
        }
    }

    /// Runs what the arguments ask for and ends the program.
    pub fn run(self) -> ! {
        libtest_mimic::run(&self.arguments, self.trials).exit()
    }

    /// Whether a run needs this file: it is one of all, or the test that is asked for is in it.
    fn is_wanted(&self, file: &str) -> bool {
        let asked = self.arguments.filter.as_deref();
        let only = asked.filter(|_| self.arguments.exact);
        only.is_none_or(|test| {
            test.strip_prefix(file)
                .is_some_and(|rest| rest.starts_with("::"))
        })
    }
}

impl File {
    /// Every table of a list is a test.
    pub fn each<T: DeserializeOwned>(
        &mut self,
        list: &str,
        test: impl Fn(T) + Copy + Send + 'static,
    ) {
        let Some(Value::Array(cases)) = self.left.remove(list) else {
            panic!("{}: there is no list [[{list}]]", self.name);
        };
        for (number, case) in (1..).zip(cases) {
            let name = format!("{}::{list}::{number}{}", self.name, label(&case));
            let run = move || {
                test(case.try_into().map_err(|error| error.to_string())?);
                Ok(())
            };
            self.trials.push(Trial::test(name, run));
        }
    }

    /// A value that all cases of the file share, kept until the program ends.
    pub fn shared<T: DeserializeOwned>(&mut self, key: &str) -> &'static T {
        let value = self.left.remove(key);
        let value = value.unwrap_or_else(|| panic!("{}: there is no {key}", self.name));
        let read = value.try_into();
        let read = read.unwrap_or_else(|error| panic!("{}: {key}: {error}", self.name));
        Box::leak(Box::new(read))
    }

    /// The rest of the file is one test.
    pub fn whole<T: DeserializeOwned>(
        &mut self,
        name: &str,
        test: impl FnOnce(T) + Send + 'static,
    ) {
        let table = std::mem::take(&mut self.left);
        let run = move || {
            test(table.try_into().map_err(|error| error.to_string())?);
            Ok(())
        };
        self.trials
            .push(Trial::test(format!("{}::{name}", self.name), run));
    }

    /// A test of what the cases share.
    pub fn test(&mut self, name: &str, test: impl FnOnce() + Send + 'static) {
        let run = move || {
            test();
            Ok(())
        };
        self.trials
            .push(Trial::test(format!("{}::{name}", self.name), run));
    }
}

/// What a case says of itself, on one line.
fn label(case: &Value) -> String {
    const KEYS: [&str; 6] = ["name", "about", "article", "source", "command", "words"];
    let said = KEYS.iter().find_map(|key| case.get(key)?.as_str());
    said.map_or_else(String::new, |said| {
        let words: Vec<&str> = said.split_whitespace().collect();
        format!(" {}", words.join(" "))
    })
}
