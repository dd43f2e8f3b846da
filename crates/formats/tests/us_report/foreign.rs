//! Tables as others write and read them: by the description of dBASE III, sharing nothing with the program.

/// A table to be written.
pub(crate) struct Foreign {
    fields: Vec<(String, char, u8)>,
    records: Vec<Vec<String>>,
}

impl Foreign {
    pub(crate) fn of(fields: &[(&str, char, u8)]) -> Foreign {
        let named = |(name, kind, width): &(&str, char, u8)| (String::from(*name), *kind, *width);
        Foreign {
            fields: fields.iter().map(named).collect(),
            records: Vec::new(),
        }
    }

    pub(crate) fn texts(fields: &[(&str, u8)]) -> Foreign {
        let fields: Vec<(&str, char, u8)> = fields
            .iter()
            .map(|(name, width)| (*name, 'C', *width))
            .collect();
        Foreign::of(&fields)
    }

    pub(crate) fn add(&mut self, record: &[&str]) {
        assert_eq!(record.len(), self.fields.len());
        self.records
            .push(record.iter().map(|text| String::from(*text)).collect());
    }

    pub(crate) fn set(&mut self, record: usize, field: &str, text: &str) {
        let place = self
            .fields
            .iter()
            .position(|(name, ..)| name == field)
            .unwrap();
        self.records[record][place] = text.to_owned();
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let header = 32 + 32 * self.fields.len() + 1;
        let length = 1 + self
            .fields
            .iter()
            .map(|(_, _, width)| usize::from(*width))
            .sum::<usize>();
        let mut bytes = vec![3, 126, 4, 1];
        bytes.extend((self.records.len() as u32).to_le_bytes());
        bytes.extend((header as u16).to_le_bytes());
        bytes.extend((length as u16).to_le_bytes());
        bytes.extend([0; 20]);
        for (name, kind, width) in &self.fields {
            let mut one = [0; 32];
            one[..name.len()].copy_from_slice(name.as_bytes());
            one[11] = *kind as u8;
            one[16] = *width;
            bytes.extend(one);
        }
        bytes.push(13);
        for record in &self.records {
            bytes.push(32);
            for (text, (_, _, width)) in record.iter().zip(&self.fields) {
                bytes.extend(format!("{text:<0$}", usize::from(*width)).into_bytes());
            }
        }
        bytes.push(26);
        bytes
    }
}

/// The name, kind and width of a field.
pub(crate) type FieldOfTable = (String, char, u8);

/// The fields and the records of a table; every length is checked.
pub(crate) fn independent(bytes: &[u8]) -> (Vec<FieldOfTable>, Vec<Vec<String>>) {
    assert_eq!((bytes[0], bytes[bytes.len() - 1]), (3, 26));
    let count = bytes[4] as usize + 256 * bytes[5] as usize;
    let header = bytes[8] as usize + 256 * bytes[9] as usize;
    let length = bytes[10] as usize + 256 * bytes[11] as usize;
    assert_eq!(bytes[header - 1], 13);
    assert_eq!((header - 33) % 32, 0);
    assert_eq!(bytes.len(), header + count * length + 1);
    let fields = bytes[32..header - 1].chunks(32).map(|one| {
        let name = one[..11].iter().take_while(|byte| **byte != 0);
        (
            name.map(|byte| *byte as char).collect(),
            one[11] as char,
            one[16],
        )
    });
    let fields: Vec<(String, char, u8)> = fields.collect();
    let records = bytes[header..bytes.len() - 1].chunks(length).map(|record| {
        assert_eq!(record[0], b' ');
        let mut at = 1;
        let cells = fields.iter().map(|(_, _, width)| {
            let cell = &record[at..at + usize::from(*width)];
            at += usize::from(*width);
            assert!(cell.iter().all(|byte| (32..127).contains(byte)));
            String::from_utf8(cell.to_vec()).unwrap()
        });
        cells.collect()
    });
    let records = records.collect();
    (fields, records)
}
