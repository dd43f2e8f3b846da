//! The page of a round in the hall.

use adoube_clock::{ByColour, Colour, Span};
use adoube_conduct::hall::{
    DutyLine, DutyState, Phase, PlayerExits, RoundAtDesk, SheetRow, Shortness, TimeTrouble,
};
use adoube_journal::Section;
use adoube_tournament::{BoardNumber, EntrantId, Game, RoundNumber};
use askama::Template;
use jiff::civil::DateTime;

use crate::auth::{Member, Right, Role};
use crate::params::{DeskSection, encoded};
use crate::paths;
use crate::sectors::looks_after;
use crate::texts::{count, fill, t, tell};
use crate::ui::choice::Choice;
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::pick::{Pick, is_typed};

/// Which tables are looked at.
pub(super) enum Tables {
    All,
    /// Those of one sector.
    Sector(String),
    /// Those that whoever looks looks after.
    Own(Member),
}

impl Tables {
    /// The sector that was asked for, all if none was named; sector arbiters see their own first.
    pub(super) fn of(member: &Member, section: &Section, asked: Option<String>) -> Tables {
        let bound = member.role == Role::SectorArbiter && !member.sectors.is_empty();
        match asked {
            Some(name) if section.sectors.iter().any(|one| one.name == name) => {
                Tables::Sector(name)
            }
            None if bound => Tables::Own(member.clone()),
            Some(_) | None => Tables::All,
        }
    }

    /// Whether a board is among them.
    pub(super) fn has(&self, section: &Section, board: BoardNumber) -> bool {
        match self {
            Tables::All => true,
            Tables::Sector(name) => section
                .sector(board.table)
                .is_some_and(|sector| sector.name == *name),
            Tables::Own(member) => looks_after(member, section, board),
        }
    }
}

/// A round in the hall: what is to be done, and what was noted.
#[derive(Template)]
#[template(path = "hall/hall.html")]
pub(super) struct HallPage {
    head: DeskHead,
    number: RoundNumber,
    url: paths::desk::HallRound,
    /// Where forms come back to.
    back: String,
    undo_url: String,
    /// The links by which players report their results, and the screens of the hall.
    doors: Vec<(&'static str, String)>,
    rounds: Vec<Link>,
    sectors: Vec<Link>,
    start: StartView,
    arbiters: Option<ArbitersView>,
    open: Vec<OpenLine>,
    phases: Vec<PhaseView>,
    /// The players of these tables, to be chosen.
    players: Pick,
    /// Somebody plays at these tables.
    plays: bool,
    exits: Vec<ExitLine>,
    rows: Vec<ClockRow>,
    trouble: Vec<TroubleLine>,
    /// Whoever looks may note what happens.
    notes: bool,
    /// Whoever looks may start the round, which is paired.
    starts: bool,
    /// The time, for fields and scripts.
    now: String,
}

struct StartView {
    lines: Vec<String>,
    default_time: String,
    started: bool,
    calls: Vec<CallLine>,
}

struct CallLine {
    name: String,
    /// The same time as scripts read it.
    at: String,
    time: String,
    past: bool,
}

struct ArbitersView {
    text: String,
    article: String,
    short: bool,
}

/// Something that is open at these tables.
struct OpenLine {
    text: String,
    links: Vec<(String, String)>,
    urgent: bool,
}

struct PhaseView {
    name: String,
    done: usize,
    lines: Vec<DutyView>,
}

struct DutyView {
    name: &'static str,
    text: String,
    article: String,
    due: Option<String>,
    overdue: bool,
    done: bool,
    /// Who said so, and when.
    ticked: Option<String>,
    /// The record that says so, to be taken back.
    record: Option<u64>,
    /// It cannot be ticked: the event will know.
    knows: bool,
}

struct ExitLine {
    id: u32,
    name: String,
    out: bool,
    text: String,
    long: bool,
}

struct ClockRow {
    board: String,
    players: String,
    read: Option<String>,
    arithmetic: Option<String>,
    /// Where a ruling starts with both times known.
    ruling_url: Option<String>,
    unchecked: Option<String>,
    faults: Vec<String>,
}

struct TroubleLine {
    board: String,
    read: String,
    sides: Vec<String>,
    urgent: bool,
}

impl HallPage {
    /// The page of a round, at a time.
    pub(super) fn of(
        of: &DeskSection,
        number: RoundNumber,
        now: DateTime,
        tables: &Tables,
    ) -> HallPage {
        let section = of.section();
        let looking = Looking {
            of,
            section,
            number,
            now,
            tables,
            desk: RoundAtDesk::of(&of.shown.event.details, section, number),
        };
        let url = looking.url(number);
        let may = |right| of.at.member.may(right);
        HallPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Hall),
            number,
            back: looking.here(),
            undo_url: paths::desk::Undo::of(&of.at.event).to_string(),
            doors: looking.doors(),
            rounds: looking.rounds(),
            sectors: looking.sectors(),
            start: looking.start(),
            arbiters: looking.arbiters(),
            open: looking.open(),
            phases: looking.phases(),
            plays: looking.games().next().is_some(),
            players: looking.players(),
            exits: looking.exits(),
            rows: looking.rows(),
            trouble: looking.trouble(),
            notes: may(Right::Results),
            starts: may(Right::Incidents) && section.draft.round(number).is_some(),
            now: now.strftime("%Y-%m-%dT%H:%M:%S").to_string(),
            url,
        }
    }
}

