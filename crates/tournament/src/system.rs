//! How the opponents of an event are found.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Draft, EntrantId, TeamId, Tournament};

/// How the opponents are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Paired by scores (C.04), whichever of the Swiss systems.
    #[default]
    Swiss,
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Everybody of one team meets everybody of the other.
    Scheveningen,
    /// Who loses a match is out.
    Knockout,
    Match,
    /// Teams, paired by a Swiss system.
    TeamSwiss,
    /// Teams, each meeting each.
    TeamRoundRobin,
}

impl System {
    /// Every system, in the order in which they are offered.
    pub const ALL: [System; 8] = [
        System::Swiss,
        System::RoundRobin,
        System::DoubleRoundRobin,
        System::Scheveningen,
        System::Knockout,
        System::Match,
        System::TeamSwiss,
        System::TeamRoundRobin,
    ];

    /// What a snapshot looks like: teams or players, a schedule drawn before round 1 or a Swiss, and
    /// whether anybody was met twice. It is a guess; an event that says what it is knows better.
    pub fn seen_in(tournament: &Tournament) -> System {
        let fixed = tournament.draft().fixed_schedule;
        let rounds = tournament.paired_rounds();
        let met_twice = || {
            tournament.entrants().iter().any(|entrant| {
                let mut met: Vec<EntrantId> = tournament.opponents(entrant.id, rounds).collect();
                met.sort_unstable();
                met.windows(2).any(|pair| pair[0] == pair[1])
            })
        };
        match (tournament.teams().is_empty(), fixed) {
            (true, false) => System::Swiss,
            (true, true) if met_twice() => System::DoubleRoundRobin,
            (true, true) => System::RoundRobin,
            (false, false) => System::TeamSwiss,
            (false, true) => System::TeamRoundRobin,
        }
    }

    /// The system that the games themselves prove, of an event that says nothing:
    /// everybody has met everybody once or twice, two players have met again and again, or at least
    /// three rounds are those of the table of a round robin (C.05, Berger); of teams, that each has met
    /// each once or twice. A Swiss of few players
    /// that ran out of opponents is the same to everything that is computed.
    pub fn proved_by_games(draft: &Draft) -> Option<System> {
        if !draft.teams.is_empty() {
            return all_teams_met(draft).then_some(System::TeamRoundRobin);
        }
        let seats = seats(draft);
        let games: usize = draft.rounds.iter().map(|round| round.games.len()).sum();
        let pairs = seats.len() * seats.len().saturating_sub(1) / 2;
        match seats.len() {
            0 | 1 => None,
            2 => (games > 1).then_some(System::Match),
            _ if games == pairs && all_met(draft, 1) => Some(System::RoundRobin),
            _ if games == 2 * pairs && all_met(draft, 2) => Some(System::DoubleRoundRobin),
            _ => follows_the_table(draft, &seats).then_some(System::RoundRobin),
        }
    }

    /// How often everybody meets everybody; none where not everybody does.
    pub fn cycles(self) -> Option<usize> {
        match self {
            System::RoundRobin => Some(1),
            System::DoubleRoundRobin => Some(2),
            _ => None,
        }
    }

    /// How many rounds the schedule of so many players has; none where that is for others to say.
    pub fn rounds_of_schedule(self, players: usize) -> Option<u16> {
        let cycles = self.cycles()?;
        let rounds = (players + players % 2).checked_sub(1)?;
        u16::try_from(cycles * rounds).ok()
    }

    /// The opponents are known before round 1.
    pub fn is_predetermined(self) -> bool {
        use System::*;
        matches!(
            self,
            RoundRobin | DoubleRoundRobin | Scheveningen | TeamRoundRobin
        )
    }

    /// A round robin of single players.
    pub fn is_round_robin(self) -> bool {
        matches!(self, System::RoundRobin | System::DoubleRoundRobin)
    }

    /// Paired by a Swiss system.
    pub fn is_swiss(self) -> bool {
        matches!(self, System::Swiss | System::TeamSwiss)
    }

    /// Whether teams meet rather than single players.
    pub fn is_team(self) -> bool {
        matches!(self, System::TeamSwiss | System::TeamRoundRobin)
    }

