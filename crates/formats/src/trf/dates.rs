//! The days of an event: records 042, 052 and 132.
//!
//! The format wants `YYYY/MM/DD` and, for the rounds, `YY/MM/DD`; programs write what they like. A date
//! that can be read in several ways is settled by the others of the file and by the dates of birth,
//! or told.

use jiff::civil::Date;

use super::event::EventData;
use adoube_types::facts::AnyOf;

use super::remarks::TrfOddity;
use crate::dates::{self, Order, Reading};

/// The days of an event, as far as they can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventDates {
    pub start: Option<Date>,
    pub end: Option<Date>,
    /// The days of the rounds.
    pub rounds: Vec<Option<Date>>,
    /// The day it was registered.
    pub registered: Option<Date>,
    /// What cannot be read or can be read in several ways, with the record it stands in.
    pub(super) remarks: Vec<(&'static str, TrfOddity)>,
}

/// Events that last longer than this are rare, and longer than the other one unheard of.
const USUAL_DAYS: i32 = 45;
const LONGEST_DAYS: i32 = 400;
/// How old the youngest player is at least.
const YOUNGEST: i16 = 4;

impl EventDates {
    pub(super) fn of(event: &EventData, latest_birth: Option<u16>) -> EventDates {
        let start = dates::read(&event.start_date);
        let end = match event.end_date.trim() {
            "" => start.last.clone(),
            text => dates::read(text).last,
        };
        let rounds: Vec<Vec<Reading>> = (event.round_dates.iter())
            .map(|text| dates::read(text).first)
            .collect();
        let mut found = EventDates {
            registered: dates::read(&event.registered)
                .first
                .first()
                .map(|day| day.date),
            ..EventDates::default()
        };
        found.unreadable("042", &event.start_date, &start.first);
        found.unreadable("052", &event.end_date, &end);
        let wrong = event.round_dates.iter().zip(&rounds);
        if let Some((text, _)) = (wrong.into_iter())
            .find(|(text, readings)| !text.trim().is_empty() && readings.is_empty())
        {
            found.unreadable("132", text, &[]);
        }
        let likely = settled(start.first, &end, &rounds, latest_birth);
        match likely.as_slice() {
            [] => found.ambiguous("052", &event.end_date, &distinct(end.clone())),
            likely => found.ambiguous("042", &event.start_date, likely),
        }
        let first = likely.first().copied();
        found.start = first.map(|first| first.date);
        found.end = last_day(first, &end);
        found.rounds = rounds
            .iter()
            .map(|round| found.round(first, round))
            .collect();
        if let (Some(first), [_]) = (first, likely.as_slice()) {
            found.against_the_format(&event.start_date, first);
        }
        found.contradictions();
        found
    }

    fn unreadable(&mut self, record: &'static str, text: &str, readings: &[Reading]) {
        let text = text.trim();
        if readings.is_empty() && !text.is_empty() {
            let found = text.into();
            self.remarks.push((record, TrfOddity::NoDate { found }));
        }
    }

    fn ambiguous(&mut self, record: &'static str, text: &str, readings: &[Reading]) {
        let [first, others @ ..] = readings else {
            return;
        };
        if others.is_empty() {
            return;
        }
        let what = TrfOddity::AmbiguousDate {
            found: text.trim().into(),
            taken: first.date,
            others: AnyOf(others.iter().map(|other| other.date).collect()),
        };
        self.remarks.push((record, what));
    }

    /// Tells a first day that is no date as the format writes it, `24/02/30`, and that no other day
    /// of the file shows to be meant so.
    fn against_the_format(&mut self, text: &str, first: Reading) {
        let text = text.trim();
        let by_format =
            |reading: &Reading| matches!(reading.order, Order::Certain | Order::YearMonthDay);
        let open =
            dates::may_begin_with_the_year(text) && !dates::read(text).first.iter().any(by_format);
        let others = self
            .end
            .into_iter()
            .chain(self.rounds.iter().flatten().copied());
        let near = |day: Date| (1..=USUAL_DAYS).contains(&(day - first.date).get_days());
        if !open || others.into_iter().any(near) {
            return;
        }
        let what = TrfOddity::NoDateWithYearFirst {
            found: text.into(),
            taken: first.date,
        };
        self.remarks.push(("042", what));
    }

