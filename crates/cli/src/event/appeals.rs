//! Appeals: filing them, who hears them, what was decided.

use adoube_bodies::cases::AppealBody;
use adoube_casefile::appeals::examine;
use adoube_journal::{
    AppealCommitteeSet, AppealDecided, AppealDecision, AppealFiled, AppealOutcome, AppealReport,
    AppellantRole, Command, CommitteeMember, CommitteeSeat, FeeOutcome, Section, Seq,
};
use adoube_tournament::{BoardNumber, Federation, RoundNumber};
use clap::{Args, Subcommand};
use jiff::{SignedDuration, Timestamp};

use super::desk::{Desk, players};
use super::records::{coded, edition, print, remark, yes_or_no};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, tell};

/// What is done about an appeal.
#[derive(Subcommand)]
pub(crate) enum AppealCommand {
    /// Write an appeal down
    Appeal(AppealArgs),
    /// Say who hears an appeal
    AppealCommittee(CommitteeArgs),
    /// Write down what was decided on an appeal
    DecideAppeal(DecideAppealArgs),
    /// Show the appeals: deadline, committee, decision
    Appeals(AppealsArgs),
}

pub(super) async fn carry_out(desk: Desk, command: AppealCommand) -> Result<(), Failure> {
    match command {
        AppealCommand::Appeal(args) => appeal(desk, args).await,
        AppealCommand::AppealCommittee(args) => committee(desk, args).await,
        AppealCommand::DecideAppeal(args) => decide(desk, args).await,
        AppealCommand::Appeals(args) => list(desk, args).await,
    }
}

#[derive(Args)]
pub(crate) struct AppealArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Why the decision is thought to be wrong
    grounds: String,
    /// The name of whoever appeals
    #[arg(long, value_name = "NAME")]
    by: String,
    /// What the appellant is: player, captain, head-of-delegation, other
    #[arg(long, value_name = "ROLE", default_value = "player", value_parser = coded::<AppellantRole>)]
    role: AppellantRole,
    /// The incident whose ruling it is against, by the number of its record
    #[arg(long, value_name = "RECORD", required_unless_present = "decision")]
    incident: Option<u64>,
    /// The decision in words, if no incident says it
    #[arg(long, value_name = "TEXT")]
    decision: Option<String>,
    /// In which round
    #[arg(long)]
    round: Option<u16>,
    /// On which board
    #[arg(long, value_parser = value::<BoardNumber>)]
    board: Option<BoardNumber>,
    /// Who is concerned; may be repeated. The players of the incident if not given
    #[arg(long, value_name = "PLAYER")]
    party: Vec<String>,
    /// How many minutes after the decision it was handed in
    #[arg(long)]
    minutes: Option<u32>,
    /// Whether the player has played on: yes or no
    #[arg(long, value_parser = yes_or_no)]
    played_on: Option<bool>,
    /// What was paid
    #[arg(long, value_name = "SUM")]
    fee: Option<String>,
}

async fn appeal(desk: Desk, args: AppealArgs) -> Result<(), Failure> {
    let file = |section: &Section| {
        let incident = args.incident.map(Seq);
        let told = incident.and_then(|id| section.incidents.iter().find(|one| one.id == id));
        let told = told.map(|incident| &incident.report);
        let mut parties = players(section, &args.party)?;
        if parties.is_empty() {
            parties = told.map_or(Vec::new(), |report| report.entrants.clone());
        }
        let ago = |minutes: u32| Timestamp::now() - SignedDuration::from_mins(i64::from(minutes));
        Ok(Command::FileAppeal(AppealFiled {
            section: section.id.clone(),
            appeal: AppealReport {
                incident,
                decision: args.decision,
                round: args
                    .round
                    .map(RoundNumber)
                    .or(told.map(|report| report.round)),
                board: args.board.or(told.and_then(|report| report.board)),
                appellant: args.by,
                role: args.role,
                parties,
                grounds: args.grounds,
                ruled_at: args.minutes.map(ago),
                filed_at: None,
                played_on: args.played_on,
                fee: args.fee,
            },
        }))
    };
    desk.submit_for(&args.event, file).await.map(drop)
}

