//! The clock: the cases of `clocks.toml`, and the format of logs.

use crate::common::{any_control, edition};
use adoube_clock::{
    ByColour, Clock, ClockFacts, Colour, Display, Event, EventError, Face, FlagCall, FlagMark,
    FlagState, Log, LogError, Model, PeriodChange, Person, SheetLine, Span, Venue, check_line,
    classify,
};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("clocks", |file| {
        file.each("case", clocks);
    });
    vectors.tests(&tests![
        files_that_are_refused,
        events_that_are_refused,
        a_control_left_open_cannot_be_set,
        the_documented_format,
        no_log_is_too_strange,
        no_question_is_too_strange,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    log: Log,
    expect: Vec<Expect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    at: Span,
    left: Option<[Span; 2]>,
    overrun: Option<[Span; 2]>,
    shown: Option<[String; 2]>,
    running: Option<Colour>,
    counter: Option<[u32; 2]>,
    moves: Option<[u32; 2]>,
    /// -1: all that remain.
    owed: Option<[i64; 2]>,
    period: Option<[usize; 2]>,
    flag: Option<[String; 2]>,
    first: Option<Colour>,
    shows_first: Option<Colour>,
    falls: Option<Vec<String>>,
    frozen: Option<bool>,
    notes: Option<usize>,
}

/// Compares what is expected, if anything is.
fn same<T: PartialEq + std::fmt::Debug>(expected: Option<T>, found: T, about: &str) {
    if let Some(expected) = expected {
        assert_eq!(found, expected, "{about}");
    }
}

fn shown(face: &Face) -> String {
    let delay = face.delay.iter().map(|delay| format!(" +{delay}"));
    let flag = face.flag.then(|| " –".to_owned());
    let parts = delay.chain(flag);
    face.time.clone() + &parts.collect::<String>()
}

fn flag(clock: &Clock, side: Colour) -> String {
    let name = match clock.flag(side) {
        FlagState::Up => "up",
        FlagState::Down { .. } => "down",
        FlagState::Called { fell: Some(_), .. } => "called",
        FlagState::Called { fell: None, .. } => "false-call",
    };
    name.to_owned()
}

fn check(log: &Log, expect: Expect, about: &str) {
    let clock = log.replay(Some(expect.at)).unwrap().advanced_to(expect.at);
    let reading = log.at(expect.at).unwrap();
    let Display { faces, shows_first } = clock.display(expect.at);
    let sides = Colour::BOTH.map(|side| &reading.sides[side]);
    same(expect.left, sides.map(|side| side.left), about);
    same(expect.overrun, sides.map(|side| side.overrun), about);
    same(
        expect.shown,
        Colour::BOTH.map(|side| shown(&faces[side])),
        about,
    );
    same(expect.running.map(Some), reading.running, about);
    same(expect.counter, sides.map(|side| side.counter), about);
    same(expect.moves, sides.map(|side| side.moves), about);
    same(
        expect.owed,
        sides.map(|side| side.moves_owed.map_or(-1, i64::from)),
        about,
    );
    same(expect.period, sides.map(|side| side.period), about);
    same(
        expect.flag,
        Colour::BOTH.map(|side| flag(&clock, side)),
        about,
    );
    same(expect.first.map(Some), reading.first_down, about);
    same(expect.shows_first.map(Some), shows_first, about);
    let falls = clock.falls().iter().map(|fall| {
        let side = fall.side.to_string().to_lowercase();
        format!("{side} {}", fall.at)
    });
    same(expect.falls, falls.collect(), about);
    same(expect.frozen, reading.is_frozen, about);
    same(expect.notes, clock.notes().len(), about);
    for side in sides {
        assert_eq!(side.left - side.overrun, side.ledger.balance(), "{about}");
    }
}

fn clocks(case: Case) {
    for expect in case.expect {
        let about = format!("{} ({}) at {}", case.name, case.article, expect.at);
        check(&case.log, expect, &about);
    }
    let json = serde_json::to_string(&case.log).unwrap();
    assert_eq!(serde_json::from_str::<Log>(&json).unwrap(), case.log);
    let toml = toml::to_string(&case.log).unwrap();
    assert_eq!(toml::from_str::<Log>(&toml).unwrap(), case.log);
}

/// A log with these events.
fn log(events: &str) -> Result<Log, toml::de::Error> {
    toml::from_str(&format!("control = \"5'\"\nevents = [{events}]"))
}

fn files_that_are_refused() {
    for (events, reason) in [
        ("{ at = \"0:00\" }", "invalid length 0"),
        (
            "{ at = \"0:00\", start = \"white\", press = \"white\" }",
            "invalid length 2",
        ),
        ("{ at = \"0:00\", begin = \"white\" }", "unknown field"),
        ("{ at = \"soon\", start = \"white\" }", "h:mm:ss"),
        ("{ at = \"0:00\", start = \"red\" }", "unknown variant"),
        (
            "{ at = \"0:00\", set_control = \"90'+30'\" }",
            "OnlySecondsForEachMove",
        ),
        ("{ start = \"white\" }", "missing field"),
    ] {
        let error = log(events).unwrap_err().to_string();
        assert!(error.contains(reason), "{events}: {error}");
    }
}

fn refused(events: &str) -> EventError {
    match log(events).unwrap().replay(None) {
        Err(LogError::Event { error, .. }) => error,
        other => panic!("{events}: {other:?}"),
    }
}

fn events_that_are_refused() {
    let start = "{ at = \"1:00\", start = \"white\" }";
    let back = refused(&format!("{start}, {{ at = \"0:59\", press = \"white\" }}"));
    assert!(matches!(back, EventError::OutOfOrder { .. }));
    let twice = refused(&format!("{start}, {start}"));
    assert!(matches!(twice, EventError::Running { .. }));
    let last = refused("{ at = \"0:00\", resume = \"last\" }");
    assert!(matches!(last, EventError::NotStarted { .. }));
    let period = refused("{ at = \"0:00\", next_period = \"white\" }");
    assert!(matches!(period, EventError::NoPeriod { .. }));
    let late = refused("{ at = \"999999:00:00\", start = \"white\" }");
    assert!(matches!(late, EventError::OutOfRange { .. }));
    let much = refused("{ at = \"0:00\", set_counter = { white = 10000 } }");
    assert!(matches!(much, EventError::Unshowable { .. }));
    let negative = refused("{ at = \"0:00\", set = { white = \"-0:01\" } }");
    assert!(matches!(negative, EventError::Unshowable { .. }));
}

fn a_control_left_open_cannot_be_set() {
    let log: Log = toml::from_str("control = \"G/60\"").unwrap();
    assert_eq!(
        log.replay(None).unwrap_err(),
        LogError::Setting(EventError::Unspecified)
    );
    let wrong: Log = toml::from_str("control = \"sixty\"").unwrap();
    assert!(matches!(wrong.replay(None), Err(LogError::Control { .. })));
}

/// The example in the documentation of logs.
fn the_documented_format() {
    let source = include_str!("../../src/log.rs");
    let lines = source
        .lines()
        .skip_while(|line| *line != "/// ```toml")
        .skip(1);
    let lines = lines.take_while(|line| *line != "/// ```");
    let text: Vec<_> = lines.map(|line| line.trim_start_matches("///")).collect();
    let log: Log = toml::from_str(&text.join("\n")).unwrap();
    assert_eq!(log.model, Model::default());
    let clock = log.replay(None).unwrap();
    assert_eq!(clock.calls().len(), 1);
    assert_eq!(clock.at(clock.now()).sides.white.moves, 1);
}

// ------------------------------------------------------------------------------ whatever happens

/// An analog clock whose first control ends at six o'clock (US Chess 16B1).
const ANALOG: Model = Model {
    period_change: PeriodChange::ByHand,
    freezes_at_zero: false,
    flag_mark: FlagMark::Each,
    shows_counter: false,
    analog_first_end: Some(6),
    ..Model::COUNTING
};

fn any_side() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(Colour::White), Just(Colour::Black)]
}

