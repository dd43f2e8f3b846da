//! Many questions whether a player can still mate, from standard input.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use adoube_bodies::position::{MatingAnswer, MatingBody};
use adoube_laws::shakmaty::{CastlingMode, Chess, Position};
use adoube_laws::unwinnable::Answer;

use super::PositionArgs;
use super::mating::{body, name};
use super::question::Question;
use super::stream::{Line, answer_lines};
use super::tally::{Tally, micros};
use crate::failure::Failure;
use crate::output;
use crate::texts::say;

pub(super) fn can_mate(args: &PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    let mode: CastlingMode = args.variant.into();
    let start = Instant::now();
    let tally = answer_lines(args.threads, |line, printed, tally: &mut Tally| {
        if line.text.starts_with('#') {
            return;
        }
        match Question::read(line.text, mode) {
            Ok(question) => {
                let start = Instant::now();
                let answer = args.search.ask(&question.position, question.side);
                let took = start.elapsed();
                tally.count(&answer, took);
                match json {
                    true => *printed += &found(&question, &answer, took),
                    false => tell(&question.position, &answer, printed),
                }
            }
            Err(cause) => {
                tally.errors += 1;
                *printed += &refused(&line, &cause, json);
            }
        }
    })?;
    output::print_error(&tally.summary(start.elapsed(), json));
    Ok(match tally.errors {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(crate::BAD_INPUT),
    })
}

/// `winnable f2f3 …`, `unwinnable material`, `undecided`.
fn tell(position: &Chess, answer: &Answer, printed: &mut String) {
    printed.push_str(name(answer));
    match answer {
        Answer::Winnable { line } => {
            let mode = position.castles().mode();
            for mv in line {
                printed.push(' ');
                mv.to_uci(mode).append_to_string(printed);
            }
        }
        Answer::Unwinnable { proof } => {
            printed.push(' ');
            printed.push_str(proof.kind());
        }
        Answer::Undecided { .. } => {}
    }
    printed.push('\n');
}

fn found(question: &Question<'_>, answer: &Answer, took: Duration) -> String {
    let mode = question.position.castles().mode();
    output::json_line(&MatingAnswer {
        fen: question.fen,
        side: Some(question.side.word()),
        finding: body(answer, mode),
        micros: Some(micros(took)),
        error: None,
    })
}

fn refused(line: &Line<'_>, cause: &str, json: bool) -> String {
    let error = say!("position-at-line", line = line.number, problem = cause);
    if !json {
        let error = output::printable(&error);
        return say!("position-error", error = error) + "\n";
    }
    output::json_line(&MatingAnswer {
        fen: line.text,
        side: None,
        finding: MatingBody::default(),
        micros: None,
        error: Some(error),
    })
}
