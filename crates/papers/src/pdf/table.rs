//! Tables: how wide the columns are, and a strip for each line.

use pdf_writer::types::StructRole;

use super::set::{HAIR, Place, Setter, Strip, Style};
use super::tree::NodeId;
use crate::document::{Align, Column, Ink, Row, Table};

use super::set::MM;

/// Room left and right of what stands in a cell.
const PAD: f32 = 2.6;

/// The sizes of letters that are tried until a table fits.
const SIZES: [f32; 9] = [9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0];

/// The narrowest that a wide column becomes before smaller letters are tried, in letters.
const NARROWEST: f32 = 9.0;

/// A table with the measures that were found for it.
struct Measured<'t> {
    table: &'t Table,
    size: f32,
    widths: Vec<f32>,
}

impl Measured<'_> {
    fn total(&self) -> f32 {
        self.widths.iter().sum()
    }
}

impl Setter {
    /// A strip for each line of a table, with its head over the first of each page.
    pub(super) fn table(&mut self, table: &Table, width: f32, parent: NodeId) -> Vec<Strip> {
        let mut strips = Vec::new();
        let node = self.tree.add(parent, StructRole::Table);
        if let Some(title) = &table.title {
            let caption = self.tree.add(node, StructRole::Caption);
            let mut strip = Strip {
                with_next: true,
                ..Strip::default()
            };
            let place = Place {
                x: 0.0,
                y: 6.0,
                width,
            };
            let height = self.write(&mut strip, Some(caption), title, place, Style::bold(10.0));
            strip.height = place.y + height + 2.0;
            strips.push(strip);
        }
        let measured = self.measure(table, width);
        let heads = self.heads_of(&measured, node);
        let number = self.heads.len();
        self.heads
            .push(heads.iter().map(Strip::as_decoration).collect());
        strips.extend(heads);
        for (line, row) in table.rows.iter().enumerate() {
            let strip = self.row(&measured, row, line, node);
            strips.push(Strip {
                head: Some(number),
                ..strip
            });
        }
        strips.push(Strip::room(6.0));
        strips
    }

