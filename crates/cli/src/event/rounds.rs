//! Rounds: pairing by hand or from a file, changing pairings, closing.

use std::path::{Path, PathBuf};

use adoube_bodies::names::SectionNames;
use adoube_conduct::record_by_hand;
use adoube_conduct::rounds::{HowToPair, change_to, next_round, standing};
use adoube_conduct::us::ladder_down;
use adoube_formats::{Pairs, decode, read_pairs};
use adoube_journal::{
    ChangePairings, Command, Format, Journal, MergeSection, Pairing, Provenance, RoundClosed,
    RoundPairings, RoundReopened, Section, SectionFinished, SectionId,
};
use adoube_tournament::{BoardNumber, Bye, ByeKind, EntrantId, PairingNumber, RoundNumber};
use clap::Args;
use miette::LabeledSpan;

use super::desk::{Desk, cannot, paired_round, player, players};
use super::entries::ByeArg;
use super::fixed;
use crate::args::value;
use crate::failure::Failure;
use crate::schedule::seed_or_new;
use crate::texts::{fail, t, tell, tell_with};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct PairArgs {
    /// The event, by the name that `adoube event list` shows
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
        Format::Swiss | Format::IndividualTeams => !is_given && args.bye.is_none(),
        _ => !is_given,
    };
    if is_made {
        given_to_the_rules(section, &args)?;
        let how = HowToPair {
            absent: players(section, &args.absent)?,
            team_boards: args.team_boards,
            ..HowToPair::with_seed(seed_or_new(args.seed))
        };
        let next = next_round(&journal.event().details, section, &how)
            .map_err(|reason| cannot(section, &reason))?;
        for remark in &next.seating {
            output::note(&tell_with(remark, &SectionNames::in_section(section)));
        }
        desk.reason = desk.reason.or(next.reason.as_ref().map(tell));
        desk.submit_made(&mut journal, next.commands).await
    } else {
        let commands = by_hand(section, args)?;
        desk.submit(&mut journal, commands).await
    }
}

/// Options that only mean something where the round is made by hand, or in another format.
fn given_to_the_rules(section: &Section, args: &PairArgs) -> Result<(), Failure> {
    if args.made_by.is_some() {
        return Err(fail!("event-made-by-alone"));
    }
    if args.bye.is_some() {
        let format = section.settings.format;
        return Err(fail!("event-bye-alone", format = format));
    }
    Ok(())
}

/// The pairings that the user wrote, or that stand in a file.
fn by_hand(section: &Section, args: PairArgs) -> Result<Vec<Command>, Failure> {
    if args.seed.is_some() {
        return Err(fail!("event-seed-without-lots"));
    }
    let (pairs, file) = match &args.pairs {
        Some(path) => (pairs_of_file(path)?, path.display().to_string()),
        None => {
            let pairs = pairs_of_words(&args.boards)?;
            (pairs, t("event-the-pairings").to_owned())
        }
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
        Failure::of(&error)
            .at(&name)
            .in_file(&name, text, vec![label])
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
        return Err(fail!("event-no-pairings"));
    }
    read_pairs(&words.join("\n")).map_err(|error| {
        let word = error.line.checked_sub(1).and_then(|place| words.get(place));
        word.map_or_else(
            || Failure::of(&error.problem),
            |word| fail!("event-wrong-word", word = word, problem = error.problem),
        )
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
    let found = entrants.find(|entrant| entrant.pairing_number == Some(number));
    found.map(|entrant| entrant.id).ok_or_else(|| {
        let mut entrants = section.draft.entrants.iter();
        let unnumbered = entrants.any(|entrant| entrant.pairing_number.is_none());
        fail!(
            "event-nobody-numbered",
            place = file,
            number = number,
            unnumbered = unnumbered
        )
    })
}

#[derive(Args)]
pub(crate) struct RepairArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// Dissolve this board; may be repeated
    #[arg(long, value_name = "BOARD", value_parser = value::<BoardNumber>)]
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
    /// This player leaves before the round starts: the opponent is laddered down to a bye (US 29G1)
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["remove", "remove_bye", "add", "bye"])]
    without: Option<String>,
}

