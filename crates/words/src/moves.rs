//! Chess moves as a language writes them.

use crate::Words;

impl Words {
    /// A move in algebraic notation with the letters that the pieces have in the language.
    pub(crate) fn chess_move(self, written: &str) -> String {
        let own = self.text("piece-letters");
        let letter = |letter: char| {
            let place = "KQRBN".find(letter);
            place
                .and_then(|place| own.chars().nth(place))
                .unwrap_or(letter)
        };
        written.chars().map(letter).collect()
    }
}
