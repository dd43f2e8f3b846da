//! Workbooks, made here from the parts that a reader looks at.

use std::io::{Cursor, Write};

use adoube_formats::read_entries;
use adoube_formats::sheet::{Sheet, SheetError};

use super::{preview, shown};

/// A zip file of these parts.
pub(crate) fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        let options = zip::write::SimpleFileOptions::default();
        archive.start_file(*name, options).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// An Excel workbook with this in its second worksheet; style 1 is a date.
pub(crate) fn xlsx(rows: &str) -> Vec<u8> {
    let sheet = format!("<worksheet><sheetData>{rows}</sheetData></worksheet>");
    xlsx_of(&[("xl/worksheets/sheet2.xml", &sheet)])
}

/// An Excel workbook with these parts in place of the usual ones, or beside them.
pub(crate) fn xlsx_of(other: &[(&str, &str)]) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006";
    let sheet = |rows: &str| {
        format!("<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>")
    };
    let relation = |id: &str, kind: &str, target: &str| {
        format!("<Relationship Id=\"{id}\" Type=\"{office}/{kind}\" Target=\"{target}\"/>")
    };
    let relations = |inner: &str| {
        format!("<Relationships xmlns=\"{package}/relationships\">{inner}</Relationships>")
    };
    let usual: &[(&str, &str)] = &[
        ("[Content_Types].xml", "<Types/>"),
        (
            "_rels/.rels",
            &relations(&relation("rId1", "officeDocument", "xl/workbook.xml")),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            &relations(
                &[
                    relation("rId1", "worksheet", "worksheets/sheet1.xml"),
                    relation("rId2", "worksheet", "worksheets/sheet2.xml"),
                    relation("rId3", "sharedStrings", "sharedStrings.xml"),
                    relation("rId4", "styles", "styles.xml"),
                ]
                .concat(),
            ),
        ),
        (
            "xl/workbook.xml",
            &format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets>\
                 <sheet name=\"Cover\" sheetId=\"1\" r:id=\"rId1\"/>\
                 <sheet name=\"Entries\" sheetId=\"2\" r:id=\"rId2\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/sharedStrings.xml",
            &format!("<sst xmlns=\"{main}\"><si><t>Name</t></si><si><t>Ivory, Rook</t></si></sst>"),
        ),
        (
            "xl/styles.xml",
            &format!(
                "<styleSheet xmlns=\"{main}\"><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/>\
                 </cellXfs></styleSheet>"
            ),
        ),
        (
            "xl/worksheets/sheet1.xml",
            &sheet("<row r=\"1\"><c r=\"A1\"><v>7</v></c></row>"),
        ),
        ("xl/worksheets/sheet2.xml", &sheet("")),
    ];
    let replaced = |name: &str| other.iter().any(|(other, _)| *other == name);
    let kept = usual.iter().filter(|(name, _)| !replaced(name));
    let parts: Vec<(&str, &str)> = kept.chain(other).copied().collect();
    archive(&parts)
}

/// An open document with this in its table.
pub(crate) fn ods(rows: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet>\
         <table:table table:name=\"Empty\"><table:table-row table:number-rows-repeated=\"1048576\">\
         <table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row></table:table>\
         <table:table table:name=\"Entries\">{rows}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    archive(&[("mimetype", "application/x"), ("content.xml", &content)])
}

const XLSX_ROWS: &str = "\
    <row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Knightfield Open</t></is></c></row>\
    <row r=\"3\"><c r=\"A3\" t=\"s\"><v>0</v></c><c r=\"B3\" t=\"inlineStr\"><is><t>FIDE ID</t></is></c>\
    <c r=\"C3\" t=\"inlineStr\"><is><t>Elo</t></is></c><c r=\"D3\" t=\"inlineStr\"><is><t>Born</t></is></c></row>\
    <row r=\"4\"><c r=\"A4\" t=\"s\"><v>1</v></c><c r=\"B4\"><v>90000001</v></c><c r=\"C4\"><v>2.1E3</v></c>\
    <c r=\"D4\" s=\"1\"><v>33010</v></c></row>\
    <row r=\"1048576\"><c r=\"A1048576\" t=\"inlineStr\"><is><t>Ebony, Bishop</t></is></c></row>";

