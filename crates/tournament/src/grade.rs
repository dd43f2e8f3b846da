//! School grades, by which scholastic events divide their players.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::text::serde_as_text;

/// A grade of a school in the United States: pre-kindergarten, kindergarten, 1 to 12. Written `PK`,
/// `K`, `1`.
///
/// ```
/// use adoube_tournament::Grade;
///
/// let grade = |text: &str| text.parse::<Grade>().ok();
/// assert!(grade("K") < grade("1") && grade("PK") < grade("K"));
/// assert_eq!(grade("5th grade"), grade("5"));
/// assert_eq!(grade("13"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(i8);

impl Grade {
    const PRE_KINDERGARTEN: Grade = Grade(-1);
    const KINDERGARTEN: Grade = Grade(0);
    const LAST: Grade = Grade(12);
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Grade::PRE_KINDERGARTEN => f.pad("PK"),
            Grade::KINDERGARTEN => f.pad("K"),
            Grade(number) => f.pad(&number.to_string()),
        }
    }
}

impl FromStr for Grade {
    type Err = InvalidGrade;

    fn from_str(text: &str) -> Result<Grade, InvalidGrade> {
        let letters = |c: &char| c.is_alphanumeric();
        let plain: String = text.to_lowercase().chars().filter(letters).collect();
        let plain = plain.strip_prefix("grade").unwrap_or(&plain);
        let plain = plain.strip_suffix("grade").unwrap_or(plain);
        let invalid = || InvalidGrade {
            text: text.to_owned(),
        };
        match plain {
            "pk" | "prek" | "prekindergarten" => return Ok(Grade::PRE_KINDERGARTEN),
            "k" | "kg" | "kindergarten" => return Ok(Grade::KINDERGARTEN),
            _ => {}
        }
        let ends = ["st", "nd", "rd", "th"].into_iter();
        let number = ends.filter_map(|end| plain.strip_suffix(end)).next();
        let number: i8 = (number.unwrap_or(plain).parse()).map_err(|_| invalid())?;
        // A nought is written for kindergarten by programs that sort by number.
        let known = (Grade::KINDERGARTEN.0..=Grade::LAST.0).contains(&number);
        known.then_some(Grade(number)).ok_or_else(invalid)
    }
}

serde_as_text!(Grade);

/// The text is not a grade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidGrade {
    text: String,
}

adoube_types::errors!(InvalidGrade);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_are_read_as_they_are_written() {
        for (text, written) in [
            ("pre-K", "PK"),
            ("Kindergarten", "K"),
            ("0", "K"),
            ("3rd", "3"),
            ("Grade 7", "7"),
            (" 12 ", "12"),
        ] {
            let grade: Grade = text.parse().unwrap();
            assert_eq!(grade.to_string(), written);
            assert_eq!(written.parse(), Ok(grade));
        }
        for wrong in ["", "13", "-2x", "college"] {
            assert!(wrong.parse::<Grade>().is_err(), "{wrong}");
        }
    }
}