    /// The system in words.
    pub fn name(self) -> &'static str {
        match self {
            System::Swiss => "individual Swiss",
            System::RoundRobin => "individual round robin",
            System::DoubleRoundRobin => "individual double round robin",
            System::Scheveningen => "Scheveningen",
            System::Knockout => "knockout",
            System::Match => "match",
            System::TeamSwiss => "team Swiss",
            System::TeamRoundRobin => "team round robin",
        }
    }

    /// The name used on the command line and in files.
    pub fn key(self) -> &'static str {
        match self {
            System::Swiss => "swiss",
            System::RoundRobin => "round-robin",
            System::DoubleRoundRobin => "double-round-robin",
            System::Scheveningen => "scheveningen",
            System::Knockout => "knockout",
            System::Match => "match",
            System::TeamSwiss => "team-swiss",
            System::TeamRoundRobin => "team-round-robin",
        }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// The text names no system.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "unknown-tournament-system")]
pub struct UnknownSystem {
    text: String,
}

impl FromStr for System {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<System, UnknownSystem> {
        let known = System::ALL.into_iter().find(|system| system.key() == text);
        known.ok_or_else(|| UnknownSystem {
            text: text.to_owned(),
        })
    }
}

/// Who has been paired at all: the seats of a table.
fn seats(draft: &Draft) -> BTreeSet<EntrantId> {
    let games = draft.rounds.iter().flat_map(|round| &round.games);
    games.flat_map(|game| [game.white, game.black]).collect()
}

/// Whether all who met did so as often as that; with as many games as there are pairs everybody did.
fn all_met(draft: &Draft, times: usize) -> bool {
    let mut met: BTreeMap<(EntrantId, EntrantId), usize> = BTreeMap::new();
    for game in draft.rounds.iter().flat_map(|round| &round.games) {
        let (one, other) = (game.white.min(game.black), game.white.max(game.black));
        *met.entry((one, other)).or_default() += 1;
    }
    met.values().all(|count| *count == times)
}

/// Whether at least four teams have all met each other once, or all twice.
fn all_teams_met(draft: &Draft) -> bool {
    let mut met: BTreeMap<(TeamId, TeamId), usize> = BTreeMap::new();
    for meeting in draft.rounds.iter().flat_map(|round| &round.matches) {
        let (one, other) = (meeting.first, meeting.second);
        *met.entry((one.min(other), one.max(other))).or_default() += 1;
    }
    let pairs = draft.teams.len() * draft.teams.len().saturating_sub(1) / 2;
    let times = met.values().next().copied().unwrap_or(0);
    draft.teams.len() > 3
        && met.len() == pairs
        && (1..=2).contains(&times)
        && met.values().all(|count| *count == times)
}

/// Whether every round is one of the Berger table by pairing numbers, and none comes twice. In that
/// table two numbers below the last one meet in the round that their sum gives.
fn follows_the_table(draft: &Draft, seats: &BTreeSet<EntrantId>) -> bool {
    let mut numbered: Vec<_> = (draft.entrants.iter())
        .filter(|entrant| seats.contains(&entrant.id))
        .collect();
    numbered.sort_by_key(|entrant| entrant.pairing_number);
    let places: BTreeMap<EntrantId, usize> =
        numbered.iter().map(|entrant| entrant.id).zip(1..).collect();
    let last = seats.len() + seats.len() % 2;
    let rounds = last - 1;
    // The sum of the two numbers, the last number counting as its opponent.
    let sum = |white: EntrantId, black: EntrantId| {
        let [one, other] = [white, black].map(|id| places.get(&id).copied().unwrap_or(last));
        let sum = match (one == last, other == last) {
            (true, _) => 2 * other,
            (_, true) => 2 * one,
            _ => one + other,
        };
        sum % rounds
    };
    let mut sums = BTreeSet::new();
    let of_the_table = |round: &crate::Round| {
        let mut found = round.games.iter().map(|game| sum(game.white, game.black));
        let first = found.next();
        let whole = round.games.len() == seats.len() / 2;
        whole && first.is_some_and(|first| found.all(|other| other == first) && sums.insert(first))
    };
    let enough = (3..=rounds).contains(&draft.rounds.len()) && last >= 6;
    enough && draft.rounds.iter().all(of_the_table)
}

