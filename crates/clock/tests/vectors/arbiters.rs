//! What an arbiter computes: the cases of `arbiters.toml`.

use crate::common::{edition, english};
use adoube_clock::lateness::{default_time_at_resumption, last_arrival, lost_while_absent};
use adoube_clock::pressure::{amount_or_half, in_time_pressure};
use adoube_clock::{
    ByColour, Clock, ClockFacts, Colour, Dialect, Event, INVESTIGATE_FROM, Log, Model, SheetLine,
    Span, TimeControl, check_line, least_to_leave, recording,
};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("arbiters", |file| {
        file.each("late", last_arrivals);
        file.each("absent", time_lost_by_absent_players);
        file.each("sheet", time_control_sheets);
        file.each("half", amounts_or_halves);
        file.each("kept", halves_that_are_kept);
        file.each("floor", least_times_left);
        file.each("proposed", proposed_times);
        file.each("corrected", corrected_times);
        file.each("pressure", time_pressure);
    });
    vectors.tests(&tests![
        late_for_the_resumption,
        a_period_that_may_just_have_begun,
        time_pressure_half_known,
        what_is_added_counts_as_the_clock_gives_it,
        the_deduction_of_a_total,
        once_exempt_is_exempt_for_the_period,
    ]);
}

fn control(text: &str) -> TimeControl {
    let read = TimeControl::read(text, Dialect::Fide);
    read.unwrap_or_else(|error| panic!("{text}: {error}")).0
}

fn by_side<T>([white, black]: [T; 2]) -> ByColour<T> {
    ByColour { white, black }
}

// ----------------------------------------------------------------------------------- coming late

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Late {
    article: String,
    edition: String,
    #[serde(default)]
    variations: Vec<String>,
    control: String,
    specified: Option<u32>,
    started: Span,
    first_arrival: Option<Span>,
    last: Option<Span>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Absent {
    article: String,
    edition: String,
    late_by: [Span; 2],
    lost: [Span; 2],
}

fn last_arrivals(case: Late) {
    let parameters = edition(&case.edition)
        .with_variations(&case.variations)
        .unwrap();
    let mut rules = parameters.default_time;
    rules.specified_minutes = case.specified;
    let first = case.first_arrival.unwrap_or(case.started);
    let control = control(&case.control);
    let last = last_arrival(&rules, &control, Colour::Black, case.started, first);
    assert_eq!(last.ok(), case.last, "{}", case.article);
}

fn time_lost_by_absent_players(case: Absent) {
    let rule = edition(&case.edition).parameters().default_time.both_absent;
    let lost = lost_while_absent(rule, by_side(case.late_by));
    assert_eq!(lost, by_side(case.lost), "{}", case.article);
}

fn late_for_the_resumption() {
    // An hour, or what is left of the period (13E).
    let rules = &edition("us-2025").parameters().default_time;
    let limit = |left| default_time_at_resumption(rules, left).unwrap();
    assert_eq!(limit(Span::minutes(90)), Span::minutes(60));
    assert_eq!(limit(Span::minutes(20)), Span::minutes(20));
}

// ------------------------------------------------------------------------------------------ sheet

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    article: String,
    control: String,
    passed: Span,
    expected: Span,
    lines: Vec<SheetLine>,
    sums: Vec<Span>,
    deviations: Vec<Span>,
    investigate: Vec<u32>,
    missed_presses: Option<u32>,
}

fn time_control_sheets(case: Sheet) {
    let control = control(&case.control);
    let check = |line| check_line(&control, case.passed, line, INVESTIGATE_FROM);
    let findings: Vec<_> = case.lines.iter().map(check).collect();
    let sums: Vec<_> = findings.iter().map(|finding| finding.sum).collect();
    let deviations: Vec<_> = findings.iter().map(|finding| finding.deviation).collect();
    assert_eq!(
        (sums, deviations),
        (case.sums, case.deviations),
        "{}",
        case.article
    );
    assert!(
        findings.iter().all(|f| f.expected_least == case.expected),
        "{}",
        case.article
    );
    let odd = findings.iter().filter(|finding| finding.investigate);
    assert_eq!(
        odd.map(|f| f.board).collect::<Vec<_>>(),
        case.investigate,
        "{}",
        case.article
    );
    let missed = findings.iter().find_map(|finding| finding.missed_presses);
    assert_eq!(missed, case.missed_presses, "{}", case.article);
}

