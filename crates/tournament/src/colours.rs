//! A player's colours so far.

use std::fmt;

use crate::Colour;

/// The colours of the games a player has played, oldest first. Rounds without a game leave no
/// trace but their number (C.04.2.D.5: `WB=WB` counts as `=WBWB`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColourHistory {
    played: Vec<Colour>,
    unplayed: usize,
}

impl ColourHistory {
    /// A history from one entry a round: the colour, or `None` where no game was played.
    pub fn of_rounds(rounds: impl IntoIterator<Item = Option<Colour>>) -> ColourHistory {
        let mut history = ColourHistory::default();
        for colour in rounds {
            match colour {
                Some(colour) => history.played.push(colour),
                None => history.unplayed += 1,
            }
        }
        history
    }

    /// The colours, oldest first.
    pub fn played(&self) -> &[Colour] {
        &self.played
    }

    /// Games with White minus games with Black.
    pub fn difference(&self) -> i32 {
        self.played
            .iter()
            .map(|colour| match colour {
                Colour::White => 1,
                Colour::Black => -1,
            })
            .sum()
    }

    /// The colour of the latest game, and how many games running it was the same.
    pub fn latest_run(&self) -> Option<(Colour, usize)> {
        let latest = *self.played.last()?;
        let length = self
            .played
            .iter()
            .rev()
            .take_while(|colour| **colour == latest)
            .count();
        Some((latest, length))
    }
}

/// `==BWWBW`: the unplayed rounds first.
impl fmt::Display for ColourHistory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unplayed = "=".repeat(self.unplayed);
        let played: String = self
            .played
            .iter()
            .map(|colour| colour.letter().to_ascii_uppercase())
            .collect();
        f.pad(&format!("{unplayed}{played}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(text: &str) -> ColourHistory {
        ColourHistory::of_rounds(text.chars().map(|letter| match letter {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        }))
    }

    /// The examples of C.04.2.D.5.
    #[test]
    fn unplayed_rounds_move_to_the_front() {
        for (rounds, counted) in [
            ("BWB=W", "=BWBW"),
            ("WB=WB", "=WBWB"),
            ("BWW=B=W", "==BWWBW"),
        ] {
            assert_eq!(history(rounds).to_string(), counted);
        }
    }

    #[test]
    fn difference_and_run() {
        let history = history("WBBW=W");
        assert_eq!(history.difference(), 1);
        assert_eq!(history.latest_run(), Some((Colour::White, 2)));
        assert_eq!(ColourHistory::default().latest_run(), None);
    }
}
