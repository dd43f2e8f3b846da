//! Positions from standard input, one in each line.

use std::process::ExitCode;

use adoube_bodies::position::ExaminedPosition;

use super::PositionArgs;
use super::stream::answer_lines;
use super::view;
use crate::failure::Failure;
use crate::output;
use crate::rulebook::edition;
use crate::texts::{say, t};

pub(super) fn batch(args: &PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(args.edition.as_deref().unwrap_or("fide"), None)?;
    let mode = args.variant.into();
    let faults = answer_lines(args.threads, |asked, printed, faults: &mut u64| {
        let view =
            view::examined(asked.text, mode, &args.search, edition).unwrap_or_else(|error| {
                *faults += 1;
                let told = say!("position-at-line", line = asked.number, problem = error);
                view::unreadable(asked.text, told)
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
        None if view.position.is_none() => t("position-unplayable").to_owned(),
        None => {
            let moves = view.legal_moves.len();
            say!("position-state", moves = moves, status = status(view))
        }
    };
    let state = view.illegal_reasons.iter().fold(state, |state, illegal| {
        say!(
            "position-and-illegal",
            state = state,
            reason = illegal.message
        )
    });
    format!("{}: {state}\n", output::printable(&view.fen))
}

fn status(view: &ExaminedPosition) -> &'static str {
    let yes = |answer: Option<bool>| answer == Some(true);
    match view {
        view if yes(view.checkmate) => "checkmate",
        view if yes(view.stalemate) => "stalemate",
        view if yes(view.dead) => "dead",
        view if yes(view.check) => "check",
        _ => "none",
    }
}
