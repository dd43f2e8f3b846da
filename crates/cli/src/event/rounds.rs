//! Rounds: pairing by hand or from a file, changing pairings, closing.

use std::path::{Path, PathBuf};

use adoube_bodies::names::SectionNames;
use adoube_conduct::record_by_hand;
use adoube_conduct::rounds::{CannotPair, HowToPair, PairingHelp, next_round};
use adoube_formats::{Pairs, decode, read_pairs};
use adoube_journal::{
    ChangePairings, Command, Format, Pairing, Provenance, RoundClosed, RoundPairings,
    RoundReopened, Section, SectionFinished,
};
use adoube_tournament::{BoardNumber, Bye, ByeKind, EntrantId, PairingNumber, RoundNumber};
use clap::Args;
use miette::LabeledSpan;

use super::desk::{Desk, paired_round, player};
use super::entries::ByeArg;
use super::fixed;
use crate::failure::{Failure, argument};
use crate::schedule::seed_or_new;
use crate::texts::{tell, tell_with};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct PairArgs {
    /// The event
    event: String,
    /// The boards in order, as pairing numbers WHITE-BLACK: 1-9 10-2 3-11. If none are given, a
    /// Swiss section is paired by its system, the others from their table
    boards: Vec<String>,
    /// Read the pairings from a file: a line WHITE BLACK for each board, WHITE 0 for the bye
    #[arg(long, value_name = "FILE", conflicts_with = "boards")]
    pairs: Option<PathBuf>,
    /// Who gets the pairing-allocated bye
    #[arg(long, value_name = "PLAYER")]
    bye: Option<String>,
    /// Who is absent without points; may be repeated
    #[arg(long, value_name = "PLAYER")]
    absent: Vec<String>,
    /// In a round robin of teams: how many boards a match has, if not as announced
    #[arg(long, value_name = "BOARDS", value_parser = clap::value_parser!(u16).range(1..))]
    team_boards: Option<u16>,
    /// The seed for drawing the initial colour by lot, if it is not known yet
    #[arg(long)]
    seed: Option<u64>,
    /// What made the pairings, if it was not you
    #[arg(long, value_name = "NAME")]
    made_by: Option<String>,
}

pub(super) async fn pair(mut desk: Desk, args: PairArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let is_given = !args.boards.is_empty() || args.pairs.is_some();
    let is_made = match section.settings.format {
        Format::Swiss => !is_given && args.bye.is_none(),
        Format::TeamSwiss => false,
        _ => !is_given,
    };
    if is_made {
        given_to_the_rules(section, &args)?;
        let how = HowToPair {
            absent: (args.absent.iter())
                .map(|text| player(section, text))
                .collect::<Result<_, Failure>>()?,
            team_boards: args.team_boards,
            fixed_boards: section.fixed_boards.clone(),
            assign_numbers: false,
            ..HowToPair::with_seed(seed_or_new(args.seed))
        };
        let next = next_round(&journal.event().details, section, &how)
            .map_err(|reason| cannot_pair(section, &reason))?;
        for id in &next.displaced {
            let who = section.label(*id);
            output::print_error(&format!("note: {who} does not sit at their fixed table\n"));
        }
        desk.reason = desk.reason.or(next.reason.as_ref().map(tell));
        desk.submit_made(&mut journal, next.commands).await
    } else {
        let commands = by_hand(section, args)?;
        desk.submit(&mut journal, commands).await?;
        Ok(())
    }
}

/// Options that only mean something where the round is made by hand, or in another format.
fn given_to_the_rules(section: &Section, args: &PairArgs) -> Result<(), Failure> {
    if args.made_by.is_some() {
        return Err(
            Failure::new("--made-by says who made the pairings, and none are given")
                .help("name them as WHITE-BLACK or with --pairs, or leave --made-by out"),
        );
    }
    if args.bye.is_some() {
        let format = tell(&section.settings.format);
        return Err(Failure::new(format!("a {format} has no bye to give"))
            .help("with --bye the boards are given too, as WHITE-BLACK or with --pairs"));
    }
    Ok(())
}

