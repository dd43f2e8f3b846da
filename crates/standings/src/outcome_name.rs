//! What a round was to somebody, as a fact to be told; an outcome itself is written as its code.

use adoube_tournament::Outcome;
use serde::{Serialize, Serializer};

/// An outcome by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutcomeName(pub Outcome);

impl Serialize for OutcomeName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let key = match self.0 {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
            Outcome::UnratedWin => "unrated-win",
            Outcome::UnratedDraw => "unrated-draw",
            Outcome::UnratedLoss => "unrated-loss",
            Outcome::ForfeitWin => "forfeit-win",
            Outcome::ForfeitLoss => "forfeit-loss",
            Outcome::PairingAllocatedBye => "pairing-allocated-bye",
            Outcome::FullPointBye => "full-point-bye",
            Outcome::HalfPointBye => "half-point-bye",
            Outcome::ZeroPointBye => "zero-point-bye",
            Outcome::Pending => "pending",
            Outcome::Adjourned => "adjourned",
            Outcome::NotPaired => "not-paired",
        };
        serializer.serialize_unit_variant("Outcome", 0, key)
    }
}
