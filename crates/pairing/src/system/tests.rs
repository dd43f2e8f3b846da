//! Names and codes of the systems.

use adoube_tournament::Draft;

use super::*;

#[test]
fn names() {
    let all = SwissSystem::all();
    assert_eq!(all.len(), 19);
    for system in all {
        assert_eq!(system.name().parse(), Ok(system));
    }
    let on = |name: &str, day| SwissSystem::named(name, Some(day)).map(|found| found.name());
    assert_eq!(on("us", (2026, 5, 1)), Some("us-2025"));
    assert_eq!(on("dubov", (2026, 1, 31)), Some("dubov-2018"));
    assert_eq!(on("burstein", (2025, 7, 1)), Some("burstein-2025"));
    assert_eq!(on("team", (2026, 2, 1)), Some("team-2026"));
    assert_eq!(on("team", (2025, 2, 1)), Some("team-2024"));
    for name in ["swiss", "team-2023", "team-2026-type-c", "dubov-1997", ""] {
        assert!(name.parse::<SwissSystem>().is_err(), "{name}");
    }
}

#[test]
fn record_192_names_the_system() {
    for (code, starts, name) in [
        ("FIDE_DUTCH_2025", Some((2019, 5, 1)), "dutch-2025"),
        ("FIDE_DUTCH_2025_BAKU", None, "dutch-2025"),
        ("FIDE_DUTCH_2026", None, "dutch-2026"),
        ("fide_dutch_2017 ", None, "dutch-2017"),
        ("FIDE_DUTCH", None, "dutch-2026"),
        ("FIDE_DUTCH", Some((2025, 6, 30)), "dutch-2017"),
        ("FIDE_DUTCH", Some((2026, 1, 31)), "dutch-2025"),
        ("FIDE_DUTCH_BAKU", Some((2026, 2, 1)), "dutch-2026"),
        ("US_CHESS_2025", Some((2019, 5, 1)), "us-2025"),
        ("us_chess", None, "us-2025"),
        ("US_CHESS_TEAM", None, "us-team-2025"),
        ("FIDE_DUBOV", Some((2026, 1, 31)), "dubov-2018"),
        ("FIDE_BURSTEIN_BAKU", Some((2026, 2, 1)), "burstein-2026"),
        ("FIDE_LIM", None, "lim-2026"),
        ("FIDE_DOUBLESWISS", None, "double-2026"),
        ("FIDE_TEAM", None, "team-2026"),
        ("FIDE_TEAM_TYPEB_GP", None, "team-2026-type-b"),
        ("FIDE_TEAM_MP_GP_BAKU", None, "team-2026-no-preferences"),
        ("FIDE_TEAM_2024_TYPEA_MP", None, "team-2024"),
        ("FIDE_OLYMPIAD", None, "olympiad-2022"),
    ] {
        let coded = CodedSystem::from_code(code, starts).unwrap();
        assert_eq!(coded.system.name(), name, "{code} {starts:?}");
        let is_baku = code.ends_with("BAKU");
        assert_eq!(coded.is_baku, is_baku, "{code}");
    }
    for code in [
        "",
        "FIDE_KEIZER",
        "FIDE_ROUNDROBIN",
        "_BAKU",
        "DUTCH",
        "FIDE_TEAMS",
        "FIDE_TEAM_TYPEC",
        "FIDE_TEAM_MP_MP",
    ] {
        assert_eq!(CodedSystem::from_code(code, None), None, "{code}");
    }
}

#[test]
fn a_code_that_is_written_is_read_again() {
    let days = [
        None,
        Some((2017, 9, 1)),
        Some((2025, 10, 1)),
        Some((2026, 5, 1)),
    ];
    let mut systems = SwissSystem::all();
    for (primary, uses_secondary) in [
        (PrimaryScore::MatchPoints, false),
        (PrimaryScore::GamePoints, true),
        (PrimaryScore::GamePoints, false),
    ] {
        systems.push(SwissSystem::Team(SwissTeam {
            primary,
            uses_secondary,
            ..SwissTeam::default()
        }));
    }
    for system in systems {
        for (starts, is_baku) in days.into_iter().flat_map(|day| [(day, false), (day, true)]) {
            let system = system.clone();
            let coded = CodedSystem { system, is_baku };
            let code = coded.code(starts);
            assert_eq!(CodedSystem::from_code(&code, starts), Some(coded), "{code}");
        }
    }
    let dutch = |name: &str, starts| {
        let (system, is_baku) = (name.parse().unwrap(), false);
        CodedSystem { system, is_baku }.code(starts)
    };
    assert_eq!(dutch("dutch-2026", None), "FIDE_DUTCH");
    assert_eq!(dutch("dutch-2025", Some((2025, 8, 1))), "FIDE_DUTCH");
    assert_eq!(dutch("dutch-2026", Some((2025, 8, 1))), "FIDE_DUTCH_2026");
    assert_eq!(dutch("us-2025", None), "US_CHESS_2025");
    assert!(CodedSystem::codes().all(|code| CodedSystem::from_code(code, None).is_some()));
}

#[test]
fn baku_acceleration_is_not_for_a_us_section() {
    let points = PointSystem::default();
    let by = |name: &str| {
        name.parse::<SwissSystem>()
            .unwrap()
            .baku(&Draft::default(), 9, &points)
    };
    assert_eq!(by("us-2025"), Err(CannotAccelerate::NotInUsChess));
    assert!(by("dutch-2026").is_ok());
}
