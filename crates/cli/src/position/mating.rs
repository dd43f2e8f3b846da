//! Who can still mate: how it is asked, and the answer for programs.

use std::time::Duration;

use adoube_bodies::position::MatingBody;
use adoube_laws::shakmaty::{CastlingMode, Chess, Move};
use adoube_laws::unwinnable::{Answer, Limits, can_mate, quick};
use adoube_laws::{ByColour, Colour};
use clap::Args;

use crate::texts::{t, tell};

/// How long to look for an answer.
#[derive(Args)]
pub(super) struct SearchArgs {
    /// Try only the cheapest reasons why a player cannot mate
    #[arg(long, conflicts_with_all = ["limit_nodes", "limit_time"])]
    quick: bool,
    /// Look at so many positions at most to find out whether a player can still mate
    #[arg(long, value_name = "N")]
    limit_nodes: Option<u64>,
    /// Look so long at most; the answer then depends on the computer
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    limit_time: Option<Duration>,
}

fn seconds(text: &str) -> Result<Duration, &'static str> {
    let seconds = text.parse().ok();
    let seconds = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| t("position-no-seconds"))
}

/// The answers for both players.
pub(super) type Answers = ByColour<Answer>;

impl SearchArgs {
    /// Whether this player can still mate.
    pub(super) fn ask(&self, position: &Chess, side: Colour) -> Answer {
        match self.quick {
            true => quick(position, side),
            false => can_mate(position, side, self.limits()),
        }
    }

    /// Who can still mate.
    pub(super) fn ask_both(&self, position: &Chess) -> Answers {
        ByColour::of(|side| self.ask(position, side))
    }

    fn limits(&self) -> Limits {
        Limits {
            nodes: self.limit_nodes.unwrap_or(Limits::DEFAULT.nodes),
            time: self.limit_time,
        }
    }
}

/// An answer for programs.
pub(super) fn body(answer: &Answer, mode: CastlingMode) -> MatingBody {
    let spelt = |m: &Move| m.to_uci(mode).to_string();
    MatingBody {
        answer: Some(name(answer)),
        line: match answer {
            Answer::Winnable { line } => Some(line.iter().map(spelt).collect()),
            _ => None,
        },
        kind: match answer {
            Answer::Unwinnable { proof } => Some(proof.kind()),
            _ => None,
        },
        why: match answer {
            Answer::Winnable { .. } => None,
            Answer::Unwinnable { proof } => Some(tell(proof)),
            Answer::Undecided { why } => Some(tell(why)),
        },
    }
}

/// An answer in one word.
pub(super) fn name(answer: &Answer) -> &'static str {
    match answer {
        Answer::Winnable { .. } => "winnable",
        Answer::Unwinnable { .. } => "unwinnable",
        Answer::Undecided { .. } => "undecided",
    }
}
