//! The round in the hall: its start, duties, clocks, and who leaves the playing area.

use adoube_bodies::hall::{BoardBody, DutyBody, ExitsBody, HallBody, TroubleBody, TroubleSide};
use adoube_clock::Span;
use adoube_conduct::hall::{Duty, DutyState, RoundAtDesk, written_seconds};
use adoube_journal::{
    ClockRead, Command, DutyDone, PlayerLeft, PlayerReturned, RoundStarted, Section, Sector,
};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use clap::Args;
use jiff::Zoned;
use jiff::civil::{DateTime, Time};

use super::desk::{Desk, paired_round, player, round_or_last};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t, words};

/// Which round, and when.
#[derive(Args)]
pub(crate) struct WhenArgs {
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// When, on the clocks of the hall: 15:15 of today, or 2026-11-02T15:15; now if not given
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
}

impl WhenArgs {
    /// The time that is meant.
    fn at(&self) -> Result<DateTime, Failure> {
        let now = Zoned::now().datetime();
        // Nobody notes fractions of a second.
        let now = now.with().subsec_nanosecond(0).build().unwrap_or(now);
        let Some(text) = &self.at else {
            return Ok(now);
        };
        let today = |time: Time| now.date().to_datetime(time);
        let read = text.parse::<DateTime>().ok();
        let time = || text.parse::<Time>().ok().map(today);
        read.or_else(time)
            .ok_or_else(|| fail!("event-no-time", text = text))
    }
}

#[derive(Args)]
pub(crate) struct HallArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    #[command(flatten)]
    when: WhenArgs,
    /// Only the tables of this sector
    #[arg(long, value_name = "NAME")]
    sector: Option<String>,
}

pub(super) async fn hall(desk: Desk, args: HallArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = round_or_last(section, args.when.round);
    let now = args.when.at()?;
    let sector = args.sector.as_deref().map(|name| sector(section, name));
    let sector = sector.transpose()?;
    let is_own = |board: BoardNumber| {
        sector.is_none_or(|sector| (sector.first..=sector.last).contains(&board.table))
    };
    let at_desk = RoundAtDesk::of(&journal.event().details, section, round);
    let body = HallBody::of(&at_desk, section, round, now, words(), &is_own);
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    output::print(&shown(section, &body));
    Ok(())
}

fn sector<'s>(section: &'s Section, name: &str) -> Result<&'s Sector, Failure> {
    let mut sectors = section.sectors.iter();
    let found = sectors.find(|sector| sector.name == name);
    found.ok_or_else(|| fail!("event-no-sector", name = name))
}

#[derive(Args)]
pub(crate) struct StartArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    #[command(flatten)]
    when: WhenArgs,
}

pub(super) async fn start(desk: Desk, args: StartArgs) -> Result<(), Failure> {
    let at = args.when.at()?;
    let start = |section: &Section| {
        Ok(Command::StartRound(RoundStarted {
            section: section.id.clone(),
            round: paired_round(section, args.when.round)?,
            at,
        }))
    };
    desk.submit_for(&args.event, start).await.map(drop)
}

#[derive(Args)]
pub(crate) struct DutyArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What was done, by the name that `adoube event hall` shows
    #[arg(required = true)]
    duties: Vec<String>,
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
}

pub(super) async fn duty(desk: Desk, args: DutyArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = round_or_last(section, args.round);
    let done = |name: &String| match Duty::named(name) {
        Some(duty) => Ok(Command::TickDuty(DutyDone {
            section: section.id.clone(),
            round,
            duty: duty.name().to_owned(),
        })),
        None => Err(fail!("event-no-duty", name = name)),
    };
    let commands: Result<Vec<Command>, Failure> = args.duties.iter().map(done).collect();
    desk.submit(&mut journal, commands?).await
}

#[derive(Args)]
pub(crate) struct TimesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What the clocks show, as BOARD=WHITE,BLACK or BOARD=WHITE,BLACK,MOVE: 4=65,90,5 in minutes, or
    /// 4=1:05:00,4:30,38
    #[arg(required = true)]
    readings: Vec<String>,
    #[command(flatten)]
    when: WhenArgs,
}

pub(super) async fn times(desk: Desk, args: TimesArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let round = paired_round(section, args.when.round)?;
    let at = args.when.at()?;
    let read = |text: &String| {
        let reading = reading(section, round, at, text);
        reading.ok_or_else(|| fail!("event-no-reading", text = text))
    };
    let commands: Result<Vec<Command>, Failure> = args.readings.iter().map(read).collect();
    desk.submit(&mut journal, commands?).await
}

fn reading(section: &Section, round: RoundNumber, at: DateTime, text: &str) -> Option<Command> {
    let (board, shown) = text.split_once('=')?;
    let mut parts = shown.split(',').map(str::trim);
    let (white, black) = (
        written_seconds(parts.next()?)?,
        written_seconds(parts.next()?)?,
    );
    let last_move = parts.next().map(str::parse).transpose().ok()?;
    let read = ClockRead {
        section: section.id.clone(),
        round,
        board: board.parse().ok()?,
        at,
        white_seconds: white,
        black_seconds: black,
        last_move,
    };
    parts.next().is_none().then_some(Command::ReadClock(read))
}

#[derive(Args)]
pub(crate) struct ExitArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: a pairing number, # and the number of an entry, or a part of the name
    player: String,
    #[command(flatten)]
    when: WhenArgs,
}

