//! What a search has not seen yet.
//!
//! Positions with the same pawns and as many men of each kind belong together: only captures, pawn moves
//! and promotions lead from one such group to another. Within a group a position is new if some man
//! stands where none of its kind has stood before, or if the kings have not stood so together. Going for
//! what is new brings a search through the ways out of a blocked group, which an estimate does not see.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use shakmaty::{Chess, Color, Position, Role};

use super::mixed::{Mixed, mix};

/// How new a position is: 0 if some man is, 1 if the kings together are, 2 if nothing is.
type Rank = usize;

const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

#[derive(Default)]
pub(super) struct Novelty {
    groups: HashMap<u64, Box<GroupNovelty>, BuildHasherDefault<Mixed>>,
}

/// What a group has seen.
struct GroupNovelty {
    /// Where men stood, by colour and role.
    men: [[u64; 5]; 2],
    /// Where the black king stood, by the white king's square.
    kings: [u64; 64],
}

impl Novelty {
    pub(super) fn of(&mut self, position: &Chess) -> Rank {
        let seen = self.groups.entry(group(position)).or_insert_with(|| {
            Box::new(GroupNovelty {
                men: [[0; 5]; 2],
                kings: [0; 64],
            })
        });
        let men = seen.men(position);
        let kings = seen.kings(position);
        match (men, kings) {
            (true, _) => 0,
            (false, true) => 1,
            (false, false) => 2,
        }
    }
}

impl GroupNovelty {
    fn men(&mut self, position: &Chess) -> bool {
        let board = position.board();
        let mut new = false;
        for color in Color::ALL {
            let kings = board.kings();
            let roles = PIECES.map(|role| board.by_role(role));
            let kinds = roles.into_iter().chain([kings]);
            for (kind, seen) in kinds.zip(&mut self.men[color as usize]) {
                let men = (kind & board.by_color(color)).0;
                new |= men & !*seen != 0;
                *seen |= men;
            }
        }
        new
    }

    fn kings(&mut self, position: &Chess) -> bool {
        let board = position.board();
        let white = (board.kings() & board.white()).first();
        let black = (board.kings() & board.black()).0;
        let Some(seen) = white.map(|square| &mut self.kings[usize::from(square)]) else {
            return false;
        };
        let new = black & !*seen != 0;
        *seen |= black;
        new
    }
}

/// The group of a position. Two groups with the same number make the search less clever, not wrong.
fn group(position: &Chess) -> u64 {
    let board = position.board();
    let white = board.pawns() & board.white();
    let black = board.pawns() & board.black();
    let pawns = mix(white.0 ^ mix(black.0));
    Color::ALL.into_iter().fold(pawns, |group, color| {
        PIECES.into_iter().fold(group, |group, role| {
            let count = (board.by_color(color) & board.by_role(role)).count();
            mix(group.wrapping_add(count as u64 + 1))
        })
    })
}
