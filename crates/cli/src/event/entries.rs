//! Players: entering, leaving, numbers.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use adoube_bodies::journal::Restored;
use adoube_conduct::byes::cancel_bye;
use adoube_conduct::entries::{needs_of_list, new_players_of_list, teams_in_list, teams_of_list};
use adoube_conduct::rating_lists::typed_over;
use adoube_formats::{Entries, decode};
use adoube_journal::{
    AssignNumbers, ByeRequested, Command, Enter, EntryMarks, Expel, Journal, LateEnter,
    PlayerEdited, ReEnter, Register, Section, SectionId, Withdraw, is_export, read_export,
};
use adoube_tournament::{
    BirthDate, ByeKind, EntrantId, Expiry, Federation, Grade, LaterRating, ListDate, Membership,
    Player, RatingFacts, RatingSource, RoundNumber, Sex, Title,
};
use clap::{Args, ValueEnum};
use jiff::Timestamp;

use super::desk::{Desk, event_id, player};
use super::fixed;
use super::marks::{MarkArgs, enter_anew};
use super::rating_lists;
use super::report_file::{ReportFile, import_report};
use crate::args::value;
use crate::failure::Failure;
use crate::texts::{fail, say, t};
use crate::{files, output, warnings};

/// What can be said of a player.
#[derive(Args)]
pub(super) struct PlayerArgs {
    /// The FIDE rating, 0 for none
    #[arg(long)]
    rating: Option<u16>,
    /// The national rating, 0 for none
    #[arg(long)]
    national_rating: Option<u16>,
    /// A rating given for pairing only
    #[arg(long)]
    assigned_rating: Option<u16>,
    /// FIDE title, such as IM
    #[arg(long, value_parser = value::<Title>)]
    title: Option<Title>,
    /// Federation, such as NOR
    #[arg(long, value_parser = value::<Federation>)]
    federation: Option<Federation>,
    /// FIDE identity number
    #[arg(long)]
    fide_id: Option<u32>,
    /// Identity in the national federation
    #[arg(long)]
    national_id: Option<String>,
    /// The state of a member of US Chess, such as FL
    #[arg(long)]
    state: Option<String>,
    /// The last day of the membership in the national federation, such as 2026-12-31
    #[arg(long, value_name = "DAY", value_parser = value::<Expiry>)]
    expires: Option<Expiry>,
    /// On how many games a provisional national rating rests
    #[arg(long, value_name = "GAMES")]
    provisional_games: Option<u16>,
    /// A FIDE rating that counts from a later round on, such as 5=2214; can be repeated
    #[arg(long, value_name = "ROUND=RATING", value_parser = later_rating)]
    later_rating: Vec<LaterRating>,
    /// The development coefficient K of the rating list
    #[arg(long, value_name = "K")]
    k: Option<u16>,
    /// Rated games completed in all; fewer than 30 make K 40
    #[arg(long, value_name = "GAMES")]
    rated_games: Option<u32>,
    /// Whether a published rating ever was 2400 or more
    #[arg(long, value_name = "BOOL")]
    reached_2400: Option<bool>,
    /// The month of the rating list that says so, such as 2026-10
    #[arg(long, value_name = "MONTH", value_parser = value::<ListDate>)]
    list: Option<ListDate>,
    /// The standard rating of who has none for rapid or blitz
    #[arg(long, value_name = "RATING")]
    standard_rating: Option<u16>,
    /// Date of birth, such as 1987-03-21 or 1987
    #[arg(long, value_parser = value::<BirthDate>)]
    birth: Option<BirthDate>,
    /// F or M
    #[arg(long, value_parser = value::<Sex>)]
    sex: Option<Sex>,
    /// Club, school or town
    #[arg(long)]
    club: Option<String>,
    /// Grade at school: PK, K, or 1 to 12
    #[arg(long, value_parser = value::<Grade>)]
    grade: Option<Grade>,
    /// Anything to remember
    #[arg(long)]
    notes: Option<String>,
}

