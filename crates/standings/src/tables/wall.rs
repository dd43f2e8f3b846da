//! The wall chart of US Chess: everybody by number, with the score after each round.

use adoube_tournament::{Colour, Outcome};

use super::text::{Align, NAME, TextTable, or_blank};
use super::{Column, Heading, Say, TableLine, TableText, nobody, when};
use super::{CrossRow, CrossTable, Opponent, RoundCell, RowOrder};

/// The rating of who has never played a rated event, in every language (US 28D6).
const NEW: &str = "NEW";

/// A bye with points, likewise.
const BYE: &str = "bye";

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
    pub fn wall_text(&self, style: WallStyle, say: Say<'_>) -> String {
        let when = when(self.after, self.unfinished);
        let heading = say(&TableText::Heading(Heading::WallChart { when }));
        if self.rows.is_empty() {
            return nobody(&heading, say);
        }
        let label = |round| say(&TableText::Column(Column::NumberedRound { round }));
        let rounds = (1..=self.after.0).map(label);
        let mut table = TextTable::new(say)
            .column("#", Align::Right)
            .labelled(Column::Name, Align::Left)
            .at_most(NAME)
            .labelled(Column::WallRating, Align::Right)
            .optional()
            .labelled(Column::Id, Align::Left)
            .optional()
            .columns(rounds, Align::Left);
        let widths = Widths::of(self);
        for row in &self.rows {
            match style {
                WallStyle::Figure => table.row(line(row, Some(say), |cell| figure(cell, widths))),
                WallStyle::Letters => {
                    table.row(line(row, Some(say), |cell| letters(cell, widths)));
                    if !row.rounds.is_empty() {
                        table.row(line(row, None, beneath));
                    }
                }
            }
        }
        format!("{heading}\n\n{}{}", table.render(), self.note(style, say))
    }

    fn note(&self, style: WallStyle, say: Say<'_>) -> String {
        let cells = self.rows.iter().flat_map(|row| &row.rounds);
        let unplayed: Vec<Outcome> = cells
            .map(|cell| cell.outcome)
            .filter(|outcome| !outcome.is_played())
            .collect();
        let marks = match style {
            _ if unplayed.is_empty() => String::new(),
            WallStyle::Figure => say(&TableText::Line(TableLine::Unplayed)),
            WallStyle::Letters => {
                let mut letters: Vec<char> = unplayed.iter().map(|one| letter(*one)).collect();
                letters.sort_unstable();
                letters.dedup();
                let mark = |letter: &char| say(&TableText::Line(unplayed_mark(*letter)));
                let marks: Vec<String> = letters.iter().map(mark).collect();
                marks.join(", ")
            }
        };
        match marks.is_empty() {
            true => marks,
            false => format!("\n{marks}\n"),
        }
    }
}

impl RoundCell {
    /// The letter of the result on a wall chart; see [`WallStyle::Letters`].
    pub fn letter(&self) -> char {
        letter(self.outcome)
    }
}

fn unplayed_mark(letter: char) -> TableLine<'static> {
    match letter {
        'X' => TableLine::WonByForfeit,
        'F' => TableLine::LostByForfeit,
        'B' => TableLine::FullPointBye,
        'H' => TableLine::HalfPointBye,
        _ => TableLine::NotPlayed,
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

fn line(
    row: &CrossRow,
    first: Option<Say<'_>>,
    text: impl Fn(&RoundCell) -> String,
) -> Vec<String> {
    let mut cells = if let Some(say) = first {
        let unrated = || match row.is_new {
            true => NEW.to_owned(),
            false => say(&TableText::Line(TableLine::UnratedShort)),
        };
        vec![
            row.who.number.to_string(),
            row.who.name.clone(),
            row.who
                .rating
                .map_or_else(unrated, |rating| rating.to_string()),
            or_blank(row.national_id.as_ref()),
        ]
    } else {
        vec![String::new(); 4]
    };
    cells.extend(row.rounds.iter().map(text));
    cells
}

/// `B 5 1`; `bye (1)` for who has one (28L1).
fn figure(cell: &RoundCell, widths: Widths) -> String {
    if matches!(letter(cell.outcome), 'B' | 'H') {
        let width = 2 + widths.number;
        return format!("{BYE:<width$} ({})", cell.total);
    }
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
