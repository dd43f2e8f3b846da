//! What must hold in schedules of teams of every size.

use std::collections::{BTreeMap, BTreeSet};

use adoube_pairing::schedule::hutton::{self, LeftOver};
use adoube_pairing::schedule::scheveningen::{self, ReturnGames};
use adoube_pairing::schedule::skalitzka::{self, Table};
use adoube_pairing::schedule::team_match;
use adoube_pairing::schedule::{Schedule, ScheduledGame, ScheduledRound, TeamSeat};

const LARGEST: u32 = 40;

/// The colours of a seat through the rounds, White being +1.
fn colours(schedule: &Schedule<TeamSeat>) -> BTreeMap<TeamSeat, Vec<i32>> {
    let mut colours: BTreeMap<TeamSeat, Vec<i32>> = BTreeMap::new();
    for game in schedule.rounds.iter().flat_map(|round| &round.games) {
        colours.entry(game.white).or_default().push(1);
        colours.entry(game.black).or_default().push(-1);
    }
    colours
}

fn difference(colours: &[i32]) -> u32 {
    colours.iter().sum::<i32>().unsigned_abs()
}

fn three_running(colours: &[i32]) -> bool {
    colours.windows(3).any(|three| difference(three) == 3)
}

fn seats(round: &ScheduledRound<TeamSeat>) -> Vec<TeamSeat> {
    let games = round.games.iter().flat_map(|game| [game.white, game.black]);
    games.chain(round.rests.iter().copied()).collect()
}

/// Everybody has one place in a round.
fn everybody_once(round: &ScheduledRound<TeamSeat>, everybody: usize) {
    let seats = seats(round);
    assert_eq!(seats.len(), everybody);
    assert_eq!(seats.iter().collect::<BTreeSet<_>>().len(), everybody);
}

fn whites_of_a(round: &ScheduledRound<TeamSeat>) -> u32 {
    round
        .games
        .iter()
        .filter(|game| game.white.team == 'A')
        .count() as u32
}

fn meetings(schedule: &Schedule<TeamSeat>) -> BTreeMap<[TeamSeat; 2], u32> {
    let mut meetings = BTreeMap::new();
    for game in schedule.rounds.iter().flat_map(|round| &round.games) {
        let pair = [game.white.min(game.black), game.white.max(game.black)];
        *meetings.entry(pair).or_default() += 1;
    }
    meetings
}

/// Everybody of A meets everybody of B `times` times.
fn all_meet(schedule: &Schedule<TeamSeat>, boards: u32, times: u32) {
    let meetings = meetings(schedule);
    assert_eq!(meetings.len() as u32, boards * boards);
    for ([one, other], count) in meetings {
        assert_eq!((one.team, other.team, count), ('A', 'B', times));
    }
}

#[test]
fn scheveningen_of_every_size() {
    for boards in (1..=LARGEST + 1).chain([50, 54, 102, 126]) {
        let schedule = scheveningen::schedule(boards).unwrap();
        assert_eq!(schedule.rounds.len() as u32, boards);
        all_meet(&schedule, boards, 1);
        for (seat, colours) in colours(&schedule) {
            assert_eq!(difference(&colours), boards % 2, "{seat} of {boards}");
            assert!(!three_running(&colours), "{seat} of {boards}");
        }
        for round in &schedule.rounds {
            everybody_once(round, 2 * boards as usize);
            let on_board = |game: &ScheduledGame<TeamSeat>| game.white.min(game.black).player;
            assert!(round.games.iter().map(on_board).eq(1..=boards));
            let more = whites_of_a(round).abs_diff(boards / 2);
            assert!(more <= boards % 2 || boards == 2, "{boards}: {round}");
        }
        // A1 meets B1, B2, … in turn.
        let first = schedule.rounds.iter().map(|round| round.games[0]);
        assert!(
            first
                .map(|game| game.white.max(game.black).player)
                .eq(1..=boards)
        );
    }
}

#[test]
fn double_scheveningen_of_every_size() {
    for boards in 1..=LARGEST {
        for order in [
            ReturnGames::AtOnce,
            ReturnGames::Mirrored,
            ReturnGames::InOrder,
        ] {
            let schedule = scheveningen::double(boards, order).unwrap();
            assert_eq!(schedule.rounds.len() as u32, 2 * boards);
            all_meet(&schedule, boards, 2);
            let games: BTreeSet<_> = schedule.rounds.iter().flat_map(|r| &r.games).collect();
            assert_eq!(
                games.len() as u32,
                2 * boards * boards,
                "either colour once"
            );
            for colours in colours(&schedule).values() {
                assert_eq!(difference(colours), 0);
                assert!(order == ReturnGames::InOrder || !three_running(colours));
            }
        }
    }
}

#[test]
fn semi_scheveningen_of_every_size() {
    for boards in (2..=LARGEST).step_by(2) {
        let schedule = scheveningen::semi(boards).unwrap();
        assert_eq!(schedule.rounds.len() as u32, boards / 2);
        for round in &schedule.rounds {
            everybody_once(round, 2 * boards as usize);
            assert_eq!(whites_of_a(round), boards / 2);
        }
        let meetings = meetings(&schedule);
        assert_eq!(meetings.len() as u32, boards * boards / 2);
        let upper = |seat: TeamSeat| seat.player <= boards / 2;
        assert!(
            meetings
                .keys()
                .all(|&[one, other]| upper(one) == upper(other))
        );
    }
    assert!(scheveningen::semi(7).is_err());
    assert!(scheveningen::semi(0).is_err());
    assert!(scheveningen::schedule(0).is_err());
}

