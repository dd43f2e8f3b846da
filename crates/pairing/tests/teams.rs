//! Events of teams: the cases of `vectors/{scheveningen,skalitzka,teams}.toml`, and what must hold
//! for every size.

use std::collections::{BTreeMap, BTreeSet};

use adoube_pairing::schedule::hutton::{self, LeftOver};
use adoube_pairing::schedule::scheveningen::{self, ReturnGames};
use adoube_pairing::schedule::skalitzka::{self, Table};
use adoube_pairing::schedule::team_match::{
    self, BoardOutcomes, line_up, line_up::Absence, line_up::BoardOrder, rating, scoring,
    scoring::MatchRule,
};
use adoube_pairing::schedule::{Schedule, ScheduledGame, ScheduledRound, TeamSeat};
use adoube_tournament::{Colour, GameResult, Outcome, PointSystem, Points};
use serde::Deserialize;

const LARGEST: u32 = 40;

fn text<S: std::fmt::Display>(schedule: &Schedule<S>) -> Vec<String> {
    schedule.rounds.iter().map(ToString::to_string).collect()
}

// --- Tables -------------------------------------------------------------------------------------

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables<C> {
    case: Vec<C>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScheveningenTable {
    name: String,
    source: String,
    system: String,
    boards: u32,
    rounds: Vec<String>,
}

#[test]
fn scheveningen_tables() {
    let tables: Tables<ScheveningenTable> =
        toml::from_str(include_str!("vectors/scheveningen.toml")).unwrap();
    for case in tables.case {
        let schedule = match case.system.as_str() {
            "single" => scheveningen::schedule(case.boards),
            "semi" => scheveningen::semi(case.boards),
            "double at once" => scheveningen::double(case.boards, ReturnGames::AtOnce),
            "double in order" => scheveningen::double(case.boards, ReturnGames::InOrder),
            "double mirrored" => scheveningen::double(case.boards, ReturnGames::Mirrored),
            other => panic!("{other}"),
        };
        let rounds = text(&schedule.unwrap());
        assert_eq!(rounds, case.rounds, "{} ({})", case.name, case.source);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkalitzkaTable {
    name: String,
    source: String,
    table: String,
    players: u32,
    rounds: Vec<String>,
    splits: Vec<String>,
}

#[test]
fn skalitzka_tables() {
    let tables: Tables<SkalitzkaTable> =
        toml::from_str(include_str!("vectors/skalitzka.toml")).unwrap();
    for case in tables.case {
        let basic = case.table == "basic";
        let table = if basic { Table::Basic } else { Table::Balanced };
        let schedule = skalitzka::schedule(case.players, table).unwrap();
        let splits = skalitzka::colour_splits(&schedule);
        let splits: Vec<String> = splits.iter().map(ToString::to_string).collect();
        let rounds = if basic {
            text(&skalitzka::printed(schedule))
        } else {
            text(&schedule)
        };
        let name = format!("{} ({})", case.name, case.source);
        assert_eq!((rounds, splits), (case.rounds, case.splits), "{name}");
    }
}

// --- Properties of schedules ----------------------------------------------------------------------

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
        let schedule = team_match::home_and_away('A', 'B', boards).unwrap();
        let [home, away] = schedule.rounds.as_slice() else {
            panic!("two rounds")
        };
        assert_eq!(whites_of_a(home), boards.div_ceil(2));
        assert_eq!(whites_of_a(away), boards / 2);
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

// --- Matches, line-ups, scores ----------------------------------------------------------------------

/// The cases of `teams.toml`, by kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Teams {
    line_ups: Vec<Case<LineUps>>,
    order: Vec<Case<Order>>,
    correction: Vec<Case<Correction>>,
    quorum: Vec<Case<Quorum>>,
    absence: Vec<Case<AbsenceCase>>,
    rating: Vec<Case<Rating>>,
    #[serde(rename = "match")]
    matches: Vec<Case<Match>>,
    military: Vec<Case<Military>>,
    prize_board: Vec<Case<PrizeBoard>>,
    league: Vec<Case<League>>,
    hutton: Vec<Case<Hutton>>,
}

#[derive(Deserialize)]
struct Case<C> {
    name: String,
    source: String,
    #[serde(flatten)]
    case: C,
}

trait Check {
    fn check(&self, name: &str);
}

fn check<C: Check>(cases: &[Case<C>]) {
    for case in cases {
        case.case.check(&format!("{} ({})", case.name, case.source));
    }
}

#[test]
fn teams() {
    let teams: Teams = toml::from_str(include_str!("vectors/teams.toml")).unwrap();
    check(&teams.line_ups);
    check(&teams.order);
    check(&teams.correction);
    check(&teams.quorum);
    check(&teams.absence);
    check(&teams.rating);
    check(&teams.matches);
    check(&teams.military);
    check(&teams.prize_board);
    check(&teams.league);
    check(&teams.hutton);
}

#[derive(Deserialize)]
struct LineUps {
    boards: u32,
    listed: u32,
    legal: Vec<String>,
}

impl Check for LineUps {
    fn check(&self, name: &str) {
        let written = |line_up: Vec<u32>| {
            assert!(line_up::is_legal(&line_up, self.listed), "{name}");
            assert!(line_up::wrong_boards(&line_up).is_empty(), "{name}");
            line_up.iter().map(ToString::to_string).collect::<String>()
        };
        let legal = line_up::legal_line_ups(self.boards, self.listed).map(written);
        assert_eq!(legal.collect::<Vec<_>>(), self.legal, "{name}");
    }
}

#[derive(Deserialize)]
struct Order {
    order: String,
    ratings: Vec<u32>,
    wrong: Vec<[u32; 2]>,
}

fn rated(ratings: &[u32]) -> Vec<Option<u32>> {
    let rated = ratings.iter().map(|&rating| (rating > 0).then_some(rating));
    rated.collect()
}

impl Check for Order {
    fn check(&self, name: &str) {
        let order = match self.order.as_str() {
            "rating" => BoardOrder::Rating,
            "rating, unrated anywhere" => BoardOrder::RatingUnratedAnywhere,
            "captain" => BoardOrder::CaptainsChoice,
            "none above 100" => BoardOrder::NoneAbove { margin: 100 },
            other => panic!("{other}"),
        };
        let wrong = order.check(&rated(&self.ratings));
        let wrong: Vec<_> = wrong.iter().map(|pair| [pair.above, pair.below]).collect();
        assert_eq!(wrong, self.wrong, "{name}");
    }
}

#[derive(Deserialize)]
struct Correction {
    line_ups: [Vec<u32>; 2],
    played: String,
    rating: Option<[Points; 2]>,
    standings: Option<[Points; 2]>,
    corrected: Option<String>,
    error: Option<String>,
}

fn outcomes(codes: &str) -> Vec<Outcome> {
    codes
        .chars()
        .map(|code| Outcome::from_code(code).unwrap())
        .collect()
}

/// Boards from what the first-named team made.
fn boards(codes: &str) -> Vec<BoardOutcomes> {
    let other = |outcome| match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Loss => Outcome::Win,
        Outcome::ForfeitWin => Outcome::ForfeitLoss,
        Outcome::ForfeitLoss => Outcome::ForfeitWin,
        same => same,
    };
    outcomes(codes)
        .into_iter()
        .map(|outcome| [outcome, other(outcome)])
        .collect()
}

impl Check for Correction {
    fn check(&self, name: &str) {
        let [first, second] = &self.line_ups;
        let played = boards(&self.played);
        match line_up::correct([first, second], &played) {
            Ok(corrected) => {
                let points =
                    |boards: &[_]| Some(scoring::game_points(boards, &PointSystem::default()));
                assert_eq!(points(&corrected.for_rating), self.rating, "{name}");
                assert_eq!(points(&corrected.for_standings), self.standings, "{name}");
                let expected = self.corrected.as_deref().map(boards);
                assert_eq!(Some(corrected.for_standings), expected, "{name}");
                assert_eq!(corrected.for_rating, played, "{name}");
                assert!(
                    corrected.line_ups.iter().all(|l| line_up::is_legal(l, 9)),
                    "{name}"
                );
            }
            Err(error) => assert_eq!(Some(error.to_string()), self.error, "{name}"),
        }
    }
}

#[derive(Deserialize)]
struct Quorum {
    least: Vec<u32>,
}

impl Check for Quorum {
    fn check(&self, name: &str) {
        for (boards, &least) in (1..).zip(&self.least) {
            let enough = (0..=boards).find(|&present| line_up::has_quorum(present, boards));
            assert_eq!(enough, Some(least), "{name}");
        }
    }
}

#[derive(Deserialize)]
struct AbsenceCase {
    line_up: String,
    absence: String,
    forfeited: Vec<u32>,
    moved_up: String,
}

impl Check for AbsenceCase {
    fn check(&self, name: &str) {
        let absence = match self.absence.as_str() {
            "move up" => Absence::MoveUp,
            "that board and below" => Absence::ThatBoardAndBelow,
            "that board only" => Absence::ThatBoardOnly,
            other => panic!("{other}"),
        };
        let player = |letter| (letter != '.').then_some(letter);
        let line_up: Vec<Option<char>> = self.line_up.chars().map(player).collect();
        assert_eq!(
            line_up::forfeited_boards(&line_up, absence),
            self.forfeited,
            "{name}"
        );
        let moved_up = line_up::moved_up(line_up).into_iter();
        let moved_up: String = moved_up.map(|player| player.unwrap_or('.')).collect();
        assert_eq!(moved_up, self.moved_up, "{name}");
    }
}

#[derive(Deserialize)]
struct Rating {
    ratings: Vec<u32>,
    rated: String,
    estimated: Option<String>,
}

impl Check for Rating {
    fn check(&self, name: &str) {
        let ratings = rated(&self.ratings);
        let text = |rating: rating::TeamRating| rating.to_string();
        assert_eq!(
            rating::of_rated(&ratings).map(text),
            Some(self.rated.clone()),
            "{name}"
        );
        assert_eq!(
            rating::with_estimates(&ratings).ok().map(text),
            self.estimated,
            "{name}"
        );
    }
}

#[derive(Deserialize)]
struct Match {
    first: String,
    second: String,
    game_points: [Points; 2],
    higher_total: [Points; 2],
    more_than_half: [Points; 2],
}

impl Check for Match {
    fn check(&self, name: &str) {
        let system = PointSystem::default();
        let boards = outcomes(&self.first)
            .into_iter()
            .zip(outcomes(&self.second));
        let boards: Vec<BoardOutcomes> = boards.map(<[_; 2]>::from).collect();
        let score = scoring::game_points(&boards, &system);
        assert_eq!(score, self.game_points, "{name}");
        let worth = |rule: MatchRule| {
            let outcomes = rule.outcomes(score, boards.len() as u32);
            outcomes.map(|outcome| system.points(outcome))
        };
        assert_eq!(worth(MatchRule::HigherTotal), self.higher_total, "{name}");
        assert_eq!(
            worth(MatchRule::MoreThanHalf),
            self.more_than_half,
            "{name}"
        );
    }
}

#[derive(Deserialize)]
struct Military {
    players: u32,
    places: Vec<u32>,
    counting: usize,
    score: u64,
}

impl Check for Military {
    fn check(&self, name: &str) {
        let score = scoring::military_score(self.players, &self.places, self.counting);
        assert_eq!(score, Ok(self.score), "{name}");
    }
}

#[derive(Deserialize)]
struct PrizeBoard {
    played: Vec<u32>,
    board: u32,
}

impl Check for PrizeBoard {
    fn check(&self, name: &str) {
        assert_eq!(
            scoring::prize_board(&self.played),
            Some(self.board),
            "{name}"
        );
    }
}

#[derive(Deserialize)]
struct League {
    teams: u32,
    cycles: u32,
    boards: u32,
    rounds: Vec<String>,
}

impl Check for League {
    fn check(&self, name: &str) {
        let league = team_match::round_robin_games(self.teams, self.cycles, self.boards);
        assert_eq!(text(&league.unwrap()), self.rounds, "{name}");
    }
}

#[derive(Deserialize)]
struct Hutton {
    teams: u32,
    boards: u32,
    left_over: String,
    games: String,
}

impl Check for Hutton {
    fn check(&self, name: &str) {
        let left_over = match self.left_over.as_str() {
            "rests" => LeftOver::Rests,
            "meets next board" => LeftOver::MeetsNextBoard,
            other => panic!("{other}"),
        };
        let schedule = hutton::schedule(self.teams, self.boards, left_over).unwrap();
        assert_eq!(text(&schedule), [self.games.as_str()], "{name}");
    }
}

#[test]
fn colours_make_the_outcomes_of_a_board() {
    let results = [GameResult::WHITE_WINS; 3];
    let boards = scoring::board_outcomes(&results, Colour::White);
    let firsts: Vec<Outcome> = boards.iter().map(|sides| sides[0]).collect();
    assert_eq!(firsts, outcomes("101"));
}

#[test]
fn places_that_do_not_exist() {
    assert!(scoring::military_score(10, &[11], 1).is_err());
    assert!(scoring::military_score(10, &[0], 1).is_err());
    assert_eq!(scoring::prize_board(&[]), None);
    assert!(rating::of_rated(&[None]).is_none());
    assert!(rating::with_estimates(&[None]).is_err());
    assert!(rating::with_estimates(&[]).is_err());
}
