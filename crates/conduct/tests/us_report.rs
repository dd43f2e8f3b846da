//! The rating report of US Chess and its check list.

use adoube_conduct::announcement::{Announced, SchoolLevel, UsChess, stored};
use adoube_conduct::us_report::{Gravity, RatingReport, UsFact, UsFound, rating_report};
use adoube_journal::{
    Command, EntryMarks, Event, EventDetails, Section, SectionAdded, SectionSettings, foresee,
};
use adoube_tournament::{
    BoardNumber, Entrant, EntrantId, Game, GameResult, PairingNumber, Player, Results, Round,
};

fn player(number: u32) -> Entrant {
    let mut known = Player {
        national_id: Some(format!("{}", 12_345_600 + number)),
        national_rating: Some(2000),
        ..Player::named(&format!("Player {number}"))
    };
    known.membership.state = Some("FL".to_owned());
    known.membership.expires = "2027-12-31".parse().ok();
    let mut entrant = Entrant::new(EntrantId(number), known);
    entrant.pairing_number = PairingNumber::new(number);
    entrant
}

fn game(board: u32, white: u32, black: u32, result: GameResult) -> Game {
    Game {
        board: BoardNumber::single(board),
        white: EntrantId(white),
        black: EntrantId(black),
        results: Results::reported(result),
    }
}

fn facts() -> UsChess {
    UsChess {
        affiliate: Some("A6012345".to_owned()),
        chief_td: Some("12345678".to_owned()),
        ..UsChess::default()
    }
}

fn section(name: &str, said: UsChess) -> Section {
    let mut settings = SectionSettings::swiss(name, 1);
    settings.time_control = Some("G/90;+30".to_owned());
    let announced = Announced {
        us_chess: Some(said),
        ..Announced::default()
    };
    stored::write(&announced, &mut settings.announced);
    let command = Command::AddSection(SectionAdded {
        section: name.to_lowercase().parse().unwrap(),
        settings,
    });
    let event = foresee(&Event::default(), &[command], None);
    let mut section = event.sections[0].clone();
    section.draft.planned_rounds = 1;
    section.draft.entrants = (1..=4).map(player).collect();
    section.draft.rounds = vec![Round {
        games: vec![
            game(1, 1, 3, GameResult::WHITE_WINS),
            game(2, 4, 2, GameResult::DRAW),
        ],
        ..Round::default()
    }];
    section
}

fn event(sections: Vec<Section>) -> Event {
    let mut event = Event {
        sections,
        ..Event::default()
    };
    event.details = EventDetails {
        place: Some("Gainesville, FL 32603".to_owned()),
        starts: "2026-11-14".parse().ok(),
        ends: "2026-11-15".parse().ok(),
        ..EventDetails::named("Weekend")
    };
    event
}

fn found(made: &RatingReport, gravity: Gravity) -> Vec<UsFound> {
    let findings = made.findings.iter().filter(|one| one.gravity == gravity);
    findings.map(|one| one.what.clone()).collect()
}

#[test]
fn a_report_with_everything_is_ready() {
    let made = rating_report(&event(vec![section("Open", facts())]));
    assert_eq!(found(&made, Gravity::Error), []);
    assert_eq!(
        found(&made, Gravity::Warning),
        [UsFound::CertificationUnknown]
    );
    assert!(!made.is_faulty());
    let report = &made.report;
    assert_eq!(
        (
            report.city.as_str(),
            report.state.as_str(),
            report.zip.as_str()
        ),
        ("Gainesville", "FL", "32603")
    );
    let section = &report.sections[0];
    assert_eq!(
        (
            section.rating_system.as_str(),
            section.time_control.as_str()
        ),
        ("R", "G/90;+30")
    );
    let rounds: Vec<String> = section
        .players
        .iter()
        .map(|one| one.rounds[0].to_string())
        .collect();
    assert_eq!(rounds, ["W3W", "D4B", "L1B", "D2W"]);
}

#[test]
fn what_is_missing_or_malformed_is_an_error() {
    let mut open = section(
        "Open",
        UsChess {
            affiliate: Some("12".to_owned()),
            ..UsChess::default()
        },
    );
    open.settings.time_control = None;
    open.draft.entrants[0].player.national_id = None;
    open.draft.entrants[1].player.national_id = Some("123".to_owned());
    open.draft.entrants[2].player.membership.expires = "2026-11-14".parse().ok();
    open.draft.rounds[0].games[1].results = Results::reported(GameResult::PENDING);
    let made = rating_report(&event(vec![open]));
    let errors = found(&made, Gravity::Error);
    let affiliate = UsFound::Malformed {
        fact: UsFact::Affiliate,
        found: "12".to_owned(),
    };
    for expected in [
        affiliate,
        UsFound::Missing {
            fact: UsFact::ChiefTd,
        },
        UsFound::NoTimeControl,
        UsFound::NoId {
            player: "Player 1".to_owned(),
        },
        UsFound::BadId {
            player: "Player 2".to_owned(),
            id: "123".to_owned(),
        },
    ] {
        assert!(errors.contains(&expected), "{expected:?} in {errors:?}");
    }
    // A member until the first day of two is none on the second.
    let expired =
        |one: &UsFound| matches!(one, UsFound::Expired { player, .. } if player == "Player 3");
    assert!(errors.iter().any(expired), "{errors:?}");
    let open = |one: &UsFound| {
        matches!(
            one,
            UsFound::OpenGame {
                adjourned: false,
                ..
            }
        )
    };
    assert!(errors.iter().any(open), "{errors:?}");
    let membership = made.findings.iter().find(|one| expired(&one.what));
    assert_eq!(membership.unwrap().article.as_deref(), Some("23C"));
}

