//! Which column tells what, and the reading of a table by it.

use adoube_tournament::{InvalidPlayer, Player};

use super::cells;
use super::errors::{CellExpected, ColumnName, EntryProblem, EntryRemark, Heading, Headings};
use super::field::Field;
use super::preview::{Preview, PreviewRow};
use super::{EntryListError, EntryListErrors, EntryRow, guess};
use crate::formula::meant;
use crate::rating_list::RatingKind;
use crate::sheet::{Row, Sheet};

/// Which column of a table tells what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mapping {
    /// What each column tells, from left to right; `None` for those that are not used.
    pub fields: Vec<Option<Field>>,
    /// The rate of play of the event: which of the FIDE ratings is entered, if the list has more
    /// than one. A list without a column for it is taken to mean it by "rating".
    pub rating: RatingKind,
}

impl Mapping {
    /// What the headings say, and nothing else.
    pub fn from_headings(sheet: &Sheet) -> Mapping {
        let headings = (0..sheet.width()).map(|column| sheet.heading(column));
        let mut mapping = Mapping {
            fields: headings.map(Field::called).collect(),
            rating: RatingKind::Standard,
        };
        mapping.settle_names();
        mapping.settle_ratings(sheet);
        guess::titles_without_heading(sheet, &mut mapping);
        mapping
    }

    /// What the headings say, and what columns without a heading must be by their contents. A
    /// person should look at it before it is used.
    pub fn guess(sheet: &Sheet) -> Mapping {
        let mut mapping = Mapping::from_headings(sheet);
        guess::complete(sheet, &mut mapping);
        mapping
    }

    /// The first column that tells something.
    pub fn find(&self, field: Field) -> Option<usize> {
        self.fields.iter().position(|found| *found == Some(field))
    }

    pub(super) fn has(&self, field: Field) -> bool {
        self.find(field).is_some()
    }

    fn field(&self, column: usize) -> Option<Field> {
        self.fields.get(column).copied().flatten()
    }

    /// "Name" is the whole name, or the family name beside "Vorname" and "Prénom", or the given
    /// name beside "Surname" and "Apellidos". Afterwards only `Name` and `GivenName` are left.
    pub(super) fn settle_names(&mut self) {
        if self.has(Field::FamilyName) && !self.has(Field::GivenName) {
            self.rename(Field::Name, Some(Field::GivenName));
        }
        self.rename(Field::FamilyName, Some(Field::Name));
    }

    /// Beside "RtgI" and "RtgN" the column "Rtg" repeats the one that the event used.
    fn settle_ratings(&mut self, sheet: &Sheet) {
        let rating = Some(Field::StandardRating);
        let is_rating = |column: &usize| self.field(*column) == rating;
        let columns: Vec<usize> = (0..self.fields.len()).filter(is_rating).collect();
        let (general, exact): (Vec<usize>, Vec<usize>) = columns
            .into_iter()
            .partition(|column| Field::is_general_rating(sheet.heading(*column)));
        if !exact.is_empty() {
            general
                .into_iter()
                .for_each(|column| self.fields[column] = None);
        }
    }

    fn rename(&mut self, from: Field, to: Option<Field>) {
        for field in &mut self.fields {
            if *field == Some(from) {
                *field = to;
            }
        }
    }

    /// What is wrong with the headings or with the mapping itself: no name, or a fact told twice.
    ///
    /// # Errors
    ///
    /// [`EntryListErrors`] with all of it.
    pub fn check(&self, sheet: &Sheet) -> Result<(), EntryListErrors> {
        let header = sheet.header.as_ref().or(sheet.rows.first());
        let header = header.cloned().unwrap_or_default();
        check_quotation_marks(&header, "")?;
        if !self.has(Field::Name) {
            return Err(fault(&header, "", no_name(&header)).into());
        }
        let repeated = self.repeated(sheet, &header);
        if repeated.is_empty() {
            Ok(())
        } else {
            Err(EntryListErrors::new(repeated))
        }
    }

    fn repeated(&self, sheet: &Sheet, header: &Row) -> Vec<EntryListError> {
        let repeated = |(column, field): (usize, &Option<Field>)| {
            let field = field.filter(|field| *field != Field::Number)?;
            let first = self.find(field).filter(|first| *first < column)?;
            let problem = EntryProblem::SecondColumn {
                field,
                first: sheet.heading(first).into(),
            };
            Some(fault(header, sheet.heading(column), problem))
        };
        let fields = self.fields.iter().enumerate();
        fields.filter_map(repeated).collect()
    }

    /// The players of a table, and everything in it that cannot be read.
    pub fn apply(&self, sheet: &Sheet) -> Preview {
        let mut preview = Preview {
            ignored_columns: self.ignored_columns(sheet),
            ..Preview::default()
        };
        for row in &sheet.rows {
            if self.is_note(row) {
                preview.notes.push(row.clone());
                continue;
            }
            let (entry, faults) = self.read_row(sheet, row);
            let remarks = faults.iter().map(EntryRemark::from).collect();
            preview.faults.extend(faults);
            preview.players.extend(entry.map(|entry| PreviewRow {
                line: entry.line,
                player: entry.player,
                team: entry.team,
                needs: entry.needs,
                is_new: entry.is_new,
                remarks,
            }));
        }
        preview.remark_duplicates();
        preview
    }

