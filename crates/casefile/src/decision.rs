//! A ruling that an arbiter makes their own: what is written down of it, and what it changes.

use adoube_clock::Span;
use adoube_conduct::announcement::stored;
use adoube_conduct::results::{CannotStand, WantedResult};
use adoube_journal::{
    CaseRecord, ClockNote, Command, Counted, Decider, IncidentReport, PenaltyNote, PointsAdjusted,
    Section, TimeChange,
};
use adoube_rulebook::Edition;
use adoube_rulings::appeals::AppealRules;
use adoube_rulings::{Case, Counter, MeasureKind, Ruling, TimeAction};
use adoube_tournament::{GameResult, PointAdjustment, Points, Purpose};
use adoube_types::Colour;
use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::BoardInPlay;

/// What an arbiter imposes on a player where the rules leave it to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposed {
    /// The player on whom it is imposed.
    pub side: Colour,
    pub measure: MeasureKind,
    /// How much time, for measures on the clock.
    pub time: Option<Span>,
    /// How many points, for measures on the score.
    pub points: Option<Points>,
    /// What is to be said of it, such as the sum of a fine.
    pub note: Option<String>,
}

/// A ruling on a board with what the arbiter adds to it.
#[derive(Clone, Debug)]
pub struct Decision<'a> {
    pub board: BoardInPlay<'a>,
    pub edition: &'static Edition,
    pub case: &'a Case,
    pub ruling: &'a Ruling,
    /// What happened, in words.
    pub facts: String,
    /// What was decided, in words.
    pub said: Option<String>,
    /// What is imposed beside what the rules prescribe.
    pub imposed: Vec<Imposed>,
    /// The result that is to stand; none if nothing changes there. See [`proposed_result`].
    pub result: Option<GameResult>,
    /// Results of other boards that change with it, such as forfeits of a team.
    pub others: Vec<WantedResult>,
    pub decided_by: Option<Decider>,
    /// When it was decided.
    pub at: Timestamp,
}

impl Decision<'_> {
    /// Everything that is counted by it.
    pub fn counts(&self) -> Vec<Counted> {
        let ruled = self.ruling.counters.iter();
        let ruled = ruled.map(|change| (change.side, change.counter, change.by));
        let imposed = self.imposed.iter();
        let imposed = imposed.filter_map(|one| Some((one.side, counted_as(one.measure)?, 1)));
        ruled
            .chain(imposed)
            .map(|(side, counter, by)| Counted {
                entrant: self.board.player(side),
                counter: counter.name(),
                by,
            })
            .collect()
    }

    /// What is done to the clocks, by the rules and by the arbiter.
    pub fn clocks(&self) -> Vec<ClockNote> {
        let ruled = self.ruling.clocks.iter().map(|change| ClockNote {
            side: change.side,
            change: match change.action {
                TimeAction::Add(time) => TimeChange::Add(time.as_millis()),
                TimeAction::Set(time) => TimeChange::Set(time.as_millis()),
            },
        });
        let imposed = self.imposed.iter().filter_map(imposed_time);
        ruled.chain(imposed).collect()
    }

    /// What is written down.
    pub fn report(&self) -> IncidentReport {
        IncidentReport {
            round: self.board.round,
            board: Some(self.board.game.board),
            entrants: [Colour::White, Colour::Black]
                .map(|side| self.board.player(side))
                .into(),
            facts: self.facts.clone(),
            ruling: self.said.clone(),
            counts: Some(self.counts()),
            case: Some(self.record()),
        }
    }

    fn record(&self) -> CaseRecord {
        let penalties = self.imposed.iter();
        let penalties = penalties.map(|one| PenaltyNote {
            entrant: self.board.player(one.side),
            measure: one.measure.name(),
            note: one.note.clone(),
        });
        CaseRecord {
            told: told(self.case),
            result: self.result,
            clocks: self.clocks(),
            penalties: penalties.collect(),
            articles: self
                .ruling
                .articles
                .iter()
                .map(|cited| cited.article.clone())
                .collect(),
            decided_by: self.decided_by.clone(),
            appeal_until: appeal_until(self.board.section, self.edition, self.at),
        }
    }

    /// The commands that write it down and carry it out: incident, results, points.
    ///
    /// # Errors
    ///
    /// A result is for a board that is not there, or that changed since the arbiter looked.
    pub fn commands(&self) -> Result<Vec<Command>, CannotStand> {
        commands(std::slice::from_ref(self))
    }

    fn reported(&self) -> Command {
        let section = self.board.section.id.clone();
        Command::ReportIncident(self.report().reported(section))
    }

    /// The result that is to stand on the board.
    fn wanted(&self) -> Option<WantedResult> {
        self.result.map(|result| WantedResult {
            board: self.board.game.board,
            result,
            was: None,
        })
    }

    fn results(&self, own: Option<WantedResult>) -> Result<Vec<Command>, CannotStand> {
        let (section, round) = (self.board.section, self.board.round);
        let wanted = own.into_iter().chain(self.others.iter().copied());
        let commands = wanted.map(|wanted| wanted.command(section, round));
        let commands = commands.collect::<Result<Vec<_>, _>>()?;
        Ok(commands.into_iter().flatten().collect())
    }

    fn adjustment(&self, one: &Imposed) -> Option<Command> {
        let points = one.points?;
        let (side, points) = match one.measure {
            MeasureKind::OpponentMorePoints => (one.side.opposite(), points),
            MeasureKind::OffenderFewerPoints => (one.side, -points),
            _ => return None,
        };
        Some(Command::AdjustPoints(PointsAdjusted {
            section: self.board.section.id.clone(),
            adjustment: PointAdjustment {
                entrant: self.board.player(side),
                round: self.board.round,
                points,
                purposes: vec![Purpose::Standings],
            },
        }))
    }
}