impl PlayerArgs {
    /// What is said here, over what was known before.
    pub(super) fn over(self, known: Player) -> Player {
        let said = RatingFacts {
            k: self.k,
            games: self.rated_games,
            reached_2400: self.reached_2400,
            list: self.list,
            standard: self.standard_rating,
        };
        let member = Membership {
            state: self.state,
            expires: self.expires,
            provisional_games: self.provisional_games,
        };
        Player {
            name: known.name,
            sex: self.sex.or(known.sex),
            title: self.title.or(known.title),
            federation: self.federation.or(known.federation),
            fide_id: self.fide_id.or(known.fide_id),
            fide_rating: self.rating.or(known.fide_rating),
            national_id: self.national_id.or(known.national_id),
            national_rating: self.national_rating.or(known.national_rating),
            assigned_rating: self.assigned_rating.or(known.assigned_rating),
            rating_facts: said.or(known.rating_facts),
            rating_sources: known.rating_sources,
            later_ratings: later(known.later_ratings, self.later_rating),
            membership: member.or(known.membership),
            birth: self.birth.or(known.birth),
            club: self.club.or(known.club),
            grade: self.grade.or(known.grade),
            notes: self.notes.or(known.notes),
        }
    }
}

/// Reads `5=2214`: from round 5 on the rating is 2214; `5=` for none.
fn later_rating(text: &str) -> Result<LaterRating, String> {
    let wrong = || t("argument-no-later-rating").to_owned();
    let (round, rating) = text.split_once('=').ok_or_else(wrong)?;
    let fide_rating = match rating.trim() {
        "" => None,
        rating => Some(rating.parse().map_err(|_| wrong())?),
    };
    Ok(LaterRating {
        from: RoundNumber(round.trim().parse().map_err(|_| wrong())?),
        fide_rating,
        k: None,
        source: Some(RatingSource::Typed),
    })
}

/// The ratings of later rounds with those that are said, in the order of the rounds.
fn later(mut known: Vec<LaterRating>, said: Vec<LaterRating>) -> Vec<LaterRating> {
    known.retain(|one| !said.iter().any(|said| said.from == one.from));
    known.extend(said);
    known.sort_by_key(|one| one.from);
    known
}

#[derive(Args)]
pub(crate) struct AddArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The name, usually "Family name, Given name"
    name: String,
    #[command(flatten)]
    player: PlayerArgs,
    /// A late entry: the first round the player can be paired in
    #[arg(long, value_name = "ROUND")]
    from: Option<u16>,
    /// What a late entry gets for each missed round
    #[arg(long, value_enum, requires = "from")]
    missed: Option<ByeArg>,
    #[command(flatten)]
    marks: MarkArgs,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum ByeArg {
    /// A win's points
    Full,
    /// A draw's points
    Half,
    /// A bye without points
    Zero,
}

impl From<ByeArg> for ByeKind {
    fn from(bye: ByeArg) -> ByeKind {
        match bye {
            ByeArg::Full => ByeKind::FullPoint,
            ByeArg::Half => ByeKind::HalfPoint,
            ByeArg::Zero => ByeKind::ZeroPoint,
        }
    }
}

pub(super) async fn add(desk: Desk, args: AddArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let player = args.player.over(Player::named(&args.name));
    let player = rating_lists::rated(&desk, &journal, section, player);
    warn_of_namesakes(section, [&player]);
    let section = section.id.clone();
    let marks = args.marks.over(EntryMarks::default());
    let missed = args.missed.map(ByeKind::from);
    let command = match args.from {
        from if !marks.is_empty() => Command::Enter(Enter {
            section,
            player: player.clone(),
            first_round: from.map(RoundNumber),
            missed,
            marks,
        }),
        Some(round) => Command::LateEnter(LateEnter {
            section,
            player: player.clone(),
            first_round: RoundNumber(round),
            missed,
        }),
        None => Command::Register(Register {
            section,
            player: player.clone(),
        }),
    };
    let receipt = desk.submit_and_keep(&mut journal, vec![command]).await?;
    let section = desk.section(&journal)?;
    let teams = teams_in_list(section, [(None, &player)]);
    let teams = teams_of_list(section, &receipt, teams);
    match teams.is_empty() {
        true => Ok(()),
        false => desk.submit(&mut journal, teams).await,
    }
}

#[derive(Args)]
pub(crate) struct EditArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: a pairing number, # and the number of an entry, or a part of the name
    player: String,
    /// The corrected name
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    data: PlayerArgs,
}

