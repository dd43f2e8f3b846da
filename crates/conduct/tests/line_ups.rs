//! Line-ups of teams: what is wrong with one, who sees it, and the boards that come of them.

mod common;

use adoube_conduct::line_ups::{
    LineUpFault, LineUpRemark, ToSet, check, deadline, in_time, of_opponent, set_boards,
};
use adoube_conduct::rounds::{HowToPair, walk_over};
use adoube_journal::{
    AddTeam, AssignNumbers, ByeRequested, Command, Format, LineUpFiled, Refusal, RoundTime,
    SectionEdited, SectionSettings, TeamEdited, Withdraw,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{
    BoardNumber, ByeKind, Colour, EmptyBoard, EntrantId, GameResult, MatchForfeit, Outcome,
    RoundNumber, TeamDetails, TeamId,
};
use common::{Hall, id};
use jiff::civil::{DateTime, datetime};

const ROUND: RoundNumber = RoundNumber::FIRST;

/// Two teams of five on four boards. Captains file up to an hour before the round at 14:00.
fn hall(by_captains: bool) -> Hall {
    let mut settings = SectionSettings {
        format: Format::TeamRoundRobin,
        initial_colour: Some(Colour::White),
        schedule: vec![RoundTime {
            round: ROUND,
            starts: at(14, 0),
        }],
        ..SectionSettings::swiss("League", 1)
    };
    settings.team_scoring.boards = 4;
    if by_captains {
        let said = r#"{"deadline_minutes":60}"#;
        settings
            .announced
            .insert("line_ups".to_owned(), said.to_owned());
    }
    let mut hall = Hall::new(settings);
    hall.enter(10);
    let team = |first: u32| {
        Command::AddTeam(AddTeam {
            section: id(),
            details: TeamDetails {
                name: format!("Team {first}"),
                captain: None,
                members: (first..first + 5).map(EntrantId).collect(),
            },
        })
    };
    let numbers = Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    });
    hall.write(vec![team(1), team(6), numbers]);
    hall
}

fn at(hour: i8, minute: i8) -> DateTime {
    datetime(2026, 11, 2, hour, minute, 0, 0)
}

fn file(hall: &mut Hall, team: u32, players: &[u32]) {
    hall.write(vec![Command::FileLineUp(LineUpFiled {
        section: id(),
        round: ROUND,
        team: TeamId(team),
        players: ids(players),
    })]);
}

fn ids(players: &[u32]) -> Vec<EntrantId> {
    players.iter().copied().map(EntrantId).collect()
}

fn faults(hall: &Hall, players: &[u32]) -> Vec<LineUpFault> {
    let team = hall.section().team(TeamId(1)).unwrap();
    check(hall.section(), ROUND, team, &ids(players)).faults
}

/// Sets the boards that can be set.
fn set(hall: &mut Hall, which: ToSet) -> bool {
    let command = set_boards(hall.section(), ROUND, which).unwrap();
    let any = command.is_some();
    hall.write(command.into_iter().collect());
    any
}

/// With four boards and a reserve exactly five line-ups are legal (General Regulations 7).
#[test]
fn the_legal_line_ups_of_five() {
    let hall = hall(false);
    for left_out in 1..=5 {
        let players: Vec<u32> = (1..=5).filter(|player| *player != left_out).collect();
        assert_eq!(faults(&hall, &players), []);
    }
    let boards = Series(vec![1, 2]);
    assert_eq!(
        faults(&hall, &[2, 1, 3, 4]),
        [LineUpFault::OutOfOrder { boards }]
    );
}

