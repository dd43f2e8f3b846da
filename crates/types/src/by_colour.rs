//! One of something for White and for Black.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::Colour;

/// One of something for each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByColour<T> {
    pub white: T,
    pub black: T,
}

impl<T> ByColour<T> {
    /// What a function gives for each colour.
    pub fn of(mut each: impl FnMut(Colour) -> T) -> ByColour<T> {
        ByColour {
            white: each(Colour::White),
            black: each(Colour::Black),
        }
    }

    /// The same for both.
    pub fn same(value: T) -> ByColour<T>
    where
        T: Clone,
    {
        ByColour {
            white: value.clone(),
            black: value,
        }
    }

    /// Each one changed by a function.
    pub fn map<U>(&self, mut change: impl FnMut(&T) -> U) -> ByColour<U> {
        ByColour {
            white: change(&self.white),
            black: change(&self.black),
        }
    }

    /// Both, White's first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        [&self.white, &self.black].into_iter()
    }

    /// Both with their colours, White's first.
    pub fn zip(&self) -> impl Iterator<Item = (Colour, &T)> {
        Colour::BOTH.into_iter().zip(self.iter())
    }

    /// Whether both are equal.
    pub fn are_equal(&self) -> bool
    where
        T: PartialEq,
    {
        self.white == self.black
    }
}

impl<T> Index<Colour> for ByColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Colour> for ByColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }
}
