//! Files that are made to cost their reader time or room.
//!
//! No clock is looked at: each of these is either refused for something that was counted, or
//! would, if it were not read once and within limits, take hours or more memory than there is.

use std::fmt::Write as _;

use adoube_formats::sheet::{MAX_COLUMNS, Sheet};

use super::workbooks::{archive, ods, xlsx, xlsx_of};

/// So many attributes of different names; as namespaces or plain.
fn attributes(prefix: &str, count: usize) -> String {
    (0..count).fold(String::new(), |mut text, number| {
        let _ = write!(text, " {prefix}a{number}=\"\"");
        text
    })
}

fn refusal(file: &[u8]) -> String {
    super::told(&Sheet::read(file).unwrap_err())
}

const NAMES: &str = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c></row>\
                     <row r=\"2\"><c r=\"A2\" t=\"inlineStr\"><is><t>Ivory, Rook</t></is></c></row>";

fn first_name(file: &[u8]) -> String {
    let sheet = Sheet::read(file).unwrap();
    sheet.rows[0].cells[0].clone()
}

#[test]
fn attributes_are_counted() {
    for prefix in ["", "xmlns:"] {
        let many = attributes(prefix, 30_000);
        for rows in [
            format!("<row r=\"1\"{many}/>"),
            format!("<row r=\"1\"><c r=\"A1\"{many}><v>1</v></c></row>"),
        ] {
            let file = xlsx(&rows);
            assert!(file.len() < 140_000, "{}", file.len());
            assert!(refusal(&file).contains("more than 256 attributes"));
        }
        for rows in [
            format!("<table:table-row{many}/>"),
            format!("<table:table-row><table:table-cell{many}/></table:table-row>"),
        ] {
            assert!(refusal(&ods(&rows)).contains("more than 256 attributes"));
        }
        // Where attributes tell nothing they are passed over.
        let root = format!("<worksheet{many}><sheetData>{NAMES}</sheetData></worksheet>");
        let file = xlsx_of(&[("xl/worksheets/sheet2.xml", &root)]);
        assert_eq!(first_name(&file), "Ivory, Rook");
    }
    let again = "r=\"1\" ".repeat(30_000);
    let file = xlsx(&format!("<row {again}/>"));
    assert!(refusal(&file).contains("more than 256 attributes"));
}

#[test]
fn what_a_workbook_says_of_its_size_makes_no_room() {
    for count in ["18446744073709551615", "999999999999", "-1", "x"] {
        let strings = format!(
            "<sst count=\"{count}\" uniqueCount=\"{count}\"><si><t>Name</t></si>\
             <si><t>Ivory, Rook</t></si></sst>"
        );
        let rows = "<row><c t=\"s\"><v>0</v></c></row><row><c t=\"s\"><v>1</v></c></row>";
        let sheet = format!(
            "<worksheet><dimension ref=\"A1:XFD1048576\"/><sheetData>{rows}</sheetData></worksheet>"
        );
        let file = xlsx_of(&[
            ("xl/sharedStrings.xml", &strings),
            ("xl/worksheets/sheet2.xml", &sheet),
        ]);
        assert_eq!(first_name(&file), "Ivory, Rook", "{count}");
    }
}

#[test]
fn a_worksheet_is_read_once_however_often_it_is_named() {
    // A megabyte of nothing, named ten thousand times, would be ten gigabytes.
    let nothing = "<row/>".repeat(1 << 17);
    let nothing = format!("<worksheet><sheetData>{nothing}</sheetData></worksheet>");
    let sheets = "<sheet name=\"a\" sheetId=\"1\" r:id=\"rId1\"/>".repeat(10_000);
    let book = format!(
        "<workbook><sheets>{sheets}<sheet name=\"b\" sheetId=\"2\" r:id=\"rId2\"/></sheets></workbook>"
    );
    let file = xlsx_of(&[
        ("xl/workbook.xml", &book),
        ("xl/worksheets/sheet1.xml", &nothing),
        (
            "xl/worksheets/sheet2.xml",
            &format!("<worksheet><sheetData>{NAMES}</sheetData></worksheet>"),
        ),
    ]);
    assert_eq!(first_name(&file), "Ivory, Rook");
}

#[test]
fn a_format_is_looked_at_once_however_many_styles_have_it() {
    let code = "d".repeat(4 << 20);
    let styles = format!(
        "<styleSheet><numFmts><numFmt numFmtId=\"200\" formatCode=\"{code}\"/></numFmts>\
         <cellXfs>{}</cellXfs></styleSheet>",
        "<xf numFmtId=\"200\"/>".repeat(100_000)
    );
    let rows = "<row><c t=\"inlineStr\"><is><t>Name</t></is></c></row>\
                <row><c s=\"99999\"><v>33010</v></c></row>";
    let file = xlsx_of(&[
        ("xl/styles.xml", &styles),
        (
            "xl/worksheets/sheet2.xml",
            &format!("<worksheet><sheetData>{rows}</sheetData></worksheet>"),
        ),
    ]);
    assert_eq!(first_name(&file), "1990-05-17");
}

