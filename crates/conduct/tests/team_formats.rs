//! Formats of teams from the first round to the last: leagues with return matches, tables of players,
//! knockouts, players who score for teams.

mod common;

use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{
    CannotPair, HowToPair, PlayOffSpeed, Tie, explain, next_round, report, ties,
};
use adoube_formats::read_trf;
use adoube_journal::{
    AddTeam, AdjustResult, AssignNumbers, Command, EnterResult, Format, SectionSettings,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{
    BoardNumber, Colour, EntrantId, GameResult, Points, Purpose, RoundNumber, TeamDetails, TeamId,
    Tournament,
};
use common::{Hall, id};

/// Some teams of some players each: team 1 has players 1, 2 …
fn hall(format: Format, rounds: u16, boards: u16, teams: u32, players: u32) -> Hall {
    let mut settings = SectionSettings {
        format,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Teams", rounds)
    };
    settings.team_scoring.boards = boards;
    of_teams(Hall::new(settings), teams, players)
}

fn of_teams(mut hall: Hall, teams: u32, players: u32) -> Hall {
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

/// The stronger player wins: the one with the lower number.
fn stronger(white: EntrantId, black: EntrantId) -> GameResult {
    match white < black {
        true => GameResult::WHITE_WINS,
        false => GameResult::BLACK_WINS,
    }
}

fn play(hall: &mut Hall, result: impl Fn(EntrantId, EntrantId) -> GameResult) {
    hall.pair(&HowToPair::with_seed(1));
    hall.results(result);
}

/// The places with the points that rank, the first one first.
fn places(hall: &Hall) -> Vec<(u32, Points)> {
    let (event, section) = (&hall.event().details, hall.section());
    let tournament = section.snapshot().unwrap();
    let after = tournament.paired_rounds();
    let ranking = Ranking::of(event, &section.settings, &tournament, after);
    let lines = ranking.standings.lines().iter();
    lines
        .map(|line| (ranking.field.participants()[line.place].id, line.points))
        .collect()
}

fn ids(places: &[(u32, Points)]) -> Vec<u32> {
    places.iter().map(|(id, _)| *id).collect()
}

fn matches(hall: &Hall, round: u16) -> Vec<(u32, u32)> {
    let round = hall.section().draft.round(RoundNumber(round)).unwrap();
    let matches = round.matches.iter();
    matches.map(|one| (one.first.0, one.second.0)).collect()
}

/// Every round stands as its schedule has it.
fn is_by_the_schedule(hall: &Hall) {
    for place in 0..hall.section().draft.rounds.len() {
        let round = RoundNumber::at_place(place);
        let found = explain(&hall.event().details, hall.section(), round).unwrap();
        assert_eq!(found.deviation, None, "round {round}");
    }
}

/// What a report says is read as the same games.
fn is_reported(hall: &Hall, code: Option<&str>) {
    let written = report(hall.event(), hall.section(), None).unwrap();
    let found = read_trf(written.text.as_bytes())
        .unwrap()
        .to_draft()
        .unwrap();
    assert_eq!(found.warnings, [], "{}", written.text);
    assert_eq!(found.system.as_deref(), code, "{}", written.text);
    let read = Tournament::new(found.draft).unwrap();
    assert_eq!(read.rounds().len(), hall.section().draft.rounds.len());
}

#[test]
fn a_league_plays_home_and_away() {
    let mut hall = hall(Format::TeamRoundRobin, 6, 2, 4, 3);
    for _ in 1..=6 {
        play(&mut hall, stronger);
    }
    // The last two rounds of the first cycle are interchanged; the second turns every match round.
    assert_eq!(matches(&hall, 1), [(1, 4), (2, 3)]);
    assert_eq!(matches(&hall, 4), [(4, 1), (3, 2)]);
    let mut met: Vec<(u32, u32)> = (1..=6).flat_map(|round| matches(&hall, round)).collect();
    met.sort_unstable();
    let all = (1..=4).flat_map(|home| (1..=4).map(move |away| (home, away)));
    assert_eq!(
        met,
        all.filter(|(home, away)| home != away).collect::<Vec<_>>()
    );
    // Who is at home has White on board 1 and Black on board 2.
    assert_eq!(hall.games(4)[..2], [(10, 1), (2, 11)]);
    assert_eq!(ids(&places(&hall)), [1, 2, 3, 4]);
    assert_eq!(places(&hall)[0].1, Points::whole(12));
    is_by_the_schedule(&hall);
    is_reported(&hall, Some("BERGER_TEAM_ROUNDROBIN"));
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    assert!(
        matches!(next, Err(CannotPair::TableIsOver { rounds: 6 })),
        "{next:?}"
    );
}

#[test]
fn a_scheveningen_has_everybody_meet_everybody_of_the_other_team() {
    for (rounds, times) in [(4, 1), (8, 2)] {
        let mut hall = hall(Format::Scheveningen, rounds, 0, 2, 4);
        for _ in 1..=rounds {
            play(&mut hall, |white, black| match white.0.max(black.0) {
                8 => GameResult::DRAW,
                _ => stronger(white, black),
            });
        }
        // As printed: A1-B1 A2-B2 B3-A3 B4-A4.
        assert_eq!(hall.games(1), [(1, 5), (2, 6), (7, 3), (8, 4)]);
        for one in 1..=4 {
            for other in 5..=8 {
                let games = (1..=rounds).flat_map(|round| hall.games(round));
                let met = games.filter(|game| [(one, other), (other, one)].contains(game));
                assert_eq!(met.count(), times, "{one} and {other}");
            }
        }
        // Three wins and a draw for everybody of team 1, ranked by game points.
        let half = Points::HALF;
        let won = (0..28 * times).map(|_| half).sum();
        let lost = (0..4 * times).map(|_| half).sum();
        assert_eq!(places(&hall), [(1, won), (2, lost)]);
        is_by_the_schedule(&hall);
        is_reported(&hall, Some("FIDE_SCHEVENINGEN"));
    }
}

#[test]
fn a_scheveningen_needs_two_teams_and_the_rounds_of_its_table() {
    for (rounds, teams) in [(4, 3), (5, 2)] {
        let hall = hall(Format::Scheveningen, rounds, 0, teams, 4);
        let next = next_round(
            &hall.event().details,
            hall.section(),
            &HowToPair::with_seed(1),
        );
        let fits = match teams {
            2 => matches!(next, Err(CannotPair::NoTable { cycle: 4, .. })),
            _ => matches!(next, Err(CannotPair::NoTeamTable { .. })),
        };
        assert!(fits, "{next:?}");
    }
    let few = hall(Format::Scheveningen, 5, 5, 2, 4);
    let next = next_round(
        &few.event().details,
        few.section(),
        &HowToPair::with_seed(1),
    );
    let nobody = matches!(next, Err(CannotPair::NoPlayerOnBoard { board: 5, .. }));
    assert!(nobody, "{next:?}");
}

#[test]
fn a_skalitzka_has_three_teams_meet_in_two_rounds() {
    let mut hall = hall(Format::Skalitzka, 2, 0, 3, 4);
    for _ in 1..=2 {
        play(&mut hall, stronger);
    }
    // Everybody has one game a round, one of them against each other team.
    let team = |player: u32| (player - 1) / 4;
    for player in 1..=12 {
        let opponents = [1, 2].map(|round| {
            let games = hall.games(round);
            let game = games
                .into_iter()
                .find(|(w, b)| *w == player || *b == player);
            let (white, black) = game.unwrap();
            team(if white == player { black } else { white })
        });
        assert_ne!(opponents[0], opponents[1], "player {player}");
        assert!(!opponents.contains(&team(player)), "player {player}");
    }
    assert_eq!(
        places(&hall),
        [
            (1, Points::whole(8)),
            (2, Points::whole(4)),
            (3, Points::ZERO)
        ]
    );
    is_by_the_schedule(&hall);
    is_reported(&hall, None);
}

#[test]
fn a_hutton_gives_everybody_a_game_against_another_team() {
    let mut hall = hall(Format::Hutton, 1, 0, 6, 5);
    play(&mut hall, stronger);
    let games = hall.games(1);
    assert_eq!(games.len(), 15);
    let mut met: Vec<(u32, u32)> = games
        .iter()
        .map(|(white, black)| ((white - 1) / 5, (black - 1) / 5))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 15, "every two teams meet on one board");
    assert_eq!(ids(&places(&hall)), [1, 2, 3, 4, 5, 6]);
    assert_eq!(places(&hall)[0].1, Points::whole(5));
    is_by_the_schedule(&hall);
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    assert!(
        matches!(next, Err(CannotPair::TableIsOver { rounds: 1 })),
        "{next:?}"
    );
}

/// Of two teams with as many points the better board count goes on (C.07.12).
#[test]
fn a_knockout_of_teams_goes_by_boards() {
    let mut hall = hall(Format::TeamKnockout, 2, 2, 4, 2);
    assert_eq!(hall.section().draft.teams.len(), 4);
    // White wins everywhere: 1-1 in every match, and who had White on board 1 goes on.
    play(&mut hall, |_, _| GameResult::WHITE_WINS);
    assert_eq!(matches(&hall, 1), [(1, 4), (2, 3)]);
    play(&mut hall, |_, _| GameResult::DRAW);
    assert_eq!(matches(&hall, 2).len(), 1);
    let final_match = matches(&hall, 2)[0];
    assert_eq!(final_match, (1, 2));
    is_by_the_schedule(&hall);
    // All drawn: the arbiter decides, by what counts for pairing.
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    assert!(matches!(next, Err(CannotPair::Bracket(_))), "{next:?}");
    assert_eq!(ids(&places(&hall))[..2], [1, 2]);
    is_reported(&hall, Some("CUSTOM_KNOCKOUT"));
    let decision = Command::AdjustResult(AdjustResult {
        section: id(),
        round: RoundNumber(2),
        board: BoardNumber::in_match(1, 1),
        purpose: Purpose::Pairing,
        result: Some(GameResult::BLACK_WINS),
    });
    hall.submit(vec![decision], "lots").unwrap();
    assert_eq!(ids(&places(&hall))[..2], [2, 1]);
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    assert!(matches!(next, Err(CannotPair::FinalPlayed)), "{next:?}");
}

/// A match of two games takes two rounds with colours reversed.
#[test]
fn a_knockout_can_have_matches_of_several_games() {
    let mut settings = SectionSettings {
        format: Format::Knockout,
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Cup", 4)
    };
    settings
        .announced
        .insert("match_games".to_owned(), "2".to_owned());
    let mut hall = Hall::new(settings);
    hall.enter(4);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    play(&mut hall, |_, _| GameResult::DRAW);
    assert_eq!(hall.games(1), [(1, 4), (2, 3)]);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(2), [(4, 1), (3, 2)]);
    let enter = |board: u32, result| {
        Command::EnterResult(EnterResult {
            section: id(),
            round: RoundNumber(2),
            board: BoardNumber::single(board),
            result,
        })
    };
    hall.write(vec![
        enter(1, GameResult::BLACK_WINS),
        enter(2, GameResult::WHITE_WINS),
    ]);
    play(&mut hall, |_, _| GameResult::WHITE_WINS);
    assert_eq!(hall.games(3), [(1, 3)]);
    play(&mut hall, |_, _| GameResult::DRAW);
    assert_eq!(hall.games(4), [(3, 1)]);
    is_by_the_schedule(&hall);
    assert_eq!(ids(&places(&hall))[..2], [1, 3]);
    let next = next_round(
        &hall.event().details,
        hall.section(),
        &HowToPair::with_seed(1),
    );
    assert!(matches!(next, Err(CannotPair::FinalPlayed)), "{next:?}");
}

