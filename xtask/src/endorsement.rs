//! FIDE's check-list for tournament programs with our answers: `xtask/endorsement.toml` in, `docs/endorsement.md` out.
//!
//! The questions are a tree: an answer is fine, costs a penalty or ends the verification, and leads to
//! the next question. Every answer is shown by tests that exist, or by a sentence where no test can show it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Deserialize;

use crate::run::root;

/// Where the answers are, and what is made of them.
const ANSWERS: &str = "xtask/endorsement.toml";
const DOCUMENT: &str = "docs/endorsement.md";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckList {
    question: Vec<Question>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    number: u16,
    part: String,
    asked: String,
    yes: Outcome,
    no: Outcome,
    answer: Option<bool>,
    #[serde(default)]
    shown_by: Vec<String>,
    how: Option<String>,
}

/// What an answer leads to.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(try_from = "String")]
enum Outcome {
    Goes {
        penalty: u16,
        next: Option<u16>,
    },
    Fails,
    /// The sources do not say what this answer costs.
    Unknown,
}

impl TryFrom<String> for Outcome {
    type Error = String;

    fn try_from(text: String) -> Result<Outcome, String> {
        let wrong = || format!("{text:?} is no outcome");
        let words: Vec<&str> = text.split(' ').collect();
        let (penalty, next) = match words.as_slice() {
            ["fail"] => return Ok(Outcome::Fails),
            ["?"] => return Ok(Outcome::Unknown),
            ["ok", next] => (0, *next),
            [penalty, "%", next] => (penalty.parse().map_err(|_| wrong())?, *next),
            _ => return Err(wrong()),
        };
        let next = match next {
            "end" => None,
            number => Some(number.parse().map_err(|_| wrong())?),
        };
        Ok(Outcome::Goes { penalty, next })
    }
}

/// What came of following the questions.
#[derive(Default)]
struct Walk {
    asked: Vec<u16>,
    fails: Vec<u16>,
    penalties: Vec<(u16, u16)>,
    open: Vec<u16>,
}

/// Writes the document.
pub(crate) fn write() -> Result<(), String> {
    let text = document()?;
    std::fs::write(root().join(DOCUMENT), text).map_err(|error| format!("{DOCUMENT}: {error}"))
}

/// Looks that the document says what the answers say.
pub(crate) fn check() -> Result<(), String> {
    let expected = document()?;
    let found = read(DOCUMENT)?;
    if found != expected {
        return Err(format!(
            "{DOCUMENT} is not what {ANSWERS} says: run cargo xtask endorsement"
        ));
    }
    Ok(())
}

fn read(name: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(name)).map_err(|error| format!("{name}: {error}"))
}

fn document() -> Result<String, String> {
    let list: CheckList =
        toml::from_str(&read(ANSWERS)?).map_err(|error| format!("{ANSWERS}: {error}"))?;
    for question in &list.question {
        look_for_tests(question)?;
    }
    let by_number: BTreeMap<u16, &Question> =
        (list.question.iter().map(|one| (one.number, one))).collect();
    let walk = follow(&by_number)?;
    Ok(told(&list, &walk))
}

/// Every test that is named exists.
fn look_for_tests(question: &Question) -> Result<(), String> {
    let number = question.number;
    if question.answer.is_some() && question.shown_by.is_empty() && question.how.is_none() {
        return Err(format!(
            "question {number} is answered, and nothing shows it"
        ));
    }
    for shown in &question.shown_by {
        let (file, test) = shown
            .split_once("::")
            .ok_or_else(|| format!("question {number}: {shown:?} names no test"))?;
        let text = read(&Path::new("crates").join(file).to_string_lossy())?;
        if !text.contains(&format!("fn {test}(")) {
            return Err(format!("question {number}: there is no test {shown}"));
        }
    }
    Ok(())
}

/// Follows the questions by the answers. What is open is taken as asked and goes on with the next one.
fn follow(questions: &BTreeMap<u16, &Question>) -> Result<Walk, String> {
    let mut walk = Walk::default();
    let mut next = questions.keys().next().copied();
    while let Some(number) = next {
        let question = questions
            .get(&number)
            .ok_or_else(|| format!("there is no question {number}"))?;
        if walk.asked.last().is_some_and(|last| *last >= number) {
            return Err(format!("question {number} leads back"));
        }
        walk.asked.push(number);
        let outcome = match question.answer {
            Some(true) => question.yes,
            Some(false) => question.no,
            None => {
                walk.open.push(number);
                next = questions.keys().copied().find(|other| *other > number);
                continue;
            }
        };
        match outcome {
            Outcome::Goes { penalty, next: on } => {
                if penalty > 0 {
                    walk.penalties.push((number, penalty));
                }
                next = on;
            }
            Outcome::Fails | Outcome::Unknown => {
                walk.fails.push(number);
                next = questions.keys().copied().find(|other| *other > number);
            }
        }
    }
    Ok(walk)
}

/// The document.
fn told(list: &CheckList, walk: &Walk) -> String {
    let sum: u16 = walk.penalties.iter().map(|(_, penalty)| penalty).sum();
    let mut text = format!(
        "# Fit for FIDE's endorsement\n\n\
         FIDE judges tournament programs by a check-list of {} questions, in FIDE mode. This page is made from \
         `{ANSWERS}` by `cargo xtask endorsement`, which follows the questions by our answers and looks that every test named here exists; \
         the questions are in our own words. It is a self-declaration: nobody has verified it for FIDE.\n\n\
         Asked: {}. Hard fails: {}. Penalties: {sum} %. Open: {}.\n",
        list.question.len(),
        walk.asked.len(),
        walk.fails.len(),
        walk.open.len(),
    );
    let mut part = "";
    for question in &list.question {
        if question.part != part {
            part = &question.part;
            let _ = write!(
                text,
                "\n## {part}\n\n| Q | asked | answer | shown by |\n| --- | --- | --- | --- |\n"
            );
        }
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            question.number,
            question.asked,
            answer(question, walk),
            shown(question)
        );
    }
    text
}

fn answer(question: &Question, walk: &Walk) -> String {
    if !walk.asked.contains(&question.number) {
        return "not asked".to_owned();
    }
    let said = match question.answer {
        Some(true) => "yes",
        Some(false) => "no",
        None => return "open".to_owned(),
    };
    let cost = walk
        .penalties
        .iter()
        .find(|(number, _)| *number == question.number);
    match cost {
        Some((_, penalty)) => format!("{said} ({penalty} %)"),
        None if walk.fails.contains(&question.number) => format!("{said} (**fails**)"),
        None => said.to_owned(),
    }
}

fn shown(question: &Question) -> String {
    let tests = question.shown_by.iter().map(|test| format!("`{test}`"));
    let how = question.how.iter().cloned();
    how.chain(tests).collect::<Vec<_>>().join("; ")
}
