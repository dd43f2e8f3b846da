//! Where the texts can be read in two ways: the other reading of each, to be chosen for an event.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Another reading than the usual one, or a declaration that the text leaves to the organiser.
/// `docs/swiss-systems.md` tells both readings of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename = "swiss-reading", rename_all = "kebab-case")]
pub enum Reading {
    /// Burstein 1.7.2: a run of zero-point byes counts as draws only while the player is absent in
    /// the round that is paired, too.
    ZeroByesOnlyWhileAbsent,
    /// Lim: a Maxi-tournament, where exchanges for colours stay within 100 rating points (3.2.3,
    /// 3.8, 5.7).
    Maxi,
    /// Lim 5.4: the higher ranked has the higher score, then the smaller number.
    HigherRankedByScore,
    /// Lim 3.8: a floater looks among the residents first.
    ResidentsFirst,
    /// Lim 7.2: odd and even by the place in the list without the bye.
    OddByPlace,
    /// Swiss Team and Double-Swiss C6: as few upfloaters of the following scoregroup as possible.
    FollowingGraded,
    /// C6: the following scoregroup is the next one that still has somebody.
    FollowingOccupied,
    /// Swiss Team 1.7, type B: no preference in the last round with a colour difference of 0, even
    /// after two equal colours.
    NoPreferenceInLastRound,
    /// Swiss Team 4.2.1: the first team has the higher score with its virtual points.
    FirstTeamByPairingScore,
    /// Swiss Team and Double-Swiss 1.5: a forfeited match makes floaters, too.
    ForfeitedMatchFloats,
}

impl Reading {
    /// Every reading, in the order of declaration.
    pub const ALL: [Reading; 10] = [
        Reading::ZeroByesOnlyWhileAbsent,
        Reading::Maxi,
        Reading::HigherRankedByScore,
        Reading::ResidentsFirst,
        Reading::OddByPlace,
        Reading::FollowingGraded,
        Reading::FollowingOccupied,
        Reading::NoPreferenceInLastRound,
        Reading::FirstTeamByPairingScore,
        Reading::ForfeitedMatchFloats,
    ];

    /// What data and the command line call it.
    pub fn key(self) -> &'static str {
        match self {
            Reading::ZeroByesOnlyWhileAbsent => "zero-byes-only-while-absent",
            Reading::Maxi => "maxi",
            Reading::HigherRankedByScore => "higher-ranked-by-score",
            Reading::ResidentsFirst => "residents-first",
            Reading::OddByPlace => "odd-by-place",
            Reading::FollowingGraded => "following-graded",
            Reading::FollowingOccupied => "following-occupied",
            Reading::NoPreferenceInLastRound => "no-preference-in-last-round",
            Reading::FirstTeamByPairingScore => "first-team-by-pairing-score",
            Reading::ForfeitedMatchFloats => "forfeited-match-floats",
        }
    }
}

/// The text names no reading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnknownReading {
    pub text: String,
}

adoube_types::errors!(UnknownReading);

impl FromStr for Reading {
    type Err = UnknownReading;

    fn from_str(text: &str) -> Result<Reading, UnknownReading> {
        (Reading::ALL.into_iter())
            .find(|reading| reading.key() == text)
            .ok_or_else(|| UnknownReading {
                text: text.to_owned(),
            })
    }
}

/// The readings chosen for an event, beside the usual ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Readings(u16);

impl Readings {
    /// The usual readings.
    pub const USUAL: Readings = Readings(0);

    /// Whether this one was chosen.
    pub fn has(self, reading: Reading) -> bool {
        self.0 & (1 << reading as u16) != 0
    }
}

impl FromIterator<Reading> for Readings {
    fn from_iter<I: IntoIterator<Item = Reading>>(readings: I) -> Readings {
        let bits = readings.into_iter().map(|reading| 1 << reading as u16);
        Readings(bits.fold(0, |all, bit: u16| all | bit))
    }
}
