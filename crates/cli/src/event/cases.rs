//! Incidents of an event: written down, ruled with what the event knows, told anew, withdrawn.

use std::path::PathBuf;

use adoube_bodies::journal::IncidentBody;
use adoube_bodies::ruling::RulingsInOrder;
use adoube_casefile::decision::{commands, proposed_result};
use adoube_casefile::{BoardInPlay, Decision, Imposed};
use adoube_clock::Span;
use adoube_conduct::results::WantedResult;
use adoube_journal::{
    AmendIncident, Command, Counted, Decider, DecidingRole, Incident, IncidentReport, Refusal,
    Section, Seq, WithdrawIncident,
};
use adoube_rulebook::Edition;
use adoube_rulings::{Case, Counter, Force, MeasureKind, Ruling, decide_apart};
use adoube_tournament::{BoardNumber, Colour, GameResult, Points, RoundNumber};
use clap::Args;
use jiff::Timestamp;

use super::desk::{Desk, paired_round, player, players, round_or_last};
use super::records::edition;
use super::setup::ColourArg;
use crate::args::value;
use crate::failure::Failure;
use crate::ruling::{dialogue, text};
use crate::texts::{fail, say, t, tell, words};
use crate::{files, output};

/// What stands for a result that is left as it is.
const STAYS: &str = "stays";

/// What says that an incident counts for nobody.
const COUNTS_NOTHING: &str = "none";

#[derive(Args)]
pub(crate) struct IncidentArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// What happened, in your own words
    #[arg(required_unless_present = "withdraw")]
    facts: Option<String>,
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// On which board
    #[arg(long, value_parser = value::<BoardNumber>)]
    board: Option<BoardNumber>,
    /// Who is concerned; may be repeated
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    /// What the arbiter decided
    #[arg(long, value_name = "TEXT")]
    ruling: Option<String>,
    /// What it counts for a player in later rulings, such as `5=warning`; may be repeated; `none` if
    /// it counts for nobody. Without it later rulings ask
    #[arg(long, value_name = "PLAYER=COUNTER")]
    count: Vec<String>,
    /// Tell this incident anew, by its number
    #[arg(long, value_name = "INCIDENT", conflicts_with = "withdraw")]
    amend: Option<u64>,
    /// Withdraw this incident, by its number
    #[arg(long, value_name = "INCIDENT")]
    withdraw: Option<u64>,
}

pub(super) async fn incident(desk: Desk, args: IncidentArgs) -> Result<(), Failure> {
    let command = |section: &Section| {
        let id = section.id.clone();
        if let Some(incident) = args.withdraw.map(Seq) {
            let section = id;
            return Ok(Command::WithdrawIncident(WithdrawIncident {
                section,
                incident,
            }));
        }
        match args.amend.map(Seq) {
            None => Ok(Command::ReportIncident(
                report(section, &args, None)?.reported(id),
            )),
            Some(incident) => {
                let before = section.incidents.iter().find(|one| one.id == incident);
                Ok(Command::AmendIncident(AmendIncident {
                    section: id,
                    incident,
                    report: report(section, &args, before)?,
                }))
            }
        }
    };
    desk.submit_for(&args.event, command).await.map(drop)
}

/// What is told of an incident; what is not said stays as it was before.
fn report(
    section: &Section,
    args: &IncidentArgs,
    before: Option<&Incident>,
) -> Result<IncidentReport, Failure> {
    let before = before.map(|incident| incident.report.clone());
    let round = match (&before, args.round) {
        (Some(before), None) => before.round,
        (_, round) => round_or_last(section, round),
    };
    // Nobody said what it counts for: then it is not known, and later rulings ask.
    let counts = match args.count.as_slice() {
        [] => before.as_ref().and_then(|before| before.counts.clone()),
        [none] if none == COUNTS_NOTHING => Some(Vec::new()),
        said => Some(counts(section, said)?),
    };
    let entrants = match (&before, args.player.is_empty()) {
        (Some(before), true) => before.entrants.clone(),
        _ => players(section, &args.player)?,
    };
    let was = before.as_ref();
    Ok(IncidentReport {
        round,
        board: args.board.or_else(|| was?.board),
        entrants,
        facts: args.facts.clone().unwrap_or_default(),
        ruling: args.ruling.clone().or_else(|| was?.ruling.clone()),
        counts,
        case: before.and_then(|before| before.case),
    })
}

