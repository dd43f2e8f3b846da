//! Who belongs to a category: `tables-categories.toml`.

use adoube_standings::tables::{AgeDates, Category};
use adoube_tournament::Player;
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("tables-categories", |file| {
        file.each("case", who_belongs);
    });
    vectors.tests(&tests![
        categories_read_back_as_written,
        what_is_no_category,
        any_text,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    category: String,
    on: Option<String>,
    #[serde(default)]
    admits: Vec<Player>,
    #[serde(default)]
    excludes: Vec<Player>,
    #[serde(default)]
    unknown: Vec<Player>,
}

fn who_belongs(case: Case) {
    let category: Category = case.category.parse().unwrap();
    let dates = match &case.on {
        Some(day) => AgeDates::on(day.parse().unwrap()),
        None => AgeDates::of_year(2026),
    };
    let answers = [
        (Some(true), &case.admits),
        (Some(false), &case.excludes),
        (None, &case.unknown),
    ];
    for (answer, players) in answers {
        for player in players {
            let rating = player.fide_rating.or(player.national_rating);
            let own = category.admits(player, rating, dates);
            assert_eq!(own, answer, "{}: {}", case.article, player.name);
        }
    }
}

fn categories_read_back_as_written() {
    for (text, written) in [
        ("Women", "women"),
        ("u8", "U8"),
        ("U20", "U20"),
        ("under 16", "U16"),
        ("S50", "S50"),
        ("65+", "S65"),
        ("1800-1999", "1800-1999"),
        (" 1800 – 1999 ", "1800-1999"),
        ("U2000", "under 2000"),
        ("under 2000", "under 2000"),
        ("2200+", "from 2200"),
        ("from 2200", "from 2200"),
        ("UNRATED", "unrated"),
        ("federation:nor", "fed:NOR"),
        ("club: Oslo SS", "club:Oslo SS"),
        ("women&U16", "women & U16"),
    ] {
        let category: Category = text.parse().unwrap();
        assert_eq!(category.to_string(), written, "{text}");
        assert_eq!(written.parse(), Ok(category), "{text}");
    }
}

fn what_is_no_category() {
    for text in [
        "",
        "men!",
        "U",
        "U0",
        "S",
        "S2000",
        "1999-1800",
        "10-20",
        "fed:NORWAY",
        "club:",
        "x:y",
        "under -5",
        "women &",
        "U99999",
        "1800-",
        "+",
        "from",
    ] {
        assert!(text.parse::<Category>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is typed: an error, or a category that reads back.
    fn any_text(text in "(women|U|S|under|from|fed:|club:|&| |-|–|[0-9]{1,5}|\\+|\\PC){0,6}") {
        if let Ok(category) = text.parse::<Category>() {
            prop_assert_eq!(category.to_string().parse(), Ok(category));
        }
    }
}
