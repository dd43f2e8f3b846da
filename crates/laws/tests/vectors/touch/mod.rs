//! Touched pieces, by vectors of every edition and by properties.

mod properties;

use crate::english::in_english;
use adoube_laws::moves::MovePhase;
use adoube_laws::touch::{
    Answer, Breach, Event, Hand, Intent, Outcome, Question, Reply, Resolution, resolve,
    resolve_with,
};
use adoube_rulebook::{Edition, Parameters, Rulebook};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position, Role, Square};

pub(super) fn register(vectors: &mut Vectors) {
    properties::register(vectors);
    vectors.file("touch/adjusting", |file| {
        file.each("case", cases);
    });
    vectors.file("touch/pieces", |file| {
        file.each("case", cases);
    });
    vectors.file("touch/castling", |file| {
        file.each("case", cases);
    });
    vectors.file("touch/chess960", |file| {
        file.each("case", cases);
    });
    vectors.file("touch/promotion", |file| {
        file.each("case", cases);
    });
    vectors.file("touch/release", |file| {
        file.each("case", cases);
    });
    vectors.tests(&tests![
        an_illegal_move_is_explained,
        the_answer_is_explained,
        events_are_read_back_from_json,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    name: String,
    #[serde(default)]
    editions: Vec<String>,
    fen: String,
    #[serde(default)]
    chess960: bool,
    #[serde(default)]
    variations: Vec<String>,
    events: Vec<Event>,
    #[serde(default)]
    answers: Vec<Answer>,
    #[serde(flatten)]
    expected: Expected,
    #[serde(default)]
    questions: Vec<ExpectedQuestion>,
    #[serde(default)]
    ignored: Vec<usize>,
}

#[derive(Deserialize)]
struct Expected {
    allowed: Vec<String>,
    #[serde(default)]
    phase: MovePhase,
    made: Option<String>,
    #[serde(default)]
    breaches: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectedQuestion {
    topic: String,
    event: usize,
    options: Vec<ExpectedChoice>,
}

#[derive(Deserialize)]
struct ExpectedChoice {
    reply: Reply,
    #[serde(flatten)]
    outcome: Expected,
}

fn editions(beginnings: &[String]) -> Vec<&'static Edition> {
    let applies = |edition: &&Edition| {
        beginnings.is_empty()
            || beginnings
                .iter()
                .any(|begin| edition.id().starts_with(begin))
    };
    let editions: Vec<_> = Rulebook::embedded()
        .editions()
        .iter()
        .filter(applies)
        .collect();
    assert!(
        !editions.is_empty(),
        "no edition begins with {beginnings:?}"
    );
    editions
}

fn position(fen: &str, chess960: bool) -> Chess {
    if fen == "start" {
        return Chess::new();
    }
    let fen: Fen = fen.parse().unwrap();
    let position = fen.into_position(CastlingMode::from_chess960(chess960));
    position.unwrap_or_else(|error| panic!("{error}"))
}

fn uci(position: &Chess, legal: Move) -> String {
    legal.to_uci(position.castles().mode()).to_string()
}

/// The moves a vector lists, in the order of generation.
fn listed(position: &Chess, patterns: &[String]) -> Vec<String> {
    let legal: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|legal| uci(position, *legal))
        .collect();
    let matches = |pattern: &str, name: &str| match pattern.strip_suffix('*') {
        Some(begin) => name.starts_with(begin),
        None => name == pattern,
    };
    for pattern in patterns {
        assert!(
            legal.iter().any(|name| matches(pattern, name)),
            "{pattern} lists nothing"
        );
    }
    let is_listed = |name: &String| patterns.iter().any(|pattern| matches(pattern, name));
    legal.into_iter().filter(is_listed).collect()
}

fn check_outcome(name: &str, position: &Chess, found: &Outcome, expected: &Expected) {
    let allowed: Vec<String> = found
        .allowed
        .iter()
        .map(|legal| uci(position, *legal))
        .collect();
    assert_eq!(
        allowed,
        listed(position, &expected.allowed),
        "{name}: allowed"
    );
    let made = found.made.map(|made| uci(position, made));
    assert_eq!(made, expected.made, "{name}: made");
    assert_eq!(found.phase, expected.phase, "{name}: phase");
    assert_eq!(
        topics(&found.breaches),
        expected.breaches,
        "{name}: breaches"
    );
}

fn topics(breaches: &[Breach]) -> Vec<&str> {
    breaches.iter().map(|breach| breach.topic.0).collect()
}

fn check_questions(
    name: &str,
    position: &Chess,
    found: &[Question],
    expected: &[ExpectedQuestion],
) {
    assert_eq!(found.len(), expected.len(), "{name}: {found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(
            (found.topic.0, found.event),
            (expected.topic.as_str(), expected.event)
        );
        let asked = in_english(&found.fact);
        assert!(asked.ends_with('?'), "{name}: {asked}");
        assert_eq!(
            found.options.len(),
            expected.options.len(),
            "{name}: options"
        );
        for (found, expected) in found.options.iter().zip(&expected.options) {
            assert_eq!(found.reply, expected.reply, "{name}");
            let name = format!("{name}, if {:?}", found.reply);
            check_outcome(&name, position, &found.outcome, &expected.outcome);
        }
    }
}