adoube_types::errors!(UnknownSystem);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BoardNumber, Entrant, Game, PairingNumber, Player, Round, Team, TeamDetails, TeamMatch,
    };

    fn draft(players: u32, rounds: &[&[(u32, u32)]]) -> Draft {
        let entrant = |number| Entrant {
            pairing_number: PairingNumber::new(number),
            ..Entrant::new(EntrantId(number), Player::named("somebody"))
        };
        let round = |pairs: &&[(u32, u32)]| Round {
            games: (1..)
                .zip(pairs.iter())
                .map(|(board, (white, black))| {
                    let board = BoardNumber::single(board);
                    Game::pending(board, EntrantId(*white), EntrantId(*black))
                })
                .collect(),
            ..Round::default()
        };
        Draft {
            planned_rounds: 9,
            entrants: (1..=players).map(entrant).collect(),
            rounds: rounds.iter().map(round).collect(),
            ..Draft::default()
        }
    }

    #[test]
    fn games_prove_a_system_or_nothing() {
        let table: [&[(u32, u32)]; 5] = [
            &[(1, 6), (2, 5), (3, 4)],
            &[(6, 4), (5, 3), (1, 2)],
            &[(2, 6), (3, 1), (4, 5)],
            &[(6, 5), (1, 4), (2, 3)],
            &[(3, 6), (4, 2), (5, 1)],
        ];
        let swiss: [&[(u32, u32)]; 3] = [
            &[(1, 4), (5, 2), (3, 6)],
            &[(2, 1), (4, 3), (6, 5)],
            &[(1, 3), (2, 4), (5, 6)],
        ];
        let twice: Vec<&[(u32, u32)]> = table.iter().chain(&table).copied().collect();
        for (players, rounds, system) in [
            (6, &table[..], Some(System::RoundRobin)),
            (6, &table[..3], Some(System::RoundRobin)),
            (6, &table[..2], None),
            (6, &twice[..], Some(System::DoubleRoundRobin)),
            (6, &swiss[..], None),
            // Somebody who never came has no seat.
            (7, &table[..], Some(System::RoundRobin)),
            (2, &[&[(1, 2)][..], &[(2, 1)]][..], Some(System::Match)),
            (2, &[&[(1, 2)][..]][..], None),
            (4, &[], None),
        ] {
            let found = System::proved_by_games(&draft(players, rounds));
            assert_eq!(found, system, "{players} players, {} rounds", rounds.len());
        }
    }

    #[test]
    fn matches_of_teams_prove_a_round_robin() {
        let match_of = |(first, second): &(u32, u32)| TeamMatch {
            table: 1,
            first: TeamId(*first),
            second: TeamId(*second),
            forfeit: None,
        };
        let once = [(1, 4), (2, 3), (4, 3), (1, 2), (2, 4), (3, 1)];
        let twice = [once, once.map(|(first, second)| (second, first))].concat();
        let mut again = once;
        again[5] = (2, 1);
        for (met, proved) in [
            (&once[..], true),
            (&twice, true),
            (&once[..5], false),
            (&again, false),
        ] {
            let team = |number| Team {
                id: TeamId(number),
                pairing_number: PairingNumber::new(number),
                details: TeamDetails::default(),
            };
            let mut found = draft(8, &[]);
            found.teams = (1..=4).map(team).collect();
            found.rounds = vec![Round {
                matches: met.iter().map(match_of).collect(),
                ..Round::default()
            }];
            let system = proved.then_some(System::TeamRoundRobin);
            assert_eq!(System::proved_by_games(&found), system, "{met:?}");
        }
    }

    #[test]
    fn names_read_back() {
        for system in System::ALL {
            assert_eq!(system.key().parse(), Ok(system));
        }
        assert!("berger".parse::<System>().is_err());
        assert_eq!(System::RoundRobin.rounds_of_schedule(12), Some(11));
        assert_eq!(System::RoundRobin.rounds_of_schedule(11), Some(11));
        assert_eq!(System::DoubleRoundRobin.rounds_of_schedule(6), Some(10));
        assert_eq!(System::RoundRobin.rounds_of_schedule(0), None);
        assert_eq!(System::Swiss.rounds_of_schedule(12), None);
    }
}
