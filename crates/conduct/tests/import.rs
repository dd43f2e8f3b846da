//! Report files that become sections, and the way back.

mod common;

use adoube_conduct::checker::{Checked, check, rules_of};
use adoube_conduct::import::{Adjustment, CannotImport, Destination, import};
use adoube_conduct::rounds::{HowToPair, Severity, next_round, report};
use adoube_conduct::ties::{draw_lots, level, rank_by_hand};
use adoube_conduct::vet;
use adoube_formats::read_trf;
use adoube_formats::trf::TrfOddity;
use adoube_journal::{
    AdjustResult, AssignNumbers, Command, Event, Format, Register, Section, SectionSettings,
    TieBreakValuesEntered, Withdraw, attempt,
};
use adoube_pairing::us::Facts;
use adoube_tournament::{
    ByeKind, Colour, EnteredValue, EntrantId, GameResult, Outcome, Player, PointSystem, Points,
    Purpose, RatingUsed, RoundNumber,
};
use common::back::{made, only, read, there_and_back};
use common::{Hall, id};

/// Numbers by strength, where lots would decide.
fn number(hall: &mut Hall) {
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
}

fn results(white: EntrantId, black: EntrantId) -> GameResult {
    match (white.0 * 7 + black.0 * 3) % 8 {
        0 => GameResult::DRAW,
        1 => GameResult::WHITE_WINS_BY_FORFEIT,
        2 | 3 => GameResult::BLACK_WINS,
        4 => GameResult::of(Outcome::UnratedWin, Outcome::UnratedLoss),
        _ => GameResult::WHITE_WINS,
    }
}

/// What a line of a small file looks like.
fn line(number: u32, name: &str, rating: u16, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4}      {name:<33} {rating:>4}                            {points:>4} {number:>4}{rounds}\n"
    )
}

#[test]
fn every_swiss_system_there_and_back() {
    for system in [
        "dutch-2026",
        "dutch-2025",
        "dutch-2017",
        "dubov-2026",
        "burstein-2026",
        "lim-2026",
        "double-2026",
        "us-2025",
    ] {
        let mut hall = Hall::new(SectionSettings {
            pairing_system: Some(system.to_owned()),
            tie_breaks: vec!["BH/C1".to_owned(), "SB".to_owned()],
            time_control: Some("90'+30\"".to_owned()),
            ..SectionSettings::swiss("Open", 6)
        });
        hall.enter(11);
        for round in 1..=4 {
            // Who misses the first game of a match of two misses the second as well.
            let is_return = system.starts_with("double") && round % 2 == 0;
            let absent = (!is_return).then_some(EntrantId(round));
            hall.pair(&HowToPair {
                absent: absent.into_iter().collect(),
                ..HowToPair::with_seed(3)
            });
            hall.results(results);
            there_and_back(hall.event(), hall.section());
        }
        let withdraw = Command::Withdraw(Withdraw {
            section: id(),
            entrant: EntrantId(5),
            from: None,
        });
        hall.write(vec![withdraw]);
        there_and_back(hall.event(), hall.section());
    }
}

#[test]
fn round_robins_and_matches_there_and_back() {
    for (format, players, rounds) in [
        (Format::RoundRobin, 7, 7),
        (Format::RoundRobin, 6, 10),
        (Format::Match, 2, 4),
        (Format::Knockout, 8, 3),
    ] {
        let mut hall = Hall::new(SectionSettings {
            format,
            ..SectionSettings::swiss("Closed", rounds)
        });
        hall.enter(players);
        number(&mut hall);
        for _ in 1..=3 {
            hall.pair(&HowToPair::with_seed(5));
            hall.results(|white, black| match format {
                Format::Knockout => GameResult::WHITE_WINS,
                _ => results(white, black),
            });
            there_and_back(hall.event(), hall.section());
        }
    }
}

#[test]
fn a_withdrawal_from_a_round_robin_there_and_back() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..SectionSettings::swiss("Closed", 7)
    });
    hall.enter(8);
    number(&mut hall);
    for _ in 1..=2 {
        hall.pair(&HowToPair::with_seed(5));
        hall.results(|_, _| GameResult::WHITE_WINS);
    }
    let withdraw = Command::Withdraw(Withdraw {
        section: id(),
        entrant: EntrantId(3),
        from: None,
    });
    hall.write(vec![withdraw]);
    hall.pair(&HowToPair::with_seed(5));
    hall.results(|_, _| GameResult::DRAW);
    there_and_back(hall.event(), hall.section());
    // The points of every line are those of its results and of record 299.
    let written = report(hall.event(), hall.section(), None).unwrap();
    assert_eq!(written.warnings, [], "{}", written.text);
}

