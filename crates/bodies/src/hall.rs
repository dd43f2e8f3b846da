//! The round at the desk: start, duties, clocks, and who left the playing area.

use adoube_clock::{ByColour, Span};
use adoube_conduct::hall::{
    DutyLine, DutyState, PlayerExits, RoundAtDesk, RoundStart, SheetRow, TimeTrouble,
};
use adoube_journal::{Section, SectionId};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use adoube_words::{Told, Words};
use jiff::civil::DateTime;
use serde::Serialize;

/// A round at the desk, or the tables of it that somebody looks after.
#[derive(Serialize)]
pub struct HallBody {
    pub section: SectionId,
    pub round: RoundNumber,
    #[serde(flatten)]
    pub start: StartBody,
    /// What is to be announced, and when.
    pub calls: Vec<CallBody>,
    /// How many arbiters the round takes, where anything says so.
    pub arbiters: Option<ArbitersBody>,
    pub duties: Vec<DutyBody>,
    /// When the clocks are to be read next.
    pub sheet_due: Option<DateTime>,
    pub boards: Vec<BoardBody>,
    pub time_trouble: Vec<TroubleBody>,
    /// Who left the playing area in this round.
    pub exits: Vec<ExitsBody>,
}

/// When a round begins, and until when a player may come.
#[derive(Serialize)]
pub struct StartBody {
    pub scheduled: Option<DateTime>,
    pub started: Option<DateTime>,
    /// How many minutes after the schedule.
    pub late_minutes: Option<i64>,
    pub default_time: Told,
    /// The last moment for each player.
    pub deadline: Option<DeadlineBody>,
    /// Where the default time stands.
    pub default_time_article: String,
}

/// Until when each player may come.
#[derive(Serialize)]
pub struct DeadlineBody {
    pub white: DateTime,
    pub black: DateTime,
}

/// Something to be announced.
#[derive(Serialize)]
pub struct CallBody {
    pub at: DateTime,
    #[serde(flatten)]
    pub call: Told,
}

/// How many arbiters a round takes.
#[derive(Serialize)]
pub struct ArbitersBody {
    #[serde(flatten)]
    pub need: Told,
    /// Whether there are too few; nothing if that is not known.
    pub short: Option<bool>,
    pub article: String,
}

/// A duty and how it stands.
#[derive(Serialize)]
pub struct DutyBody {
    pub duty: &'static str,
    /// What it is.
    pub text: String,
    /// When in the round.
    pub phase: &'static str,
    pub due: Option<DateTime>,
    #[serde(flatten)]
    pub state: DutyState,
    pub article: String,
}

/// A board of the time-control sheet.
#[derive(Serialize)]
pub struct BoardBody {
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub finished: bool,
    pub read: Option<DateTime>,
    pub white_left: Option<Span>,
    pub black_left: Option<Span>,
    pub last_move: Option<u32>,
    /// Both times without what was added for the moves.
    pub difference: Option<Span>,
    /// What that should be: at least,
    pub expected_least: Option<Span>,
    /// and at most.
    pub expected_most: Option<Span>,
    /// Why the reading was not checked, if it was not.
    pub unchecked: Option<Told>,
    pub faults: Vec<Told>,
}

/// A board on which somebody is short of time.
#[derive(Serialize)]
pub struct TroubleBody {
    pub board: BoardNumber,
    pub read: DateTime,
    pub white: TroubleSide,
    pub black: TroubleSide,
    /// Time pressure as the rules define it, where they do.
    pub pressure: Option<Told>,
    /// Where it stands who need not record.
    pub article: String,
}

/// One player of it.
#[derive(Serialize)]
pub struct TroubleSide {
    pub entrant: EntrantId,
    pub left: Span,
    pub short: Told,
    pub recording: Told,
}

/// How often and how long a player was out.
#[derive(Serialize)]
pub struct ExitsBody {
    pub entrant: EntrantId,
    pub name: String,
    pub in_round: u32,
    pub in_section: u32,
    pub out_since: Option<DateTime>,
    pub longest_minutes: i64,
    /// The longest absence is worth a look.
    pub long: bool,
}

