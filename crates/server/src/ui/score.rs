//! Points as they are printed: `3½`, not `3.5`.

use adoube_tournament::Points;

use crate::texts::decimal;

/// An amount of points in two pieces, so that a column can line up whole points and halves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// The sign and the whole points; empty for a bare fraction.
    pub whole: String,
    /// The rest; empty for whole points.
    pub fraction: String,
}

impl Score {
    /// Both pieces in one.
    pub(crate) fn text(&self) -> String {
        format!("{}{}", self.whole, self.fraction)
    }

    /// The same with its sign, for what is added or taken.
    pub(crate) fn signed(points: Points) -> String {
        let sign = if points > Points::ZERO { "+" } else { "" };
        format!("{sign}{}", Score::from(points).text())
    }
}

impl From<Points> for Score {
    fn from(points: Points) -> Score {
        let hundredths = points.as_hundredths();
        let sign = if hundredths < 0 { "−" } else { "" };
        let (whole, rest) = (
            hundredths.unsigned_abs() / 100,
            hundredths.unsigned_abs() % 100,
        );
        let fraction = match rest {
            0 => String::new(),
            25 => "¼".to_owned(),
            50 => "½".to_owned(),
            75 => "¾".to_owned(),
            rest if rest % 10 == 0 => decimal(&format!(".{}", rest / 10)),
            rest => decimal(&format!(".{rest:02}")),
        };
        let bare = whole == 0 && matches!(rest, 25 | 50 | 75);
        let whole = if bare {
            String::new()
        } else {
            whole.to_string()
        };
        Score {
            whole: format!("{sign}{whole}"),
            fraction,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_printed_with_fractions() {
        for (hundredths, text) in [
            (0, "0"),
            (50, "½"),
            (100, "1"),
            (450, "4½"),
            (-50, "−½"),
            (-125, "−1¼"),
            (75, "¾"),
            (130, "1.3"),
            (5, "0.05"),
        ] {
            let points = Points::hundredths(hundredths);
            assert_eq!(Score::from(points).text(), text);
        }
        assert_eq!(Score::signed(Points::HALF), "+½");
        assert_eq!(Score::signed(-Points::ONE), "−1");
    }
}