/// Why a round cannot be paired, and what the user of the command line can do about it.
pub(super) fn cannot_pair(section: &Section, reason: &CannotPair) -> Failure {
    let failure = Failure::new(tell_with(reason, &SectionNames::in_section(section)));
    let command = match reason.help() {
        None | Some(PairingHelp::EnterResults) => return failure,
        Some(PairingHelp::AssignNumbers) => {
            "`adoube event numbers` gives everybody a number (C.04.2.B)".to_owned()
        }
        Some(PairingHelp::ChangeSystem) => {
            "`edit-section --pairing-system` changes it; other systems are paired by hand"
                .to_owned()
        }
        Some(PairingHelp::ChangeRounds { cycle }) => format!(
            "`adoube event edit-section EVENT --rounds {cycle}` changes the number of rounds"
        ),
        Some(PairingHelp::PlayOff) => "a game without a winner is played off; then `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`".to_owned(),
        Some(PairingHelp::DrawOrAssign) => "`adoube event draw` draws the numbers, `adoube event numbers` gives them by rating".to_owned(),
        Some(PairingHelp::AssignTeamNumbers) => {
            "`adoube event numbers` assigns the numbers".to_owned()
        }
        Some(help) => tell(&help),
    };
    failure.help(command)
}

/// The pairings that the user wrote, or that stand in a file.
fn by_hand(section: &Section, args: PairArgs) -> Result<Vec<Command>, Failure> {
    if args.seed.is_some() {
        return Err(Failure::new(
            "--seed is for drawing lots, and the pairings are given",
        ));
    }
    let (pairs, file) = match &args.pairs {
        Some(path) => (pairs_of_file(path)?, path.display().to_string()),
        None => (pairs_of_words(&args.boards)?, "the pairings".to_owned()),
    };
    let mut pairings = RoundPairings {
        boards: boards(section, &pairs, &file)?,
        ..RoundPairings::default()
    };
    let mut give = |entrant, kind| pairings.byes.push(Bye { entrant, kind });
    if let Some(number) = pairs.bye {
        give(numbered(section, number, &file)?, ByeKind::PairingAllocated);
    }
    if let Some(text) = &args.bye {
        give(player(section, text)?, ByeKind::PairingAllocated);
    }
    for text in &args.absent {
        give(player(section, text)?, ByeKind::ZeroPoint);
    }
    let made_by = match args.made_by {
        Some(engine) => Provenance {
            engine,
            ..Provenance::default()
        },
        None => Provenance::by_hand(),
    };
    Ok(record_by_hand(section, pairings, made_by))
}

fn pairs_of_file(path: &Path) -> Result<Pairs, Failure> {
    let text = decode(&files::read(path)?).into_owned();
    let name = path.display().to_string();
    read_pairs(&text).map_err(|error| {
        let start = offset(&text, error.line, error.column);
        let length = error.found.len().min(text.len() - start);
        let label = LabeledSpan::new(Some(tell(&error.problem)), start, length);
        Failure::new(format!("{name}: {}", tell(&error))).in_file(&name, text, vec![label])
    })
}

/// Where a line and a column, both from 1, are in a text.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    let rest = text.get(before..).unwrap_or("").char_indices();
    let within = rest.map(|(at, _)| at).nth(column.saturating_sub(1));
    (before + within.unwrap_or(0)).min(text.len())
}

fn pairs_of_words(words: &[String]) -> Result<Pairs, Failure> {
    if words.is_empty() {
        return Err(Failure::new("no pairings are given")
            .help("write them as WHITE-BLACK, such as 1-9 10-2, or name a file with --pairs"));
    }
    read_pairs(&words.join("\n")).map_err(|error| {
        let word = error.line.checked_sub(1).and_then(|place| words.get(place));
        let word = word.map_or_else(String::new, |word| format!("\"{word}\": "));
        Failure::new(format!("{word}{}", tell(&error.problem)))
    })
}

fn boards(section: &Section, pairs: &Pairs, file: &str) -> Result<Vec<Pairing>, Failure> {
    let boards = pairs.boards.iter().zip(1..);
    boards
        .map(|((white, black), table)| {
            Ok(Pairing {
                board: BoardNumber::single(table),
                white: numbered(section, *white, file)?,
                black: numbered(section, *black, file)?,
            })
        })
        .collect()
}

fn numbered(section: &Section, number: PairingNumber, file: &str) -> Result<EntrantId, Failure> {
    let mut entrants = section.draft.entrants.iter();
    if let Some(entrant) = entrants.find(|entrant| entrant.pairing_number == Some(number)) {
        return Ok(entrant.id);
    }
    let mut entrants = section.draft.entrants.iter();
    let failure = Failure::new(format!("{file}: nobody has pairing number {number}"));
    if entrants.any(|entrant| entrant.pairing_number.is_none()) {
        return Err(failure.help("`adoube event numbers` assigns the pairing numbers"));
    }
    Err(failure)
}