pub(super) async fn edit(desk: Desk, args: EditArgs) -> Result<(), Failure> {
    let correct = |section: &Section| {
        let entrant = player(section, &args.player)?;
        let known = section.entrant(entrant);
        let mut known = known.map(|known| known.player.clone()).unwrap_or_default();
        let before = known.clone();
        if let Some(name) = args.name {
            known.name = name;
        }
        Ok(Command::EditPlayer(PlayerEdited {
            section: section.id.clone(),
            entrant,
            player: typed_over(Some(&before), args.data.over(known)),
        }))
    };
    desk.submit_for(&args.event, correct).await.map(drop)
}

#[derive(Args)]
pub(crate) struct FromRoundArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: a pairing number, # and the number of an entry, or a part of the name
    player: String,
    /// From which round on; the next one to be paired if not given
    #[arg(long, value_name = "ROUND")]
    from: Option<u16>,
}

impl FromRoundArgs {
    /// Carries out the command, and what follows from it in a round robin.
    async fn submit(
        self,
        mut desk: Desk,
        command: impl Fn(SectionId, EntrantId, Option<RoundNumber>) -> Command,
    ) -> Result<(), Failure> {
        let make = |section: &Section| {
            let entrant = player(section, &self.player)?;
            let from = self.from.map(RoundNumber);
            Ok(command(section.id.clone(), entrant, from))
        };
        let mut journal = desk.submit_for(&self.event, make).await?;
        fixed::settle_and_tell(&mut desk, &mut journal).await;
        Ok(())
    }
}

pub(super) async fn withdraw(desk: Desk, args: FromRoundArgs) -> Result<(), Failure> {
    let withdraw = |section, entrant, from| {
        Command::Withdraw(Withdraw {
            section,
            entrant,
            from,
        })
    };
    args.submit(desk, withdraw).await
}

pub(super) async fn expel(desk: Desk, args: FromRoundArgs) -> Result<(), Failure> {
    let expel = |section, entrant, from| {
        Command::Expel(Expel {
            section,
            entrant,
            from,
        })
    };
    args.submit(desk, expel).await
}

#[derive(Args)]
pub(crate) struct ReEnterArgs {
    #[command(flatten)]
    from: FromRoundArgs,
    /// As a new entry that is linked to the earlier one, which ends (US 28S)
    #[arg(long)]
    new_entry: bool,
    /// What the new entry gets for each missed round
    #[arg(long, value_enum, requires = "new_entry")]
    missed: Option<ByeArg>,
}

pub(super) async fn re_enter(desk: Desk, args: ReEnterArgs) -> Result<(), Failure> {
    if args.new_entry {
        let FromRoundArgs {
            event,
            player,
            from,
        } = args.from;
        return enter_anew(desk, &event, &player, from, args.missed).await;
    }
    let args = args.from;
    let re_enter = |section, entrant, from| {
        Command::ReEnter(ReEnter {
            section,
            entrant,
            from,
        })
    };
    args.submit(desk, re_enter).await
}

#[derive(Args)]
pub(crate) struct ByeArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: a pairing number, # and the number of an entry, or a part of the name
    player: String,
    /// For which round
    #[arg(long)]
    round: u16,
    /// What the player gets for it
    #[arg(long, value_enum, default_value_t = ByeArg::Half)]
    kind: ByeArg,
    /// Drop the request instead
    #[arg(long)]
    cancel: bool,
}

pub(super) async fn bye(desk: Desk, args: ByeArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let (entrant, round) = (player(section, &args.player)?, RoundNumber(args.round));
    let commands = match args.cancel {
        true => cancel_bye(section, entrant, round),
        false => vec![Command::RequestBye(ByeRequested {
            section: section.id.clone(),
            entrant,
            round,
            bye: args.kind.into(),
        })],
    };
    desk.submit(&mut journal, commands).await
}

#[derive(Args)]
pub(crate) struct NumbersArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

pub(super) async fn numbers(desk: Desk, args: NumbersArgs) -> Result<(), Failure> {
    let assign = |section: &Section| {
        Ok(Command::AssignNumbers(AssignNumbers {
            section: section.id.clone(),
            order: None,
        }))
    };
    desk.submit_for(&args.event, assign).await.map(drop)
}

#[derive(Args)]
pub(crate) struct ImportArgs {
    /// The event: an existing one for a list of players, a new one for an export, either for a report file
    event: String,
    /// A list of players (CSV, XLSX, ODS), a tournament report file (TRF), which becomes a section of its
    /// own, or an event written by `adoube event export`; - for standard input
    file: PathBuf,
    /// Only tell what a report file would become; nothing is written
    #[arg(long)]
    dry_run: bool,
}