#[test]
fn cells_and_text_of_all_worksheets_are_counted() {
    // One cell far to the right makes room for those before it.
    let mut wide = String::new();
    for row in 1..=20_000 {
        let _ = write!(wide, "<row r=\"{row}\"><c r=\"GR{row}\"><v>1</v></c></row>");
    }
    assert_eq!(Sheet::read(&xlsx(&wide)), Err(super::TOO_MUCH));

    // One text in every cell.
    let strings = format!("<sst><si><t>{}</t></si></sst>", "x".repeat(1_000));
    let cells = "<c t=\"s\"><v>0</v></c>".repeat(MAX_COLUMNS);
    let rows = format!("<row>{cells}</row>").repeat(500);
    let file = xlsx_of(&[
        ("xl/sharedStrings.xml", &strings),
        (
            "xl/worksheets/sheet2.xml",
            &format!("<worksheet><sheetData>{rows}</sheetData></worksheet>"),
        ),
    ]);
    assert!(file.len() < 20_000);
    assert_eq!(Sheet::read(&file), Err(super::TOO_MUCH));

    // Repeated cells in repeated rows, in one table after the other.
    let table = "<table:table-row table:number-rows-repeated=\"9000\">\
                 <table:table-cell table:number-columns-repeated=\"200\"><text:p>1</text:p>\
                 </table:table-cell></table:table-row>";
    let tables = [table; 1_000].join("</table:table><table:table>");
    assert_eq!(Sheet::read(&ods(&tables)), Err(super::TOO_MUCH));

    let line = format!("x{}\n", ",x".repeat(MAX_COLUMNS - 1));
    let text = line.repeat(11_000);
    assert_eq!(Sheet::read(text.as_bytes()), Err(super::TOO_MUCH));
    let commas = ",".repeat(1 << 20);
    let text = format!("Name{commas}\nIvory{commas}\n");
    assert_eq!(Sheet::read(text.as_bytes()), Err(super::too_wide(1)));
}

#[test]
fn every_part_counts_as_it_is_unpacked() {
    let blanks = " ".repeat(130 << 20);
    for part in [
        "xl/workbook.xml",
        "xl/sharedStrings.xml",
        "xl/worksheets/sheet1.xml",
    ] {
        let file = xlsx_of(&[(part, &blanks)]);
        assert!(
            refusal(&file).contains("unpacks to more than 128 MB"),
            "{part}"
        );
    }
    // What nobody reads costs nothing.
    let file = xlsx_of(&[
        ("xl/media/image1.png", &blanks),
        (
            "xl/worksheets/sheet2.xml",
            &format!("<worksheet><sheetData>{NAMES}</sheetData></worksheet>"),
        ),
    ]);
    assert_eq!(first_name(&file), "Ivory, Rook");
    let parts: Vec<String> = (0..2_001).map(|part| format!("{part}.xml")).collect();
    let parts: Vec<(&str, &str)> = parts.iter().map(|part| (part.as_str(), "")).collect();
    assert!(refusal(&archive(&parts)).contains("more than 2000 parts"));
}

#[test]
fn entities_of_the_file_stand_for_nothing() {
    let mut laughs = "<!DOCTYPE x [<!ENTITY a \"ha\">".to_owned();
    for (name, before) in ('b'..='z').zip('a'..) {
        let ten = format!("&{before};").repeat(10);
        let _ = write!(laughs, "<!ENTITY {name} \"{ten}\">");
    }
    laughs.push_str("<!ENTITY file SYSTEM \"file:///etc/hostname\">]>");
    let rows = NAMES.replace("Ivory, Rook", "Ivory&z;&file;, &#82;ook");
    let sheet = format!("{laughs}<worksheet><sheetData>{rows}</sheetData></worksheet>");
    let file = xlsx_of(&[("xl/worksheets/sheet2.xml", &sheet)]);
    assert_eq!(first_name(&file), "Ivory, Rook");

    let content = format!(
        "{laughs}<a><table:table><table:table-row><table:table-cell><text:p>Name</text:p>\
         </table:table-cell></table:table-row><table:table-row><table:table-cell>\
         <text:p>Ivory&z;&file;, &#82;ook</text:p></table:table-cell></table:table-row>\
         </table:table></a>"
    );
    let file = archive(&[("content.xml", &content)]);
    assert_eq!(first_name(&file), "Ivory, Rook");
    // In an attribute it cannot be left out without changing what is said.
    let file = xlsx(&NAMES.replace("r=\"A2\"", "r=\"&z;\""));
    assert!(refusal(&file).starts_with("the workbook cannot be read"));
}

#[test]
fn levels_take_no_stack() {
    let (open, close) = ("<b>".repeat(500_000), "</b>".repeat(500_000));
    let file = xlsx(&format!("{open}{close}{NAMES}"));
    assert_eq!(first_name(&file), "Ivory, Rook");
    assert!(refusal(&xlsx(&open)).starts_with("the workbook cannot be read"));
    let cell = "<table:table-cell><text:p>Name</text:p></table:table-cell>";
    let file = ods(&format!(
        "{open}{close}<table:table-row>{cell}</table:table-row>"
    ));
    assert!(Sheet::read(&file).unwrap().header.is_some());
}

#[test]
fn places_that_do_not_exist_are_told() {
    for place in ["A0", "7", "ABCD1", "A99999999999", "A-1", "", "é1"] {
        let file = xlsx(&NAMES.replace("r=\"A2\"", &format!("r=\"{place}\"")));
        assert!(
            refusal(&file).contains("expected a place such as B7"),
            "{place}"
        );
    }
    let last = NAMES.replace("row r=\"2\"", "row r=\"4294967295\"");
    let file = xlsx(&format!("{}<row/><row/>", last.replace("r=\"A2\" ", "")));
    assert_eq!(first_name(&file), "Ivory, Rook");
    let rows = "<row><c t=\"s\"><v>7</v></c></row>";
    assert!(refusal(&xlsx(rows)).contains("refers to text 7 of 2"));
}