#[derive(Args)]
pub(crate) struct RepairArgs {
    /// The event
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// Dissolve this board; may be repeated
    #[arg(long, value_name = "BOARD", value_parser = argument::<BoardNumber>)]
    remove: Vec<BoardNumber>,
    /// Take this player's bye away; may be repeated
    #[arg(long, value_name = "PLAYER")]
    remove_bye: Vec<String>,
    /// A new board, BOARD:WHITE-BLACK by pairing numbers, such as 3:5-9; may be repeated
    #[arg(long, value_name = "PAIRING")]
    add: Vec<String>,
    /// Give a bye, KIND:PLAYER with allocated, full, half or zero; may be repeated
    #[arg(long, value_name = "BYE")]
    bye: Vec<String>,
}

pub(super) async fn repair(desk: Desk, args: RepairArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let players = |texts: &[String]| -> Result<Vec<EntrantId>, Failure> {
        texts.iter().map(|text| player(section, text)).collect()
    };
    let added = args.add.iter().map(|text| new_board(section, text));
    let byes = args.bye.iter().map(|text| new_bye(section, text));
    let command = Command::ChangePairings(ChangePairings {
        section: section.id.clone(),
        round: paired_round(section, args.round)?,
        remove_boards: args.remove,
        remove_byes: players(&args.remove_bye)?,
        remove_tables: Vec::new(),
        remove_team_byes: Vec::new(),
        add: RoundPairings {
            boards: added.collect::<Result<_, _>>()?,
            byes: byes.collect::<Result<_, _>>()?,
            ..RoundPairings::default()
        },
    });
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}

fn new_board(section: &Section, text: &str) -> Result<Pairing, Failure> {
    let malformed = || {
        Failure::new(format!(
            "\"{text}\" is not a new board: expected BOARD:WHITE-BLACK, such as 3:5-9"
        ))
    };
    let (board, players) = text.split_once(':').ok_or_else(malformed)?;
    let (white, black) = players.split_once('-').ok_or_else(malformed)?;
    Ok(Pairing {
        board: board.parse().map_err(|_| malformed())?,
        white: player(section, white)?,
        black: player(section, black)?,
    })
}

fn new_bye(section: &Section, text: &str) -> Result<Bye, Failure> {
    let malformed = || {
        Failure::new(format!(
            "\"{text}\" is not a bye: expected KIND:PLAYER with allocated, full, half or zero"
        ))
    };
    let (kind, who) = text.split_once(':').ok_or_else(malformed)?;
    let kind = match kind {
        "allocated" => ByeKind::PairingAllocated,
        "full" => ByeArg::Full.into(),
        "half" => ByeArg::Half.into(),
        "zero" => ByeArg::Zero.into(),
        _ => return Err(malformed()),
    };
    Ok(Bye {
        entrant: player(section, who)?,
        kind,
    })
}

#[derive(Args)]
pub(crate) struct RoundArgs {
    /// The event
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

impl RoundArgs {
    async fn submit(
        &self,
        desk: &Desk,
        command: impl Fn(adoube_journal::SectionId, RoundNumber) -> Command,
    ) -> Result<(), Failure> {
        let mut journal = desk.open(&self.event).await?;
        let section = desk.section(&journal)?;
        let command = command(section.id.clone(), paired_round(section, self.round)?);
        desk.submit(&mut journal, vec![command]).await?;
        Ok(())
    }
}

pub(super) async fn close(mut desk: Desk, args: RoundArgs) -> Result<(), Failure> {
    let close = |section, round| Command::CloseRound(RoundClosed { section, round });
    args.submit(&desk, close).await?;
    let mut journal = desk.open(&args.event).await?;
    fixed::settle_and_tell(&mut desk, &mut journal).await;
    Ok(())
}

pub(super) async fn reopen(desk: Desk, args: RoundArgs) -> Result<(), Failure> {
    let reopen = |section, round| Command::ReopenRound(RoundReopened { section, round });
    args.submit(&desk, reopen).await
}

#[derive(Args)]
pub(crate) struct FinishArgs {
    /// The event
    event: String,
}

pub(super) async fn finish(desk: Desk, args: FinishArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?.id.clone();
    let command = Command::FinishSection(SectionFinished { section });
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}