/// A level match goes on with two rapid games, two blitz games and one in which a draw is enough for
/// Black; who wins it counts for pairing.
#[test]
fn a_level_match_is_played_off() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::Knockout,
        ..SectionSettings::swiss("Cup", 2)
    });
    hall.enter(4);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    play(&mut hall, |white, black| match (white.0, black.0) {
        (1, 4) => GameResult::DRAW,
        _ => stronger(white, black),
    });
    let found = ties(&hall.event().details, hall.section());
    let [tie] = &found[..] else {
        panic!("{found:?}");
    };
    let drawn = [GameResult::DRAW; 5];
    let speeds: Vec<Option<PlayOffSpeed>> = (0..=5)
        .map(|games| tie.play_off(7, &drawn[..games]).unwrap().speed)
        .collect();
    use PlayOffSpeed::{Armageddon, Blitz, Rapid};
    assert_eq!(
        speeds[..4],
        [Some(Rapid), Some(Rapid), Some(Blitz), Some(Blitz)]
    );
    assert!(matches!(
        speeds[4],
        Some(Armageddon {
            white: 5,
            black: 4,
            ..
        })
    ));
    assert_eq!(speeds[5], None);
    let last = tie.play_off(7, &drawn[..4]).unwrap();
    let over = tie.play_off(7, &drawn).unwrap();
    assert!(last.draw_odds);
    let winner = over.places[0].0;
    assert_eq!(winner, last.games[0].black);
    let command = tie.decided(hall.section(), &over.places).unwrap();
    hall.submit(vec![command], "play-off").unwrap();
    assert_eq!(ties(&hall.event().details, hall.section()), []);
    hall.pair(&HowToPair::with_seed(1));
    let (white, black) = hall.games(2)[0];
    assert!([white, black].contains(&winner.0), "{white}-{black}");
}

