//! What the tests share.
#![allow(dead_code, reason = "each test file uses a part of it")]

use adoube_clock::{Addition, Period, Span, TimeControl};
use adoube_rulebook::{Edition, Rulebook};
use adoube_words::{Language, Words};
use proptest::prelude::*;

/// The words of English.
pub(crate) fn english() -> Words {
    Words::of(Language::english())
}

pub(crate) fn edition(id: &str) -> &'static Edition {
    Rulebook::embedded().edition(id).unwrap()
}

/// Any control that can be made, hourglasses and different times included.
pub(crate) fn any_control() -> impl Strategy<Value = TimeControl> {
    let same = any_periods().prop_map(|periods| TimeControl::new(periods).unwrap());
    let different = (any_periods(), any_periods())
        .prop_map(|(white, black)| TimeControl::different(white, black).unwrap());
    let glass = (1_i64..600).prop_map(|seconds| {
        TimeControl::new(vec![Period::all(
            Span::seconds(seconds),
            Addition::Hourglass,
        )])
        .unwrap()
    });
    prop_oneof![6 => same, 2 => different, 1 => glass]
}

pub(crate) fn any_periods() -> impl Strategy<Value = Vec<Period>> {
    let time = prop_oneof![(1_i64..200).prop_map(|minutes| minutes * 60), 1_i64..9_000];
    let period = (1_u32..60, time);
    let addition = any_addition();
    let start = prop_oneof![3 => Just(0_usize), 1 => 0_usize..4];
    let periods = proptest::collection::vec(period, 1..4);
    (periods, addition, start, any::<bool>(), any::<bool>()).prop_map(
        |(listed, addition, start, repeats, zero)| {
            let last = listed.len() - 1;
            let make = |(index, (moves, seconds)): (usize, (u32, i64))| {
                let reached = index >= start || addition == Addition::Unspecified;
                let from_here = index == start && start > 0 && !(repeats && index == last);
                Period {
                    moves: (index < last || repeats).then_some(moves),
                    time: Span::seconds(if zero && from_here { 0 } else { seconds }),
                    addition: if reached { addition } else { Addition::None },
                }
            };
            listed.into_iter().enumerate().map(make).collect()
        },
    )
}

pub(crate) fn any_addition() -> impl Strategy<Value = Addition> {
    prop_oneof![
        Just(Addition::Unspecified),
        Just(Addition::None),
        (1_i64..61).prop_map(Addition::increment),
        (1_i64..61).prop_map(Addition::delay),
        (1_i64..61).prop_map(Addition::bronstein),
    ]
}
