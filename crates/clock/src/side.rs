//! The two players, as the clock knows them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A side of the clock, named by the colour of the player's pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}

/// One of something for each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BySide<T> {
    pub white: T,
    pub black: T,
}

impl<T> BySide<T> {
    /// What a function gives for each side.
    pub fn of(mut each: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            white: each(Side::White),
            black: each(Side::Black),
        }
    }

    /// The same for both.
    pub fn same(value: T) -> BySide<T>
    where
        T: Clone,
    {
        BySide {
            white: value.clone(),
            black: value,
        }
    }

    /// Each one changed by a function.
    pub fn map<U>(&self, mut change: impl FnMut(&T) -> U) -> BySide<U> {
        BySide {
            white: change(&self.white),
            black: change(&self.black),
        }
    }

    /// Both, White's first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.white, &self.black].into_iter()
    }

    /// Whether both are equal.
    pub fn are_equal(&self) -> bool
    where
        T: PartialEq,
    {
        self.white == self.black
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
