//! Knockouts, matches, play-offs, calendars and withdrawals: the cases of `vectors/*.toml`, and
//! what holds for every size.

#[path = "stages/calendars.rs"]
mod calendars;
#[path = "stages/knockouts.rs"]
mod knockouts;
#[path = "stages/matches.rs"]
mod matches;
#[path = "stages/play_offs.rs"]
mod play_offs;
#[path = "stages/withdrawals.rs"]
mod withdrawals;

use adoube_pairing::schedule::{ScheduledGame, Seat};
use adoube_tournament::GameResult;

const SEEDS: std::ops::Range<u64> = 0..32;

fn texts<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// Facts in English.
fn told<T: serde::Serialize>(facts: impl IntoIterator<Item = T>) -> Vec<String> {
    let words = adoube_words::Words::of(adoube_words::Language::english());
    facts.into_iter().map(|fact| words.tell(&fact)).collect()
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
