//! What players need to be able to play, and whether they check themselves in.

use adoube_bodies::cases::NeedsBody;
use adoube_casefile::needs::duties;
use adoube_journal::{Command, Need, Needs, NeedsSet, Section, SelfCheckInSet};
use clap::{Args, ValueEnum};

use super::desk::{Desk, player};
use super::records::{coded, duty, edition};
use crate::failure::Failure;
use crate::output;
use crate::texts::tell;

#[derive(Args)]
pub(crate) struct NeedsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Whose needs are noted; without a player those of everybody are shown
    player: Option<String>,
    /// What is needed: sight, wheelchair, hearing, moving-assistant, clock-assistant, recording-assistant,
    /// fixed-table. Without any, and without --words, nothing is needed any more
    #[arg(value_name = "NEED", value_parser = coded::<Need>, requires = "player")]
    needs: Vec<Need>,
    /// What else, in the player's own words
    #[arg(long, value_name = "TEXT", requires = "player")]
    words: Option<String>,
}

pub(super) async fn needs(desk: Desk, args: NeedsArgs) -> Result<(), Failure> {
    let Some(who) = args.player else {
        return list(desk, &args.event).await;
    };
    let set = |section: &Section| {
        Ok(Command::SetNeeds(NeedsSet {
            section: section.id.clone(),
            entrant: player(section, &who)?,
            needs: Needs {
                kinds: args.needs.into_iter().collect(),
                words: args.words,
            },
        }))
    };
    desk.submit_for(&args.event, set).await.map(drop)
}

async fn list(desk: Desk, event: &str) -> Result<(), Failure> {
    let journal = desk.open(event).await?;
    let section = desk.section(&journal)?;
    let edition = edition(&journal, section)?;
    let bodies = section.needs.iter().map(|(entrant, needs)| {
        let duties = duties(needs, edition).into_iter().map(duty);
        NeedsBody::of(section, *entrant, needs, duties.collect())
    });
    let bodies: Vec<NeedsBody> = bodies.collect();
    if desk.json {
        output::print_json(&bodies);
        return Ok(());
    }
    for body in &bodies {
        let kinds = body.needs.kinds.iter().map(tell);
        let all: Vec<String> = kinds.chain(body.needs.words.clone()).collect();
        output::print_line(&format!("{}: {}", body.name, all.join("; ")));
        for duty in &body.duties {
            output::print_line(&format!("  - {} ({})", duty.says, duty.article));
        }
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct SelfCheckInArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Whether they do; the link and its code are on the page of the entries
    #[arg(value_enum)]
    state: SelfCheckInState,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SelfCheckInState {
    /// From now on
    Open,
    /// It is not needed any more
    Closed,
}

pub(super) async fn self_check_in(desk: Desk, args: SelfCheckInArgs) -> Result<(), Failure> {
    let set = |section: &Section| {
        Ok(Command::SetSelfCheckIn(SelfCheckInSet {
            section: section.id.clone(),
            open: args.state == SelfCheckInState::Open,
        }))
    };
    desk.submit_for(&args.event, set).await.map(drop)
}
