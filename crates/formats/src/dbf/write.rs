//! Writing a table.

use jiff::civil::Date;

use super::{DESCRIPTION, FIELDS_END, FILE_END, Field, HEADER};

/// A table as a file, with the day on which it says it was changed. Texts are cut off where their
/// field ends and filled up with blanks; what is not ASCII becomes a question mark, so that whoever
/// wants something better says so before.
pub fn write(fields: &[Field], records: &[Vec<String>], day: Date) -> Vec<u8> {
    let data = HEADER + DESCRIPTION * fields.len() + 1;
    let length = 1 + fields
        .iter()
        .map(|field| usize::from(field.width))
        .sum::<usize>();
    let mut bytes = Vec::with_capacity(data + length * records.len() + 1);
    bytes.push(0x03);
    let year = u8::try_from(day.year() - 1900).unwrap_or_default();
    bytes.extend([year, part(day.month()), part(day.day())]);
    bytes.extend(
        u32::try_from(records.len())
            .unwrap_or(u32::MAX)
            .to_le_bytes(),
    );
    bytes.extend(u16::try_from(data).unwrap_or(u16::MAX).to_le_bytes());
    bytes.extend(u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes());
    bytes.resize(HEADER, 0);
    for field in fields {
        describe(&mut bytes, field);
    }
    bytes.push(FIELDS_END);
    for record in records {
        bytes.push(b' ');
        let mut texts = record.iter();
        for field in fields {
            cell(&mut bytes, field, texts.next().map_or("", String::as_str));
        }
    }
    bytes.push(FILE_END);
    bytes
}

fn part(number: i8) -> u8 {
    u8::try_from(number).unwrap_or(1)
}

fn describe(bytes: &mut Vec<u8>, field: &Field) {
    let start = bytes.len();
    bytes.extend(field.name.bytes().take(10));
    bytes.resize(start + 11, 0);
    bytes.push(u8::try_from(field.kind).unwrap_or(b'C'));
    bytes.resize(start + 16, 0);
    bytes.push(field.width);
    bytes.resize(start + DESCRIPTION, 0);
}

fn cell(bytes: &mut Vec<u8>, field: &Field, text: &str) {
    let end = bytes.len() + usize::from(field.width);
    let printable = |c: char| {
        let byte = u8::try_from(c).ok();
        byte.filter(|byte| (b' '..=b'~').contains(byte))
            .unwrap_or(b'?')
    };
    bytes.extend(text.chars().take(usize::from(field.width)).map(printable));
    bytes.resize(end, b' ');
}