#[test]
fn everything_that_is_wrong_is_told() {
    let mut hall = hall(false);
    hall.write(vec![
        Command::Withdraw(Withdraw {
            section: id(),
            entrant: EntrantId(3),
            from: None,
        }),
        Command::RequestBye(ByeRequested {
            section: id(),
            entrant: EntrantId(4),
            round: ROUND,
            bye: ByeKind::ZeroPoint,
        }),
    ]);
    let player = EntrantId;
    assert_eq!(faults(&hall, &[]), [LineUpFault::Nobody]);
    assert_eq!(
        faults(&hall, &[1, 1, 3, 4, 7]),
        [
            LineUpFault::TooMany { boards: 4 },
            LineUpFault::Twice { player: player(1) },
            LineUpFault::NotThere { player: player(3) },
            LineUpFault::NotThere { player: player(4) },
            LineUpFault::NotOnTheList { player: player(7) },
        ]
    );
    // Two of four are not more than half (General Regulations 7.2).
    let team = hall.section().team(TeamId(1)).unwrap();
    let checked = check(hall.section(), ROUND, team, &ids(&[1, 2]));
    let (present, boards) = (2, 4);
    assert_eq!(
        checked.remarks,
        [LineUpRemark::NoQuorum { present, boards }]
    );
}

/// Where nothing is announced of captains, the pairing takes what was filed, and else the first of
/// the list; a board without a second player is empty.
#[test]
fn the_pairing_takes_the_line_ups() {
    let mut hall = hall(false);
    file(&mut hall, 2, &[6, 8, 10]);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(1), [(1, 6), (8, 2), (3, 10)]);
    assert_eq!(
        hall.section().draft.rounds[0].empty_boards,
        [EmptyBoard {
            board: BoardNumber::in_match(1, 4),
            entrant: EntrantId(4),
        }]
    );
    hall.results(|_, _| GameResult::DRAW);
    let results = hall.section().snapshot().unwrap().team_results(ROUND);
    let points = results[0].iter().map(|team| team.game_points.to_string());
    assert_eq!(points.collect::<Vec<_>>(), ["2.5", "1.5"]);
}

/// Captains file when the match is known. Neither sees the other's line-up before both are in.
#[test]
fn line_ups_are_hidden_until_both_are_in() {
    let mut hall = hall(true);
    hall.pair(&HowToPair::with_seed(1));
    assert_eq!(hall.games(1), []);
    let (early, late) = (at(12, 0), at(13, 0));
    let sees = |hall: &Hall, team, now| {
        let other = of_opponent(hall.section(), ROUND, TeamId(team), now);
        other.map(|line_up| line_up.players.clone())
    };
    file(&mut hall, 1, &[1, 2, 3, 5]);
    assert_eq!(sees(&hall, 2, early), None);
    assert_eq!(sees(&hall, 2, late), Some(ids(&[1, 2, 3, 5])));
    assert!(!set(&mut hall, ToSet::Filed));
    file(&mut hall, 2, &[7, 8, 9, 10]);
    assert_eq!(sees(&hall, 1, early), Some(ids(&[7, 8, 9, 10])));
    assert_eq!(sees(&hall, 2, early), Some(ids(&[1, 2, 3, 5])));
    assert!(set(&mut hall, ToSet::Filed));
    assert_eq!(hall.games(1), [(1, 7), (8, 2), (3, 9), (10, 5)]);
    assert!(!set(&mut hall, ToSet::All));
}

/// When the time is over, who filed none plays with the first of the list.
#[test]
fn who_files_none_plays_the_first_of_the_list() {
    let mut hall = hall(true);
    hall.pair(&HowToPair::with_seed(1));
    file(&mut hall, 1, &[2, 3, 4, 5]);
    let over = at(13, 0);
    assert_eq!(deadline(hall.section(), ROUND), Some(over));
    assert_eq!(in_time(hall.section(), ROUND, at(12, 59)), Ok(()));
    let deadline = over;
    assert_eq!(
        in_time(hall.section(), ROUND, over),
        Err(LineUpFault::AfterDeadline { deadline })
    );
    // The arbiter may have the other line-up on paper.
    assert!(!set(&mut hall, ToSet::Filed));
    assert!(set(&mut hall, ToSet::All));
    assert_eq!(hall.games(1), [(2, 6), (7, 3), (4, 8), (9, 5)]);
}

