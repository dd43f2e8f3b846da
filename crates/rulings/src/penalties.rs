//! The lists of penalties: 12.9 of the FIDE Laws, 1C2 and 20K of US Chess.

use std::fmt;

use adoube_clock::{Colour, Span};
use adoube_rulebook::{Authority, Penalty};
use serde::Serialize;

use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Counter, Scope, topics};

/// Something an arbiter may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Measure {
    /// What kind of thing.
    pub kind: MeasureKind,
    pub text: String,
    /// The article that permits it, if one does in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// What kind of thing an arbiter may do, mildest first.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum MeasureKind {
    None,
    Warning,
    /// More time for the opponent.
    OpponentMoreTime,
    /// Less time for the offender.
    OffenderLessTime,
    /// More points for the opponent, up to the game's maximum.
    OpponentMorePoints,
    /// Fewer points for the offender.
    OffenderFewerPoints,
    /// The game is drawn.
    Draw,
    /// Loss of the game.
    GameLost,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    ExclusionFromRounds,
    /// Expulsion from the competition.
    Expulsion,
    /// Something else, as its words say.
    Other,
}

impl Measure {
    /// A measure in its own words.
    pub(crate) fn new(kind: MeasureKind, text: impl Into<String>) -> Measure {
        Measure {
            kind,
            text: text.into(),
            article: None,
        }
    }

    /// Nothing is done.
    pub(crate) fn nothing() -> Measure {
        Measure::new(MeasureKind::None, "no penalty")
    }

    /// Something else.
    pub(crate) fn other(text: impl Into<String>) -> Measure {
        Measure::new(MeasureKind::Other, text)
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.article {
            Some(article) => write!(f, "{} ({article})", self.text),
            None => f.write_str(&self.text),
        }
    }
}

fn kind_of(penalty: Penalty) -> (MeasureKind, &'static str) {
    match penalty {
        Penalty::Warning => (MeasureKind::Warning, "a warning"),
        Penalty::OpponentMoreTime => (MeasureKind::OpponentMoreTime, "more time for the opponent"),
        Penalty::OffenderLessTime => (MeasureKind::OffenderLessTime, "less time for the offender"),
        Penalty::OpponentMorePoints => (
            MeasureKind::OpponentMorePoints,
            "more points for the opponent, up to the game's maximum",
        ),
        Penalty::OffenderFewerPoints => (
            MeasureKind::OffenderFewerPoints,
            "fewer points for the offender",
        ),
        Penalty::GameLost => (MeasureKind::GameLost, "loss of the game"),
        Penalty::Fine => (MeasureKind::Fine, "a fine announced in advance"),
        Penalty::ExclusionFromRounds => (
            MeasureKind::ExclusionFromRounds,
            "exclusion from one or more rounds",
        ),
        Penalty::Expulsion => (MeasureKind::Expulsion, "expulsion from the competition"),
    }
}

/// The edition's list of penalties, mildest first, each with its article.
pub(crate) fn ladder(scene: &Scene) -> Vec<Measure> {
    let list = &scene.parameters.penalties.list;
    let edition = scene.edition;
    let numbered: Vec<String> = match (edition.authority(), edition.cite(topics::PENALTIES)) {
        (Authority::Fide, Some(head)) => {
            let under = edition.articles_under(head);
            under.iter().skip(1).map(|a| a.number.clone()).collect()
        }
        _ => Vec::new(),
    };
    let standard = standard_penalty(scene);
    let measure = |(index, &penalty): (usize, &Penalty)| {
        let (kind, text) = kind_of(penalty);
        let text = match (kind, standard) {
            (MeasureKind::OpponentMoreTime, Some(time)) => {
                format!("{text}; the standard penalty is {time}")
            }
            _ => text.to_owned(),
        };
        Measure {
            kind,
            text,
            article: numbered.get(index).cloned(),
        }
    };
    list.iter().enumerate().map(measure).collect()
}

/// The list from nothing up to a kind.
pub(crate) fn ladder_up_to(scene: &Scene, kind: MeasureKind) -> Vec<Measure> {
    let mut range = vec![Measure::nothing()];
    range.extend(ladder(scene).into_iter().filter(|m| m.kind <= kind));
    range
}

/// The standard time penalty of US Chess 1C2a: two minutes, in blitz one (Chapter 11, 17).
pub(crate) fn standard_penalty(scene: &Scene) -> Option<Span> {
    let seconds = scene.parameters.penalties.standard_seconds?;
    match scene.is_us_blitz() {
        true => Some(Span::minutes(1)),
        false => Some(Span::seconds(i64::from(seconds))),
    }
}

/// Cites the appendices that make the two minutes of Articles 7 and 9 one.
pub(crate) fn cite_minutes<'a>(scene: &Scene, draft: Draft<'a>, pace: Pace) -> Draft<'a> {
    match pace {
        Pace::Standard => draft,
        Pace::Rapid => draft.cite(topics::RAPID_PENALTY),
        Pace::Blitz if scene.has(topics::BLITZ_PENALTY) => draft.cite(topics::BLITZ_PENALTY),
        Pace::Blitz => draft.cite(topics::RAPID_PENALTY).note_if(
            scene.is_reduced() == Ok(false) && scene.has(topics::RAPID_PENALTY),
            "for supervised blitz no article repeats the one minute of rapid; it is read so",
        ),
    }
}

/// What is usual for a breach without a penalty of its own, by what the player has done before.
pub(crate) fn usual(scene: &Scene, side: Colour) -> String {
    let warnings: u32 = scene.count(side, &[Counter::Warning], Scope::Game).sum();
    if let Some(time) = standard_penalty(scene) {
        return match warnings {
            0 => format!("a warning, or the standard penalty: {time} for the opponent"),
            _ => format!("the standard penalty: {time} for the opponent; more for a repeater"),
        };
    }
    match warnings {
        0 => "a warning".to_owned(),
        1 => "a time penalty, or a second warning".to_owned(),
        _ => "tell the player that the next time is persistent refusal and loses; then do so"
            .to_owned(),
    }
}