#[test]
fn what_counts_otherwise_comes_back_as_it_was() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 5));
    hall.enter(6);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::WHITE_WINS);
    let board = hall.tables(1)[0];
    let adjust = Command::AdjustResult(AdjustResult {
        section: id(),
        round: RoundNumber(1),
        board,
        purpose: Purpose::Rating,
        result: Some(GameResult::DRAW),
    });
    hall.submit(vec![adjust], "the score sheets say so")
        .unwrap();
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    assert!(
        written.contains("### Rating correction @ Round 1: "),
        "{written}"
    );
    // The line of the player has what is rated, record 299 what the standings count.
    assert!(written.contains("\r\n299 D"), "{written}");
    there_and_back(hall.event(), hall.section());
    let again = made(&read(&written));
    let games = only(&again).draft.rounds[0].games.iter();
    let adjusted: Vec<_> = games
        .filter(|game| !game.results.adjusted.is_empty())
        .map(|game| &game.results)
        .collect();
    assert_eq!(adjusted.len(), 1);
    assert_eq!(adjusted[0].reported, GameResult::WHITE_WINS);
    assert_eq!(adjusted[0].adjusted[&Purpose::Rating], GameResult::DRAW);
}

#[test]
fn adjourned_games_there_and_back() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 5));
    hall.enter(6);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|white, _| match white.0 {
        1 | 4 => GameResult::ADJOURNED,
        _ => GameResult::WHITE_WINS,
    });
    hall.pair(&HowToPair::with_seed(1));
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    assert!(written.contains(" ?"), "{written}");
    assert!(written.contains("\r\n162  X 0.5"), "{written}");
    there_and_back(hall.event(), hall.section());
    let again = made(&read(&written));
    let open = only(&again).draft.open_games(RoundNumber(1));
    assert!(open.iter().all(|game| game.adjourned) && !open.is_empty());
    // The places are those of the points that stand beside them.
    let mut lines: Vec<(u32, f64)> = (written.lines())
        .filter(|line| line.starts_with("001 "))
        .map(|line| {
            (
                line[85..89].trim().parse().unwrap(),
                line[80..84].trim().parse().unwrap(),
            )
        })
        .collect();
    lines.sort_by_key(|(place, _)| *place);
    assert!(
        lines.is_sorted_by(|one, other| one.1 >= other.1),
        "{lines:?}"
    );
    assert!(by_the_checker(&written).is_right());
}

/// What the checker says of a report.
fn by_the_checker(text: &str) -> Checked {
    let trf = read_trf(text.as_bytes()).unwrap();
    let found = trf.to_draft().unwrap();
    let rules = rules_of(&found, None).expect("a known system");
    check(&trf, &found, rules.paired_by, &Facts::default()).unwrap()
}

#[test]
fn what_settles_ties_comes_back() {
    let mut settings = SectionSettings::swiss("Open", 5);
    settings.tie_breaks = vec!["WIN".to_owned(), "EXT:JURY".to_owned()];
    let mut hall = Hall::new(settings);
    hall.enter(8);
    hall.pair(&HowToPair::with_seed(1));
    hall.results(|_, _| GameResult::WHITE_WINS);
    let (round, details) = (RoundNumber(1), hall.event().details.clone());
    // Before anything settles the ties the checker lets them be in any order.
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    assert!(by_the_checker(&written).is_right());
    let lots = draw_lots(&details, hall.section(), round, Some(1), 11).unwrap();
    hall.write(lots);
    let group = level(&details, hall.section(), round)[0].who.clone();
    let mut order = group.clone();
    order.reverse();
    let by_hand = rank_by_hand(&details, hall.section(), round, order).unwrap();
    hall.submit(vec![by_hand], "a game of golf").unwrap();
    there_and_back(hall.event(), hall.section());
    let value = |who: u32, hundredths| EnteredValue {
        who: EntrantId(who),
        value: Points::hundredths(hundredths),
    };
    let values = TieBreakValuesEntered {
        section: id(),
        name: "JURY".to_owned(),
        round,
        values: (1..=8)
            .map(|who| value(who, 775 - 25 * who as i32))
            .collect(),
    };
    hall.write(vec![Command::EnterTieBreakValues(values)]);
    there_and_back(hall.event(), hall.section());
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    assert!(
        written.contains("### Adoube values 1 JURY 1=7.5 2=7.25"),
        "{written}"
    );
    assert!(by_the_checker(&written).is_right());
    // With the values the order among those who are level is no longer free.
    let ranked = |line: &&str| line.starts_with("001 ");
    let places: Vec<&str> = written
        .lines()
        .filter(ranked)
        .map(|line| &line[85..89])
        .collect();
    let (first, second) = (places.iter().position(|place| place.trim() == "1"), "   2");
    let first = first.unwrap();
    let other = places.iter().position(|place| *place == second).unwrap();
    let swapped: Vec<String> = (written.lines())
        .scan(0, |player, line| {
            let place = match line.starts_with("001 ") {
                true => {
                    *player += 1;
                    Some(*player - 1)
                }
                false => None,
            };
            let with = |place: &str| format!("{}{place}{}", &line[..85], &line[89..]);
            Some(match place {
                Some(place) if place == first => with("   2"),
                Some(place) if place == other => with("   1"),
                _ => line.to_owned(),
            })
        })
        .collect();
    assert_eq!(by_the_checker(&swapped.join("\n")).faults.len(), 2);
}

