//! From words to kinds of incidents: those of the rule book and those of everyday speech.
//!
//! Each kind has a title and, as the part `.words` of it, what people say for it in the language,
//! the most usual first. Case, accents, endings and a wrong letter do not matter, nor the order of
//! the words; a number of an article finds the kinds that are ruled on by it.

mod articles;
mod terms;

use std::collections::{BTreeSet, HashMap};

use adoube_rulebook::Edition;
use adoube_rulings::{Kind, kinds};
use adoube_words::Words;

pub(crate) use terms::{plain, terms};

/// How many are told at most: more are no help.
const MOST: usize = 12;

/// What a kind must have of the best one's score to be told.
const WORTH: f32 = 0.55;

/// A kind of incident with the family it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The family's name, such as `flags`.
    pub family: &'static str,
    /// The kind of incident.
    pub kind: &'static Kind,
}

impl Entry {
    /// What the family is called.
    pub fn family_title(self, words: Words) -> String {
        family_title(words, self.family)
    }

    /// What happened, in a few words.
    pub fn title(self, words: Words) -> String {
        words.text(&self.kind.title()).to_owned()
    }
}

/// What a family is called.
pub fn family_title(words: Words, family: &str) -> String {
    words.text(&format!("family-{family}")).to_owned()
}

/// Every kind of incident, in the order they are offered.
pub fn entries() -> Vec<Entry> {
    let families = kinds().into_iter();
    let of = |(family, kinds): (&'static str, &'static [Kind])| {
        let kinds = kinds.iter();
        kinds.map(move |kind| Entry { family, kind })
    };
    families.flat_map(of).collect()
}

/// The kind of incident with this name.
pub fn entry_named(name: &str) -> Option<Entry> {
    entries().into_iter().find(|entry| entry.kind.name == name)
}

/// The kinds of incidents that a text may mean, the likeliest first; none if nothing fits.
pub fn search(words: Words, edition: &Edition, text: &str) -> Vec<Entry> {
    if let Some(entry) = entry_named(text.trim()) {
        return vec![entry];
    }
    let cited = articles::search(edition, text);
    if !cited.is_empty() {
        return cited;
    }
    let asked = terms(text);
    let ignored = terms(words.text("dialogue-ignored-words"));
    let ignored: Vec<bool> = asked.iter().map(|one| ignored.contains(one)).collect();
    if ignored.iter().all(|is| *is) {
        return Vec::new();
    }
    let sheets: Vec<Sheet> = entries().iter().map(|one| Sheet::of(words, *one)).collect();
    ranked(&sheets, &asked, &ignored)
}

/// What can be found of a kind: phrases of words.
struct Sheet {
    entry: Entry,
    /// What people say, then the title.
    phrases: Vec<Vec<String>>,
    /// The name of the family, which is less to go by.
    family: Vec<String>,
}

impl Sheet {
    fn of(words: Words, entry: Entry) -> Sheet {
        let said = format!("{}.words", entry.kind.title());
        let said = words.text(&said).split(',').map(terms);
        Sheet {
            entry,
            phrases: said.chain([terms(&entry.title(words))]).collect(),
            family: terms(&entry.family_title(words)),
        }
    }

    /// How well it has each of the words that are asked for.
    fn matches(&self, likes: &[Likes]) -> Vec<f32> {
        let of = |likes: &Likes| {
            let said = self.phrases.iter().map(|phrase| likes.best(phrase));
            said.fold(likes.best(&self.family) / 2.0, f32::max)
        };
        likes.iter().map(of).collect()
    }

    /// How near one of its phrases comes to all that is asked for: what is usual stands first.
    fn phrase(&self, likes: &[Likes], weights: &[f32]) -> f32 {
        let near = |(place, phrase): (u8, &Vec<String>)| {
            let usual = 1.0 - f32::from(place.min(20)) / 100.0;
            usual * nearness(likes, weights, phrase)
        };
        let numbered = (0..=u8::MAX).zip(&self.phrases);
        numbered.map(near).fold(0.0, f32::max)
    }
}

/// How alike the words of the catalogue are to one that is asked for; most are not at all.
struct Likes(HashMap<String, f32>);

impl Likes {
    fn of(asked: &str, vocabulary: &BTreeSet<&String>) -> Likes {
        let likes = vocabulary
            .iter()
            .map(|said| ((*said).clone(), terms::likeness(asked, said)));
        Likes(likes.filter(|(_, likeness)| *likeness > 0.0).collect())
    }

    fn to(&self, said: &str) -> f32 {
        self.0.get(said).copied().unwrap_or_default()
    }

    fn best(&self, phrase: &[String]) -> f32 {
        phrase.iter().map(|said| self.to(said)).fold(0.0, f32::max)
    }
}

/// How much of what is asked for is in a phrase, and of the phrase in what is asked for: 0 to 1.
fn nearness(likes: &[Likes], weights: &[f32], phrase: &[String]) -> f32 {
    let total: f32 = weights.iter().sum();
    let weighed = likes.iter().zip(weights);
    let found: f32 = weighed
        .map(|(likes, weight)| weight * likes.best(phrase))
        .sum();
    let asked = |said: &String| likes.iter().map(|likes| likes.to(said)).fold(0.0, f32::max);
    let said: f32 = phrase.iter().map(asked).sum();
    let length = phrase.iter().map(|_| 1.0_f32).sum::<f32>();
    match total > 0.0 && length > 0.0 {
        true => found / total * (0.5 + 0.5 * said / length),
        false => 0.0,
    }
}

/// The kinds by their score. A word that few kinds have says more than one that many have; one that
/// stands in any sentence only decides between equals.
fn ranked(sheets: &[Sheet], asked: &[String], ignored: &[bool]) -> Vec<Entry> {
    let said = sheets
        .iter()
        .flat_map(|sheet| sheet.phrases.iter().chain([&sheet.family]));
    let vocabulary: BTreeSet<&String> = said.flatten().collect();
    let likes: Vec<Likes> = asked
        .iter()
        .map(|one| Likes::of(one, &vocabulary))
        .collect();
    let matches: Vec<Vec<f32>> = sheets.iter().map(|sheet| sheet.matches(&likes)).collect();
    let all: f32 = sheets.iter().map(|_| 1.0_f32).sum();
    let weight = |place: usize| {
        let having = matches.iter().filter(|one| one[place] >= terms::SURE);
        let having: f32 = having.map(|_| 1.0_f32).sum();
        let says = (all / (1.0 + having)).ln().max(0.1);
        if ignored[place] { says / 10.0 } else { says }
    };
    let weights: Vec<f32> = (0..asked.len()).map(weight).collect();
    let total: f32 = weights.iter().sum();
    let score = |(sheet, found): (&Sheet, &Vec<f32>)| {
        let found: f32 = found
            .iter()
            .zip(&weights)
            .map(|(one, weight)| one * weight)
            .sum();
        (found + total * sheet.phrase(&likes, &weights), sheet.entry)
    };
    let mut scored: Vec<(f32, Entry)> = sheets.iter().zip(&matches).map(score).collect();
    scored.sort_by(|one, other| other.0.total_cmp(&one.0));
    let best = scored.first().map_or(0.0, |(score, _)| *score);
    // What has less than a third of the words, and nothing of a phrase, is chance.
    let least = (best * WORTH).max(total / 3.0);
    let worth = scored.into_iter().filter(|(score, _)| *score > least);
    worth.map(|(_, entry)| entry).take(MOST).collect()
}
