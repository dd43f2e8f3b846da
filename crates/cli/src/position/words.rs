//! Who can still mate, in words.

use adoube_laws::Colour;
use adoube_laws::colour::turn;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Chess, Move, Position};
use adoube_laws::topics;
use adoube_laws::unwinnable::{Answer, dead};
use adoube_rulebook::{Edition, WinOnTime};

use super::mating::Answers;
use crate::texts::say;

/// So wide are the lines.
const WIDTH: usize = 80;

/// An example of so many half-moves is shown as a whole.
const LONG: usize = 80;

/// So many half-moves are shown of a longer one.
const BEGINNING: usize = 20;

/// Who can still mate, why not, and what follows from that.
pub(super) fn who_can_mate(position: &Chess, answers: &Answers, edition: &Edition) -> String {
    let mut text = String::new();
    for (side, answer) in answers.zip() {
        text += &wrapped(&sentence(position, side, answer));
    }
    if dead(answers) == Some(true) {
        let article = edition.cite(topics::DEAD_POSITION);
        return text + &say!("position-dead", article = article) + "\n";
    }
    if edition.parameters().flags.win_needs == WinOnTime::PossibleMate {
        for (side, answer) in answers.zip() {
            if answer.decided() == Some(false) {
                text += &flag_fall(!side, edition);
            }
        }
    }
    text
}

fn sentence(position: &Chess, side: Colour, answer: &Answer) -> String {
    match answer {
        Answer::Winnable { line } => {
            let moves = numbered(position, line);
            say!("position-can-mate", side = side, moves = moves)
        }
        Answer::Unwinnable { proof } => say!("position-cannot-mate", side = side, why = proof),
        Answer::Undecided { why } => say!("position-mate-undecided", side = side, why = why),
    }
}

fn flag_fall(flagged: Colour, edition: &Edition) -> String {
    let article = edition.cite(topics::FLAG_RESULT);
    say!("position-flag-draws", side = flagged, article = article) + "\n"
}

/// Moves with their numbers: `12... Kf7 13. Qd7#`.
fn numbered(position: &Chess, line: &[Move]) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    let shown = if line.len() > LONG { BEGINNING } else { LONG };
    for (ply, &mv) in line.iter().take(shown).enumerate() {
        let number = position.fullmoves();
        match turn(&position) {
            Colour::White => words.push(format!("{number}.")),
            Colour::Black if ply == 0 => words.push(format!("{number}...")),
            Colour::Black => {}
        }
        words.push(write(&position, mv, Style::San, Language::English));
        position.play_unchecked(mv);
    }
    let moves = words.join(" ");
    match line.len() > shown {
        true => say!("position-line-goes-on", moves = moves, count = line.len()),
        false => moves,
    }
}

/// A text in lines that are not too long, all but the first a little further to the right.
fn wrapped(text: &str) -> String {
    let mut lines = String::new();
    let mut column = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            lines += "\n  ";
            column = 2;
        } else if column > 0 {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += length;
    }
    lines + "\n"
}
