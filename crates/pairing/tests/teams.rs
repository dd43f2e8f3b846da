//! Events of teams: the cases of `vectors/{scheveningen,skalitzka,teams}.toml`, and what must hold
//! for every size.

#[path = "teams/every_size.rs"]
mod every_size;
#[path = "teams/matches.rs"]
mod matches;
#[path = "teams/tables.rs"]
mod tables;

use adoube_pairing::schedule::Schedule;

fn text<S: std::fmt::Display>(schedule: &Schedule<S>) -> Vec<String> {
    schedule.rounds.iter().map(ToString::to_string).collect()
}
