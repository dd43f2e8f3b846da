//! A second clock, written literally: it ticks ten times a second and does at each tick what the
//! rules say. It shares nothing with the engine but the description of the control, and both must
//! agree on random logs of presses, stops and adjustments in every mode.
//!
//! `ADOUBE_CLOCK_LOGS` says how many logs of each mode are played.

mod common;
mod naive;

use adoube_clock::{
    Addition, ByColour, Clock, Colour, Event, FlagMark, Model, Period, PeriodChange, Person, Span,
    TimeControl,
};
use naive::{Naive, span};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

// -------------------------------------------------------------------------------------- the logs

#[derive(Debug, Clone, Copy)]
enum Step {
    Press,
    PressWrongSide,
    Stop,
    Resume,
    Add(usize, i64),
    NextPeriod(usize),
}

fn steps() -> impl Strategy<Value = Vec<(i64, Step)>> {
    let step = prop_oneof![
        20 => Just(Step::Press),
        1 => Just(Step::PressWrongSide),
        1 => Just(Step::Stop),
        2 => Just(Step::Resume),
        1 => (0_usize..2, -40_i64..80).prop_map(|(side, amount)| Step::Add(side, amount)),
        1 => (0_usize..2).prop_map(Step::NextPeriod),
    ];
    proptest::collection::vec((0_i64..45, step), 1..60)
}