fn outcome(resolution: &Resolution) -> Outcome {
    Outcome {
        allowed: resolution.allowed.clone(),
        phase: resolution.phase,
        made: resolution.made,
        breaches: resolution.breaches.clone(),
    }
}

fn check(case: &Case, edition: &Edition) {
    let position = position(&case.fen, case.chess960);
    let parameters = edition.with_variations(&case.variations).unwrap();
    let found = resolve_with(&position, &case.events, &parameters, &case.answers);
    let name = format!("{}, {}: {}", edition.id(), case.article, case.name);
    check_outcome(&name, &position, &outcome(&found), &case.expected);
    check_questions(&name, &position, &found.questions, &case.questions);
    assert_eq!(found.ignored, case.ignored, "{name}: ignored");
}

fn cases(case: Case) {
    for edition in editions(&case.editions) {
        check(&case, edition);
    }
}

/// Article 7.5.1: the breach tells why the move was illegal.
fn an_illegal_move_is_explained() {
    let events = [
        Event::Lift { square: Square::A1 },
        Event::Release {
            from: None,
            square: Square::A4,
        },
        Event::PressClock,
    ];
    let found = resolve(&Chess::new(), &events, &parameters("fide-2023-01"));
    let reasons = &found.breaches[0].reasons;
    assert_eq!(
        in_english(&reasons[0].fault),
        "the rook cannot jump over the pawn on a2"
    );
}

/// Every step names the article that narrowed the moves.
fn the_answer_is_explained() {
    let position = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false);
    let events = [
        Event::Touch {
            square: Square::E1,
            intent: None,
        },
        Event::Touch {
            square: Square::H1,
            intent: None,
        },
        Event::Release {
            from: Some(Square::E1),
            square: Square::G1,
        },
        Event::Release {
            from: Some(Square::H1),
            square: Square::F1,
        },
        Event::PressClock,
    ];
    let found = resolve(&position, &events, &parameters("fide-2023-01"));
    let topics: Vec<&str> = found.because.iter().map(|step| step.topic.0).collect();
    let expected = [
        "touched-own",
        "touched-king-and-rook",
        "castling-made",
        "castling-made",
        "castling-made",
        "move-completed",
    ];
    assert_eq!(topics, expected);
}

fn events_are_read_back_from_json() {
    let events = [
        Event::Touch {
            square: Square::E2,
            intent: Some(Intent::Unclear),
        },
        Event::TouchTogether {
            squares: vec![Square::E1, Square::H1],
        },
        Event::Release {
            from: None,
            square: Square::E4,
        },
        Event::PlacePromotion {
            square: Square::E8,
            role: Role::Rook,
            upside_down: true,
            declared: Some(Role::Queen),
            released: true,
        },
        Event::Hand { used: Hand::Both },
        Event::PressClock,
    ];
    let json = serde_json::to_string(&events).unwrap();
    assert!(
        json.starts_with(r#"[{"event":"touch","square":"e2","intent":"unclear"}"#),
        "{json}"
    );
    let back: Vec<Event> = serde_json::from_str(&json).unwrap();
    assert_eq!(back, events);
    let typo = r#"{"event":"touch","square":"e2","intnet":"unclear"}"#;
    assert!(serde_json::from_str::<Event>(typo).is_err());
    let no_square = r#"{"event":"touch","square":"e9"}"#;
    assert!(serde_json::from_str::<Event>(no_square).is_err());
}

fn parameters(edition: &str) -> Parameters {
    let edition = Rulebook::embedded().edition(edition).unwrap();
    edition.parameters().clone()
}
