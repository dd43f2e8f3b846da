//! What is known before it is said what happened.

use adoube_clock::Reading;
use adoube_rulebook::Edition;
use adoube_rulings::{Case, CaseError, ClockFacts, Incident, Kind, kinds};
use adoube_words::Words;
use toml::Value;

use super::reply;

/// What may be known before anything is asked, by its place in a case.
pub const KNOWN_BEFORE: [&str; 5] = [
    "control",
    "clock.white",
    "clock.black",
    "board.fen",
    "board.moves",
];

/// Facts of a case that are times.
const TIMES: [&str; 3] = ["clock.white", "clock.black", "clock.addition"];

/// Before the name of a fact of the incident.
const OF_INCIDENT: &str = "incident.";

/// What is known before it is said what happened: the edition and its variations, the clock, the
/// board, what the players did before.
#[derive(Debug, Clone)]
pub struct Known {
    /// Its incident is not looked at.
    case: Case,
    /// Facts of the incident, which can be put in when it is said.
    of_incident: Vec<(String, String)>,
    /// Facts of the incident that are put in if it has them.
    if_asked: Vec<(String, String)>,
}

/// A case whose incident is to be another one: what an event knows of a board.
impl From<Case> for Known {
    fn from(case: Case) -> Known {
        Known {
            case,
            of_incident: Vec::new(),
            if_asked: Vec::new(),
        }
    }
}

impl Known {
    /// Nothing but the edition.
    ///
    /// # Panics
    ///
    /// If no kind of incident can be read without facts, which tests exclude.
    pub fn by(edition: &Edition) -> Known {
        let first = kinds().into_iter().find_map(|(_, kinds)| kinds.first());
        let kind = first.map_or("", |kind| kind.name);
        let text = format!("edition = {:?}\nincident.{kind} = {{}}\n", edition.id());
        let case = Case::from_toml(&text).expect("every kind can be read without facts");
        case.into()
    }

    /// With what somebody else knows, such as the event.
    #[must_use]
    pub(crate) fn told(mut self, tell: impl FnOnce(Case) -> Case) -> Known {
        self.case = tell(self.case);
        self
    }

    /// With what a clock shows.
    #[must_use]
    pub fn clock(self, reading: &Reading) -> Known {
        self.told(|case| Case {
            clock: ClockFacts::from_reading(reading),
            ..case
        })
    }

    /// With a fact that incidents of some kinds ask for.
    #[must_use]
    pub(crate) fn if_asked(mut self, fact: &str, text: String) -> Known {
        self.if_asked.push((fact.to_owned(), text));
        self
    }

    /// With what the event has announced, by the ids of the edition's variations.
    ///
    /// # Errors
    ///
    /// If the edition has no such variation, or its number is missing.
    pub fn announced(mut self, edition: &Edition, ids: &[String]) -> Result<Known, CaseError> {
        self.case.variations.extend_from_slice(ids);
        let fits = edition.with_variations(&self.case.variations);
        fits.map(|_| self).map_err(CaseError::Variation)
    }

    /// With a fact, by its place in a case, as it was typed.
    ///
    /// # Errors
    ///
    /// If there is no such fact or the value does not fit it.
    pub fn with(mut self, words: Words, fact: &str, text: &str) -> Result<Known, CaseError> {
        match fact.starts_with(OF_INCIDENT) {
            true => self.of_incident.push((fact.to_owned(), text.to_owned())),
            false => self.case = with_fact(words, &self.case, fact, text)?,
        }
        Ok(self)
    }

    /// The case of an incident of this kind, with what is known.
    ///
    /// # Errors
    ///
    /// If a fact does not fit the incident.
    pub fn open(&self, kind: &Kind) -> Result<Case, CaseError> {
        let incident: Incident = toml::from_str(&format!("{} = {{}}", kind.name)).map_err(
            |error: toml::de::Error| CaseError::Text {
                cause: error.to_string(),
            },
        )?;
        let case = Case {
            incident: incident.into(),
            ..self.case.clone()
        };
        let asked = self.if_asked.iter();
        let case = asked.fold(case, |case, (fact, text)| {
            typed(&case, fact, text).unwrap_or(case)
        });
        let mut facts = self.of_incident.iter();
        facts.try_fold(case, |case, (fact, text)| typed(&case, fact, text))
    }
}

/// The case with a fact as it was typed: a time in any form, a number, yes or no, or a text.
///
/// # Errors
///
/// If there is no such fact or the value does not fit it.
pub fn with_fact(words: Words, case: &Case, fact: &str, text: &str) -> Result<Case, CaseError> {
    let time = TIMES.contains(&fact).then(|| reply::time(words, text));
    let text = time.flatten().unwrap_or_else(|| text.to_owned());
    typed(case, fact, &text)
}

/// A text first; what is not a text is a number, or true or false.
fn typed(case: &Case, fact: &str, text: &str) -> Result<Case, CaseError> {
    let as_text = case.with_fact(fact, text.into());
    let other = || {
        let number = text.parse().ok().map(Value::Integer);
        number.or_else(|| text.parse().ok().map(Value::Boolean))
    };
    match (as_text, other()) {
        (Err(error), Some(value)) => case.with_fact(fact, value).map_err(|_| error),
        (case, _) => case,
    }
}