/// Times of seconds and periods of a few moves, so that much happens.
fn periods(addition: fn(i64) -> Addition) -> impl Strategy<Value = Vec<Period>> {
    let period = (1_u32..6, 1_i64..25, 0_i64..6);
    (
        proptest::collection::vec(period, 1..4),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(move |(listed, repeats, same)| {
            let (last, first) = (listed.len() - 1, listed[0].2);
            let make = |(index, (moves, seconds, added)): (usize, (u32, i64, i64))| Period {
                moves: (index < last || repeats).then_some(moves),
                time: Span::seconds(seconds),
                addition: addition(if same { first } else { added }),
            };
            listed.into_iter().enumerate().map(make).collect()
        })
}

fn side(index: usize) -> Colour {
    Colour::BOTH[index]
}

/// Plays a step on both clocks.
fn play(clock: &mut Clock, naive: &mut Naive, step: Step) -> Result<(), TestCaseError> {
    let at = span(naive.now);
    let by_hand = naive.model.period_change == PeriodChange::ByHand;
    match step {
        Step::Press | Step::PressWrongSide => {
            let wrong = matches!(step, Step::PressWrongSide);
            let presser = if wrong { 1 - naive.last } else { naive.last };
            naive.press(presser);
            prop_assert_eq!(clock.apply(at, Event::Press(side(presser))), Ok(()));
        }
        Step::Stop => {
            naive.running = None;
            let stop = Event::Stop {
                by: Person::Arbiter,
                reason: None,
            };
            prop_assert_eq!(clock.apply(at, stop), Ok(()));
        }
        Step::Resume => {
            let running = naive.running.is_some();
            let resumed = clock.apply(at, Event::Resume(None));
            prop_assert_eq!(resumed.is_err(), running);
            if !running {
                naive.start(naive.last);
            }
        }
        Step::Add(index, amount) => {
            // Nobody says what taking more than there is should do; hands cannot show it either.
            if amount + naive.main(index) < 0 || by_hand && naive.sides[index].down {
                return Ok(());
            }
            naive.add(index, amount);
            let adjust = Event::Adjust {
                side: side(index),
                by: span(amount),
                reason: None,
            };
            prop_assert_eq!(clock.apply(at, adjust), Ok(()));
        }
        Step::NextPeriod(index) if by_hand => {
            let applied = clock.apply(at, Event::NextPeriod(side(index)));
            prop_assert_eq!(applied.is_ok(), naive.next_period(index));
        }
        Step::NextPeriod(_) => {}
    }
    Ok(())
}

/// Both clocks say the same, and the engine's books balance.
fn compare(clock: &Clock, naive: &Naive) -> Result<(), TestCaseError> {
    let reading = clock.at(span(naive.now));
    prop_assert_eq!(reading.running, naive.running.map(side));
    prop_assert_eq!(reading.is_frozen, naive.frozen);
    for index in 0..2 {
        let (own, account) = (&reading.sides[side(index)], &naive.sides[index]);
        let by_hand = naive.model.period_change == PeriodChange::ByHand;
        let past = if by_hand { own.overrun } else { Span::ZERO };
        prop_assert_eq!(own.left - past, span(naive.main(index)), "{:?}", reading);
        prop_assert_eq!(own.counter, account.presses);
        prop_assert_eq!(own.period, account.period + 1);
        prop_assert_eq!(own.is_flag_down, account.down, "{:?}", reading);
        prop_assert_eq!(own.left - own.overrun, own.ledger.balance());
    }
    let used = reading.sides.map(|side| side.used());
    prop_assert_eq!(used.white + used.black, span(naive.ran));
    Ok(())
}

fn check(periods: &[Period], model: Model, steps: &[(i64, Step)]) -> Result<(), TestCaseError> {
    let control = TimeControl::new(periods.to_vec()).unwrap();
    let mut clock = Clock::new(control, model).unwrap();
    let mut naive = Naive::new(periods, model);
    naive.start(0);
    clock
        .apply(Span::ZERO, Event::Start(Colour::White))
        .unwrap();
    for (wait, step) in steps {
        naive.wait(*wait);
        compare(&clock, &naive)?;
        play(&mut clock, &mut naive, *step)?;
        compare(&clock, &naive)?;
    }
    let clock = clock.advanced_to(span(naive.now));
    let falls: Vec<_> = clock
        .falls()
        .iter()
        .map(|fall| (fall.side, fall.at))
        .collect();
    let expected: Vec<_> = naive
        .falls
        .iter()
        .map(|&(index, at)| (side(index), span(at)))
        .collect();
    prop_assert_eq!(falls, expected);
    Ok(())
}

fn models(period_change: PeriodChange) -> impl Strategy<Value = Model> {
    (any::<bool>(), any::<bool>(), any::<bool>()).prop_map(move |(freezes, first, advance)| Model {
        period_change,
        freezes_at_zero: freezes,
        flag_mark: FlagMark::FirstOnly,
        gives_first_increment: first,
        bronstein_in_advance: advance,
        ..Model::COUNTING
    })
}

fn logs() -> u32 {
    let asked = std::env::var("ADOUBE_CLOCK_LOGS").ok();
    asked
        .and_then(|number| number.parse().ok())
        .unwrap_or(2_000)
}

fn run(periods: impl Strategy<Value = Vec<Period>>, change: PeriodChange) {
    let config = Config {
        cases: logs(),
        failure_persistence: None,
        ..Config::default()
    };
    let everything = (periods, models(change), steps());
    let played = TestRunner::new(config).run(&everything, |(periods, model, steps)| {
        check(&periods, model, &steps)
    });
    if let Err(error) = played {
        panic!("{error}");
    }
}

#[test]
fn without_additions() {
    run(periods(|_| Addition::None), PeriodChange::ByCounter);
}

#[test]
fn with_increments() {
    run(periods(Addition::increment), PeriodChange::ByCounter);
}

#[test]
fn with_bronstein() {
    run(periods(Addition::bronstein), PeriodChange::ByCounter);
}

#[test]
fn with_delays() {
    run(periods(Addition::delay), PeriodChange::ByCounter);
}

#[test]
fn with_hourglasses() {
    let glass = |seconds: i64| vec![Period::all(Span::seconds(seconds), Addition::Hourglass)];
    run((1_i64..25).prop_map(glass), PeriodChange::ByCounter);
}

#[test]
fn with_periods_that_change_at_zero() {
    run(periods(Addition::increment), PeriodChange::AtZero);
    run(periods(Addition::delay), PeriodChange::AtZero);
}

#[test]
fn with_hands_that_run_on() {
    let running_on = periods(|_| Addition::None);
    run(running_on, PeriodChange::ByHand);
}

// ---------------------------------------------------------------------------------- other properties

fn runner() -> TestRunner {
    TestRunner::new(Config {
        cases: logs(),
        failure_persistence: None,
        ..Config::default()
    })
}

#[test]
fn bronstein_in_advance_and_delay_are_the_same_after_every_move() {
    let strategy = (
        periods(Addition::delay),
        proptest::collection::vec(0_i64..60, 1..40),
    );
    let same = |(periods, waits): (Vec<Period>, Vec<i64>)| {
        let delay = TimeControl::new(periods).unwrap();
        let bronstein = delay.with_additions(|addition| match addition {
            Addition::Delay(span) => Addition::Bronstein(span),
            other => other,
        });
        let mut clocks =
            [delay, bronstein.unwrap()].map(|control| Clock::new(control, Model::US).unwrap());
        let mut now = 0;
        for clock in &mut clocks {
            clock
                .apply(Span::ZERO, Event::Start(Colour::White))
                .unwrap();
        }
        for (wait, presser) in waits.iter().zip(Colour::BOTH.into_iter().cycle()) {
            now += wait;
            let readings = clocks.each_mut().map(|clock| {
                clock.apply(span(now), Event::Press(presser)).unwrap();
                clock
                    .at(span(now))
                    .sides
                    .map(|side| (side.left, side.is_flag_down))
            });
            prop_assert_eq!(readings[0], readings[1]);
        }
        prop_assert_eq!(clocks[0].falls(), clocks[1].falls());
        Ok(())
    };
    if let Err(error) = runner().run(&strategy, same) {
        panic!("{error}");
    }
}

#[test]
fn reading_in_between_changes_nothing() {
    let strategy = (periods(Addition::increment), steps(), 0_i64..400);
    let same = |(periods, steps, extra): (Vec<Period>, Vec<(i64, Step)>, i64)| {
        let control = TimeControl::new(periods.clone()).unwrap();
        let mut clock = Clock::new(control, Model::US).unwrap();
        let mut naive = Naive::new(&periods, Model::US);
        naive.start(0);
        clock
            .apply(Span::ZERO, Event::Start(Colour::White))
            .unwrap();
        for (wait, step) in steps {
            naive.wait(wait);
            play(&mut clock, &mut naive, step)?;
        }
        let (middle, end) = (clock.now() + span(extra / 2), clock.now() + span(extra));
        let through = clock.advanced_to(middle).at(end);
        prop_assert_eq!(through, clock.at(end));
        let refused = clock
            .clone()
            .apply(clock.now() - Span::millis(1), Event::Press(Colour::White));
        prop_assert!(refused.is_err());
        Ok(())
    };
    if let Err(error) = runner().run(&strategy, same) {
        panic!("{error}");
    }
}

#[test]
fn different_times_for_the_players() {
    let all = |minutes| vec![Period::all(Span::minutes(minutes), Addition::None)];
    let control = TimeControl::different(all(5), all(4)).unwrap();
    let clock = Clock::new(control, Model::default()).unwrap();
    let left = clock.at(Span::ZERO).sides.map(|side| side.left);
    let expected = ByColour {
        white: Span::minutes(5),
        black: Span::minutes(4),
    };
    assert_eq!(left, expected);
}
