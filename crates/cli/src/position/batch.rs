//! Positions from standard input, one in each line.

use std::process::ExitCode;

use adoube_bodies::position::ExaminedPosition;

use super::PositionArgs;
use super::stream::answer_lines;
use super::view;
use crate::failure::Failure;
use crate::output;
use crate::rulebook::edition;

pub(super) fn batch(args: &PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(args.edition.as_deref().unwrap_or("fide"), None)?;
    let mode = args.variant.into();
    let faults = answer_lines(args.threads, |asked, printed, faults: &mut u64| {
        let view =
            view::examined(asked.text, mode, &args.search, edition).unwrap_or_else(|error| {
                *faults += 1;
                view::unreadable(asked.text, format!("line {}: {error}", asked.number))
            });
        *printed += &line(&view, json);
    })?;
    Ok(match faults {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(crate::BAD_INPUT),
    })
}

fn line(view: &ExaminedPosition, json: bool) -> String {
    if json {
        return output::json_line(view);
    }
    let state = match &view.error {
        Some(error) => error.clone(),
        None if view.position.is_none() => "no moves can be made".to_owned(),
        None => {
            let count = output::counted(view.legal_moves.len() as u64, "legal move");
            format!("{count}{}", status(view))
        }
    };
    let illegal: String = (view.illegal_reasons.iter())
        .map(|reason| format!("; illegal: {}", reason.message))
        .collect();
    format!("{}: {state}{illegal}\n", output::printable(&view.fen))
}

fn status(view: &ExaminedPosition) -> &'static str {
    let yes = |answer: Option<bool>| answer == Some(true);
    match view {
        view if yes(view.checkmate) => ", checkmate",
        view if yes(view.stalemate) => ", stalemate",
        view if yes(view.dead) => ", dead position",
        view if yes(view.check) => ", check",
        _ => "",
    }
}
