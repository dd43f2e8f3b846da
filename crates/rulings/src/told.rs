//! Facts that contradict each other: what a ruling says of them.

use adoube_clock::Colour;
use adoube_rulebook::Rate;

use crate::declare::says;
use crate::scene::Scene;

says! {
    /// What was told and what is shown against it.
    pub enum Says: "told" {
        /// The player of the incident does not have the move on the board.
        NotOnMove(by),
        /// The intended move that is called illegal is legal.
        IntendedIsLegal,
        // Claims and ends.
        AppearancesFewer(appearances: u32, needed: u32),
        AppearancesEnough(appearances: u32),
        QuietMovesFewer(plies: u32, needed: u32),
        QuietMovesEnough(plies: u32),
        NotStalemate,
        NotDead,
        // Who can mate.
        CannotMate(side),
        CanMate(side),
        // The rest.
        RateOfControl(told: Rate, control: String, rate: Rate),
        MoveCounts(white: u32, black: u32),
        MovesOnBoard(side, told: u32, played: u32),
        RepliedSince(moves_ago: u32),
    }
}

/// Looks for facts of a case that cannot be true together, whatever happened.
pub(crate) fn check(scene: &Scene) {
    let board = &scene.case.board;
    if let (Some(white), Some(black)) = (board.white_moves, board.black_moves) {
        // White moves first, and then they take turns.
        if white != black && Some(white) != black.checked_add(1) {
            scene.contradiction(Says::MoveCounts { white, black });
        }
    }
    for side in Colour::BOTH {
        let told = board.moves_told(side);
        let (Some(told), Some(played)) = (told, scene.moves_played(side)) else {
            continue;
        };
        if told != played {
            scene.contradiction(Says::MovesOnBoard { side, told, played });
        }
    }
}
