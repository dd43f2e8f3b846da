//! How often two opponents meet, and in which order.

use std::collections::BTreeMap;

use adoube_conduct::announcement::stored;
use clap::Args;

#[derive(Args)]
pub(super) struct CyclesArgs {
    /// Games of a match of a knockout, or 2 against each opponent of a US Swiss, each in a round of its own
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u16).range(1..))]
    match_games: Option<u16>,
    /// In a round robin of several cycles: whether the last two rounds of each but the last are interchanged
    #[arg(long, value_name = "BOOL")]
    interchange_last_rounds: Option<bool>,
}

impl CyclesArgs {
    /// What is said here, over what was announced before.
    pub(super) fn over(&self, mut texts: BTreeMap<String, String>) -> BTreeMap<String, String> {
        if self.match_games.is_some() || self.interchange_last_rounds.is_some() {
            let mut announced = stored::read(&texts);
            announced.match_games = self.match_games.or(announced.match_games);
            let interchange = self.interchange_last_rounds;
            announced.interchange_last_rounds = interchange.or(announced.interchange_last_rounds);
            stored::write(&announced, &mut texts);
        }
        texts
    }
}
