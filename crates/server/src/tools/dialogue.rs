//! The dialogue about an incident: what happened, then the few facts that matter, one after the
//! other. All that was answered is in the address, so that every step can be linked, taken back
//! and looked at by another edition.

use adoube_rulebook::Edition;
use adoube_rulings::{
    Answers, Case, CaseError, Choice, Compared, Kind, Question, Ruling, compare, decide, kinds,
};
use toml::Value;

use super::ToolQuery;
use crate::texts::{t, tell};

/// Before the name of a fact in the address.
const FACT: &str = "f.";

/// The answer that a fact is not known.
pub(crate) const DONT_KNOW: &str = "?";

/// What may be known before anything is asked, by its place in a case.
pub(crate) const KNOWN_BEFORE: [&str; 5] = [
    "control",
    "clock.white",
    "clock.black",
    "board.fen",
    "board.moves",
];

/// Where the dialogue stands.
pub(crate) enum Dialogue {
    /// Nothing is said yet.
    Open,
    /// A fact is missing.
    Asks {
        kind: &'static Kind,
        /// What was answered so far.
        answered: Vec<Answered>,
        /// The next question.
        question: Box<Question>,
        /// Both answers can be given if nobody knows.
        optional: bool,
        /// Why the last answer did not do.
        wrong: Option<String>,
    },
    /// There is a ruling.
    Ruled {
        kind: &'static Kind,
        /// What was answered.
        answered: Vec<Answered>,
        case: Box<Case>,
        ruling: Box<Ruling>,
    },
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answered {
    pub fact: String,
    /// The question; empty if it was known before anything was asked.
    pub question: String,
    /// The answer, in words.
    pub answer: String,
    /// The words of the address without this answer and those after it.
    pub back: ToolQuery,
}

/// The kind of incident with this name.
pub(crate) fn kind_named(name: &str) -> Option<&'static Kind> {
    let mut all = kinds().into_iter().flat_map(|(_, kinds)| kinds.iter());
    all.find(|kind| kind.name == name)
}

/// Follows the dialogue as far as the answers go; `known` tells the case what nobody need be asked for.
///
/// # Errors
///
/// If what was said cannot be understood: an unknown incident, a time control or a move that
/// cannot be read.
pub(crate) fn follow(
    asked: &ToolQuery,
    edition: &Edition,
    known: &dyn Fn(Case) -> Case,
) -> Result<Dialogue, CaseError> {
    let Some(name) = asked.get("kind") else {
        return Ok(Dialogue::Open);
    };
    let kind = kind_named(name).ok_or_else(|| CaseError::Kind {
        found: name.to_owned(),
    })?;
    let mut case = known(opened(asked, edition, kind)?);
    let mut answered = known_before(asked);
    let mut facts: Vec<String> = Vec::new();
    loop {
        let ruling = decide(&case)?;
        let Some(question) = ruling.next_question().cloned() else {
            return Ok(Dialogue::Ruled {
                kind,
                answered,
                case: Box::new(case),
                ruling: Box::new(ruling),
            });
        };
        let optional = ruling.can_do_without(&question);
        let given = asked.get(&name_of(&question.fact));
        let (wrong, next) = match given {
            None => (None, None),
            // An answer that does not settle its own question would be asked for ever.
            Some(text) if facts.contains(&question.fact) => (Some(text.to_owned()), None),
            Some(DONT_KNOW) if optional => {
                let next = case.unanswered(&question);
                (None, Some((next, t("tools-dont-know").to_owned())))
            }
            Some(text) => match answer(&case, &question, text) {
                Ok((next, words)) => (None, Some((next, words))),
                Err(why) => (Some(why), None),
            },
        };
        let Some((next, words)) = next else {
            return Ok(Dialogue::Asks {
                kind,
                answered,
                question: Box::new(question),
                optional,
                wrong,
            });
        };
        answered.push(Answered {
            fact: question.fact.clone(),
            question: tell(&question.text),
            answer: words,
            back: asked.only(|name| is_kept(name, &facts)),
        });
        facts.push(question.fact);
        case = next;
    }
}

/// The same facts by every edition. Where another one asks for a fact that was not needed here,
/// its ruling says so.
///
/// # Errors
///
/// If the case cannot be understood by some edition.
pub(crate) fn compared(case: &Case) -> Result<Vec<Compared>, CaseError> {
    compare(case)
}

/// The name of a fact in the address.
pub(crate) fn name_of(fact: &str) -> String {
    format!("{FACT}{fact}")
}