const ODS_ROWS: &str = "\
    <table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell>\
    <table:table-cell><text:p>FIDE ID</text:p></table:table-cell>\
    <table:table-cell><text:p>Elo</text:p></table:table-cell>\
    <table:table-cell><text:p>Born</text:p></table:table-cell></table:table-row>\
    <table:table-row table:number-rows-repeated=\"2\"><table:table-cell table:number-columns-repeated=\"4\"/></table:table-row>\
    <table:table-row><table:table-cell><office:annotation><text:p>pays cash</text:p></office:annotation>\
    <text:p>Ivory,<text:s/><text:span>Rook</text:span> &amp; S<!-- -->on</text:p></table:table-cell>\
    <table:table-cell office:value-type=\"float\" office:value=\"90000001\"><text:p>9E7</text:p></table:table-cell>\
    <table:table-cell/>\
    <table:table-cell office:value-type=\"date\" office:date-value=\"1990-05-17T00:00:00\"><text:p>17.5.90</text:p></table:table-cell>\
    </table:table-row>\
    <table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>";

#[test]
fn workbooks_are_read_like_text() {
    let sheet = Sheet::read(&xlsx(XLSX_ROWS)).unwrap();
    let (_, found) = preview(&sheet, "");
    let players: Vec<String> = found.players.iter().map(shown).collect();
    assert_eq!(
        players,
        [
            "Ivory, Rook | 90000001 fide=2100 1990-05-17",
            "Ebony, Bishop |"
        ]
    );
    assert_eq!(sheet.above[0].cells, ["Knightfield Open"]);
    assert_eq!(
        sheet.rows.iter().map(|row| row.line).collect::<Vec<_>>(),
        [4, 1_048_576]
    );

    let sheet = Sheet::read(&ods(ODS_ROWS)).unwrap();
    let (_, found) = preview(&sheet, "");
    let players: Vec<String> = found.players.iter().map(shown).collect();
    assert_eq!(players, ["Ivory, Rook & Son | 90000001 1990-05-17"]);
    assert_eq!(sheet.rows[0].line, 4);

    let entries = read_entries(&xlsx(XLSX_ROWS)).unwrap();
    assert_eq!(entries.players[0].player.fide_id, Some(90000001));
}

#[test]
fn workbooks_that_are_too_large_are_refused_at_once() {
    let cell = |attributes: &str| {
        format!("<table:table-cell {attributes}><text:p>x</text:p></table:table-cell>")
    };
    let row = |attributes: &str, cells: &str| {
        format!("<table:table-row {attributes}>{cells}</table:table-row>")
    };
    let wide = row("", &cell("table:number-columns-repeated=\"4000000000\""));
    assert_eq!(Sheet::read(&ods(&wide)), Err(super::too_wide(1)));
    let tall = row("table:number-rows-repeated=\"4000000000\"", &cell(""));
    assert_eq!(Sheet::read(&ods(&tall)), Err(super::TOO_LONG));
    let long = row(
        "",
        &format!(
            "<table:table-cell><text:p>{}</text:p></table:table-cell>",
            "x".repeat(9999)
        ),
    );
    assert_eq!(
        Sheet::read(&ods(&long)),
        Err(SheetError::LongCell {
            line: 1,
            column: 1,
            most: super::MAX_CELL
        })
    );

    let far = "<row r=\"1\"><c r=\"XFD1\"><v>7</v></c></row>";
    assert_eq!(Sheet::read(&xlsx(far)), Err(super::too_wide(1)));
    let bomb = archive(&[("content.xml", &" ".repeat(200 << 20))]);
    assert!(bomb.len() < 1 << 20);
    let error = super::told(&Sheet::read(&bomb).unwrap_err());
    assert_eq!(
        error,
        "the workbook cannot be read: it unpacks to more than 128 MB"
    );
}

#[test]
fn what_is_no_workbook_is_told() {
    let error = |bytes: &[u8]| super::told(&Sheet::read(bytes).unwrap_err());
    assert!(error(b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1").contains(".xls"));
    assert!(error(&archive(&[("a.txt", "")])).contains("expected .xlsx or .ods"));
    assert!(error(&archive(&[("[Content_Types].xml", "")])).starts_with("the workbook"));
    assert!(error(&ods("<table:table-row></nothing>")).starts_with("the workbook"));
    let repeated = ods("<table:table-row table:number-rows-repeated=\"-1\"/>");
    assert!(error(&repeated).starts_with("the workbook"));
    let locked = [
        ("META-INF/manifest.xml", "<manifest:encryption-data/>"),
        ("content.xml", "\u{1}\u{2}<"),
    ];
    assert!(error(&archive(&locked)).contains("password"));
    assert_eq!(Sheet::read(&ods("")), Ok(Sheet::default()));
}
