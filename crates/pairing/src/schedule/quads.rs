//! Quads: groups of four in rating order, three rounds each (US rule 30G).
//!
//! When the number of entries is not divisible by four, the lowest five to seven players are left
//! for the director, who has a choice: see [`Leftover::options`].

use std::cmp::Reverse;

use adoube_tournament::Colour;
use serde::{Deserialize, Serialize};

use super::crenshaw::us_round_robin;
use super::lots::Lots;
use super::{Counted, Schedule, ScheduleError, Scheduled, Seat, within};

const SYSTEM: Scheduled = Scheduled::Quads;

/// How the players of a quad get their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Numbers {
    /// In the order of rating: the rule.
    ByRating,
    /// By lot, as some directors prefer.
    ByLot,
}

/// Four players and their three rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quad {
    /// Who has number 1, 2, 3 and 4, by the places in the list of entries.
    pub players: Vec<usize>,
    /// The rounds; the colours of the third were tossed for.
    pub schedule: Schedule<Seat>,
}

/// The lowest five to seven players of an event that four does not divide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leftover {
    /// Who they are, highest rated first, by their places in the list of entries.
    pub players: Vec<usize>,
}

/// What a director can do with the leftover players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeftoverOption {
    /// A Swiss of three rounds. It works well for six players, and poorly for five or seven, many
    /// of whom get a bye.
    Swiss {
        /// Nobody needs a bye.
        even: bool,
    },
    /// Look for so many more players, so that all play quads.
    FindPlayers(u32),
    /// A round robin of five, if all agree: five rounds, in each of which somebody rests.
    RoundRobin,
}

impl Leftover {
    /// What the rule offers, its own choice first.
    pub fn options(&self) -> Vec<LeftoverOption> {
        // Five to seven players, so this is no loss.
        let count = self.players.len() as u32;
        let mut options = vec![
            LeftoverOption::Swiss {
                even: count.is_multiple_of(2),
            },
            LeftoverOption::FindPlayers(count.next_multiple_of(4) - count),
        ];
        if count == 5 {
            options.push(LeftoverOption::RoundRobin);
        }
        options
    }
}

/// All groups of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quads {
    /// The quads, highest rated first.
    pub quads: Vec<Quad>,
    /// The lowest players, if four does not divide the entries.
    pub leftover: Option<Leftover>,
}

/// Divides entries with these ratings into quads. Unrated players come last, and players with the
/// same rating stay in the order of the list. The lots of the seed serve the quads in turn: numbers,
/// if they are drawn, then the colours of the two games of round 3.
///
/// # Errors
///
/// Too few entries for one quad.
pub fn quads(ratings: &[Option<u32>], numbers: Numbers, seed: u64) -> Result<Quads, ScheduleError> {
    within(
        SYSTEM,
        Counted::Players,
        4,
        u32::try_from(ratings.len()).unwrap_or(u32::MAX),
    )?;
    let players = by_rating(ratings);
    let in_quads = match players.len() % 4 {
        0 => players.len(),
        // The leftover takes in the last whole quad.
        rest => players.len() - rest - 4,
    };
    let (in_quads, left) = players.split_at(in_quads);
    let mut lots = Lots::from_seed(seed);
    let quads = in_quads
        .chunks(4)
        .map(|four| quad(four, numbers, &mut lots));
    Ok(Quads {
        quads: quads.collect::<Result<_, _>>()?,
        leftover: (!left.is_empty()).then(|| Leftover {
            players: left.to_vec(),
        }),
    })
}

/// Places in the list, highest rating first.
pub(super) fn by_rating(ratings: &[Option<u32>]) -> Vec<usize> {
    let mut players: Vec<usize> = (0..ratings.len()).collect();
    players.sort_by_key(|player| Reverse(ratings[*player]));
    players
}

fn quad(four: &[usize], numbers: Numbers, lots: &mut Lots) -> Result<Quad, ScheduleError> {
    let mut players = four.to_vec();
    if numbers == Numbers::ByLot {
        let drawn = lots.draw(4);
        for (player, number) in four.iter().zip(drawn) {
            players[number as usize - 1] = *player;
        }
    }
    let mut schedule = us_round_robin(4)?;
    // After two rounds everybody has had both colours, so each game has a toss of its own.
    for game in schedule
        .rounds
        .iter_mut()
        .skip(2)
        .flat_map(|round| &mut round.games)
    {
        if lots.colour() == Colour::Black {
            *game = game.reversed();
        }
    }
    Ok(Quad { players, schedule })
}
