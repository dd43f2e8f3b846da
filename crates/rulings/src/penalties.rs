//! The lists of penalties: 12.9 of the FIDE Laws, 1C2 and 20K of US Chess.

use adoube_clock::{Colour, Span};
use adoube_rulebook::{Authority, Penalty};
use serde::Serialize;

use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::statement::CommonSays;
use crate::untold::written;
use crate::{Counter, Scope, Statement, topics};

/// Something an arbiter may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Measure {
    /// What kind of thing.
    pub kind: MeasureKind,
    pub text: Statement,
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

impl MeasureKind {
    /// All of them, mildest first.
    pub const ALL: [MeasureKind; 12] = [
        MeasureKind::None,
        MeasureKind::Warning,
        MeasureKind::OpponentMoreTime,
        MeasureKind::OffenderLessTime,
        MeasureKind::OpponentMorePoints,
        MeasureKind::OffenderFewerPoints,
        MeasureKind::Draw,
        MeasureKind::GameLost,
        MeasureKind::Fine,
        MeasureKind::ExclusionFromRounds,
        MeasureKind::Expulsion,
        MeasureKind::Other,
    ];

    /// The one with this name.
    pub fn named(name: &str) -> Option<MeasureKind> {
        MeasureKind::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Its name in a file.
    pub fn name(self) -> String {
        written(self)
    }
}

impl Measure {
    /// A measure in its own words.
    pub(crate) fn new(kind: MeasureKind, text: impl Into<Statement>) -> Measure {
        Measure {
            kind,
            text: text.into(),
            article: None,
        }
    }

    /// What is done, and by which article.
    pub fn statement(&self) -> Statement {
        let measure = self.text.clone();
        match self.article.clone() {
            Some(article) => CommonSays::MeasureBy { measure, article }.into(),
            None => measure,
        }
    }

    /// Nothing is done.
    pub(crate) fn nothing() -> Measure {
        Measure::new(MeasureKind::None, CommonSays::NoPenalty)
    }

    /// A measure that is none of the usual ones, in the words of the arbiter.
    pub(crate) fn other(text: impl Into<Statement>) -> Measure {
        Measure::new(MeasureKind::Other, text)
    }
}

fn kind_of(penalty: Penalty) -> MeasureKind {
    match penalty {
        Penalty::Warning => MeasureKind::Warning,
        Penalty::OpponentMoreTime => MeasureKind::OpponentMoreTime,
        Penalty::OffenderLessTime => MeasureKind::OffenderLessTime,
        Penalty::OpponentMorePoints => MeasureKind::OpponentMorePoints,
        Penalty::OffenderFewerPoints => MeasureKind::OffenderFewerPoints,
        Penalty::GameLost => MeasureKind::GameLost,
        Penalty::Fine => MeasureKind::Fine,
        Penalty::ExclusionFromRounds => MeasureKind::ExclusionFromRounds,
        Penalty::Expulsion => MeasureKind::Expulsion,
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
        let kind = kind_of(penalty);
        let text = match (kind, standard) {
            (MeasureKind::OpponentMoreTime, Some(standard)) => CommonSays::MoreTime { standard },
            _ => CommonSays::Penalty { kind },
        };
        Measure {
            kind,
            text: text.into(),
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
            CommonSays::MinuteInBlitz,
        ),
    }
}

/// What is usual for a breach without a penalty of its own, by what the player has done before.
pub(crate) fn usual(scene: &Scene, side: Colour) -> Statement {
    let warnings: u32 = scene.count(side, &[Counter::Warning], Scope::Game).sum();
    match (standard_penalty(scene), warnings) {
        (Some(time), 0) => CommonSays::WarningOrStandard { time },
        (Some(time), _) => CommonSays::StandardOrMore { time },
        (None, 0) => CommonSays::Warning,
        (None, 1) => CommonSays::TimePenaltyOrWarning,
        (None, _) => CommonSays::LastWarning,
    }
    .into()
}
