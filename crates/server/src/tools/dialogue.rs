//! The dialogue about an incident: what happened, then the few facts that matter, one after the
//! other. All that was answered is in the address, so that every step can be linked, taken back
//! and looked at by another edition.

use adoube_casefile::dialogue::{Dialogue, KNOWN_BEFORE, Known};
use adoube_casefile::search::entry_named;
use adoube_rulebook::Edition;
use adoube_rulings::CaseError;

use super::ToolQuery;
use crate::texts::{tell, words};

/// Before the name of a fact in the address.
const FACT: &str = "f.";

/// What the event has announced, by the id of a variation; one that takes a number has its id in the
/// name.
pub(crate) const ANNOUNCED: &str = "announced";

/// The answer that a fact is not known.
pub(crate) const DONT_KNOW: &str = "?";

/// Where the dialogue stands.
pub(crate) enum Followed {
    /// Nothing is said yet.
    Open,
    /// A fact is missing, or there is a ruling.
    At {
        dialogue: Box<Dialogue>,
        /// What was answered so far.
        answered: Vec<Answered>,
        /// Why the last answer did not do.
        wrong: Option<String>,
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

/// Follows the dialogue from what is known as far as the answers go.
///
/// # Errors
///
/// If what was said cannot be understood: an unknown incident, a time control or a move that
/// cannot be read.
pub(crate) fn follow(
    asked: &ToolQuery,
    edition: &Edition,
    known: Known,
) -> Result<Followed, CaseError> {
    let Some(name) = asked.get("kind") else {
        return Ok(Followed::Open);
    };
    let entry = entry_named(name).ok_or_else(|| CaseError::Kind {
        found: name.to_owned(),
    })?;
    let known = with_asked(known, asked, edition)?;
    let mut dialogue = Dialogue::open(&known, entry.kind)?;
    let mut answered = known_before(asked, edition);
    let mut facts: Vec<String> = Vec::new();
    let mut wrong = None;
    while let Some(question) = dialogue.question() {
        let fact = question.fact.clone();
        let Some(text) = asked.get(&name_of(&fact)) else {
            break;
        };
        if let Err(refused) = dialogue.reply(words(), text) {
            wrong = Some(tell(&refused));
            break;
        }
        answered.extend(dialogue.given().last().map(|given| Answered {
            fact: fact.clone(),
            question: tell(&given.question.text),
            answer: given.reply.told(words(), &given.question),
            back: asked.only(|name| is_kept(name, &facts)),
        }));
        facts.push(fact);
    }
    Ok(Followed::At {
        dialogue: Box::new(dialogue),
        answered,
        wrong,
    })
}

/// The name of a fact in the address.
pub(crate) fn name_of(fact: &str) -> String {
    format!("{FACT}{fact}")
}

/// What the address says that the event has announced, as far as the edition has it.
pub(crate) fn announced(asked: &ToolQuery, edition: &Edition) -> Vec<String> {
    let of = |(name, value): (&str, &str)| match name.strip_prefix(ANNOUNCED)? {
        "" => Some((value.to_owned(), value.to_owned())),
        numbered => {
            let id = numbered.strip_prefix('.')?;
            Some((id.to_owned(), format!("{id}={value}")))
        }
    };
    let all = asked.iter().filter_map(of);
    let known = all.filter(|(id, _)| edition.variation(id).is_some());
    known.map(|(_, variation)| variation).collect()
}

/// Whether a word of the address belongs to what is said before the questions.
pub(crate) fn is_known_before(name: &str) -> bool {
    let fact = name.strip_prefix(FACT);
    fact.is_some_and(|fact| KNOWN_BEFORE.contains(&fact)) || name.starts_with(ANNOUNCED)
}

/// Whether a word of the address stays when the answers after these facts are taken back.
fn is_kept(name: &str, facts: &[String]) -> bool {
    match name.strip_prefix(FACT) {
        None => name != "compare",
        Some(fact) => facts.iter().any(|known| known == fact) || is_known_before(name),
    }
}

/// What is known before anything is asked, as answers that can be taken back.
fn known_before(asked: &ToolQuery, edition: &Edition) -> Vec<Answered> {
    let known = KNOWN_BEFORE.into_iter().filter_map(|fact| {
        let name = name_of(fact);
        Some(Answered {
            fact: fact.to_owned(),
            question: String::new(),
            answer: asked.get(&name)?.to_owned(),
            back: asked.without(&name),
        })
    });
    let announced = announced(asked, edition);
    let announced = (!announced.is_empty()).then(|| Answered {
        fact: ANNOUNCED.to_owned(),
        question: String::new(),
        answer: announced.join(", "),
        back: asked.without("kind"),
    });
    known.chain(announced).collect()
}

/// What is known, with what the address adds to it.
fn with_asked(known: Known, asked: &ToolQuery, edition: &Edition) -> Result<Known, CaseError> {
    let mut known = known.announced(edition, &announced(asked, edition))?;
    for fact in KNOWN_BEFORE {
        if let Some(value) = asked.get(&name_of(fact)) {
            known = known.with(words(), fact, value)?;
        }
    }
    Ok(known)
}

#[cfg(test)]
mod tests {
    use adoube_casefile::dialogue::choice_value;
    use adoube_rulings::{Answers, Question, Ruling, kinds};

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

    fn follow_by(words: &[(&str, &str)]) -> (Dialogue, Vec<Answered>, Option<String>) {
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        match follow(&asked(words), edition, Known::by(edition)).unwrap() {
            Followed::At {
                dialogue,
                answered,
                wrong,
            } => (*dialogue, answered, wrong),
            Followed::Open => panic!("the kind was lost"),
        }
    }

    fn question(words: &[(&str, &str)]) -> Question {
        let (dialogue, ..) = follow_by(words);
        dialogue.question().expect("a question").clone()
    }

    fn ruling(words: &[(&str, &str)]) -> Ruling {
        let (dialogue, ..) = follow_by(words);
        assert_eq!(dialogue.question(), None);
        dialogue.ruling().clone()
    }

    #[test]
    fn every_kind_of_incident_can_be_asked_about() {
        for (_, kinds) in kinds() {
            for kind in kinds {
                let (dialogue, ..) = follow_by(&[("kind", kind.name)]);
                assert_eq!(dialogue.kind(), kind);
            }
        }
    }

    #[test]
    fn an_illegal_move_is_ruled_on_after_its_questions() {
        let mut words = vec![
            ("kind".to_owned(), "illegal-move".to_owned()),
            ("f.clock.white".to_owned(), "20 min".to_owned()),
            ("f.clock.black".to_owned(), "0:10:00".to_owned()),
        ];
        for _ in 0..20 {
            let told: Vec<(&str, &str)> = (words.iter())
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            let (dialogue, answered, wrong) = follow_by(&told);
            assert_eq!(wrong, None);
            let Some(question) = dialogue.question() else {
                assert!(!dialogue.ruling().articles.is_empty());
                assert_eq!(answered[0].fact, "clock.white");
                let first = answered.iter().find(|one| !one.question.is_empty());
                let back = &first.unwrap().back;
                assert_eq!(back.get("kind"), Some("illegal-move"));
                assert_eq!(back.iter().count(), 3, "the kind and the two times");
                return;
            };
            let value = match &question.answers {
                Answers::OneOf(choices) => choice_value(&choices[0]),
                Answers::Number { at_least, .. } => at_least.to_string(),
                Answers::Time => "30 sec".to_owned(),
                Answers::Text(_) => "e4".to_owned(),
            };
            words.push((name_of(&question.fact), value));
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
        let asked = question(&told);
        assert_eq!(asked.fact, "history.black.game.illegal-move");
        assert!(follow_by(&told).0.is_optional());
        let name = name_of(&asked.fact);
        let with = |answer| [&told[..], &[(name.as_str(), answer)]].concat();
        assert!(ruling(&with("0")).otherwise.is_empty());
        assert_eq!(
            ruling(&with(DONT_KNOW)).otherwise.len(),
            2,
            "lost, or drawn"
        );
        assert!(
            question(&with("1")).fact.contains("can_mate"),
            "can White mate?"
        );
    }

    #[test]
    fn an_answer_that_does_not_do_is_asked_for_again() {
        let name = name_of(&question(&[("kind", "illegal-move")]).fact);
        let (dialogue, _, wrong) = follow_by(&[("kind", "illegal-move"), (&name, "<script>")]);
        assert_eq!(name_of(&dialogue.question().unwrap().fact), name);
        assert!(wrong.is_some());
    }

    #[test]
    fn what_is_announced_is_known_as_far_as_the_edition_has_it() {
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        let words = [
            ("announced", "none-such"),
            ("announced.draw-restriction", "30"),
        ];
        assert_eq!(announced(&asked(&words), edition), ["draw-restriction=30"]);
        let mut told = vec![("kind", "draw-agreed")];
        told.extend(words);
        let (dialogue, answered, _) = follow_by(&told);
        assert_eq!(dialogue.case().variations, ["draw-restriction=30"]);
        assert_eq!(answered[0].fact, ANNOUNCED);
    }
}