#[derive(Args)]
pub(crate) struct CommitteeArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the appeal
    appeal: u64,
    /// Who: NAME;SEAT;FEDERATION;CLUB;BORN, with chair, member or reserve as SEAT. What is not known stays
    /// empty; `senior` and `concerned` may follow
    #[arg(required = true, value_name = "MEMBER")]
    members: Vec<String>,
}

async fn committee(desk: Desk, args: CommitteeArgs) -> Result<(), Failure> {
    let members = args.members.iter().map(|text| member(text));
    let members = members.collect::<Result<Vec<_>, Failure>>()?;
    let set = |section: &Section| {
        Ok(Command::SetAppealCommittee(AppealCommitteeSet {
            section: section.id.clone(),
            appeal: Seq(args.appeal),
            members,
        }))
    };
    desk.submit_for(&args.event, set).await.map(drop)
}

/// A member as it is typed, parts between semicolons.
fn member(text: &str) -> Result<CommitteeMember, Failure> {
    let unfit = || fail!("event-committee-member", text = text);
    let parts: Vec<&str> = text.split(';').map(str::trim).collect();
    let part = |place: usize| parts.get(place).copied().filter(|part| !part.is_empty());
    let seat = part(1).unwrap_or("member");
    let federation = part(2).map(str::parse::<Federation>).transpose();
    let born = part(4).map(str::parse::<u16>).transpose();
    let marks: Vec<&str> = parts.iter().skip(5).copied().collect();
    Ok(CommitteeMember {
        name: part(0).ok_or_else(unfit)?.to_owned(),
        seat: coded::<CommitteeSeat>(seat).map_err(|_| unfit())?,
        federation: federation.map_err(|_| unfit())?,
        club: part(3).map(str::to_owned),
        born: born.map_err(|_| unfit())?,
        senior: marks.contains(&"senior"),
        concerned: marks.contains(&"concerned"),
    })
}

#[derive(Args)]
pub(crate) struct DecideAppealArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the appeal
    appeal: u64,
    /// What was decided: upheld, changed, dismissed, withdrawn
    #[arg(value_parser = coded::<AppealOutcome>)]
    outcome: AppealOutcome,
    /// Why, and what follows
    text: String,
    /// How many voted for the appeal
    #[arg(long = "for", value_name = "VOTES")]
    votes_for: Option<u32>,
    /// How many voted against it
    #[arg(long = "against", value_name = "VOTES")]
    votes_against: Option<u32>,
    /// What becomes of the fee: returned, partly-returned, kept
    #[arg(long, value_parser = coded::<FeeOutcome>)]
    fee: Option<FeeOutcome>,
}

async fn decide(desk: Desk, args: DecideAppealArgs) -> Result<(), Failure> {
    let decide = |section: &Section| {
        Ok(Command::DecideAppeal(AppealDecided {
            section: section.id.clone(),
            appeal: Seq(args.appeal),
            decision: AppealDecision {
                outcome: args.outcome,
                text: args.text,
                votes_for: args.votes_for,
                votes_against: args.votes_against,
                fee: args.fee,
            },
        }))
    };
    desk.submit_for(&args.event, decide).await.map(drop)
}

#[derive(Args)]
pub(crate) struct AppealsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

async fn list(desk: Desk, args: AppealsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let edition = edition(&journal, section)?;
    let mut bodies = Vec::new();
    for one in &section.appeals {
        let found = examine(journal.event(), section, one, edition);
        let remarks = found.remarks.iter();
        let remarks = remarks.map(|one| remark(&one.says, one.wrong, one.article));
        bodies.push(AppealBody::of(one, found.voters, remarks.collect()));
    }
    if desk.json {
        output::print_json(&bodies);
        return Ok(());
    }
    for body in &bodies {
        let decided = body.decision.as_ref();
        let decided = decided.map(|one| format!("{}: {}", tell(&one.outcome), one.text));
        print(&journal, body.id, decided, &body.remarks);
    }
    Ok(())
}