struct Looking<'a> {
    of: &'a DeskSection,
    section: &'a Section,
    number: RoundNumber,
    now: DateTime,
    tables: &'a Tables,
    desk: RoundAtDesk<'a>,
}

impl Looking<'_> {
    fn url(&self, round: RoundNumber) -> paths::desk::HallRound {
        paths::desk::HallRound::of(&self.of.at.event, &self.section.id, &round)
    }

    fn with_sector(&self, round: RoundNumber, sector: &str) -> String {
        format!("{}?sector={}", self.url(round), encoded(sector))
    }

    fn here(&self) -> String {
        match self.tables {
            Tables::Sector(name) => self.with_sector(self.number, name),
            Tables::All if !self.section.sectors.is_empty() => self.with_sector(self.number, ""),
            Tables::All | Tables::Own(_) => self.url(self.number).to_string(),
        }
    }

    /// What else there is to open in the hall.
    fn doors(&self) -> Vec<(&'static str, String)> {
        let (member, event) = (&self.of.at.member, &self.of.at.event);
        let section = &self.section.id;
        let door = |may: bool, name: &'static str, url: String| may.then(|| (t(name), url));
        let reports = self.section.settings.players_report && member.may(Right::Results);
        let screens = paths::desk::Screens::of(event).to_string();
        let links = paths::desk::ReportLinks::of(event, section).to_string();
        let tables = paths::desk::TablePlan::of(event, section).to_string();
        [
            door(true, "tables", tables),
            door(reports, "results-report-links", links),
            door(member.may(Right::Pairings), "screens", screens),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The rounds that are paired, and the next one.
    fn rounds(&self) -> Vec<Link> {
        let paired = self.section.draft.paired_rounds();
        let last = paired.next().0.min(self.section.settings.rounds);
        let rounds = (1..=last.max(self.number.0)).map(RoundNumber);
        rounds
            .map(|round| Link {
                name: round.to_string(),
                url: match self.tables {
                    Tables::Sector(name) => self.with_sector(round, name),
                    Tables::All | Tables::Own(_) => self.url(round).to_string(),
                },
                current: round == self.number,
            })
            .collect()
    }

    fn sectors(&self) -> Vec<Link> {
        if self.section.sectors.is_empty() {
            return Vec::new();
        }
        let all = Link {
            name: t("hallpage-all-tables").to_owned(),
            url: self.with_sector(self.number, ""),
            current: matches!(self.tables, Tables::All),
        };
        let sectors = self.section.sectors.iter().map(|sector| Link {
            name: fill(
                "hallpage-sector",
                &[&sector.name, &sector.first, &sector.last],
            ),
            url: self.with_sector(self.number, &sector.name),
            current: match self.tables {
                Tables::All => false,
                Tables::Sector(name) => *name == sector.name,
                Tables::Own(member) => member.sectors.contains(&sector.name),
            },
        });
        std::iter::once(all).chain(sectors).collect()
    }

    fn start(&self) -> StartView {
        let start = self.desk.start();
        let mut lines = Vec::new();
        lines.extend(
            start
                .scheduled
                .map(|at| fill("hallpage-scheduled", &[&dates::moment(at)])),
        );
        lines.extend(start.started.map(|at| match start.late_minutes {
            Some(late) if late > 0 => fill("hallpage-started-late", &[&dates::moment(at), &late]),
            _ => fill("hallpage-started", &[&dates::moment(at)]),
        }));
        if lines.is_empty() {
            lines.push(t("hallpage-no-start").to_owned());
        }
        let calls = self.desk.calls().into_iter().map(|call| CallLine {
            name: tell(&call.kind),
            at: call.at.strftime("%Y-%m-%dT%H:%M:%S").to_string(),
            time: clock(call.at),
            past: call.at <= self.now,
        });
        StartView {
            lines,
            default_time: fill(
                "hallpage-cited",
                &[&tell(&start.default_time), &tell(&start.article)],
            ),
            started: start.started.is_some(),
            calls: calls.collect(),
        }
    }

    fn arbiters(&self) -> Option<ArbitersView> {
        let arbiters = self.desk.arbiters()?;
        Some(ArbitersView {
            text: tell(&arbiters.need),
            article: tell(&arbiters.article),
            short: arbiters.is_short() == Some(true),
        })
    }

    fn games(&self) -> impl Iterator<Item = &Game> {
        let round = self.section.draft.round(self.number);
        let games = round.into_iter().flat_map(|round| &round.games);
        games.filter(|game| self.tables.has(self.section, game.board))
    }

    /// What is open at these tables: results, players who are not there or out, the sheet.
    fn open(&self) -> Vec<OpenLine> {
        let missing = self
            .games()
            .filter(|game| !game.results.reported.is_final());
        let missing: Vec<(String, String)> = missing
            .map(|game| {
                let (event, section) = (&self.of.at.event, &self.section.id);
                let url = paths::desk::Board::of(event, section, &self.number, &game.board);
                (game.board.to_string(), url.to_string())
            })
            .collect();
        let mut open = Vec::new();
        if !missing.is_empty() {
            open.push(OpenLine {
                text: count("hallpage-open-results", missing.len()),
                links: missing,
                urgent: false,
            });
        }
        let absent = self.absent();
        if !absent.is_empty() {
            open.push(OpenLine {
                text: fill("hallpage-open-absent", &[&absent.join(" · ")]),
                links: Vec::new(),
                urgent: false,
            });
        }
        let exits = self.desk.exits(self.now);
        let out = exits.iter().filter(|one| one.out_since.is_some());
        let out: Vec<String> = out
            .filter(|one| self.sits_here(one.entrant))
            .map(|one| self.section.label(one.entrant))
            .collect();
        if !out.is_empty() {
            open.push(OpenLine {
                text: fill("hallpage-open-out", &[&out.join(" · ")]),
                links: Vec::new(),
                urgent: false,
            });
        }
        open.extend(self.sheet_due());
        open
    }

    /// When the clocks of these tables are to be read, as long as any of them is playing.
    fn sheet_due(&self) -> Option<OpenLine> {
        let due = self.desk.sheet_due()?;
        let mut games = self.games();
        let plays = games.any(|game| !game.results.reported.is_final());
        plays.then(|| OpenLine {
            text: fill("hallpage-open-sheet", &[&clock(due)]),
            links: Vec::new(),
            urgent: self.now > due,
        })
    }

    /// Who is not checked in, where players are checked in at all.
    fn absent(&self) -> Vec<String> {
        let there = &self.section.checked_in;
        if there.is_empty() {
            return Vec::new();
        }
        let open = self
            .games()
            .filter(|game| !game.results.reported.is_final());
        let players = open.flat_map(|game| [game.white, game.black]);
        let absent = players.filter(|id| !there.contains(id));
        absent.map(|id| self.section.label(id)).collect()
    }

    fn sits_here(&self, id: EntrantId) -> bool {
        self.games()
            .any(|game| [game.white, game.black].contains(&id))
    }

    fn phases(&self) -> Vec<PhaseView> {
        let duties = self.desk.duties(self.now);
        let phases = Phase::ALL.into_iter().map(|phase| {
            let own = duties.iter().filter(|line| line.duty.phase() == phase);
            let lines: Vec<DutyView> = own.map(|line| self.duty(line)).collect();
            PhaseView {
                name: tell(&phase),
                done: lines.iter().filter(|line| line.done).count(),
                lines,
            }
        });
        phases.collect()
    }

    fn duty(&self, line: &DutyLine) -> DutyView {
        let (ticked, record) = match &line.state {
            DutyState::Ticked { by, at, record } => {
                let said = fill("hallpage-ticked", &[by, &dates::written(*at)]);
                (Some(said), Some(*record))
            }
            DutyState::Fulfilled => (Some(t("hallpage-fulfilled").to_owned()), None),
            DutyState::Open | DutyState::Overdue => (None, None),
        };
        DutyView {
            name: line.duty.name(),
            text: tell(&line.duty),
            article: tell(&line.article),
            due: line.due.map(|due| self.due(due)),
            overdue: line.state == DutyState::Overdue,
            done: line.state.is_done(),
            ticked,
            record,
            knows: line.duty.is_known_to_event(),
        }
    }

    /// A time of today as an hour, another one with its day.
    fn due(&self, due: DateTime) -> String {
        match due.date() == self.now.date() {
            true => clock(due),
            false => dates::moment(due),
        }
    }

    fn players(&self) -> Pick {
        if is_typed(self.section) {
            return Pick::Typed(String::new());
        }
        let ids = self.games().flat_map(|game| {
            let board = game.board;
            [(game.white, board), (game.black, board)]
        });
        let choices = ids.map(|(id, board)| Choice {
            value: id.0.to_string(),
            name: format!("{board} · {}", self.section.label(id)),
            chosen: false,
        });
        Pick::From(choices.collect())
    }

    fn exits(&self) -> Vec<ExitLine> {
        let exits = self.desk.exits(self.now);
        let own = exits.iter().filter(|one| self.sits_here(one.entrant));
        own.map(|one| self.exit(one)).collect()
    }

    fn exit(&self, one: &PlayerExits) -> ExitLine {
        let (round, all, longest) = (one.in_round, one.in_section, one.longest_minutes);
        let text = match one.out_since {
            Some(since) => fill("hallpage-out", &[&clock(since), &round, &all, &longest]),
            None => fill("hallpage-exits", &[&round, &all, &longest]),
        };
        ExitLine {
            id: one.entrant.0,
            name: self.section.label(one.entrant),
            out: one.out_since.is_some(),
            text,
            long: one.is_long(),
        }
    }

    fn rows(&self) -> Vec<ClockRow> {
        let rows = self.desk.sheet().into_iter();
        let open = rows.filter(|row| !row.finished && self.tables.has(self.section, row.board));
        open.map(|row| self.row(&row)).collect()
    }

    fn row(&self, row: &SheetRow) -> ClockRow {
        let read = row.read.zip(row.left).map(|(at, left)| {
            let number = row
                .last_move
                .map_or("–".to_owned(), |number| number.to_string());
            fill(
                "hallpage-read",
                &[&clock(at), &left.white, &left.black, &number],
            )
        });
        let finding = row.finding.as_ref();
        let arithmetic = finding.ok().map(|finding| {
            let expected = match finding.expected_least == finding.expected_most {
                true => finding.expected_least.to_string(),
                false => format!("{} – {}", finding.expected_least, finding.expected_most),
            };
            fill(
                "hallpage-arithmetic",
                &[&finding.sum, &finding.difference, &expected],
            )
        });
        ClockRow {
            ruling_url: row.left.map(|left| self.ruling_url(row.board, left)),
            board: row.board.to_string(),
            players: self.pair(row.players),
            unchecked: finding.err().filter(|_| read.is_some()).map(tell),
            read,
            arithmetic,
            faults: row.faults.iter().map(tell).collect(),
        }
    }

    /// The dialogue about the board with what its clock showed; if a flag was down, about that.
    fn ruling_url(&self, board: BoardNumber, left: ByColour<Span>) -> String {
        let url = paths::desk::IncidentRuling::of(&self.of.at.event, &self.section.id);
        let (white, black) = (left.white, left.black);
        let kind = match (white.is_zero(), black.is_zero()) {
            (true, true) => "&kind=both-flags-down",
            (true, false) => "&kind=flag-fall&f.incident.of=white",
            (false, true) => "&kind=flag-fall&f.incident.of=black",
            (false, false) => "",
        };
        let times = format!("f.clock.white={white}&f.clock.black={black}");
        format!("{url}?round={}&board={board}&{times}{kind}", self.number)
    }

    fn pair(&self, players: ByColour<EntrantId>) -> String {
        let names = players.map(|id| self.section.label(*id));
        format!("{} – {}", names.white, names.black)
    }

    fn trouble(&self) -> Vec<TroubleLine> {
        let trouble = self.desk.time_trouble(self.now).into_iter();
        let own = trouble.filter(|one| self.tables.has(self.section, one.board));
        own.map(|one| self.trouble_line(&one)).collect()
    }

    fn trouble_line(&self, one: &TimeTrouble) -> TroubleLine {
        let side = |side: Colour| {
            let who = self.section.label(one.players[side]);
            let (short, recording) = (tell(&one.short[side]), tell(&one.recording[side]));
            let left = &one.left[side];
            fill("hallpage-trouble", &[&who, left, &short, &recording])
        };
        let mut sides: Vec<String> = Colour::BOTH.into_iter().map(side).collect();
        sides.extend(one.pressure.map(|pressure| tell(&pressure)));
        TroubleLine {
            board: one.board.to_string(),
            read: clock(one.read),
            sides,
            urgent: one.short.iter().any(|short| *short == Shortness::Short),
        }
    }
}

fn clock(at: DateTime) -> String {
    at.strftime("%H:%M").to_string()
}