fn a_period_that_may_just_have_begun() {
    // White has made move 40; whether Black has too is not on the sheet.
    let control = control("90'/40+30'+30\"");
    let mut line = SheetLine {
        board: 1,
        white: Span::minutes(60),
        black: Span::minutes(40),
        last_move: 40,
        periods: None,
    };
    let check = |line: &SheetLine| check_line(&control, Span::minutes(150), line, INVESTIGATE_FROM);
    assert_eq!(check(&line).deviation, Span::ZERO);
    line.black += Span::minutes(30);
    assert_eq!(check(&line).deviation, Span::ZERO);
    line.periods = Some(ByColour { white: 2, black: 1 });
    assert_eq!(check(&line).deviation, Span::minutes(30));
}

// -------------------------------------------------------------------------------------- penalties

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Half {
    article: String,
    left: Span,
    amount: Span,
    loses: Span,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    article: String,
    left: Span,
    kept: Span,
}

fn amounts_or_halves(case: Half) {
    assert_eq!(
        amount_or_half(case.left, case.amount),
        case.loses,
        "{}",
        case.article
    );
}

fn halves_that_are_kept(case: Kept) {
    assert_eq!(
        case.left.half_to_the_second(),
        case.kept,
        "{}",
        case.article
    );
}

// ------------------------------------------------------------------------------- defective clocks

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    article: String,
    owed: Option<u32>,
    least: Span,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Proposed {
    article: String,
    set: String,
    right: String,
    facts: ClockFacts,
    least: Option<[Span; 2]>,
    most: Option<[Span; 2]>,
    missing: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Corrected {
    article: String,
    right: String,
    at: Span,
    log: Log,
    shown: [Span; 2],
    times: [Span; 2],
    fallen: Option<Span>,
}

fn least_times_left(case: Floor) {
    let parameters = edition("us-2025").parameters();
    let rule = parameters.clock.defective_clock_floor.unwrap();
    assert_eq!(
        least_to_leave(&rule, case.owed),
        case.least,
        "{}",
        case.article
    );
}

fn proposed_times(case: Proposed) {
    let proposed = case
        .facts
        .propose(&control(&case.set), &control(&case.right));
    match (proposed, case.missing) {
        (Ok(times), None) => {
            let least = times.map(|estimate| estimate.least);
            let most = times.map(|estimate| estimate.most);
            assert_eq!(Some(least), case.least.map(by_side), "{}", case.article);
            assert_eq!(Some(most), case.most.map(by_side), "{}", case.article);
        }
        (Err(fact), Some(missing)) => {
            assert!(
                english().tell(&fact).contains(&missing),
                "{}: {fact}",
                case.article
            );
        }
        (proposed, _) => panic!("{}: {proposed:?}", case.article),
    }
}

fn corrected_times(case: Corrected) {
    let left = |clock: Clock| clock.at(case.at).sides.map(|side| side.left);
    let shown = case.log.replay(Some(case.at)).unwrap();
    assert_eq!(left(shown), by_side(case.shown), "{}", case.article);
    let right = case.log.replay_as(control(&case.right), Some(case.at));
    let right = right.unwrap().advanced_to(case.at);
    let fallen = right.falls().first().map(|fall| fall.at);
    assert_eq!(fallen, case.fallen, "{}", case.article);
    assert_eq!(left(right), by_side(case.times), "{}", case.article);
}

// ---------------------------------------------------------------------------------- time pressure

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pressure {
    article: String,
    edition: String,
    control: String,
    left: [Span; 2],
    in_pressure: Option<bool>,
    exempt: [bool; 2],
    #[serde(default)]
    last_period: bool,
    /// The article that excuses.
    cites: Option<String>,
}

/// A clock that shows these times.
fn showing(text: &str, [white, black]: [Span; 2]) -> Clock {
    let mut clock = Clock::new(control(text), Model::US).unwrap();
    let set = Event::Set {
        times: by_side([Some(white), Some(black)]),
        reason: None,
    };
    clock.apply(Span::ZERO, set).unwrap();
    clock
}

fn time_pressure(case: Pressure) {
    let parameters = edition(&case.edition).parameters();
    let reading = showing(&case.control, case.left).at(Span::ZERO);
    let left = reading.sides.map(|side| Some(side.left));
    let added = Some(reading.sides.white.addition);
    let found = (parameters.clock.time_pressure.as_ref())
        .and_then(|rule| in_time_pressure(left, added, rule));
    assert_eq!(found, case.in_pressure, "{}", case.article);
    let rule = &parameters.recording;
    let exempt = recording::excused(&reading, rule);
    assert_eq!(exempt, by_side(case.exempt), "{}", case.article);
    if let Some(cites) = case.cites {
        let topic = recording::excusing_topic(case.last_period, rule);
        let cited = edition(&case.edition).cite(topic);
        assert_eq!(cited, Some(cites.as_str()), "{}", case.article);
    }
}

/// Whoever knows only some of the times gets an answer where those decide.
fn time_pressure_half_known() {
    let parameters = edition("us-2025").parameters();
    let rule = parameters.clock.time_pressure.as_ref().unwrap();
    let ask = |white: Option<i64>, black: Option<i64>, added: Option<i64>| {
        let left = by_side([white.map(Span::seconds), black.map(Span::seconds)]);
        in_time_pressure(left, added.map(Span::seconds), rule)
    };
    assert_eq!(ask(Some(299), None, Some(5)), Some(true));
    assert_eq!(ask(Some(300), None, Some(5)), None);
    assert_eq!(ask(Some(300), Some(300), None), Some(false));
    assert_eq!(ask(None, None, Some(30)), Some(false));
    assert_eq!(ask(Some(299), None, None), None);
    let excuses = |white, black, of, edition_id: &str| {
        let rule = &edition(edition_id).parameters().recording;
        recording::excuses(by_side([white, black]), of, rule)
    };
    assert_eq!(
        excuses(None, Some(true), Colour::White, "us-2025"),
        Some(true)
    );
    assert_eq!(excuses(None, Some(false), Colour::White, "us-2025"), None);
    assert_eq!(
        excuses(None, Some(true), Colour::White, "fide-2023-01"),
        None
    );
    assert_eq!(
        excuses(Some(false), None, Colour::White, "fide-2023-01"),
        Some(false)
    );
}

/// A clock on the table that cannot give the increment adds nothing (US Chess 15B).
fn what_is_added_counts_as_the_clock_gives_it() {
    let us = &edition("us-2025").parameters().recording;
    let fide = &edition("fide-2023-01").parameters().recording;
    let half_a_minute = Span::seconds(30);
    assert!(!recording::is_enough_added(Span::ZERO, false, us));
    assert!(!recording::is_enough_added(Span::seconds(29), false, fide));
    for (is_delay, by_us, by_fide) in [
        (false, true, true),
        (true, us.delay_counts, fide.delay_counts),
    ] {
        assert_eq!(
            recording::is_enough_added(half_a_minute, is_delay, us),
            by_us
        );
        assert_eq!(
            recording::is_enough_added(half_a_minute, is_delay, fide),
            by_fide
        );
    }
}

/// 15A1 with the total told: 200 and 300 minutes of a repeating control.
fn the_deduction_of_a_total() {
    let rule = edition("us-2025").parameters().recording.excused.unwrap();
    for (total, shown, whole) in [
        (90, 270, 300),
        (120, 360, 360),
        (45, 135, 120),
        (200, 600, 600),
        (300, 600, 600),
    ] {
        let total = Span::minutes(total);
        assert_eq!(
            recording::deduction(total, &rule, true),
            Span::seconds(shown)
        );
        assert_eq!(
            recording::deduction(total, &rule, false),
            Span::seconds(whole)
        );
    }
    assert!(
        edition("fide-2023-01")
            .parameters()
            .recording
            .excused
            .is_none()
    );
}

fn once_exempt_is_exempt_for_the_period() {
    // Below five minutes once, then above by increments: the period decides, not the moment (8.4).
    let mut clock = showing("2/10 SD/10 inc/20", [Span::seconds(310), Span::minutes(9)]);
    let rule = &edition("fide-2023-01").parameters().recording;
    let exempt = |clock: &Clock| recording::excused(&clock.at(clock.now()), rule).white;
    clock
        .apply(Span::ZERO, Event::Start(Colour::White))
        .unwrap();
    clock
        .apply(Span::seconds(15), Event::Press(Colour::White))
        .unwrap();
    assert_eq!(clock.at(clock.now()).sides.white.left, Span::seconds(315));
    assert!(exempt(&clock));
    clock
        .apply(Span::seconds(15), Event::Press(Colour::Black))
        .unwrap();
    clock
        .apply(Span::seconds(15), Event::Press(Colour::White))
        .unwrap();
    assert!(!exempt(&clock));
}
