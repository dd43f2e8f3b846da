//! Draw offers: which one is open, and what was wrong with it (Article 9.1.2, rule 14B).

use adoube_rulebook::Topic;
use adoube_types::Colour;

use crate::topics;

/// When an offer was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferMoment {
    /// After the own move and before the clock was pressed: the right moment.
    AfterMoving,
    /// On the own move, before moving.
    BeforeMoving,
    /// While the opponent's clock ran.
    OnOpponentsTime,
}

/// Whether an offer is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OfferState {
    /// There is none.
    #[default]
    None,
    /// This player has offered.
    Open(Colour),
    /// The game is drawn: the opponent of this player accepted.
    Accepted(Colour),
}

/// Follows the offers of a game. An offer cannot be taken back and a condition with it is void; it
/// ends when it is accepted or refused, when the opponent touches a piece to move or capture, or with
/// the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Offers {
    state: OfferState,
}

impl Offers {
    /// What is open.
    pub fn state(&self) -> OfferState {
        self.state
    }

    /// A player offers a draw. The offer is valid whenever it is made; the answer is what was
    /// improper about it.
    pub fn offer(&mut self, by: Colour, moment: OfferMoment, conditional: bool) -> Vec<Topic> {
        if !matches!(self.state, OfferState::Accepted(_)) {
            self.state = match self.state {
                // Who answers an offer with an offer accepts it.
                OfferState::Open(other) if other != by => OfferState::Accepted(other),
                _ => OfferState::Open(by),
            };
        }
        let improper = moment != OfferMoment::AfterMoving || conditional;
        improper.then_some(topics::DRAW_OFFER).into_iter().collect()
    }

    /// A player claims a draw: that is an offer too, and a proper one (Article 9.1.2.3).
    pub fn claim(&mut self, by: Colour) {
        self.offer(by, OfferMoment::AfterMoving, false);
    }

    /// A player accepts the opponent's offer; whether there was one.
    pub fn accept(&mut self, by: Colour) -> bool {
        match self.state {
            OfferState::Open(other) if other != by => {
                self.state = OfferState::Accepted(other);
                true
            }
            _ => false,
        }
    }

    /// A player refuses, in words or by touching a piece to move or capture.
    pub fn refuse(&mut self, by: Colour) {
        if self.state == OfferState::Open(!by) {
            self.state = OfferState::None;
        }
    }

    /// The game has ended otherwise.
    pub fn game_over(&mut self) {
        if matches!(self.state, OfferState::Open(_)) {
            self.state = OfferState::None;
        }
    }
}
