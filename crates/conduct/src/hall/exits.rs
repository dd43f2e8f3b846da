//! Who leaves the playing area, how often and for how long. The arbiters' manual wants the exits
//! counted and looked at where they are unusual; it has no numbers.

use adoube_journal::Section;
use adoube_tournament::{EntrantId, RoundNumber};
use jiff::civil::DateTime;

use super::{RoundAtDesk, minutes_between};

/// An absence of so many minutes is marked. No rule has a number: it is ours, and only a mark.
pub const LONG_ABSENCE_MINUTES: i64 = 15;

/// How often a player left the playing area.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exits {
    /// In all rounds of the section.
    pub in_section: u32,
    /// In each round with any.
    pub by_round: Vec<(RoundNumber, u32)>,
}

impl Exits {
    /// How often in one round.
    pub fn in_round(&self, round: RoundNumber) -> u32 {
        let mut rounds = self.by_round.iter();
        let found = rounds.find(|(number, _)| *number == round);
        found.map_or(0, |(_, count)| *count)
    }
}

/// How often a player left the playing area, as far as it was noted.
pub fn exits(section: &Section, entrant: EntrantId) -> Exits {
    let mut exits = Exits::default();
    for (round, _) in section.exits(entrant) {
        exits.in_section += 1;
        match exits.by_round.last_mut() {
            Some((last, count)) if *last == round => *count += 1,
            _ => exits.by_round.push((round, 1)),
        }
    }
    exits
}

/// A player who left the playing area in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerExits {
    pub entrant: EntrantId,
    /// How often in this round.
    pub in_round: u32,
    /// How often in all rounds of the section.
    pub in_section: u32,
    /// Since when the player is out now.
    pub out_since: Option<DateTime>,
    /// The longest absence of this round in whole minutes; one that lasts counts until now.
    pub longest_minutes: i64,
}

impl PlayerExits {
    /// Whether an absence of this round was long.
    pub fn is_long(&self) -> bool {
        self.longest_minutes >= LONG_ABSENCE_MINUTES
    }
}

impl RoundAtDesk<'_> {
    /// Everybody who left the playing area in this round: those who are out now first, then by how often.
    pub fn exits(&self, now: DateTime) -> Vec<PlayerExits> {
        let log = self.log().map_or(&[][..], |log| &log.exits);
        let mut players: Vec<PlayerExits> = Vec::new();
        for exit in log {
            let known = players.iter().position(|one| one.entrant == exit.entrant);
            let place = known.unwrap_or_else(|| {
                let all = exits(self.section, exit.entrant);
                players.push(PlayerExits {
                    entrant: exit.entrant,
                    in_round: all.in_round(self.round),
                    in_section: all.in_section,
                    out_since: None,
                    longest_minutes: 0,
                });
                players.len() - 1
            });
            let player = &mut players[place];
            let away = minutes_between(exit.left, exit.returned.unwrap_or(now));
            player.longest_minutes = player.longest_minutes.max(away);
            if exit.returned.is_none() {
                player.out_since = Some(exit.left);
            }
        }
        players.sort_by_key(|one| (one.out_since.is_none(), std::cmp::Reverse(one.in_round)));
        players
    }
}
