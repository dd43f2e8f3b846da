//! Reading a table never panics, whatever the bytes, and keeps its limits.
#![no_main]

use adoube_formats::sheet::{MAX_CELL, MAX_COLUMNS, MAX_ROWS, Sheet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(sheet) = Sheet::read(bytes) {
        assert!(sheet.rows.len() <= MAX_ROWS);
        for row in sheet.header.iter().chain(&sheet.rows) {
            assert!(row.cells.len() <= MAX_COLUMNS);
            let long = |cell: &String| cell.chars().count() > MAX_CELL;
            assert!(row.unclosed || !row.cells.iter().any(long));
        }
    }
});
