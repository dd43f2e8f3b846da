//! Where everybody stood after each round.

use adoube_tournament::RoundNumber;
use serde::Serialize;

use super::text::{Align, TextTable};
use super::{Column, Heading, Say, TableText, nobody, when};
use super::{History, NamedParticipant, RowOrder, who_cells, who_columns};

/// Everybody's ranks round by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceTable {
    pub after: RoundNumber,
    /// How many games have no result yet.
    pub unfinished: usize,
    /// Everybody, by the last standings.
    pub rows: Vec<PlaceRow>,
}

/// The rank of a player or team after each round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceRow {
    #[serde(flatten)]
    pub who: NamedParticipant,
    /// The rank after each round.
    pub ranks: Vec<usize>,
    /// The best of them.
    pub best: Option<usize>,
    /// The worst of them.
    pub worst: Option<usize>,
    /// After how many rounds the rank was 1, alone or shared.
    pub rounds_first: usize,
}

impl PlaceTable {
    /// The ranks of everybody.
    pub fn of(history: &History) -> PlaceTable {
        let ranked = &history.ranked;
        let row = |place: usize| {
            let ranks: Vec<usize> = history.ranks.iter().map(|round| round[place]).collect();
            PlaceRow {
                who: ranked.who(place),
                best: ranks.iter().min().copied(),
                worst: ranks.iter().max().copied(),
                rounds_first: ranks.iter().filter(|rank| **rank == 1).count(),
                ranks,
            }
        };
        let places = ranked.ordered(RowOrder::Rank).into_iter();
        PlaceTable {
            after: ranked.after(),
            unfinished: ranked.unfinished(),
            rows: places.map(row).collect(),
        }
    }

    /// The ranks for a terminal or a notice board.
    pub fn text(&self, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(Heading::Places { when }));
        if self.rows.is_empty() {
            return nobody(&heading, say);
        }
        let rounds = (1..=self.after.0).map(|round| round.to_string());
        let mut table = who_columns(TextTable::new(say))
            .columns(rounds, Align::Right)
            .labelled(Column::Best, Align::Right)
            .labelled(Column::Worst, Align::Right)
            .labelled(Column::First, Align::Right);
        for row in &self.rows {
            let mut cells: Vec<String> = who_cells(&row.who).collect();
            cells.extend(row.ranks.iter().map(usize::to_string));
            cells.push(super::text::or_blank(row.best));
            cells.push(super::text::or_blank(row.worst));
            cells.push(super::text::or_blank(
                Some(row.rounds_first).filter(|rounds| *rounds > 0),
            ));
            table.row(cells);
        }
        format!("{heading}\n\n{}", table.render())
    }
}