    /// Days that cannot all be true.
    fn contradictions(&mut self) {
        let Some(start) = self.start else {
            return;
        };
        let lasts = self.end.map(|end| (end - start).get_days());
        if let (Some(end), Some(days)) = (self.end, lasts) {
            let what = if days < 0 {
                TrfOddity::EndsBeforeStart { start, end }
            } else {
                TrfOddity::LastsTooLong { start, end }
            };
            if !(0..=LONGEST_DAYS).contains(&days) {
                self.remarks.push(("052", what));
            }
        }
        let last = lasts.filter(|days| *days > 0).unwrap_or(LONGEST_DAYS);
        let inside = |day: &Date| (0..=last).contains(&(*day - start).get_days());
        let told: Vec<Date> = self.rounds.iter().flatten().copied().collect();
        if let Some(day) = told.first()
            && !told.iter().any(inside)
        {
            let what = TrfOddity::RoundsOnOtherDays {
                start,
                end: self.end.filter(|end| *end > start),
                first: *day,
            };
            self.remarks.push(("132", what));
        }
    }

    /// The day of a round: the one inside the event, or as the first day is written.
    fn round(&self, start: Option<Reading>, readings: &[Reading]) -> Option<Date> {
        let inside = |reading: &&Reading| {
            let from = self.start.is_none_or(|start| reading.date >= start);
            from && self.end.is_none_or(|end| reading.date <= end)
        };
        let alike = |reading: &&Reading| start.is_some_and(|start| start.order == reading.order);
        let found = (readings.iter().find(inside)).or_else(|| readings.iter().find(alike));
        found.or(readings.first()).map(|reading| reading.date)
    }
}

/// The readings of the first day that fit the others best, the likeliest first.
fn settled(
    mut starts: Vec<Reading>,
    ends: &[Reading],
    rounds: &[Vec<Reading>],
    latest_birth: Option<u16>,
) -> Vec<Reading> {
    // Each piece of evidence only decides among the readings that those before it left: the last
    // day, then the days of the rounds, then a round on the very day, then the youngest player.
    let mut keep_best = |misfit: &dyn Fn(&Reading) -> u8| {
        let best = starts.iter().map(misfit).min();
        starts.retain(|start| Some(misfit(start)) == best);
    };
    keep_best(&|start| match ends {
        [] => 0,
        ends => distance(start, ends),
    });
    keep_best(&|start| {
        let told = rounds.iter().filter(|round| !round.is_empty());
        (told.map(|round| distance(start, &as_rounds_are_written(start, round))))
            .max()
            .unwrap_or(0)
    });
    keep_best(&|start| {
        let mut days = rounds.iter().flatten();
        u8::from(!days.any(|day| day.date == start.date))
    });
    keep_best(&|start| {
        let born = latest_birth.and_then(|year| i16::try_from(year).ok());
        u8::from(born.is_some_and(|born| start.date.year() < born + YOUNGEST))
    });
    starts.sort_by_key(|start| days_to(start, ends));
    distinct(starts)
}

/// Readings that give the same day are one.
fn distinct(readings: Vec<Reading>) -> Vec<Reading> {
    let mut found: Vec<Reading> = Vec::new();
    for reading in readings {
        if found.iter().all(|other| other.date != reading.date) {
            found.push(reading);
        }
    }
    found
}

/// The days of rounds have an order of their own in the format, whatever that of the first day is.
fn as_rounds_are_written(start: &Reading, round: &[Reading]) -> Vec<Reading> {
    let own = |reading: &Reading| match reading.order {
        Order::YearMonthDay => Reading {
            order: start.order,
            ..*reading
        },
        _ => *reading,
    };
    round.iter().map(own).collect()
}

/// The days to the nearest later day that is written in the same order.
fn days_to(start: &Reading, later: &[Reading]) -> Option<i32> {
    (later.iter())
        .filter(|other| alike(start, other))
        .map(|other| (other.date - start.date).get_days())
        .filter(|days| *days >= 0)
        .min()
}

/// How ill a first day fits the nearest later day that is written in the same order.
fn distance(start: &Reading, later: &[Reading]) -> u8 {
    match days_to(start, later) {
        Some(..=USUAL_DAYS) => 0,
        Some(..=LONGEST_DAYS) => 1,
        Some(_) => 2,
        None => 3,
    }
}

/// Two dates of one file are written in the same order, unless one of them has only one reading.
fn alike(one: &Reading, other: &Reading) -> bool {
    one.order == other.order || one.order == Order::Certain || other.order == Order::Certain
}

