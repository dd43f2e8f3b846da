//! What a clock that was set wrongly, or broke, should show.

use std::process::ExitCode;

use adoube_bodies::clock::CorrectionBody;
use adoube_clock::{ByColour, ClockFacts, Colour, Dialect, Estimate, Span, TimeControl};
use clap::Args;

use super::classify::unreadable;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t};

#[derive(Args)]
pub(crate) struct CorrectArgs {
    /// The time control that the clock was set for
    set: String,
    /// The one that it should have been set for; the same if the clock broke
    right: String,
    /// What White's clock shows; left out if it cannot be believed
    #[arg(long, value_name = "H:MM:SS", value_parser = crate::args::value::<Span>)]
    white: Option<Span>,
    /// What Black's clock shows; left out if it cannot be believed
    #[arg(long, value_name = "H:MM:SS", value_parser = crate::args::value::<Span>)]
    black: Option<Span>,
    /// How many moves White has completed
    #[arg(long, value_name = "MOVES")]
    white_moves: Option<u32>,
    /// How many moves Black has completed
    #[arg(long, value_name = "MOVES")]
    black_moves: Option<u32>,
    /// How long the clock has run in all, where only one of the times is known
    #[arg(long, value_name = "H:MM:SS", value_parser = crate::args::value::<Span>)]
    elapsed: Option<Span>,
}

pub(super) fn correct(args: &CorrectArgs, json: bool) -> Result<ExitCode, Failure> {
    let (set, right) = (control(&args.set)?, control(&args.right)?);
    let facts = ClockFacts {
        shown: ByColour {
            white: args.white,
            black: args.black,
        },
        moves: ByColour {
            white: args.white_moves,
            black: args.black_moves,
        },
        elapsed: args.elapsed,
    };
    let proposed = facts.propose(&set, &right);
    let times = proposed.map_err(|question| fail!("clock-needs-fact", question))?;
    if json {
        output::print_json(&CorrectionBody { times });
    } else {
        let lines = Colour::BOTH.map(|side| line(side, times[side]));
        output::print(&format!("{}\n{}\n", lines.join("\n"), t("clock-judgement")));
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn control(text: &str) -> Result<TimeControl, Failure> {
    let read = TimeControl::read(text, Dialect::Fide);
    let (control, _) = read.map_err(|error| unreadable(text, &error))?;
    Ok(control)
}

fn line(side: Colour, time: Estimate) -> String {
    let Estimate { least, most } = time;
    if most <= Span::ZERO {
        return say!("clock-run-out", side);
    }
    match least == most {
        true => say!("clock-should-have", side, time = least),
        false => say!(
            "clock-should-have-range",
            side,
            least = least.max(Span::ZERO),
            most
        ),
    }
}
