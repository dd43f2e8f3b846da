//! Tables as ODS.

use std::io::{Cursor, Write as _};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::{CellValue, cell_value, names};
use crate::Document;
use crate::document::Table;
use crate::html::escaped;

const KIND: &str = "application/vnd.oasis.opendocument.spreadsheet";

/// The tables of a paper as ODS, a sheet each.
///
/// # Errors
///
/// If the archive cannot be written.
pub fn ods(paper: &Document) -> Result<Vec<u8>, ZipError> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    // The kind comes first and is not packed, so that it can be told from the first bytes.
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    archive.start_file("mimetype", plain)?;
    archive.write_all(KIND.as_bytes())?;
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    archive.start_file("META-INF/manifest.xml", packed)?;
    archive.write_all(manifest().as_bytes())?;
    archive.start_file("content.xml", packed)?;
    archive.write_all(content(paper).as_bytes())?;
    Ok(archive.finish()?.into_inner())
}

fn manifest() -> String {
    let space = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0";
    let entry = |path: &str, kind: &str| {
        format!(
            "<manifest:file-entry manifest:full-path=\"{path}\" manifest:media-type=\"{kind}\"/>"
        )
    };
    let (whole, inner) = (entry("/", KIND), entry("content.xml", "text/xml"));
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><manifest:manifest xmlns:manifest=\"{space}\" manifest:version=\"1.2\">{whole}{inner}</manifest:manifest>"
    )
}

fn content(paper: &Document) -> String {
    let space =
        |name: &str| format!(" xmlns:{name}=\"urn:oasis:names:tc:opendocument:xmlns:{name}:1.0\"");
    let spaces: String = ["office", "table", "text", "style"].map(space).concat();
    let fo = "xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\"";
    let bold = "<office:automatic-styles><style:style style:name=\"head\" style:family=\"table-cell\"><style:text-properties fo:font-weight=\"bold\"/></style:style></office:automatic-styles>";
    let tables = paper
        .tables()
        .zip(names(paper))
        .map(|(one, name)| table(one, &name));
    let tables: String = tables.collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content{spaces} {fo} office:version=\"1.2\">{bold}<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body></office:document-content>"
    )
}

fn table(table: &Table, name: &str) -> String {
    let text = |text: &str, style: &str| {
        let text = escaped(text);
        format!(
            "<table:table-cell{style} office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let heads = table
        .columns
        .iter()
        .map(|column| text(&column.head, " table:style-name=\"head\""));
    let mut rows = format!(
        "<table:table-row>{}</table:table-row>",
        heads.collect::<String>()
    );
    for row in &table.rows {
        let cells = table.columns.iter().zip(&row.cells).map(|(column, cell)| match cell_value(column, cell) {
            CellValue::Number(number) => {
                let cell = escaped(cell);
                format!("<table:table-cell office:value-type=\"float\" office:value=\"{number}\"><text:p>{cell}</text:p></table:table-cell>")
            }
            CellValue::Text("") => "<table:table-cell/>".to_owned(),
            CellValue::Text(cell) => text(cell, ""),
        });
        rows += &format!(
            "<table:table-row>{}</table:table-row>",
            cells.collect::<String>()
        );
    }
    let columns = table.columns.len().max(1);
    let name = escaped(name);
    format!(
        "<table:table table:name=\"{name}\"><table:table-column table:number-columns-repeated=\"{columns}\"/>{rows}</table:table>"
    )
}
