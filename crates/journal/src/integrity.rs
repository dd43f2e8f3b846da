//! What touched the integrity of the pairings after a round was paired: kept by the fold, so that taking a
//! record back takes it away, and told in the report.

use adoube_tournament::{EntrantId, GameResult, PairingNumber, PointSystem, RoundNumber};

use crate::changes::Stamp;
use crate::{RoundPairings, Section, Seq};

/// Something that touched the integrity of the pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityEvent {
    /// The record that did it.
    pub seq: Seq,
    /// The round that it is about; of numbers and settings the last one that was paired.
    pub round: RoundNumber,
    pub what: Integrity,
}

/// What it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Integrity {
    /// A result of a round before the last paired one was changed.
    ResultCorrected {
        white: EntrantId,
        black: EntrantId,
        was: GameResult,
        result: GameResult,
    },
    /// Pairings or colours of a round before the last paired one were changed.
    PairingsCorrected {
        removed: RoundPairings,
        added: RoundPairings,
    },
    /// An adjourned game ended otherwise than drawn after a later round was paired.
    AdjournmentEnded {
        white: EntrantId,
        black: EntrantId,
        result: GameResult,
    },
    /// Players who had numbers got others: as they were, and as they are.
    Renumbered(Vec<(EntrantId, PairingNumber, PairingNumber)>),
    /// Pairings were prohibited, or no longer: who may not meet now, and who might not before.
    Prohibited {
        added: Vec<Vec<EntrantId>>,
        removed: Vec<Vec<EntrantId>>,
    },
    /// Another number of rounds.
    Rounds { was: u16, rounds: u16 },
    /// Other points for results or byes.
    Points {
        was: Box<PointSystem>,
        points: Box<PointSystem>,
    },
    /// The list of tie-breaks was changed after the start.
    TieBreaks { was: Vec<String>, list: Vec<String> },
    /// Another pairing system.
    System { was: String, system: String },
    /// The acceleration was changed.
    Acceleration,
}

impl Section {
    /// Keeps something that happened to a round, if a later one is paired: then its pairings stand on it.
    pub(crate) fn note_of_earlier(
        &mut self,
        stamp: Stamp<'_>,
        round: RoundNumber,
        what: Integrity,
    ) {
        if round < self.draft.paired_rounds() {
            let seq = stamp.seq;
            self.integrity.push(IntegrityEvent { seq, round, what });
        }
    }

    /// Keeps something that happened after round 1 was paired.
    pub(crate) fn note_under_way(&mut self, stamp: Stamp<'_>, what: Integrity) {
        let round = self.draft.paired_rounds();
        if round.0 > 0 {
            let seq = stamp.seq;
            self.integrity.push(IntegrityEvent { seq, round, what });
        }
    }
}
