//! What an event allows of draws by agreement (Article 9.1.1).

use adoube_types::Colour;

use super::Game;

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

/// How many moves both players have made.
fn moves_by_both(game: &Game) -> u32 {
    game.moves_by(Colour::White)
        .min(game.moves_by(Colour::Black))
}