    /// The columns that are not used, ratings for another rate of play among them; those without a
    /// heading only if a row fills them.
    fn ignored_columns(&self, sheet: &Sheet) -> Vec<ColumnName> {
        let used = |field: Field| !field.is_fide_rating() || field == self.rating_field();
        let unused = |column: &usize| !self.field(*column).is_some_and(used);
        let unused = (0..sheet.width()).filter(unused);
        let filled = |column: usize| sheet.rows.iter().any(|row| !row.cell(column).is_empty());
        let name = |column: usize| match sheet.heading(column) {
            "" => filled(column).then_some(ColumnName::Place { column: column + 1 }),
            heading => Some(heading.into()),
        };
        unused.filter_map(name).collect()
    }

    /// A line of text below the table, such as which program wrote it: one cell, not a number,
    /// at the left of a table whose first column is not used.
    fn is_note(&self, row: &Row) -> bool {
        let mut filled = row
            .cells
            .iter()
            .enumerate()
            .filter(|(_, cell)| !cell.is_empty());
        let (Some((0, cell)), None) = (filled.next(), filled.next()) else {
            return false;
        };
        let unused = matches!(self.field(0), Some(Field::Number) | None);
        unused && self.fields.len() > 1 && cell.parse::<f64>().is_err() && !row.unclosed
    }

    /// The player in a row, if he has a name, and every fault of the row.
    fn read_row(&self, sheet: &Sheet, row: &Row) -> (Option<EntryRow>, Vec<EntryListError>) {
        let last = sheet.heading(row.cells.len().saturating_sub(1));
        let usable = check_quotation_marks(row, last).and_then(|()| check_width(sheet, row));
        if let Err(error) = usable {
            return (None, vec![error]);
        }
        let mut entry = EntryRow {
            line: row.line,
            player: Player::named(&self.name(row)),
            team: None,
            needs: None,
            is_new: false,
        };
        let nameless = self.name_fault(sheet, row, &entry.player);
        let named = nameless.is_none();
        let mut faults = Vec::from_iter(nameless);
        let rating = self.rating_field();
        for (column, field) in self.fields.iter().enumerate() {
            let (Some(field), cell) = (field, meant(row.cell(column))) else {
                continue;
            };
            if let Err(expected) = cells::read(&mut entry, *field, rating, cell) {
                let found = cell.into();
                let problem = EntryProblem::Unexpected { found, expected };
                faults.push(fault(row, sheet.heading(column), problem));
            }
        }
        (named.then_some(entry), faults)
    }

    /// The column whose rating is entered.
    fn rating_field(&self) -> Field {
        let field = match self.rating {
            RatingKind::Standard => Field::StandardRating,
            RatingKind::Rapid => Field::RapidRating,
            RatingKind::Blitz => Field::BlitzRating,
        };
        Some(field)
            .filter(|field| self.has(*field))
            .unwrap_or(Field::StandardRating)
    }

    /// "Family name, Given name", or the one of them that is there.
    fn name(&self, row: &Row) -> String {
        let parts = [Field::Name, Field::GivenName]
            .into_iter()
            .filter_map(|field| self.find(field))
            .map(|column| meant(row.cell(column)))
            .filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(", ")
    }

    fn name_fault(&self, sheet: &Sheet, row: &Row, named: &Player) -> Option<EntryListError> {
        let problem = match named.check().err()? {
            InvalidPlayer::NoName => EntryProblem::NoName,
            InvalidPlayer::ControlCharacter(_) => EntryProblem::Unexpected {
                found: named.name.as_str().into(),
                expected: CellExpected::OneLine,
            },
            problem => EntryProblem::Player { problem },
        };
        let heading = self.find(Field::Name).map(|column| sheet.heading(column));
        Some(fault(row, heading.unwrap_or_default(), problem))
    }
}

fn no_name(header: &Row) -> EntryProblem {
    const SHOWN: usize = 20;
    let cells = header.cells.iter().take(SHOWN);
    let headings = cells.map(|heading| Heading {
        text: heading.as_str().into(),
    });
    EntryProblem::NoNameColumn {
        headings: Headings(headings.collect()),
        more: header.cells.len() > SHOWN,
    }
}

/// Cells beyond the headings mean that the row is shifted: reading it would mix up its facts.
fn check_width(sheet: &Sheet, row: &Row) -> Result<(), EntryListError> {
    let Some(header) = &sheet.header else {
        return Ok(());
    };
    let (width, expected) = (row.width(), header.cells.len());
    if width <= expected {
        return Ok(());
    }
    let problem = EntryProblem::TooManyCells { width, expected };
    Err(fault(row, "", problem))
}

fn check_quotation_marks(row: &Row, heading: &str) -> Result<(), EntryListError> {
    if !row.unclosed {
        return Ok(());
    }
    Err(fault(row, heading, EntryProblem::OpenQuotation))
}

fn fault(row: &Row, heading: &str, problem: EntryProblem) -> EntryListError {
    EntryListError {
        line: row.line,
        column: Some(heading.to_owned()).filter(|heading| !heading.is_empty()),
        byte_offset: row.offset,
        problem,
    }
}
