//! Whatever is read, nothing panics, and what is read is what was written.

use adoube_formats::entries::Mapping;
use adoube_formats::sheet::Sheet;
use proptest::prelude::*;

use super::workbooks::{ods, xlsx};

fn look_through(sheet: &Sheet) -> Result<(), TestCaseError> {
    let mapping = Mapping::guess(sheet);
    let checked = mapping.check(sheet);
    let preview = mapping.apply(sheet);
    for row in &preview.players {
        prop_assert_eq!(row.player.check(), Ok(()));
    }
    prop_assert!(checked.is_err() || preview.players.len() <= sheet.rows.len());
    Ok(())
}

/// A piece of a worksheet, sound or not.
fn piece() -> impl Strategy<Value = String> {
    let row = prop::sample::select(vec!["<row>", "<row r=\"3\">", "</row>", "<row r=\"x\">"]);
    let cell = (
        "[A-Z]{0,3}",
        "[0-9]{0,8}",
        "(s|str|inlineStr|d|b|e|n)?",
        "[0-9TF:.eE+-]{0,12}",
    );
    let cell = cell.prop_map(|(column, row, kind, value)| {
        format!("<c r=\"{column}{row}\" t=\"{kind}\" s=\"1\"><v>{value}</v></c>")
    });
    let inline =
        "\\PC{0,8}".prop_map(|text| format!("<c t=\"inlineStr\"><is><t>{text}</t></is></c>"));
    prop_oneof![
        row.prop_map(str::to_owned),
        cell,
        inline,
        "[<>/a-z\"=& ]{0,6}"
    ]
}

fn open_piece() -> impl Strategy<Value = String> {
    let tags = prop::sample::select(vec![
        "<table:table-row>",
        "</table:table-row>",
        "<table:table-cell>",
        "</table:table-cell>",
        "<table:table-cell table:number-columns-repeated=\"99\">",
        "<text:p>",
        "</text:p>",
        "<text:s/>",
        "<table:table-row table:number-rows-repeated=\"999999999999\">",
        "</table:table>",
        "<table:table>",
        "<office:annotation>",
        "&amp;",
        "&#65;",
        "&nothing;",
        "<table:table-cell office:value-type=\"float\"/>",
    ]);
    prop_oneof![tags.prop_map(str::to_owned), "[<>/a-z\"=& ]{0,6}"]
}

proptest! {
    #[test]
    fn bytes(bytes in prop::collection::vec(any::<u8>(), 0..200), start in "(PK\u{3}\u{4})?") {
        if let Ok(sheet) = Sheet::read(&[start.as_bytes(), &bytes].concat()) {
            look_through(&sheet)?;
        }
    }

    #[test]
    fn texts(text in "((Name|Elo|Vorname|#|x|GM|NOR|2100|1990|Tal, M)([,;\t|]|  |\r?\n|\")){0,20}") {
        if let Ok(sheet) = Sheet::from_text(&text) {
            look_through(&sheet)?;
            for row in sheet.header.iter().chain(&sheet.rows) {
                prop_assert!(row.offset < text.len());
            }
        }
    }

    #[test]
    fn worksheets(pieces in prop::collection::vec(piece(), 0..12)) {
        if let Ok(sheet) = Sheet::read(&xlsx(&pieces.concat())) {
            look_through(&sheet)?;
        }
    }

    #[test]
    fn open_documents(pieces in prop::collection::vec(open_piece(), 0..20)) {
        if let Ok(sheet) = Sheet::read(&ods(&pieces.concat())) {
            look_through(&sheet)?;
        }
    }

    #[test]
    fn the_separator_makes_no_difference(
        rows in prop::collection::vec(("[A-Z][a-z]{1,8}", "[A-Z][a-z]{1,8}( [A-Z])?", 1000..2800u32), 1..9),
    ) {
        let list = |separator: &str| {
            let line = |(family, given, rating): &(String, String, u32)| {
                format!("{family}{separator}{given}{separator}{rating}\n")
            };
            let header = ["Surname", "First name", "Rating"].join(separator);
            format!("{header}\n{}", rows.iter().map(line).collect::<String>())
        };
        for separator in [",", ";", "\t", "|", "   "] {
            let sheet = Sheet::from_text(&list(separator)).unwrap();
            let preview = Mapping::guess(&sheet).apply(&sheet);
            let found = preview.players.iter().map(|row| {
                (row.player.name.clone(), row.player.fide_rating.map(u32::from))
            });
            let expected = rows.iter().map(|(family, given, rating)| {
                (format!("{family}, {given}"), Some(*rating))
            });
            prop_assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        }
    }
}