pub(super) async fn import(desk: Desk, args: ImportArgs) -> Result<(), Failure> {
    let bytes = files::read(&args.file)?;
    let text = decode(&bytes).into_owned();
    let name = args.file.display().to_string();
    if is_export(&text) {
        return restore(desk, &args.event, &name, text).await;
    }
    if files::looks_like_report(&bytes) {
        let file = ReportFile::read(&name, bytes)?;
        return import_report(desk, event_id(&args.event)?, None, file, args.dry_run).await;
    }
    if args.dry_run {
        return Err(fail!("event-dry-run-of-report", name = name));
    }
    let entries = files::read_list(&name, &bytes)?;
    let mut journal = desk.open(&args.event).await?;
    enter(&desk, &mut journal, &name, &entries).await
}

/// Enters the players of a list file.
pub(super) async fn enter_list(
    desk: &Desk,
    journal: &mut Journal,
    file: &Path,
) -> Result<(), Failure> {
    let name = file.display().to_string();
    let entries = files::read_list(&name, &files::read(file)?)?;
    enter(desk, journal, &name, &entries).await
}

async fn enter(
    desk: &Desk,
    journal: &mut Journal,
    name: &str,
    entries: &Entries,
) -> Result<(), Failure> {
    let section = desk.section(journal)?.id.clone();
    warn(entries);
    let players = entries.players.iter().map(|row| &row.player);
    warn_of_namesakes(desk.section(journal)?, players);
    let registrations = entries.players.iter().map(|row| {
        Command::Register(Register {
            section: section.clone(),
            player: row.player.clone(),
        })
    });
    let registrations: Vec<Command> = registrations.collect();
    if registrations.is_empty() {
        return Err(fail!("event-list-empty", name = name));
    }
    let receipt = desk.submit_and_keep(journal, registrations).await?;
    let rows = (entries.players.iter()).map(|row| (row.team.as_deref(), &row.player));
    let teams = teams_in_list(desk.section(journal)?, rows);
    let mut further = teams_of_list(desk.section(journal)?, &receipt, teams);
    let needs = entries.players.iter().map(|row| row.needs.as_deref());
    further.extend(needs_of_list(&section, &receipt, needs));
    let new = entries.players.iter().map(|row| row.is_new);
    further.extend(new_players_of_list(&section, &receipt, new));
    if !further.is_empty() {
        desk.submit(journal, further).await?;
    }
    Ok(())
}

/// Somebody of the same name is entered already, and nothing tells the two apart.
fn warn_of_namesakes<'p>(section: &Section, players: impl IntoIterator<Item = &'p Player>) {
    let identity = |player: &Player| (player.name.to_lowercase(), player.birth, player.fide_id);
    let entered: HashSet<_> = section
        .draft
        .entrants
        .iter()
        .map(|entrant| identity(&entrant.player))
        .collect();
    let again = players
        .into_iter()
        .filter(|player| entered.contains(&identity(player)));
    let again = again.map(|player| say!("event-entered-already", name = player.name));
    warnings::of_each(&again.collect::<Vec<_>>());
}

/// Tells of columns that are not used, and of lines that look like the same player.
fn warn(entries: &Entries) {
    for column in &entries.ignored_columns {
        output::complain(&say!("file-column-unused", column = column));
    }
    let duplicates = entries.duplicates().into_iter().map(|(first, second)| {
        let (first, second) = (&entries.players[first], &entries.players[second]);
        say!(
            "file-same-player",
            line = first.line,
            other = second.line,
            name = first.player.name,
        )
    });
    warnings::of_each(&duplicates.collect::<Vec<_>>());
}

async fn restore(desk: Desk, event: &str, name: &str, text: String) -> Result<(), Failure> {
    let export = read_export(&text).map_err(|error| Failure::of(&error).at(name))?;
    let id = event_id(event)?;
    let journal = Journal::restore(desk.store.clone(), id, export, Timestamp::now()).await?;
    if desk.json {
        output::print_json(&Restored {
            event: journal.id(),
            head: journal.head(),
        });
    } else {
        let (event, records) = (journal.id().as_str(), journal.records().len());
        output::print_line(&say!("event-restored", event = event, records = records));
    }
    Ok(())
}
