//! The dialogue: answers as they are typed, steps back, what is known before.

use adoube_casefile::dialogue::{
    AnswerRefused, Dialogue, DialogueWord, Known, Reply, choice_value,
};
use adoube_casefile::search::{entries, entry_named};
use adoube_rulebook::{Edition, Rulebook};
use adoube_rulings::{Alternative, Answers, Question, decide};
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use toml::{Table, Value};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("replies", |file| {
        file.whole("read", answers_are_read_in_every_language)
    });
    vectors.tests(&tests![
        wishes_are_understood_in_every_language_and_are_no_answers,
        every_step_can_be_taken_back,
        an_answer_that_does_not_do_changes_nothing,
        what_is_known_is_not_asked,
        a_dialogue_starts_from_the_case_of_another_incident,
        help_says_which_articles_the_answers_lead_to,
        what_nobody_answers_is_left_open,
    ]);
}

fn edition() -> &'static Edition {
    Rulebook::embedded()
        .edition("fide-2023-01")
        .expect("an edition")
}

fn opened(known: &Known, kind: &str) -> Dialogue {
    let kind = entry_named(kind).expect("a kind").kind;
    Dialogue::open(known, kind).expect("a dialogue")
}

fn english() -> Words {
    Words::of(Language::english())
}

/// The first answer that a question can have, as it is typed.
fn first(question: &Question) -> String {
    match &question.answers {
        Answers::OneOf(choices) => choice_value(&choices[0]),
        Answers::Number { at_least, .. } => at_least.to_string(),
        Answers::Time => "5 min".to_owned(),
        Answers::Text(_) => "e4".to_owned(),
    }
}

/// A question that is answered in this way, out of any dialogue.
fn asking(wanted: impl Fn(&Question) -> bool) -> Question {
    for entry in entries() {
        let known = Known::by(edition());
        let mut dialogue = Dialogue::open(&known, entry.kind).expect("a dialogue");
        while let Some(question) = dialogue.question().cloned() {
            if wanted(&question) {
                return question;
            }
            if dialogue.reply(english(), &first(&question)).is_err() {
                break;
            }
        }
    }
    panic!("nothing is asked so");
}

fn question(form: &str) -> Question {
    let has = |question: &Question, value: Value| {
        question
            .choices()
            .first()
            .is_some_and(|one| one.value == value)
    };
    match form {
        "side" => asking(|one| has(one, "white".into()) && one.choices().len() == 2),
        "yes" => asking(|one| has(one, true.into())),
        "number" => asking(|one| matches!(one.answers, Answers::Number { at_most: 5.., .. })),
        _ => asking(|one| matches!(one.answers, Answers::Time)),
    }
}