/// The commands that write down and carry out the rulings on the incidents of one game, in order. Each
/// incident is written down with what it counts and does to the clocks; of the results only the last can
/// stand.
///
/// # Errors
///
/// A result is for a board that is not there, or that changed since the arbiter looked.
pub fn commands(decisions: &[Decision]) -> Result<Vec<Command>, CannotStand> {
    let mut commands: Vec<Command> = decisions.iter().map(Decision::reported).collect();
    let stands = decisions.iter().rposition(|one| one.result.is_some());
    for (place, one) in decisions.iter().enumerate() {
        let own = one.wanted().filter(|_| stands == Some(place));
        commands.extend(one.results(own)?);
        commands.extend(one.imposed.iter().filter_map(|each| one.adjustment(each)));
    }
    Ok(commands)
}

/// The facts of a case as the journal keeps them.
pub fn told(case: &Case) -> Map<String, Value> {
    match serde_json::to_value(case) {
        Ok(Value::Object(told)) => told,
        _ => Map::new(),
    }
}

/// The case that the journal keeps, if this version understands it.
pub fn case_of(record: &CaseRecord) -> Option<Case> {
    serde_json::from_value(Value::Object(record.told.clone())).ok()
}

/// The result that a ruling gives, if it gives both scores.
pub fn ruled_result(ruling: &Ruling) -> Option<GameResult> {
    ruling.result?.to_string().parse().ok()
}

/// The result that follows: from what is imposed, or else from the ruling.
pub fn proposed_result(ruling: &Ruling, imposed: &[Imposed]) -> Option<GameResult> {
    let lost = imposed.iter().find_map(imposed_result);
    lost.or_else(|| ruled_result(ruling))
}

/// What a measure is counted as in later rulings.
fn counted_as(measure: MeasureKind) -> Option<Counter> {
    match measure {
        MeasureKind::Warning => Some(Counter::Warning),
        MeasureKind::OpponentMoreTime | MeasureKind::OffenderLessTime => Some(Counter::TimePenalty),
        MeasureKind::None
        | MeasureKind::OpponentMorePoints
        | MeasureKind::OffenderFewerPoints
        | MeasureKind::Draw
        | MeasureKind::GameLost
        | MeasureKind::Fine
        | MeasureKind::ExclusionFromRounds
        | MeasureKind::Expulsion
        | MeasureKind::Other => None,
    }
}

fn imposed_result(one: &Imposed) -> Option<GameResult> {
    match (one.measure, one.side) {
        (MeasureKind::GameLost, Colour::White) => Some(GameResult::BLACK_WINS),
        (MeasureKind::GameLost, Colour::Black) => Some(GameResult::WHITE_WINS),
        (MeasureKind::Draw, _) => Some(GameResult::DRAW),
        _ => None,
    }
}

fn imposed_time(one: &Imposed) -> Option<ClockNote> {
    let time = one.time?.as_millis();
    let (side, time) = match one.measure {
        MeasureKind::OpponentMoreTime => (one.side.opposite(), time),
        MeasureKind::OffenderLessTime => (one.side, -time),
        _ => return None,
    };
    let change = TimeChange::Add(time);
    Some(ClockNote { side, change })
}

/// Until when a decision can be appealed against: by the section's announcement, or by the rules.
fn appeal_until(section: &Section, edition: &Edition, at: Timestamp) -> Option<Timestamp> {
    let announced = stored::read(&section.settings.announced)
        .appeals
        .unwrap_or_default();
    if announced.allowed == Some(false) {
        return None;
    }
    let announced = announced
        .deadline_minutes
        .map(|minutes| Span::minutes(i64::from(minutes)));
    let within = announced.or(AppealRules::of(edition).within)?;
    at.checked_add(jiff::SignedDuration::from_millis(within.as_millis()))
        .ok()
}
