//! Time controls: the cases of `controls.toml`, and what must hold for every text.

use crate::common::{any_control, english};
use adoube_clock::{Addition, Dialect, Period, Span, TimeControl};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("controls", |file| {
        file.each("read", texts_are_read_and_written);
        file.each("refused", refusals_say_where_and_why);
        file.each("betrayed", marks_betray_the_notation);
    });
    vectors.tests(&tests![
        not_said_is_not_nothing,
        moves_and_periods,
        impossible_controls,
        what_is_written_can_be_read_again,
        no_text_is_too_strange,
        nor_any_text_of_the_right_letters,
        spans_are_read_as_written,
        no_span_is_too_long,
        strange_spans_are_refused_or_read,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    article: String,
    text: String,
    dialect: Dialect,
    fide: Option<String>,
    us: Option<String>,
    trf: Option<String>,
    pgn: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Refused {
    text: String,
    dialect: Dialect,
    column: usize,
    expected: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Betrayed {
    text: String,
    dialect: Option<Dialect>,
}

fn texts_are_read_and_written(case: Read) {
    let about = format!("{} ({})", case.text, case.article);
    let control = TimeControl::parse(&case.text, case.dialect);
    let control = control.unwrap_or_else(|error| panic!("{about}: {error}"));
    let print = |dialect| control.print(dialect).ok();
    assert_eq!(print(Dialect::Fide), case.fide, "{about}");
    assert_eq!(print(Dialect::Us), case.us, "{about}");
    assert_eq!(print(Dialect::Trf), case.trf, "{about}");
    assert_eq!(print(Dialect::Pgn), case.pgn, "{about}");
}

fn refusals_say_where_and_why(case: Refused) {
    let error = TimeControl::parse(&case.text, case.dialect).unwrap_err();
    assert_eq!(error.column, case.column, "{}: {error}", case.text);
    assert!(
        english().tell(&error.expected).contains(&case.expected),
        "{}: {error}",
        case.text
    );
}

fn marks_betray_the_notation(case: Betrayed) {
    assert_eq!(
        Dialect::betrayed_by(&case.text),
        case.dialect,
        "{}",
        case.text
    );
}

fn not_said_is_not_nothing() {
    let parse = |text| TimeControl::parse(text, Dialect::Us).unwrap();
    assert_ne!(parse("G/5"), parse("G/5 d/0"));
    assert_eq!(parse("G/5 inc/0"), parse("G/5 d/0"));
    assert!(parse("G/5").is_unspecified() && !parse("G/5 d/0").is_unspecified());
}

fn moves_and_periods() {
    let control = TimeControl::parse("40/90,20/30;d5", Dialect::Us).unwrap();
    let allotment = control.of(adoube_clock::Colour::White);
    assert!(allotment.repeats());
    assert_eq!(allotment.moves_until_end_of(0), Some(40));
    assert_eq!(allotment.moves_until_end_of(3), Some(100));
    assert_eq!(allotment.first_move_of(2), Some(61));
    assert_eq!(
        [40, 41, 60, 61].map(|n| allotment.period_of_move(n)),
        [0, 1, 1, 2]
    );
    let mixed = TimeControl::parse("40/90 SD/30 d/5", Dialect::Us).unwrap();
    let allotment = mixed.of(adoube_clock::Colour::Black);
    assert_eq!(allotment.moves_until_end_of(1), None);
    assert_eq!(allotment.first_move_of(2), None);
    assert_eq!(allotment.period_of_move(500), 1);
}

fn impossible_controls() {
    let all = |seconds| Period::all(Span::seconds(seconds), Addition::None);
    assert!(TimeControl::new(vec![]).is_err());
    assert!(TimeControl::new(vec![all(0)]).is_err());
    assert!(TimeControl::new(vec![all(60), all(60)]).is_err());
    assert!(TimeControl::new(vec![Period::all(Span::millis(1_500), Addition::None)]).is_err());
    let glass = Period::all(Span::minutes(3), Addition::Hourglass);
    assert!(TimeControl::different(vec![glass], vec![all(60)]).is_err());
    // A file is checked like everything else.
    let file = r#"{"white": [], "black": []}"#;
    assert!(serde_json::from_str::<TimeControl>(file).is_err());
}

proptest! {
    fn what_is_written_can_be_read_again(control in any_control()) {
        let mut said = 0;
        for dialect in [Dialect::Fide, Dialect::Us, Dialect::Trf, Dialect::Pgn] {
            if let Ok(text) = control.print(dialect) {
                said += 1;
                let read = TimeControl::parse(&text, dialect);
                prop_assert_eq!(read.as_ref(), Ok(&control), "{}", text);
            }
        }
        let json = serde_json::to_string(&control).unwrap();
        prop_assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control.clone());
        // An increment that never changes can be said in seconds, and by all if the minutes are whole.
        let plain = control.has(|a| matches!(a, Addition::None | Addition::Increment(_)));
        let odd = control.has(|a| !matches!(a, Addition::None | Addition::Increment(_)));
        prop_assert!(said > 0 || odd || !plain, "{:?}", control);
    }

    fn no_text_is_too_strange(text in "\\PC{0,40}") {
        for dialect in [Dialect::Fide, Dialect::Us, Dialect::Trf, Dialect::Pgn] {
            check_error(&text, dialect)?;
        }
        prop_assert!(Dialect::betrayed_by(&text).is_none_or(|d| check_error(&text, d).is_ok()));
    }

    fn nor_any_text_of_the_right_letters(text in "[0-9/+'\":;,. GSDWBdinc*-]{0,24}") {
        for dialect in [Dialect::Fide, Dialect::Us, Dialect::Trf, Dialect::Pgn] {
            check_error(&text, dialect)?;
        }
    }

    fn spans_are_read_as_written(millis in -4_000_000_000_i64..4_000_000_000) {
        let span = Span::millis(millis);
        prop_assert_eq!(span.to_string().parse(), Ok(span));
    }

    fn no_span_is_too_long(millis in any::<i64>(), others in any::<i64>()) {
        let (span, other) = (Span::millis(millis), Span::millis(others));
        prop_assert!(!span.abs().is_negative());
        prop_assert!(span.up_to_the_second() >= span.half_to_the_second() || span.is_negative());
        prop_assert!((span.to_the_minute() - span).abs() <= Span::seconds(30) || span.abs() > Span::millis(i64::MAX - 60_000));
        prop_assert!(span.on_the_dial() < Span::minutes(720) && !span.on_the_dial().is_negative());
        prop_assert_eq!(span + other, other + span);
        prop_assert_eq!(span.percent(100) == span, span.abs() <= Span::millis(i64::MAX / 100));
        prop_assert!(!span.to_string().is_empty());
    }

    fn strange_spans_are_refused_or_read(text in "[0-9:.+-]{0,14}") {
        if let Ok(span) = text.parse::<Span>() {
            prop_assert_eq!(span.to_string().parse(), Ok(span));
        }
    }
}

/// What is read can be written again in its own notation; an error points into the text.
fn check_error(text: &str, dialect: Dialect) -> Result<(), TestCaseError> {
    match TimeControl::parse(text, dialect) {
        Ok(control) => {
            let written = control.print(dialect);
            let again = written.map(|written| TimeControl::parse(&written, dialect));
            prop_assert_eq!(again, Ok(Ok(control)));
        }
        Err(error) => {
            prop_assert!(
                error.column <= text.chars().count() + 1,
                "{} {}",
                text,
                error
            );
            prop_assert!(text.is_char_boundary(error.offset));
        }
    }
    Ok(())
}
