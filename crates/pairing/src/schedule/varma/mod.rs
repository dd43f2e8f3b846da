//! The restricted drawing of lots by the Varma tables (13.17; General Assembly 1987).
//!
//! Each envelope holds numbers that do not meet in the last three rounds of the Berger table, so
//! compatriots who all draw from one envelope cannot meet then. [`Ceremony`] leads an arbiter
//! through the draw, question by question; [`restricted_draw`] answers the questions by lot.
//! [`check_compatriots`] judges a draw made in any other way.
//!
//! The manual prints the row for 11 and 12 players wrongly: its envelopes B (1 2 7) and C (6 8 12)
//! let 6 and 12 meet in the very last round. The row approved in 1987 is right, and used here.
//!
//! Where the text is silent:
//! - With an odd number of players the highest number of the table is nobody, so it lies in no
//!   envelope.
//! - The first player may choose any envelope that is large enough for his contingent, even one
//!   that leaves a later contingent no room. A [`Question`] says which choices leave room; lots
//!   are drawn among those, if there are any.
//! - Compatriots are kept apart "if possible". A contingent for which no envelope is large enough
//!   empties the fullest one and goes on to the next: the fewest envelopes. The result names the
//!   contingent and lists the late meetings, and the arbiter decides.

use adoube_tournament::Federation;
use serde::{Deserialize, Serialize};

use super::{Counted, ScheduleError, Scheduled, Seat, berger};

mod ceremony;

pub use ceremony::{Answer, Ceremony, Expected, Question, RestrictedDraw, Step, restricted_draw};

const SYSTEM: Scheduled = Scheduled::Varma;
const FEWEST: u32 = 9;
const MOST: u32 = 24;

/// For 9 or 10 players, 11 or 12, and so on: envelopes A to D.
const TABLES: [[&[Seat]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[2, 6, 7], &[1, 8, 12], &[3, 11]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [
        &[5, 6, 7, 12, 13, 14],
        &[1, 2, 3, 9, 10],
        &[8, 11, 15],
        &[4, 16],
    ],
    [
        &[5, 6, 7, 8, 14, 15, 16],
        &[1, 2, 3, 10, 11, 12],
        &[9, 13, 17],
        &[4, 18],
    ],
    [
        &[6, 7, 8, 9, 15, 16, 17, 18],
        &[1, 2, 3, 11, 12, 13, 14],
        &[5, 10, 19],
        &[4, 20],
    ],
    [
        &[6, 7, 8, 9, 10, 17, 18, 19, 20],
        &[1, 2, 3, 4, 12, 13, 14, 15],
        &[11, 16, 21],
        &[5, 22],
    ],
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
];

/// A large envelope and the numbers left in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// `A` to `D`. The players do not see it.
    pub letter: char,
    /// The numbers that can still be drawn.
    #[serde(serialize_with = "spaced")]
    pub numbers: Vec<Seat>,
}

/// Numbers as they stand on an envelope.
fn spaced<S: serde::Serializer>(numbers: &[Seat], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct("Spaced", numbers)
}

/// The envelopes for 9 to 24 players.
///
/// # Errors
///
/// Fewer than 9 or more than 24 players.
pub fn envelopes(players: u32) -> Result<Vec<Envelope>, ScheduleError> {
    let row = row(players)?;
    let filled = ('A'..).zip(row).map(|(letter, numbers)| Envelope {
        letter,
        numbers: numbers
            .iter()
            .copied()
            .filter(|number| *number <= players)
            .collect(),
    });
    Ok(filled.collect())
}

fn row(players: u32) -> Result<&'static [&'static [Seat]; 4], ScheduleError> {
    let (system, what, given) = (SYSTEM, Counted::Players, players);
    if players < FEWEST {
        return Err(ScheduleError::TooFew {
            system,
            what,
            least: FEWEST,
            given,
        });
    }
    let too_many = ScheduleError::TooMany {
        system,
        what,
        most: MOST,
        given,
    };
    TABLES.get((players - FEWEST) as usize / 2).ok_or(too_many)
}

/// Somebody who draws a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contestant {
    /// The name by which compatriots draw in turn.
    pub name: String,
    /// The federation the player represents.
    pub federation: Federation,
}

/// Two compatriots who meet in one of the last three rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateMeeting {
    pub round: u32,
    pub federation: Federation,
    /// The players, by their places in the list.
    pub players: (usize, usize),
    pub seats: (Seat, Seat),
}

/// The compatriots who meet in the last three rounds of the Berger table, however the numbers came
/// about: the seat and the federation of each player. The order is that of the rounds.
///
/// It holds for several cycles too, as long as the last one ends in the order of the table.
pub fn check_compatriots(seats: &[Seat], federations: &[Federation]) -> Vec<LateMeeting> {
    let table = u32::try_from(seats.len())
        .unwrap_or(u32::MAX - 1)
        .next_multiple_of(2);
    let drawn: Vec<_> = seats.iter().copied().zip(federations).enumerate().collect();
    let mut late = Vec::new();
    for (nth, (one, (seat, federation))) in drawn.iter().enumerate() {
        let compatriots = drawn[nth + 1..]
            .iter()
            .filter(|(_, (_, theirs))| theirs == federation);
        for (other, (other_seat, _)) in compatriots {
            let meeting = berger::meeting_round(table, *seat, *other_seat);
            // The table has one round less than seats.
            if let Some(round) = meeting.filter(|round| round + 3 >= table) {
                late.push(LateMeeting {
                    round,
                    federation: **federation,
                    players: (*one, *other),
                    seats: (*seat, *other_seat),
                });
            }
        }
    }
    late.sort_by_key(|meeting| meeting.round);
    late
}