fn counts(section: &Section, texts: &[String]) -> Result<Vec<Counted>, Failure> {
    let count = |text: &String| {
        let known = || Counter::ALL.map(Counter::name).join(", ");
        let unknown = || {
            fail!(
                "incident-no-counter",
                value = text.as_str(),
                known = known()
            )
        };
        let (who, counter) = text.rsplit_once('=').ok_or_else(unknown)?;
        Ok(Counted {
            entrant: player(section, who)?,
            counter: Counter::named(counter).ok_or_else(unknown)?.name(),
            by: 1,
        })
    };
    texts.iter().map(count).collect()
}

#[derive(Args)]
pub(crate) struct IncidentsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Only of this round
    #[arg(long)]
    round: Option<u16>,
    /// Only of this board
    #[arg(long, value_parser = value::<BoardNumber>)]
    board: Option<BoardNumber>,
}

pub(super) async fn incidents(desk: Desk, args: IncidentsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let asked = section.incidents.iter().filter(|incident| {
        let report = &incident.report;
        let here = args.board.is_none() || report.board == args.board;
        here && args
            .round
            .is_none_or(|round| report.round == RoundNumber(round))
    });
    if desk.json {
        let bodies: Vec<IncidentBody> = asked.map(IncidentBody::of).collect();
        output::print_json(&bodies);
        return Ok(());
    }
    let lines: Vec<String> = asked.map(|incident| line(section, incident)).collect();
    match lines.is_empty() {
        true => output::print(&format!("{}\n", t("incident-none"))),
        false => output::print(&lines.concat()),
    }
    Ok(())
}

fn line(section: &Section, incident: &Incident) -> String {
    let report = &incident.report;
    let mut text = format!(
        "{:>4}  {}  {}  {}\n",
        incident.id.0,
        output::short_time(incident.written.at),
        incident.written.author,
        tell(report),
    );
    let counts = report.counts.iter().flatten();
    for one in counts {
        let Some(counter) = Counter::named(&one.counter) else {
            continue;
        };
        let who = section.label(one.entrant);
        text += &format!(
            "      {}\n",
            say!(
                "incident-counts",
                who = who,
                counter = counter,
                count = one.by
            )
        );
    }
    if let Some(trace) = incident.amended.last() {
        let at = output::short_time(trace.at);
        let by = trace.author.to_string();
        text += &format!(
            "      {}\n",
            say!("incident-amended-by", at = at, author = by)
        );
    }
    if let Some(trace) = &incident.withdrawn {
        let at = output::short_time(trace.at);
        let by = trace.author.to_string();
        text += &format!(
            "      {}\n",
            say!("incident-withdrawn-by", at = at, author = by)
        );
    }
    text
}

#[derive(Args)]
pub(crate) struct RuleArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the board
    #[arg(value_parser = value::<BoardNumber>)]
    board: BoardNumber,
    /// What happened, by the name that `ruling --kinds` prints; asked for if not given
    kind: Option<String>,
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// The facts as a file instead of a dialogue; - for standard input
    #[arg(long, value_name = "FILE.toml", conflicts_with = "kind")]
    facts: Option<PathBuf>,
    /// Write the ruling down and carry it out: result, points, clocks, counts
    #[arg(long)]
    apply: bool,
    /// What to impose where the rules leave it open, such as `warning` or `offender-less-time`
    #[arg(long, value_name = "MEASURE", requires = "on")]
    impose: Option<String>,
    /// The player on whom it is imposed
    #[arg(long)]
    on: Option<ColourArg>,
    /// How much time
    #[arg(long, value_parser = value::<Span>)]
    time: Option<Span>,
    /// How many points
    #[arg(long, value_parser = value::<Points>)]
    points: Option<Points>,
    /// The result that is to stand instead of the one that follows; `stays` to leave it
    #[arg(long)]
    result: Option<String>,
    /// What happened, in words
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// In which role it was decided: arbiter, deputy_chief_arbiter, chief_arbiter, appeals_committee
    #[arg(long)]
    role: Option<String>,
}

pub(super) async fn rule(desk: Desk, args: RuleArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let commands = {
        let section = desk.section(&journal)?;
        let at = board(section, &args)?;
        let edition = edition(&journal, section)?;
        let case = told(&args, at, edition)?;
        let ruled = decide_apart(&case).map_err(|error| Failure::of(&error))?;
        if !args.apply {
            return show(&desk, ruled);
        }
        output::print_error(&printed(&ruled));
        if ruled.len() < case.incident.count() {
            return Err(fail!("event-incidents-left"));
        }
        let decisions = decisions(&desk, &args, at, edition, &ruled)?;
        let gone = |_| no_board(at.round, args.board);
        commands(&decisions).map_err(gone)?
    };
    let mut desk = desk;
    let log = commands.iter().filter_map(|command| match command {
        Command::ReportIncident(report) => report.ruling.clone(),
        _ => None,
    });
    let log: Vec<String> = log.collect();
    desk.reason = desk.reason.or(Some(log.join("\n")));
    desk.submit(&mut journal, commands).await
}