pub(super) async fn repair(desk: Desk, args: RepairArgs) -> Result<(), Failure> {
    if let Some(leaves) = &args.without {
        return ladder(desk, &args, leaves).await;
    }
    let change = |section: &Section| {
        let added = args.add.iter().map(|text| new_board(section, text));
        let byes = args.bye.iter().map(|text| new_bye(section, text));
        Ok(Command::ChangePairings(ChangePairings {
            section: section.id.clone(),
            round: paired_round(section, args.round)?,
            remove_boards: args.remove,
            remove_byes: players(section, &args.remove_bye)?,
            remove_tables: Vec::new(),
            remove_team_byes: Vec::new(),
            add: RoundPairings {
                boards: added.collect::<Result<_, _>>()?,
                byes: byes.collect::<Result<_, _>>()?,
                ..RoundPairings::default()
            },
        }))
    };
    desk.submit_for(&args.event, change).await.map(drop)
}

async fn ladder(mut desk: Desk, args: &RepairArgs, leaves: &str) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.round)?;
    let stands = standing(section, round).map_err(|reason| cannot(section, &reason))?;
    let (leaves, event) = (player(section, leaves)?, &journal.event().details);
    let laddered = ladder_down(event, section, round, &stands, leaves);
    let laddered = laddered.map_err(|reason| cannot(section, &reason))?;
    let command = change_to(section, round, &laddered);
    let command = command.map_err(|reason| cannot(section, &reason))?;
    desk.reason = (desk.reason).or_else(|| Some(t("event-ladder-reason").to_owned()));
    desk.submit(&mut journal, vec![command]).await
}

fn new_board(section: &Section, text: &str) -> Result<Pairing, Failure> {
    let malformed = || fail!("event-no-new-board", text = text);
    let (board, players) = text.split_once(':').ok_or_else(malformed)?;
    let (white, black) = players.split_once('-').ok_or_else(malformed)?;
    Ok(Pairing {
        board: board.parse().map_err(|_| malformed())?,
        white: player(section, white)?,
        black: player(section, black)?,
    })
}

fn new_bye(section: &Section, text: &str) -> Result<Bye, Failure> {
    let malformed = || fail!("event-no-new-bye", text = text);
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
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

impl RoundArgs {
    async fn submit(
        &self,
        desk: &Desk,
        command: impl Fn(SectionId, RoundNumber) -> Command,
    ) -> Result<Journal, Failure> {
        let make = |section: &Section| {
            let round = paired_round(section, self.round)?;
            Ok(command(section.id.clone(), round))
        };
        desk.submit_for(&self.event, make).await
    }
}

pub(super) async fn close(mut desk: Desk, args: RoundArgs) -> Result<(), Failure> {
    let close = |section, round| Command::CloseRound(RoundClosed { section, round });
    let mut journal = args.submit(&desk, close).await?;
    fixed::settle_and_tell(&mut desk, &mut journal).await;
    Ok(())
}

pub(super) async fn reopen(desk: Desk, args: RoundArgs) -> Result<(), Failure> {
    let reopen = |section, round| Command::ReopenRound(RoundReopened { section, round });
    args.submit(&desk, reopen).await.map(drop)
}

#[derive(Args)]
pub(crate) struct MergeArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The section whose players join the one that is chosen by --section
    #[arg(long, value_parser = value::<SectionId>)]
    from: SectionId,
}

pub(super) async fn merge(desk: Desk, args: MergeArgs) -> Result<(), Failure> {
    let merge = |section: &Section| {
        let section = section.id.clone();
        let from = args.from;
        Ok(Command::MergeSection(MergeSection { section, from }))
    };
    desk.submit_for(&args.event, merge).await.map(drop)
}

#[derive(Args)]
pub(crate) struct FinishArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

pub(super) async fn finish(desk: Desk, args: FinishArgs) -> Result<(), Failure> {
    let finish = |section: &Section| {
        let section = section.id.clone();
        Ok(Command::FinishSection(SectionFinished { section }))
    };
    desk.submit_for(&args.event, finish).await.map(drop)
}
