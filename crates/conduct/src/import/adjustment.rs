//! What is not as a file has it once it has become a section.

use adoube_formats::Quoted;
use adoube_formats::trf::TrfOddity;
use adoube_pairing::facts::Row;
use adoube_tournament::{Colour, RoundNumber};
use serde::Serialize;

/// Something that was changed, filled in or left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adjusted {
    /// The line of the file, from 1; 0 if it concerns the file as a whole.
    pub line: u64,
    pub what: Adjustment,
}

/// What was changed, filled in or left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "import-adjustment")]
pub enum Adjustment {
    /// What the reader of the file says.
    Read(TrfOddity),
    /// Nothing that is understood names the system: this one is assumed.
    SystemAssumed { system: String },
    /// A Swiss system that is named and not paired here; this one is assumed.
    SystemNotPaired { code: Quoted, system: String },
    /// No record says the initial colour: the one that explains round 1 is taken.
    InitialColour { colour: Colour },
    /// Colours of team matches look at a second score here, whatever the file says.
    SecondScore,
    /// The event says something else, and that holds.
    EventDiffers {
        field: EventField,
        event: Option<String>,
        file: String,
    },
    /// A tie-break that is not known: it is kept and not used.
    UnknownTieBreak { code: Quoted },
    /// Record 212 does not begin with the points; places go by points first all the same.
    PointsNotFirst,
    /// A time control that cannot be understood: it is kept in words.
    UnknownTimeControl { text: Quoted },
    /// The words of 122 are not understood: record 222 is taken instead.
    EncodedTimeControl { words: Quoted, taken: String },
    /// The days of rounds are known and not their times.
    NoTimes { rounds: usize },
    /// Two players with one FIDE number: the second is without.
    SameFideId {
        fide_id: u32,
        number: u32,
        other: u32,
    },
    /// In these rounds the player had neither a game nor a bye: not yet entered, or withdrawn.
    NotThere {
        number: u32,
        rounds: Row<RoundNumber>,
    },
    /// Games without a result in a round before the last: they count as adjourned.
    TakenForAdjourned { round: RoundNumber, games: usize },
    /// Places that follow from the results and the tie-breaks, and that the file has otherwise.
    OtherRanks {
        players: usize,
        number: u32,
        rank: u32,
        own: u32,
    },
    /// Short names and strengths of teams, which a section does not keep.
    TeamDetails,
    /// The records of 801 and 802 only repeat others.
    Informative,
    /// No number of rounds is said and no round is paired.
    OneRound,
}

/// Something that an event says, and a file too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EventField {
    Place,
    Federation,
    Starts,
    Ends,
    ChiefArbiter,
    DeputyArbiters,
}
