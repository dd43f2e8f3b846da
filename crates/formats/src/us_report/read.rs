//! A report from its three files.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::draft::is_table_of_opponents;
use super::errors::{UsExpected, UsFile, UsProblem, UsReportError, UsReportErrors};
use super::layout::round_field;
use super::{Cell, UsPlayer, UsReport, UsSection, UsSectionKind};
use crate::dbf::Reader;

/// Reads a report of this program or of another one.
///
/// # Errors
///
/// [`UsReportErrors`] with everything that is wrong, by file, record and field.
pub fn read(event: &[u8], sections: &[u8], players: &[u8]) -> Result<UsReport, UsReportErrors> {
    let mut errors = Vec::new();
    let event = Table::read(UsFile::Event, event, &mut errors);
    let sections = Table::read(UsFile::Sections, sections, &mut errors);
    let players = Table::read(UsFile::Players, players, &mut errors);
    let mut report = read_event(&event, &mut errors);
    report.sections = read_sections(&sections, &mut errors);
    let records = read_players(&players, &mut report.sections, &mut errors);
    for section in &mut report.sections {
        settle_rounds(section);
        check_games(section, &records, &mut errors);
    }
    UsReportErrors::of(errors)?;
    Ok(report)
}

/// A table with its texts by the names of the fields.
struct Table {
    file: UsFile,
    places: BTreeMap<String, usize>,
    records: Vec<(u32, Vec<String>)>,
}

type Errors = Vec<UsReportError>;

impl Table {
    fn read(file: UsFile, bytes: &[u8], errors: &mut Errors) -> Table {
        let mut table = Table {
            file,
            places: BTreeMap::new(),
            records: Vec::new(),
        };
        let mut reader = match Reader::new(bytes) {
            Ok(reader) => reader,
            Err(fault) => {
                errors.push(table.wrong(0, "", UsProblem::Table(fault)));
                return table;
            }
        };
        let names = reader
            .fields()
            .iter()
            .map(|field| field.name.to_ascii_uppercase());
        table.places = names.zip(0..).collect();
        for record in &mut reader {
            match record {
                Ok(record) => table.records.push(record),
                Err(fault) => errors.push(table.wrong(0, "", UsProblem::Table(fault))),
            }
        }
        let needed: &[&str] = match file {
            UsFile::Event => &["H_NAME"],
            UsFile::Sections => &["S_SEC_NUM", "S_TOT_RNDS"],
            UsFile::Players => &["D_SEC_NUM", "D_PAIR_NUM", "D_RND01"],
        };
        let missing = needed
            .iter()
            .filter(|name| !table.places.contains_key(**name));
        errors.extend(missing.map(|name| table.wrong(0, name, UsProblem::NoField)));
        table
    }

    fn wrong(&self, record: u32, field: &str, problem: UsProblem) -> UsReportError {
        UsReportError {
            file: self.file.name(),
            record,
            field: field.to_owned(),
            problem,
        }
    }

    fn row<'t>(&'t self, record: &'t (u32, Vec<String>)) -> Row<'t> {
        Row {
            table: self,
            number: record.0,
            texts: &record.1,
        }
    }
}

/// A record of a table.
#[derive(Clone, Copy)]
struct Row<'t> {
    table: &'t Table,
    number: u32,
    texts: &'t [String],
}

impl Row<'_> {
    /// The text of a field; empty where the table has no such field.
    fn text(&self, field: &str) -> String {
        let place = self.table.places.get(field);
        let text = place.and_then(|place| self.texts.get(*place));
        text.cloned().unwrap_or_default()
    }

    fn unexpected(&self, field: &str, expected: UsExpected) -> UsReportError {
        let found = self.text(field).as_str().into();
        let problem = UsProblem::Unexpected { found, expected };
        self.table.wrong(self.number, field, problem)
    }

    /// A whole number; nothing is 0.
    fn number<T: std::str::FromStr + Default>(&self, field: &str, errors: &mut Errors) -> T {
        let text = self.text(field);
        // Tables of numbers may have decimals.
        let text = text.strip_suffix(".0").unwrap_or(&text);
        if text.is_empty() {
            return T::default();
        }
        text.parse().unwrap_or_else(|_| {
            errors.push(self.unexpected(field, UsExpected::Number));
            T::default()
        })
    }

    fn day(&self, field: &str, errors: &mut Errors) -> Option<Date> {
        let text = self.text(field);
        if text
            .bytes()
            .all(|byte| matches!(byte, b'0' | b'/' | b'-' | b' '))
        {
            return None;
        }
        let day = day(&text);
        if day.is_none() {
            errors.push(self.unexpected(field, UsExpected::Day));
        }
        day
    }
}