fn show(desk: &Desk, ruled: Vec<(Case, Ruling)>) -> Result<(), Failure> {
    if !desk.json {
        output::print(&printed(&ruled));
        return Ok(());
    }
    let rulings = ruled.into_iter().map(|(_, ruling)| ruling).collect();
    output::print_json(&words().in_words(&RulingsInOrder::of(rulings)));
    Ok(())
}

fn printed(ruled: &[(Case, Ruling)]) -> String {
    let each = ruled.iter();
    let each = each.map(|(_, ruling)| text::printed(ruling) + "\n");
    each.collect::<Vec<_>>().join("\n")
}

fn board<'e>(section: &'e Section, args: &RuleArgs) -> Result<BoardInPlay<'e>, Failure> {
    let round = paired_round(section, args.round)?;
    let found = BoardInPlay::find(section, round, args.board);
    found.ok_or_else(|| no_board(round, args.board))
}

fn no_board(round: RoundNumber, board: BoardNumber) -> Failure {
    Failure::of(&Refusal::NoBoard { round, board })
}

/// The case: a file or a dialogue, and what the event knows.
fn told(args: &RuleArgs, at: BoardInPlay, edition: &'static Edition) -> Result<Case, Failure> {
    let Some(path) = &args.facts else {
        return dialogue::case(args.kind.as_deref(), edition, &at.known(edition));
    };
    let (name, text) = files::read_text(path)?;
    let case = Case::from_toml(&text);
    let case = case.map_err(|error| Failure::new(format!("{name}: {}", tell(&error))))?;
    Ok(at.tell(case, edition))
}

/// What is decided on each incident. What the arbiter imposes belongs to the first that leaves it open,
/// or else to the last; a result that is to stand instead belongs to the last.
fn decisions<'a>(
    desk: &Desk,
    args: &RuleArgs,
    board: BoardInPlay<'a>,
    edition: &'static Edition,
    ruled: &'a [(Case, Ruling)],
) -> Result<Vec<Decision<'a>>, Failure> {
    let (mut imposed, last) = (imposed(args)?, ruled.len() - 1);
    let result = args.result.as_deref().filter(|text| *text != STAYS);
    let result = result.map(str::parse::<GameResult>).transpose();
    let result = result.map_err(|error| Failure::of(&error))?;
    let decided_by = decider(desk, args)?;
    let decision = |(place, (case, ruling)): (usize, &'a (Case, Ruling))| {
        let here = |one: &mut Imposed| place == last || leaves_open(ruling, one.measure);
        let imposed: Vec<Imposed> = imposed.take_if(here).into_iter().collect();
        Decision {
            board,
            edition,
            case,
            ruling,
            facts: args.note.clone().unwrap_or_else(|| tell(&ruling.incident)),
            said: Some(tell(&ruling.log)),
            result: match args.result {
                None => proposed_result(ruling, &imposed),
                Some(_) => result.filter(|_| place == last),
            },
            imposed,
            others: Vec::<WantedResult>::new(),
            decided_by: decided_by.clone(),
            at: Timestamp::now(),
        }
    };
    Ok(ruled.iter().enumerate().map(decision).collect())
}

fn leaves_open(ruling: &Ruling, measure: MeasureKind) -> bool {
    match &ruling.force {
        Force::Discretionary { range, .. } => range.iter().any(|one| one.kind == measure),
        Force::Mandatory | Force::NeedsFact(_) => false,
    }
}

fn imposed(args: &RuleArgs) -> Result<Option<Imposed>, Failure> {
    let (Some(measure), Some(side)) = (&args.impose, args.on.map(Colour::from)) else {
        return Ok(None);
    };
    let known = || MeasureKind::ALL.map(MeasureKind::name).join(", ");
    let unknown = || {
        fail!(
            "incident-no-measure",
            value = measure.as_str(),
            known = known()
        )
    };
    Ok(Some(Imposed {
        side,
        measure: MeasureKind::named(measure).ok_or_else(unknown)?,
        time: args.time,
        points: args.points,
        note: None,
    }))
}

fn decider(desk: &Desk, args: &RuleArgs) -> Result<Option<Decider>, Failure> {
    let Some(name) = &args.role else {
        return Ok(None);
    };
    let known = || DecidingRole::ALL.map(DecidingRole::name).join(", ");
    let found = DecidingRole::ALL
        .into_iter()
        .find(|role| role.name() == name);
    let role =
        found.ok_or_else(|| fail!("incident-no-role", value = name.as_str(), known = known()))?;
    Ok(Some(Decider {
        name: desk.author()?.to_string(),
        role,
    }))
}
