//! Whether teams play, or single players of whom the file also says for which team they came.
//!
//! Record 310 is only written where teams are paired. Record 013 of the older formats also stands in
//! events of single players: whoever writes them ranks the teams by what their players score.

use std::collections::HashMap;

use super::event::EventData;
use super::record::{PlayerRecord, Record};
use super::system::teams_told;

/// Whether the records are those of an event in which teams are paired.
pub(super) fn teams_play(records: &[Record]) -> bool {
    if records
        .iter()
        .any(|record| matches!(record, Record::Team(_)))
    {
        return true;
    }
    let named = records.iter().filter_map(|record| match record {
        Record::OldTeam(team) => Some(&team.players),
        _ => None,
    });
    let mut team_of = HashMap::new();
    let mut are_named = false;
    for (team, players) in named.enumerate() {
        are_named = true;
        team_of.extend(players.iter().map(|player| (*player, team)));
    }
    // What is said goes before what the games look like.
    are_named
        && teams_told(&EventData::of(records)).unwrap_or_else(|| are_matches(records, &team_of))
}

/// Whether every game is one of two teams, none of which meets several in a round.
fn are_matches(records: &[Record], team_of: &HashMap<u32, usize>) -> bool {
    let players = || {
        records.iter().filter_map(|record| match record {
            Record::Player(player) => Some(player),
            _ => None,
        })
    };
    let rounds = players().map(|player| player.rounds.len()).max();
    (0..rounds.unwrap_or(0)).all(|round| {
        let mut meets: HashMap<usize, usize> = HashMap::new();
        let mut fits = |player: &PlayerRecord| {
            let Some(opponent) = player.rounds.get(round).and_then(|entry| entry.opponent) else {
                return true;
            };
            let sides = (team_of.get(&player.person.number), team_of.get(&opponent));
            match sides {
                (Some(one), Some(other)) => {
                    one != other && meets.insert(*one, *other).is_none_or(|met| met == *other)
                }
                _ => false,
            }
        };
        players().all(&mut fits)
    })
}

#[cfg(test)]
mod tests {
    use crate::read_trf;

    /// A file of four players in two teams, with what it says and whom the players meet in round 1 and 2.
    fn file(said: &str, met: [[u32; 2]; 4]) -> String {
        let line = |(number, [one, two]): (usize, [u32; 2])| {
            let name = format!("Player {number}");
            format!("001 {number:>4}      {name:<76} {one:>4} w 1  {two:>4} w 1\n")
        };
        let colours = |text: String, place: usize| match place {
            0 | 1 => text,
            _ => text.replace("w 1", "b 0"),
        };
        let lines = (1..).zip(met).enumerate();
        let lines = lines.map(|(place, one)| colours(line(one), place));
        let teams = "013 Rooks                              1    2\n013 Knights                            3    4\n";
        format!("012 Teams\n{said}{}{teams}", lines.collect::<String>())
    }

    #[test]
    fn record_013_also_stands_in_events_of_single_players() {
        let matches = [[3, 4], [4, 3], [1, 2], [2, 1]];
        let single = [[2, 3], [1, 4], [4, 1], [3, 2]];
        for (said, met, teams) in [
            ("", matches, true),
            ("", single, false),
            ("092 Individual: Swiss-System\n", matches, false),
            ("092 Einzelturnier, Schweizer System\n", matches, false),
            ("092 Team: Swiss-System\n", matches, true),
            // Said to be one for teams, though a game is not one of two teams.
            ("092 Mannschaftsturnier\n", single, true),
            ("192 FIDE_DUTCH\n", matches, false),
            ("192 FIDE_TEAM\n", matches, true),
            ("092 Individual: Scheveningen\n", matches, true),
            ("192 CUSTOM_KNOCKOUT\n", matches, true),
        ] {
            let mut text = file(said, met);
            if met == single {
                // Round 1 is played by members of one team.
                text = text.replacen("   1 w 1     4", "   1 b 0     4", 1);
                text = text.replacen("   4 b 0     1", "   4 w 1     1", 1);
            }
            let trf = read_trf(text.as_bytes()).unwrap();
            let found = trf
                .to_draft()
                .unwrap_or_else(|errors| panic!("{said}: {errors:?}"));
            assert_eq!(!found.draft.teams.is_empty(), teams, "{said}{met:?}");
            let told = found.warnings.iter().any(|warning| {
                matches!(
                    warning.what,
                    super::super::TrfOddity::TeamsOfPlayers { teams: 2 }
                )
            });
            assert_eq!(told, !teams, "{said}{met:?}");
        }
    }
}
