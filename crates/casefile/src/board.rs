//! A board of a round, as a ruling sees it.

use adoube_clock::{Dialect, Span, TimeControl};
use adoube_journal::{Section, Seq};
use adoube_rulebook::{Authority, Edition};
use adoube_rulings::{Case, History, PlayerHistory, Stage};
use adoube_tournament::{BoardNumber, EntrantId, Game, RoundNumber};
use adoube_types::Colour;

use crate::dialogue::Known;
use crate::history;
use crate::rules::Announcements;

/// Where the default time is told in the case of a player who comes late.
const DEFAULT_TIME: &str = "incident.default_time";

/// A board of a round and its players.
#[derive(Clone, Copy, Debug)]
pub struct BoardInPlay<'e> {
    pub section: &'e Section,
    pub round: RoundNumber,
    pub game: &'e Game,
    /// The incident that is told anew: only what was written down before it is its past.
    pub before: Option<Seq>,
}

impl<'e> BoardInPlay<'e> {
    /// The board, if it is paired.
    pub fn find(
        section: &'e Section,
        round: RoundNumber,
        board: BoardNumber,
    ) -> Option<BoardInPlay<'e>> {
        let game = section.draft.round(round)?.game(board)?;
        Some(BoardInPlay {
            section,
            round,
            game,
            before: None,
        })
    }

    /// Who plays with these pieces.
    pub fn player(&self, side: Colour) -> EntrantId {
        match side {
            Colour::White => self.game.white,
            Colour::Black => self.game.black,
        }
    }

    /// What both players did before.
    pub fn history(&self) -> History {
        history::of_game(self.section, self.round, self.game, self.before)
    }

    /// What the event knows of the board before it is said what happened.
    pub fn known(&self, edition: &Edition) -> Known {
        let known = known_of_section(self.section, edition);
        known.told(|case| self.tell(case, edition))
    }

    /// The case with what the event knows of the board. What the case tells already stays.
    #[must_use]
    pub fn tell(&self, case: Case, edition: &Edition) -> Case {
        let mut case = told_by_section(self.section, case, edition);
        let past = self.history();
        case.history = History {
            white: completed(case.history.white, past.white),
            black: completed(case.history.black, past.black),
        };
        if case.stage == Stage::Playing && self.game.results.reported.is_final() {
            case.stage = Stage::Over;
        }
        case
    }
}

/// What a section has announced, before it is said what happened.
pub fn known_of_section(section: &Section, edition: &Edition) -> Known {
    let announced = Announcements::of(section, edition);
    let known = Known::by(edition).told(|case| told_by_section(section, case, edition));
    // FIDE has a variation for it; elsewhere it is a fact of incidents that ask for it.
    match announced.default_time_minutes {
        Some(minutes) if edition.authority() == Authority::UsChess => {
            let time = Span::minutes(i64::from(minutes)).to_string();
            known.if_asked(DEFAULT_TIME, time)
        }
        _ => known,
    }
}

/// The case with what the section has announced.
fn told_by_section(section: &Section, mut case: Case, edition: &Edition) -> Case {
    let announced = Announcements::of(section, edition);
    let told = |case: &Case, id: &str| case.variations.iter().any(|own| same_variation(own, id));
    for id in announced.variations {
        if !told(&case, &id) {
            case.variations.push(id);
        }
    }
    case.control = case.control.or_else(|| control(section, edition));
    // The time control says more than the pace that was announced; a case has the one or the other.
    if case.control.is_none() {
        case.rate = case.rate.or(announced.rate);
    }
    case.supervision = case.supervision.or(announced.supervision);
    case.arbiter_present = case.arbiter_present.or(Some(true));
    case
}

/// Whether two variations are the same but for their number.
fn same_variation(one: &str, other: &str) -> bool {
    let name = |id: &str| id.split_once('=').map_or(id, |(name, _)| name).to_owned();
    name(one) == name(other)
}

/// The announced time control, if it can be read.
fn control(section: &Section, edition: &Edition) -> Option<String> {
    let dialect = match edition.authority() {
        Authority::Fide => Dialect::Fide,
        Authority::UsChess => Dialect::Us,
    };
    let announced = section.settings.time_control.as_deref();
    let readable = announced.filter(|text| TimeControl::read(text, dialect).is_ok());
    readable.map(str::to_owned)
}

/// What was told of a player's past, and the rest by what the event knows.
fn completed(told: PlayerHistory, known: PlayerHistory) -> PlayerHistory {
    let both = |mut known: std::collections::BTreeMap<_, _>, told| {
        known.extend(told);
        known
    };
    PlayerHistory {
        game: both(known.game, told.game),
        event: both(known.event, told.event),
    }
}
