//! Cells that a spreadsheet would take for a formula.
//!
//! A player may be entered as `=HYPERLINK("http://…")`, and whoever opens the list in a
//! spreadsheet would run it. What we write is marked as text, with an apostrophe in front, as the
//! spreadsheets do themselves; what we read is taken as it was meant.
//!
//! ```
//! use adoube_formats::formula::{disarmed, meant};
//!
//! assert_eq!(disarmed("=1+1"), "'=1+1");
//! assert_eq!(meant("'=1+1"), "=1+1");
//! assert_eq!(disarmed("-12.5"), "-12.5");
//! assert_eq!(disarmed("O'Neill"), "O'Neill");
//! ```

use std::borrow::Cow;

/// What a formula begins with, the wide forms of East Asian keyboards included; a spreadsheet
/// passes over tabs and line ends before it.
const BEGINNINGS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// The mark of a text.
const MARK: char = '\'';

/// A cell to be written: marked as text if it could be taken for a formula. Numbers and results
/// such as `+/-` stay as they are, so that programs can read them.
pub fn disarmed(cell: &str) -> Cow<'_, str> {
    if is_armed(cell) && !is_plain(cell) {
        return Cow::Owned(format!("{MARK}{cell}"));
    }
    Cow::Borrowed(cell)
}

/// What a cell that may have been [`disarmed`] says.
pub fn meant(cell: &str) -> &str {
    match cell.strip_prefix(MARK) {
        Some(rest) if is_armed(rest) => rest,
        _ => cell,
    }
}

/// Whether it begins like a formula, marks in front or not: what has marks of its own gets one
/// more, or reading would take one too many away.
fn is_armed(cell: &str) -> bool {
    cell.trim_start_matches(MARK).starts_with(BEGINNINGS)
}

/// A number, or a result made of signs only.
fn is_plain(cell: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    let (whole, part) = unsigned.split_once(['.', ',']).unwrap_or((unsigned, "0"));
    let signs = cell.bytes().all(|byte| b"+-/".contains(&byte));
    signs || (digits(whole) && digits(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_text_and_come_back_as_they_were() {
        for armed in [
            "=HYPERLINK(1)",
            "=1",
            "@SUM(1)",
            "+A1",
            "-A1",
            "+49 170 1",
            "-1+cmd|' /C calc'!A0",
            "\t=1",
            "\r=1",
            "\n=1",
            "＝1",
            "'=1",
            "''+A1",
            "=+-",
        ] {
            let written = disarmed(armed);
            assert_eq!(written, format!("'{armed}"));
            assert_eq!(meant(&written), armed);
        }
    }

    #[test]
    fn names_numbers_and_results_stay() {
        for cell in [
            "", "Ann", "O'Neill", "'Abd", "2100", "-12", "+3", "-12.5", "-0,5", "+/-", "-/+",
            "-/-", "-", "1-0", "½-½",
        ] {
            assert_eq!(disarmed(cell), cell);
            assert_eq!(meant(cell), cell);
        }
    }
}
