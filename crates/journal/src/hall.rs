//! What is noted in the hall while a round is played: when it began, who did what, the times on the
//! clocks, who left the playing area.
//!
//! All times are those of the clocks in the hall, as in the schedule.

use std::collections::BTreeMap;

use adoube_tournament::{BoardNumber, EntrantId, GameResult, RoundNumber};
use jiff::civil::DateTime;

use crate::{Section, Trace};

/// What was noted of one round. None of it changes a result or a pairing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallLog {
    /// When the round really began, if that was noted.
    pub started: Option<DateTime>,
    /// The duties that somebody did, by their names.
    pub duties: BTreeMap<String, Trace>,
    /// The times read off the clocks, in the order in which they were noted.
    pub readings: Vec<ClockReading>,
    /// Who left the playing area, in the order in which it was noted.
    pub exits: Vec<Exit>,
    /// The results that somebody held against the slips, by their boards.
    pub verified: BTreeMap<BoardNumber, VerifiedSlip>,
}

/// What the slip of a board says, as somebody read it a second time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedSlip {
    pub result: GameResult,
    /// Who read it.
    pub noted: Trace,
}

/// What the clock of a board showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    pub board: BoardNumber,
    /// When somebody looked.
    pub at: DateTime,
    /// White's time, in seconds.
    pub white_seconds: u32,
    /// Black's time, in seconds.
    pub black_seconds: u32,
    /// The number of the last move played, if that was looked at.
    pub last_move: Option<u32>,
    /// Who noted it.
    pub noted: Trace,
}

/// A player left the playing area, and perhaps came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exit {
    /// The player who left the playing area.
    pub entrant: EntrantId,
    /// When the player left.
    pub left: DateTime,
    /// When the player came back; nothing while the player is out.
    pub returned: Option<DateTime>,
    /// Who noted that the player left.
    pub noted: Trace,
}

impl Section {
    /// What was noted in the hall during a round.
    pub fn hall_log(&self, round: RoundNumber) -> Option<&HallLog> {
        self.hall.get(&round)
    }

    /// Who verified the result that stands on a board, if somebody did; a result that was corrected since
    /// is not verified any more.
    pub fn verified(&self, round: RoundNumber, board: BoardNumber) -> Option<&Trace> {
        let slip = self.hall_log(round)?.verified.get(&board)?;
        let stands = self.draft.round(round)?.game(board)?.results.reported;
        (stands == slip.result).then_some(&slip.noted)
    }

    /// Every time a player left the playing area, with its round, in the order in which it was noted.
    pub fn exits(&self, entrant: EntrantId) -> impl Iterator<Item = (RoundNumber, &Exit)> {
        let exits = self
            .hall
            .iter()
            .flat_map(|(round, log)| log.exits.iter().map(move |exit| (*round, exit)));
        exits.filter(move |(_, exit)| exit.entrant == entrant)
    }
}
