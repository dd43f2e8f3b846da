//! Knockouts, matches, play-offs, calendars and withdrawals: the cases of `vectors/*.toml`, and
//! what holds for every size.

use std::collections::BTreeMap;

use adoube_pairing::schedule::calendar::{
    self, Bound, CalendarPlan, Sessions, StageTimes, TimeLimit,
};
use adoube_pairing::schedule::individual_match::{ColourOrder, IndividualMatch, MatchStatus, Plan};
use adoube_pairing::schedule::knockout::{Bracket, MiniMatch, usual_ladder};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::schedule::play_off::{PlayOff, PlayOffStage};
use adoube_pairing::schedule::withdrawal::{
    Adjustments, GameAdjustment, TieBreakUse, Verdict, Withdrawal, WithdrawalRule, adjustments,
};
use adoube_pairing::schedule::{ScheduledGame, Seat, berger};
use adoube_tournament::*;
use jiff::civil::DateTime;
use proptest::prelude::*;
use serde::Deserialize;

const SEEDS: std::ops::Range<u64> = 0..32;

fn texts<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// A result from one player's point of view.
fn result_for(player: Seat, game: ScheduledGame<Seat>, own: &str) -> GameResult {
    match (own, player == game.white) {
        ("½", _) => GameResult::DRAW,
        ("1", true) | ("0", false) => GameResult::WHITE_WINS,
        ("1", false) | ("0", true) => GameResult::BLACK_WINS,
        _ => panic!("{own} is not a result"),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Knockouts {
    bracket: Vec<BracketCase>,
    mini_match: Vec<MiniMatchCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BracketCase {
    name: String,
    players: u32,
    #[serde(default)]
    third_place: bool,
    rounds: Vec<String>,
    first: Vec<String>,
    #[serde(default)]
    byes: Vec<Seat>,
    #[serde(default)]
    winners: Vec<Vec<Seat>>,
    #[serde(default)]
    placings: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MiniMatchCase {
    name: String,
    standard: u32,
    blitz: u32,
    results: Vec<String>,
    stages: Vec<u32>,
    status: String,
}

fn knockouts() -> Knockouts {
    toml::from_str(include_str!("vectors/knockout.toml")).unwrap()
}

#[test]
fn brackets() {
    for case in knockouts().bracket {
        let name = &case.name;
        let make = if case.third_place {
            Bracket::with_third_place
        } else {
            Bracket::new
        };
        let mut bracket = make(case.players).unwrap();
        let rounds = (1..=bracket.rounds()).map(|round| bracket.name_of(round));
        assert_eq!(rounds.collect::<Vec<_>>(), case.rounds, "{name}");
        assert_eq!(texts(bracket.matches_of(1)), case.first, "{name}");
        assert_eq!(bracket.byes(), case.byes, "{name}");
        for (round, winners) in (1..).zip(&case.winners) {
            bracket.advance(round, winners).unwrap();
        }
        assert_eq!(texts(bracket.placings()), case.placings, "{name}");
    }
}

#[test]
fn mini_matches() {
    for (case, seed) in knockouts()
        .mini_match
        .iter()
        .flat_map(|case| SEEDS.map(move |seed| (case, seed)))
    {
        let name = format!("{} with seed {seed}", case.name);
        let mut duel =
            MiniMatch::new([1, 2], usual_ladder(case.standard, case.blitz), seed).unwrap();
        let mut last_black = 0;
        for (own, stage) in case.results.iter().zip(&case.stages) {
            let next = duel.next_game().unwrap_or_else(|| panic!("{name}: over"));
            assert_eq!(next.stage, *stage, "{name}");
            assert_eq!(next.draw_odds, *stage == 4, "{name}");
            if next.number > 1 {
                assert_eq!(next.game.white, last_black, "{name}: colours alternate");
            }
            last_black = next.game.black;
            duel.record(result_for(1, next.game, own)).unwrap();
        }
        let status = match duel.status() {
            MatchStatus::Open => "open".to_owned(),
            MatchStatus::Level => "level".to_owned(),
            MatchStatus::Won(winner) if case.status == "won by Black" => {
                assert_eq!(winner, last_black, "{name}");
                case.status.clone()
            }
            MatchStatus::Won(winner) => format!("won by {winner}"),
        };
        assert_eq!(status, case.status, "{name}");
        assert_eq!(duel.next_game().is_some(), status == "open", "{name}");
    }
}

/// Plays a bracket out. The favourite wins each match.
fn play_favourites(players: u32) -> Bracket {
    let mut bracket = Bracket::new(players).unwrap();
    let mut matches = 0;
    while let Some(round) = bracket.current_round() {
        let left = 1 << (bracket.rounds() - round + 1);
        let mut pairs: Vec<[Seat; 2]> = bracket
            .matches_of(round)
            .iter()
            .map(|game| game.players().unwrap())
            .collect();
        matches += pairs.len();
        for pair in &mut pairs {
            pair.sort();
            assert_eq!(
                pair[0] + pair[1],
                left + 1,
                "{players} players, round {round}"
            );
        }
        bracket
            .advance(round, &pairs.iter().map(|pair| pair[0]).collect::<Vec<_>>())
            .unwrap();
    }
    assert_eq!(matches + 1, players as usize);
    bracket
}

#[test]
fn favourites_meet_in_seed_order() {
    for players in (2..=40).chain([63, 64, 65, 100, 128, 500, 1000, 4097]) {
        let bracket = play_favourites(players);
        assert_eq!(bracket.winner(), Some(1));
        let ranked: Vec<Seat> = bracket
            .placings()
            .iter()
            .map(|placing| placing.player)
            .collect();
        assert_eq!(
            ranked,
            (1..=players).collect::<Vec<_>>(),
            "{players} players"
        );
    }
}

#[test]
fn byes_are_for_the_highest_seeds() {
    for players in 2..=40 {
        let bracket = Bracket::new(players).unwrap();
        let mut playing: Vec<Seat> = bracket
            .matches_of(1)
            .iter()
            .flat_map(|game| game.players().unwrap())
            .collect();
        playing.sort();
        let byes = players.next_power_of_two() - players;
        assert_eq!(bracket.byes(), (1..=byes).collect::<Vec<_>>());
        assert_eq!(playing, (byes + 1..=players).collect::<Vec<_>>());
    }
}

#[test]
fn a_bracket_refuses_what_cannot_be() {
    assert!(Bracket::new(1).is_err());
    assert!(Bracket::with_third_place(3).is_err());
    let mut bracket = Bracket::new(4).unwrap();
    assert!(bracket.advance(2, &[1]).is_err(), "not the current round");
    assert!(bracket.advance(1, &[1]).is_err(), "a winner too few");
    assert!(bracket.advance(1, &[1, 4]).is_err(), "not in that match");
    assert_eq!(
        texts(bracket.matches_of(2)),
        ["winner of 1.1 v winner of 1.2"]
    );
    assert_eq!(bracket.matches_of(0), []);
    assert_eq!(bracket.matches_of(9), []);
}

proptest! {
    #[test]
    fn any_winners_give_everybody_a_place(players in 4u32..=40, choice: u64, third: bool) {
        let make = if third { Bracket::with_third_place } else { Bracket::new };
        let mut bracket = make(players).unwrap();
        let mut lots = Lots::from_seed(choice);
        while let Some(round) = bracket.current_round() {
            let matches = bracket.matches_of(round);
            let pick = |game: &adoube_pairing::schedule::knockout::BracketMatch| {
                *lots.pick(&game.players().unwrap()).unwrap()
            };
            let winners: Vec<Seat> = matches.iter().map(pick).collect();
            bracket.advance(round, &winners).unwrap();
        }
        let placings = bracket.placings();
        let mut ranked: Vec<Seat> = placings.iter().map(|placing| placing.player).collect();
        ranked.sort();
        prop_assert_eq!(ranked, (1..=players).collect::<Vec<_>>());
        for (place, placing) in (1..).zip(placings) {
            prop_assert!(placing.from <= place && place <= placing.to);
        }
    }

    #[test]
    fn a_match_is_decided_when_nobody_can_catch_up(games in 1u32..=14, choices in proptest::collection::vec(0usize..3, 14)) {
        let kinds = [GameResult::WHITE_WINS, GameResult::DRAW, GameResult::BLACK_WINS];
        let plan = Plan::of(games);
        let mut played = IndividualMatch::new([1, 2], plan).unwrap();
        while let Some((number, _)) = played.next_game() {
            played.record(kinds[choices[number as usize - 1]]).unwrap();
        }
        let best = played.score(1).max(played.score(2));
        match played.status() {
            MatchStatus::Won(winner) => {
                prop_assert_eq!(played.score(winner), best);
                prop_assert!(best >= plan.points_to_win());
            }
            status => {
                prop_assert_eq!(status, MatchStatus::Level);
                prop_assert!(best < plan.points_to_win());
            }
        }
    }
}

/// White of each game of a match, as player 1 or 2.
fn whites(plan: Plan) -> Vec<Seat> {
    let played = IndividualMatch::new([1, 2], plan).unwrap();
    (1..=plan.games)
        .map(|game| played.colours_of(game).white)
        .collect()
}

#[test]
fn colours_in_matches() {
    let plan = |games, order| Plan { games, order };
    assert_eq!(
        whites(plan(6, ColourOrder::Alternating)),
        [1, 2, 1, 2, 1, 2]
    );
    let half_time = ColourOrder::ReversedAtHalfTime;
    assert_eq!(
        whites(plan(12, half_time)),
        [1, 2, 1, 2, 1, 2, 2, 1, 2, 1, 2, 1]
    );
    assert_eq!(whites(plan(6, half_time)), [1, 2, 1, 1, 2, 1]);
    assert_eq!(whites(plan(5, half_time)), [1, 2, 1, 1, 2]);
    let sudden_death = ColourOrder::ReversedAfterOddGames;
    assert_eq!(whites(plan(7, sudden_death)), [1, 2, 2, 1, 1, 2, 2]);
}

#[test]
fn lots_give_both_colours() {
    let first = |seed| {
        let lots = &mut Lots::from_seed(seed);
        IndividualMatch::by_lot([1, 2], Plan::of(2), lots)
            .unwrap()
            .colours_of(1)
            .white
    };
    assert!(SEEDS.map(first).any(|white| white == 1));
    assert!(SEEDS.map(first).any(|white| white == 2));
}

#[test]
fn games_after_the_decision_are_kept_but_not_rated() {
    let mut played = IndividualMatch::new([1, 2], Plan::of(4)).unwrap();
    for own in ["1", "½", "1", "0"] {
        let next = played.colours_of(played.games().count() as u32 + 1);
        played.record(result_for(1, next, own)).unwrap();
    }
    assert_eq!(played.status(), MatchStatus::Won(1));
    assert_eq!(played.decided_after(), Some(3));
    assert_eq!(played.deciding_score(1).to_string(), "2.5");
    assert_eq!(played.score(2).to_string(), "1.5");
    let rated: Vec<bool> = played.games().map(|game| game.before_decision).collect();
    assert_eq!(rated, [true, true, true, false]);
    assert!(played.record(GameResult::DRAW).is_err());
}

#[test]
fn a_game_both_lost_leaves_fewer_points_to_share() {
    let mut played = IndividualMatch::new([1, 2], Plan::of(2)).unwrap();
    played.record("0-0".parse().unwrap()).unwrap();
    played.record(GameResult::BLACK_WINS).unwrap();
    assert_eq!(played.status(), MatchStatus::Won(1), "1-0 of 2");
    assert!(played.record(GameResult::PENDING).is_err());
    assert!(IndividualMatch::new([1, 1], Plan::of(2)).is_err());
    assert!(IndividualMatch::new([1, 2], Plan::of(0)).is_err());
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayOffs {
    case: Vec<PlayOffCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayOffCase {
    name: String,
    players: Vec<Seat>,
    games: BTreeMap<String, Vec<Seat>>,
    placings: Option<Vec<String>>,
    winner: Option<Seat>,
    #[serde(default)]
    shared_third: bool,
    #[serde(default)]
    last: Vec<String>,
}

impl PlayOffCase {
    /// Plays it out, and says how often each two met.
    fn play(&self, seed: u64) -> (PlayOff, BTreeMap<String, usize>) {
        let mut play_off = PlayOff::new(&self.players, seed).unwrap();
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        while let Some(task) = play_off.next_task() {
            let results: Vec<GameResult> = task
                .games
                .iter()
                .map(|game| {
                    let pair = pair(*game);
                    let number = met.entry(pair.clone()).or_default();
                    *number += 1;
                    won_by(*game, self.games[&pair][*number - 1])
                })
                .collect();
            play_off.record(&results).unwrap();
        }
        (play_off, met)
    }
}

fn pair(game: ScheduledGame<Seat>) -> String {
    format!(
        "{}-{}",
        game.white.min(game.black),
        game.white.max(game.black)
    )
}

fn won_by(game: ScheduledGame<Seat>, winner: Seat) -> GameResult {
    match winner {
        0 => GameResult::DRAW,
        winner => result_for(winner, game, "1"),
    }
}

#[test]
fn play_offs() {
    let cases: PlayOffs = toml::from_str(include_str!("vectors/play_off.toml")).unwrap();
    for (case, seed) in cases
        .case
        .iter()
        .flat_map(|case| SEEDS.map(move |seed| (case, seed)))
    {
        let name = format!("{} with seed {seed}", case.name);
        let (play_off, met) = case.play(seed);
        let places = texts(play_off.finished().unwrap());
        if let Some(expected) = &case.placings {
            assert_eq!(&places, expected, "{name}");
            let planned: BTreeMap<String, usize> = case
                .games
                .iter()
                .map(|(pair, games)| (pair.clone(), games.len()))
                .collect();
            assert_eq!(met, planned, "{name}: games played");
        }
        if let Some(winner) = case.winner {
            assert_eq!(places[0], format!("1: {winner}"), "{name}");
        }
        if case.shared_third {
            assert!(
                places[2].starts_with("3-4") && places[3].starts_with("3-4"),
                "{name}"
            );
            assert_eq!(places[4..], case.last, "{name}");
        }
    }
}

#[test]
fn sudden_death_reverses_colours_after_odd_games() {
    for seed in SEEDS {
        let mut play_off = PlayOff::new(&[1, 2], seed).unwrap();
        let mut whites = Vec::new();
        for _ in 0..9 {
            let task = play_off.next_task().unwrap();
            assert_eq!(task.stage, PlayOffStage::Final);
            whites.push(task.games[0].white);
            play_off.record(&[GameResult::DRAW]).unwrap();
        }
        assert_ne!(whites[0], whites[1]);
        let (x, y) = (whites[2], 3 - whites[2]);
        assert_eq!(whites[2..], [x, y, y, x, x, y, y], "seed {seed}");
    }
}

#[test]
fn a_play_off_refuses_what_cannot_be() {
    assert!(PlayOff::new(&[1], 0).is_err());
    assert!(PlayOff::new(&[1, 2, 1], 0).is_err());
    let mut play_off = PlayOff::new(&[1, 2, 3, 4], 0).unwrap();
    let before = play_off.clone();
    assert!(
        play_off.record(&[GameResult::DRAW]).is_err(),
        "a result too few"
    );
    assert!(
        play_off
            .record(&[GameResult::DRAW, GameResult::PENDING])
            .is_err()
    );
    assert_eq!(play_off, before);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Calendars {
    case: Vec<CalendarCase>,
    play_off: Vec<PausesCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarCase {
    name: String,
    plan: CalendarPlan,
    #[serde(default)]
    starts: Option<Vec<DateTime>>,
    #[serde(default)]
    minutes: u32,
    #[serde(default)]
    increment: u32,
    lots: Option<DateTime>,
    #[serde(default)]
    limits: Vec<String>,
    #[serde(default)]
    breaches: Vec<String>,
    error: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PausesCase {
    name: String,
    last_game_end: DateTime,
    stages: Vec<[DateTime; 2]>,
    #[serde(default)]
    breaches: Vec<String>,
}

fn calendars() -> Calendars {
    toml::from_str(include_str!("vectors/calendar.toml")).unwrap()
}

fn limits(name: &str) -> Vec<TimeLimit> {
    match name {
        "rated" => calendar::rated_events(),
        "title" => calendar::title_events(),
        "grandmaster" => calendar::grandmaster_norm(),
        "drawn" => calendar::drawn_events(),
        "school" => calendar::school_events(),
        "no overlap" => vec![TimeLimit::of(Bound::RoundsDoNotOverlap, "organiser")],
        _ => panic!("no limits are called {name}"),
    }
}

#[test]
fn calendars_and_their_limits() {
    for case in calendars().case {
        let calendar = match (case.plan.calendar(), case.error) {
            (Ok(calendar), None) => calendar,
            (Err(error), Some(expected)) => {
                assert_eq!(error.to_string(), expected, "{}", case.name);
                continue;
            }
            (found, expected) => panic!("{}: {found:?}, not {expected:?}", case.name),
        };
        if let Some(starts) = case.starts {
            assert_eq!(calendar.starts, starts, "{}", case.name);
        }
        let mut sessions = Sessions::of(case.minutes, case.increment);
        sessions.drawing_of_lots = case.lots;
        let limits: Vec<TimeLimit> = case.limits.iter().flat_map(|name| limits(name)).collect();
        let breaches = texts(calendar::check(&calendar, &sessions, &limits));
        assert_eq!(breaches, case.breaches, "{}", case.name);
    }
}

#[test]
fn pauses_around_a_play_off() {
    for case in calendars().play_off {
        let stages: Vec<StageTimes> = case
            .stages
            .iter()
            .map(|[start, end]| StageTimes {
                start: *start,
                end: *end,
            })
            .collect();
        let breaches = texts(calendar::check_play_off(case.last_game_end, &stages));
        assert_eq!(breaches, case.breaches, "{}", case.name);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Withdrawals {
    half: Vec<Half>,
    case: Vec<WithdrawalCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Half {
    scheduled: u32,
    excluded: u32,
    counted: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithdrawalCase {
    name: String,
    players: u32,
    paired: usize,
    left: Vec<Withdrawal>,
    #[serde(default)]
    pending: Vec<String>,
    #[serde(default)]
    played_anyway: bool,
    #[serde(default)]
    verdicts: Vec<String>,
    #[serde(default)]
    games: Vec<String>,
    #[serde(default)]
    scores: Vec<Points>,
    #[serde(default)]
    rated: usize,
    error: Option<String>,
}

impl WithdrawalCase {
    fn draft(&self) -> Draft {
        let entrants = (1..=self.players).map(|number| {
            let player = Player::named(&format!("Player {number}"));
            let mut entrant = Entrant::new(EntrantId(number), player);
            entrant.pairing_number = PairingNumber::new(number);
            entrant
        });
        let schedule = berger::schedule(self.players).unwrap();
        let rounds = (1..).zip(schedule.rounds.iter().take(self.paired));
        Draft {
            planned_rounds: schedule.rounds.len() as u16,
            entrants: entrants.collect(),
            rounds: rounds
                .map(|(number, round)| Round {
                    games: (1..)
                        .zip(&round.games)
                        .map(|(board, game)| self.game(number, board, *game))
                        .collect(),
                    ..Round::default()
                })
                .collect(),
            ..Draft::default()
        }
    }

    fn game(&self, round: u16, board: u32, game: ScheduledGame<Seat>) -> Game {
        let [white, black] = [game.white, game.black].map(EntrantId);
        let gone = |left: &Withdrawal| {
            (left.entrant == white || left.entrant == black) && left.after.0 < round
        };
        let absent = self.left.iter().any(gone) && !self.played_anyway;
        let pending = self.pending.contains(&format!("{round}.{board}"));
        let mut game = Game::pending(BoardNumber::single(board), white, black);
        if !absent && !pending {
            game.results.reported = GameResult::DRAW;
        }
        game
    }

    fn check(&self, rule: WithdrawalRule) {
        let name = format!("{} ({})", self.name, rule.article());
        let mut draft = self.draft();
        let tournament = Tournament::new(draft.clone()).unwrap();
        let schedule = berger::schedule(self.players).unwrap();
        let found = match (
            adjustments(&tournament, &schedule, &self.left, rule),
            &self.error,
        ) {
            (Ok(found), None) => found,
            (Err(error), Some(expected)) => {
                return assert_eq!(&error.to_string(), expected, "{name}");
            }
            (found, expected) => panic!("{name}: {found:?}, not {expected:?}"),
        };
        assert_eq!(
            texts(found.verdicts.iter().map(verdict)),
            self.verdicts,
            "{name}"
        );
        assert_eq!(
            texts(found.games.iter().map(adjustment)),
            self.games,
            "{name}"
        );
        found.apply(&mut draft);
        self.check_scores(&name, draft);
        excluded_games_are_out_of_tie_breaks(&found);
    }

    fn check_scores(&self, name: &str, draft: Draft) {
        let tournament = Tournament::new(draft).unwrap();
        let after = tournament.paired_rounds();
        let scores: Vec<Points> = (1..=self.players)
            .map(|number| tournament.score(EntrantId(number), after, Purpose::Standings))
            .collect();
        assert_eq!(scores, self.scores, "{name}");
        let games = tournament.rounds().iter().flat_map(|round| &round.games);
        let rated = games.filter(|game| game.results.counted_for(Purpose::Rating).white.is_rated());
        assert_eq!(rated.count(), self.rated, "{name}");
    }
}

fn verdict(verdict: &Verdict) -> String {
    let counts = if verdict.counts {
        "counted"
    } else {
        "excluded"
    };
    format!(
        "{}: {} of {}, {counts}",
        verdict.entrant.0, verdict.completed, verdict.scheduled
    )
}

fn adjustment(change: &GameAdjustment) -> String {
    let record = change.record.map(|result| format!(" record {result}"));
    let adjusted = change
        .adjusted
        .iter()
        .map(|(purpose, result)| format!(" {} {result}", purpose.name()));
    let changes: String = record.into_iter().chain(adjusted).collect();
    format!("{}.{}{changes}", change.round, change.board)
}

fn excluded_games_are_out_of_tie_breaks(found: &Adjustments) {
    for change in &found.games {
        let excluded = change.adjusted.contains_key(&Purpose::Standings);
        assert_eq!(change.tie_breaks == TieBreakUse::Excluded, excluded);
    }
}

#[test]
fn withdrawals() {
    let cases: Withdrawals = toml::from_str(include_str!("vectors/withdrawal.toml")).unwrap();
    for rule in [WithdrawalRule::Fide, WithdrawalRule::UsChess] {
        for half in &cases.half {
            assert!(!rule.counts(half.excluded, half.scheduled));
            assert!(rule.counts(half.counted, half.scheduled));
        }
        for case in &cases.case {
            case.check(rule);
        }
    }
}
