//! The table round by round: whom everybody met, with which colour and result.

use adoube_tournament::{Colour, Float, Outcome, Points, RoundNumber, UnplayedFloat};
use serde::{Serialize, Serializer};

use super::text::{Align, TextTable, halves};
use super::{Column, Heading, Say, TableText, nobody, when};
use super::{
    NamedParticipant, Ranked, legend, outcome_mark, running, value_text, who_cells, who_columns,
};
use crate::field::{Cell, Score};
use crate::{TieBreak, Value};

/// The order of the rows of a table, and how it names opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RowOrder {
    Rank,
    /// By the pairing numbers.
    Number,
}

/// Everybody round by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrossTable {
    pub after: RoundNumber,
    /// The order of the rows.
    pub order: RowOrder,
    /// How many games have no result yet.
    pub unfinished: usize,
    /// The tie-breaks, in the order of the values.
    pub tie_breaks: Vec<TieBreak>,
    /// One for each player, or team.
    pub rows: Vec<CrossRow>,
}

/// A player or team with one cell for each round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrossRow {
    /// The number of the line in the standings. Those who are level follow each other by their
    /// pairing numbers, so that the number says who is meant.
    pub line: usize,
    /// The rank; those who are level share it.
    pub rank: usize,
    #[serde(flatten)]
    pub who: NamedParticipant,
    /// The identity in the national federation, for the wall chart.
    pub national_id: Option<String>,
    /// Has never played a rated event, for the wall chart; see [`CrossTable::with_new`].
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_new: bool,
    pub rounds: Vec<RoundCell>,
    /// The points that rank.
    pub points: Points,
    /// The values of the tie-breaks; nothing where one is not defined.
    pub values: Vec<Option<Value>>,
}

/// What a round was to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundCell {
    /// Whom they were paired with, whether or not the game was played.
    pub opponent: Option<Opponent>,
    /// The colour they were given; in a team match that of board 1.
    pub colour: Option<Colour>,
    pub outcome: Outcome,
    /// The points of the round, penalties and bonuses included; match points for a team.
    pub points: Points,
    /// A team's game points.
    pub game_points: Option<Points>,
    /// The points after the round.
    pub total: Points,
    /// The float, if it was asked for.
    #[serde(serialize_with = "serialize_float")]
    pub float: Option<Float>,
}

/// An opponent, as the two orders name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Opponent {
    #[serde(rename = "tpn")]
    pub number: u32,
    /// The number of the line in the standings.
    pub line: usize,
}

impl Opponent {
    /// The number under which this order names the opponent.
    pub fn named_by(&self, order: RowOrder) -> String {
        match order {
            RowOrder::Rank => self.line.to_string(),
            RowOrder::Number => self.number.to_string(),
        }
    }
}

pub(super) fn serialize_float<S: Serializer>(
    float: &Option<Float>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match float {
        Some(Float::Down) => serializer.serialize_some("down"),
        Some(Float::Up) => serializer.serialize_some("up"),
        None => serializer.serialize_none(),
    }
}

impl RowOrder {
    /// The line where opponents are named by it, or else the rank, which those who are level
    /// share.
    pub(super) fn shown_rank(self, line: usize, rank: usize) -> usize {
        match self {
            RowOrder::Rank => line,
            RowOrder::Number => rank,
        }
    }
}

impl CrossTable {
    /// Notes who has never played a rated event, by pairing number; results do not tell it.
    #[must_use]
    pub fn with_new(mut self, is_new: impl Fn(u32) -> bool) -> CrossTable {
        for row in &mut self.rows {
            row.is_new = is_new(row.who.number);
        }
        self
    }

    /// The table in an order.
    pub fn of(ranked: &Ranked, order: RowOrder) -> CrossTable {
        let places = ranked.ordered(order).into_iter();
        CrossTable {
            after: ranked.after(),
            order,
            unfinished: ranked.unfinished(),
            tie_breaks: ranked.tie_breaks.clone(),
            rows: places.map(|place| row(ranked, place)).collect(),
        }
    }

