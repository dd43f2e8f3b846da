//! Where the columns of a list in text stand: its first line says so.

use std::ops::Range;

use super::player::{ListDate, RatingKind, month_of_heading};

/// A column and where it stands in every line.
type Place = (Column, Range<usize>);

/// What a column tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    FideId,
    Name,
    Federation,
    Sex,
    Title,
    WomensTitle,
    OtherTitles,
    Rating(RatingKind),
    Games(RatingKind),
    K(RatingKind),
    BirthYear,
    Flag,
    /// Titles of the online arena, and whatever a later list may add.
    Unused,
}

/// The columns of a list.
#[derive(Debug)]
pub(super) struct Columns {
    pub places: Vec<Place>,
    /// How long the line of headings is.
    pub width: usize,
    /// The month of the list, if a heading tells it.
    pub date: Option<ListDate>,
}

use RatingKind::{Blitz, Rapid, Standard};

/// Headings; of two that fit the longer one is meant.
#[rustfmt::skip]
const HEADINGS: &[(&str, Column)] = &[
    ("id number", Column::FideId), ("id_number", Column::FideId),
    ("birthday", Column::BirthYear), ("country", Column::Federation),
    ("b-day", Column::BirthYear), ("games", Column::Games(Standard)), ("title", Column::Title),
    ("srtng", Column::Rating(Standard)), ("rrtng", Column::Rating(Rapid)), ("brtng", Column::Rating(Blitz)),
    ("name", Column::Name), ("titl", Column::Title), ("wtit", Column::WomensTitle),
    ("otit", Column::OtherTitles), ("born", Column::BirthYear), ("flag", Column::Flag),
    ("fed", Column::Federation), ("sex", Column::Sex), ("tit", Column::Title), ("foa", Column::Unused),
    ("sgm", Column::Games(Standard)), ("rgm", Column::Games(Rapid)), ("bgm", Column::Games(Blitz)),
    ("gms", Column::Games(Standard)),
    ("id", Column::FideId),
    ("sk", Column::K(Standard)), ("rk", Column::K(Rapid)), ("bk", Column::K(Blitz)),
    ("k", Column::K(Standard)),
];

impl Columns {
    /// The columns that a line of headings describes; `None` if it has no identity or no name.
    ///
    /// A list for one rate of play is of the kind `single`.
    pub(super) fn of(header: &str, single: RatingKind) -> Option<Columns> {
        let header = header.trim_end_matches(['\r', '\n']);
        let mut columns = Columns {
            places: Vec::new(),
            width: header.len(),
            date: None,
        };
        let (mut at, mut combined) = (0, false);
        while let Some(start) = next_heading(header, at) {
            let (column, length) = columns.heading(&header[start..]);
            if let Some((_, before)) = columns.places.last_mut() {
                before.end = start;
            }
            // Identities may stand to the left of their heading, to the right of the margin.
            let start = if columns.places.is_empty() { 0 } else { start };
            combined |= column == Column::Rating(Rapid);
            columns.places.push((column, start..usize::MAX));
            at = start.max(at) + length;
        }
        if !combined {
            columns.settle_kind(single);
        }
        let has = |wanted| columns.places.iter().any(|(column, _)| *column == wanted);
        (has(Column::FideId) && has(Column::Name)).then_some(columns)
    }

    /// What a heading means and how long it is. Old lists write headings without a blank between.
    fn heading(&mut self, text: &str) -> (Column, usize) {
        let known = HEADINGS.iter().find(|(heading, _)| {
            let start = text.get(..heading.len());
            start.is_some_and(|start| start.eq_ignore_ascii_case(heading))
        });
        let word = text.split_whitespace().next().unwrap_or(text);
        if let Some(date) = month_of_heading(word) {
            self.date = Some(date);
            return (Column::Rating(Standard), word.len());
        }
        known.map_or((Column::Unused, word.len()), |(heading, column)| {
            (*column, heading.len())
        })
    }

    fn settle_kind(&mut self, single: RatingKind) {
        for (column, _) in &mut self.places {
            match column {
                Column::Rating(kind) | Column::Games(kind) | Column::K(kind) => *kind = single,
                _ => {}
            }
        }
    }
}

fn next_heading(header: &str, at: usize) -> Option<usize> {
    let rest = header.get(at..)?;
    rest.find(|c: char| !c.is_whitespace())
        .map(|start| at + start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(header: &str) -> Vec<(Column, usize)> {
        let columns = Columns::of(header, Blitz).unwrap();
        columns
            .places
            .into_iter()
            .map(|(column, place)| (column, place.start))
            .collect()
    }

    #[test]
    fn headings_of_three_generations() {
        let old = "ID number Name                              TitlFed  Mar11 GamesBorn  Flag";
        let expected = [
            (Column::FideId, 0),
            (Column::Name, 10),
            (Column::Title, 44),
            (Column::Federation, 48),
            (Column::Rating(Blitz), 53),
            (Column::Games(Blitz), 59),
            (Column::BirthYear, 64),
            (Column::Flag, 70),
        ];
        assert_eq!(places(old), expected);
        assert_eq!(
            Columns::of(old, Standard).unwrap().date,
            ListDate::new(2011, 3)
        );

        let single = "ID Number      Name          Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag";
        let columns = Columns::of(single, Rapid).unwrap();
        assert_eq!(columns.date, ListDate::new(2026, 10));
        assert!(columns.places.contains(&(Column::K(Rapid), 76..79)));
        assert_eq!(columns.width, single.len());

        let combined = "ID Number      Name    Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
        let found = places(combined);
        assert_eq!(found[7], (Column::Rating(Standard), 56));
        assert_eq!(found[13], (Column::Rating(Blitz), 82));
        assert_eq!(found.len(), 18);
    }

    #[test]
    fn other_texts_are_no_headings() {
        for header in [
            "",
            "Name only",
            "ID Number",
            "Namen und Orte\u{301}é",
            "\u{fffd}",
        ] {
            assert!(Columns::of(header, Standard).is_none(), "{header}");
        }
    }
}
