//! What is not told is never nothing: a ruling that depends on it gives both answers, and asks.

mod common;

use adoube_rulings::{Alternative, Answers, Case, Force, Ruling, decide};
use common::{in_english, told};
use toml::Value;

fn ruled(text: &str) -> (Case, Ruling) {
    let case = Case::from_toml(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let ruling = decide(&case).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (case, ruling)
}

/// What must be the same whether "never" is told or taken.
fn effect(ruling: &Ruling) -> impl PartialEq + std::fmt::Debug {
    let ruling = ruling.clone();
    (
        ruling.decision,
        ruling.force,
        ruling.result,
        ruling.clocks,
        ruling.position,
    )
}

/// A case for each place that looks at what happened before: the fact, and the least count that changes
/// the answer.
const DEPENDING: [(&str, &str, i64); 19] = [
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.king-left-in-check = { by = \"black\", moves = 1 }",
        "history.black.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.both-moved-illegally = { first = \"white\" }",
        "history.white.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.both-moved-illegally = { first = \"white\" }",
        "history.black.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.accusation = { by = \"white\", written = true, unfounded = true }",
        "history.white.game.warning",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nincident.left-area = { by = \"white\", left = \"venue\", permitted = false }",
        "history.white.game.absence",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.sheet-misused = { by = \"white\", how = \"taken-away\" }",
        "history.white.game.recording-breach",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.illegal-move = { by = \"black\", completed = true }",
        "history.black.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.two-hands = { by = \"black\", completed = true }",
        "history.black.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.clock-without-move = { by = \"white\" }",
        "history.white.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.pawn-not-replaced = { by = \"white\", completed = true }",
        "history.white.game.illegal-move",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nincident.distraction = { by = \"white\", how = \"noise\" }",
        "history.white.game.warning",
        1,
    ),
    (
        "edition = \"fide-2023-01\"\nincident.refuses-to-comply = { by = \"white\", told_next_loses = true }",
        "history.white.game.warning",
        1,
    ),
    (
        "edition = \"us-2025\"\nrate = \"regular\"\nincident.refuses-to-comply = { by = \"white\" }",
        "history.white.game.warning",
        1,
    ),
    (
        "edition = \"us-2025\"\nrate = \"regular\"\nclock = { white = \"50:00\", black = \"50:00\", addition = \"0:30\" }\nincident.not-recording = { by = \"white\" }",
        "history.white.game.recording-breach",
        3,
    ),
    (
        "edition = \"fide-2018-01\"\nrate = \"rapid\"\nsupervision = \"adequate\"\nincident.sheet-request = { by = \"white\", on_move = true }",
        "history.white.game.sheet-request",
        5,
    ),
    (
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nincident.displaced-pieces = { by = \"white\" }",
        "history.white.game.displacement",
        1,
    ),
    (
        "edition = \"us-2025\"\nrate = \"regular\"\nclock = { white = \"30:00\", black = \"40:00\" }\nincident.device = { by = \"white\", made_noise = true }",
        "history.white.event.disturbance",
        1,
    ),
    (
        "edition = \"us-2025\"\nrate = \"regular\"\nstage = \"over\"\nincident.device = { by = \"white\", made_noise = true, after_last_game = false, next_game_time = \"15:00\" }",
        "history.white.event.disturbance",
        1,
    ),
    (
        "edition = \"us-2025\"\nrate = \"blitz\"\nincident.displaced-pieces = { by = \"white\", pressed = true }",
        "history.white.game.displacement",
        1,
    ),
];

#[test]
fn a_count_that_is_not_told_gives_both_answers() {
    for (text, fact, least) in DEPENDING {
        let (case, ruling) = ruled(text);
        assert_ne!(
            ruling.question().map(|asked| &asked.fact),
            Some(&fact.to_owned())
        );
        let taken = ruling.assumes.iter().find(|taken| taken.fact == fact);
        assert_eq!(
            taken.map(|taken| &taken.value),
            Some(&Value::Integer(0)),
            "{text}\n{ruling:?}"
        );
        let asked = ruling.depends_on.iter().find(|asked| asked.fact == fact);
        assert!(
            matches!(asked.unwrap().answers, Answers::Number { .. }),
            "{text}"
        );
        let first = |other: &&Alternative| other.when[0].fact == fact;
        let other = ruling.otherwise.iter().find(first).unwrap();
        assert_eq!(
            other.when[0].value,
            Value::Integer(least),
            "{text}\n{ruling:?}"
        );
        assert!(
            in_english(&ruling).contains(&told(&other.ruling.decision)),
            "{ruling:?}"
        );

        let never = decide(&case.with_fact(fact, 0.into()).unwrap()).unwrap();
        assert!(
            never.assumes.iter().all(|taken| taken.fact != fact),
            "{text}\n{never:?}"
        );
        assert_eq!(effect(&never), effect(&ruling), "{text}");
        let again = decide(&case.with_fact(fact, least.into()).unwrap()).unwrap();
        if again.question().is_none() {
            assert_eq!(effect(&again), effect(&other.ruling), "{text}");
        }
    }
}

#[test]
fn a_second_illegal_move_is_never_ruled_as_the_first_in_silence() {
    let (case, ruling) = ruled(DEPENDING[0].0);
    let results: Vec<String> = ruling
        .otherwise
        .iter()
        .filter_map(|other| other.ruling.result)
        .map(|result| result.to_string())
        .collect();
    assert_eq!(
        results,
        ["1-0", "1/2-1/2"],
        "lost, or drawn if White cannot mate"
    );
    let text = told(&ruling.assumes[0].text);
    assert!(text.starts_with("Black has had no illegal moves"), "{text}");

    let unknown = case.unanswered(&ruling.depends_on[0]);
    let still = decide(&unknown).unwrap();
    assert_eq!(still.next_question(), None, "it is not asked again");
    assert_eq!(still.otherwise, ruling.otherwise);
}

#[test]
fn a_fact_that_nobody_knows_gives_the_ruling_by_each_answer() {
    let text = "edition = \"fide-2023-01\"\nrate = \"standard\"\nunknown = [\"board.white_can_mate\"]\nhistory.black.game.illegal-move = 1\nincident.illegal-move = { by = \"black\", completed = true }";
    let (case, ruling) = ruled(text);
    assert!(matches!(ruling.force, Force::NeedsFact(_)));
    assert_eq!(ruling.next_question(), None);
    let results: Vec<String> = ruling
        .otherwise
        .iter()
        .map(|other| other.ruling.result.unwrap().to_string())
        .collect();
    assert_eq!(results, ["1-0", "1/2-1/2"]);
    let written = case.to_toml().unwrap();
    assert_eq!(Case::from_toml(&written).unwrap(), case, "{written}");
}

#[test]
fn a_rate_that_is_not_told_is_asked_for_where_blitz_has_rules_of_its_own() {
    let text = "edition = \"us-2025\"\nincident.illegal-move = { by = \"black\", completed = true, reply = \"none\", seen_by = \"opponent\" }";
    let (case, ruling) = ruled(text);
    assert_eq!(
        ruling.time_change(adoube_clock::Colour::White).to_string(),
        "2:00"
    );
    assert_eq!(
        ruling.next_question().map(|asked| asked.fact.as_str()),
        Some("rate")
    );
    let blitz = ruling
        .otherwise
        .iter()
        .find(|other| other.when[0].value == "blitz".into());
    assert!(blitz.is_some(), "{ruling:?}");
    let told = decide(&case.with_fact("rate", "regular".into()).unwrap()).unwrap();
    assert!(told.assumes.is_empty(), "{told:?}");
}

/// Telling that there was nothing before changes nothing but the doubt.
#[test]
fn what_is_taken_can_be_told_in_every_scenario() {
    let mut depending = 0;
    for case in common::scenario_cases() {
        let ruling = decide(&case).unwrap();
        let mut told = case.clone();
        for (taken, question) in ruling.assumes.iter().zip(&ruling.depends_on) {
            told = told.answered(question, taken.value.clone()).unwrap();
        }
        let again = decide(&told).unwrap();
        assert_eq!(effect(&again), effect(&ruling), "{case:?}");
        assert!(
            again.assumes.is_empty() && again.otherwise.is_empty(),
            "{again:?}\n{told:?}"
        );
        // What is taken is asked for first, in the same order; what would only say more comes after it.
        let facts = |count| {
            ruling
                .depends_on
                .iter()
                .take(count)
                .map(|asked| &asked.fact)
        };
        let taken = ruling.assumes.iter().map(|taken| &taken.fact);
        assert!(facts(ruling.assumes.len()).eq(taken), "{ruling:?}");
        depending += usize::from(!ruling.assumes.is_empty());
    }
    assert!(depending > 20, "only {depending}");
}

/// One of several counts that are counted together does not tell the others.
#[test]
fn every_count_that_is_counted_together_must_be_told() {
    let (case, ruling) = ruled(
        "edition = \"fide-2023-01\"\nrate = \"standard\"\nhistory.black.game.two-hands = 0\nincident.two-hands = { by = \"black\", completed = true }",
    );
    assert_eq!(ruling.assumes[0].fact, "history.black.game.illegal-move");
    let told = case.answered(&ruling.depends_on[0], 0.into()).unwrap();
    assert!(decide(&told).unwrap().assumes.is_empty());
}

/// A further fact that nobody knows leaves the condition on a count that was not told.
#[test]
fn answers_keep_all_of_their_conditions() {
    let (_, ruling) = ruled(
        "edition = \"fide-2023-01\"\nrate = \"rapid\"\nunknown = [\"supervision\"]\nincident.illegal-move = { by = \"black\", completed = true, reply = \"none\" }",
    );
    let fact = "history.black.game.illegal-move";
    assert!(ruling.depends_on.iter().any(|asked| asked.fact == fact));
    for other in &ruling.otherwise {
        assert!(other.when.iter().any(|one| one.fact == fact), "{ruling:?}");
    }
}
