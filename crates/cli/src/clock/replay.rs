//! The log of a clock, played over.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::clock::ReplayBody;
use adoube_clock::recording::{excused, excusing_topic};
use adoube_clock::{ByColour, Clock, Colour, Face, FlagState, Log, SideReading, Span, TimeControl};
use adoube_rulebook::Edition;
use clap::Args;

use super::correct::control;
use crate::failure::Failure;
use crate::rulebook::edition;
use crate::texts::{say, t, tell};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The log: a time control and what happened to the clock; - for standard input
    #[arg(value_name = "LOG.toml")]
    file: PathBuf,
    /// The instant, as the log counts them; the last event if not given
    #[arg(long, value_name = "H:MM:SS", value_parser = crate::args::value::<Span>)]
    at: Option<Span>,
    /// The time control that the clock should have been set for: what a rightly set one would show
    #[arg(long = "as", value_name = "CONTROL")]
    right: Option<String>,
    /// Also say who need not record the moves, by this edition of the Laws: fide, us, a day, or a name that `rulebook list` prints
    #[arg(long)]
    edition: Option<String>,
}

/// The clock that a log tells of, at an instant, and that instant; as if it had been set for another
/// control, if one is given.
pub(crate) fn played_over(
    file: &Path,
    at: Option<Span>,
    right: Option<TimeControl>,
) -> Result<(Clock, Span), Failure> {
    let (name, text) = files::read_text(file)?;
    let log: Log =
        toml::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))?;
    let clock = match right {
        Some(right) => log.replay_as(right, at),
        None => log.replay(at),
    };
    let clock = clock.map_err(|error| Failure::new(format!("{name}: {}", tell(&error))))?;
    let at = at.unwrap_or(clock.now());
    Ok((clock, at))
}

pub(super) fn replay(args: &ReplayArgs, json: bool) -> Result<ExitCode, Failure> {
    let right = args.right.as_deref().map(control).transpose()?;
    let edition = args.edition.as_deref().map(|asked| edition(asked, None));
    let edition = edition.transpose()?;
    let (clock, at) = played_over(&args.file, args.at, right)?;
    let clock = clock.advanced_to(at);
    let excused = edition.map(|edition| excused(&clock.at(at), &edition.parameters().recording));
    if json {
        output::print_json(&ReplayBody::of(&clock, at, excused));
    } else {
        output::print(&(shown(&clock, at) + &told_excused(&clock, at, edition, excused)));
    }
    Ok(ExitCode::SUCCESS)
}

/// Who need not record the moves, a line each.
fn told_excused(
    clock: &Clock,
    at: Span,
    edition: Option<&Edition>,
    excused: Option<ByColour<bool>>,
) -> String {
    let (Some(edition), Some(excused)) = (edition, excused) else {
        return String::new();
    };
    let reading = clock.at(at);
    let sides = Colour::BOTH.into_iter().filter(|side| excused[*side]);
    let line = |side: Colour| {
        let last_period = reading.sides[side].moves_owed.is_none();
        let topic = excusing_topic(last_period, &edition.parameters().recording);
        let article = edition.cite(topic).unwrap_or_default();
        say!("clock-need-not-record", side, article) + "\n"
    };
    sides.map(line).collect()
}

fn shown(clock: &Clock, at: Span) -> String {
    let (reading, display) = (clock.at(at), clock.display(at));
    let mut text = say!("clock-at", at) + "\n";
    for (side, face, own) in [
        (Colour::White, &display.faces.white, &reading.sides.white),
        (Colour::Black, &display.faces.black, &reading.sides.black),
    ] {
        text += &line(side, face, own, clock.flag(side));
    }
    if reading.is_frozen {
        text += &format!("{}\n", t("clock-stopped"));
    }
    for fall in clock.falls() {
        let told = say!(
            "clock-flag-fell",
            side = fall.side,
            at = fall.at,
            moves = fall.moves,
            required = fall.required
        );
        text += &format!("{told}\n");
    }
    for note in clock.notes() {
        text += &format!("{}: {}\n", note.at, tell(&note.what));
    }
    text
}

fn line(side: Colour, face: &Face, own: &SideReading, flag: FlagState) -> String {
    let mut parts = vec![say!("clock-shows", time = face.time, flag = face.flag)];
    if own.left.to_string() != face.time {
        parts.push(say!("clock-left", time = own.left));
    }
    parts.extend((face.counter).map(|counter| say!("clock-counter", moves = counter)));
    if own.moves != own.counter {
        parts.push(say!("clock-moves-made", moves = own.moves));
    }
    parts.extend((own.moves_owed).map(|owed| say!("clock-owed", moves = owed)));
    if face.running {
        parts.push(t("clock-running").to_owned());
    }
    match flag {
        FlagState::Up => {}
        FlagState::Down { .. } => parts.push(t("clock-flag-down").to_owned()),
        FlagState::Called { called, fell, .. } => {
            parts.push(say!(
                "clock-flag-called",
                at = called,
                down = fell.is_some()
            ));
        }
    }
    say!("clock-side", side, parts = parts.join(", ")) + "\n"
}