/// Q56, Q145: every rating method of record 172 goes there and back, into FIDE mode, and the whole file is found
/// to be by the rules.
#[test]
fn every_rating_method_is_in_fide_mode_and_right() {
    for rating_used in [
        RatingUsed::Fide,
        RatingUsed::National,
        RatingUsed::FideThenNational,
        RatingUsed::NationalThenFide,
        RatingUsed::Higher,
        RatingUsed::Other,
    ] {
        let mut hall = Hall::new(SectionSettings {
            rating_used,
            tie_breaks: vec!["ARO".to_owned(), "TPN".to_owned()],
            ..SectionSettings::swiss("Open", 5)
        });
        let register = |number: u32| {
            let fide_rating = (!number.is_multiple_of(3)).then_some(2000 + 10 * number as u16);
            let player = Player {
                fide_rating,
                national_rating: (!number.is_multiple_of(4)).then_some(2300 - 15 * number as u16),
                ..Player::named(&format!("Player {number:02}"))
            };
            Command::Register(Register {
                section: id(),
                player,
            })
        };
        hall.write((1..=9).map(register).collect());
        for _ in 1..=4 {
            hall.pair(&HowToPair::with_seed(3));
            hall.results(results);
        }
        there_and_back(hall.event(), hall.section());
        let written = report(hall.event(), hall.section(), None).unwrap().text;
        let checked = by_the_checker(&written);
        assert!(
            checked.is_right(),
            "{rating_used:?}: {:?} {:?}\n{written}",
            checked.differences,
            checked.faults
        );
        let again = made(&read(&written));
        assert!(only(&again).is_in_fide_mode(), "{rating_used:?}");
        assert_eq!(only(&again).settings.rating_used, rating_used);
    }
}

/// A file of 2006 and one of 2016: byes without letters, an unpaired round that is blank.
const OF_2006: &str = "012 Club Championship
042 03/05/2006
052 12/05/2006
092 Individual: Swiss-System
";

#[test]
fn older_versions_become_sections_and_every_adjustment_is_told() {
    let file = format!(
        "{OF_2006}{}{}{}{}",
        line(1, "Anderssen, Adolf", 2600, "2.0", "     3 w 1     2 b 1"),
        line(
            2,
            "Kieseritzky, Lionel",
            2500,
            "1.0",
            "  0000 - +     1 w 0"
        ),
        line(3, "Staunton, Howard", 2400, "0.5", "     1 b 0  0000 - ="),
        line(4, "Late, Louis", 0, "0.0", ""),
    );
    let found = read(&file);
    assert_eq!(found.version.to_string(), "TRF06");
    assert_eq!(found.details.starts, "2006-05-03".parse().ok());
    let told: Vec<&Adjustment> = found.adjustments.iter().map(|one| &one.what).collect();
    let odd = |wanted: fn(&TrfOddity) -> bool| {
        told.iter()
            .any(|one| matches!(one, Adjustment::Read(odd) if wanted(odd)))
    };
    assert!(odd(|odd| matches!(odd, TrfOddity::OldBye { .. })));
    assert!(odd(|odd| matches!(odd, TrfOddity::RatingZero { .. })));
    assert!(odd(|odd| matches!(
        odd,
        TrfOddity::NoNumberOfRounds { count: 2 }
    )));
    assert!(told.iter().any(|one| matches!(
        one,
        Adjustment::SystemAssumed { system } if system == "dutch-2017"
    ) || matches!(one, Adjustment::SystemAssumed { .. })));
    assert!(
        told.iter()
            .any(|one| matches!(one, Adjustment::NotThere { number: 4, .. }))
    );
    let event = made(&found);
    let section = only(&event);
    let byes = &section.draft.rounds[0].byes;
    assert_eq!(byes[0].kind, ByeKind::PairingAllocated);
    assert_eq!(section.draft.rounds[1].byes[0].kind, ByeKind::HalfPoint);
    assert!(section.is_closed(RoundNumber(1)) && !section.is_closed(RoundNumber(2)));
}

