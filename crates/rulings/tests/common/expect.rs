//! What a scenario expects of a ruling, and how a ruling differs from it.

use adoube_clock::{Colour, Span};
use adoube_rulings::{Counter, Force, MeasureKind, PositionAction, Ruling};
use serde::Deserialize;

/// The parts of a ruling that are compared; what is not given is not compared, but for the clocks and
/// the result: not given means unchanged and none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expected {
    /// `mandatory`, `discretionary` or `needs-fact`.
    force: String,
    /// The result; without it the game goes on.
    result: Option<String>,
    /// By what White's time changes.
    white: Option<Span>,
    /// By what Black's time changes.
    black: Option<Span>,
    /// White's time after it.
    white_time: Option<Span>,
    /// Black's time after it.
    black_time: Option<Span>,
    position: Option<PositionAction>,
    to_move: Option<Colour>,
    /// What is counted once more.
    counts: Option<Counter>,
    /// The moves that must be played.
    must_play: Option<Vec<String>>,
    /// The fact that is asked for.
    asks: Option<String>,
    /// Measures that are permitted.
    #[serde(default)]
    permits: Vec<MeasureKind>,
    /// Articles that are cited, among others.
    #[serde(default)]
    articles: Vec<String>,
    /// Articles that are not cited.
    #[serde(default)]
    not_cited: Vec<String>,
    /// Whether the ruling says that the edition has no rule for it.
    no_rule: Option<bool>,
    /// Words in the printed ruling.
    #[serde(default)]
    says: Vec<String>,
}

/// How a ruling differs.
pub(crate) fn differences(expected: &Expected, ruling: &Ruling) -> Vec<String> {
    let mut all = Vec::new();
    let mut compare = |what: &str, expected: String, found: String| {
        if expected != found {
            all.push(format!("{what}: expected {expected}, found {found}"));
        }
    };
    compare(
        "force",
        expected.force.clone(),
        force(&ruling.force).to_owned(),
    );
    let none = || "none".to_owned();
    compare(
        "result",
        expected.result.clone().unwrap_or_else(none),
        ruling.result.map_or_else(none, |result| result.to_string()),
    );
    for (side, change) in [
        (Colour::White, expected.white),
        (Colour::Black, expected.black),
    ] {
        let change = change.unwrap_or_default().to_string();
        compare(
            "time",
            format!("{side} {change}"),
            format!("{side} {}", ruling.time_change(side)),
        );
    }
    for (side, time) in [
        (Colour::White, expected.white_time),
        (Colour::Black, expected.black_time),
    ] {
        let found = ruling.times_after.map(|times| times[side]);
        if time.is_some() {
            compare(
                "time after",
                format!("{side} {time:?}"),
                format!("{side} {found:?}"),
            );
        }
    }
    if let Some(position) = expected.position {
        compare(
            "position",
            format!("{position:?}"),
            format!("{:?}", ruling.position),
        );
    }
    if expected.to_move.is_some() {
        let (expected, found) = (expected.to_move, ruling.to_move);
        compare("to move", format!("{expected:?}"), format!("{found:?}"));
    }
    if let Some(moves) = &expected.must_play {
        let found = ruling.must_play.as_ref().map(|duty| duty.moves.clone());
        let sorted = |moves: Vec<String>| {
            let mut moves = moves;
            moves.sort();
            moves.join(" ")
        };
        compare(
            "must play",
            sorted(moves.clone()),
            sorted(found.unwrap_or_default()),
        );
    }
    if let Some(no_rule) = expected.no_rule {
        compare(
            "no rule",
            no_rule.to_string(),
            ruling.no_rule.is_some().to_string(),
        );
    }
    let asked = ruling.question().map(|question| question.fact.clone());
    if expected.asks.is_some() || asked.is_some() {
        compare("asks", format!("{:?}", expected.asks), format!("{asked:?}"));
    }
    missing(expected, ruling, &mut all);
    all
}

fn missing(expected: &Expected, ruling: &Ruling, all: &mut Vec<String>) {
    for article in expected
        .articles
        .iter()
        .filter(|article| !ruling.cites(article))
    {
        let found = ruling.article_numbers();
        all.push(format!("articles: expected {article}, found {found}"));
    }
    let wrong = expected.not_cited.iter();
    for article in wrong.filter(|article| ruling.cites(article)) {
        all.push(format!("articles: did not expect {article}"));
    }
    let counted = |counter| {
        ruling
            .counters
            .iter()
            .any(|change| change.counter == counter)
    };
    if let Some(counter) = expected.counts.filter(|&counter| !counted(counter)) {
        all.push(format!(
            "counters: expected {counter:?}, found {:?}",
            ruling.counters
        ));
    }
    let range = match &ruling.force {
        Force::Discretionary { range, .. } => range.as_slice(),
        _ => &[],
    };
    let permitted = |kind: &&MeasureKind| !range.iter().any(|measure| measure.kind == **kind);
    for kind in expected.permits.iter().filter(permitted) {
        all.push(format!("range: expected {kind:?}, found {range:?}"));
    }
    let printed = super::in_english(ruling);
    for words in expected
        .says
        .iter()
        .filter(|words| !printed.contains(words.as_str()))
    {
        all.push(format!("text: expected {words:?}"));
    }
}

fn force(force: &Force) -> &'static str {
    match force {
        Force::Mandatory => "mandatory",
        Force::Discretionary { .. } => "discretionary",
        Force::NeedsFact(_) => "needs-fact",
    }
}