fn last_day(start: Option<Reading>, ends: &[Reading]) -> Option<Date> {
    let Some(start) = start else {
        return ends.first().map(|end| end.date);
    };
    let fits = |end: &&Reading| alike(&start, end) && end.date >= start.date;
    let nearest = ends.iter().filter(fits).min_by_key(|end| end.date);
    nearest.or(ends.first()).map(|end| end.date)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dates(start: &str, end: &str, rounds: &[&str], birth: Option<u16>) -> EventDates {
        let event = EventData {
            start_date: start.to_owned(),
            end_date: end.to_owned(),
            round_dates: rounds.iter().map(|text| (*text).to_owned()).collect(),
            ..EventData::default()
        };
        EventDates::of(&event, birth)
    }

    #[test]
    fn the_others_settle_a_date() {
        for (start, end, rounds, birth, expected) in [
            ("03/04/08", "12/04/08", &[][..], None, "2008-04-03"),
            ("03/04/08", "03/04/12", &[], None, "2003-04-08"),
            ("03/04/08", "2008/03/20", &[], None, "2008-03-04"),
            (
                "03/04/08",
                "03/12/08",
                &["08/03/04", "08/03/12"],
                None,
                "2008-03-04",
            ),
            ("25/08/08", "", &["2025/08/08"], None, "2025-08-08"),
            ("25/08/08", "", &[], Some(2015), "2025-08-08"),
            ("08/08/25", "10/08/25", &[], Some(2015), "2025-08-08"),
            ("24/09/2010", "02/10/2010", &[], None, "2010-09-24"),
            ("03/04/2008", "13/04/2008", &[], None, "2008-04-03"),
            ("03/04/2008", "03/13/2008", &[], None, "2008-03-04"),
            // A day that is the same in two orders goes with dates of either.
            ("15/12/24", "24/12/24", &[], None, "2024-12-15"),
            ("14/07/24", "24/07/24", &[], None, "2024-07-14"),
            ("11/12/21", "21/12/21", &[], None, "2021-12-11"),
            ("17/12/22", "22/12/22", &[], None, "2022-12-17"),
            ("24/12/15", "24/12/24", &[], None, "2024-12-15"),
            (
                "03/04/08",
                "",
                &["08/04/03", "08/04/04"],
                None,
                "2008-04-03",
            ),
            ("24/02/30", "26/02/30", &[], None, "2030-02-24"),
            ("28/12-05/01/2022", "", &[], None, "2021-12-28"),
        ] {
            let found = dates(start, end, rounds, birth);
            assert_eq!(found.start.unwrap().to_string(), expected, "{start}–{end}");
            assert_eq!(found.remarks, [], "{start}–{end}");
        }
    }

    #[test]
    fn what_is_open_is_told() {
        for (start, end, expected, record) in [
            ("25/08/08", "25/08/08", Some("2025-08-08"), "042"),
            ("03/04/08", "", Some("2003-04-08"), "042"),
            ("03/04/2008", "", Some("2008-04-03"), "042"),
            ("sometime", "2008/04/03", None, "042"),
            ("2008/04/03", "later", Some("2008-04-03"), "052"),
            ("2008/04/03", "2008/04/01", Some("2008-04-03"), "052"),
            ("24/02/30", "", Some("2030-02-24"), "042"),
            ("24/02/30", "24/02/30", Some("2030-02-24"), "042"),
            ("2015/12/24", "2024/12/24", Some("2015-12-24"), "052"),
            ("", "03/04/08", None, "052"),
        ] {
            let found = dates(start, end, &[], None);
            assert_eq!(found.start.map(|day| day.to_string()).as_deref(), expected);
            let records: Vec<&str> = found.remarks.iter().map(|(record, _)| *record).collect();
            assert_eq!(records, [record], "{start}–{end}");
        }
        assert_eq!(dates("", "", &[], None), EventDates::default());
    }

    #[test]
    fn the_shortest_event_comes_first() {
        let found = dates("10/11/12", "11/11/12", &[], None);
        let days = [found.start, found.end].map(|day| day.unwrap().to_string());
        assert_eq!(days, ["2012-11-10", "2012-11-11"]);
        let found = dates("28/12-05/01/2022", "", &[], None);
        assert_eq!(found.end.unwrap().to_string(), "2022-01-05");
    }

    #[test]
    fn a_first_day_against_all_rounds() {
        for (start, end, rounds, told) in [
            ("2015/12/24", "", &["24/12/24", "24/12/25"][..], true),
            ("2024/12/24", "2024/12/30", &["23/12/24", "23/12/25"], true),
            ("2024/12/24", "2024/12/30", &["24/12/23", "24/12/25"], false),
            ("2024/12/24", "", &["", "25/03/25"], false),
        ] {
            let found = dates(start, end, rounds, None);
            let records: Vec<&str> = found.remarks.iter().map(|(record, _)| *record).collect();
            assert_eq!(records == ["132"], told, "{start} {rounds:?}: {records:?}");
        }
    }

    #[test]
    fn rounds_lie_in_the_event() {
        let found = dates(
            "2024/01/01",
            "2024/01/14",
            &["24/01/01", "", "02.01.24"],
            None,
        );
        let rounds: Vec<String> = (found.rounds.iter())
            .map(|day| day.map_or(String::new(), |day| day.to_string()))
            .collect();
        assert_eq!(rounds, ["2024-01-01", "", "2024-01-02"]);
    }
}
