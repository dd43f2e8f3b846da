//! `vectors/us-events.toml`: events paired round by round.

use adoube_pairing::us::{self, Acceleration, Facts, Settings};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, Draft, Entrant, EntrantId, Game, GameResult, PairingNumber,
    Player, Purpose, Results, Round, RoundNumber, Tournament,
};
use serde::Deserialize;

use super::positions::Trial;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    event: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    source: String,
    #[serde(default)]
    note: String,
    toss: Colour,
    rounds: u16,
    /// 0 for an unrated player.
    ratings: Vec<u16>,
    #[serde(default)]
    settings: Settings,
    #[serde(default)]
    facts: Facts,
    play: Vec<String>,
    #[serde(default)]
    scores: Vec<String>,
    /// Only who meets whom is compared.
    #[serde(default)]
    ignore_colours: bool,
}

/// A game as it is written: White, Black, result if it has been played.
struct Written {
    white: u32,
    black: u32,
    result: Option<GameResult>,
}

fn read(text: &str) -> (Vec<Written>, Option<EntrantId>) {
    let mut games = Vec::new();
    let mut bye = None;
    for game in text.split(',').map(str::trim) {
        if let Some(number) = game.strip_prefix('(') {
            bye = Some(EntrantId(number.trim_end_matches(')').parse().unwrap()));
            continue;
        }
        let (players, result) = match game.split_once(' ') {
            Some((players, result)) => (players, Some(result.parse().unwrap())),
            None => (game, None),
        };
        let (white, black) = players.split_once('-').unwrap();
        games.push(Written {
            white: white.parse().unwrap(),
            black: black.parse().unwrap(),
            result,
        });
    }
    (games, bye)
}

fn draft(case: &Case) -> Draft {
    let entrant = |(number, rating): (u32, &u16)| {
        let player = Player {
            national_rating: Some(*rating).filter(|rating| *rating > 0),
            ..Player::named(&format!("Player {number}"))
        };
        Entrant {
            pairing_number: PairingNumber::new(number),
            ..Entrant::new(EntrantId(number), player)
        }
    };
    Draft {
        planned_rounds: case.rounds,
        initial_colour: Some(case.toss),
        entrants: (1..).zip(&case.ratings).map(entrant).collect(),
        ..Draft::default()
    }
}

fn check(case: &Case) {
    let mut draft = draft(case);
    for text in &case.play {
        let (games, bye) = read(text);
        let tournament = Tournament::new(draft.clone()).unwrap();
        let round = draft.paired_rounds().next();
        let paired = us::pair(&tournament, round, &case.settings, &case.facts).unwrap();
        let order = |(a, b): (u32, u32)| {
            if case.ignore_colours {
                (a.min(b), a.max(b))
            } else {
                (a, b)
            }
        };
        let mut found: Vec<_> = (paired.pairs.iter())
            .map(|pair| order((pair.white.0, pair.black.0)))
            .collect();
        let mut expected: Vec<_> = games.iter().map(|g| order((g.white, g.black))).collect();
        if case.ignore_colours {
            found.sort_unstable();
            expected.sort_unstable();
        }
        assert_eq!(
            found, expected,
            "{} {} round {round} {}",
            case.name, case.article, case.note
        );
        assert_eq!(paired.bye, bye, "{} round {round}", case.name);
        draft.rounds.push(played(&games, bye));
    }
    let tournament = Tournament::new(draft).unwrap();
    for (number, score) in (1..).zip(&case.scores) {
        let after = RoundNumber(case.rounds);
        let found = tournament.score(EntrantId(number), after, Purpose::Standings);
        assert_eq!(found.to_string(), *score, "{} player {number}", case.name);
    }
}

/// The last round of every event.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |case: Case| {
        let mut draft = draft(&case);
        let (_, before) = case.play.split_last().unwrap();
        for text in before {
            let (games, bye) = read(text);
            draft.rounds.push(played(&games, bye));
        }
        let round = draft.paired_rounds().next();
        let tournament = Tournament::new(draft).unwrap();
        Trial {
            present: us::present(&tournament, round, &case.facts),
            tournament,
            round,
            settings: case.settings,
            facts: case.facts,
        }
    };
    cases().into_iter().map(trial).collect()
}

fn cases() -> Vec<Case> {
    let file: File = toml::from_str(include_str!("../vectors/us-events.toml")).unwrap();
    file.event
}

fn played(games: &[Written], bye: Option<EntrantId>) -> Round {
    let game = |(board, game): (u32, &Written)| Game {
        results: Results::reported(game.result.unwrap_or(GameResult::PENDING)),
        ..Game::pending(
            BoardNumber::single(board),
            EntrantId(game.white),
            EntrantId(game.black),
        )
    };
    Round {
        games: (1..).zip(games).map(game).collect(),
        byes: (bye.into_iter())
            .map(|entrant| Bye {
                entrant,
                kind: ByeKind::PairingAllocated,
            })
            .collect(),
        ..Round::default()
    }
}

#[test]
fn events_are_paired_as_the_rules_pair_them() {
    for case in &cases() {
        assert!(["given", "derived", "recon"].contains(&case.source.as_str()));
        check(case);
    }
}

/// The virtual points of a snapshot and the engine's own are the same (28R1).
#[test]
fn added_points_may_be_in_the_snapshot() {
    let accelerated = |case: &Case| case.settings.acceleration == Acceleration::AddedScore;
    for case in cases().iter().filter(|case| accelerated(case)) {
        let mut draft = draft(case);
        let tournament = Tournament::new(draft.clone()).unwrap();
        let points = us::acceleration::added_score(&tournament, &case.settings, &case.facts);
        draft.virtual_points.push(points);
        for text in &case.play {
            let (games, bye) = read(text);
            let round = draft.paired_rounds().next();
            let pair = |draft: &Draft| {
                let tournament = Tournament::new(draft.clone()).unwrap();
                us::pair(&tournament, round, &case.settings, &case.facts).unwrap()
            };
            let own = pair(&Draft {
                virtual_points: Vec::new(),
                ..draft.clone()
            });
            assert_eq!(own, pair(&draft), "{} round {round}", case.name);
            draft.rounds.push(played(&games, bye));
        }
    }
}
