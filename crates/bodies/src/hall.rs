//! The round at the desk: start, duties, clocks, and who left the playing area.

use adoube_clock::{ByColour, Span};
use adoube_conduct::hall::{
    Duty, DutyLine, DutyState, PlayerExits, RoundAtDesk, RoundStart, SheetRow, TimeTrouble,
};
use adoube_journal::{
    ClockRead, Command, DutyDone, PlayerLeft, PlayerReturned, RoundStarted, Section, SectionId,
};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use adoube_words::{Told, Words};
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A round at the desk, or the tables of it that somebody looks after.
#[derive(Serialize, ToSchema)]
pub struct HallBody {
    #[schema(value_type = String)]
    pub section: SectionId,
    #[schema(value_type = u16)]
    pub round: RoundNumber,
    #[serde(flatten)]
    pub start: StartBody,
    /// What is to be announced, and when.
    pub calls: Vec<CallBody>,
    /// How many arbiters the round takes, where anything says so.
    pub arbiters: Option<ArbitersBody>,
    pub duties: Vec<DutyBody>,
    /// When the clocks are to be read next.
    #[schema(value_type = Option<String>)]
    pub sheet_due: Option<DateTime>,
    pub boards: Vec<BoardBody>,
    pub time_trouble: Vec<TroubleBody>,
    /// Who left the playing area in this round.
    pub exits: Vec<ExitsBody>,
}

/// When a round begins, and until when a player may come.
#[derive(Serialize, ToSchema)]
pub struct StartBody {
    #[schema(value_type = Option<String>)]
    pub scheduled: Option<DateTime>,
    #[schema(value_type = Option<String>)]
    pub started: Option<DateTime>,
    /// How many minutes after the schedule.
    pub late_minutes: Option<i64>,
    #[schema(value_type = Object)]
    pub default_time: Told,
    /// The last moment for each player.
    pub deadline: Option<DeadlineBody>,
    /// Where the default time stands.
    pub default_time_article: String,
}

/// Until when each player may come.
#[derive(Serialize, ToSchema)]
pub struct DeadlineBody {
    #[schema(value_type = String)]
    pub white: DateTime,
    #[schema(value_type = String)]
    pub black: DateTime,
}

/// Something to be announced.
#[derive(Serialize, ToSchema)]
pub struct CallBody {
    #[schema(value_type = String)]
    pub at: DateTime,
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub call: Told,
}

/// How many arbiters a round takes.
#[derive(Serialize, ToSchema)]
#[schema(as = HallArbiters)]
pub struct ArbitersBody {
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub need: Told,
    /// Whether there are too few; nothing if that is not known.
    pub short: Option<bool>,
    pub article: String,
}

/// A duty and how it stands.
#[derive(Serialize, ToSchema)]
#[schema(as = HallDuty)]
pub struct DutyBody {
    pub duty: &'static str,
    /// What it is.
    pub text: String,
    /// When in the round.
    pub phase: &'static str,
    #[schema(value_type = Option<String>)]
    pub due: Option<DateTime>,
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub state: DutyState,
    pub article: String,
}

/// A board of the time-control sheet.
#[derive(Serialize, ToSchema)]
#[schema(as = HallBoard)]
pub struct BoardBody {
    #[schema(value_type = String)]
    pub board: BoardNumber,
    #[schema(value_type = u32)]
    pub white: EntrantId,
    #[schema(value_type = u32)]
    pub black: EntrantId,
    pub finished: bool,
    #[schema(value_type = Option<String>)]
    pub read: Option<DateTime>,
    #[schema(value_type = Option<String>)]
    pub white_left: Option<Span>,
    #[schema(value_type = Option<String>)]
    pub black_left: Option<Span>,
    pub last_move: Option<u32>,
    /// Both times without what was added for the moves.
    #[schema(value_type = Option<String>)]
    pub difference: Option<Span>,
    /// What that should be: at least,
    #[schema(value_type = Option<String>)]
    pub expected_least: Option<Span>,
    /// and at most.
    #[schema(value_type = Option<String>)]
    pub expected_most: Option<Span>,
    /// Why the reading was not checked, if it was not.
    #[schema(value_type = Option<Object>)]
    pub unchecked: Option<Told>,
    #[schema(value_type = Vec<Object>)]
    pub faults: Vec<Told>,
}

