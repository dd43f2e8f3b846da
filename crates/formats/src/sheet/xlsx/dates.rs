//! Numbers that are shown as dates.

use std::collections::HashMap;

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::sheet::SheetError;
use crate::sheet::archive::broken;
use crate::sheet::markup::attributes;

/// From when a workbook counts days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Epoch {
    Since1900,
    Since1904,
}

/// The last day that a workbook knows: 31 December 9999.
const LAST: f64 = 2_958_466.0;

impl Epoch {
    /// The day with a number, as `1990-05-17`.
    pub(super) fn day(self, number: f64) -> Option<String> {
        if !(1.0..LAST).contains(&number) {
            return None;
        }
        // It is in range, and the time of day does not matter.
        let number = number as i64;
        let days = match self {
            Epoch::Since1904 => number - 24_107,
            // Excel has a 29 February 1900, which there was not.
            Epoch::Since1900 if number > 60 => number - 25_569,
            Epoch::Since1900 => number - 25_568,
        };
        let (year, month, day) = civil(days);
        Some(format!("{year:04}-{month:02}-{day:02}"))
    }
}

/// Year, month and day of a number of days since 1970, by eras of 400 years that start in March.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let leap_days = day_of_era / 1_460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - leap_days) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

/// Which styles of cells show a number as a date.
pub(super) fn styles(text: &str) -> Result<Vec<bool>, SheetError> {
    let mut reader = Reader::from_str(text);
    let mut formats: HashMap<u32, bool> = HashMap::new();
    let (mut styles, mut of_cells) = (Vec::new(), false);
    loop {
        let event = reader.read_event().map_err(broken)?;
        let tag = match &event {
            Event::Eof => return Ok(styles),
            Event::End(tag) if tag.local_name().as_ref() == "cellXfs" => {
                of_cells = false;
                continue;
            }
            Event::Start(tag) | Event::Empty(tag) => tag,
            _ => continue,
        };
        match tag.local_name().as_ref() {
            "numFmt" => {
                let [id, code] = attributes(tag, ["numFmtId", "formatCode"])?;
                if let Some(id) = id.and_then(|id| id.parse().ok()) {
                    formats.insert(id, is_date(&code.unwrap_or_default()));
                }
            }
            "cellXfs" => of_cells = matches!(event, Event::Start(_)),
            "xf" if of_cells => {
                let [id] = attributes(tag, ["numFmtId"])?;
                let id = id.and_then(|id| id.parse().ok()).unwrap_or_default();
                let known = formats.get(&id).copied();
                styles.push(known.unwrap_or_else(|| is_date_by_number(id)));
            }
            _ => {}
        }
    }
}

/// Whether a format that every workbook has is one of dates; the higher ones in East Asia.
fn is_date_by_number(id: u32) -> bool {
    matches!(id, 14..=17 | 22 | 27..=31 | 36 | 50..=54 | 57 | 58)
}

/// Whether a format shows days, months or years: letters that are neither quoted, escaped nor in
/// brackets. `m` alone may be minutes, if there are hours or seconds.
fn is_date(code: &str) -> bool {
    let first = code.split(';').next().unwrap_or_default();
    if first.eq_ignore_ascii_case("general") {
        return false;
    }
    let (mut days, mut months, mut times) = (false, false, false);
    let mut characters = first.chars();
    while let Some(character) = characters.next() {
        match character.to_ascii_lowercase() {
            '"' => {
                characters.by_ref().find(|next| *next == '"');
            }
            '[' => {
                let inside = characters.by_ref().take_while(|next| *next != ']');
                // A colour, a language or a condition; but `[h]` are hours beyond a day.
                let inside: String = inside.collect();
                let hours = |letter: char| matches!(letter.to_ascii_lowercase(), 'h' | 'm' | 's');
                times |= !inside.is_empty() && inside.chars().all(hours);
            }
            '\\' | '_' | '*' => {
                characters.next();
            }
            'd' | 'y' => days = true,
            'm' => months = true,
            'h' | 's' => times = true,
            _ => {}
        }
    }
    days || (months && !times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        for (code, date) in [
            ("yyyy\\-mm\\-dd", true),
            ("[$-407]d/\\ mmmm\\ yyyy;@", true),
            ("mmm", true),
            ("dd.mm.yyyy hh:mm", true),
            ("General", false),
            ("0.00E+00", false),
            ("hh:mm:ss", false),
            ("[h]:mm", false),
            ("#,##0 \"days\"", false),
            ("0_d;[Red]-0", false),
            ("", false),
        ] {
            assert_eq!(is_date(code), date, "{code}");
        }
    }

    #[test]
    fn days() {
        let day = |number| Epoch::Since1900.day(number);
        assert_eq!(day(33_010.0).as_deref(), Some("1990-05-17"));
        assert_eq!(day(33_010.75).as_deref(), Some("1990-05-17"));
        assert_eq!(day(1.0).as_deref(), Some("1900-01-01"));
        assert_eq!(day(59.0).as_deref(), Some("1900-02-28"));
        assert_eq!(day(61.0).as_deref(), Some("1900-03-01"));
        assert_eq!(day(2_958_465.0).as_deref(), Some("9999-12-31"));
        for none in [-1.0, 0.5, 2_958_466.0, f64::NAN, f64::INFINITY] {
            assert_eq!(day(none), None, "{none}");
        }
        assert_eq!(
            Epoch::Since1904.day(31_548.0).as_deref(),
            Some("1990-05-17")
        );
    }
}
