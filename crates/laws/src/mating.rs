//! Can this player still mate? The question of Articles 5.1.2, 5.2.2, 6.9 and 7.5.5.
//!
//! [`Mating`] is who answers it. [`Exactly`](crate::unwinnable::Exactly) does, within limits.

use adoube_types::Colour;
use shakmaty::Chess;

/// Answers whether a player can mate by some series of legal moves.
pub trait Mating {
    /// Whether `side` can mate from this position by some series of legal moves, the opponent
    /// helping; nothing if that is not decided.
    fn can_mate(&self, position: &Chess, side: Colour) -> Option<bool>;

    /// Whether the position is dead: neither player can mate (Article 5.2.2).
    fn is_dead(&self, position: &Chess) -> Option<bool> {
        let white = self.can_mate(position, Colour::White);
        if white == Some(true) {
            return Some(false);
        }
        dead_by(white, self.can_mate(position, Colour::Black))
    }
}

/// Whether a position is dead, by what is known of White and of Black: neither can mate (Article 5.2.2). Nothing if that
/// is not decided.
pub(crate) fn dead_by(white: Option<bool>, black: Option<bool>) -> Option<bool> {
    match (white, black) {
        (Some(true), _) | (_, Some(true)) => Some(false),
        (Some(false), Some(false)) => Some(true),
        _ => None,
    }
}