/// Who is first together after the last round plays off.
#[test]
fn a_tie_for_first_place_is_played_off() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..SectionSettings::swiss("Final", 3)
    });
    hall.enter(3);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for _ in 1..=3 {
        assert_eq!(ties(&hall.event().details, hall.section()), []);
        play(&mut hall, |white, black| match white.0.max(black.0) {
            3 => stronger(white, black),
            _ => GameResult::DRAW,
        });
    }
    let found = ties(&hall.event().details, hall.section());
    let both = Series(vec![EntrantId(1), EntrantId(2)]);
    assert_eq!(found, [Tie::ForFirstPlace { players: both }]);
    let begun = found[0].play_off(7, &[]).unwrap();
    assert_eq!(
        begun.speed,
        Some(PlayOffSpeed::Even {
            minutes: 3,
            seconds: 2
        })
    );
    let favourite = begun.games[0].white;
    let results = [GameResult::WHITE_WINS, GameResult::DRAW];
    let over = found[0].play_off(7, &results).unwrap();
    assert_eq!((over.places[0], over.games.len()), ((favourite, 1, 1), 0));
    assert!(found[0].decided(hall.section(), &over.places).is_some());
}

/// US 31A: the best scores of each team are added.
#[test]
fn players_of_a_swiss_score_for_their_teams() {
    let mut hall = hall(Format::IndividualTeams, 3, 2, 3, 4);
    for _ in 1..=3 {
        play(&mut hall, stronger);
    }
    let tournament = hall.section().snapshot().unwrap();
    let after = tournament.paired_rounds();
    let mut expected: Vec<(u32, Points)> = (1..=3)
        .map(|team| {
            let players = 4 * (team - 1) + 1..=4 * team;
            let mut scores: Vec<Points> = players
                .map(|player| {
                    let purpose = Purpose::Standings;
                    tournament.score(EntrantId(player), after, purpose)
                })
                .collect();
            scores.sort_unstable();
            (team, scores[2] + scores[3])
        })
        .collect();
    expected.sort_by_key(|(_, points)| -*points);
    assert_eq!(places(&hall), expected);
    assert!(matches(&hall, 1).is_empty());
    is_reported(&hall, Some("FIDE_DUTCH"));
}

