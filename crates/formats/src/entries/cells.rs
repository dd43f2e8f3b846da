//! What the cells of a row say.

use std::str::FromStr;

use adoube_tournament::{BirthDate, Expiry, Sex};

use super::EntryRow;
use super::errors::CellExpected;
use super::field::Field;
use crate::fold::plain;
use crate::provisional::provisional;

/// Enters a cell into a row. The names are not read here: one name may stand in two cells.
/// `rating` is the column whose rating counts in this event.
pub(super) fn read(
    row: &mut EntryRow,
    field: Field,
    rating: Field,
    cell: &str,
) -> Result<(), CellExpected> {
    let player = &mut row.player;
    match field {
        Field::Name | Field::FamilyName | Field::GivenName | Field::Number => {}
        Field::Title => player.title = code(cell, CellExpected::Title)?,
        Field::Federation => player.federation = code(cell, CellExpected::Federation)?,
        Field::FideId => player.fide_id = code(cell, CellExpected::FideId)?.filter(|id| *id != 0),
        Field::StandardRating | Field::RapidRating | Field::BlitzRating => {
            let found = rating_in(cell)?;
            if field == rating {
                player.fide_rating = found;
            }
        }
        Field::NationalId => player.national_id = national_id(cell)?,
        Field::NationalRating => {
            let (rating, games) = provisional(cell);
            player.national_rating = rating_in(rating)?;
            row.is_new = cell.eq_ignore_ascii_case("new");
            player.membership.provisional_games = games;
        }
        Field::AssignedRating => player.assigned_rating = rating_in(cell)?,
        Field::Birth => player.birth = birth(cell)?,
        Field::Sex => player.sex = sex(cell)?,
        Field::Club => player.club = one_line(cell)?,
        Field::Grade => player.grade = code(cell, CellExpected::Grade)?,
        Field::Team => row.team = one_line(cell)?,
        Field::Needs => row.needs = one_line(cell)?,
        Field::State => player.membership.state = one_line(cell)?,
        Field::Expires => player.membership.expires = expiry(cell)?,
        Field::Notes => player.notes = text(cell),
    }
    Ok(())
}

fn text(cell: &str) -> Option<String> {
    (!cell.is_empty()).then(|| cell.to_owned())
}

fn one_line(cell: &str) -> Result<Option<String>, CellExpected> {
    if cell.chars().any(char::is_control) {
        return Err(CellExpected::OneLine);
    }
    Ok(text(cell))
}

/// Other programs write 0 for an identity they do not know.
fn national_id(cell: &str) -> Result<Option<String>, CellExpected> {
    Ok(one_line(cell)?.filter(|id| id != "0"))
}

/// Where no free text can stand, dashes are an empty cell too.
fn is_unknown(cell: &str) -> bool {
    cell.chars().all(|c| matches!(c, '-' | '–' | '—'))
}

fn code<T: FromStr>(cell: &str, expected: CellExpected) -> Result<Option<T>, CellExpected> {
    if is_unknown(cell) {
        return Ok(None);
    }
    cell.parse().map(Some).map_err(|_| expected)
}

/// The last day of a membership; lists write `Life` for one without end.
fn expiry(cell: &str) -> Result<Option<Expiry>, CellExpected> {
    if cell.eq_ignore_ascii_case("life") {
        return Ok(Expiry::new(9999, 12, 31));
    }
    code(cell, CellExpected::Expiry)
}

/// Rating lists write 0 for the unrated. Five digits are a slip of the finger.
pub(super) fn rating_in(cell: &str) -> Result<Option<u16>, CellExpected> {
    let words = ["unr", "unr.", "unrated", "new"];
    if words.iter().any(|word| word.eq_ignore_ascii_case(cell)) {
        return Ok(None);
    }
    match code(cell, CellExpected::Rating)? {
        Some(0) => Ok(None),
        Some(10_000..) => Err(CellExpected::Rating),
        rating => Ok(rating),
    }
}

/// What [`Sex`] reads, and the words of a few languages. H alone is not among them: where it
/// stands for a man, M may stand for a woman.
pub(super) fn sex(cell: &str) -> Result<Option<Sex>, CellExpected> {
    match plain(cell).as_str() {
        "weiblich" | "femme" | "feminin" | "femenino" | "mujer" | "femmina" | "femminile"
        | "donna" => Ok(Some(Sex::Female)),
        "mannlich" | "homme" | "masculin" | "masculino" | "hombre" | "maschio" | "maschile"
        | "uomo" => Ok(Some(Sex::Male)),
        _ => code(cell, CellExpected::Sex),
    }
}

/// What [`BirthDate`] reads, the same with the day first, and the FIDE lists' 0000 for unknown.
pub(super) fn birth(cell: &str) -> Result<Option<BirthDate>, CellExpected> {
    let parts: Vec<&str> = cell.split(['-', '/', '.']).map(str::trim).collect();
    let zeros = |part: &&str| !part.is_empty() && part.bytes().all(|digit| digit == b'0');
    if parts.iter().all(zeros) {
        return Ok(None);
    }
    let year_last = parts.last().is_some_and(|year| year.len() == 4);
    if year_last {
        let year_first: Vec<&str> = parts.into_iter().rev().collect();
        return code(&year_first.join("-"), CellExpected::Birth);
    }
    code(cell, CellExpected::Birth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_birth() {
        for (cell, written) in [
            ("1987", "1987"),
            ("1987-03", "1987-03"),
            ("1987/03/21", "1987-03-21"),
            ("21.03.1987", "1987-03-21"),
            ("1/3/1987", "1987-03-01"),
            ("21. 3. 1987", "1987-03-21"),
            ("21-03-1987", "1987-03-21"),
            ("03.1987", "1987-03"),
            ("00.00.1987", "1987"),
        ] {
            let read = birth(cell).unwrap().map(|birth| birth.to_string());
            assert_eq!(read.as_deref(), Some(written), "{cell}");
        }
        for cell in ["", "-", "0000", "0000/00/00", "00.00.0000", "0"] {
            assert_eq!(birth(cell), Ok(None), "{cell}");
        }
        for cell in [
            "03/21/1987",
            "31.02.1987",
            "21.03.87",
            "March",
            "1987-03-21-1987",
            "./.",
        ] {
            assert_eq!(birth(cell), Err(CellExpected::Birth), "{cell}");
        }
    }

    #[test]
    fn ratings() {
        assert_eq!(rating_in("2100"), Ok(Some(2100)));
        for cell in ["", "0", "0000", "-", "–", "unr.", "UNR", "unrated"] {
            assert_eq!(rating_in(cell), Ok(None), "{cell}");
        }
        for cell in ["21000", "-5", "2100.5", "12a", "99999999999"] {
            assert_eq!(rating_in(cell), Err(CellExpected::Rating), "{cell}");
        }
    }
}
