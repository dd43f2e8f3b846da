//! White or Black.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// White or Black: a player by the colour of the pieces. Written `white` or `black` in data,
/// `White` or `Black` in sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The white pieces.
    White,
    /// The black pieces.
    Black,
}

impl Colour {
    /// Both, White first.
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    /// The other colour.
    pub const fn opposite(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// White if this holds, else Black.
    pub const fn white_if(is_white: bool) -> Colour {
        if is_white {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
        }
    }

    /// `white` or `black`, as in data.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    /// `White` or `Black`, as in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::White => "White",
            Colour::Black => "Black",
        }
    }
}

/// The other colour: `!colour`.
impl Not for Colour {
    type Output = Colour;

    fn not(self) -> Colour {
        self.opposite()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is neither `white` nor `black`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownColour;

impl fmt::Display for UnknownColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a colour is `white` or `black`")
    }
}

impl std::error::Error for UnknownColour {}

/// `white` or `black`, in capital letters or not.
impl FromStr for Colour {
    type Err = UnknownColour;

    fn from_str(text: &str) -> Result<Colour, UnknownColour> {
        Colour::BOTH
            .into_iter()
            .find(|colour| text.eq_ignore_ascii_case(colour.word()))
            .ok_or(UnknownColour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        for colour in Colour::BOTH {
            assert_eq!(colour.word().parse(), Ok(colour));
            assert_eq!(colour.to_string().parse(), Ok(colour));
            let json = serde_json::to_string(&colour).unwrap();
            assert_eq!(json, format!("\"{}\"", colour.word()));
            assert_eq!(serde_json::from_str::<Colour>(&json).unwrap(), colour);
            assert_eq!(colour.opposite().opposite(), colour);
            assert_ne!(!colour, colour);
        }
        assert_eq!("w".parse::<Colour>(), Err(UnknownColour));
        assert!(serde_json::from_str::<Colour>("\"White\"").is_err());
    }
}
