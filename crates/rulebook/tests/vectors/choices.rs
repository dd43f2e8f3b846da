//! Variations, the notice they need, and readings.

use adoube_rulebook::{
    Edition, FlagCallers, Notice, NoticeVerdict, OffenceCount, Parameters, RookFirst, Rulebook,
    VariationError, compare_parameters, notice_sufficient,
};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("notices", |file| {
        file.each("case", notices_in_time_and_too_late);
    });
    vectors.tests(&tests![
        a_variation_changes_what_it_says_and_nothing_else,
        a_variation_that_cannot_be_used_is_told,
        the_registry_of_announced_variations,
        another_reading_changes_the_parameters,
        a_clock_mark_decides_where_a_comment_says_so,
        appendices_that_are_not_at_hand_are_those_before,
    ]);
}

fn edition(id: &str) -> &'static Edition {
    Rulebook::embedded().edition(id).unwrap()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    #[serde(default = "us")]
    edition: String,
    variation: String,
    notices: Vec<Notice>,
    verdict: String,
}

fn us() -> String {
    "us-2025".to_owned()
}

fn notices_in_time_and_too_late(case: Case) {
    let variation = edition(&case.edition).variation(&case.variation).unwrap();
    let verdict = notice_sufficient(variation, &case.notices);
    let found = match &verdict {
        NoticeVerdict::Sufficient => "sufficient",
        NoticeVerdict::Warn(_) => "warn",
        NoticeVerdict::Refuse(_) => "refuse",
    };
    assert_eq!(found, case.verdict, "{}: {verdict:?}", case.article);
}

/// What a variation changes, as paths.
fn changes(parameters: &Parameters, id: &str) -> Vec<String> {
    compare_parameters(edition(id).parameters(), parameters)
        .into_iter()
        .map(|change| change.path)
        .collect()
}

fn a_variation_changes_what_it_says_and_nothing_else() {
    let us = edition("us-2025");
    let parameters = us.with_variations(&["10i2 VARIATION i"]).unwrap();
    assert_eq!(parameters.touch.rook_first, RookFirst::Allowed);
    assert_eq!(changes(&parameters, "us-2025"), ["touch.rook_first"]);

    let parameters = us
        .with_variations(&["13C15", "13C7=5", "14H variation"])
        .unwrap();
    assert_eq!(parameters.flags.called_by, FlagCallers::PlayersAndArbiter);
    assert_eq!(parameters.flags.claim_missing_pairs_at_most, Some(5));
    assert_eq!(changes(&parameters, "us-2025").len(), 4);

    let fide = edition("fide-2023-01");
    let parameters = fide
        .with_variations(&["draw-restriction=30", "default-time = 15"])
        .unwrap();
    assert_eq!(parameters.draws.restricted_before_move, Some(30));
    assert_eq!(parameters.default_time.specified_minutes, Some(15));
    assert_eq!(
        &fide.with_variations::<&str>(&[]).unwrap(),
        fide.parameters()
    );
}

fn a_variation_that_cannot_be_used_is_told() {
    let fide = edition("fide-2023-01");
    let refused = |id: &str| fide.with_variations(&[id]).unwrap_err();
    assert!(matches!(
        refused("14H variation"),
        VariationError::Unknown { .. }
    ));
    assert!(matches!(refused(""), VariationError::Unknown { .. }));
    assert!(matches!(
        refused("default-time"),
        VariationError::NumberMissing { .. }
    ));
    assert!(matches!(
        refused("default-time=soon"),
        VariationError::NotANumber(_)
    ));
    assert!(matches!(
        refused("default-time=-1"),
        VariationError::NotANumber(_)
    ));
    assert_eq!(
        refused("supervised=3"),
        VariationError::NoNumber("supervised".to_owned())
    );
}

fn the_registry_of_announced_variations() {
    let ids: Vec<&str> = edition("us-2025")
        .variations()
        .iter()
        .map(|v| v.id.as_str())
        .collect();
    assert_eq!(
        ids,
        [
            "FIDE rules",
            "5F1b1",
            "5F2a1",
            "10I2 variation I",
            "11H1",
            "13C7",
            "13C15",
            "13D1",
            "14F1",
            "14H variation",
            "15A variation I",
            "16L",
            "16W",
            "18G",
            "20N1a",
            "20N1d",
            "22C1",
            "22C4",
            "23A3",
            "23A4",
            "28I1a",
            "28I2c",
            "28L2a",
            "28N2",
            "28N3",
            "28N4",
            "28R",
            "28S5",
            "28T",
            "29E4a",
            "29E4b",
            "29E4c",
            "29E4d",
            "29E5b1",
            "29E5f1",
            "29E5h",
            "29E6b",
            "29E8",
            "29I",
            "29L1",
            "31B2",
            "31C1",
            "31E1",
            "32F2",
            "33D2a",
            "34E",
            "Chapter 9, 13a",
            "Chapter 11, 8d",
        ]
    );
}

fn another_reading_changes_the_parameters() {
    let laws = edition("fide-2017-07");
    assert_eq!(
        laws.parameters().illegal_moves.counted,
        OffenceCount::SeparateByKind
    );
    let reading = laws
        .readings()
        .iter()
        .find(|r| r.id == "offence-counters")
        .unwrap();
    let pooled = reading.alternatives[0].apply(laws.parameters()).unwrap();
    assert_eq!(pooled.illegal_moves.counted, OffenceCount::Pooled);
    let later = edition("fide-2018-01").readings();
    assert!(later.iter().all(|reading| reading.id != "offence-counters"));
    assert!(later.iter().any(|reading| reading.id == "mistaken-press"));
}

/// A default agrees with the parameters, an alternative changes what it speaks of.
fn a_clock_mark_decides_where_a_comment_says_so() {
    for (id, by_mark) in [
        ("fide-2017-07", false),
        ("fide-2018-01", true),
        ("fide-2023-01", true),
    ] {
        let laws = edition(id);
        let mut readings = laws.readings().iter();
        let reading = readings
            .find(|reading| reading.id == "both-flags-unannounced")
            .unwrap();
        assert_eq!(laws.parameters().flags.clock_mark_decides, by_mark, "{id}");
        assert_eq!(reading.default.contains("mark"), by_mark, "{id}");
        let mut others = reading.alternatives.iter();
        let by_other = others.find(|other| other.id == "clock-mark");
        assert_eq!(by_other.is_none(), by_mark, "{id}");
        if let Some(other) = by_other {
            let parameters = other.apply(laws.parameters()).unwrap();
            assert!(parameters.flags.clock_mark_decides, "{id}");
        }
    }
}

/// The text of 2023 that is at hand ends with Appendix B and refers to what follows, which stands as in
/// 2018; the edition says so.
fn appendices_that_are_not_at_hand_are_those_before() {
    let (laws, before) = (edition("fide-2023-01"), edition("fide-2018-01"));
    assert_eq!(
        laws.parameters().adjournment,
        before.parameters().adjournment
    );
    assert_eq!(laws.parameters().quickplay, before.parameters().quickplay);
    assert!(
        laws.gaps()
            .iter()
            .any(|gap| gap.part.contains("Guidelines I, II and III"))
    );
}