/// Who won a play-off for first place is on record, first in the standings, and told in the report.
#[test]
fn the_winner_of_a_play_off_is_first() {
    let mut hall = Hall::new(SectionSettings {
        format: Format::RoundRobin,
        ..SectionSettings::swiss("Final", 3)
    });
    hall.enter(3);
    hall.write(vec![Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })]);
    for _ in 1..=3 {
        play(&mut hall, |white, black| match white.0.max(black.0) {
            3 => stronger(white, black),
            _ => GameResult::DRAW,
        });
    }
    let tie = ties(&hall.event().details, hall.section()).remove(0);
    let (winner, other) = (EntrantId(2), EntrantId(1));
    let decided = |places: &[(EntrantId, u32, u32)]| tie.decided(hall.section(), places);
    assert_eq!(decided(&[(winner, 1, 1)]), None, "somebody is left out");
    let command = decided(&[(winner, 1, 1), (other, 2, 2)]).unwrap();
    hall.write(vec![command]);
    assert_eq!(ids(&places(&hall)), [2, 1, 3]);
    assert_eq!(ties(&hall.event().details, hall.section()), []);
    let written = report(hall.event(), hall.section(), None).unwrap();
    assert!(
        written.text.contains("### Play-off @ Round 3: 1=2 2=1"),
        "{}",
        written.text
    );
}