fn answers_are_read_in_every_language(vectors: Table) {
    let mut wrong = Vec::new();
    for (code, forms) in vectors {
        let words = Words::of(code.parse().expect("a language"));
        for (form, rows) in forms.as_table().expect("forms") {
            let question = question(form);
            for (text, wanted) in rows.as_table().expect("rows") {
                let found = match Reply::read(words, &question, text) {
                    Ok(Reply::DontKnow) => "?".to_owned(),
                    Ok(Reply::Value(Value::String(value))) => value,
                    Ok(Reply::Value(value)) => value.to_string(),
                    Err(_) => String::new(),
                };
                if Some(found.as_str()) != wanted.as_str() {
                    wrong.push(format!(
                        "{code} {form} {text:?}: {wanted}, read as {found:?}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn wishes_are_understood_in_every_language_and_are_no_answers() {
    for (code, back, again, help) in [
        ("en", "back", "start again", "help"),
        ("de", "Zurück", "von vorn", "hilfe"),
        ("fr", "retour", "recommencer", "aide"),
        ("es", "atras", "empezar de nuevo", "ayuda"),
    ] {
        let words = Words::of(code.parse().expect("a language"));
        assert_eq!(DialogueWord::read(words, back), Some(DialogueWord::Back));
        assert_eq!(DialogueWord::read(words, again), Some(DialogueWord::Again));
        assert_eq!(DialogueWord::read(words, help), Some(DialogueWord::Help));
        for answer in ["?", "", "1", "e4", "w", "b", "s", "n", "no", "2 min"] {
            assert_eq!(DialogueWord::read(words, answer), None, "{code} {answer}");
        }
    }
}

fn every_step_can_be_taken_back() {
    let known = Known::by(edition());
    for entry in entries() {
        let mut dialogue = Dialogue::open(&known, entry.kind).expect("a dialogue");
        let mut cases = vec![dialogue.case().clone()];
        while let Some(question) = dialogue.question().cloned() {
            if dialogue.reply(english(), &first(&question)).is_err() {
                break;
            }
            cases.push(dialogue.case().clone());
        }
        assert_eq!(dialogue.given().len() + 1, cases.len());
        while let Some(case) = cases.pop() {
            assert_eq!(*dialogue.case(), case, "{}", entry.kind.name);
            assert_eq!(dialogue.back().expect("a case"), !cases.is_empty());
        }
    }
}

fn an_answer_that_does_not_do_changes_nothing() {
    let mut dialogue = opened(&Known::by(edition()), "illegal-move");
    let before = dialogue.case().clone();
    assert_eq!(
        dialogue.reply(english(), "green"),
        Err(AnswerRefused::NotAChoice)
    );
    assert_eq!(*dialogue.case(), before);
    assert_eq!(dialogue.given().len(), 0);
}

fn what_is_known_is_not_asked() {
    let known = Known::by(edition());
    let fact =
        |known: Known, fact: &str, text: &str| known.with(english(), fact, text).expect("a fact");
    let asks = |known: &Known| {
        let dialogue = opened(known, "illegal-move");
        dialogue.question().map(|question| question.fact.clone())
    };
    assert_eq!(asks(&known).as_deref(), Some("incident.by"));
    let known = fact(known, "incident.by", "black");
    assert_eq!(asks(&known).as_deref(), Some("incident.completed"));
    let known = fact(
        fact(known, "incident.completed", "true"),
        "clock.white",
        "4 min",
    );
    let case = opened(&known, "illegal-move").case().clone();
    assert_eq!(
        case.clock.white.map(|time| time.to_string()).as_deref(),
        Some("4:00")
    );
    let known = known.announced(edition(), &["draw-restriction=30".to_owned()]);
    let case = opened(&known.expect("a variation"), "illegal-move")
        .case()
        .clone();
    assert_eq!(case.variations, ["draw-restriction=30"]);
    assert!(
        Known::by(edition())
            .announced(edition(), &["nothing".to_owned()])
            .is_err()
    );
}

/// What an event knows of a board is a case of any kind.
fn a_dialogue_starts_from_the_case_of_another_incident() {
    let mut before = opened(&Known::by(edition()), "two-hands");
    before.reply(english(), "w").expect("an answer");
    let mut case = before.case().clone();
    case.control = Some("90+30".to_owned());
    let dialogue = opened(&Known::from(case), "flag-fall");
    assert_eq!(dialogue.case().incident.first().kind(), "flag-fall");
    assert_eq!(dialogue.case().control.as_deref(), Some("90+30"));
}

fn help_says_which_articles_the_answers_lead_to() {
    let dialogue = opened(&Known::by(edition()), "draw-without-claim");
    assert!(dialogue.question().is_some());
    let mut dialogue = opened(&Known::by(edition()), "illegal-move");
    for answer in ["black", "yes", "standard"] {
        dialogue.reply(english(), answer).expect("an answer");
    }
    let articles = dialogue.leads_to();
    assert!(articles.iter().any(|one| one == "7.5.5"), "{articles:?}");
}

/// Whoever knows no more gets every answer, even where the last question leads to a further one.
fn what_nobody_answers_is_left_open() {
    let edition = Rulebook::embedded().edition("us-2025").unwrap();
    let mut dialogue = opened(&Known::by(edition), "illegal-move");
    for answer in ["black", "yes", "?", "?", "?", "?"] {
        dialogue.reply(english(), answer).unwrap();
    }
    assert!(dialogue.question().is_some(), "nobody knows the material");
    let open = dialogue.left_open().unwrap().unwrap();
    let ruling = decide(&open).unwrap();
    let decided = |one: &Alternative| one.ruling.question().is_none();
    assert!(ruling.otherwise.iter().any(decided));
}
