//! What each outcome is worth.

use serde::{Deserialize, Serialize};

use crate::{Outcome, Points};

/// The points for every way a round can end (Laws of Chess 10.1; TRF record 162).
///
/// ```
/// use adoube_tournament::{Outcome, PointSystem, Points};
///
/// let football = PointSystem::three_one_zero();
/// assert_eq!(football.points(Outcome::Draw), Points::ONE);
/// assert_eq!(football.points(Outcome::PairingAllocatedBye), Points::whole(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Announced")]
pub struct PointSystem {
    pub win: Points,
    pub draw: Points,
    pub loss: Points,
    /// A win by forfeit.
    pub forfeit_win: Points,
    /// A loss by forfeit.
    pub forfeit_loss: Points,
    pub pairing_allocated_bye: Points,
    pub full_point_bye: Points,
    pub half_point_bye: Points,
    pub zero_point_bye: Points,
    /// A round in which the player was neither paired nor had a bye.
    pub not_paired: Points,
}

/// A point system as it is written down: what is not said follows from win and draw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Announced {
    win: Points,
    draw: Points,
    #[serde(default)]
    loss: Points,
    forfeit_win: Option<Points>,
    forfeit_loss: Option<Points>,
    pairing_allocated_bye: Option<Points>,
    full_point_bye: Option<Points>,
    half_point_bye: Option<Points>,
    zero_point_bye: Option<Points>,
    not_paired: Option<Points>,
}

impl From<Announced> for PointSystem {
    fn from(said: Announced) -> PointSystem {
        let usual = PointSystem::of(said.win, said.draw, said.loss);
        PointSystem {
            forfeit_win: said.forfeit_win.unwrap_or(usual.forfeit_win),
            forfeit_loss: said.forfeit_loss.unwrap_or(usual.forfeit_loss),
            pairing_allocated_bye: (said.pairing_allocated_bye)
                .unwrap_or(usual.pairing_allocated_bye),
            full_point_bye: said.full_point_bye.unwrap_or(usual.full_point_bye),
            half_point_bye: said.half_point_bye.unwrap_or(usual.half_point_bye),
            zero_point_bye: said.zero_point_bye.unwrap_or(usual.zero_point_bye),
            not_paired: said.not_paired.unwrap_or(usual.not_paired),
            ..usual
        }
    }
}

impl Default for PointSystem {
    fn default() -> PointSystem {
        PointSystem::one_half_zero()
    }
}

impl PointSystem {
    /// A system from the points for a win, a draw and a loss; a forfeit win and the byes follow
    /// the win and the draw, absence is worth nothing.
    pub fn of(win: Points, draw: Points, loss: Points) -> PointSystem {
        PointSystem {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_allocated_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: Points::ZERO,
            not_paired: Points::ZERO,
        }
    }

    /// 1 – ½ – 0.
    pub fn one_half_zero() -> PointSystem {
        PointSystem::of(Points::ONE, Points::HALF, Points::ZERO)
    }

    /// 3 – 1 – 0.
    pub fn three_one_zero() -> PointSystem {
        PointSystem::of(Points::whole(3), Points::ONE, Points::ZERO)
    }

    /// 2 – 1 – 0.
    pub fn two_one_zero() -> PointSystem {
        PointSystem::of(Points::whole(2), Points::ONE, Points::ZERO)
    }

    /// The same system with another value for the pairing-allocated bye (C.04.1.3).
    pub fn with_pairing_allocated_bye(mut self, points: Points) -> PointSystem {
        self.pairing_allocated_bye = points;
        self
    }

    /// This system with every value that another one gives expressly, and not as what follows from
    /// its win and draw.
    #[must_use]
    pub fn keeping_what_was_said(self, before: &PointSystem) -> PointSystem {
        let usual = PointSystem::of(before.win, before.draw, before.loss);
        let keep = |own: Points, said: Points, follows: Points| {
            if said == follows { own } else { said }
        };
        let kept = |of: fn(&PointSystem) -> Points| keep(of(&self), of(before), of(&usual));
        PointSystem {
            forfeit_win: kept(|system| system.forfeit_win),
            forfeit_loss: kept(|system| system.forfeit_loss),
            pairing_allocated_bye: kept(|system| system.pairing_allocated_bye),
            full_point_bye: kept(|system| system.full_point_bye),
            half_point_bye: kept(|system| system.half_point_bye),
            zero_point_bye: kept(|system| system.zero_point_bye),
            not_paired: kept(|system| system.not_paired),
            ..self
        }
    }

    /// What an outcome is worth. A game without a result is worth nothing yet.
    pub fn points(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win | Outcome::UnratedWin => self.win,
            Outcome::Draw | Outcome::UnratedDraw => self.draw,
            Outcome::Loss | Outcome::UnratedLoss => self.loss,
            Outcome::ForfeitWin => self.forfeit_win,
            Outcome::ForfeitLoss => self.forfeit_loss,
            Outcome::PairingAllocatedBye => self.pairing_allocated_bye,
            Outcome::FullPointBye => self.full_point_bye,
            Outcome::HalfPointBye => self.half_point_bye,
            Outcome::ZeroPointBye => self.zero_point_bye,
            Outcome::NotPaired => self.not_paired,
            Outcome::Pending | Outcome::Adjourned => Points::ZERO,
        }
    }

    /// Why no event can be scored so, if it cannot.
    ///
    /// # Errors
    ///
    /// [`InvalidPointSystem`] with the contradiction.
    pub fn check(&self) -> Result<(), InvalidPointSystem> {
        if self.win > self.draw && self.draw >= self.loss {
            Ok(())
        } else {
            Err(InvalidPointSystem {
                win: self.win,
                draw: self.draw,
                loss: self.loss,
            })
        }
    }
}

/// A win must be worth more than a draw, and a draw at least as much as a loss.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidPointSystem {
    win: Points,
    draw: Points,
    loss: Points,
}

adoube_types::errors!(InvalidPointSystem);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_said_follows() {
        let said = r#"{"win":3,"draw":1,"pairing_allocated_bye":1.5}"#;
        let system: PointSystem = serde_json::from_str(said).unwrap();
        let expected =
            PointSystem::three_one_zero().with_pairing_allocated_bye(Points::hundredths(150));
        assert_eq!(system, expected);
        let written = serde_json::to_string(&system).unwrap();
        assert_eq!(
            serde_json::from_str::<PointSystem>(&written).unwrap(),
            expected
        );
    }
}