/// A board on which somebody is short of time.
#[derive(Serialize, ToSchema)]
pub struct TroubleBody {
    #[schema(value_type = String)]
    pub board: BoardNumber,
    #[schema(value_type = String)]
    pub read: DateTime,
    pub white: TroubleSide,
    pub black: TroubleSide,
    /// Time pressure as the rules define it, where they do.
    #[schema(value_type = Option<Object>)]
    pub pressure: Option<Told>,
    /// Where it stands who need not record.
    pub article: String,
}

/// One player of it.
#[derive(Serialize, ToSchema)]
pub struct TroubleSide {
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    #[schema(value_type = String)]
    pub left: Span,
    #[schema(value_type = Object)]
    pub short: Told,
    #[schema(value_type = Object)]
    pub recording: Told,
}

/// How often and how long a player was out.
#[derive(Serialize, ToSchema)]
pub struct ExitsBody {
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    pub name: String,
    pub in_round: u32,
    pub in_section: u32,
    #[schema(value_type = Option<String>)]
    pub out_since: Option<DateTime>,
    pub longest_minutes: i64,
    /// The longest absence is worth a look.
    pub long: bool,
}

/// What is noted of a round in the hall, all of it or nothing. Times without a day are not understood; what has
/// none happened now.
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HallNotes {
    /// Why; another start than the one that was noted needs a reason.
    pub reason: Option<String>,
    /// When the round began.
    #[schema(value_type = Option<String>)]
    pub started: Option<DateTime>,
    /// The duties that were done, by the names in the list.
    pub duties: Vec<String>,
    /// What the clocks showed.
    pub clocks: Vec<ClockNotes>,
    /// Who left the playing area.
    pub left: Vec<ExitNotes>,
    /// Who came back into it.
    pub returned: Vec<ExitNotes>,
}

/// What the clock of a board showed.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockNotes {
    #[schema(value_type = String)]
    pub board: BoardNumber,
    pub white_seconds: u32,
    pub black_seconds: u32,
    /// The number of the last move, if somebody looked.
    #[serde(default)]
    pub last_move: Option<u32>,
    /// When it was read.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub at: Option<DateTime>,
}

/// A player who left the playing area or came back.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExitNotes {
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    /// When it is due; none if the schedule does not say.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub at: Option<DateTime>,
}

/// A duty that is not on the list of any round.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct NoSuchDuty {
    pub duty: String,
}

impl HallNotes {
    /// The commands that write it down.
    ///
    /// # Errors
    ///
    /// There is no duty of such a name.
    pub fn commands(
        &self,
        section: &SectionId,
        round: RoundNumber,
        now: DateTime,
    ) -> Result<Vec<Command>, NoSuchDuty> {
        let section = || section.clone();
        let started = self.started.map(|at| {
            Command::StartRound(RoundStarted {
                section: section(),
                round,
                at,
            })
        });
        let done = |name: &String| {
            let duty = name.clone();
            let found = Duty::named(name).ok_or(NoSuchDuty { duty })?;
            Ok(Command::TickDuty(DutyDone {
                section: section(),
                round,
                duty: found.name().to_owned(),
            }))
        };
        let done: Vec<Command> = self.duties.iter().map(done).collect::<Result<_, _>>()?;
        let read = self.clocks.iter().map(|one| {
            Command::ReadClock(ClockRead {
                section: section(),
                round,
                board: one.board,
                at: one.at.unwrap_or(now),
                white_seconds: one.white_seconds,
                black_seconds: one.black_seconds,
                last_move: one.last_move,
            })
        });
        let left = self.left.iter().map(|one| {
            Command::NoteExit(PlayerLeft {
                section: section(),
                round,
                entrant: one.entrant,
                at: one.at.unwrap_or(now),
            })
        });
        let returned = self.returned.iter().map(|one| {
            Command::NoteReturn(PlayerReturned {
                section: section(),
                round,
                entrant: one.entrant,
                at: one.at.unwrap_or(now),
            })
        });
        let commands = started.into_iter().chain(done).chain(read);
        Ok(commands.chain(left).chain(returned).collect())
    }
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
