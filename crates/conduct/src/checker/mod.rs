//! A tournament report file against the rules: each round is paired again, what no system allows is
//! named, and the points and places that the file has are those of its results and its tie-breaks.
//!
//! [`rules_of`] says what a file is paired by, [`check()`] holds it against that. A file is a
//! [`Trf`] and what came of it, so that the command line, the page and programs check alike.
//!
//! ```
//! use adoube_conduct::checker::{check, rules_of};
//! use adoube_formats::read_trf;
//! use adoube_pairing::us::Facts;
//!
//! let file = "\
//! 012 A match
//! 142 1
//! 152 W
//! 192 FIDE_DUTCH_2025
//! 001    1      Anderssen, Adolf                  2600                             1.0    2     2 w 1
//! 001    2      Kieseritzky, Lionel               2500                             0.0    1     1 b 0
//! ";
//! let trf = read_trf(file.as_bytes())?;
//! let found = trf.to_draft()?;
//! let rules = rules_of(&found, None).unwrap();
//! let checked = check(&trf, &found, rules.paired_by, &Facts::default())?;
//! assert!(checked.differences.is_empty());
//! // Both have the place of the other.
//! assert_eq!(checked.faults.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod breaches;
mod colours;
mod return_games;
pub(crate) mod rules;
mod schedule;
mod table;

pub use rules::{PairedBy, RulesOfFile, accelerate, rules_of};
pub use table::with_places;

use adoube_formats::{Trf, TrfTournament};
use adoube_pairing::check::{self, Difference};
use adoube_pairing::facts::Article;
use adoube_pairing::fide::Competitors;
use adoube_pairing::us;
use adoube_tournament::{
    BoardNumber, EntrantId, Points, RoundNumber, TeamId, Tournament, Violations,
};
use serde::Serialize;

use crate::ranking::with_adjourned_drawn;
use crate::rounds::Found;

/// A file that was held against the rules.
#[derive(Clone, Debug)]
pub struct Checked {
    pub paired_by: PairedBy,
    /// The players and their games.
    pub tournament: Tournament,
    /// Those who are paired: the players, or the teams under the numbers of their ids.
    pub among: Competitors<'static>,
    /// The rounds that the rules pair otherwise.
    pub differences: Vec<Difference>,
    /// What else is wrong, in the order of the rounds; what belongs to no round comes last.
    pub faults: Vec<Fault>,
}

/// Something that is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub round: Option<RoundNumber>,
    /// The board, or the table of a match.
    pub board: Option<usize>,
    pub what: Wrong,
    pub article: Option<Article>,
    /// Who is concerned.
    pub whom: Whom,
}

/// What is wrong: something of a round, or of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Wrong {
    /// What no pairing may have.
    Round(Box<Found>),
    Table(FileFault),
}

/// Who is concerned by a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Those who are paired, teams by the numbers of their ids.
    Paired(Vec<EntrantId>),
    /// Players, also where teams are paired.
    Players(Vec<EntrantId>),
    Teams(Vec<TeamId>),
}

/// Points, places and totals that are not those of the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum FileFault {
    /// The points of a player (001, columns 81 to 84).
    Points {
        player: EntrantId,
        stated: Points,
        counted: Points,
    },
    /// The place of a player (001, columns 86 to 89).
    Place {
        player: EntrantId,
        stated: u32,
        due: u32,
        /// The last place of those who are level, if there are several.
        last: Option<u32>,
    },
    /// The place of a team (310).
    TeamPlace {
        team: TeamId,
        stated: u32,
        due: u32,
        last: Option<u32>,
    },
    /// Match points in 310, 801 or 802.
    MatchPoints {
        record: String,
        team: TeamId,
        stated: Points,
        counted: Points,
    },
    /// Game points in 310, 801 or 802.
    GamePoints {
        record: String,
        team: TeamId,
        stated: Points,
        counted: Points,
    },
    /// What 802 says of a round of a team.
    TeamRound { record: String, team: TeamId },
    /// A game of a match of teams with other colours than the sequence of its boards gives (352).
    BoardColours {
        white: EntrantId,
        black: EntrantId,
        board: BoardNumber,
    },
    /// The second game of a match between two who did not play the first.
    ReturnGame { white: EntrantId, black: EntrantId },
    /// The second game of a match with the colours of the first.
    ReturnColours { white: EntrantId, black: EntrantId },
    /// A pairing-allocated bye in the second round of a match for somebody without one in the first.
    ReturnBye { player: EntrantId },
    /// A code of 202 or 212 that names no tie-break, so that places are compared by what stands before it.
    UnknownTieBreak { record: &'static str, code: String },
}

impl Checked {
    /// Whether nothing was found.
    pub fn is_right(&self) -> bool {
        self.differences.is_empty() && self.faults.is_empty()
    }
}

/// Holds a file against what it is paired by. The draft in `found` has its virtual points.
///
/// # Errors
///
/// [`Violations`] if the file contradicts itself.
pub fn check(
    trf: &Trf,
    found: &TrfTournament,
    paired_by: PairedBy,
    facts: &us::Facts,
) -> Result<Checked, Violations> {
    let tournament = Tournament::new(found.draft.clone())?;
    let among = paired_by.competitors(&tournament).into_owned();
    let (differences, mut faults) = match &paired_by {
        PairedBy::Swiss(system) => {
            let differences = check::check(system, &among, facts);
            let differences = without_colourless(differences, &found.colourless);
            let mut faults = breaches::of_swiss(system, &among, &differences);
            if system.games_in_a_row() == 2 {
                faults.extend(return_games::of_matches(found, &tournament));
            }
            (differences, faults)
        }
        PairedBy::RoundRobin => {
            let differences = schedule::differences(&among);
            let differences = without_colourless(differences, &found.colourless);
            (differences, breaches::of_round_robin(&among))
        }
        PairedBy::Otherwise => (Vec::new(), Vec::new()),
    };
    faults.extend(colours::of_matches(found, &tournament));
    // Adjourned games count as drawn until they are played, or not at all.
    let drawn = with_adjourned_drawn(&tournament).into_iter();
    let drawn = drawn.map(|drawn| table::faults(trf, found, &drawn));
    let counted = [table::faults(trf, found, &tournament)].into_iter();
    faults.extend(
        counted
            .chain(drawn)
            .min_by_key(Vec::len)
            .unwrap_or_default(),
    );
    faults.sort_by_key(|fault| (fault.round.is_none(), fault.round));
    Ok(Checked {
        paired_by,
        tournament,
        among,
        differences,
        faults,
    })
}

/// What differs but for the colours of games that have none, each by its round and the player listed
/// with White.
fn without_colourless(
    all: Vec<Difference>,
    colourless: &[(RoundNumber, EntrantId)],
) -> Vec<Difference> {
    let differs = |one: Difference| {
        let games = colourless.iter().filter(|game| game.0 == one.round);
        let listed_white: Vec<EntrantId> = games.map(|(_, white)| *white).collect();
        one.without_colours_of(&listed_white)
    };
    all.into_iter().filter_map(differs).collect()
}
