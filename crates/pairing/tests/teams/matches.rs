//! Matches, line-ups and scores of teams: the cases of `vectors/teams.toml`.

use adoube_pairing::schedule::hutton::{self, LeftOver};
use adoube_pairing::schedule::team_match::{self, line_up, line_up::BoardOrder, rating, scoring};
use adoube_tournament::{MatchRule, Outcome, PointSystem, Points};
use serde::Deserialize;

use super::text;

/// The cases of `teams.toml`, by kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Teams {
    order: Vec<Case<Order>>,
    quorum: Vec<Case<Quorum>>,
    rating: Vec<Case<Rating>>,
    #[serde(rename = "match")]
    matches: Vec<Case<Match>>,
    military: Vec<Case<Military>>,
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
    check(&teams.order);
    check(&teams.quorum);
    check(&teams.rating);
    check(&teams.matches);
    check(&teams.military);
    check(&teams.league);
    check(&teams.hutton);
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

fn outcomes(codes: &str) -> Vec<Outcome> {
    codes
        .chars()
        .map(|code| Outcome::from_code(code).unwrap())
        .collect()
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
        let sides = [&self.first, &self.second].map(|codes| outcomes(codes));
        let boards = sides[0].len();
        let score = sides.map(|side| side.into_iter().map(|one| system.points(one)).sum());
        assert_eq!(score, self.game_points, "{name}");
        let worth = |rule: MatchRule| {
            let outcomes = rule.outcomes(score, Points::whole(boards as i32));
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
fn places_that_do_not_exist() {
    assert!(scoring::military_score(10, &[(11, 11)], 1).is_err());
    assert!(scoring::military_score(10, &[(0, 1)], 1).is_err());
    assert!(rating::of_rated(&[None]).is_none());
    assert!(rating::with_estimates(&[None]).is_err());
    assert!(rating::with_estimates(&[]).is_err());
}
