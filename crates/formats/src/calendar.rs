//! Calendars as calendar programs take them in: iCalendar (RFC 5545).
//!
//! Times are those of the place where the event is, without a zone ("floating", RFC 5545, 3.3.5): nobody
//! told which zone that is, and whoever travels there reads the right hour.
//!
//! ```
//! use adoube_formats::calendar::{Calendar, CalendarEntry};
//!
//! let calendar = Calendar {
//!     name: "Rookery Open".into(),
//!     revised: "2026-05-16T15:20:00Z".parse()?,
//!     entries: vec![CalendarEntry {
//!         uid: "round-1.open@example".into(),
//!         starts: "2026-05-16T14:00".parse()?,
//!         summary: "Round 1; Open".into(),
//!         ..CalendarEntry::default()
//!     }],
//! };
//! let text = calendar.text();
//! assert!(text.contains("\r\nDTSTART:20260516T140000\r\n"));
//! assert!(text.contains("\r\nSUMMARY:Round 1\\; Open\r\n"));
//! # Ok::<(), jiff::Error>(())
//! ```

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

/// How long a line may be, in bytes without its end (RFC 5545, 3.1).
const LONGEST_LINE: usize = 75;

/// What happens when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// What it is the calendar of.
    pub name: String,
    /// When what stands in it was changed last.
    pub revised: Timestamp,
    pub entries: Vec<CalendarEntry>,
}

/// Something that happens at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CalendarEntry {
    /// Its name for ever: a calendar that is read again finds it by that.
    pub uid: String,
    /// When it starts, on the clocks of the place.
    pub starts: DateTime,
    /// What it is, in a line.
    pub summary: String,
    /// What else there is to say.
    pub description: Option<String>,
    /// Where it is.
    pub location: Option<String>,
    /// Where more is to be read, as a whole address.
    pub url: Option<String>,
}

impl Calendar {
    /// The calendar as the text of a file.
    pub fn text(&self) -> String {
        let mut lines = Lines(String::new());
        lines.line("BEGIN", "VCALENDAR");
        lines.line("VERSION", "2.0");
        lines.line("PRODID", "-//Adoube//Adoube//EN");
        lines.line("CALSCALE", "GREGORIAN");
        lines.text("X-WR-CALNAME", &self.name);
        let revised = self.revised.to_zoned(TimeZone::UTC);
        let revised = revised.strftime("%Y%m%dT%H%M%SZ").to_string();
        for entry in &self.entries {
            lines.line("BEGIN", "VEVENT");
            lines.text("UID", &entry.uid);
            lines.line("DTSTAMP", &revised);
            let starts = entry.starts.strftime("%Y%m%dT%H%M%S").to_string();
            lines.line("DTSTART", &starts);
            lines.text("SUMMARY", &entry.summary);
            if let Some(description) = &entry.description {
                lines.text("DESCRIPTION", description);
            }
            if let Some(location) = &entry.location {
                lines.text("LOCATION", location);
            }
            if let Some(url) = &entry.url {
                // An address is no text: nothing in it is escaped.
                lines.line("URL", url);
            }
            lines.line("END", "VEVENT");
        }
        lines.line("END", "VCALENDAR");
        lines.0
    }
}

struct Lines(String);

impl Lines {
    /// A property with a text: backslashes, semicolons, commas and ends of lines are escaped (3.3.11).
    fn text(&mut self, name: &str, value: &str) {
        let mut escaped = String::with_capacity(value.len());
        let value = value.replace("\r\n", "\n");
        for letter in value.chars() {
            match letter {
                '\\' | ';' | ',' => escaped.extend(['\\', letter]),
                '\n' | '\r' => escaped.push_str("\\n"),
                '\t' => escaped.push(letter),
                // What a line cannot hold at all.
                letter if letter.is_control() => escaped.push(char::REPLACEMENT_CHARACTER),
                letter => escaped.push(letter),
            }
        }
        self.line(name, &escaped);
    }

    /// A line, folded where it is too long, but never within a letter (3.1).
    fn line(&mut self, name: &str, value: &str) {
        let mut used = 0;
        for letter in name.chars().chain([':']).chain(value.chars()) {
            if used + letter.len_utf8() > LONGEST_LINE {
                self.0.push_str("\r\n ");
                used = 1;
            }
            self.0.push(letter);
            used += letter.len_utf8();
        }
        self.0.push_str("\r\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn calendar(summary: &str) -> Calendar {
        Calendar {
            name: "Club".to_owned(),
            revised: Timestamp::UNIX_EPOCH,
            entries: vec![CalendarEntry {
                uid: "1@club".to_owned(),
                starts: DateTime::constant(2026, 5, 16, 9, 30, 0, 0),
                summary: summary.to_owned(),
                location: Some("Hall A, first floor".to_owned()),
                url: Some("http://hall.example/e/a,b;c".to_owned()),
                ..CalendarEntry::default()
            }],
        }
    }

    #[test]
    fn a_calendar_is_written_as_the_standard_has_it() {
        let expected = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Adoube//Adoube//EN\r\nCALSCALE:GREGORIAN\r\n\
            X-WR-CALNAME:Club\r\nBEGIN:VEVENT\r\nUID:1@club\r\nDTSTAMP:19700101T000000Z\r\n\
            DTSTART:20260516T093000\r\nSUMMARY:A\\, b\\; c \\\\ d\\ne\r\nLOCATION:Hall A\\, first floor\r\n\
            URL:http://hall.example/e/a,b;c\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
        assert_eq!(calendar("A, b; c \\ d\ne").text(), expected);
    }

    #[test]
    fn long_lines_are_folded_between_letters() {
        let text = calendar(&"é".repeat(60)).text();
        let folded: Vec<&str> = text
            .split("\r\n")
            .filter(|line| line.contains('é'))
            .collect();
        assert_eq!(folded.len(), 2);
        // 8 bytes of the name and 33 letters are 74 bytes; another letter would be one too many.
        assert_eq!(folded[0], format!("SUMMARY:{}", "é".repeat(33)));
        assert_eq!(folded[1], format!(" {}", "é".repeat(27)));
    }

    proptest! {
        #[test]
        fn what_is_unfolded_and_unescaped_is_what_was_written(summary in "[ -~é♔\\n]{0,300}") {
            let text = calendar(&summary).text();
            prop_assert!(text.split("\r\n").all(|line| line.len() <= LONGEST_LINE && !line.contains(['\r', '\n'])));
            let whole = text.replace("\r\n ", "");
            let line = whole.split("\r\n").find_map(|line| line.strip_prefix("SUMMARY:")).unwrap();
            let mut read = String::new();
            let mut letters = line.chars();
            while let Some(letter) = letters.next() {
                match letter {
                    '\\' => match letters.next().unwrap() {
                        'n' => read.push('\n'),
                        other => read.push(other),
                    },
                    ';' | ',' => panic!("not escaped: {line}"),
                    other => read.push(other),
                }
            }
            prop_assert_eq!(read, summary);
        }
    }
}
