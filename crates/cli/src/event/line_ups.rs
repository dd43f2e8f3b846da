//! Line-ups of teams, and the boards that come of them.

use adoube_conduct::line_ups::{ToSet, check, set_boards};
use adoube_conduct::rounds::walk_over;
use adoube_journal::{Command, LineUpFiled, LineUpWithdrawn, Refusal, Section, foresee};
use adoube_tournament::{PairingNumber, Team};
use clap::Args;

use super::desk::{Desk, cannot, paired_round, players, round_or_last};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, tell_with};

#[derive(Args)]
pub(crate) struct LineUpArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The team, by its number or its name
    team: String,
    /// Who plays, from board 1 down; boards below the last stay empty
    #[arg(required_unless_present = "withdraw", conflicts_with = "withdraw")]
    players: Vec<String>,
    /// Which round; the last paired one if not given
    #[arg(long)]
    round: Option<u16>,
    /// Withdraw the line-up that was filed
    #[arg(long)]
    withdraw: bool,
}

/// Files or withdraws a line-up. Where both teams of a match have filed, its boards are set with it.
pub(super) async fn line_up(desk: Desk, args: LineUpArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let team = team_named(section, &args.team)?;
    let round = round_or_last(section, args.round);
    let id = section.id.clone();
    if args.withdraw {
        let withdraw = Command::WithdrawLineUp(LineUpWithdrawn {
            section: id,
            round,
            team: team.id,
        });
        return desk.submit(&mut journal, vec![withdraw]).await;
    }
    let players = players(section, &args.players)?;
    let names = adoube_bodies::names::SectionNames::in_section(section);
    for remark in check(section, round, team, &players).remarks {
        output::warn(&tell_with(&remark, &names));
    }
    let mut commands = vec![Command::FileLineUp(LineUpFiled {
        section: id.clone(),
        round,
        team: team.id,
        players,
    })];
    let after = foresee(journal.event(), &commands, desk.reason.as_deref());
    let filed = after.section(&id);
    let set = filed.map(|section| set_boards(section, round, ToSet::Filed));
    // A line-up that no longer fits is put right when the boards are set by hand.
    commands.extend(set.and_then(Result::ok).flatten());
    desk.submit(&mut journal, commands).await
}

/// A team by its number or its name.
pub(crate) fn team_named<'s>(section: &'s Section, text: &str) -> Result<&'s Team, Failure> {
    let number = text.parse().ok().and_then(PairingNumber::new);
    let numbered = |team: &&Team| number.is_some() && team.pairing_number == number;
    let mut teams = section.draft.teams.iter();
    let mut named = section.draft.teams.iter();
    let found = teams.find(numbered);
    let found = found.or_else(|| named.find(|team| team.details.name == text));
    found.ok_or_else(|| fail!("event-no-such-team", name = text))
}

#[derive(Args)]
pub(crate) struct BoardsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

/// Sets the boards of all matches that have none. Who filed no line-up plays with the first of the
/// list.
pub(super) async fn boards(desk: Desk, args: BoardsArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let set = set_boards(section, round, ToSet::All).map_err(|reason| cannot(section, &reason))?;
    let set = set.ok_or_else(|| Failure::of(&Refusal::NothingChanges))?;
    desk.submit_made(&mut journal, vec![set]).await
}

#[derive(Args)]
pub(crate) struct WalkOverArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The team that did not come, by its number or its name
    team: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

/// Notes that a team did not come: its boards are forfeited, or the match where none are set.
pub(super) async fn did_not_come(desk: Desk, args: WalkOverArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let team = team_named(section, &args.team)?;
    let commands = walk_over(section, round, team.id).map_err(|refusal| Failure::of(&refusal))?;
    desk.submit(&mut journal, commands).await
}