/// `20260330`, or `03/30/2026` as Americans write it.
fn day(text: &str) -> Option<Date> {
    let number = |text: &str| text.parse::<i16>().ok();
    let parts: Vec<&str> = text.split('/').collect();
    let (year, month, day) = match parts.as_slice() {
        [plain] if plain.len() == 8 && plain.is_ascii() => (&plain[..4], &plain[4..6], &plain[6..]),
        [month, day, year] => (*year, *month, *day),
        _ => return None,
    };
    let month = i8::try_from(number(month)?).ok()?;
    Date::new(number(year)?, month, i8::try_from(number(day)?).ok()?).ok()
}

fn read_event(table: &Table, errors: &mut Errors) -> UsReport {
    let [record] = table.records.as_slice() else {
        let found = table.records.len();
        // A file that cannot be read has been told of.
        if errors.is_empty() {
            errors.push(table.wrong(0, "", UsProblem::Events { found }));
        }
        return UsReport::default();
    };
    let row = table.row(record);
    UsReport {
        program: row.text("H_PROGRAM"),
        event_id: row.text("H_EVENT_ID"),
        name: row.text("H_NAME"),
        begins: row.day("H_BEG_DATE", errors),
        ends: row.day("H_END_DATE", errors),
        affiliate: row.text("H_AFF_ID"),
        city: row.text("H_CITY"),
        state: row.text("H_STATE"),
        zip: row.text("H_ZIPCODE"),
        country: row.text("H_COUNTRY"),
        crosstables: row.text("H_SENDCROS"),
        chief_td: row.text("H_CTD_ID"),
        assistant_td: row.text("H_ATD_ID"),
        other_tds: row.text("H_OTHER_TD"),
        sections: Vec::new(),
    }
}

fn read_sections(table: &Table, errors: &mut Errors) -> Vec<UsSection> {
    let mut sections: Vec<UsSection> = Vec::new();
    for record in &table.records {
        let row = table.row(record);
        let section = read_section(&row, errors);
        let number = section.number;
        if sections.iter().any(|other| other.number == number) {
            errors.push(table.wrong(row.number, "S_SEC_NUM", UsProblem::Twice { number }));
        } else {
            sections.push(section);
        }
    }
    sections
}

fn read_section(row: &Row, errors: &mut Errors) -> UsSection {
    let kind = match row.text("S_TRN_TYPE").to_ascii_uppercase().as_str() {
        // A Swiss whose results are written as sums is one all the same.
        "" | "S" | "C" => UsSectionKind::Swiss,
        "R" => UsSectionKind::RoundRobin,
        "M" => UsSectionKind::Match,
        _ => {
            errors.push(row.unexpected("S_TRN_TYPE", UsExpected::Kind));
            UsSectionKind::Swiss
        }
    };
    let control = row.text("S_TIMECTL");
    UsSection {
        number: row.number("S_SEC_NUM", errors),
        name: row.text("S_SEC_NAME"),
        rating_system: row.text("S_R_SYSTEM"),
        time_control: match control.is_empty() {
            true => row.text("S_TIME_CTL"),
            false => control,
        },
        chief_td: row.text("S_CTD_ID"),
        assistant_td: row.text("S_ATD_ID"),
        kind,
        rounds: row.number("S_TOT_RNDS", errors),
        begins: row.day("S_BEG_DATE", errors),
        ends: row.day("S_END_DATE", errors),
        level: row.text("S_SCH_LVL"),
        grand_prix: row.text("S_GR_PRIX"),
        grand_prix_points: row.text("S_GP_PTS"),
        fide: row.text("S_FIDE"),
        players: Vec::new(),
    }
}

/// Where each player stands: by section and pairing number the record of the table.
type Records = BTreeMap<(u32, u32), u32>;

