//! What columns tell, by what stands in them.

use adoube_tournament::Title;

use super::cells;
use super::federations::is_federation;
use super::field::{Field, fold};
use super::mapping::Mapping;
use crate::sheet::Sheet;

/// Rows enough to see what a column is.
const LOOKED_AT: usize = 500;

/// The filled cells of a column.
fn cells_of(sheet: &Sheet, column: usize) -> Vec<&str> {
    let cells = sheet.rows.iter().map(|row| row.cell(column));
    cells
        .filter(|cell| !cell.is_empty())
        .take(LOOKED_AT)
        .collect()
}

/// A column without a heading in which only titles stand: several programs write them so.
pub(super) fn titles_without_heading(sheet: &Sheet, mapping: &mut Mapping) {
    if sheet.header.is_none() || mapping.has(Field::Title) {
        return;
    }
    let columns = (0..mapping.fields.len()).filter(|column| sheet.heading(*column).is_empty());
    let is_title_column = |column: &usize| all(&cells_of(sheet, *column), is_title);
    if let Some(column) = columns.into_iter().find(is_title_column) {
        mapping.fields[column] = Some(Field::Title);
    }
}

/// Gives a meaning to the columns without a heading that can have only one, and to those whose
/// heading means something in a list of this kind only.
pub(super) fn complete(sheet: &Sheet, mapping: &mut Mapping) {
    settle_american_list(sheet, mapping);
    let blank = |column: &usize| sheet.heading(*column).is_empty();
    let columns: Vec<usize> = (0..mapping.fields.len())
        .filter(|column| mapping.fields[*column].is_none())
        .filter(blank)
        .collect();
    for column in &columns {
        let field = by_contents(&cells_of(sheet, *column));
        if let Some(field) = field.filter(|field| !mapping.has(*field)) {
            mapping.fields[*column] = Some(field);
        }
    }
    if !mapping.has(Field::Name) {
        find_names(sheet, mapping, &columns);
    }
}

/// Lists of American programs have a state and an expiry date; their ID and rating are those of
/// US Chess.
fn settle_american_list(sheet: &Sheet, mapping: &mut Mapping) {
    let headings: Vec<String> = (0..sheet.width())
        .map(|it| fold(sheet.heading(it)))
        .collect();
    let is_american = headings.iter().any(|heading| {
        matches!(
            heading.as_str(),
            "state" | "exp" | "exp1" | "expires" | "expiration"
        )
    });
    if !is_american || mapping.has(Field::FideId) {
        return;
    }
    for (column, heading) in headings.iter().enumerate() {
        let field = match heading.as_str() {
            "id" | "memid" => Field::NationalId,
            "rating" | "rtng" | "rtg" | "regrating" | "reg" | "regular" => Field::NationalRating,
            "exp" | "exp1" => Field::Expires,
            _ => continue,
        };
        if !mapping.has(field) {
            mapping.fields[column] = Some(field);
        }
    }
}

/// What a column must be, if anything. Numbers between 1900 and 2030 can be years or ratings:
/// they are years if none is outside.
fn by_contents(cells: &[&str]) -> Option<Field> {
    let number = |cell: &str| cell.parse::<u32>().ok();
    let within =
        |cell: &str, from: u32, to: u32| number(cell).is_some_and(|n| (from..=to).contains(&n));
    let is_number = |cell: &str| number(cell).is_some();
    if cells.is_empty() {
        None
    } else if is_running_number(cells) {
        Some(Field::Number)
    } else if all(cells, is_number) {
        let known: Vec<&str> = cells
            .iter()
            .copied()
            .filter(|cell| number(cell) != Some(0))
            .collect();
        if all(&known, |cell| within(cell, 1900, 2030)) {
            Some(Field::Birth)
        } else if all(&known, |cell| within(cell, 1000, 2900)) {
            Some(Field::StandardRating)
        } else if all(&known, |cell| within(cell, 10_000, 999_999_999)) {
            Some(Field::FideId)
        } else {
            None
        }
    } else if all(cells, |cell| {
        cell.len() == 1 && matches!(cells::sex(cell), Ok(Some(_)))
    }) {
        Some(Field::Sex)
    } else if all(cells, is_title) {
        Some(Field::Title)
    } else if all(cells, is_federation) {
        Some(Field::Federation)
    } else if all(cells, |cell| {
        cell.len() >= 8 && matches!(cells::birth(cell), Ok(Some(_)))
    }) {
        Some(Field::Birth)
    } else {
        None
    }
}

/// Whether something holds of all cells; it holds of no cells at all that nothing is known.
fn all(cells: &[&str], holds: impl Fn(&str) -> bool) -> bool {
    !cells.is_empty() && cells.iter().all(|cell| holds(cell))
}

/// Titles as they are printed; the single letters of old rating lists could be anything.
fn is_title(cell: &str) -> bool {
    cell.len() > 1 && cell.parse::<Title>().is_ok()
}

/// 1, 2, 3 …: one row alone does not make a sequence.
fn is_running_number(cells: &[&str]) -> bool {
    let numbers = cells
        .iter()
        .map(|cell| cell.trim_end_matches('.').parse::<usize>());
    let mut pairs = (1..).zip(numbers);
    (cells.len() > 1 || cells == ["1"]) && pairs.all(|(place, number)| number == Ok(place))
}

/// The first column of words is the name. If its cells are single words and the next column has
/// words too, they are the family and the given names.
fn find_names(sheet: &Sheet, mapping: &mut Mapping, columns: &[usize]) {
    let is_text = |column: &&usize| {
        let cells = cells_of(sheet, **column);
        mapping.fields[**column].is_none() && all(&cells, has_letters)
    };
    let texts: Vec<usize> = columns.iter().filter(is_text).copied().collect();
    let Some(first) = texts.first().copied() else {
        return;
    };
    let single = |column: usize| {
        let cells = cells_of(sheet, column);
        let single = cells.iter().filter(|cell| !cell.contains([' ', ',']));
        2 * single.count() > cells.len()
    };
    mapping.fields[first] = Some(Field::Name);
    let second = texts.get(1).filter(|second| **second == first + 1);
    if let Some(second) = second.filter(|_| single(first)) {
        mapping.fields[*second] = Some(Field::GivenName);
    }
}

fn has_letters(cell: &str) -> bool {
    cell.chars().any(char::is_alphabetic) && !cell.contains(['@', '/'])
}