fn any_span() -> impl Strategy<Value = Span> {
    let near = (-7_200_000_i64..7_200_000).prop_map(Span::millis);
    prop_oneof![4 => near, 1 => any::<i64>().prop_map(Span::millis)]
}

fn any_event() -> impl Strategy<Value = Event> {
    let reason = None::<String>;
    prop_oneof![
        any_side().prop_map(Event::Start),
        any_side().prop_map(Event::Press),
        any_side().prop_map(Event::Press),
        any_side().prop_map(Event::Press),
        any_side().prop_map(Event::MoveWithoutPress),
        Just(Event::Stop {
            by: Person::Spectator,
            reason: reason.clone()
        }),
        proptest::option::of(any_side()).prop_map(Event::Resume),
        (any_side(), any_span()).prop_map(|(side, by)| Event::Adjust {
            side,
            by,
            reason: None
        }),
        [
            proptest::option::of(any_span()),
            proptest::option::of(any_span())
        ]
        .prop_map(|[white, black]| Event::Set {
            times: ByColour { white, black },
            reason: None
        }),
        (
            proptest::option::of(any::<u32>()),
            proptest::option::of(0_u32..60)
        )
            .prop_map(|(white, black)| Event::SetCounter(ByColour { white, black })),
        any_control().prop_map(|control| Event::SetControl(Box::new(control))),
        any_side().prop_map(Event::NextPeriod),
        any_side().prop_map(|of| Event::Flag(FlagCall {
            of,
            by: Person::Arbiter
        })),
    ]
}