fn read_players(table: &Table, sections: &mut [UsSection], errors: &mut Errors) -> Records {
    let columns = (1..=99).take_while(|round| table.places.contains_key(&round_field(*round)));
    let columns = u16::try_from(columns.count()).unwrap_or_default();
    let mut records = Records::new();
    for record in &table.records {
        let row = table.row(record);
        let section: u32 = row.number("D_SEC_NUM", errors);
        let number: u32 = row.number("D_PAIR_NUM", errors);
        let Some(found) = sections.iter_mut().find(|other| other.number == section) else {
            errors.push(table.wrong(
                row.number,
                "D_SEC_NUM",
                UsProblem::NoSuchSection { section },
            ));
            continue;
        };
        let cells: Vec<Cell> = (1..=columns)
            .map(|round| cell(&row, round, errors))
            .collect();
        let sequence: u16 = row.number("D_REC_SEQ", errors);
        let known = found
            .players
            .iter_mut()
            .find(|player| player.number == number);
        match known {
            // The rounds that the record before had no room for.
            Some(player) if sequence > 1 => player.rounds.extend(cells),
            Some(_) => {
                errors.push(table.wrong(row.number, "D_PAIR_NUM", UsProblem::Twice { number }));
            }
            None => {
                records.insert((section, number), row.number);
                found.players.push(read_player(&row, number, cells, errors));
            }
        }
    }
    records
}

fn read_player(row: &Row, number: u32, rounds: Vec<Cell>, errors: &mut Errors) -> UsPlayer {
    UsPlayer {
        number,
        member_id: row.text("D_MEM_ID"),
        name: row.text("D_NAME"),
        state: row.text("D_STATE"),
        rating: read_rating(row, errors),
        rounds,
    }
}

/// A rating; `1500/12` and `1500P12` rest on few games, `UNR` and `NEW` are none.
fn read_rating(row: &Row, errors: &mut Errors) -> Option<u16> {
    let text = row.text("D_RATING").to_ascii_uppercase();
    let rating = text.split(['/', 'P', '*', '.']).next().unwrap_or_default();
    if matches!(rating, "" | "UNR" | "UNR." | "NEW" | "NONE") {
        return None;
    }
    let read = rating.trim().parse::<u16>().ok();
    if read.is_none() {
        errors.push(row.unexpected("D_RATING", UsExpected::Rating));
    }
    read.filter(|rating| *rating > 0)
}

fn cell(row: &Row, round: u16, errors: &mut Errors) -> Cell {
    let field = round_field(round);
    let cell = Cell::read(&row.text(&field));
    // A game has an opponent.
    let cell = cell.filter(|cell| !cell.code.is_game() || cell.opponent.is_some());
    cell.unwrap_or_else(|| {
        errors.push(row.unexpected(&field, UsExpected::Result));
        Cell::default()
    })
}

/// Every player has the rounds of the section, no more and no fewer.
fn settle_rounds(section: &mut UsSection) {
    if section.rounds == 0 {
        let told = |player: &UsPlayer| {
            player
                .rounds
                .iter()
                .rposition(|cell| *cell != Cell::default())
        };
        let last = section.players.iter().filter_map(told).max();
        section.rounds = last.map_or(0, |last| u16::try_from(last + 1).unwrap_or(u16::MAX));
    }
    let rounds = usize::from(section.rounds);
    for player in &mut section.players {
        player.rounds.resize(rounds, Cell::default());
    }
}

/// Whether two players tell the same of each game.
fn check_games(section: &UsSection, records: &Records, errors: &mut Errors) {
    let by_opponent = is_table_of_opponents(section);
    let places = section.players.iter().map(|player| player.number).zip(0..);
    let places: BTreeMap<u32, usize> = places.collect();
    for player in &section.players {
        for (column, cell) in player.rounds.iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|_| cell.code.is_game()) else {
                continue;
            };
            let there = places.get(&opponent).map(|place| &section.players[*place]);
            let there = there.filter(|other| other.number != player.number);
            let column_there = match by_opponent {
                true => usize::try_from(player.number)
                    .unwrap_or(usize::MAX)
                    .wrapping_sub(1),
                false => column,
            };
            let problem = match there {
                None => Some(UsProblem::NoSuchOpponent { opponent }),
                Some(other) => {
                    let answer = other.rounds.get(column_there).copied().unwrap_or_default();
                    (!agree(player.number, cell, &answer)).then(|| UsProblem::Disagreement {
                        opponent,
                        here: cell.to_string(),
                        there: answer.to_string(),
                    })
                }
            };
            let record = records.get(&(section.number, player.number)).copied();
            errors.extend(problem.map(|problem| UsReportError {
                file: UsFile::Players.name(),
                record: record.unwrap_or_default(),
                field: round_field(u16::try_from(column + 1).unwrap_or(u16::MAX)),
                problem,
            }));
        }
    }
}

/// Whether the other one tells of a game against this player, with the other colour. Results may differ
/// from what one expects: a director can let both lose.
fn agree(number: u32, here: &Cell, there: &Cell) -> bool {
    let colours = match (here.colour, there.colour) {
        (Some(one), Some(other)) => one != other,
        _ => true,
    };
    there.code.is_game() && there.opponent == Some(number) && colours
}
