//! Sections of teams: the boards of their matches, and rounds made by hand.

mod common;

use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{
    CannotPair, HowToPair, Severity, check_change, explain, next_round, report, team_boards,
};
use adoube_formats::read_trf;
use adoube_formats::trf::Record;
use adoube_journal::{
    AddTeam, AssignNumbers, ByeRequested, Command, Format, PairRound, Pairing, Provenance,
    RoundPairings, SectionEdited, SectionSettings,
};
use adoube_pairing::system;
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, PrimaryScore, Purpose, RoundNumber,
    TeamBye, TeamDetails, TeamId, TeamMatch, Tournament,
};
use common::{Hall, id};

/// Some teams of some players each, with numbers.
fn hall(format: Format, teams: u32, players: u32) -> Hall {
    let mut hall = Hall::new(SectionSettings {
        format,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("League", 3)
    });
    hall.enter(teams * players);
    let team = |place: u32| {
        Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {place}"),
                captain: None,
                members: (players * (place - 1) + 1..=players * place)
                    .map(EntrantId)
                    .collect(),
            },
        })
    };
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    });
    hall.write((1..=teams).map(team).chain([numbers]).collect());
    hall
}

/// The boards that were announced are those that are paired.
#[test]
fn a_match_has_the_boards_that_were_announced() {
    let mut hall = hall(Format::TeamRoundRobin, 4, 3);
    assert_eq!(team_boards(hall.section()), 4);
    let mut announced = hall.section().settings.clone();
    announced.team_scoring.boards = 2;
    hall.write(vec![Command::EditSection(SectionEdited {
        section: id(),
        settings: announced,
    })]);
    assert_eq!(team_boards(hall.section()), 2);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(1), [(1, 10), (11, 2), (4, 7), (8, 5)]);
}

/// What a report tells of teams is what happened: scores, colours, ranks and how they are scored.
#[test]
fn a_report_of_teams_reads_as_the_same_tournament() {
    for (format, code) in [
        (Format::TeamSwiss, "FIDE_TEAM_TYPEA_GP_MP"),
        (Format::TeamRoundRobin, "BERGER_TEAM_ROUNDROBIN"),
    ] {
        let mut hall = hall(format, 5, 2);
        let mut settings = hall.section().settings.clone();
        settings.team_scoring.boards = 2;
        settings.team_scoring.primary = PrimaryScore::GamePoints;
        settings.rounds = 5;
        hall.write(vec![Command::EditSection(SectionEdited {
            section: id(),
            settings,
        })]);
        for _ in 1..=2 {
            hall.pair(&HowToPair::with_seed(1));
            hall.results(|white, black| match (white.0 + black.0) % 3 {
                0 => GameResult::WHITE_WINS,
                1 => GameResult::DRAW,
                _ => GameResult::BLACK_WINS_BY_FORFEIT,
            });
        }
        let written = report(hall.event(), hall.section(), None).unwrap();
        assert!(written.left_out.is_empty(), "{:?}", written.left_out);
        let trf = read_trf(written.text.as_bytes()).unwrap();
        let found = trf.to_draft().unwrap();
        assert_eq!(found.warnings, [], "{}", written.text);
        assert_eq!(found.system.as_deref(), Some(code));
        let (own, read) = (hall.section().snapshot().unwrap(), found.draft);
        assert_eq!(read.teams, own.teams());
        assert_eq!(read.team_scoring, own.draft().team_scoring);
        let after = own.paired_rounds();
        let read = Tournament::new(read).unwrap();
        assert_eq!(read.team_results(after), own.team_results(after));
        let settings = &hall.section().settings;
        let ranking = Ranking::of(&hall.event().details, settings, &own, after);
        let mut places = ranking.places_among(|_| true);
        places.sort_unstable();
        let ranks = trf.records().iter().filter_map(|record| match record {
            Record::Team(team) => Some((team.number, team.rank?)),
            _ => None,
        });
        assert_eq!(ranks.collect::<Vec<_>>(), places);
    }
}

