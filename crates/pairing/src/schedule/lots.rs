//! The drawing of lots, with a seed that can be kept.
//!
//! The journal keeps the seed, so that a draw can be repeated and shown to anybody years later.
//! For that the algorithm must never change: SplitMix64 (Steele, Lea and Flood, 2014) makes the
//! numbers, too high ones are thrown away so that all lots are equally likely, and the
//! Fisher–Yates shuffle, from the last place down, makes the permutation. Frozen vectors test it.
//!
//! ```
//! use adoube_pairing::schedule::lots::Lots;
//!
//! assert_eq!(Lots::from_seed(1987).draw(6), [2, 4, 6, 3, 5, 1]);
//! ```

use adoube_tournament::Colour;

use super::Seat;

/// A sequence of lots that its seed determines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots {
    state: u64,
}

impl Lots {
    /// The lots of a seed.
    pub fn from_seed(seed: u64) -> Lots {
        Lots { state: seed }
    }

    /// The next 64 random bits (SplitMix64).
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of the numbers 0 to `n` - 1, all equally likely. With nothing to choose from it is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let n = u64::from(n);
        // The remainders of what lies above the last whole multiple of n would favour low numbers.
        let fair = u64::MAX - u64::MAX % n;
        loop {
            let bits = self.bits();
            if bits < fair {
                // Less than n, which came from a u32.
                return (bits % n) as u32;
            }
        }
    }

    /// One of the things in a list.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let lot = self.below(u32::try_from(from.len()).ok()?);
        from.get(lot as usize)
    }

    /// White or Black with the same chance, like the toss of a coin.
    pub fn colour(&mut self) -> Colour {
        if self.below(2) == 0 {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// Puts a list in an order drawn by lot (Fisher–Yates, from the last place down).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            // No list of ours is longer than a u32 can count.
            let lot = self.below(last as u32 + 1);
            things.swap(last, lot as usize);
        }
    }

    /// The seats 1 to `n` in the order in which the participants draw them.
    pub fn draw(&mut self, n: u32) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (1..=n).collect();
        self.shuffle(&mut seats);
        seats
    }
}
