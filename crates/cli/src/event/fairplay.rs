//! Fair play: inspections, complaints, games for screening.

use std::path::PathBuf;

use adoube_bodies::cases::{ComplaintBody, FairPlayBody, InspectionBody};
use adoube_bodies::journal::ScreeningBody;
use adoube_casefile::fairplay::{self, FairPlayRemark};
use adoube_conduct::games;
use adoube_journal::{
    Attendant, Command, Complainant, ComplaintDecided, ComplaintDecision, ComplaintFiled,
    ComplaintOutcome, ComplaintReport, ComplaintStage, InspectionConsent, InspectionGrounds,
    InspectionRecorded, InspectionReport, Section, Seq,
};
use adoube_tournament::RoundNumber;
use clap::{Args, Subcommand};
use jiff::civil::DateTime;

use super::desk::{Desk, paired_round, player, round_or_last};
use super::records::{coded, edition, print, remark, yes_or_no};
use crate::failure::Failure;
use crate::texts::tell;
use crate::{files, output};

/// What is confidential, and games for screening.
#[derive(Subcommand)]
pub(crate) enum FairPlayCommand {
    /// Write down that a player was inspected (confidential)
    Inspection(Box<InspectionArgs>),
    /// Write down a complaint about a player (confidential)
    Complaint(ComplaintArgs),
    /// Write down what was decided on a complaint (confidential)
    DecideComplaint(DecideComplaintArgs),
    /// Show inspections and complaints (confidential)
    FairPlay(FairPlayArgs),
    /// Write the games of a round that are kept as PGN, for screening
    Screening(ScreeningArgs),
}

pub(super) async fn carry_out(desk: Desk, command: FairPlayCommand) -> Result<(), Failure> {
    match command {
        FairPlayCommand::Inspection(args) => inspection(desk, *args).await,
        FairPlayCommand::Complaint(args) => complaint(desk, args).await,
        FairPlayCommand::DecideComplaint(args) => decide(desk, args).await,
        FairPlayCommand::FairPlay(args) => list(desk, args).await,
        FairPlayCommand::Screening(args) => screening(desk, args).await,
    }
}

#[derive(Args)]
pub(crate) struct InspectionArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Who was inspected
    player: String,
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// When, such as 2026-05-16T15:30; now if not given
    #[arg(long)]
    when: Option<DateTime>,
    /// Why: suspicion, complaint, left-venue, random
    #[arg(long, default_value = "suspicion", value_parser = coded::<InspectionGrounds>)]
    grounds: InspectionGrounds,
    /// The complaint that led to it, by the number of its record
    #[arg(long, value_name = "RECORD")]
    complaint: Option<u64>,
    /// The arbiter who inspected the player
    #[arg(long, value_name = "NAME")]
    inspector: String,
    /// Whether the inspector is of the player's gender: yes or no
    #[arg(long, value_parser = yes_or_no)]
    same_gender: Option<bool>,
    /// Who else was there
    #[arg(long, value_name = "NAME")]
    witness: Option<String>,
    /// Whether the witness is of the player's gender: yes or no
    #[arg(long, requires = "witness", value_parser = yes_or_no)]
    witness_same_gender: Option<bool>,
    /// The witness of the player's choice
    #[arg(long, value_name = "NAME")]
    players_witness: Option<String>,
    /// What was used, such as a scanner
    #[arg(long, value_name = "TEXT")]
    means: Option<String>,
    /// How the player took it: agreed, after-explanation, after-warning, refused
    #[arg(long, default_value = "agreed", value_parser = coded::<InspectionConsent>)]
    consent: InspectionConsent,
    /// What was found
    #[arg(long, value_name = "TEXT")]
    found: Option<String>,
    /// What was done about it
    #[arg(long, value_name = "TEXT")]
    measures: Option<String>,
}

async fn inspection(desk: Desk, args: InspectionArgs) -> Result<(), Failure> {
    let record = |section: &Section| {
        Ok(Command::RecordInspection(InspectionRecorded {
            section: section.id.clone(),
            round: round_or_last(section, args.round),
            entrant: player(section, &args.player)?,
            inspection: InspectionReport {
                when: args.when,
                grounds: args.grounds,
                complaint: args.complaint.map(Seq),
                inspector: Attendant {
                    name: args.inspector,
                    same_gender: args.same_gender,
                },
                witness: args.witness.map(|name| Attendant {
                    name,
                    same_gender: args.witness_same_gender,
                }),
                players_witness: args.players_witness,
                means: args.means,
                consent: args.consent,
                found: args.found,
                measures: args.measures,
            },
        }))
    };
    desk.submit_for(&args.event, record).await.map(drop)
}