#[test]
fn an_imported_section_goes_on_like_any_other() {
    let mut hall = Hall::new(SectionSettings::swiss("Open", 6));
    hall.enter(9);
    for _ in 1..=3 {
        hall.pair(&HowToPair::with_seed(2));
        hall.results(results);
    }
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    let mut event = made(&read(&written));
    assert_eq!(only(&event).imported.as_ref().unwrap().deviations, []);
    // The next round is the one that the section itself pairs.
    let how = HowToPair::with_seed(2);
    hall.pair(&how);
    let next = next_round(&event.details, only(&event), &how).unwrap();
    for command in next.commands {
        event = attempt(&event, command, None).unwrap();
    }
    let pairs = |section: &Section| {
        let games = section.draft.rounds[3].games.iter();
        games
            .map(|game| (game.white, game.black))
            .collect::<Vec<_>>()
    };
    assert_eq!(pairs(only(&event)), pairs(hall.section()));
}

#[test]
fn a_round_that_breaks_the_rules_is_told_and_written() {
    // By the rules 1 meets 3 and 2 meets 4.
    let file = format!(
        "012 Open\n042 2026/11/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n{}{}{}{}",
        line(1, "A", 2600, "1.0", "     2 w 1"),
        line(2, "B", 2500, "0.0", "     1 b 0"),
        line(3, "C", 2400, "1.0", "     4 w 1"),
        line(4, "D", 2300, "0.0", "     3 b 0"),
    );
    let found = read(&file);
    assert_eq!(found.section.deviations.len(), 1);
    let before = Event {
        details: found.details.clone(),
        ..Event::default()
    };
    let broken = vet(&before, &[found.command()], None, None).unwrap_err();
    assert_eq!(broken.section, found.section.section);
    let vetted = vet(&before, &[found.command()], Some("as played"), None).unwrap();
    assert_eq!(vetted[0].finding.severity, Severity::Breach);
    let event = made(&found);
    let written = report(&event, only(&event), None).unwrap().text;
    let line = "\r\n### Import @ Round 1: 1-3 4-2 => 1-2 3-4\r\n";
    assert!(written.contains(line), "{written}");
    // Imported again, the line stands once.
    there_and_back(&event, only(&event));
}

#[test]
fn comments_of_a_file_are_repeated() {
    let file = format!(
        "012 Open\n042 2026/11/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n### FIDE mode exited @ Round 1\n### made by hand\n{}{}",
        line(1, "A", 2600, "1.0", "     2 w 1"),
        line(2, "B", 2500, "0.0", "     1 b 0"),
    );
    let event = made(&read(&file));
    let written = report(&event, only(&event), None).unwrap().text;
    assert!(
        written.contains("\r\n### FIDE mode exited @ Round 1\r\n### made by hand\r\n"),
        "{written}"
    );
    there_and_back(&event, only(&event));
}

#[test]
fn unknown_results_are_imported_as_unknown() {
    for sign in ["?", "*", "X", "½"] {
        let file = format!(
            "012 Open\n042 2026/11/02\n142 3\n192 FIDE_DUTCH_2026\n{}{}",
            line(1, "A", 2600, "0.5", &format!("     2 w {sign}")),
            line(2, "B", 2500, "0.5", &format!("     1 b {sign}")),
        );
        let found = read(&file);
        let told = found
            .adjustments
            .iter()
            .any(|one| matches!(&one.what, Adjustment::Read(TrfOddity::UnknownResult { .. })));
        assert_eq!(told, sign != "?", "{sign}");
        let event = made(&found);
        let game = &only(&event).draft.rounds[0].games[0];
        assert_eq!(game.results.reported, GameResult::ADJOURNED, "{sign}");
    }
}

