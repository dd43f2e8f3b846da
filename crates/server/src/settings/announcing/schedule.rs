//! When the rounds start.

use adoube_journal::RoundTime;
use adoube_tournament::RoundNumber;
use jiff::Span;
use jiff::civil::DateTime;

/// How long after a round the next one of the day starts, if nobody says.
const MINUTES_BETWEEN: u32 = 300;

/// One line a round.
pub(super) fn lines(schedule: &[RoundTime]) -> String {
    let last = schedule.iter().map(|time| time.round.0).max().unwrap_or(0);
    let line = |round: u16| {
        let time = schedule.iter().find(|time| time.round.0 == round);
        time.map_or("-".to_owned(), |time| {
            time.starts.strftime("%Y-%m-%d %H:%M").to_string()
        })
    };
    let lines: Vec<String> = (1..=last).map(line).collect();
    lines.join("\n")
}

/// The schedule of lines: the first one is round 1, a dash leaves a round open. The line that
/// cannot be read is the error.
pub(super) fn read(lines: &str) -> Result<Vec<RoundTime>, String> {
    let mut schedule = Vec::new();
    for (place, line) in lines.trim_end().lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line == "-" {
            continue;
        }
        let text = line.replacen(' ', "T", 1);
        schedule.push(RoundTime {
            round: RoundNumber::at_place(place),
            starts: text.parse().map_err(|_| line.to_owned())?,
        });
    }
    Ok(schedule)
}

/// How rounds follow each other; what is not said is usual.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rhythm {
    /// Rounds on a day of play; one if not said.
    pub a_day: Option<u32>,
    /// Minutes from one round of a day to the next.
    pub minutes: Option<u32>,
    /// Days from one day of play to the next; one if not said.
    pub days: Option<u32>,
}

/// So many rounds from a first one on. `None`: beyond any calendar.
pub(super) fn generate(first: DateTime, rounds: u16, rhythm: Rhythm) -> Option<Vec<RoundTime>> {
    let a_day = rhythm.a_day.unwrap_or(1).max(1);
    let minutes = i64::from(rhythm.minutes.unwrap_or(MINUTES_BETWEEN));
    let days = i64::from(rhythm.days.unwrap_or(1).max(1));
    let time = |round: u16| {
        let before = u32::from(round - 1);
        let (day, place) = (before / a_day, before % a_day);
        let day = i64::from(day).checked_mul(days)?;
        let starts = first.checked_add(Span::new().try_days(day).ok()?).ok()?;
        let later = i64::from(place).checked_mul(minutes)?;
        let starts = starts
            .checked_add(jiff::SignedDuration::from_mins(later))
            .ok()?;
        Some(RoundTime {
            round: RoundNumber(round),
            starts,
        })
    };
    (1..=rounds).map(time).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_is_generated_written_and_read() {
        let first = "2026-11-20T09:00".parse().unwrap();
        let rhythm = Rhythm {
            a_day: Some(2),
            minutes: Some(330),
            days: None,
        };
        let made = generate(first, 5, rhythm).unwrap();
        let text = lines(&made);
        assert_eq!(
            text,
            "2026-11-20 09:00\n2026-11-20 14:30\n2026-11-21 09:00\n2026-11-21 14:30\n2026-11-22 09:00"
        );
        assert_eq!(read(&text), Ok(made));
        let open = read("-\r\n2026-11-20T09:00\n").unwrap();
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].round, RoundNumber(2));
        assert_eq!(read("soon"), Err("soon".to_owned()));
        let last = "9999-12-30T09:00".parse().unwrap();
        assert_eq!(generate(last, 9, Rhythm::default()), None);
        let weekly = Rhythm {
            days: Some(7),
            ..Rhythm::default()
        };
        let made = generate(first, 3, weekly).unwrap();
        assert_eq!(
            lines(&made),
            "2026-11-20 09:00\n2026-11-27 09:00\n2026-12-04 09:00"
        );
        let never = Rhythm {
            days: Some(u32::MAX),
            ..Rhythm::default()
        };
        assert_eq!(generate(first, 3, never), None);
    }
}
