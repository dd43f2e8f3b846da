//! Sections of teams: the boards of their matches, and rounds made by hand.

mod common;

use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{HowToPair, Severity, check_change, report, team_boards};
use adoube_formats::read_trf;
use adoube_formats::trf::Record;
use adoube_journal::{
    AddTeam, AssignNumbers, Command, Format, PairRound, Pairing, Provenance, RoundPairings,
    SectionEdited, SectionSettings,
};
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, PrimaryScore, RoundNumber, TeamBye,
    TeamDetails, TeamId, TeamMatch, Tournament,
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