impl ExitArgs {
    fn who(&self, section: &Section) -> Result<(RoundNumber, EntrantId), Failure> {
        Ok((
            paired_round(section, self.when.round)?,
            player(section, &self.player)?,
        ))
    }
}

pub(super) async fn exit(desk: Desk, args: ExitArgs) -> Result<(), Failure> {
    let at = args.when.at()?;
    let left = |section: &Section| {
        let (round, entrant) = args.who(section)?;
        let section = section.id.clone();
        Ok(Command::NoteExit(PlayerLeft {
            section,
            round,
            entrant,
            at,
        }))
    };
    desk.submit_for(&args.event, left).await.map(drop)
}

pub(super) async fn back(desk: Desk, args: ExitArgs) -> Result<(), Failure> {
    let at = args.when.at()?;
    let returned = |section: &Section| {
        let (round, entrant) = args.who(section)?;
        let section = section.id.clone();
        Ok(Command::NoteReturn(PlayerReturned {
            section,
            round,
            entrant,
            at,
        }))
    };
    desk.submit_for(&args.event, returned).await.map(drop)
}

/// Everything of the round, for people.
fn shown(section: &Section, body: &HallBody) -> String {
    let name = &section.settings.name;
    let mut lines = vec![
        say!("event-pairings-title", name = name, round = body.round),
        started(body),
    ];
    let until = body
        .start
        .deadline
        .as_ref()
        .map(|until| until.white.max(until.black));
    // Where there is no default time, it is not until any time.
    let begins = body.start.started.or(body.start.scheduled);
    let until = until.filter(|until| Some(*until) != begins).map(clock);
    let article = &body.start.default_time_article;
    let default_time = &body.start.default_time.text;
    lines.push(match until {
        Some(until) => say!("event-default-until", default_time, until, article),
        None => say!("event-default", default_time, article),
    });
    lines.extend(body.arbiters.as_ref().map(|one| {
        let (text, article) = (&one.need.text, &one.article);
        say!("event-default", default_time = text, article)
    }));
    lines.push(output::table(
        &[
            "event-heading-due",
            "",
            "event-heading-duty",
            "event-heading-who",
            "event-heading-when",
        ]
        .map(t),
        &[],
        body.duties.iter().map(duty_row).collect(),
    ));
    lines.push(sheet(section, &body.boards));
    lines.extend(
        body.time_trouble
            .iter()
            .flat_map(|one| trouble(section, one)),
    );
    lines.extend(body.exits.iter().map(exits));
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

fn started(body: &HallBody) -> String {
    match (&body.start.started, &body.start.scheduled) {
        (Some(at), _) => say!("event-started", at = at, late = body.start.late_minutes),
        (None, Some(at)) => say!("event-scheduled", at = at),
        (None, None) => t("event-start-not-known").to_owned(),
    }
}

fn clock(at: DateTime) -> String {
    at.strftime("%H:%M").to_string()
}

fn duty_row(duty: &DutyBody) -> Vec<String> {
    let nobody = String::new;
    let (mark, who, when) = match &duty.state {
        DutyState::Open => (" ", nobody(), nobody()),
        DutyState::Overdue => ("!", t("event-overdue").to_owned(), nobody()),
        DutyState::Ticked { by, at, .. } => ("x", by.clone(), output::short_time(*at)),
        DutyState::Fulfilled => ("x", nobody(), nobody()),
    };
    let due = duty.due.map(clock).unwrap_or_default();
    let what = format!("{} ({})", duty.text, duty.duty);
    vec![due, format!("[{mark}]"), what, who, when]
}

fn sheet(section: &Section, boards: &[BoardBody]) -> String {
    let rows = boards.iter().filter(|board| !board.finished).map(|board| {
        let span = |span: Option<Span>| span.map(|span| span.to_string()).unwrap_or_default();
        let faults = board.faults.iter().map(|fault| fault.text.clone());
        let faults: Vec<String> = faults
            .chain(board.unchecked.as_ref().map(|why| why.text.clone()))
            .collect();
        vec![
            board.board.to_string(),
            format!(
                "{} – {}",
                section.label(board.white),
                section.label(board.black)
            ),
            board.read.map(clock).unwrap_or_default(),
            span(board.white_left),
            span(board.black_left),
            board
                .last_move
                .map(|number| number.to_string())
                .unwrap_or_default(),
            span(board.difference),
            faults.join("; "),
        ]
    });
    let headings = [
        "event-heading-board",
        "event-heading-players",
        "event-heading-read",
        "event-heading-white-time",
        "event-heading-black-time",
        "event-heading-move",
        "event-heading-difference",
        "",
    ];
    output::table(&headings.map(t), &[0, 3, 4, 5, 6], rows.collect())
}

fn trouble(section: &Section, one: &TroubleBody) -> Vec<String> {
    let board = one.board;
    let side = |side: &TroubleSide| {
        say!(
            "event-time-trouble",
            board,
            who = section.label(side.entrant),
            left = side.left,
            short = side.short.text,
            recording = side.recording.text,
        )
    };
    vec![side(&one.white), side(&one.black)]
}

fn exits(one: &ExitsBody) -> String {
    let since = one.out_since.map(clock);
    say!(
        "event-exits",
        who = one.name,
        round = one.in_round,
        section = one.in_section,
        longest = one.longest_minutes,
        since,
    )
}
