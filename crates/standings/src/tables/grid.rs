//! Everybody against everybody: the cross table of a round robin, and the match grid of teams.

use std::collections::HashMap;

use adoube_tournament::{Outcome, Points, RoundNumber};
use serde::Serialize;

use super::text::{Align, TextTable, halves, or_blank};
use super::{Column, Heading, Say, TableText, nobody, when};
use super::{
    NamedParticipant, Ranked, RowOrder, legend, outcome_mark, score_heading, value_text, who_cells,
    who_columns,
};
use crate::field::Score;
use crate::{TieBreak, Value};

/// The grid of a round robin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grid {
    pub after: RoundNumber,
    /// The order of rows and columns.
    pub order: RowOrder,
    /// How many games, or matches, have no result yet.
    pub unfinished: usize,
    /// The tie-breaks, in the order of the values.
    pub tie_breaks: Vec<TieBreak>,
    /// One for each player, or team.
    pub rows: Vec<GridRow>,
    #[serde(skip)]
    team_scores: Option<[Score; 2]>,
}

/// A row of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GridRow {
    /// What the column that stands for this row is called: its line or its pairing number.
    pub label: String,
    /// The number of the line in the standings.
    pub line: usize,
    /// The rank; those who are level share it.
    pub rank: usize,
    #[serde(flatten)]
    pub who: NamedParticipant,
    /// The results against each row, in the order of the rounds; nothing against oneself.
    pub cells: Vec<Vec<GridResult>>,
    /// Points that no cell shows: byes, penalties and bonuses.
    pub besides: Points,
    /// The points that rank.
    pub points: Points,
    /// A team's points in the other score.
    pub other_points: Option<Points>,
    /// The values of the tie-breaks; nothing where one is not defined.
    pub values: Vec<Option<Value>>,
}

/// A result in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GridResult {
    pub round: RoundNumber,
    pub outcome: Outcome,
    /// The points in the score that ranks, without penalties and bonuses.
    pub points: Points,
    /// A team's game points.
    pub game_points: Option<Points>,
}

/// A grid has a cell for every two, and so many do not fit on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TooManyForAGrid {
    pub rows: usize,
    /// The most there can be.
    pub limit: usize,
}

impl Grid {
    /// The most rows a grid can have.
    pub const LIMIT: usize = 150;

    /// The grid in an order.
    ///
    /// # Errors
    ///
    /// [`TooManyForAGrid`] if it would be wider than anybody reads.
    pub fn of(ranked: &Ranked, order: RowOrder) -> Result<Grid, TooManyForAGrid> {
        let places = ranked.ordered(order);
        if places.len() > Grid::LIMIT {
            let (rows, limit) = (places.len(), Grid::LIMIT);
            return Err(TooManyForAGrid { rows, limit });
        }
        let rows: HashMap<usize, usize> = places.iter().copied().zip(0..).collect();
        let team_scores = ranked.field.is_for_teams().then(|| ranked.team_scores());
        let row = |place: &usize| row(ranked, *place, order, &rows, team_scores);
        Ok(Grid {
            after: ranked.after(),
            order,
            unfinished: ranked.unfinished(),
            tie_breaks: ranked.tie_breaks.clone(),
            rows: places.iter().map(row).collect(),
            team_scores,
        })
    }

    /// The grid for a terminal or a notice board, with `***` where nobody can play. Players have
    /// results in the cells, teams their game points.
    pub fn text(&self, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(Heading::Grid { when }));
        if self.rows.is_empty() {
            return nobody(&heading, say);
        }
        let mut table = self.headings(say);
        for (place, row) in self.rows.iter().enumerate() {
            let mut cells = vec![self.order.shown_rank(row.line, row.rank).to_string()];
            cells.extend(who_cells(&row.who));
            cells.extend(row.cells.iter().enumerate().map(|(column, cell)| {
                match column == place {
                    true => "***".to_owned(),
                    false => cell_text(cell),
                }
            }));
            let besides = Some(row.besides).filter(|points| *points != Points::ZERO);
            cells.push(or_blank(besides));
            cells.push(row.points.to_string());
            cells.push(or_blank(row.other_points));
            cells.extend(row.values.iter().map(|value| value_text(*value)));
            table.row(cells);
        }
        let cells = self.rows.iter().flat_map(|row| row.cells.iter().flatten());
        let legend = legend(cells.map(|result| result.outcome), say);
        format!("{heading}\n\n{}{legend}", table.render())
    }

    fn headings<'a>(&self, say: Say<'a>) -> TextTable<'a> {
        let points = || say(&TableText::Column(Column::Points));
        let [points, other] = self.team_scores.map_or_else(
            || [points(), String::new()],
            |scores| scores.map(|score| score_heading(score).to_owned()),
        );
        who_columns(TextTable::new(say).labelled(Column::Rank, Align::Right))
            .columns(
                self.rows.iter().map(|row| row.label.as_str()),
                Align::Centre,
            )
            .column("±", Align::Decimal)
            .optional()
            .column(points, Align::Decimal)
            .column(other, Align::Decimal)
            .optional()
            .columns(self.tie_breaks.iter().map(TieBreak::code), Align::Decimal)
    }
}

fn row(
    ranked: &Ranked,
    place: usize,
    order: RowOrder,
    rows: &HashMap<usize, usize>,
    team_scores: Option<[Score; 2]>,
) -> GridRow {
    let field = &ranked.field;
    let line = ranked.line(place);
    let who = ranked.who(place);
    let mut cells = vec![Vec::new(); rows.len()];
    let mut shown = Points::ZERO;
    for (round, cell) in field.card(place).iter().enumerate() {
        let Some(column) = cell.opponent.and_then(|opponent| rows.get(&opponent)) else {
            continue;
        };
        let points = match team_scores {
            Some([score, _]) => cell.points(score),
            None => ranked.tournament.point_system().points(cell.outcome),
        };
        shown += points;
        cells[*column].push(GridResult {
            round: RoundNumber::at_place(round),
            outcome: cell.outcome,
            points,
            game_points: team_scores.map(|_| cell.points(Score::Game)),
        });
    }
    let line_number = ranked.line_number(place);
    GridRow {
        label: match order {
            RowOrder::Rank => line_number.to_string(),
            RowOrder::Number => who.number.to_string(),
        },
        line: line_number,
        rank: line.rank,
        who,
        cells,
        besides: line.points - shown,
        points: line.points,
        other_points: team_scores.map(|[_, other]| field.score(place, other)),
        values: line.values.clone(),
    }
}

/// `1 ½`; for teams `2½`.
fn cell_text(results: &[GridResult]) -> String {
    let text = |result: &GridResult| match result.game_points {
        Some(points) if result.outcome.is_played() => match result.outcome.is_final() {
            true => halves(points),
            false => halves(points) + "*",
        },
        _ => outcome_mark(result.outcome),
    };
    let texts: Vec<String> = results.iter().map(text).collect();
    texts.join(" ")
}