#[derive(Args)]
pub(crate) struct ComplaintArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What happened, in your own words
    facts: String,
    /// Who complains: a player, or anybody by name with --not-a-player
    #[arg(long, value_name = "PLAYER")]
    by: String,
    /// The complainant is no player of the section
    #[arg(long)]
    not_a_player: bool,
    /// Who is accused
    #[arg(long, value_name = "PLAYER")]
    about: String,
    /// In which round
    #[arg(long)]
    round: Option<u16>,
    /// The complaint is made after the tournament
    #[arg(long)]
    after_tournament: bool,
    /// What the complaint rests on
    #[arg(long, value_name = "TEXT")]
    evidence: Option<String>,
    /// What the arbiter says of it
    #[arg(long, value_name = "TEXT")]
    comments: Option<String>,
    /// The complainant knows that a manifestly unfounded complaint can be penalised
    #[arg(long)]
    acknowledged: bool,
    /// The complainant signed
    #[arg(long)]
    signed: bool,
}

async fn complaint(desk: Desk, args: ComplaintArgs) -> Result<(), Failure> {
    let file = |section: &Section| {
        let entrant = match args.not_a_player {
            true => None,
            false => Some(player(section, &args.by)?),
        };
        let entry = entrant
            .and_then(|id| section.entrant(id))
            .map(|one| &one.player);
        Ok(Command::FileComplaint(ComplaintFiled {
            section: section.id.clone(),
            complaint: ComplaintReport {
                stage: match args.after_tournament {
                    true => ComplaintStage::PostTournament,
                    false => ComplaintStage::InTournament,
                },
                round: args.round.map(RoundNumber),
                complainant: Complainant {
                    entrant,
                    name: entry.map_or(args.by, |player| player.name.clone()),
                    fide_id: entry.and_then(|player| player.fide_id),
                },
                accused: player(section, &args.about)?,
                facts: args.facts,
                evidence: args.evidence,
                comments: args.comments,
                acknowledged: args.acknowledged,
                signed: args.signed,
            },
        }))
    };
    desk.submit_for(&args.event, file).await.map(drop)
}

#[derive(Args)]
pub(crate) struct DecideComplaintArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the complaint
    complaint: u64,
    /// What came of it: unfounded, not-confirmed, confirmed, referred
    #[arg(value_parser = coded::<ComplaintOutcome>)]
    outcome: ComplaintOutcome,
    /// What was decided, in your own words
    text: String,
    /// What was imposed
    #[arg(long, value_name = "TEXT")]
    penalty: Option<String>,
    /// Whether the accused was told: yes or no
    #[arg(long, value_parser = yes_or_no)]
    accused_told: Option<bool>,
}

async fn decide(desk: Desk, args: DecideComplaintArgs) -> Result<(), Failure> {
    let decide = |section: &Section| {
        Ok(Command::DecideComplaint(ComplaintDecided {
            section: section.id.clone(),
            complaint: Seq(args.complaint),
            decision: ComplaintDecision {
                outcome: args.outcome,
                text: args.text,
                penalty: args.penalty,
                accused_told: args.accused_told,
            },
        }))
    };
    desk.submit_for(&args.event, decide).await.map(drop)
}

#[derive(Args)]
pub(crate) struct FairPlayArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

async fn list(desk: Desk, args: FairPlayArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let edition = edition(&journal, section)?;
    let told = |found: Vec<FairPlayRemark>| {
        let found = found.iter();
        found
            .map(|one| remark(&one.says, true, one.article))
            .collect()
    };
    let inspections = section.inspections.iter().map(|one| {
        let remarks = fairplay::of_inspection(section, one, edition);
        InspectionBody::of(section, one, told(remarks))
    });
    let complaints = section.complaints.iter().map(|one| {
        let remarks = fairplay::of_complaint(journal.event(), one, edition);
        let before = fairplay::baseless_before(journal.event(), one);
        ComplaintBody::of(section, one, before, told(remarks))
    });
    let body = FairPlayBody {
        inspections: inspections.collect(),
        complaints: complaints.collect(),
    };
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    for one in &body.complaints {
        let decided = one.decision.as_ref();
        let decided = decided.map(|one| format!("{}: {}", tell(&one.outcome), one.text));
        print(&journal, one.id, decided, &one.remarks);
    }
    for one in &body.inspections {
        print(&journal, one.id, one.inspection.found.clone(), &one.remarks);
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct ScreeningArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// The file; standard output if not given
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The games of a round whose moves are kept, as PGN; with --json as one text.
async fn screening(desk: Desk, args: ScreeningArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let text = games::with_moves(&journal.event().details, section, round);
    if desk.json && args.output.is_none() {
        let pgn = text.as_str();
        output::print_json(&ScreeningBody { pgn, round });
        return Ok(());
    }
    files::write_private(args.output.as_deref(), &text)
}
