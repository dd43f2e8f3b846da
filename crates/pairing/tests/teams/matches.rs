//! Matches, line-ups and scores of teams: the cases of `vectors/teams.toml`.

use adoube_pairing::schedule::hutton::{self, LeftOver};
use adoube_pairing::schedule::team_match::{
    self, BoardOutcomes, line_up, line_up::Absence, line_up::BoardOrder, rating, scoring,
};
use adoube_tournament::{Colour, GameResult, MatchRule, Outcome, PointSystem, Points};
use serde::Deserialize;

use super::text;

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
    let teams: Teams = toml::from_str(include_str!("../vectors/teams.toml")).unwrap();
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
            Err(error) => assert_eq!(
                Some(adoube_words::Words::of(adoube_words::Language::english()).tell(&error)),
                self.error,
                "{name}"
            ),
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
            let outcomes = rule.outcomes(score, Points::whole(boards.len() as i32));
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
    score: i32,
}

impl Check for Military {
    fn check(&self, name: &str) {
        let places: Vec<(u32, u32)> = self.places.iter().map(|one| (*one, *one)).collect();
        let score = scoring::military_score(self.players, &places, self.counting);
        assert_eq!(score, Ok(Points::whole(self.score)), "{name}");
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
    assert!(scoring::military_score(10, &[(11, 11)], 1).is_err());
    assert!(scoring::military_score(10, &[(0, 1)], 1).is_err());
    assert_eq!(scoring::prize_board(&[]), None);
    assert!(rating::of_rated(&[None]).is_none());
    assert!(rating::with_estimates(&[None]).is_err());
    assert!(rating::with_estimates(&[]).is_err());
}