#[test]
fn pupils_need_not_be_members() {
    let said = UsChess {
        school_level: Some(SchoolLevel::InSchool),
        ..facts()
    };
    let mut open = section("Open", said);
    open.draft.entrants[0].player.membership.expires = "2020-01-01".parse().ok();
    let errors = found(&rating_report(&event(vec![open])), Gravity::Error);
    let affiliate = UsFound::SchoolAffiliate {
        affiliate: "A6012345".to_owned(),
    };
    assert_eq!(errors, [affiliate]);
}

#[test]
fn time_controls_decide_the_ratings() {
    for (control, written, letter) in [
        ("G/60 d5", "G/60;d5", "D"),
        ("40/90,SD/30;inc30", "40/90,SD/30;+30", "R"),
        ("G/25;d5", "G/25;d5", "D"),
        ("G/15;+5", "G/15;+5", "Q"),
        ("G/5;d0", "G/5;d0", "B"),
        ("90'+30\"", "G/90;+30", "R"),
    ] {
        let mut open = section("Open", facts());
        open.settings.time_control = Some(control.to_owned());
        let report = rating_report(&event(vec![open])).report;
        let section = &report.sections[0];
        assert_eq!(
            (
                section.time_control.as_str(),
                section.rating_system.as_str()
            ),
            (written, letter),
            "{control}"
        );
    }
}

#[test]
fn entries_of_one_member() {
    let mut open = section("Open", facts());
    // The second entry of somebody who has no game as the first in the same round.
    open.draft.entrants[2].player.national_id = Some("12345602".to_owned());
    let errors = found(&rating_report(&event(vec![open])), Gravity::Error);
    assert!(
        matches!(errors.as_slice(), [UsFound::TwoGames { .. }]),
        "{errors:?}"
    );
    // The same is right for who lost in one schedule and entered the other, before the two merged (28S).
    let mut open = section("Open", facts());
    open.draft.entrants[2].player.national_id = Some("12345602".to_owned());
    let (again, earlier) = (open.draft.entrants[2].id, open.draft.entrants[1].id);
    let follows = EntryMarks {
        reentry_of: Some(earlier),
        ..EntryMarks::default()
    };
    open.marks.insert(again, follows);
    let made = rating_report(&event(vec![open]));
    assert!(!made.is_faulty());
    let in_doubt = |one: &UsFound| matches!(one, UsFound::TwoEntries { .. });
    assert!(!found(&made, Gravity::Warning).iter().any(in_doubt));

    let mut open = section("Open", facts());
    open.draft.rounds[0].games.pop();
    open.draft.entrants[3].player.national_id = Some("12345601".to_owned());
    let made = rating_report(&event(vec![open]));
    let warnings = found(&made, Gravity::Warning);
    assert!(
        warnings
            .iter()
            .any(|one| matches!(one, UsFound::TwoEntries { .. })),
        "{warnings:?}"
    );
    assert!(!made.is_faulty());

    let both = event(vec![section("Open", facts()), section("Reserve", facts())]);
    let made = rating_report(&both);
    let warnings = found(&made, Gravity::Warning);
    let twice = warnings
        .iter()
        .filter(|one| matches!(one, UsFound::TwoSections { .. }));
    assert_eq!(twice.count(), 4);
    assert_eq!(made.report.sections[1].number, 2);
}

#[test]
fn sections_that_are_not_rated_are_not_in_it() {
    let mut side = section("Side", facts());
    let mut announced = stored::read(&side.settings.announced);
    announced.rated = Some(false);
    stored::write(&announced, &mut side.settings.announced);
    let made = rating_report(&event(vec![side, section("Open", facts())]));
    assert_eq!(made.report.sections.len(), 1);
    assert_eq!(
        (
            made.report.sections[0].number,
            made.report.sections[0].name.as_str()
        ),
        (1, "Open")
    );
    assert!(found(&made, Gravity::Note).contains(&UsFound::NotRated));
}
