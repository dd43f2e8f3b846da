//! The log of a clock, played over.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::clock::ReplayBody;
use adoube_clock::{Clock, Colour, Face, FlagState, Log, SideReading, Span};
use clap::Args;

use crate::failure::Failure;
use crate::texts::tell;
use crate::{files, output};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The log: a time control and what happened to the clock; - for standard input
    #[arg(value_name = "LOG.toml")]
    file: PathBuf,
    /// The instant, as the log counts them; the last event if not given
    #[arg(long, value_name = "H:MM:SS", value_parser = crate::args::value::<Span>)]
    at: Option<Span>,
}

pub(super) fn replay(args: &ReplayArgs, json: bool) -> Result<ExitCode, Failure> {
    let (name, text) = files::read_text(&args.file)?;
    let log: Log =
        toml::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))?;
    let clock = log
        .replay(args.at)
        .map_err(|error| Failure::new(format!("{name}: {}", tell(&error))))?;
    let at = args.at.unwrap_or(clock.now());
    if json {
        output::print_json(&ReplayBody::of(&clock.advanced_to(at), at));
    } else {
        output::print(&shown(&clock, at));
    }
    Ok(ExitCode::SUCCESS)
}

fn shown(clock: &Clock, at: Span) -> String {
    let clock = clock.advanced_to(at);
    let (reading, display) = (clock.at(at), clock.display(at));
    let mut text = format!("At {at}\n");
    for (side, face, own) in [
        (Colour::White, &display.faces.white, &reading.sides.white),
        (Colour::Black, &display.faces.black, &reading.sides.black),
    ] {
        text += &line(side, face, own, clock.flag(side));
    }
    if reading.is_frozen {
        text += "The clock has stopped by itself.\n";
    }
    for fall in clock.falls() {
        let moves = match fall.required {
            Some(required) => {
                let required = output::counted(required, "move");
                format!("{} of {required} made", fall.moves)
            }
            None => format!("{} made", output::counted(fall.moves, "move")),
        };
        text += &format!("{}'s flag fell at {}, {moves}\n", fall.side, fall.at);
    }
    for note in clock.notes() {
        text += &format!("{}: {}\n", note.at, tell(&note.what));
    }
    text
}

fn line(side: Colour, face: &Face, own: &SideReading, flag: FlagState) -> String {
    let mut parts = vec![format!(
        "shows {}{}",
        face.time,
        if face.flag { " –" } else { "" }
    )];
    if own.left.to_string() != face.time {
        parts.push(format!("{} left", own.left));
    }
    if let Some(counter) = face.counter {
        parts.push(format!("counter {counter}"));
    }
    if own.moves != own.counter {
        parts.push(format!("{} made", output::counted(own.moves, "move")));
    }
    if let Some(owed) = own.moves_owed {
        parts.push(format!("{owed} to the control"));
    }
    if face.running {
        parts.push("running".to_owned());
    }
    match flag {
        FlagState::Up => {}
        FlagState::Down { .. } => parts.push("flag down, not called".to_owned()),
        FlagState::Called { called, fell, .. } => {
            let whether = if fell.is_some() { "down" } else { "up" };
            parts.push(format!("flag called at {called} while {whether}"));
        }
    }
    format!("{side} {}\n", parts.join(", "))
}
