//! Days in texts.

use serde::Serialize;

/// A day by its numbers.
#[derive(Serialize)]
pub(crate) struct Day {
    year: i64,
    month: i64,
    day: i64,
}

impl Day {
    /// The parts of a day written as year-month-day, and of nothing else.
    pub(crate) fn read(text: &str) -> Option<Day> {
        let bytes = text.as_bytes();
        let is_date = bytes.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-';
        let part = |range: std::ops::Range<usize>| {
            let part = text.get(range).filter(|_| is_date)?;
            let figures = part.bytes().all(|byte| byte.is_ascii_digit());
            part.parse().ok().filter(|_| figures)
        };
        Some(Day {
            year: part(0..4)?,
            month: part(5..7)?,
            day: part(8..10)?,
        })
    }
}

/// The hours and minutes of a time written as `hh:mm:ss`, and of nothing else.
pub(crate) fn minutes(time: &str) -> Option<&str> {
    let is_time = time.bytes().enumerate().all(|(place, byte)| match place {
        2 | 5 => byte == b':',
        _ => byte.is_ascii_digit(),
    });
    (is_time && time.len() == 8).then(|| &time[..5])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_date_is_a_date() {
        assert!(Day::read("2026-11-17").is_some());
        for text in [
            "2026-11-1",
            "2026-1a-17",
            "+026-11-17",
            "17.11.2026",
            "äöü-1-11",
        ] {
            assert!(Day::read(text).is_none(), "{text}");
        }
        assert_eq!(minutes("15:15:00"), Some("15:15"));
        for text in ["15:15", "15-15-00", "1515:000", "15:15:00.5"] {
            assert!(minutes(text).is_none(), "{text}");
        }
    }
}
