//! Who may play in a section.

mod common;

use adoube_conduct::announcement::{Announced, Eligibility, stored};
use adoube_conduct::rounds::{HowToPair, Severity};
use adoube_conduct::{NeedsReason, Vetted, vet};
use adoube_journal::{
    Command, PlayerEdited, Register, SectionAdded, SectionEdited, SectionSettings,
};
use adoube_tournament::{EntrantId, GameResult, Player, RatingUsed, Sex};
use common::{Hall, id};

fn section(name: &str, eligibility: Eligibility, unrated_players: Option<bool>) -> SectionSettings {
    let mut settings = SectionSettings {
        rules: Some("us-2025".to_owned()),
        rating_used: RatingUsed::NationalThenFide,
        ..SectionSettings::swiss(name, 4)
    };
    let announced = Announced {
        eligibility: Some(eligibility),
        unrated_players,
        ..Announced::default()
    };
    stored::write(&announced, &mut settings.announced);
    settings
}

fn class_a() -> Eligibility {
    Eligibility {
        at_least: Some(1800),
        under: Some(2000),
        ..Eligibility::default()
    }
}

fn rated(rating: u16) -> Player {
    Player {
        national_rating: Some(rating),
        ..Player::named("Morphy, Paul")
    }
}

fn entry(player: Player) -> Vec<Command> {
    vec![Command::Register(Register {
        section: id(),
        player,
    })]
}

fn asked(hall: &Hall, player: Player) -> Result<Vec<Vetted>, NeedsReason> {
    vet(hall.event(), &entry(player), None, None)
}

#[test]
fn who_is_outside_of_the_class_needs_a_reason() {
    let hall = Hall::new(section("Class A", class_a(), Some(false)));
    for rating in [1800, 1999] {
        assert_eq!(asked(&hall, rated(rating)), Ok(Vec::new()), "{rating}");
    }
    let unrated = Player::named("Morphy, Paul");
    for (player, why) in [
        (rated(2000), "for players under 2000"),
        (rated(1799), "for 1800 and above"),
        (unrated.clone(), "for rated players"),
    ] {
        let refused = asked(&hall, player.clone()).unwrap_err();
        assert_eq!(refused.round, None);
        let told = hall.told(&refused);
        assert!(told.contains("Morphy, Paul may not play here"), "{told}");
        assert!(told.contains(why), "{told}");
        let told = vet(
            hall.event(),
            &entry(player),
            Some("the organiser agreed"),
            None,
        )
        .unwrap();
        assert_eq!(told[0].finding.severity, Severity::Breach);
    }
    // Nobody said whether unrated players may: that is asked.
    let hall = Hall::new(section("Class A", class_a(), None));
    let told = asked(&hall, unrated.clone()).unwrap();
    assert_eq!(told[0].finding.severity, Severity::Weaker);
    assert!(hall.told(&told[0].finding).contains("does not say"));
    let hall = Hall::new(section("Class A", class_a(), Some(true)));
    assert_eq!(asked(&hall, unrated), Ok(Vec::new()));
}

#[test]
fn playing_up_is_for_the_section_to_permit() {
    let eligibility = Eligibility {
        playing_up: true,
        ..class_a()
    };
    let hall = Hall::new(section("Class A", eligibility, None));
    let told = asked(&hall, rated(1500)).unwrap();
    assert_eq!(told[0].finding.severity, Severity::Remark);
    assert!(hall.told(&told[0].finding).contains("plays up"));
    assert!(asked(&hall, rated(2100)).is_err(), "nobody plays down");
}

#[test]
fn ages_grades_and_sex_close_a_section_too() {
    let girls = Eligibility {
        age_to: Some(12),
        sex: Some(Sex::Female),
        grade_from: "K".parse().ok(),
        grade_to: "3".parse().ok(),
        ..Eligibility::default()
    };
    let hall = Hall::new(section("K-3 Girls", girls, None));
    let girl = Player {
        birth: "2018".parse().ok(),
        sex: Some(Sex::Female),
        grade: "2".parse().ok(),
        ..Player::named("Menchik, Vera")
    };
    assert_eq!(asked(&hall, girl.clone()), Ok(Vec::new()));
    let other = |change: fn(&mut Player)| {
        let mut player = girl.clone();
        change(&mut player);
        player
    };
    for (player, why) in [
        (other(|it| it.birth = "2013".parse().ok()), "12 and below"),
        (other(|it| it.sex = Some(Sex::Male)), "women and girls"),
        (other(|it| it.grade = "4".parse().ok()), "grade 3 and below"),
        (
            other(|it| it.grade = "PK".parse().ok()),
            "grade K and above",
        ),
    ] {
        let told = hall.told(&asked(&hall, player).unwrap_err());
        assert!(told.contains(why), "{told}");
    }
    let told = asked(&hall, Player::named("Menchik, Vera")).unwrap();
    let weights: Vec<Severity> = told.iter().map(|one| one.finding.severity).collect();
    assert_eq!(weights, [Severity::Weaker; 3], "what is missing is asked");
}

#[test]
fn a_section_of_the_same_commands_is_known_and_an_open_one_says_nothing() {
    let hall = Hall::new(SectionSettings::swiss("Open", 4));
    assert_eq!(asked(&hall, rated(2400)), Ok(Vec::new()));
    let edit = Command::EditSection(SectionEdited {
        section: id(),
        settings: section("Under 2000", class_a(), None),
    });
    let commands: Vec<Command> = [edit].into_iter().chain(entry(rated(2400))).collect();
    assert!(vet(hall.event(), &commands, None, None).is_err());
}

/// 28H and 28I: the player leaves the section, may be offered another one, the fee is refunded, and
/// the opponents who lost or drew have something else.
#[test]
fn a_corrected_rating_says_what_follows() {
    let under = Eligibility {
        under: Some(2000),
        ..Eligibility::default()
    };
    let mut hall = Hall::new(section("Under 2000", under, None));
    hall.write(vec![Command::AddSection(SectionAdded {
        section: "top".parse().unwrap(),
        settings: SectionSettings::swiss("Top", 4),
    })]);
    let players = (0..4).map(|number| {
        Command::Register(Register {
            section: id(),
            player: Player {
                national_rating: Some(1900 - 100 * number),
                ..Player::named(&format!("Player {number}"))
            },
        })
    });
    hall.write(players.collect());
    let corrected = |rating: u16| {
        vec![Command::EditPlayer(PlayerEdited {
            section: id(),
            entrant: EntrantId(1),
            player: Player {
                national_rating: Some(rating),
                ..Player::named("Player 0")
            },
        })]
    };
    assert!(
        vet(hall.event(), &corrected(2100), None, None).is_err(),
        "not yet paired: as an entry"
    );
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|white, _| match white {
        EntrantId(1) => GameResult::WHITE_WINS,
        _ => GameResult::BLACK_WINS,
    });
    assert_eq!(
        vet(hall.event(), &corrected(1950), None, None),
        Ok(Vec::new())
    );
    let told = vet(hall.event(), &corrected(2100), None, None).unwrap();
    let told: Vec<String> = told.iter().map(|one| hall.told(&one.finding)).collect();
    let told = told.join("\n");
    for part in [
        "leaves the section: rated 2100, and the section is for players under 2000 (28H)",
        "half-point byes for the games missed there: Top (28H)",
        "should be refunded",
        "in round 1 becomes a half-point bye if the player is removed (28I)",
        "is then rated in a section of extra games (28I3, 28M4)",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}