proptest! {
    fn no_log_is_too_strange(
        control in any_control(),
        model in prop_oneof![Just(Model::COUNTING), Just(Model::WITHOUT_COUNTER), Just(Model::US), Just(ANALOG)],
        events in proptest::collection::vec((any_span(), any_event()), 0..30),
    ) {
        let Ok(mut clock) = Clock::new(control.clone(), model) else {
            prop_assert!(control.is_unspecified());
            return Ok(());
        };
        for (wait, event) in events {
            let at = clock.now() + wait.abs();
            clock.apply(at, event).ok();
            let reading = clock.at(clock.now() + wait);
            for side in reading.sides.iter() {
                prop_assert!(!side.left.is_negative() && !side.overrun.is_negative());
                prop_assert_eq!(side.left - side.overrun, side.ledger.balance());
                prop_assert!(!side.is_flag_down || side.left.is_zero());
            }
            clock.display(clock.now());
        }
    }

    fn no_question_is_too_strange(
        control in any_control(),
        right in any_control(),
        shown in [proptest::option::of(any_span()), proptest::option::of(any_span())],
        moves in (proptest::option::of(any::<u32>()), proptest::option::of(0_u32..60)),
        elapsed in proptest::option::of(any_span()),
    ) {
        let [white, black] = shown;
        let facts = ClockFacts {
            shown: ByColour { white, black },
            moves: ByColour { white: moves.0, black: moves.1 },
            elapsed,
        };
        if let Ok(times) = facts.propose(&control, &right) {
            prop_assert!(times.iter().all(|time| time.least <= time.most), "{:?}", times);
        }
        for id in ["fide-2014-07", "fide-2023-01", "us-2025"] {
            let class = classify(&control, edition(id), Venue::OverTheBoard);
            prop_assert_eq!(class.rate.is_none(), !class.reasons.is_empty());
            prop_assert!(class.base.white <= class.total.white);
        }
        let line = SheetLine {
            board: 1,
            white: white.unwrap_or_default(),
            black: black.unwrap_or_default(),
            last_move: moves.0.unwrap_or(0),
            periods: None,
        };
        let finding = check_line(&control, elapsed.unwrap_or_default(), &line, Span::minutes(2));
        prop_assert_eq!(finding.investigate, finding.deviation.abs() >= Span::minutes(2));
    }
}