#[test]
fn settings_of_a_file() {
    let file = format!(
        "012 City Open: A\n022 Łódź\n032 POL\n042 2026/11/02\n052 2026/11/08\n102 IA Anna Arbiter\n112 FA Ben Bishop\n122 90'+30\"\n132{:>96}  26/11/03\n142 5\n152 B\n162  W 3.0    D 1.0\n172 POL NIDOF\n192 FIDE_BURSTEIN\n202 BH/C1,SB,FOO\n240 H 003    2\n250       1.0 001 002    1    2\n260 001 005    1    3\n299          -1.0    1    3\n{}{}{}{}",
        "26/11/02",
        line(1, "A", 2600, "0.0", ""),
        line(2, "B", 2500, "0.0", ""),
        line(3, "C", 2400, "-1.0", ""),
        line(4, "D", 2300, "0.0", ""),
    );
    let found = read(&file);
    let settings = &found.section.settings;
    assert_eq!(settings.name, "A");
    assert_eq!(found.details.name, "City Open: A");
    assert_eq!(found.details.place.as_deref(), Some("Łódź"));
    assert_eq!(found.details.deputy_arbiters, ["FA Ben Bishop"]);
    assert_eq!(settings.rounds, 5);
    assert_eq!(settings.initial_colour, Some(Colour::Black));
    assert_eq!(settings.rating_used, RatingUsed::NationalThenFide);
    assert_eq!(settings.pairing_system.as_deref(), Some("burstein-2026"));
    assert_eq!(settings.tie_breaks, ["BH/C1", "SB", "FOO"]);
    assert_eq!(settings.time_control.as_deref(), Some("90'+30\""));
    let three = PointSystem {
        pairing_allocated_bye: Points::whole(3),
        ..PointSystem::of(Points::whole(3), Points::ONE, Points::ZERO)
    };
    assert_eq!(settings.point_system, three);
    assert_eq!(settings.schedule.len(), 2);
    let section = &found.section;
    assert_eq!(section.bye_requests.len(), 1);
    assert_eq!(section.virtual_points.len(), 1);
    assert_eq!(section.prohibited.len(), 1);
    assert_eq!(section.adjustments[0].points, Points::whole(-1));
    let unknown = |one: &Adjustment| matches!(one, Adjustment::UnknownTieBreak { .. });
    assert!(found.adjustments.iter().any(|one| unknown(&one.what)));
    let event = made(&found);
    there_and_back(&event, only(&event));
}

#[test]
fn into_an_event_that_is_there() {
    let file = format!(
        "012 Open\n022 Elsewhere\n042 2005/05/03\n142 3\n{}{}",
        line(1, "A", 2600, "1.0", "     2 w 1"),
        line(2, "B", 2500, "0.0", "     1 b 0"),
    );
    let hall = Hall::new(SectionSettings::swiss("Open", 5));
    let trf = read_trf(file.as_bytes()).unwrap();
    let into = Destination {
        event: Some(hall.event()),
        name: Some("Open"),
    };
    let found = import(&trf, "old.trf", into).unwrap();
    assert_eq!(found.section.section.as_str(), "open-2");
    // The edition is that of the day of the file.
    let system = found.section.settings.pairing_system.as_deref();
    assert_eq!(system, Some("dutch-2017"));
    let differs = found
        .adjustments
        .iter()
        .filter(|one| matches!(one.what, Adjustment::EventDiffers { .. }));
    assert_eq!(differs.count(), 2);
    let event = attempt(hall.event(), found.command(), None).unwrap();
    assert_eq!(event.sections.len(), 2);
}

#[test]
fn faults_are_named_and_nothing_is_made() {
    for (one, two) in [
        ("     9 w 1", "     1 b 0"),
        ("     1 w 1", "     1 b 0"),
        ("     2 w 1", "     1 w 0"),
        ("     2 w 1", "     1 b 1"),
    ] {
        let file = format!(
            "012 Open\n142 3\n{}{}",
            line(1, "A", 2600, "1.0", one),
            line(2, "B", 2500, "0.0", two),
        );
        let trf = read_trf(file.as_bytes()).unwrap();
        let into = Destination {
            event: None,
            name: None,
        };
        let Err(CannotImport::Faults(faults)) = import(&trf, "file.trf", into) else {
            panic!("{file}");
        };
        assert!(faults.errors()[0].line > 2 && faults.errors()[0].column > 90);
    }
}