    /// The largest letters with which a table fits, and how wide its columns are then.
    fn measure<'t>(&mut self, table: &'t Table, width: f32) -> Measured<'t> {
        let columns = table.columns.iter().enumerate();
        // In letters: what a column wants, and the least it can do with.
        let wanted: Vec<(f32, f32)> = columns
            .map(|(place, column)| self.wants(table, place, column))
            .collect();
        let mut best = None;
        for size in SIZES {
            let pads = 2.0 * PAD * wanted.len() as f32;
            let room = |column: &Column| column.room.map_or(0.0, |room| room * MM);
            let least: f32 = table
                .columns
                .iter()
                .zip(&wanted)
                .map(|(column, (_, least))| (least * size).max(room(column)))
                .sum();
            best = Some(size);
            if least + pads <= width {
                break;
            }
        }
        let size = best.unwrap_or(SIZES[0]);
        let widths = widths(table, &wanted, size, width);
        Measured {
            table,
            size,
            widths,
        }
    }

    /// What a column wants and the least it can do with, in letters.
    fn wants(&mut self, table: &Table, place: usize, column: &Column) -> (f32, f32) {
        let (mut wanted, mut longest) = (0.0_f32, 0.0_f32);
        for row in &table.rows {
            let text = row.cells.get(place).map_or("", String::as_str);
            for line in text.split('\n') {
                wanted = wanted.max(self.shaper.width(line, row.bold));
            }
            if column.wide {
                longest = longest.max(self.shaper.longest_word(text, row.bold));
            }
        }
        let head = self.shaper.width(&column.head, true);
        // The head of a wide column, or of one that is narrow below, may go over lines.
        let head_word = self.shaper.longest_word(&column.head, true);
        let wanted = wanted.max(head_word).max(head.min(4.0));
        match column.wide {
            true => (
                wanted.max(head),
                longest
                    .max(head_word)
                    .min(wanted)
                    .max(NARROWEST.min(wanted)),
            ),
            false => (wanted, wanted),
        }
    }

    fn heads_of(&mut self, measured: &Measured<'_>, node: NodeId) -> Vec<Strip> {
        let table = measured.table;
        let mut heads = Vec::new();
        if !table.groups.is_empty() {
            heads.push(self.groups(measured, node));
        }
        if table.columns.iter().all(|column| column.head.is_empty()) {
            return heads;
        }
        let row = self.tree.add(node, StructRole::TR);
        let mut strip = Strip {
            with_next: true,
            ..Strip::default()
        };
        let (mut x, mut height) = (0.0, 0.0_f32);
        for (column, width) in table.columns.iter().zip(&measured.widths) {
            let cell = self.tree.add(row, StructRole::TH);
            let place = Place {
                x: x + PAD,
                y: 2.0,
                width: width - 2.0 * PAD,
            };
            let style = Style {
                align: column.align,
                ..Style::bold(measured.size)
            };
            height = height.max(self.write(&mut strip, Some(cell), &column.head, place, style));
            x += width;
        }
        strip.height = height + 4.0;
        let total = measured.total();
        strip.rule((0.0, strip.height), (total, strip.height), 0.9, Ink::Black);
        if table.ruled {
            strip.rule((0.0, 0.0), (total, 0.0), HAIR, Ink::Grey);
            lines_between(&mut strip, &measured.widths);
        }
        heads.push(strip);
        heads
    }

    /// Heads over several columns each.
    fn groups(&mut self, measured: &Measured<'_>, node: NodeId) -> Strip {
        let row = self.tree.add(node, StructRole::TR);
        let mut strip = Strip {
            with_next: true,
            ..Strip::default()
        };
        let (mut column, mut x) = (0, 0.0);
        for (text, span) in &measured.table.groups {
            let end = (column + span).min(measured.widths.len());
            let width: f32 = measured.widths[column..end].iter().sum();
            let cell = self.tree.add(row, StructRole::TH);
            self.tree.nodes[cell].span = *span;
            let place = Place {
                x: x + PAD,
                y: 2.0,
                width: width - 2.0 * PAD,
            };
            let style = Style {
                align: Align::Centre,
                ..Style::bold(measured.size)
            };
            let height = self.write(&mut strip, Some(cell), text, place, style) + 4.0;
            strip.height = strip.height.max(height);
            (column, x) = (end, x + width);
        }
        strip
    }

    fn row(&mut self, measured: &Measured<'_>, row: &Row, number: usize, node: NodeId) -> Strip {
        let own = self.tree.add(node, StructRole::TR);
        let mut strip = Strip::default();
        let (mut x, mut height) = (0.0, row.room.unwrap_or(0.0) * MM);
        let columns = measured.table.columns.iter().zip(&measured.widths);
        for ((column, width), text) in columns.zip(&row.cells) {
            let cell = self.tree.add(own, StructRole::TD);
            let place = Place {
                x: x + PAD,
                y: 1.6,
                width: width - 2.0 * PAD,
            };
            let style = Style {
                align: column.align,
                bold: row.bold,
                ..Style::of(measured.size)
            };
            let written = self.write(&mut strip, Some(cell), text, place, style);
            height = height.max(written + 3.2);
            x += width;
        }
        strip.height = height;
        let total = measured.total();
        match measured.table.ruled {
            true => {
                if number == 0 {
                    strip.rule((0.0, 0.0), (total, 0.0), HAIR, Ink::Grey);
                }
                strip.rule((0.0, height), (total, height), HAIR, Ink::Grey);
                lines_between(&mut strip, &measured.widths);
            }
            // Every other line is tinted, so that the eye stays on it.
            false if number % 2 == 1 => {
                let mut tinted = Strip::room(height);
                tinted.fill(0.0, 0.0, total, height, [0.945, 0.945, 0.945]);
                tinted.marks.append(&mut strip.marks);
                strip = tinted;
            }
            false => {}
        }
        strip
    }
}

impl Strip {
    /// The same as something that was read before.
    fn as_decoration(&self) -> Strip {
        let mut strip = self.clone();
        strip.marks.iter_mut().for_each(|mark| mark.node = None);
        strip
    }
}

fn lines_between(strip: &mut Strip, widths: &[f32]) {
    let mut x = 0.0;
    let height = strip.height;
    strip.rule((x, 0.0), (x, height), HAIR, Ink::Grey);
    for width in widths {
        x += width;
        strip.rule((x, 0.0), (x, height), HAIR, Ink::Grey);
    }
}

/// How wide the columns are: narrow ones as they want, wide ones what is left.
fn widths(table: &Table, wanted: &[(f32, f32)], size: f32, width: f32) -> Vec<f32> {
    let columns = || table.columns.iter().zip(wanted);
    let own = |column: &Column, wanted: f32| {
        (wanted * size).max(column.room.map_or(0.0, |room| room * MM)) + 2.0 * PAD
    };
    let narrow: f32 = columns()
        .filter(|(column, _)| !column.wide)
        .map(|(column, (wanted, _))| own(column, *wanted))
        .sum();
    let wide: f32 = columns()
        .filter(|(column, _)| column.wide)
        .map(|(column, (wanted, _))| own(column, *wanted))
        .sum();
    let left = (width - narrow).max(20.0);
    // What is more than a column could use makes a table hard to read.
    let left = if table.ruled {
        left
    } else {
        left.min(wide * 1.6)
    };
    let all = columns().map(|(column, (wanted, _))| match column.wide {
        true => own(column, *wanted) * left / wide.max(1.0),
        false => own(column, *wanted),
    });
    let all: Vec<f32> = all.collect();
    let total: f32 = all.iter().sum();
    match total > width + 0.1 {
        true => all.iter().map(|own| own * width / total).collect(),
        false => all,
    }
}
