//! What a search has not seen yet.

use std::collections::HashMap;

use shakmaty::{Chess, Color, Position, Role};

#[derive(Default)]
pub(super) struct Novelty {
    classes: HashMap<u64, Box<Seen>>,
}

struct Seen {
    men: [u64; 16],
    kings: [u64; 64],
}

impl Novelty {
    pub(super) fn of(&mut self, position: &Chess) -> usize {
        let board = position.board();
        let mut key = board.pawns().0.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (board.pawns() & board.white()).0.wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        key ^= key >> 29;
        for color in Color::ALL {
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                key = key.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add((board.by_color(color) & board.by_role(role)).count() as u64 + 1);
            }
        }
        let seen = self.classes.entry(key).or_insert_with(|| Box::new(Seen { men: [0; 16], kings: [0; 64] }));
        let mut new = false;
        for color in Color::ALL {
            for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
                let men = (board.by_color(color) & board.by_role(role)).0;
                let slot = &mut seen.men[color as usize * 8 + role as usize];
                new |= men & !*slot != 0;
                *slot |= men;
            }
        }
        let wk = board.king_of(Color::White).unwrap();
        let bk = board.king_of(Color::Black).unwrap();
        let pair = &mut seen.kings[usize::from(wk)];
        let new_pair = *pair & 1 << usize::from(bk) == 0;
        *pair |= 1 << usize::from(bk);
        if new { 0 } else if new_pair { 1 } else { 2 }
    }
}