/// A level match of teams is played off; who wins it goes on. Teams that are first together play off.
#[test]
fn teams_that_are_level_play_off() {
    let mut hall = hall(Format::TeamKnockout, 2, 2, 4, 2);
    play(&mut hall, |_, _| GameResult::DRAW);
    let found = ties(&hall.event().details, hall.section());
    assert_eq!(found.len(), 2);
    let (first, second) = matches(&hall, 1)[0];
    let teams = [first, second].map(|team| EntrantId::standing_for(TeamId(team)));
    assert_eq!(found[0].level(), teams);
    // Two rapid and two blitz matches; there are no draw odds for a team.
    let level = [GameResult::DRAW; 4];
    let begun = found[0].play_off(5, &[]).unwrap();
    assert_eq!(begun.speed, Some(PlayOffSpeed::Rapid));
    let over = found[0].play_off(5, &level).unwrap();
    assert!(over.games.is_empty() && over.places.is_empty());
    for tie in found {
        let [one, other] = [tie.level()[0], tie.level()[1]];
        let command = tie
            .decided(hall.section(), &[(other, 1, 1), (one, 2, 2)])
            .unwrap();
        hall.write(vec![command]);
    }
    assert_eq!(ties(&hall.event().details, hall.section()), []);
    hall.pair(&HowToPair::with_seed(1));
    let mut finalists: Vec<u32> = matches(&hall, 2)
        .into_iter()
        .flat_map(|(one, other)| [one, other])
        .collect();
    finalists.sort_unstable();
    let mut expected: Vec<u32> = matches(&hall, 1).iter().map(|(_, other)| *other).collect();
    expected.sort_unstable();
    assert_eq!(finalists, expected);
}

#[test]
fn teams_first_together_play_off() {
    let mut hall = hall(Format::TeamRoundRobin, 3, 2, 3, 2);
    for _ in 1..=3 {
        play(&mut hall, |_, _| GameResult::DRAW);
    }
    let tie = ties(&hall.event().details, hall.section()).remove(0);
    assert_eq!(tie.level().len(), 3);
    let order = [3, 1, 2].map(|team| EntrantId::standing_for(TeamId(team)));
    let decided: Vec<(EntrantId, u32, u32)> = (order.into_iter().zip(1..))
        .map(|(id, place)| (id, place, place))
        .collect();
    let command = tie.decided(hall.section(), &decided).unwrap();
    hall.write(vec![command]);
    assert_eq!(ids(&places(&hall)), [3, 1, 2]);
}
