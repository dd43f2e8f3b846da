//! Applications, championships and titles by rating.

use adoube_ratings::norm::{EightGames, Foreigners, NormTitle, Standing, Waiver};
use adoube_ratings::titles::{
    Award, DirectAward, DirectEvent, DirectTable, Grant, Knockout, NormRecord, Participation,
    Place, Stage, application, by_rating, grant, is_covered, participation_checks,
};
use adoube_ratings::{HalfPoints, TitleRules};
use adoube_tournament::{Sex, Title};
use jiff::civil::Date;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    application: Vec<ApplicationCase>,
    direct: Vec<DirectCase>,
    table: PlacesTable,
    participation: ParticipationTable,
    by_rating: Vec<ByRating>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ApplicationCase {
    article: String,
    edition: String,
    title: String,
    rating: Option<u16>,
    start: Option<Date>,
    norms: Vec<Norm>,
    #[serde(default)]
    complete: bool,
    #[serde(default)]
    lacks: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Norm {
    games: u32,
    days: Option<usize>,
    #[serde(default)]
    waived: bool,
    eight: Option<String>,
    mandatory: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DirectCase {
    article: String,
    event: DirectEvent,
    #[serde(default)]
    women: bool,
    place: [u32; 4],
    awards: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacesTable {
    article: String,
    rows: Vec<[String; 6]>,
    knockouts: Vec<[String; 6]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ParticipationTable {
    article: String,
    rows: Vec<[u32; 5]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByRating {
    article: String,
    rating: u16,
    games: u32,
    #[serde(default)]
    woman: bool,
    titles: Vec<String>,
}

fn vectors() -> Vectors {
    toml::from_str(include_str!("vectors/titles.toml")).unwrap()
}

fn table_of_2017() -> &'static DirectTable {
    DirectTable::on(jiff::civil::date(2018, 1, 1)).unwrap()
}

fn has_enough(rules: TitleRules, event: Participation) -> bool {
    let checks = participation_checks(rules, event);
    checks.iter().all(|check| check.standing == Standing::Met)
}

#[test]
fn applications() {
    for case in vectors().application {
        let rules: TitleRules = case.edition.parse().unwrap();
        let start = case.start.unwrap_or(match rules {
            TitleRules::Fide2017 => jiff::civil::date(2018, 1, 1),
            _ => jiff::civil::date(2024, 1, 1),
        });
        let norms: Vec<NormRecord> = case
            .norms
            .iter()
            .map(|norm| NormRecord {
                title: None,
                event: "Open".to_owned(),
                start,
                counted_games: norm.games,
                foreigners: match norm.waived {
                    true => Foreigners::Waived(Waiver::StrongSwiss),
                    false => Foreigners::Met,
                },
                eight: norm.eight.as_deref().map(|eight| match eight {
                    "forfeit-win" => EightGames::ForfeitWin,
                    _ => EightGames::AllocatedBye,
                }),
                single_round_days: norm.days,
                mandatory_event: norm.mandatory,
            })
            .collect();
        let title = case.title.parse().unwrap();
        let found = application(title, rules, &norms, case.rating);
        let lacks: Vec<&str> = found
            .checks
            .iter()
            .filter(|check| check.standing != Standing::Met)
            .map(|check| check.article)
            .collect();
        assert_eq!(lacks, case.lacks, "{}", case.article);
        assert_eq!(found.is_complete(), case.complete, "{}", case.article);
    }
}

#[test]
fn championships() {
    for case in vectors().direct {
        let [rank, level, score, games] = case.place;
        let place = Place {
            rank,
            level_with_first: level == 1,
            score: HalfPoints(score),
            games,
        };
        let awards = table_of_2017().awards(case.event, case.women, place);
        let found: Vec<String> = awards
            .iter()
            .map(|award| match award.award {
                Award::Title => format!("{} title", award.title),
                Award::Norm => format!("{} norm", award.title),
            })
            .collect();
        assert_eq!(found, case.awards, "{}", case.article);
    }
}

fn named<T: serde::de::DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(serde_json::Value::String(name.to_owned())).unwrap()
}

fn written(awards: &[DirectAward]) -> String {
    let award = |award: &DirectAward| match award.award {
        Award::Title => award.title.to_string(),
        Award::Norm => format!("{} N", award.title),
    };
    awards.iter().map(award).collect::<Vec<_>>().join(", ")
}

#[test]
fn every_row_of_the_championships() {
    let table = vectors().table;
    assert_eq!(table.rows.len(), 20);
    // Rank, level with the first, half points of nine games.
    let places = [
        (1, true, 16),
        (2, true, 16),
        (3, false, 14),
        (50, false, 12),
        (60, false, 9),
    ];
    for row in &table.rows {
        let event: DirectEvent = named(&row[0]);
        for ((rank, level_with_first, score), expected) in places.into_iter().zip(&row[1..]) {
            let place = Place {
                rank,
                level_with_first,
                score: HalfPoints(score),
                games: 9,
            };
            let found = written(&table_of_2017().awards(event, false, place));
            assert_eq!(&found, expected, "{}: {} {rank}", table.article, row[0]);
        }
    }
    let stages = [
        Stage::Qualified,
        Stage::LastSixteen,
        Stage::LastEight,
        Stage::Final,
        Stage::Winner,
    ];
    for row in &table.knockouts {
        let event: Knockout = named(&row[0]);
        for (stage, expected) in stages.into_iter().zip(&row[1..]) {
            let found = written(&table_of_2017().awards_of_stage(event, stage));
            assert_eq!(&found, expected, "{}: {} {stage:?}", table.article, row[0]);
        }
    }
}

#[test]
fn participation() {
    let table = vectors().participation;
    for [members, federations, players, merged, enough] in table.rows {
        let event = Participation {
            members,
            federations,
            players,
            merged: merged == 1,
            rounds: None,
            of_disabled: false,
        };
        assert_eq!(
            has_enough(TitleRules::Fide2017, event),
            enough == 1,
            "{}: {event:?}",
            table.article
        );
    }
}

/// Since 2024 ten players and nine rounds are needed, but for championships of the disabled (1.2.2).
#[test]
fn participation_since_2024() {
    let event = |players, rounds| Participation {
        members: 50,
        federations: 6,
        players,
        merged: false,
        rounds: Some(rounds),
        of_disabled: false,
    };
    for (players, rounds, before, now) in [
        (9, 9, true, false),
        (10, 9, true, true),
        (10, 8, true, false),
    ] {
        let event = event(players, rounds);
        assert_eq!(has_enough(TitleRules::Fide2017, event), before);
        assert_eq!(has_enough(TitleRules::Fide2024, event), now);
    }
    let of_disabled = Participation {
        of_disabled: true,
        ..event(4, 7)
    };
    assert!(has_enough(TitleRules::Fide2024, of_disabled));
}

/// Whoever is first alone is at least first equal.
#[test]
fn a_sole_winner_is_first_equal() {
    let alone = Place {
        rank: 1,
        level_with_first: false,
        score: HalfPoints(18),
        games: 9,
    };
    assert_eq!(
        written(&table_of_2017().awards(DirectEvent::WorldU12, false, alone)),
        "FM"
    );
    assert_eq!(
        written(&table_of_2017().awards(DirectEvent::WorldU18, false, alone)),
        "GM N, IM"
    );
    assert_eq!(
        written(&table_of_2017().awards(DirectEvent::SubContinental, true, alone)),
        "WIM"
    );
}

#[test]
fn titles_by_rating() {
    for case in vectors().by_rating {
        let sex = if case.woman { Sex::Female } else { Sex::Male };
        let titles: Vec<String> = by_rating(case.rating, case.games, Some(sex))
            .iter()
            .map(Title::to_string)
            .collect();
        assert_eq!(titles, case.titles, "{}", case.article);
    }
}

/// B.01, 0.62: below the rating a direct title is conditional.
#[test]
fn conditional_titles() {
    let rules = TitleRules::Fide2024;
    let ratings = [
        (Title::Gm, 2300),
        (Title::Im, 2200),
        (Title::Wgm, 2100),
        (Title::Wim, 2000),
        (Title::Fm, 2100),
        (Title::Cm, 2000),
        (Title::Wfm, 1900),
        (Title::Wcm, 1800),
    ];
    for (title, rating) in ratings {
        assert_eq!(
            grant(rules, title, None, Some(rating), Some(30)),
            Grant::AtOnce,
            "{title}"
        );
        let conditional = Grant::Conditional { rating };
        assert_eq!(
            grant(rules, title, None, Some(rating - 1), Some(30)),
            conditional,
            "{title}"
        );
        assert_eq!(
            grant(rules, title, None, None, None),
            conditional,
            "{title}"
        );
    }
}

/// B.01, 1.52: a result that serves for two titles has a certificate for each, and counts for the title it names.
#[test]
fn norms_count_for_the_title_they_were_made_for() {
    let norm = |title| NormRecord {
        title,
        event: "Open".to_owned(),
        start: jiff::civil::date(2024, 5, 1),
        counted_games: 9,
        foreigners: Foreigners::Met,
        eight: None,
        single_round_days: Some(9),
        mandatory_event: Some(true),
    };
    let (gm, im) = (Some(NormTitle::Gm), Some(NormTitle::Im));
    for (norms, games) in [
        ([norm(gm), norm(gm), norm(gm)], 27),
        ([norm(gm), norm(im), norm(None)], 18),
        ([norm(im), norm(im), norm(im)], 0),
    ] {
        let found = application(NormTitle::Gm, TitleRules::Fide2024, &norms, Some(2510));
        assert_eq!(found.games, games);
        assert_eq!(found.is_complete(), games >= 27);
    }
}

/// The highest of several awards, and what is of no use to who has a higher title.
#[test]
fn titles_that_cover_others() {
    for (title, held, covered) in [
        (Title::Fm, Title::Gm, true),
        (Title::Fm, Title::Fm, true),
        (Title::Fm, Title::Cm, false),
        (Title::Fm, Title::Wgm, false),
        (Title::Wgm, Title::Im, false),
        (Title::Wgm, Title::Gm, true),
        (Title::Wfm, Title::Fm, true),
        (Title::Wim, Title::Fm, false),
        (Title::Wcm, Title::Wim, true),
    ] {
        assert_eq!(is_covered(title, held), covered, "{title} for {held}");
    }
}
