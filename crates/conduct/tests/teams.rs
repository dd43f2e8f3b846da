//! Sections of teams: the boards of their matches, and rounds made by hand.

mod common;

use adoube_conduct::rounds::{HowToPair, Severity, check_change, team_boards};
use adoube_journal::{
    AddTeam, AssignNumbers, Command, Format, PairRound, Pairing, Provenance, RoundPairings,
    SectionEdited, SectionSettings,
};
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EntrantId, GameResult, RoundNumber, TeamBye, TeamDetails, TeamId,
    TeamMatch,
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
