//! Positions from standard input, one in each line.

use std::io::{self, BufRead};
use std::process::ExitCode;

use rayon::prelude::*;

use super::PositionArgs;
use super::view::View;
use crate::failure::Failure;
use crate::output;
use crate::rulebook::edition;

/// So many lines are worked on at a time.
const LINES: usize = 4096;

pub fn batch(args: &PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    let edition = edition(args.edition.as_deref().unwrap_or("fide"), None)?;
    let mode = args.variant.into();
    let view = |(line, text): &(u64, String)| {
        View::of(text, mode, edition)
            .unwrap_or_else(|error| View::unreadable(text, format!("line {line}: {error}")))
    };
    let mut lines = Numbered::default();
    let mut faults = 0;
    loop {
        let batch = lines.next_batch()?;
        if batch.is_empty() {
            break;
        }
        let views: Vec<View> = batch.par_iter().map(view).collect();
        faults += views.iter().filter(|view| view.error.is_some()).count();
        let text: String = views.par_iter().map(|view| line(view, json)).collect();
        if !output::print_while_read(&text) {
            break;
        }
    }
    Ok(match faults {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::from(crate::BAD_INPUT),
    })
}

/// The lines of standard input with their numbers; empty ones are left out.
#[derive(Default)]
struct Numbered {
    read: u64,
}

impl Numbered {
    fn next_batch(&mut self) -> Result<Vec<(u64, String)>, Failure> {
        let mut batch = Vec::new();
        let mut input = io::stdin().lock();
        while batch.len() < LINES {
            let mut bytes = Vec::new();
            let length = input
                .read_until(b'\n', &mut bytes)
                .map_err(|error| Failure::new(format!("standard input: {error}")))?;
            if length == 0 {
                break;
            }
            self.read += 1;
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim().to_owned();
            if !text.is_empty() {
                batch.push((self.read, text));
            }
        }
        Ok(batch)
    }
}

fn line(view: &View, json: bool) -> String {
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

fn status(view: &View) -> &'static str {
    let yes = |answer: Option<bool>| answer == Some(true);
    match view {
        view if yes(view.checkmate) => ", checkmate",
        view if yes(view.stalemate) => ", stalemate",
        view if yes(view.dead) => ", dead position",
        view if yes(view.check) => ", check",
        _ => "",
    }
}
