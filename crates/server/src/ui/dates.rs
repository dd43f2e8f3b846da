//! Days and hours as they are printed.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

use crate::texts::{fill, t};

/// The days of an event: `9–17 May 2026`, `28 May – 3 June 2026`.
pub(crate) fn days(starts: Option<Date>, ends: Option<Date>) -> Option<String> {
    let (first, last) = match (starts, ends) {
        (Some(first), Some(last)) if first != last => (first, last),
        (Some(day), _) | (None, Some(day)) => return Some(full(day)),
        (None, None) => return None,
    };
    let start = if first.year() != last.year() {
        full(first)
    } else if first.month() != last.month() {
        fill("public-date-short", &[&first.day(), &month(first)])
    } else {
        let days = (first.day(), last.day());
        let (month, year) = (month(last), last.year());
        return Some(fill("public-date-days", &[&days.0, &days.1, &month, &year]));
    };
    Some(format!("{start} – {}", full(last)))
}

/// A day and an hour: `Saturday 16 May 2026, 14:00`.
pub(crate) fn moment(at: DateTime) -> String {
    let day = at.date();
    let time = at.strftime("%H:%M");
    fill("public-date-moment", &[&weekday(day), &full(day), &time])
}

/// When something was written down, on the clocks of the hall: `2026-05-16 14:07`.
pub(crate) fn written(at: Timestamp) -> String {
    let local = at.to_zoned(TimeZone::system());
    local.strftime("%Y-%m-%d %H:%M").to_string()
}

/// `May 2026`.
pub(crate) fn month_of_year(day: Date) -> String {
    format!("{} {}", month(day), day.year())
}

fn full(day: Date) -> String {
    fill("public-date", &[&day.day(), &month(day), &day.year()])
}

fn month(day: Date) -> &'static str {
    let place = usize::from(day.month().unsigned_abs()) - 1;
    t("public-date-months").split(' ').nth(place).unwrap_or("")
}

fn weekday(day: Date) -> &'static str {
    let place = usize::from(day.weekday().to_monday_zero_offset().unsigned_abs());
    t("public-date-weekdays")
        .split(' ')
        .nth(place)
        .unwrap_or("")
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn the_days_of_an_event() {
        let may = |day| Some(date(2026, 5, day));
        for (starts, ends, text) in [
            (may(9), may(17), "9–17 May 2026"),
            (may(9), may(9), "9 May 2026"),
            (may(9), None, "9 May 2026"),
            (may(28), Some(date(2026, 6, 3)), "28 May – 3 June 2026"),
            (
                Some(date(2025, 12, 27)),
                Some(date(2026, 1, 5)),
                "27 December 2025 – 5 January 2026",
            ),
        ] {
            assert_eq!(days(starts, ends).as_deref(), Some(text));
        }
        assert_eq!(days(None, None), None);
        assert_eq!(
            moment(date(2026, 5, 16).at(14, 0, 0, 0)),
            "Saturday 16 May 2026, 14:00"
        );
    }
}
