//! Which column stands where, and the reading of a row by it.

use adoube_tournament::{InvalidPlayer, Player};

use super::cells::{self, ONE_LINE};
use super::columns::Column;
use super::{EntryListError, EntryListErrors, EntryRow};
use crate::quote::quoted;
use crate::records::Record;

/// The columns of a list, from left to right.
#[derive(Debug)]
pub(super) struct Layout {
    places: Vec<Place>,
}

/// A column as written in the file, and what it tells, if that was understood.
#[derive(Debug)]
struct Place {
    heading: String,
    column: Option<Column>,
}

impl Layout {
    /// The layout that a line of headings describes.
    pub fn of(header: &Record) -> Result<Layout, EntryListErrors> {
        check_quotation_marks(header, None)?;
        let place = |heading: &String| Place {
            heading: heading.clone(),
            column: Column::called(heading),
        };
        let mut layout = Layout {
            places: header.cells.iter().map(place).collect(),
        };
        layout.settle_names();
        if !layout.has(Column::Name) {
            return Err(fault(header, None, layout.no_name()).into());
        }
        let repeated = layout.repeated_columns(header);
        if !repeated.is_empty() {
            return Err(EntryListErrors::new(repeated));
        }
        Ok(layout)
    }

    fn find(&self, column: Column) -> Option<(usize, &Place)> {
        let mut places = self.places.iter().enumerate();
        places.find(|(_, place)| place.column == Some(column))
    }

    fn has(&self, column: Column) -> bool {
        self.find(column).is_some()
    }

    /// "Name" is the whole name, or the family name beside "Vorname" and "Prénom", or the given
    /// name beside "Surname" and "Apellidos". Afterwards only `Name` and `GivenName` are left.
    fn settle_names(&mut self) {
        if self.has(Column::FamilyName) && !self.has(Column::GivenName) {
            self.rename(Column::Name, Column::GivenName);
        }
        self.rename(Column::FamilyName, Column::Name);
    }

    fn rename(&mut self, from: Column, to: Column) {
        for place in &mut self.places {
            if place.column == Some(from) {
                place.column = Some(to);
            }
        }
    }

    fn no_name(&self) -> String {
        const SHOWN: usize = 20;
        let headings: Vec<String> = self.places.iter().map(|p| quoted(&p.heading)).collect();
        let found = headings[..headings.len().min(SHOWN)].join(", ");
        let more = if headings.len() > SHOWN { ", …" } else { "" };
        format!(
            "found the headings {found}{more}, \
             expected one of them to be Name (or Last name and First name)"
        )
    }

    fn repeated_columns(&self, header: &Record) -> Vec<EntryListError> {
        let repeated = |(index, place): (usize, &Place)| {
            let column = place.column.filter(|column| *column != Column::Number)?;
            let mut earlier = self.places[..index].iter();
            let first = earlier.find(|earlier| earlier.column == Some(column))?;
            let problem = format!(
                "found a second column for {}, expected only {}: rename or remove one of them",
                column.description(),
                quoted(&first.heading)
            );
            Some(fault(header, Some(place), problem))
        };
        let places = self.places.iter().enumerate();
        places.filter_map(repeated).collect()
    }

    /// The columns that were not understood; those without a heading only if a row fills them.
    pub fn ignored_columns(&self, rows: &[Record]) -> Vec<String> {
        let is_lost = |(index, place): &(usize, &Place)| {
            let filled = |row: &Record| !row.cell(*index).is_empty();
            place.column.is_none() && (!place.heading.is_empty() || rows.iter().any(filled))
        };
        let name = |(index, place): (usize, &Place)| match place.heading.as_str() {
            "" => format!("column {}", index + 1),
            heading => heading.to_owned(),
        };
        let places = self.places.iter().enumerate();
        places.filter(is_lost).map(name).collect()
    }

    /// The player in a row, or every fault of the row.
    pub fn read_row(&self, row: &Record) -> Result<EntryRow, Vec<EntryListError>> {
        let last = self.places.get(row.cells.len() - 1);
        check_quotation_marks(row, last).map_err(|error| vec![error])?;
        self.check_width(row).map_err(|error| vec![error])?;

        let mut entry = EntryRow {
            line: row.line,
            player: Player::named(&self.name(row)),
            team: None,
        };
        let mut faults = Vec::from_iter(self.name_fault(row, &entry.player));
        for (index, place) in self.places.iter().enumerate() {
            let cell = row.cell(index);
            if let Err(expected) = cells::read(&mut entry, place.column, cell) {
                let problem = format!("found {}, expected {expected}", quoted(cell));
                faults.push(fault(row, Some(place), problem));
            }
        }
        if faults.is_empty() {
            Ok(entry)
        } else {
            Err(faults)
        }
    }

    /// "Family name, Given name", or the one of them that is there.
    fn name(&self, row: &Record) -> String {
        let parts = [Column::Name, Column::GivenName]
            .into_iter()
            .filter_map(|column| self.find(column))
            .map(|(index, _)| row.cell(index))
            .filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(", ")
    }

    fn name_fault(&self, row: &Record, named: &Player) -> Option<EntryListError> {
        let found = quoted(&named.name);
        let problem = match named.check().err()? {
            InvalidPlayer::NoName => "found nothing, expected a name".to_owned(),
            InvalidPlayer::ControlCharacter(_) => format!("found {found}, expected {ONE_LINE}"),
            other => other.to_string(),
        };
        let place = self.find(Column::Name).map(|(_, place)| place);
        Some(fault(row, place, problem))
    }

    /// Cells beyond the headings mean that the row is shifted: reading it would mix up its facts.
    fn check_width(&self, row: &Record) -> Result<(), EntryListError> {
        let (width, expected) = (row.width(), self.places.len());
        if width <= expected {
            return Ok(());
        }
        let problem = format!(
            "found {width} cells, expected at most {expected}, one for each heading \
             (a cell that contains the separator must stand in quotation marks)"
        );
        Err(fault(row, None, problem))
    }
}

fn check_quotation_marks(row: &Record, last: Option<&Place>) -> Result<(), EntryListError> {
    if !row.unclosed {
        return Ok(());
    }
    let problem = "found a quotation mark that opens a cell, expected another to close it";
    Err(fault(row, last, problem.to_owned()))
}

fn fault(row: &Record, place: Option<&Place>, problem: String) -> EntryListError {
    let heading = place.map(|place| place.heading.clone());
    EntryListError {
        line: row.line,
        column: heading.filter(|heading| !heading.is_empty()),
        byte_offset: row.offset,
        problem,
    }
}
