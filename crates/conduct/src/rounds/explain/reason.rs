//! What explanations are made of: reasons, titles, what the pairing saw. No sentence is in them.

use adoube_journal::Format;
use adoube_pairing::dutch::{self, BracketKind, Criterion, Law, Preference, Verdict};
use adoube_pairing::facts::{Article, Row};
use adoube_pairing::fide;
use adoube_pairing::schedule::knockout::KnockoutRound;
use adoube_pairing::system::{Judgement, SwissSystem};
use adoube_pairing::us;
use adoube_tournament::{Colour, Points, RoundNumber};
use serde::Serialize;

/// A reason, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Because {
    pub why: Why,
    pub article: Article,
}

impl Because {
    pub(super) fn of(why: impl Into<Why>, article: Article) -> Because {
        Because {
            why: why.into(),
            article,
        }
    }

    /// What speaks against another pairing; none if nothing does.
    pub fn of_judgement(judgement: Judgement) -> Option<Because> {
        match judgement {
            Judgement::Dutch(edition, verdict) => {
                let article = verdict.article(edition)?;
                Some(Because::of(verdict, article))
            }
            Judgement::Fide(judged) => {
                let article = judged.article?;
                Some(Because::of(judged.verdict, article))
            }
        }
    }

    /// What its article demands, where it is one of the Dutch system.
    pub fn law(&self) -> Option<Law> {
        match &self.why {
            Why::Dutch(reason) => reason.law(),
            Why::DutchColours(rule) => Some(rule.law()),
            Why::DutchVerdict(verdict) => verdict.law(),
            Why::Unmet(Unmet::AtScores { criterion, .. } | Unmet::Times { criterion, .. }) => {
                Some(criterion.law())
            }
            Why::UsColours(_)
            | Why::UsException(_)
            | Why::Fide(_)
            | Why::FideColours(_)
            | Why::FideVerdict(_)
            | Why::FideUnmet(_)
            | Why::Table(_) => None,
        }
    }
}

/// A reason, by whoever gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Why {
    Dutch(dutch::Reason),
    DutchColours(dutch::ColourRule),
    DutchVerdict(Verdict),
    Unmet(Unmet),
    UsColours(us::ColourRule),
    UsException(us::Exception),
    Fide(fide::Reason),
    FideColours(fide::ColourRule),
    FideVerdict(fide::Verdict),
    FideUnmet(fide::Unmet),
    Table(TableRule),
}

macro_rules! reasons {
    ($($variant:ident($reason:ty),)+) => {
        $(impl From<$reason> for Why {
            fn from(reason: $reason) -> Why {
                Why::$variant(reason)
            }
        })+
    };
}

reasons! {
    Dutch(dutch::Reason),
    DutchColours(dutch::ColourRule),
    DutchVerdict(Verdict),
    Unmet(Unmet),
    UsColours(us::ColourRule),
    UsException(us::Exception),
    Fide(fide::Reason),
    FideColours(fide::ColourRule),
    FideVerdict(fide::Verdict),
    FideUnmet(fide::Unmet),
    Table(TableRule),
}

/// How far a criterion could not be met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Unmet {
    /// By scores or score differences, the largest first.
    AtScores {
        criterion: Criterion,
        scores: Row<Points>,
    },
    Times {
        criterion: Criterion,
        times: u32,
    },
}

/// What a table or bracket says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TableRule {
    Colours,
    AnotherRound,
}

/// What pairs a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairedBy {
    Swiss(SwissSystem),
    /// Its table or bracket.
    Table(Format),
}

impl PairedBy {
    /// What data call it, such as `dutch-2026`.
    pub fn name(&self) -> &'static str {
        match self {
            PairedBy::Swiss(system) => system.name(),
            PairedBy::Table(format) => format.name(),
        }
    }
}

/// What a bracket or score group is, or which part of which schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum GroupTitle {
    /// The only bracket.
    Everybody {
        score: Points,
    },
    Bracket {
        kind: BracketKind,
        score: Points,
    },
    /// The only score group.
    OneScoreGroup {
        score: Points,
    },
    ScoreGroup {
        score: Points,
        has_added_points: bool,
    },
    Berger {
        round: RoundNumber,
        players: usize,
    },
    /// The same from a table of US Chess.
    UsTable {
        round: RoundNumber,
        players: usize,
    },
    BergerOfTeams {
        round: RoundNumber,
        teams: usize,
    },
    /// A printed table of players of teams.
    TeamTable {
        format: Format,
        round: RoundNumber,
    },
    Knockout {
        stage: Option<KnockoutRound>,
    },
}

/// The colour that a player prefers or is due, as the pairing saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ColoursSeen {
    Dutch(Preference),
    SoFar {
        /// The colours so far as signs, `-` for a round without a game; none before the first.
        so_far: Option<String>,
    },
    UsChess {
        /// The colours so far as signs, `x` for a round without a game; none before the first.
        so_far: Option<String>,
        due: Option<Colour>,
    },
}
