//! The tables of direct titles by date, as data: `tables/direct-titles.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use adoube_tournament::Title;
use jiff::civil::Date;
use serde::{Deserialize, Deserializer};

use super::direct::{Achievement, Award, Championship, Stage};

static TABLES: LazyLock<Vec<DirectTable>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../../tables/direct-titles.toml"))
        .expect("the embedded tables are tested");
    file.table
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    table: Vec<DirectTable>,
}

/// What championships that start from a day on bring, row by row (B.01, 1.2).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DirectTable {
    /// The first day of the events that it holds for.
    pub from: Date,
    /// Where the handbook has it.
    pub chapter: String,
    /// Where its text was read; none if it was not found.
    #[serde(default)]
    pub found: Option<String>,
    #[serde(default)]
    rows: Vec<Row>,
}

#[derive(Debug, Deserialize)]
struct Row {
    event: Championship,
    /// What brings a title or a norm, by the title.
    #[serde(flatten)]
    titles: BTreeMap<String, Vec<Cell>>,
}

#[derive(Clone, Copy, Debug)]
struct Cell {
    award: Award,
    achievement: Achievement,
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (award, what) = match text.strip_prefix("norm of ") {
            Some(what) => (Award::Norm, what),
            None => (Award::Title, &*text),
        };
        let achievement = achievement(what)
            .ok_or_else(|| serde::de::Error::custom(format!("no achievement: {what}")))?;
        Ok(Cell { award, achievement })
    }
}

fn achievement(text: &str) -> Option<Achievement> {
    Some(match text {
        "gold" => Achievement::Gold,
        "first-equal" => Achievement::FirstEqual,
        "silver-or-bronze" => Achievement::SilverOrBronze,
        "qualified" => Achievement::Reached(Stage::Qualified),
        "last-sixteen" => Achievement::Reached(Stage::LastSixteen),
        "last-eight" => Achievement::Reached(Stage::LastEight),
        "final" => Achievement::Reached(Stage::Final),
        "winner" => Achievement::Reached(Stage::Winner),
        share => {
            let (percent, games) = share.split_once(" % of ")?;
            Achievement::Score {
                percent: percent.parse().ok()?,
                games: games.parse().ok()?,
            }
        }
    })
}

impl DirectTable {
    /// Every table, oldest first.
    pub fn all() -> &'static [DirectTable] {
        &TABLES
    }

    /// The table for an event that starts on this day, whether its text was read or not; none before July 2017.
    pub fn on(start: Date) -> Option<&'static DirectTable> {
        TABLES.iter().rev().find(|table| table.from <= start)
    }

    /// Whether its text was read.
    pub fn is_read(&self) -> bool {
        self.found.is_some()
    }

    /// The table, or if its text was not found the last one before it that was read: what it says is to be confirmed
    /// then.
    pub fn or_last_read(&self) -> &DirectTable {
        let mut before = TABLES.iter().filter(|table| table.from <= self.from);
        before.rfind(|table| table.is_read()).unwrap_or(self)
    }

    /// What brings which title in a championship: the title, a title or a norm, and what it takes.
    pub(super) fn cells(
        &self,
        event: Championship,
    ) -> impl Iterator<Item = (Title, Award, Achievement)> + '_ {
        let rows = self.rows.iter().filter(move |row| row.event == event);
        let titles = rows.flat_map(|row| &row.titles);
        let titles = titles.filter_map(|(title, cells)| Some((title.parse().ok()?, cells)));
        titles.flat_map(|(title, cells): (Title, &Vec<Cell>)| {
            cells
                .iter()
                .map(move |cell| (title, cell.award, cell.achievement))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_follow_each_other_and_name_titles() {
        assert!(TABLES.is_sorted_by_key(|table| table.from));
        assert!(TABLES[0].is_read());
        for table in DirectTable::all() {
            for row in &table.rows {
                assert!(!row.titles.is_empty(), "{:?}", row.event);
                for title in row.titles.keys() {
                    assert!(title.parse::<Title>().is_ok(), "{:?}: {title}", row.event);
                }
            }
        }
    }

    #[test]
    fn every_championship_has_one_row() {
        for event in Championship::all() {
            assert_eq!(event.name().parse(), Ok(event));
            assert_eq!(
                serde_json::to_value(event).unwrap(),
                serde_json::Value::from(event.name())
            );
        }
        let read = TABLES[0].or_last_read();
        for event in Championship::all() {
            let rows = read.rows.iter().filter(|row| row.event == event);
            assert_eq!(rows.count(), 1, "{event:?}");
        }
        assert_eq!(read.rows.len(), Championship::all().count());
    }

    /// B.01 of 2022 and later: nothing is invented, the table of 2017 answers and is named as such.
    #[test]
    fn a_table_that_was_not_read_answers_by_the_one_before() {
        let now = DirectTable::on(jiff::civil::date(2026, 3, 1)).unwrap();
        assert!(!now.is_read());
        assert_eq!(now.or_last_read().from, jiff::civil::date(2017, 7, 1));
        assert!(DirectTable::on(jiff::civil::date(2017, 6, 30)).is_none());
    }
}
