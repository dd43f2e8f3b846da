//! The wall chart of US Chess: everybody by number, with the score after each round.

use adoube_tournament::{Colour, Outcome};

use super::text::{Align, NAME, TextTable, or_blank};
use super::{CrossRow, CrossTable, Opponent, RoundCell, RowOrder, after_round, missing};

/// How a wall chart is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WallStyle {
    /// As in Figure 4 of rule 28O: colour, opponent and score after the round in one line. The
    /// score of a round without a game is in brackets, the printed form of a circle (28P).
    Figure,
    /// With a letter for the result: `W` won, `L` lost, `D` drawn; `X` and `F` won and lost by
    /// forfeit (22A); `B`, `H` and `U` full-point bye, half-point bye, round without points. Then
    /// opponent and colour, and the score beneath.
    Letters,
}

impl CrossTable {
    /// The table as a wall chart. It is usually made in the order of the numbers; the opponents
    /// are named by their numbers in any case.
    pub fn wall_text(&self, style: WallStyle) -> String {
        let heading = format!(
            "Wall chart {}",
            after_round(self.after) + &missing(self.unfinished)
        );
        if self.rows.is_empty() {
            return format!("{heading}\n\nNobody.\n");
        }
        let rounds = (1..=self.after.0).map(|round| format!("Rd {round}"));
        let mut table = TextTable::new()
            .column("#", Align::Right)
            .column("Name", Align::Left)
            .at_most(NAME)
            .column("Rtng", Align::Right)
            .optional()
            .column("ID", Align::Left)
            .optional()
            .columns(rounds, Align::Left);
        let widths = Widths::of(self);
        for row in &self.rows {
            match style {
                WallStyle::Figure => table.row(line(row, true, |cell| figure(cell, widths))),
                WallStyle::Letters => {
                    table.row(line(row, true, |cell| letters(cell, widths)));
                    if !row.rounds.is_empty() {
                        table.row(line(row, false, beneath));
                    }
                }
            }
        }
        format!("{heading}\n\n{}{}", table.render(), self.note(style))
    }

    fn note(&self, style: WallStyle) -> String {
        let cells = self.rows.iter().flat_map(|row| &row.rounds);
        let unplayed: Vec<Outcome> = cells
            .map(|cell| cell.outcome)
            .filter(|outcome| !outcome.is_played())
            .collect();
        let marks = match style {
            _ if unplayed.is_empty() => String::new(),
            WallStyle::Figure => "(1) the score of a round that was not played".to_owned(),
            WallStyle::Letters => {
                let mut marks: Vec<&str> = unplayed.iter().map(|one| unplayed_mark(*one)).collect();
                marks.sort_unstable();
                marks.dedup();
                marks.join(", ")
            }
        };
        match marks.is_empty() {
            true => marks,
            false => format!("\n{marks}\n"),
        }
    }
}

fn unplayed_mark(outcome: Outcome) -> &'static str {
    match letter(outcome) {
        'X' => "X won by forfeit",
        'F' => "F lost by forfeit",
        'B' => "B full-point bye",
        'H' => "H half-point bye",
        _ => "U not played",
    }
}

/// The figures of the widest number and score, so that the parts of a cell line up.
#[derive(Clone, Copy)]
struct Widths {
    number: usize,
}

impl Widths {
    fn of(table: &CrossTable) -> Widths {
        let numbers = table.rows.iter().map(|row| row.who.number);
        let widest = numbers.max().unwrap_or(0);
        Widths {
            number: widest.to_string().len(),
        }
    }
}

fn line(row: &CrossRow, first: bool, text: impl Fn(&RoundCell) -> String) -> Vec<String> {
    let mut cells = if first {
        vec![
            row.who.number.to_string(),
            row.who.name.clone(),
            row.who
                .rating
                .map_or_else(|| "unr.".to_owned(), |rating| rating.to_string()),
            or_blank(row.national_id.as_ref()),
        ]
    } else {
        vec![String::new(); 4]
    };
    cells.extend(row.rounds.iter().map(text));
    cells
}

/// `B 5 1`.
fn figure(cell: &RoundCell, widths: Widths) -> String {
    let number = number(cell.opponent, widths);
    let colour = match cell.colour {
        Some(Colour::White) => 'W',
        Some(Colour::Black) => 'B',
        None => '-',
    };
    let total = cell.total.to_string();
    let score = match cell.outcome {
        outcome if !outcome.is_final() => "*".to_owned(),
        outcome if !outcome.is_played() => format!("({total})"),
        _ => total,
    };
    format!("{colour} {number} {score}")
}

/// `W 5 b`.
fn letters(cell: &RoundCell, widths: Widths) -> String {
    let number = number(cell.opponent, widths);
    let colour = cell.colour.map_or(' ', Colour::letter);
    format!("{} {number} {colour}", letter(cell.outcome))
        .trim_end()
        .to_owned()
}

fn beneath(cell: &RoundCell) -> String {
    match cell.outcome.is_final() {
        true => cell.total.to_string(),
        false => "–".to_owned(),
    }
}

fn number(opponent: Option<Opponent>, widths: Widths) -> String {
    let width = widths.number;
    match opponent {
        Some(opponent) => format!("{:>width$}", opponent.named_by(RowOrder::Number)),
        None => "-".repeat(width),
    }
}

fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => 'W',
        Outcome::Draw | Outcome::UnratedDraw => 'D',
        Outcome::Loss | Outcome::UnratedLoss => 'L',
        Outcome::ForfeitWin => 'X',
        Outcome::ForfeitLoss => 'F',
        Outcome::PairingAllocatedBye | Outcome::FullPointBye => 'B',
        Outcome::HalfPointBye => 'H',
        Outcome::ZeroPointBye | Outcome::NotPaired => 'U',
        Outcome::Pending | Outcome::Adjourned => '*',
    }
}
