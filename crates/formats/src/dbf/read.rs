//! Reading a table record by record.

use std::io::{ErrorKind, Read};

use super::{DESCRIPTION, DbfError, FIELDS_END, Field, HEADER, begins_table};
use crate::decode;

/// The records of a table, those that are deleted left out.
pub struct Reader<R> {
    source: R,
    fields: Vec<Field>,
    /// Month and day do not matter to anybody; the year and the month are those of the list.
    changed: (u16, u8),
    records: u32,
    read: u32,
    buffer: Vec<u8>,
    ended: bool,
}

impl<R: Read> Reader<R> {
    /// Reads the header and the descriptions of the fields.
    ///
    /// # Errors
    ///
    /// [`DbfError`] if this is no table or its header is damaged.
    pub fn new(mut source: R) -> Result<Reader<R>, DbfError> {
        let mut header = [0; HEADER];
        fill(&mut source, &mut header, || DbfError::NotATable)?;
        if !begins_table(header[0]) {
            return Err(DbfError::NotATable);
        }
        let short =
            |place: usize| usize::from(u16::from_le_bytes([header[place], header[place + 1]]));
        let (data, length) = (short(8), short(10));
        let records = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
        let rest = data.checked_sub(HEADER).ok_or(DbfError::Lengths)?;
        let mut descriptions = vec![0; rest];
        fill(&mut source, &mut descriptions, || DbfError::HeaderEnds)?;
        let fields = described(&descriptions)?;
        let widths: usize = fields.iter().map(|field| usize::from(field.width)).sum();
        if fields.is_empty() || length != widths + 1 {
            return Err(DbfError::Lengths);
        }
        Ok(Reader {
            source,
            fields,
            changed: (year(header[1]), header[2]),
            records,
            read: 0,
            buffer: vec![0; length],
            ended: false,
        })
    }

    /// The fields in their order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The place of a field, by its name without regard to case.
    pub fn place_of(&self, name: &str) -> Option<usize> {
        let mut fields = self.fields.iter();
        fields.position(|field| field.name.eq_ignore_ascii_case(name))
    }

    /// The year and the month in which the table was last changed.
    pub fn changed(&self) -> (u16, u8) {
        self.changed
    }

    fn record(&mut self) -> Result<Option<(u32, Vec<String>)>, DbfError> {
        while self.read < self.records {
            self.read += 1;
            let (record, of) = (self.read, self.records);
            fill(&mut self.source, &mut self.buffer, || {
                DbfError::RecordMissing { record, of }
            })?;
            if self.buffer[0] != b'*' {
                return Ok(Some((record, self.cells())));
            }
        }
        Ok(None)
    }

    fn cells(&self) -> Vec<String> {
        let mut start = 1;
        let cell = |field: &Field| {
            let end = start + usize::from(field.width);
            let bytes = &self.buffer[start..end];
            start = end;
            // Some programs fill up with zeros.
            let text = decode(bytes);
            text.trim_matches(|c: char| c.is_whitespace() || c == '\0')
                .to_owned()
        };
        self.fields.iter().map(cell).collect()
    }
}

/// The number of each record, from 1 with the deleted ones counted, and its texts without blanks at
/// their ends.
impl<R: Read> Iterator for Reader<R> {
    type Item = Result<(u32, Vec<String>), DbfError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.record().transpose();
        self.ended = !matches!(next, Some(Ok(_)));
        next
    }
}

/// The years from 1900, of which some programs write the last two digits only.
fn year(byte: u8) -> u16 {
    match byte {
        0..80 => 2000 + u16::from(byte),
        _ => 1900 + u16::from(byte),
    }
}

fn described(bytes: &[u8]) -> Result<Vec<Field>, DbfError> {
    let mut fields = Vec::new();
    let mut rest = bytes;
    loop {
        match rest.first() {
            None => return Err(DbfError::Lengths),
            Some(&FIELDS_END) => return Ok(fields),
            Some(_) => {}
        }
        let (one, more) = rest
            .split_at_checked(DESCRIPTION)
            .ok_or(DbfError::Lengths)?;
        rest = more;
        let name = one[..11]
            .split(|byte| *byte == 0)
            .next()
            .unwrap_or_default();
        fields.push(Field {
            name: decode(name).trim().to_owned(),
            kind: char::from(one[11]),
            width: one[16],
        });
    }
}

fn fill(
    source: &mut impl Read,
    bytes: &mut [u8],
    ends: impl Fn() -> DbfError,
) -> Result<(), DbfError> {
    source
        .read_exact(bytes)
        .map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => ends(),
            _ => DbfError::Read {
                error: error.to_string(),
            },
        })
}
