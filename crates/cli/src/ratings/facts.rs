//! What a report file does not tell and ratings and norms ask for: options, and a file of facts.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use adoube_ratings::facts::{Approvals, Arbiter, ArbiterTitle, Level, Role, System};
use adoube_ratings::first_rating::PooledEvent;
use adoube_ratings::{EventFacts, History};
use adoube_tournament::{EntrantId, Federation, PairingNumber, RoundNumber, Tournament};
use clap::Args;
use jiff::civil::Date;
use serde::Deserialize;

use crate::failure::Failure;
use crate::files;
use crate::texts::{fail, t};

/// Facts on the command line.
#[derive(Args)]
pub(super) struct FactArgs {
    /// What else is known of the event and its players, in TOML: see docs/cli.md
    #[arg(long, value_name = "FACTS.toml")]
    facts: Option<PathBuf>,
    /// The day the event was registered
    #[arg(long, value_name = "DATE")]
    registered: Option<Date>,
    /// The title of the chief arbiter, IA, FA or NA, if record 102 does not tell it
    #[arg(long, value_name = "TITLE", value_parser = crate::args::value::<ArbiterTitle>)]
    chief_arbiter_title: Option<ArbiterTitle>,
    /// K of a player by pairing number, such as 5=40; may be repeated
    #[arg(long = "k", value_name = "NUMBER=K", value_delimiter = ',', value_parser = numbered::<u16>)]
    coefficients: Vec<(u32, u16)>,
    /// How many rated games a player has completed in all, such as 5=12; fewer than 30 make K 40
    #[arg(long, value_name = "NUMBER=GAMES", value_delimiter = ',', value_parser = numbered::<u32>)]
    games: Vec<(u32, u32)>,
}

/// `5=40`
fn numbered<T: std::str::FromStr>(text: &str) -> Result<(u32, T), String> {
    let read = || {
        let (number, value) = text.split_once('=')?;
        Some((number.trim().parse().ok()?, value.trim().parse().ok()?))
    };
    read().ok_or_else(|| t("ratings-no-figure").to_owned())
}

/// A file of facts; players are named by their pairing numbers.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct FactsFile {
    registered_on: Option<Date>,
    registered_by: Option<Federation>,
    system: Option<System>,
    level: Option<Level>,
    organiser: Option<String>,
    approvals: Approvals,
    composition_changed: bool,
    own_subzonal: bool,
    women_only: bool,
    disabled_player: bool,
    arbiters: Vec<Arbiter>,
    outside_fide: Vec<u32>,
    computers: Vec<u32>,
    rated_later: Vec<u32>,
    not_over_the_board: Vec<Excluded>,
    not_to_be_rated: Vec<Excluded>,
    players: BTreeMap<String, History>,
    earlier: Vec<Earlier>,
}

/// An earlier event of an unrated player.
#[derive(Deserialize)]
struct Earlier {
    player: u32,
    #[serde(flatten)]
    event: PooledEvent,
}

/// A game of a player.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Excluded {
    round: u16,
    player: u32,
}

impl FactArgs {
    /// Adds what is told to what the file of the event says.
    pub(super) fn add(
        &self,
        tournament: &Tournament,
        facts: &mut EventFacts,
    ) -> Result<(), Failure> {
        if let Some(path) = &self.facts {
            read(path)?.add(tournament, facts)?;
        }
        facts.registered_on = self.registered.or(facts.registered_on);
        if let Some(title) = self.chief_arbiter_title {
            chief(facts).title = Some(title);
        }
        for (number, k) in &self.coefficients {
            if *k == 0 {
                return Err(fail!("ratings-k-is-zero", number));
            }
            history(tournament, facts, *number)?.coefficient = Some(*k);
        }
        for (number, games) in &self.games {
            history(tournament, facts, *number)?.games = Some(*games);
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<FactsFile, Failure> {
    let (name, text) = files::read_text(path)?;
    toml::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))
}

impl FactsFile {
    fn add(self, tournament: &Tournament, facts: &mut EventFacts) -> Result<(), Failure> {
        let all = |numbers: &[u32]| -> Result<BTreeSet<EntrantId>, Failure> {
            numbers
                .iter()
                .map(|number| entrant(tournament, *number))
                .collect()
        };
        let games = |games: &[Excluded]| -> Result<BTreeSet<(RoundNumber, EntrantId)>, Failure> {
            let game = |game: &Excluded| {
                let id = entrant(tournament, game.player)?;
                let (round, rounds) = (game.round, tournament.rounds().len());
                if round == 0 || usize::from(round) > rounds {
                    return Err(fail!("ratings-no-round-of-game", round));
                }
                Ok((RoundNumber(round), id))
            };
            games.iter().map(game).collect()
        };
        facts.registered_on = self.registered_on.or(facts.registered_on);
        facts.registered_by = self.registered_by.or(facts.registered_by);
        facts.system = self.system.unwrap_or(facts.system);
        facts.level = self.level.unwrap_or(facts.level);
        facts.organiser = self.organiser.or(facts.organiser.take());
        facts.approvals = self.approvals;
        facts.composition_changed = self.composition_changed;
        facts.own_subzonal = self.own_subzonal;
        facts.women_only = self.women_only;
        facts.disabled_player = self.disabled_player;
        if !self.arbiters.is_empty() {
            facts.arbiters = self.arbiters;
        }
        facts.outside_fide = all(&self.outside_fide)?;
        facts.computers = all(&self.computers)?;
        facts.rated_later = all(&self.rated_later)?;
        facts.not_over_the_board = games(&self.not_over_the_board)?;
        facts.not_to_be_rated = games(&self.not_to_be_rated)?;
        for (number, told) in self.players {
            let number =
                (number.parse()).map_err(|_| fail!("ratings-no-pairing-number", number))?;
            *history(tournament, facts, number)? = told;
        }
        for Earlier { player, event } in self.earlier {
            let id = entrant(tournament, player)?;
            facts.earlier.entry(id).or_default().push(event);
        }
        Ok(())
    }
}

/// The player with a pairing number.
pub(super) fn entrant(tournament: &Tournament, number: u32) -> Result<EntrantId, Failure> {
    let found = PairingNumber::new(number).and_then(|number| tournament.numbered(number));
    found
        .map(|entrant| entrant.id)
        .ok_or_else(|| fail!("standings-no-number", number))
}

/// What is told of a player, over what the file of the event tells.
fn history<'f>(
    tournament: &Tournament,
    facts: &'f mut EventFacts,
    number: u32,
) -> Result<&'f mut History, Failure> {
    let id = entrant(tournament, number)?;
    let known = tournament.entrant(id).map(|entrant| facts.history(entrant));
    Ok(facts
        .histories
        .entry(id)
        .or_insert(known.unwrap_or_default()))
}

fn chief(facts: &mut EventFacts) -> &mut Arbiter {
    let place = facts
        .arbiters
        .iter()
        .position(|one| one.role == Role::Chief);
    let place = place.unwrap_or_else(|| {
        facts.arbiters.push(Arbiter {
            name: String::new(),
            fide_id: None,
            title: None,
            licensed: None,
            role: Role::Chief,
            plays_as: None,
        });
        facts.arbiters.len() - 1
    });
    &mut facts.arbiters[place]
}
