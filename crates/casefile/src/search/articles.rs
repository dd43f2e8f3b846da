//! From the number of an article to the kinds of incidents that are ruled on by it.
//!
//! Which articles a kind cites is nowhere written down: its dialogue is walked through once for each
//! edition, along every first answer and, at each question, once along every other one.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use adoube_rulebook::{Edition, Rulebook};
use adoube_rulings::{Answers, Case, Question, Ruling, decide};

use super::{Entry, entries};
use crate::dialogue::Known;

/// How many questions a walk answers.
const DEEPEST: usize = 10;

/// How many questions it answers after it took another answer.
const AFTER_ANOTHER: usize = 3;

/// Each kind with the articles of its rulings, and how many of them cite each.
type Cited = Vec<(Entry, BTreeMap<String, u32>)>;

/// What was worked out already, by edition.
static CITED: LazyLock<Mutex<BTreeMap<String, Arc<Cited>>>> = LazyLock::new(Mutex::default);

/// The kinds that are ruled on by an article, those first whose rulings cite it most; none if the text
/// is no number of an article.
pub(super) fn search(edition: &Edition, text: &str) -> Vec<Entry> {
    let Some((edition, numbers)) = meant(edition, text) else {
        return Vec::new();
    };
    let cited = cited(edition);
    let times = |cites: &BTreeMap<String, u32>| -> u32 {
        let of = numbers.iter().filter_map(|number| cites.get(number));
        of.sum()
    };
    let mut found: Vec<(u32, Entry)> = (cited.iter())
        .map(|(entry, cites)| (times(cites), *entry))
        .filter(|(times, _)| *times > 0)
        .collect();
    // How often depends on how many questions a kind has: those that cite it about as often as the first
    // stay in the order of the families, where the plain case comes first.
    let most = found.iter().map(|(times, _)| *times).max().unwrap_or(0);
    found.sort_by_key(|(times, _)| match *times * 2 >= most {
        true => 0,
        false => 1 + most - times,
    });
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// The article and those under it, by the edition or else by the first other one that has it.
fn meant<'a>(edition: &'a Edition, text: &str) -> Option<(&'a Edition, Vec<String>)> {
    let number = text.split_whitespace().find(|word| is_number(word))?;
    let number = number.trim_end_matches(['.', ',', ')']).to_uppercase();
    let others = Rulebook::embedded().editions().iter().rev();
    let mut all = std::iter::once(edition).chain(others);
    all.find_map(|edition| {
        let under = edition.articles_under(&number);
        let numbers: Vec<String> = under.iter().map(|one| one.number.clone()).collect();
        (!numbers.is_empty()).then_some((edition, numbers))
    })
}

/// Whether a word looks like 9.2, 14E or A.4: figures, and a point or a letter.
fn is_number(word: &str) -> bool {
    let word = word.trim_end_matches(['.', ',', ')']);
    let figures = word.chars().filter(char::is_ascii_digit).count();
    let others = word.chars().filter(|one| !one.is_ascii_digit()).count();
    let fits = |one: char| one.is_ascii_alphanumeric() || one == '.';
    figures > 0 && others > 0 && word.len() <= 12 && word.chars().all(fits)
}

fn cited(edition: &Edition) -> Arc<Cited> {
    let mut known = CITED.lock().unwrap_or_else(PoisonError::into_inner);
    let cited = known.entry(edition.id().to_owned());
    let walked = || {
        let of = |entry: Entry| (entry, walk(edition, entry));
        Arc::new(entries().into_iter().map(of).collect())
    };
    cited.or_insert_with(walked).clone()
}

/// The articles of the rulings on a kind.
fn walk(edition: &Edition, entry: Entry) -> BTreeMap<String, u32> {
    let mut cites = BTreeMap::new();
    let Ok(case) = Known::by(edition).open(entry.kind) else {
        return cites;
    };
    for (case, question) in follow(case, DEEPEST, &mut cites) {
        for choice in question.choices().iter().skip(1) {
            if let Ok(other) = case.answered(&question, choice.value.clone()) {
                follow(other, AFTER_ANOTHER, &mut cites);
            }
        }
    }
    cites
}

/// Answers questions until there is a ruling, and says which were asked when.
fn follow(mut case: Case, most: usize, cites: &mut BTreeMap<String, u32>) -> Vec<(Case, Question)> {
    let mut asked = Vec::new();
    for _ in 0..=most {
        let Ok(ruling) = decide(&case) else {
            break;
        };
        count(&ruling, cites);
        let Some(question) = ruling.next_question() else {
            break;
        };
        let next = case.answered(question, first_answer(question));
        asked.push((case, question.clone()));
        let Ok(next) = next else {
            break;
        };
        case = next;
    }
    asked
}

fn count(ruling: &Ruling, cites: &mut BTreeMap<String, u32>) {
    for cited in &ruling.articles {
        *cites.entry(cited.article.clone()).or_default() += 1;
    }
}

fn first_answer(question: &Question) -> toml::Value {
    match &question.answers {
        Answers::OneOf(choices) => choices.first().map_or(true.into(), |one| one.value.clone()),
        Answers::Number { at_least, .. } => i64::from(*at_least).into(),
        Answers::Time => "5:00".into(),
        Answers::Text(_) => "e4".into(),
    }
}
