//! The tournament board of the arbiters' manual: all that is needed to pair by hand.

use adoube_tournament::{Colour, Float, Outcome};

use super::text::{Align, NAME, TextTable};
use super::{Column, Heading, Say, TableText, nobody, when};
use super::{CrossTable, RoundCell, RowOrder, outcome_mark};

impl CrossTable {
    /// The table as a tournament board: opponent, colour, float and result in a cell, and the
    /// score after the round beside it. Forfeits are `+000` and `-000`, byes `PAB`, `HPB`, `ZPB`.
    pub fn board_text(&self, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(Heading::TournamentBoard { when }));
        if self.rows.is_empty() {
            return nobody(&heading, say);
        }
        let mut table = TextTable::new(say)
            .labelled(Column::Player, Align::Left)
            .at_most(NAME)
            .labelled(Column::Number, Align::Right);
        for round in 1..=self.after.0 {
            table = table
                .column(round.to_string(), Align::Right)
                .labelled(Column::Points, Align::Decimal);
        }
        for row in &self.rows {
            let mut cells = vec![row.who.name.clone(), row.who.number.to_string()];
            for cell in &row.rounds {
                cells.push(pair(cell));
                cells.push(cell.total.to_string());
            }
            table.row(cells);
        }
        format!("{heading}\n\n{}", table.render())
    }
}

/// `11B^=`, `PABv`.
fn pair(cell: &RoundCell) -> String {
    let float = float_mark(cell.float);
    match (cell.outcome, cell.opponent) {
        (Outcome::ForfeitWin, _) => format!("+000{float}"),
        (Outcome::ForfeitLoss, _) => format!("-000{float}"),
        (outcome, None) => outcome_mark(outcome) + float,
        (outcome, Some(opponent)) => {
            let colour = match cell.colour {
                Some(Colour::White) => "W",
                Some(Colour::Black) => "B",
                None => "",
            };
            let number = opponent.named_by(RowOrder::Number);
            format!("{number}{colour}{float}{}", result_mark(outcome))
        }
    }
}

/// The arrows of the manual in plain letters.
pub(super) fn float_mark(float: Option<Float>) -> &'static str {
    match float {
        Some(Float::Down) => "v",
        Some(Float::Up) => "^",
        None => "",
    }
}

fn result_mark(outcome: Outcome) -> char {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => '+',
        Outcome::Draw | Outcome::UnratedDraw => '=',
        Outcome::Loss | Outcome::UnratedLoss => '-',
        other => other.code(),
    }
}
