//! Time controls and clocks.

use std::collections::BTreeMap;

use adoube_clock::{
    ByColour, Class, Clock, Dialect, Display, Estimate, FlagFall, FlagState, Note, Reading, Span,
    TimeControl,
};
use adoube_rulebook::{Edition, Rate};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

/// The ways of writing a time control, by their names.
pub const DIALECTS: [(Dialect, &str); 4] = [
    (Dialect::Fide, "fide"),
    (Dialect::Us, "us"),
    (Dialect::Trf, "trf"),
    (Dialect::Pgn, "pgn"),
];

/// What a time control is.
#[derive(Serialize, ToSchema)]
pub struct TimeControlBody {
    /// By which edition.
    pub edition: String,
    /// The rate of play; nothing if there is none for it.
    #[schema(value_type = Option<String>)]
    pub rate: Option<Rate>,
    /// Why there is none.
    pub reasons: Vec<String>,
    /// The time of each player for the moves that count, additions included.
    pub total: TimesBody,
    /// The same without additions.
    pub base: TimesBody,
    /// The delay that was taken because none was announced.
    pub default_delay: Option<String>,
    /// The articles that the class follows from.
    pub articles: Vec<String>,
    /// The control in each way of writing; nothing where it cannot be said.
    #[schema(value_type = BTreeMap<String, String>)]
    pub written: BTreeMap<&'static str, Option<String>>,
}

impl TimeControlBody {
    /// A time control by an edition.
    pub fn of(
        control: &TimeControl,
        edition: &Edition,
        class: &Class,
        words: Words,
    ) -> TimeControlBody {
        let written = DIALECTS.map(|(dialect, name)| (name, control.print(dialect).ok()));
        TimeControlBody {
            edition: edition.id().to_owned(),
            rate: class.rate,
            reasons: class
                .reasons
                .iter()
                .map(|reason| words.tell(reason))
                .collect(),
            total: class.total.into(),
            base: class.base.into(),
            default_delay: class.default_delay.map(|delay| delay.to_string()),
            articles: class.articles.clone(),
            written: written.into(),
        }
    }

    /// The same with only those ways of writing that have a text for it.
    pub fn without_unwritable(mut self) -> TimeControlBody {
        self.written.retain(|_, text| text.is_some());
        self
    }
}

/// A time for each player.
#[derive(Serialize, ToSchema)]
pub struct TimesBody {
    /// What the clock shows for White.
    pub white: String,
    /// What the clock shows for Black.
    pub black: String,
}

impl From<ByColour<Span>> for TimesBody {
    fn from(times: ByColour<Span>) -> TimesBody {
        TimesBody {
            white: times.white.to_string(),
            black: times.black.to_string(),
        }
    }
}

/// What a clock showed at an instant.
#[derive(Serialize)]
pub struct ReplayBody<'a> {
    pub reading: Reading,
    pub display: Display,
    pub flags: ByColour<FlagState>,
    pub falls: &'a [FlagFall],
    pub notes: &'a [Note],
    /// Who need not record the moves, if an edition was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need_not_record: Option<ByColour<bool>>,
}

impl<'a> ReplayBody<'a> {
    /// A clock that has run until the instant.
    pub fn of(
        clock: &'a Clock,
        at: Span,
        need_not_record: Option<ByColour<bool>>,
    ) -> ReplayBody<'a> {
        ReplayBody {
            reading: clock.at(at),
            display: clock.display(at),
            flags: ByColour::of(|side| clock.flag(side)),
            falls: clock.falls(),
            notes: clock.notes(),
            need_not_record,
        }
    }
}

/// What a clock that was set wrongly should show.
#[derive(Serialize)]
pub struct CorrectionBody {
    /// The time of each player, at least and at most; below zero it would have run out.
    #[serde(flatten)]
    pub times: ByColour<Estimate>,
}