/// A round of two teams on two boards, the third with the bye.
fn round(first: u32, second: u32, bye: u32) -> RoundPairings {
    let pairing = |board, white, black| Pairing {
        board: BoardNumber::in_match(1, board),
        white: EntrantId(white),
        black: EntrantId(black),
    };
    RoundPairings {
        boards: vec![
            pairing(1, 2 * first - 1, 2 * second - 1),
            pairing(2, 2 * second, 2 * first),
        ],
        matches: vec![TeamMatch {
            table: 1,
            first: TeamId(first),
            second: TeamId(second),
            forfeit: None,
        }],
        team_byes: vec![TeamBye {
            team: TeamId(bye),
            kind: ByeKind::PairingAllocated,
        }],
        ..RoundPairings::default()
    }
}

/// The articles of what may not be in a round made by hand.
fn breaches(hall: &Hall, number: u16, made: &RoundPairings) -> Vec<String> {
    let event = &hall.event().details;
    let findings = check_change(event, hall.section(), RoundNumber(number), made);
    let grave = findings.into_iter();
    let grave = grave.filter(|finding| finding.severity == Severity::Breach);
    let articles = grave.filter_map(|finding| finding.article);
    articles.map(|article| article.code().to_owned()).collect()
}

/// C.04.6 C1 and C2: no second meeting and no second bye.
#[test]
fn a_swiss_of_teams_is_held_against_what_may_not_be() {
    let mut hall = hall(Format::TeamSwiss, 3, 2);
    let first = round(1, 2, 3);
    assert_eq!(breaches(&hall, 1, &first), Vec::<String>::new());
    hall.write(vec![Command::PairRound(PairRound {
        section: id(),
        round: RoundNumber(1),
        pairings: first.clone(),
        made_by: Provenance::default(),
    })]);
    hall.results(|_, _| GameResult::DRAW);
    assert_eq!(breaches(&hall, 2, &round(1, 3, 2)), Vec::<String>::new());
    assert_eq!(breaches(&hall, 2, &first), ["C.04.6 C1", "C.04.6 C2"]);
    let mut nobody = round(1, 3, 2);
    nobody.team_byes.clear();
    assert_eq!(breaches(&hall, 2, &nobody), ["C.04.1.3"]);
}

/// A Swiss of teams is paired by the Swiss Team system to the last round, explained, and told that
/// nobody is left to meet in the names of the teams.
#[test]
fn a_swiss_of_teams_is_paired_and_explained() {
    let mut hall = hall(Format::TeamSwiss, 4, 2);
    let mut more = hall.section().settings.clone();
    more.rounds = 4;
    hall.write(vec![Command::EditSection(SectionEdited {
        section: id(),
        settings: more,
    })]);
    let how = HowToPair::with_seed(1);
    let mut met = Vec::new();
    for round in 1..=3 {
        hall.pair(&how);
        let paired = hall.section().draft.round(RoundNumber(round)).unwrap();
        for meeting in &paired.matches {
            let both = (
                meeting.first.min(meeting.second),
                meeting.first.max(meeting.second),
            );
            assert!(!met.contains(&both), "{both:?} twice");
            met.push(both);
        }
        assert_eq!(paired.games.len(), 4);
        hall.results(|_, _| GameResult::WHITE_WINS);
        let event = &hall.event().details;
        let why = explain(event, hall.section(), RoundNumber(round)).unwrap();
        assert!(why.of_teams && why.deviation.is_none(), "{why:?}");
        assert_eq!(why.players.len(), 4);
    }
    assert_eq!(met.len(), 6);
    let event = &hall.event().details;
    let Err(CannotPair::NoPairing { reason, .. }) = next_round(event, hall.section(), &how) else {
        panic!("everybody has met everybody");
    };
    let system::CannotPair::Fide(reason) = *reason else {
        panic!("{reason:?}");
    };
    let teams: Vec<Option<TeamId>> = reason.stuck.iter().map(|id| id.team()).collect();
    assert!(!teams.is_empty() && teams.iter().all(Option::is_some));
}

