//! The cases of `hall.toml`: the round at the desk. A new case is a new table there.

use std::collections::BTreeMap;

use crate::common::{Hall, id};
use adoube_conduct::hall::{DutyState, RoundAtDesk, exits, written_seconds};
use adoube_conduct::rounds::HowToPair;
use adoube_journal::*;
use adoube_tournament::{BoardNumber, EntrantId, GameResult, RoundNumber};
use adoube_vectors::{Vectors, tests};
use jiff::civil::DateTime;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("hall", |file| {
        let bases: &Bases = file.shared("base");
        file.each("start", move |case| {
            the_start_and_the_default_time(bases, case)
        });
        file.each("duties", move |case| {
            duties_by_the_kind_of_section(bases, case)
        });
        file.each("sheet", the_time_control_sheet);
        file.each("trouble", move |case| who_is_short_of_time(bases, case));
        file.each("arbiters", move |case| how_many_arbiters(bases, case));
    });
    vectors.tests(&tests![
        a_time_is_written_in_minutes_or_with_a_colon,
        readings_are_held_against_the_ones_before,
        exits_are_counted_by_round_and_in_all,
        a_duty_is_done_by_somebody,
    ]);
}

type Bases = BTreeMap<String, Base>;

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Base {
    rules: String,
    time_control: String,
    #[serde(default)]
    announced: BTreeMap<String, String>,
}

/// What a case changes of its base.
#[derive(Clone, Default, Deserialize)]
struct Changed {
    base: Option<String>,
    rules: Option<String>,
    time_control: Option<String>,
    announced: Option<BTreeMap<String, String>>,
    format: Option<Format>,
    scheduled: Option<String>,
    started: Option<String>,
}

#[derive(Deserialize)]
struct Start {
    name: String,
    article: String,
    #[serde(flatten)]
    changed: Changed,
    starts: Option<String>,
    late_minutes: Option<i64>,
    deadline: Option<String>,
    cited: Option<String>,
    calls: Option<Vec<String>>,
    told: Option<String>,
}

#[derive(Deserialize)]
struct Duties {
    name: String,
    article: String,
    #[serde(flatten)]
    changed: Changed,
    round: u16,
    now: String,
    due: BTreeMap<String, String>,
    overdue: Vec<String>,
    #[serde(default)]
    fulfilled: Vec<String>,
    #[serde(default)]
    wanted: Vec<String>,
    #[serde(default)]
    absent: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    name: String,
    article: String,
    time_control: String,
    started: String,
    read: String,
    boards: Vec<Board>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    board: BoardNumber,
    white: u32,
    black: u32,
    #[serde(rename = "move")]
    last_move: Option<u32>,
    difference: Option<String>,
    fault: Option<String>,
    unchecked: Option<String>,
}

#[derive(Deserialize)]
struct Trouble {
    name: String,
    article: String,
    #[serde(flatten)]
    changed: Changed,
    read: Read,
    now: String,
    white: [String; 2],
    black: [String; 2],
    pressure: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    white: u32,
    black: u32,
    #[serde(rename = "move")]
    last_move: u32,
}

#[derive(Deserialize)]
struct Staff {
    name: String,
    article: String,
    #[serde(flatten)]
    changed: Changed,
    players: u32,
    told: String,
    short: Option<bool>,
}

/// A time of the day of the tests.
fn at(time: &str) -> DateTime {
    format!("2026-11-02T{time}").parse().unwrap()
}

const ROUND: RoundNumber = RoundNumber(1);

impl Changed {
    fn settings(&self, base: &Bases, round: u16) -> SectionSettings {
        let base = self.base.as_ref().map(|name| base[name].clone());
        let base = base.unwrap_or_default();
        let control = self.time_control.clone().unwrap_or(base.time_control);
        let time = self.scheduled.as_deref().map(|time| RoundTime {
            round: RoundNumber(round),
            starts: at(time),
        });
        SectionSettings {
            rules: Some(self.rules.clone().unwrap_or(base.rules)).filter(|text| !text.is_empty()),
            time_control: Some(control).filter(|text| !text.is_empty()),
            announced: self.announced.clone().unwrap_or(base.announced),
            format: self.format.unwrap_or_default(),
            schedule: time.into_iter().collect(),
            ..SectionSettings::swiss("Open", 5)
        }
    }

    /// A hall in which round 1 is paired, and begun if the case says so.
    fn hall(&self, base: &Bases, players: u32) -> Hall {
        self.hall_with(self.settings(base, 1), players)
    }

