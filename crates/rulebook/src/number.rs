//! Article numbers, however they are spelled.

/// The parts of an article's number, for comparing: `4.3a`, `4.3.a` and `4.3.A` are the same.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key(Vec<Piece>);

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Piece {
    Digits(u32),
    Letters(String),
}

impl Key {
    pub(crate) fn new(number: &str) -> Key {
        let mut pieces = Vec::new();
        let mut rest = number;
        while let Some(first) = rest.chars().next() {
            let same_kind = |c: char| match first {
                '0'..='9' => c.is_ascii_digit(),
                _ if first.is_alphabetic() => c.is_alphabetic(),
                _ => !c.is_alphanumeric(),
            };
            let end = rest.find(|c| !same_kind(c)).unwrap_or(rest.len());
            let (piece, tail) = rest.split_at(end.max(first.len_utf8()));
            pieces.extend(Piece::new(piece));
            rest = tail;
        }
        Key(pieces)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this is the other number or one below it.
    pub(crate) fn is_under(&self, other: &Key) -> bool {
        !other.is_empty() && self.0.starts_with(&other.0)
    }

    /// Whether both stand directly below the same number.
    pub(crate) fn is_sibling_of(&self, other: &Key) -> bool {
        let parent = |key: &Key| key.0.split_last().map(|(_, parent)| parent.to_vec());
        self.0.len() == other.0.len() && self.0.len() > 1 && parent(self) == parent(other)
    }

    /// Whether both begin alike, so that one has its place among the other's neighbours.
    pub(crate) fn is_in_part_of(&self, other: &Key) -> bool {
        self.0.first() == other.0.first()
    }

    /// How many pieces both have in common from the start.
    pub(crate) fn common(&self, other: &Key) -> usize {
        let pairs = self.0.iter().zip(&other.0);
        pairs.take_while(|(one, two)| one == two).count()
    }
}

impl Piece {
    fn new(text: &str) -> Option<Piece> {
        match text.chars().next() {
            Some('0'..='9') => Some(match text.parse() {
                Ok(digits) => Piece::Digits(digits),
                Err(_) => Piece::Letters(text.to_owned()),
            }),
            Some(c) if c.is_alphabetic() => Some(Piece::Letters(text.to_lowercase())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Key;

    #[test]
    fn spellings_of_a_number() {
        for (one, other) in [
            ("4.3a", "4.3.a"),
            ("10i2", "10I2"),
            ("9.2(1)", "9.2.1"),
            ("3.8.b(1)[a]", "3.8b1a"),
            ("14H variation", "14h-VARIATION"),
        ] {
            assert_eq!(Key::new(one), Key::new(other), "{one}");
        }
        assert_ne!(Key::new("4.3"), Key::new("43"));
        assert_ne!(Key::new("14H2a"), Key::new("14H2"));
        assert!(Key::new(" .").is_empty());
        assert!(Key::new("99999999999").common(&Key::new("1")) == 0);
    }

    #[test]
    fn families() {
        let key = Key::new;
        assert!(key("9.2.1.1").is_under(&key("9.2")));
        assert!(!key("9.21").is_under(&key("9.2")));
        assert!(key("7.7.2").is_sibling_of(&key("7.7.1")));
        assert!(key("8F3").is_sibling_of(&key("8F1")));
        assert!(!key("8F3").is_sibling_of(&key("8E1")));
        assert!(key("3.10") > key("3.9"));
    }
}