/// In a Double-Swiss every second round has the return games (C.04.5, 4.4).
#[test]
fn a_double_swiss_plays_matches_of_two_games() {
    let mut hall = Hall::new(SectionSettings {
        pairing_system: Some("double".to_owned()),
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Double", 4)
    });
    hall.enter(6);
    let how = HowToPair::with_seed(1);
    for pairing in [1, 3] {
        for _ in 0..2 {
            hall.pair(&how);
            hall.results(|_, _| GameResult::WHITE_WINS);
        }
        let turned: Vec<(u32, u32)> = (hall.games(pairing).iter())
            .map(|(white, black)| (*black, *white))
            .collect();
        assert_eq!(hall.games(pairing + 1), turned);
        let event = &hall.event().details;
        for round in [pairing, pairing + 1] {
            let why = explain(event, hall.section(), RoundNumber(round)).unwrap();
            assert_eq!(why.deviation, None, "round {round}");
        }
    }
    let first = hall.games(1);
    assert!(hall.games(3).iter().all(|pair| !first.contains(pair)));
}

/// A double-round blitz: two games a round against the same opponent, paired by the total.
#[test]
fn a_us_section_plays_two_games_a_round() {
    let mut settings = SectionSettings {
        rules: Some("us-2025".to_owned()),
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Blitz", 6)
    };
    let announced = &mut settings.announced;
    announced.insert("match_games".to_owned(), "2".to_owned());
    let mut hall = Hall::new(settings);
    hall.enter(7);
    let asks = |round| {
        Command::RequestBye(ByeRequested {
            section: id(),
            entrant: EntrantId(6),
            round: RoundNumber(round),
            bye: ByeKind::HalfPoint,
        })
    };
    hall.write(vec![asks(3)]);
    let how = HowToPair::with_seed(1);
    let points = |hall: &Hall, player: u32, round: u16| {
        let tournament = hall.section().snapshot().unwrap();
        tournament.score(EntrantId(player), RoundNumber(round), Purpose::Standings)
    };
    for first in [1, 3, 5] {
        for _ in 0..2 {
            hall.pair(&how);
            // The higher rated wins with White and draws with Black: one and a half a match.
            hall.results(|white, black| match white < black {
                true => GameResult::WHITE_WINS,
                false => GameResult::DRAW,
            });
        }
        let turned: Vec<(u32, u32)> = (hall.games(first).iter())
            .map(|(white, black)| (*black, *white))
            .collect();
        assert_eq!(hall.games(first + 1), turned);
        for round in [first, first + 1] {
            let event = &hall.event().details;
            let why = explain(event, hall.section(), RoundNumber(round)).unwrap();
            assert_eq!(why.deviation, None, "round {round}");
        }
    }
    // The odd player of round 1 has the bye of both games, and who asked for one of them has both.
    assert_eq!(points(&hall, 7, 2), "2".parse().unwrap());
    let byes = |round: u16| {
        let byes = &hall.section().draft.rounds[RoundNumber(round).place()].byes;
        byes.iter()
            .map(|bye| (bye.entrant.0, bye.kind))
            .collect::<Vec<_>>()
    };
    assert_eq!(byes(4), [(6, ByeKind::HalfPoint)]);
    // By the total of two games: 1, 2 and 3 have a point and a half, 7 has two.
    let second = hall.games(3);
    let with = |player: u32| {
        let pair = second
            .iter()
            .find(|pair| pair.0 == player || pair.1 == player);
        pair.map(|pair| if pair.0 == player { pair.1 } else { pair.0 })
    };
    assert!([1, 2, 3].map(Some).contains(&with(7)), "{second:?}");
    let all: Vec<(u32, u32)> = [1, 3, 5]
        .into_iter()
        .flat_map(|round| hall.games(round))
        .collect();
    let mut met: Vec<_> = all
        .iter()
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), all.len(), "nobody meets twice");
}