impl HallBody {
    /// A round of a section as it stands at `now`; `is_own` says which boards are looked at.
    pub fn of(
        desk: &RoundAtDesk<'_>,
        section: &Section,
        round: RoundNumber,
        now: DateTime,
        words: Words,
        is_own: &dyn Fn(BoardNumber) -> bool,
    ) -> HallBody {
        let told = Teller(words);
        let boards = desk.sheet().into_iter().filter(|row| is_own(row.board));
        let boards: Vec<SheetRow> = boards.collect();
        let sits = |id: EntrantId| {
            boards
                .iter()
                .any(|row| row.players.iter().any(|one| *one == id))
        };
        let exits = desk.exits(now).into_iter().filter(|one| sits(one.entrant));
        let trouble = desk.time_trouble(now).into_iter();
        HallBody {
            section: section.id.clone(),
            round,
            start: told.start(desk.start()),
            calls: (desk.calls().iter())
                .map(|call| CallBody {
                    at: call.at,
                    call: words.told(&call.kind, &()),
                })
                .collect(),
            arbiters: desk.arbiters().map(|arbiters| ArbitersBody {
                need: words.told(&arbiters.need, &()),
                short: arbiters.is_short(),
                article: words.tell(&arbiters.article),
            }),
            duties: desk
                .duties(now)
                .into_iter()
                .map(|line| told.duty(line))
                .collect(),
            sheet_due: desk.sheet_due(),
            exits: exits.map(|one| told.exits(section, &one)).collect(),
            time_trouble: trouble
                .filter(|one| is_own(one.board))
                .map(|one| told.trouble(&one))
                .collect(),
            boards: boards.into_iter().map(|row| told.board(row)).collect(),
        }
    }
}

struct Teller(Words);

impl Teller {
    fn start(&self, start: RoundStart) -> StartBody {
        StartBody {
            scheduled: start.scheduled,
            started: start.started,
            late_minutes: start.late_minutes,
            default_time: self.0.told(&start.default_time, &()),
            deadline: start.deadline.map(|deadline| DeadlineBody {
                white: deadline.white,
                black: deadline.black,
            }),
            default_time_article: self.0.tell(&start.article),
        }
    }

    fn duty(&self, line: DutyLine) -> DutyBody {
        DutyBody {
            duty: line.duty.name(),
            text: self.0.tell(&line.duty),
            phase: line.duty.phase().name(),
            due: line.due,
            state: line.state,
            article: self.0.tell(&line.article),
        }
    }

    fn board(&self, row: SheetRow) -> BoardBody {
        let finding = row.finding.as_ref().ok();
        BoardBody {
            board: row.board,
            white: row.players.white,
            black: row.players.black,
            finished: row.finished,
            read: row.read,
            white_left: row.left.map(|left| left.white),
            black_left: row.left.map(|left| left.black),
            last_move: row.last_move,
            difference: finding.map(|finding| finding.difference),
            expected_least: finding.map(|finding| finding.expected_least),
            expected_most: finding.map(|finding| finding.expected_most),
            unchecked: row.finding.as_ref().err().map(|why| self.0.told(why, &())),
            faults: (row.faults.iter())
                .map(|fault| self.0.told(fault, &()))
                .collect(),
        }
    }

    fn trouble(&self, one: &TimeTrouble) -> TroubleBody {
        let sides = ByColour::of(|side| TroubleSide {
            entrant: one.players[side],
            left: one.left[side],
            short: self.0.told(&one.short[side], &()),
            recording: self.0.told(&one.recording[side], &()),
        });
        TroubleBody {
            board: one.board,
            read: one.read,
            white: sides.white,
            black: sides.black,
            pressure: one.pressure.map(|pressure| self.0.told(&pressure, &())),
            article: self.0.tell(&one.article),
        }
    }

    fn exits(&self, section: &Section, one: &PlayerExits) -> ExitsBody {
        ExitsBody {
            entrant: one.entrant,
            name: section.label(one.entrant),
            in_round: one.in_round,
            in_section: one.in_section,
            out_since: one.out_since,
            longest_minutes: one.longest_minutes,
            long: one.is_long(),
        }
    }
}
