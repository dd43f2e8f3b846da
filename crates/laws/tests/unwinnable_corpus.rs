//! Positions of which other programs have found out who can still mate. They are not part of the
//! project: where somebody has them, `ADOUBE_UNWINNABLE_CORPUS` names the folder with the unpacked files.

use std::path::PathBuf;

use adoube_laws::colour::from_shakmaty;
use adoube_laws::position::{examine, read_fen};
use adoube_laws::unwinnable::{Answer, Limits, can_mate};
use rayon::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

/// A question and what is known of its answer.
struct Record<'t> {
    /// What the file says first.
    label: &'t str,
    side: Color,
    fen: &'t str,
    /// The fifth column: how the label is known, or the answer in spite of it.
    fifth: &'t str,
}

impl<'t> Record<'t> {
    fn read(line: &'t str) -> Record<'t> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [label, side, fen, _, fifth, ..] = fields[..] else {
            panic!("too few columns: {line}");
        };
        let side = match side {
            "white" => Color::White,
            "black" => Color::Black,
            _ => panic!("no player: {line}"),
        };
        Record {
            label,
            side,
            fen,
            fifth,
        }
    }

    fn position(&self) -> Chess {
        let setup = read_fen(self.fen).unwrap_or_else(|error| panic!("{}: {error}", self.fen));
        let position = examine(&setup, CastlingMode::Standard).position;
        position.unwrap_or_else(|| panic!("{} cannot be played", self.fen))
    }

    /// Our answer in a word of the files. A line that does not mate is a fault.
    fn answer(&self) -> Result<&'static str, String> {
        let position = self.position();
        match can_mate(&position, from_shakmaty(self.side), Limits::DEFAULT) {
            Answer::Winnable { line } => replay(position, &line, self.side)
                .map(|()| "winnable")
                .map_err(|fault| format!("{} {:?}: {fault}", self.fen, self.side)),
            Answer::Unwinnable { .. } => Ok("unwinnable"),
            Answer::Undecided { .. } => Ok("-"),
        }
    }

    /// What is wrong with an answer.
    fn fault(&self, expected: &str, answer: &Result<&str, String>) -> Option<String> {
        match answer {
            Ok(answer) if *answer == expected => None,
            Ok(answer) => Some(format!(
                "{} {:?}: {answer}, expected {expected}",
                self.fen, self.side
            )),
            Err(fault) => Some(fault.clone()),
        }
    }
}

/// Plays a line, which must end with mate by this player.
fn replay(mut position: Chess, line: &[Move], side: Color) -> Result<(), String> {
    for &mv in line {
        if !position.is_legal(mv) {
            return Err(format!("{mv} is not legal in {line:?}"));
        }
        position.play_unchecked(mv);
    }
    match position.is_checkmate() && position.turn() != side {
        true => Ok(()),
        false => Err(format!("no mate after {line:?}")),
    }
}

fn corpus(file: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("ADOUBE_UNWINNABLE_CORPUS") else {
        println!("skipped: ADOUBE_UNWINNABLE_CORPUS names no folder with known answers");
        return None;
    };
    let path = PathBuf::from(folder).join(file);
    let text = std::fs::read_to_string(&path);
    Some(text.unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The records of a file with our answers.
fn answered(text: &str) -> Vec<(Record<'_>, Result<&'static str, String>)> {
    let lines: Vec<&str> = text.lines().collect();
    assert!(!lines.is_empty());
    let records = lines.par_iter().map(|line| Record::read(line));
    let answered = records.map(|record| {
        let answer = record.answer();
        (record, answer)
    });
    answered.collect()
}

#[test]
fn known_answers() {
    let Some(text) = corpus("unwinnable.txt") else {
        return;
    };
    let answered = answered(&text);
    let faults: Vec<String> = (answered.iter())
        .filter_map(|(record, answer)| record.fault(record.label, answer))
        .collect();
    let (wrong, asked) = (faults.len(), answered.len());
    assert!(
        faults.is_empty(),
        "{wrong} of {asked}:\n{}",
        faults.join("\n")
    );
}

/// Questions that were too hard for others may be so for us, but what we say must be right.
#[test]
fn hard_questions() {
    let Some(text) = corpus("hard.txt") else {
        return;
    };
    let answered = answered(&text);
    let decided = answered.iter().filter(|(_, answer)| *answer != Ok("-"));
    let count = decided.clone().count();
    println!("{count} of {} hard questions decided", answered.len());
    for (record, answer) in decided {
        let fault = match record.fifth {
            "-" => answer.clone().err(),
            known => record.fault(known, answer),
        };
        assert_eq!(fault, None);
    }
}
