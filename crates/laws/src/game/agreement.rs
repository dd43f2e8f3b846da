//! Draws by agreement (Articles 5.2.3 and 9.1.1).

use adoube_rulebook::{Draws, Topic};
use adoube_types::Colour;
use serde::Serialize;

use super::Game;
use crate::topics;

/// What an event's regulations allow of agreed draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DrawRestriction {
    /// Nothing is restricted.
    #[default]
    None,
    /// No agreement before each player has made so many moves, without the arbiter's consent.
    BeforeMove(u32),
    /// No agreement at all without the arbiter's consent.
    Never,
}

impl DrawRestriction {
    /// Whether it stands in the way of an agreement in this game.
    pub fn forbids(self, game: &Game) -> bool {
        match self {
            DrawRestriction::None => false,
            DrawRestriction::BeforeMove(moves) => moves_by_both(game) < moves,
            DrawRestriction::Never => true,
        }
    }
}

/// Why players cannot agree on a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum NotAgreed {
    /// Both must have made their first moves.
    TooEarly {
        /// How many moves each.
        needed: u32,
    },
    /// The event's regulations forbid it.
    Restricted,
}

impl NotAgreed {
    /// What the article is about.
    pub fn topic(self) -> Topic {
        match self {
            NotAgreed::TooEarly { .. } => topics::DRAW_AGREED,
            NotAgreed::Restricted => topics::DRAW_RESTRICTION,
        }
    }
}

/// Whether the players can agree on a draw now.
pub fn agree_draw(
    game: &Game,
    draws: &Draws,
    restriction: DrawRestriction,
    arbiter_consents: bool,
) -> Result<(), NotAgreed> {
    let needed = draws.agreement_after_moves;
    if moves_by_both(game) < needed {
        return Err(NotAgreed::TooEarly { needed });
    }
    if restriction.forbids(game) && !arbiter_consents {
        return Err(NotAgreed::Restricted);
    }
    Ok(())
}

/// How many moves both players have made.
fn moves_by_both(game: &Game) -> u32 {
    game.moves_by(Colour::White)
        .min(game.moves_by(Colour::Black))
}
