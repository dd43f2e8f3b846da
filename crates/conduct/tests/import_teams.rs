//! Sections of teams, and of players who score for teams, into report files and back.

mod common;

use adoube_conduct::rounds::{HowToPair, next_round, report};
use adoube_journal::{AddTeam, AssignNumbers, Command, Format, Section, SectionSettings, attempt};
use adoube_tournament::{Colour, EntrantId, GameResult, TeamDetails};
use common::back::{made, only, read, there_and_back};
use common::{Hall, id};

/// Some teams of some players each: team 1 has players 1, 2 …
fn hall(mut settings: SectionSettings, boards: u16, teams: u32, players: u32) -> Hall {
    settings.initial_colour = Some(Colour::White);
    settings.team_scoring.boards = boards;
    let mut hall = Hall::new(settings);
    hall.enter(teams * players);
    let team = |place: u32| {
        let members = players * (place - 1) + 1..=players * place;
        Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {place}"),
                captain: None,
                members: members.map(EntrantId).collect(),
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

fn of(format: Format, rounds: u16) -> SectionSettings {
    SectionSettings {
        format,
        ..SectionSettings::swiss("Teams", rounds)
    }
}

fn results(white: EntrantId, black: EntrantId) -> GameResult {
    match (white.0 * 5 + black.0 * 3) % 7 {
        0 => GameResult::DRAW,
        1 => GameResult::WHITE_WINS_BY_FORFEIT,
        2 | 3 => GameResult::BLACK_WINS,
        _ => GameResult::WHITE_WINS,
    }
}

#[test]
fn every_swiss_of_teams_there_and_back() {
    for system in ["team-2026", "team-2024-type-b", "olympiad", "us-team"] {
        let settings = SectionSettings {
            pairing_system: Some(system.to_owned()),
            ..of(Format::TeamSwiss, 5)
        };
        let mut hall = hall(settings, 2, 7, 3);
        for _ in 1..=4 {
            hall.pair(&HowToPair::with_seed(1));
            there_and_back(hall.event(), hall.section());
            hall.results(results);
            there_and_back(hall.event(), hall.section());
        }
    }
}

#[test]
fn leagues_and_team_knockouts_there_and_back() {
    for (format, rounds, teams) in [
        (Format::TeamRoundRobin, 6, 4),
        (Format::TeamRoundRobin, 5, 5),
        (Format::TeamKnockout, 2, 4),
    ] {
        let mut hall = hall(of(format, rounds), 3, teams, 3);
        for _ in 1..=2 {
            hall.pair(&HowToPair::with_seed(1));
            // The stronger team wins.
            hall.results(|white, black| match white < black {
                true => GameResult::WHITE_WINS,
                false => GameResult::BLACK_WINS,
            });
            there_and_back(hall.event(), hall.section());
        }
    }
}

#[test]
fn tables_of_players_for_teams_there_and_back() {
    for (format, rounds, teams, players) in [
        (Format::Scheveningen, 4, 2, 4),
        (Format::Skalitzka, 2, 3, 4),
        (Format::Hutton, 1, 4, 3),
        (Format::IndividualTeams, 4, 3, 3),
    ] {
        let boards = u16::try_from(players).unwrap();
        let mut hall = hall(of(format, rounds), boards, teams, players);
        for _ in 1..=rounds.min(2) {
            hall.pair(&HowToPair::with_seed(1));
            hall.results(results);
            there_and_back(hall.event(), hall.section());
        }
        let written = report(hall.event(), hall.section(), None).unwrap().text;
        let again = made(&read(&written));
        assert_eq!(only(&again).settings.format, format);
        assert_eq!(only(&again).draft.teams, hall.section().draft.teams);
    }
}

#[test]
fn an_imported_swiss_of_teams_goes_on() {
    let mut hall = hall(of(Format::TeamSwiss, 5), 2, 6, 3);
    for _ in 1..=2 {
        hall.pair(&HowToPair::with_seed(1));
        hall.results(results);
    }
    let written = report(hall.event(), hall.section(), None).unwrap().text;
    let mut event = made(&read(&written));
    assert_eq!(only(&event).imported.as_ref().unwrap().deviations, []);
    let how = HowToPair::with_seed(1);
    hall.pair(&how);
    let next = next_round(&event.details, only(&event), &how).unwrap();
    for command in next.commands {
        event = attempt(&event, command, None).unwrap();
    }
    let matches = |section: &Section| section.draft.rounds[2].matches.clone();
    assert_eq!(matches(only(&event)), matches(hall.section()));
}
