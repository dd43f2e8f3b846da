//! A Double-Swiss as a tournament of its matches: two rounds running are one.

use std::collections::HashSet;

use adoube_tournament::{
    ByeRequest, Draft, Entrant, EntrantId, Game, GameResult, Outcome, PointSystem, Points,
    ProhibitedPairing, Purpose, Results, Round, RoundNumber, RoundSpan, Tournament, VirtualPoints,
};

use super::teams::adjustment;

/// The match to which a round belongs.
fn match_of(round: RoundNumber) -> RoundNumber {
    RoundNumber(round.0.div_ceil(2))
}

fn span(rounds: RoundSpan) -> RoundSpan {
    RoundSpan {
        first: match_of(rounds.first),
        last: rounds.last.map(match_of),
    }
}

/// What matches are worth; what really was scored is adjusted to it.
fn point_system(games: &PointSystem) -> PointSystem {
    let twice = |points: Points| points + points;
    PointSystem::of(twice(games.win), games.win, twice(games.loss))
}

/// The matches as games, and who met whom without a colour.
pub(super) fn draft(tournament: &Tournament) -> (Draft, HashSet<(EntrantId, RoundNumber)>) {
    let before = tournament.draft();
    let system = point_system(&before.point_system);
    let mut colourless = HashSet::new();
    let mut rounds = Vec::new();
    for (place, pair) in before.rounds.chunks(2).enumerate() {
        let number = RoundNumber::at_place(place);
        let games = pair[0].games.iter();
        let games: Vec<Game> = games
            .map(|first| {
                let second = pair.get(1).and_then(|round| return_game(round, first));
                let (game, has_colour) = match_as_game(tournament, first, second);
                if !has_colour {
                    colourless.extend([(game.white, number), (game.black, number)]);
                }
                game
            })
            .collect();
        rounds.push(Round {
            games,
            byes: pair[0].byes.clone(),
            ..Round::default()
        });
    }
    let mut draft = Draft {
        planned_rounds: before.planned_rounds.div_ceil(2),
        point_system: system,
        initial_colour: before.initial_colour,
        entrants: before.entrants.iter().map(as_entrant).collect(),
        rounds,
        bye_requests: bye_requests(before),
        virtual_points: virtual_points(before),
        prohibited: prohibited(before),
        ..Draft::default()
    };
    adjust(tournament, &mut draft);
    (draft, colourless)
}

/// The second game of a match: the same two, wherever they sit.
fn return_game<'r>(round: &'r Round, first: &Game) -> Option<&'r Game> {
    let players = |game: &Game| {
        let (one, other) = (game.white, game.black);
        (one.min(other), one.max(other))
    };
    let mut games = round.games.iter();
    games.find(|game| players(game) == players(first))
}

/// A match as one game, and whether it gives a colour: one that each forfeited once is a meeting
/// without one.
fn match_as_game(tournament: &Tournament, first: &Game, second: Option<&Game>) -> (Game, bool) {
    let system = tournament.point_system();
    let of = |game: &Game, id: EntrantId| {
        let result = game.results.counted_for(Purpose::Pairing);
        if game.white == id {
            result.white
        } else {
            result.black
        }
    };
    let games = || [Some(first), second].into_iter().flatten();
    let outcomes = |id: EntrantId| games().map(move |game| of(game, id));
    let points = |id: EntrantId| -> Points { outcomes(id).map(|one| system.points(one)).sum() };
    let forfeits = |id: EntrantId| outcomes(id).all(|one| one == Outcome::ForfeitLoss);
    let (white, black) = (first.white, first.black);
    let result = match (forfeits(white), forfeits(black)) {
        (true, true) => GameResult::DOUBLE_FORFEIT,
        (true, false) => GameResult::BLACK_WINS_BY_FORFEIT,
        (false, true) => GameResult::WHITE_WINS_BY_FORFEIT,
        (false, false) if !outcomes(white).all(Outcome::is_final) => GameResult::PENDING,
        (false, false) => match points(white).cmp(&points(black)) {
            std::cmp::Ordering::Greater => GameResult::WHITE_WINS,
            std::cmp::Ordering::Equal => GameResult::DRAW,
            std::cmp::Ordering::Less => GameResult::BLACK_WINS,
        },
    };
    let game = Game {
        results: Results::reported(result),
        ..first.clone()
    };
    (game, outcomes(white).any(Outcome::is_played))
}

fn as_entrant(entrant: &Entrant) -> Entrant {
    Entrant {
        first_round: match_of(entrant.first_round),
        withdrawals: entrant.withdrawals.iter().map(|away| span(*away)).collect(),
        ..entrant.clone()
    }
}

fn bye_requests(draft: &Draft) -> Vec<ByeRequest> {
    let mut seen = HashSet::new();
    let requests = draft.bye_requests.iter();
    requests
        .map(|request| ByeRequest {
            round: match_of(request.round),
            ..*request
        })
        .filter(|request| seen.insert((request.entrant, request.round)))
        .collect()
}

fn virtual_points(draft: &Draft) -> Vec<VirtualPoints> {
    let given = draft.virtual_points.iter();
    given
        .map(|given| VirtualPoints {
            rounds: span(given.rounds),
            ..given.clone()
        })
        .collect()
}

fn prohibited(draft: &Draft) -> Vec<ProhibitedPairing> {
    let bans = draft.prohibited.iter();
    bans.map(|ban| ProhibitedPairing {
        rounds: span(ban.rounds),
        ..ban.clone()
    })
    .collect()
}

/// Gives everybody the points of both games of each match.
fn adjust(tournament: &Tournament, draft: &mut Draft) {
    let purpose = Purpose::Pairing;
    for entrant in tournament.entrants() {
        for (place, round) in draft.rounds.iter().enumerate() {
            let after = |matches: usize| RoundNumber(2 * u16::try_from(matches).unwrap_or(0));
            let score = tournament.score(entrant.id, after(place + 1), purpose)
                - tournament.score(entrant.id, after(place), purpose);
            let outcome = outcome(round, entrant.id);
            let number = RoundNumber::at_place(place);
            let given = adjustment(entrant.id, number, score, outcome, &draft.point_system);
            draft.adjustments.extend(given);
        }
    }
}

fn outcome(round: &Round, id: EntrantId) -> Outcome {
    let mut games = round.games.iter();
    let game = games.find(|game| game.white == id || game.black == id);
    if let Some(game) = game {
        let result = game.results.counted_for(Purpose::Pairing);
        return if game.white == id {
            result.white
        } else {
            result.black
        };
    }
    let mut byes = round.byes.iter();
    let bye = byes.find(|bye| bye.entrant == id);
    bye.map_or(Outcome::NotPaired, |bye| bye.kind.outcome())
}