/// What stands in the form for a choice.
pub(crate) fn choice_value(choice: &Choice) -> String {
    match &choice.value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Whether a word of the address stays when the answers after these facts are taken back.
fn is_kept(name: &str, facts: &[String]) -> bool {
    match name.strip_prefix(FACT) {
        None => true,
        Some(fact) => facts.iter().any(|known| known == fact) || KNOWN_BEFORE.contains(&fact),
    }
}

/// What is known before anything is asked, as answers that can be taken back.
fn known_before(asked: &ToolQuery) -> Vec<Answered> {
    let known = KNOWN_BEFORE.into_iter().filter_map(|fact| {
        let name = name_of(fact);
        Some(Answered {
            fact: fact.to_owned(),
            question: String::new(),
            answer: asked.get(&name)?.to_owned(),
            back: asked.without(&name),
        })
    });
    known.collect()
}

/// The case with what is known before anything is asked.
fn opened(asked: &ToolQuery, edition: &Edition, kind: &Kind) -> Result<Case, CaseError> {
    let text = format!(
        "edition = \"{}\"\nincident.{} = {{}}\n",
        edition.id(),
        kind.name
    );
    let mut case = Case::from_toml(&text)?;
    for fact in KNOWN_BEFORE {
        if let Some(value) = asked.get(&name_of(fact)) {
            case = case.with_fact(fact, value.into())?;
        }
    }
    Ok(case)
}

/// The case with an answer in it, and the answer in words; or why it does not do.
fn answer(case: &Case, question: &Question, text: &str) -> Result<(Case, String), String> {
    let (value, words) = match &question.answers {
        Answers::OneOf(choices) => {
            let mut choices = choices.iter();
            let choice = choices.find(|choice| choice_value(choice) == text);
            let choice = choice.ok_or_else(|| text.to_owned())?;
            (choice.value.clone(), tell(&choice.text))
        }
        Answers::Number { at_least, at_most } => {
            let number = text.parse().ok();
            let number = number.filter(|number: &u32| (at_least..=at_most).contains(&number));
            let number = number.ok_or_else(|| format!("{text}: {at_least} – {at_most}"))?;
            (i64::from(number).into(), number.to_string())
        }
        Answers::Time | Answers::Text(_) => (text.into(), text.to_owned()),
    };
    let next = case.answered(question, value);
    let next = next.map_err(|error| tell(&error))?;
    // A move or position that cannot be read is told where it was asked for.
    decide(&next).map_err(|error| tell(&error))?;
    Ok((next, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::editions;

    fn asked(words: &[(&str, &str)]) -> ToolQuery {
        let words = words.iter();
        ToolQuery::of(
            words
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
        )
    }

    fn follow_by(words: &[(&str, &str)]) -> Dialogue {
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        follow(&asked(words), edition, &|case| case).unwrap()
    }

    #[test]
    fn every_kind_of_incident_can_be_asked_about() {
        for (_, kinds) in kinds() {
            for kind in kinds {
                let dialogue = follow_by(&[("kind", kind.name)]);
                assert!(!matches!(dialogue, Dialogue::Open), "{}", kind.name);
            }
        }
    }

    #[test]
    fn an_illegal_move_is_ruled_on_after_its_questions() {
        let mut words = vec![
            ("kind".to_owned(), "illegal-move".to_owned()),
            ("f.clock.white".to_owned(), "0:20:00".to_owned()),
            ("f.clock.black".to_owned(), "0:10:00".to_owned()),
        ];
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        for _ in 0..20 {
            match follow(&ToolQuery::of(words.clone()), edition, &|case| case).unwrap() {
                Dialogue::Asks {
                    question, wrong, ..
                } => {
                    assert_eq!(wrong, None);
                    let value = match &question.answers {
                        Answers::OneOf(choices) => choice_value(&choices[0]),
                        Answers::Number { at_least, .. } => at_least.to_string(),
                        Answers::Time => "0:30".to_owned(),
                        Answers::Text(_) => "e4".to_owned(),
                    };
                    words.push((name_of(&question.fact), value));
                }
                Dialogue::Ruled {
                    ruling, answered, ..
                } => {
                    assert!(!ruling.articles.is_empty());
                    assert_eq!(answered[0].fact, "clock.white");
                    let first = answered.iter().find(|one| !one.question.is_empty());
                    let back = &first.unwrap().back;
                    assert_eq!(back.get("kind"), Some("illegal-move"));
                    assert_eq!(back.iter().count(), 3, "the kind and the two times");
                    return;
                }
                Dialogue::Open => panic!("the kind was lost"),
            }
        }
        panic!("no ruling");
    }

    #[test]
    fn earlier_offences_are_asked_and_may_stay_unknown() {
        let told = [
            ("kind", "illegal-move"),
            ("f.incident.by", "black"),
            ("f.incident.completed", "true"),
            ("f.rate", "standard"),
        ];
        let Dialogue::Asks {
            question, optional, ..
        } = follow_by(&told)
        else {
            panic!("ruled without asking");
        };
        assert_eq!(question.fact, "history.black.game.illegal-move");
        assert!(optional);
        let name = name_of(&question.fact);
        let with = |answer| {
            let words = [&told[..], &[(name.as_str(), answer)]].concat();
            follow_by(&words)
        };
        let Dialogue::Ruled { ruling, .. } = with("0") else {
            panic!("asked again");
        };
        assert!(ruling.otherwise.is_empty());
        let Dialogue::Ruled { ruling, .. } = with(DONT_KNOW) else {
            panic!("asked again");
        };
        assert_eq!(ruling.otherwise.len(), 2, "lost, or drawn");
        assert!(
            matches!(with("1"), Dialogue::Asks { .. }),
            "can White mate?"
        );
    }

    #[test]
    fn an_answer_that_does_not_do_is_asked_for_again() {
        let Dialogue::Asks { question, .. } = follow_by(&[("kind", "illegal-move")]) else {
            panic!("no question");
        };
        let name = name_of(&question.fact);
        let again = follow_by(&[("kind", "illegal-move"), (&name, "<script>")]);
        let Dialogue::Asks { wrong, .. } = again else {
            panic!("no question");
        };
        assert!(wrong.is_some());
    }
}