    fn hall_with(&self, settings: SectionSettings, players: u32) -> Hall {
        let teams = settings.format == Format::TeamSwiss;
        let mut hall = Hall::new(settings);
        hall.enter(players);
        if !teams {
            hall.pair(&HowToPair::with_seed(1));
        }
        if let Some(time) = &self.started {
            hall.write(vec![Command::StartRound(RoundStarted {
                section: id(),
                round: ROUND,
                at: at(time),
            })]);
        }
        hall
    }
}

fn desk(hall: &Hall, round: u16) -> RoundAtDesk<'_> {
    RoundAtDesk::of(&hall.event().details, hall.section(), RoundNumber(round))
}

fn read(board: BoardNumber, time: &str, (white, black): (u32, u32), last: Option<u32>) -> Command {
    Command::ReadClock(ClockRead {
        section: id(),
        round: ROUND,
        board,
        at: at(time),
        white_seconds: white,
        black_seconds: black,
        last_move: last,
    })
}

fn the_start_and_the_default_time(bases: &Bases, case: Start) {
    let hall = case.changed.hall(bases, 4);
    let mut details = hall.event().details.clone();
    if let Some(day) = &case.starts {
        details.starts = Some(day.parse().unwrap());
    }
    let desk = RoundAtDesk::of(&details, hall.section(), ROUND);
    let start = desk.start();
    let about = format!("{} ({}): {start:?}", case.name, case.article);
    assert_eq!(start.late_minutes, case.late_minutes, "{about}");
    let deadline = start.deadline.map(|deadline| deadline.white);
    assert_eq!(deadline, case.deadline.as_deref().map(at), "{about}");
    if let Some(told) = &case.told {
        assert_eq!(hall.told(&start.default_time), *told, "{about}");
    }
    if let Some(article) = &case.cited {
        assert_eq!(hall.told(&start.article), *article, "{about}");
    }
    if let Some(calls) = &case.calls {
        let expected: Vec<DateTime> = calls.iter().map(|time| at(time)).collect();
        let found: Vec<DateTime> = desk.calls().iter().map(|call| call.at).collect();
        assert_eq!(found, expected, "{about}");
    }
}

fn duties_by_the_kind_of_section(bases: &Bases, case: Duties) {
    let settings = case.changed.settings(bases, case.round);
    let hall = case.changed.hall_with(settings, 4);
    let lines = desk(&hall, case.round).duties(at(&case.now));
    let about = format!("{} ({}): {lines:#?}", case.name, case.article);
    let line = |name: &str| lines.iter().find(|line| line.duty.name() == name);
    for (name, due) in &case.due {
        let line = line(name).unwrap_or_else(|| panic!("no {name}: {about}"));
        assert_eq!(line.due, Some(at(due)), "{name}: {about}");
    }
    let named = |state: DutyState| {
        let found = lines.iter().filter(move |line| line.state == state);
        let names = found.map(|line| line.duty.name().to_owned());
        names.collect::<Vec<String>>()
    };
    assert_eq!(named(DutyState::Overdue), case.overdue, "{about}");
    if !case.fulfilled.is_empty() {
        assert_eq!(named(DutyState::Fulfilled), case.fulfilled, "{about}");
    }
    for name in &case.wanted {
        assert!(line(name).is_some(), "no {name}: {about}");
    }
    for name in &case.absent {
        assert!(line(name).is_none(), "{name}: {about}");
    }
}

fn the_time_control_sheet(case: Sheet) {
    let changed = Changed {
        time_control: Some(case.time_control.clone()),
        rules: Some("fide-2023-01".to_owned()),
        started: Some(case.started.clone()),
        ..Changed::default()
    };
    let mut hall = changed.hall(&BTreeMap::new(), 8);
    let lines = case.boards.iter();
    let lines = lines.map(|one| read(one.board, &case.read, (one.white, one.black), one.last_move));
    hall.write(lines.collect());
    let rows = desk(&hall, 1).sheet();
    for one in &case.boards {
        let row = rows.iter().find(|row| row.board == one.board).unwrap();
        let about = format!("{} ({}): {row:?}", case.name, case.article);
        let difference = row
            .finding
            .as_ref()
            .map(|found| found.difference.to_string());
        assert_eq!(difference.ok(), one.difference, "{about}");
        let unchecked = row.finding.as_ref().err().map(|why| hall.told(why));
        assert_eq!(unchecked, one.unchecked, "{about}");
        let faults: Vec<String> = row.faults.iter().map(|fault| hall.told(fault)).collect();
        assert_eq!(faults, Vec::from_iter(one.fault.clone()), "{about}");
    }
}

fn a_time_is_written_in_minutes_or_with_a_colon() {
    for (text, expected) in [
        ("65", Some(3900)),
        ("4:30", Some(270)),
        ("1:05:00", Some(3900)),
        ("-1", None),
        ("-0:00.500", None),
        ("soon", None),
    ] {
        assert_eq!(written_seconds(text), expected, "{text}");
    }
}