/// The announced order of the lists (General Regulations 7, US 31B) is held against line-ups.
#[test]
fn line_ups_follow_the_announced_order() {
    for (said, expected) in [
        (r#"{"order":"by_rating"}"#, vec![(3, 1, None), (3, 2, None)]),
        (
            r#"{"order":"by_rating_unrated_anywhere"}"#,
            vec![(3, 1, None), (3, 2, None)],
        ),
        // Players are 10 points apart.
        (
            r#"{"order":"within_margin","margin":20}"#,
            vec![(3, 1, Some(20))],
        ),
        (r#"{"order":"within_margin"}"#, vec![]),
        (r#"{"order":"captains_choice"}"#, vec![]),
        (r#"{"board_order":"by rating"}"#, vec![]),
    ] {
        let mut hall = hall(false);
        let mut settings = hall.section().settings.clone();
        settings
            .announced
            .insert("line_ups".to_owned(), said.to_owned());
        hall.write(vec![
            Command::EditSection(SectionEdited {
                section: id(),
                settings,
            }),
            Command::EditTeam(TeamEdited {
                section: id(),
                team: TeamId(1),
                details: TeamDetails {
                    name: "Team 1".to_owned(),
                    captain: None,
                    members: ids(&[3, 1, 2, 4, 5]),
                },
            }),
        ]);
        let expected: Vec<LineUpFault> = expected
            .into_iter()
            .map(|(above, below, margin)| LineUpFault::AgainstOrder {
                above: EntrantId(above),
                below: EntrantId(below),
                margin,
            })
            .collect();
        assert_eq!(faults(&hall, &[3, 1, 2, 4]), expected, "{said}");
        assert_eq!(faults(&hall, &[1, 2, 4, 5]), [], "{said}");
    }
}

fn does_not_come(hall: &mut Hall, team: u32) -> Result<(), Refusal> {
    let commands = walk_over(hall.section(), ROUND, TeamId(team))?;
    hall.submit(commands, "the bus broke down").unwrap();
    Ok(())
}

/// Without boards the match is forfeited, by both if the other team does not come either.
#[test]
fn a_team_that_does_not_come_forfeits_the_match() {
    let mut hall = hall(true);
    hall.pair(&HowToPair::with_seed(1));
    does_not_come(&mut hall, 2).unwrap();
    let forfeit = |hall: &Hall| hall.section().draft.rounds[0].matches[0].forfeit;
    assert_eq!(forfeit(&hall), Some(MatchForfeit::FirstWins));
    assert!(!set(&mut hall, ToSet::All));
    let again = does_not_come(&mut hall, 2);
    assert_eq!(again, Err(Refusal::NothingChanges));
    does_not_come(&mut hall, 1).unwrap();
    assert_eq!(forfeit(&hall), Some(MatchForfeit::Both));
}

/// With boards each of them is forfeited, so that it is known who came; a played game stands.
#[test]
fn a_team_that_does_not_come_forfeits_its_boards() {
    let mut hall = hall(false);
    hall.pair(&HowToPair::with_seed(1));
    does_not_come(&mut hall, 2).unwrap();
    let round = &hall.section().draft.rounds[0];
    assert_eq!(round.matches[0].forfeit, None);
    for game in &round.games {
        let results = game.results.reported;
        let absent = if game.white.0 > 5 {
            results.white
        } else {
            results.black
        };
        assert_eq!(absent, Outcome::ForfeitLoss, "{}", game.board);
    }
    let other = does_not_come(&mut hall, 1);
    assert!(matches!(other, Err(Refusal::HasResult { .. })), "{other:?}");
}

/// Who sits alone at a board for the team that is said not to have come wins nothing there.
#[test]
fn a_team_that_does_not_come_wins_no_empty_board() {
    let mut hall = hall(true);
    hall.pair(&HowToPair::with_seed(1));
    file(&mut hall, 1, &[1, 2, 3]);
    assert!(set(&mut hall, ToSet::All));
    does_not_come(&mut hall, 2).unwrap();
    let round = &hall.section().draft.rounds[0];
    assert_eq!(round.matches[0].forfeit, Some(MatchForfeit::FirstWins));
    assert!(round.games.is_empty() && round.empty_boards.is_empty());
}
