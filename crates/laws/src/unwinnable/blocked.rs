//! Positions that are blocked for good.
//!
//! From the squares that the men can ever come to (see [`Reach`]) a mate is put together as freely as
//! possible: the losing king on any of its squares, each man on any of its own, nobody in anybody's way
//! but the fixed men. What a mate needs at least is then:
//!
//! * a man of the winner, not the king, that checks;
//! * every square beside the king that he could ever go to is guarded by a man of the winner or
//!   occupied by a man of his own. Each man is on one square only.
//!
//! If not even that can be put together, there is no mate. A man of the winner on a square beside the
//! king is no exception: the king could capture it, so its square must be guarded by another.

use shakmaty::{Bitboard, Chess, Color, Position, Role, Square, attacks};

use super::reach::{Man, Reach};

/// Whether `side` can never mate because the position is blocked. If not, nothing is known.
pub(super) fn is_blocked(position: &Chess, side: Color) -> bool {
    !could_mate(&Reach::of(position), side)
}

/// Whether a position is worth asking: pawns block each other, and there is little else but bishops.
pub(crate) fn looks_blocked(position: &Chess) -> bool {
    let board = position.board();
    let white = board.pawns() & board.white();
    let black = board.pawns() & board.black();
    let others = board.knights() | board.rooks_and_queens();
    (white.shift(8) & black).any() && others.count() <= 1
}

fn could_mate(reach: &Reach, side: Color) -> bool {
    let king = (reach.men().iter()).find(|man| man.role == Role::King && man.color != side);
    let Some(king) = king else { return false };
    (king.stands.into_iter()).any(|square| could_mate_on(reach, side, square, king.stands))
}

/// Whether a mate of the king on this square could be put together, if `region` is where he can go.
fn could_mate_on(reach: &Reach, side: Color, king: Square, region: Bitboard) -> bool {
    let flights = attacks::king_attacks(king) & region;
    let mut tally = Tally::new(flights);
    for man in reach.men() {
        // Each man is placed by itself, as suits a mate best, and once: whether all can stand so at the
        // same time is not asked. That only makes mates seem possible that are not.
        if man.color == side {
            tally.add(&guards(reach, man, king, flights));
        } else if man.role != Role::King {
            tally.add(&blocks(man, flights));
        }
    }
    tally.full()
}

/// What one man can do for a mate, for every way to place it: squares beside the king that are dealt
/// with, and a check (the bit above them).
#[derive(Default)]
struct ReachableSums {
    /// The sums from 0 to 511 that are in.
    set: [u64; 8],
    list: Vec<u16>,
}

/// The check, beside at most eight squares.
const CHECK: u16 = 1 << 8;

impl ReachableSums {
    fn add(&mut self, way: u16) {
        let (word, bit) = (usize::from(way >> 6), 1 << (way & 63));
        if way != 0 && self.set[word] & bit == 0 {
            self.set[word] |= bit;
            self.list.push(way);
        }
    }
}

fn guards(reach: &Reach, man: &Man, king: Square, flights: Bitboard) -> ReachableSums {
    let mut ways = ReachableSums::default();
    let is_king = man.role == Role::King;
    let wanted = match is_king {
        true => flights,
        false => flights.with(king),
    };
    let mut add = |attacked: Bitboard| {
        if (attacked & wanted).any() {
            let check = attacked.contains(king) && !is_king;
            ways.add(compress(attacked, flights) | if check { CHECK } else { 0 });
        }
    };
    // The winner's king cannot stand beside the other; any other man may, and guards what it attacks.
    let places = match is_king {
        true => man.stands & !attacks::king_attacks(king).with(king),
        false => man.stands.without(king),
    };
    for place in places {
        add(attacks::attacks(place, man.role.of(man.color), reach.fixed));
    }
    // Rook and bishop attack no square that a queen does not.
    for place in man.promoted.without(king) {
        add(attacks::queen_attacks(place, reach.fixed));
        add(attacks::knight_attacks(place));
    }
    ways
}

fn blocks(man: &Man, flights: Bitboard) -> ReachableSums {
    let mut ways = ReachableSums::default();
    for square in man.anywhere() & flights {
        ways.add(compress(Bitboard::from_square(square), flights));
    }
    ways
}

/// The bits of `squares` at the places where `flights` has bits, put together.
fn compress(squares: Bitboard, flights: Bitboard) -> u16 {
    (flights.into_iter().enumerate())
        .filter(|(_, flight)| squares.contains(*flight))
        .fold(0, |bits, (index, _)| bits | 1 << index)
}

/// What all men together can do: which of the 512 sums are possible.
struct Tally {
    sums: [u64; 8],
    all: u16,
}

impl Tally {
    fn new(flights: Bitboard) -> Tally {
        let mut sums = [0; 8];
        sums[0] = 1;
        Tally {
            sums,
            all: ((1 << flights.count()) - 1) | CHECK,
        }
    }

    fn add(&mut self, ways: &ReachableSums) {
        if ways.list.is_empty() || self.full() {
            return;
        }
        // From the sums before this man, so that it is counted for one of its squares only.
        let before = self.sums;
        for (word, bits) in before.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                let sum = (word as u16) << 6 | bits.trailing_zeros() as u16;
                bits &= bits - 1;
                for way in &ways.list {
                    let sum = sum | way;
                    self.sums[usize::from(sum >> 6)] |= 1 << (sum & 63);
                }
            }
        }
    }

    fn full(&self) -> bool {
        self.sums[usize::from(self.all >> 6)] & 1 << (self.all & 63) != 0
    }
}