fn readings_are_held_against_the_ones_before() {
    let changed = Changed {
        time_control: Some("90'+30\"".to_owned()),
        rules: Some("fide-2023-01".to_owned()),
        started: Some("18:00".to_owned()),
        ..Changed::default()
    };
    let mut hall = changed.hall(&BTreeMap::new(), 4);
    let board = BoardNumber::single(1);
    hall.write(vec![
        read(board, "18:30", (4800, 5100), Some(15)),
        read(board, "19:00", (5400, 3540), Some(14)),
    ]);
    let rows = desk(&hall, 1).sheet();
    let told: Vec<String> = rows[0]
        .faults
        .iter()
        .map(|fault| hall.told(fault))
        .collect();
    assert!(
        told.contains(&"move 14 after move 15 in the reading before".to_owned()),
        "{told:?}"
    );
    let gained = "White has 10:00 more than the moves since the reading before can have brought";
    assert!(told.contains(&gained.to_owned()), "{told:?}");
    // Half an hour after the last reading the clocks are due again.
    assert_eq!(desk(&hall, 1).sheet_due(), Some(at("19:30")));
}

fn who_is_short_of_time(bases: &Bases, case: Trouble) {
    let mut hall = case.changed.hall(bases, 4);
    let times = (case.read.white, case.read.black);
    let board = BoardNumber::single(1);
    hall.write(vec![read(board, "17:30", times, Some(case.read.last_move))]);
    let found = desk(&hall, 1).time_trouble(at(&case.now));
    let about = format!("{} ({}): {found:?}", case.name, case.article);
    assert_eq!(found.len(), 1, "{about}");
    let one = &found[0];
    let told = |side| [hall.told(&one.short[side]), hall.told(&one.recording[side])];
    assert_eq!(told(adoube_clock::Colour::White), case.white, "{about}");
    assert_eq!(told(adoube_clock::Colour::Black), case.black, "{about}");
    let pressure = one.pressure.map(|pressure| hall.told(&pressure));
    assert_eq!(pressure, case.pressure, "{about}");
}

fn how_many_arbiters(bases: &Bases, case: Staff) {
    let hall = case.changed.hall(bases, case.players);
    let found = desk(&hall, 1).arbiters().unwrap();
    let about = format!("{} ({})", case.name, case.article);
    assert_eq!(hall.told(&found.need), case.told, "{about}");
    assert_eq!(found.is_short(), case.short, "{about}");
}

fn exits_are_counted_by_round_and_in_all() {
    let changed = Changed::default();
    let mut hall = changed.hall(&BTreeMap::new(), 4);
    let player = EntrantId(1);
    let left = |round, time| {
        Command::NoteExit(PlayerLeft {
            section: id(),
            round: RoundNumber(round),
            entrant: player,
            at: at(time),
        })
    };
    let back = |time| {
        Command::NoteReturn(PlayerReturned {
            section: id(),
            round: ROUND,
            entrant: player,
            at: at(time),
        })
    };
    hall.write(vec![
        left(1, "15:00"),
        back("15:20"),
        left(1, "15:40"),
        back("15:41"),
    ]);
    hall.results(|_, _| GameResult::DRAW);
    hall.write(vec![Command::CloseRound(RoundClosed {
        section: id(),
        round: ROUND,
    })]);
    hall.pair(&HowToPair::with_seed(1));
    hall.write(vec![left(2, "18:00")]);

    let first = &desk(&hall, 1).exits(at("18:10"))[0];
    assert_eq!(
        (first.in_round, first.in_section, first.longest_minutes),
        (2, 3, 20)
    );
    assert!(first.is_long() && first.out_since.is_none());
    let second = &desk(&hall, 2).exits(at("18:10"))[0];
    assert_eq!((second.in_round, second.longest_minutes), (1, 10));
    assert!(!second.is_long() && second.out_since == Some(at("18:00")));
    let all = exits(hall.section(), player);
    assert_eq!((all.in_section, all.in_round(ROUND)), (3, 2));
    assert_eq!(exits(hall.section(), EntrantId(2)).in_section, 0);
}

fn a_duty_is_done_by_somebody() {
    let mut hall = Changed::default().hall(&BTreeMap::new(), 4);
    hall.write(vec![Command::TickDuty(DutyDone {
        section: id(),
        round: ROUND,
        duty: "clocks-set".to_owned(),
    })]);
    let lines = desk(&hall, 1).duties(at("15:00"));
    let line = lines
        .iter()
        .find(|line| line.duty.name() == "clocks-set")
        .unwrap();
    assert!(
        matches!(&line.state, DutyState::Ticked { by, .. } if by == "Anna Arbiter"),
        "{line:?}"
    );
    assert!(line.state.is_done());
}
