//! Tables in text and in workbooks, and what their columns tell.

#[path = "sheets/hostile.rs"]
mod hostile;
#[path = "sheets/properties.rs"]
mod properties;
#[path = "sheets/workbooks.rs"]
mod workbooks;

use adoube_formats::entries::{Mapping, Preview, PreviewRow};
use adoube_formats::rating_list::RatingKind;
use adoube_formats::sheet::{
    MAX_CELL, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, MAX_TEXT, Sheet, SheetError,
};
use serde::Deserialize;

/// A fact in English.
fn told(fact: &impl serde::Serialize) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}

const TOO_MUCH: SheetError = SheetError::TooMuch {
    cells: MAX_CELLS,
    megabytes: MAX_TEXT >> 20,
};

const TOO_LONG: SheetError = SheetError::TooManyRows { most: MAX_ROWS };

fn too_wide(line: u64) -> SheetError {
    let most = MAX_COLUMNS;
    SheetError::TooManyColumns { line, most }
}

#[derive(Deserialize)]
struct Vectors {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    list: String,
    #[serde(default)]
    rating: String,
    fields: Vec<String>,
    players: Vec<String>,
    ignored: Option<Vec<String>>,
    #[serde(default)]
    above: usize,
    #[serde(default)]
    notes: usize,
    #[serde(default)]
    faults: Vec<String>,
    #[serde(default)]
    remarks: Vec<String>,
}

fn cases() -> Vec<Case> {
    let text = include_str!("vectors/sheets.toml");
    toml::from_str::<Vectors>(text).unwrap().case
}

fn shown(row: &PreviewRow) -> String {
    let player = &row.player;
    let mut facts = Vec::new();
    let mut add = |fact: Option<String>| facts.extend(fact);
    add(player.sex.map(|sex| format!("{sex:?}")));
    add(player.title.map(|title| title.to_string()));
    add(player.federation.map(|federation| federation.to_string()));
    add(player.fide_id.map(|id| id.to_string()));
    add(player.fide_rating.map(|rating| format!("fide={rating}")));
    add(player.national_id.as_ref().map(|id| format!("id={id}")));
    add(player
        .national_rating
        .map(|rating| format!("national={rating}")));
    add(player.birth.map(|birth| birth.to_string()));
    add(player.club.as_ref().map(|club| format!("club={club}")));
    add(row.team.as_ref().map(|team| format!("team={team}")));
    add(player.notes.as_ref().map(|notes| format!("notes={notes}")));
    format!("{} | {}", player.name, facts.join(" "))
        .trim_end()
        .to_owned()
}

fn fields(mapping: &Mapping) -> Vec<String> {
    let field = |field: &Option<_>| field.map_or(String::new(), |field| format!("{field:?}"));
    mapping.fields.iter().map(field).collect()
}

fn preview(sheet: &Sheet, rating: &str) -> (Vec<String>, Preview) {
    let mut mapping = Mapping::guess(sheet);
    mapping.rating = RatingKind::of_file_name(rating);
    (fields(&mapping), mapping.apply(sheet))
}

#[test]
fn lists_as_other_programs_write_them() {
    for case in cases() {
        let name = &case.name;
        let sheet = Sheet::read(case.list.as_bytes()).unwrap();
        let (fields, preview) = preview(&sheet, &case.rating);
        assert_eq!(fields, case.fields, "{name}");
        assert_eq!(
            preview.players.iter().map(shown).collect::<Vec<_>>(),
            case.players,
            "{name}"
        );
        let faults: Vec<String> = preview.faults.iter().map(told).collect();
        assert_eq!(faults, case.faults, "{name}");
        assert_eq!(
            (sheet.above.len(), preview.notes.len()),
            (case.above, case.notes),
            "{name}"
        );
        if let Some(ignored) = case.ignored {
            let columns = preview.ignored_columns.iter().map(told);
            assert_eq!(columns.collect::<Vec<_>>(), ignored, "{name}");
        }
        let remarks = preview.players.iter().flat_map(|row| {
            let remarks = row.remarks.iter();
            remarks.map(|remark| format!("line {}: {}", row.line, told(remark)))
        });
        assert_eq!(remarks.collect::<Vec<_>>(), case.remarks, "{name}");
    }
}

#[test]
fn encodings_and_line_ends_make_no_difference() {
    let list = "Name;Prénom;Elo\nZoé;Añø;1500\n";
    let expected = Sheet::read(list.as_bytes()).unwrap();
    assert_eq!(expected.rows[0].cells, ["Zoé", "Añø", "1500"]);
    let latin: Vec<u8> = list.chars().map(|c| c as u8).collect();
    let wide: Vec<u8> = list.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        [b"\xEF\xBB\xBF", list.as_bytes()].concat(),
        latin,
        [&b"\xFF\xFE"[..], &wide].concat(),
        list.replace('\n', "\r\n").into_bytes(),
        list.replace('\n', "\r").into_bytes(),
    ] {
        let sheet = Sheet::read(&bytes).unwrap();
        assert_eq!(
            sheet.header.map(|row| row.cells),
            expected.header.clone().map(|row| row.cells)
        );
        assert_eq!(sheet.rows[0].cells, expected.rows[0].cells);
        assert_eq!(sheet.rows[0].line, 2);
    }
}

#[test]
fn what_is_too_large_is_told() {
    let rows = |count: usize| format!("Name;Elo\n{}", "Ivory;1500\n".repeat(count));
    assert_eq!(
        Sheet::from_text(&rows(MAX_ROWS)).unwrap().rows.len(),
        MAX_ROWS
    );
    assert_eq!(Sheet::from_text(&rows(MAX_ROWS + 1)), Err(TOO_LONG));
    let wide = |count: usize| format!("Name\nIvory{}x\n", ";".repeat(count - 1));
    let line = 2;
    assert_eq!(
        Sheet::from_text(&wide(MAX_COLUMNS + 1).replace("Name", &"Name;".repeat(9))),
        Err(too_wide(line))
    );
    let long = |count: usize| format!("Name;Notes\nIvory;{}\n", "é".repeat(count));
    assert!(Sheet::from_text(&long(MAX_CELL)).is_ok());
    let column = 2;
    assert_eq!(
        Sheet::from_text(&long(MAX_CELL + 1)),
        Err(SheetError::LongCell {
            line,
            column,
            most: MAX_CELL
        })
    );
}

#[test]
fn blanks_that_leave_a_doubt_are_refused() {
    let error = Sheet::from_text("Ivory, Rook   NOR   2100\nEbony, Bishop   2000\n").unwrap_err();
    let expected = "line 2: found 2 columns parted by blanks, expected 3: \
         put tabs or semicolons between the columns";
    assert_eq!(told(&error), expected);
}