    /// The same with the players' floats, by the edition's rule for rounds without a game.
    #[must_use]
    pub fn with_floats(mut self, ranked: &Ranked, unplayed: UnplayedFloat) -> CrossTable {
        let places = ranked.ordered(self.order);
        for (row, place) in self.rows.iter_mut().zip(places) {
            let Some(entrant) = ranked.entrant(place) else {
                continue;
            };
            for (cell, round) in row.rounds.iter_mut().zip(1..) {
                let round = RoundNumber(round);
                cell.float = ranked.tournament.float(entrant.id, round, unplayed);
            }
        }
        self
    }

    /// The cross table of a Swiss: `30b1` is a win with Black against 30, which is a line of this
    /// table or a pairing number, by the order.
    pub fn text(&self, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(match self.order {
            RowOrder::Rank => Heading::CrossByRank { when },
            RowOrder::Number => Heading::CrossByNumber { when },
        }));
        if self.rows.is_empty() {
            return nobody(&heading, say);
        }
        let rounds = self.rows.iter().map(|row| row.rounds.len()).max();
        let rounds = (1..=rounds.unwrap_or(0)).map(|round| round.to_string());
        let mut table = who_columns(TextTable::new(say).labelled(Column::Rank, Align::Right))
            .columns(rounds, Align::Right)
            .labelled(Column::Points, Align::Decimal)
            .columns(self.tie_breaks.iter().map(TieBreak::code), Align::Decimal);
        for row in &self.rows {
            let mut cells = vec![self.order.shown_rank(row.line, row.rank).to_string()];
            cells.extend(who_cells(&row.who));
            let rounds = row.rounds.iter();
            cells.extend(rounds.map(|cell| cell_text(cell, self.order)));
            cells.push(row.points.to_string());
            cells.extend(row.values.iter().map(|value| value_text(*value)));
            table.row(cells);
        }
        format!("{heading}\n\n{}{}", table.render(), self.legend(say))
    }

    fn legend(&self, say: Say<'_>) -> String {
        let cells = self.rows.iter().flat_map(|row| &row.rounds);
        legend(cells.map(|cell| cell.outcome), say)
    }
}

fn row(ranked: &Ranked, place: usize) -> CrossRow {
    let line = ranked.line(place);
    let field = &ranked.field;
    let card = field.card(place);
    let rounds = card.iter().zip(running(card));
    let player = ranked.entrant(place).map(|entrant| &entrant.player);
    CrossRow {
        line: ranked.line_number(place),
        rank: line.rank,
        who: ranked.who(place),
        national_id: player.and_then(|player| player.national_id.clone()),
        is_new: false,
        rounds: rounds
            .map(|(cell, total)| round_cell(ranked, cell, total))
            .collect(),
        points: line.points,
        values: line.values.clone(),
    }
}

fn round_cell(ranked: &Ranked, cell: &Cell, total: Points) -> RoundCell {
    let field = &ranked.field;
    RoundCell {
        opponent: cell.opponent.map(|place| Opponent {
            number: field.participants()[place].number,
            line: ranked.line_number(place),
        }),
        colour: cell.colour,
        outcome: cell.outcome,
        points: cell.points(Score::Match),
        game_points: field.is_for_teams().then(|| cell.points(Score::Game)),
        total,
        float: None,
    }
}

/// `30b1`, `PAB`; for teams `3w2½`.
fn cell_text(cell: &RoundCell, order: RowOrder) -> String {
    let Some(opponent) = cell.opponent else {
        return outcome_mark(cell.outcome);
    };
    let result = match cell.game_points {
        Some(points) if cell.outcome.is_played() => match cell.outcome.is_final() {
            true => halves(points),
            false => halves(points) + "*",
        },
        _ => outcome_mark(cell.outcome),
    };
    let colour = cell.colour.map_or('-', Colour::letter);
    format!("{}{colour}{result}", opponent.named_by(order))
}