#[test]
fn skalitzka_of_every_size() {
    for (players, table) in (2..=LARGEST)
        .step_by(2)
        .flat_map(|n| [(n, Table::Basic), (n, Table::Balanced)])
    {
        let schedule = skalitzka::schedule(players, table).unwrap();
        assert_eq!(schedule.rounds.len(), 2);
        for round in &schedule.rounds {
            everybody_once(round, 3 * players as usize);
        }
        assert!(
            colours(&schedule)
                .values()
                .all(|colours| difference(colours) == 0)
        );
        let meetings = meetings(&schedule);
        assert_eq!(
            meetings.len() as u32,
            3 * players,
            "nobody meets the same twice"
        );
        for [one, other] in meetings.into_keys() {
            assert_ne!(one.team, other.team);
            assert_eq!(one.player.div_ceil(2), other.player.div_ceil(2));
        }
        for split in skalitzka::colour_splits(&schedule) {
            let [one, other] = split.whites;
            let apart = match table {
                Table::Basic => players,
                Table::Balanced => players % 4,
            };
            assert_eq!((one + other, one.abs_diff(other)), (players, apart));
        }
    }
    assert!(skalitzka::schedule(5, Table::Basic).is_err());
    assert!(skalitzka::schedule(0, Table::Balanced).is_err());
}

#[test]
fn hutton_of_every_size() {
    for (teams, boards) in (2..=26).flat_map(|teams| (1..=LARGEST).map(move |b| (teams, b))) {
        for left_over in [LeftOver::Rests, LeftOver::MeetsNextBoard] {
            let schedule = hutton::schedule(teams, boards, left_over).unwrap();
            let [round] = schedule.rounds.as_slice() else {
                panic!("one round")
            };
            everybody_once(round, (teams * boards) as usize);
            assert!(
                round
                    .games
                    .iter()
                    .all(|game| game.white.team != game.black.team)
            );
            hutton_boards(round, teams, boards, left_over);
            hutton_colours(
                round,
                &format!("{teams} teams, {boards} boards, {left_over:?}"),
            );
        }
    }
    assert!(hutton::schedule(27, 4, LeftOver::Rests).is_err());
    assert!(hutton::schedule(1, 4, LeftOver::Rests).is_err());
    assert!(hutton::schedule(4, 0, LeftOver::Rests).is_err());
}

/// Who meets whom on which board.
fn hutton_boards(round: &ScheduledRound<TeamSeat>, teams: u32, boards: u32, left_over: LeftOver) {
    let apart = |game: &ScheduledGame<TeamSeat>| game.white.player.abs_diff(game.black.player);
    let between = round.games.iter().filter(|game| apart(game) > 0).count() as u32;
    assert!(round.games.iter().all(|game| apart(game) <= 1));
    if teams.is_multiple_of(2) {
        assert_eq!((between, round.rests.len()), (0, 0));
    } else if left_over == LeftOver::Rests {
        assert_eq!((between, round.rests.len() as u32), (0, boards));
    } else if boards <= teams {
        assert_eq!(round.rests.len() as u32, boards % 2);
    }
    // Each two teams meet on one board when the table is run through once.
    if boards == teams - (1 - teams % 2) {
        let same_board = round.games.iter().filter(|game| apart(game) == 0);
        let pair = |game: &ScheduledGame<TeamSeat>| {
            let (white, black) = (game.white.team, game.black.team);
            [white.min(black), white.max(black)]
        };
        let pairs: Vec<_> = same_board.map(pair).collect();
        assert_eq!(pairs.len() as u32, teams * (teams - 1) / 2);
        assert_eq!(pairs.iter().collect::<BTreeSet<_>>().len(), pairs.len());
    }
}

fn hutton_colours(round: &ScheduledRound<TeamSeat>, name: &str) {
    let mut balance: BTreeMap<char, i32> = BTreeMap::new();
    for game in &round.games {
        *balance.entry(game.white.team).or_default() += 1;
        *balance.entry(game.black.team).or_default() -= 1;
    }
    assert!(
        balance.values().all(|sum| sum.abs() <= 1),
        "{name}: {balance:?}"
    );
}

#[test]
fn team_matches_of_every_size() {
    for boards in 1..=LARGEST {
        let home = team_match::single('A', 'B', boards).unwrap();
        let away = home.clone().reversed();
        assert_eq!(whites_of_a(&home), boards.div_ceil(2));
        assert_eq!(whites_of_a(&away), boards / 2);
        let rounds = vec![home.clone(), away];
        let schedule = Schedule { rounds };
        assert!(
            colours(&schedule)
                .values()
                .all(|colours| difference(colours) == 0)
        );
        assert!(
            home.games
                .iter()
                .all(|game| game.white.player == game.black.player)
        );
    }
    assert!(team_match::single('A', 'B', 0).is_err());
    assert!(team_match::round_robin_games(27, 1, 4).is_err());
    assert!(team_match::round_robin_games(4, 0, 4).is_err());
    let all = team_match::round_robin_games(26, 1, 1).unwrap();
    assert!(seats(&all.rounds[0]).contains(&TeamSeat::of('Z', 1)));
}
