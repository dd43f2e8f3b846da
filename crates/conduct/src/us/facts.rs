//! What the pairing of US Chess has to know about players, from what the journal knows.

use std::collections::BTreeMap;

use adoube_journal::{EntryMarks, HousePlayer, Section};
use adoube_pairing::us::{Facts, NonPairing, PlayerFacts};
use adoube_tournament::{Entrant, EntrantId, Player, Points, RoundNumber, Tournament};

use super::reentry::carried_last;
use super::section::{TeammatesAre, UsSection, is_of};

/// What is known of the players of a section before a round, for every road on which the US system is
/// asked.
pub(crate) fn us_facts(section: &Section, tournament: &Tournament, round: RoundNumber) -> Facts {
    let known = SectionFacts::of(section, tournament, round);
    let players = section.draft.entrants.iter();
    let requests = section.non_pairings.iter();
    Facts {
        // Of whom nothing is known nothing is said.
        players: players
            .map(|entrant| known.of_player(entrant))
            .filter(|facts| *facts != PlayerFacts::of(facts.entrant))
            .collect(),
        requests: requests
            .map(|request| NonPairing {
                entrants: request.entrants.clone(),
                until: request.until,
            })
            .collect(),
    }
}

struct SectionFacts<'k> {
    section: &'k Section,
    round: RoundNumber,
    teams: BTreeMap<EntrantId, &'k str>,
    /// The entry before each entry of a person who has several: that which is carried is the last, so that
    /// nobody meets its opponents again (28S1).
    earlier: BTreeMap<EntrantId, EntrantId>,
    /// Who is new, so that 28L5 asks for prize chances.
    chances: Option<Chances<'k>>,
}

impl<'k> SectionFacts<'k> {
    fn of(
        section: &'k Section,
        tournament: &'k Tournament,
        round: RoundNumber,
    ) -> SectionFacts<'k> {
        let any_new = section.marks.values().any(|marks| marks.is_new);
        SectionFacts {
            section,
            round,
            teams: teams(section),
            earlier: carried_last(section, tournament, round)
                .iter()
                .flat_map(|entries| entries.windows(2).map(|pair| (pair[1], pair[0])))
                .collect(),
            chances: any_new.then(|| Chances::of(section, tournament, round)),
        }
    }

    fn of_player(&self, entrant: &Entrant) -> PlayerFacts {
        let id = entrant.id;
        let none = EntryMarks::default();
        let marks = self.section.marks.get(&id).unwrap_or(&none);
        let chance = || (self.chances.as_ref()).is_some_and(|chances| chances.has_one(id));
        PlayerFacts {
            team: self.teams.get(&id).map(|team| (*team).to_owned()),
            // Who has a rating is not new, whatever was noted on the day of the entry.
            is_new: marks.is_new && !is_rated(self.section, &entrant.player),
            is_late: marks.is_late || entrant.first_round > RoundNumber::FIRST,
            is_house_player: marks.house.is_some(),
            bye_replaced: marks.bye_replaced || self.met_house_player(id),
            prize_chance: marks.prize_chance.unwrap_or_else(chance),
            reentry_of: self.earlier.get(&id).copied(),
            ..PlayerFacts::of(id)
        }
    }

    /// Whether a game against somebody who came for it took the place of a bye before this round
    /// (28M1). A permanent house player is paired like everybody and replaces no bye of the opponent.
    fn met_house_player(&self, id: EntrantId) -> bool {
        let marks = &self.section.marks;
        let came_for_it = |other: &EntrantId| {
            let marks = marks.get(other);
            marks.is_some_and(|marks| marks.house == Some(HousePlayer::Temporary))
        };
        if !marks.keys().any(came_for_it) {
            return false;
        }
        let before = self.section.draft.rounds.iter().take(self.round.place());
        let mut games = before.flat_map(|round| &round.games);
        games.any(|game| {
            (game.white == id && came_for_it(&game.black))
                || (game.black == id && came_for_it(&game.white))
        })
    }
}

/// Whether a player has a rating of any list; one that was assigned is none (28D6).
fn is_rated(section: &Section, player: &Player) -> bool {
    section.settings.rating_used.published(player).is_some()
}

/// The team of each player by what the section calls teammates (28N).
fn teams(section: &Section) -> BTreeMap<EntrantId, &str> {
    let mut teams = BTreeMap::new();
    match UsSection::read(&section.settings).teammates_are {
        TeammatesAre::Club => {
            let clubs = section.draft.entrants.iter();
            teams.extend(clubs.filter_map(|entrant| {
                let club = entrant.player.club.as_deref()?;
                Some((entrant.id, club.trim()))
            }));
        }
        TeammatesAre::Team => {
            for team in &section.draft.teams {
                let members = team.details.members.iter();
                teams.extend(members.map(|id| (*id, team.details.name.as_str())));
            }
        }
    }
    let noted = section.marks.iter();
    teams.extend(noted.filter_map(|(id, marks)| Some((*id, marks.team.as_deref()?))));
    teams
}

/// Who still has a substantial chance for a prize, where nobody said it (28L5). The text leaves it to
/// the director; here it is whoever gets past the leaders, of the section or of one of its categories,
/// by winning all games that are left while those score half.
struct Chances<'k> {
    tournament: &'k Tournament,
    round: RoundNumber,
    /// The members and the best score of each group that has prizes.
    groups: Vec<(Vec<EntrantId>, Points)>,
}

impl<'k> Chances<'k> {
    fn of(section: &Section, tournament: &'k Tournament, round: RoundNumber) -> Chances<'k> {
        let everybody: Vec<&Entrant> = section.draft.entrants.iter().collect();
        let rating = section.settings.rating_used;
        let classes = section.settings.categories.iter().map(|class| {
            let members = everybody.iter();
            let members = members.filter(|entrant| is_of(class, &entrant.player, rating, None));
            members.map(|entrant| entrant.id).collect()
        });
        let whole: Vec<EntrantId> = everybody.iter().map(|entrant| entrant.id).collect();
        let groups = std::iter::once(whole).chain(classes);
        let best = |members: Vec<EntrantId>| {
            let scores = members.iter().map(|id| earned(tournament, *id, round));
            let best = scores.max().unwrap_or(Points::ZERO);
            (members, best)
        };
        Chances {
            tournament,
            round,
            groups: groups.map(best).collect(),
        }
    }

    fn has_one(&self, id: EntrantId) -> bool {
        let left = self.tournament.draft().planned_rounds + 1;
        let left = i32::from(left.saturating_sub(self.round.0));
        let all_wins = left * self.tournament.point_system().win.as_hundredths();
        let own = earned(self.tournament, id, self.round).as_hundredths() + all_wins;
        let mut groups = self.groups.iter();
        groups.any(|(members, best)| {
            members.contains(&id) && own > best.as_hundredths() + all_wins / 2
        })
    }
}

/// The score before a round, without points that are for pairing only.
fn earned(tournament: &Tournament, id: EntrantId, round: RoundNumber) -> Points {
    tournament.pairing_score(id, round) - tournament.virtual_points(id, round)
}

#[cfg(test)]
mod tests {
    use adoube_journal::{Command, Event, foresee};

    use super::*;

    /// A section after commands, as in an exported journal.
    fn section(lines: &[&str]) -> Section {
        let usual = [
            r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":4,"rules":"us-2025","rating_used":"national_then_fide"}}"#,
            r#"{"command":"register","section":"open","player":{"name":"A","national_rating":2000,"club":"Marshall"}}"#,
            r#"{"command":"register","section":"open","player":{"name":"B","national_rating":1900}}"#,
            r#"{"command":"enter","section":"open","player":{"name":"C"},"marks":{"is_new":true,"team":"North"}}"#,
            r#"{"command":"assign_numbers","section":"open"}"#,
        ];
        let commands = usual.iter().chain(lines).map(|line| {
            let command: Command = serde_json::from_str(line).unwrap();
            command
        });
        let commands: Vec<Command> = commands.collect();
        let event = foresee(&Event::default(), &commands, Some("as decided"));
        event.sections[0].clone()
    }

    fn facts(section: &Section, round: u16) -> Facts {
        us_facts(section, &section.snapshot().unwrap(), RoundNumber(round))
    }

    #[test]
    fn marks_and_requests_are_told() {
        let section = section(&[
            r#"{"command":"set_non_pairings","section":"open","requests":[{"entrants":[1,2],"until":2}]}"#,
        ]);
        let facts = facts(&section, 1);
        let new = facts.of(EntrantId(3)).unwrap();
        assert!(new.is_new && !new.is_late);
        assert_eq!(new.team.as_deref(), Some("North"));
        // A club is a team only where the section says so.
        assert!(
            facts
                .of(EntrantId(1))
                .is_none_or(|facts| facts.team.is_none())
        );
        assert_eq!(facts.requests[0].until, Some(RoundNumber(2)));
        assert_eq!(facts.check(), Ok(()));
    }

    #[test]
    fn who_has_a_rating_is_not_new() {
        let section = section(&[
            r#"{"command":"edit_player","section":"open","entrant":3,"player":{"name":"C","national_rating":1200}}"#,
        ]);
        assert!(!facts(&section, 1).of(EntrantId(3)).unwrap().is_new);
        let section = self::section(&[
            r#"{"command":"edit_player","section":"open","entrant":3,"player":{"name":"C","assigned_rating":1200}}"#,
        ]);
        assert!(facts(&section, 1).of(EntrantId(3)).unwrap().is_new);
    }

    #[test]
    fn a_game_against_who_came_for_it_replaces_the_bye() {
        let section = section(&[
            r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":1,"black":3}],"byes":[{"entrant":2,"kind":"pairing_allocated"}]}}"#,
            r#"{"command":"enter","section":"open","player":{"name":"Guest"},"first_round":1,"marks":{"house":"temporary"}}"#,
            r#"{"command":"change_pairings","section":"open","round":1,"remove_byes":[2,4],"add":{"boards":[{"board":"2","white":2,"black":4}]}}"#,
        ]);
        assert_eq!(section.draft.rounds[0].games.len(), 2);
        assert!(
            facts(&section, 1)
                .of(EntrantId(2))
                .is_none_or(|it| !it.bye_replaced)
        );
        let after = facts(&section, 2);
        assert!(after.of(EntrantId(2)).unwrap().bye_replaced);
        assert!(after.of(EntrantId(4)).unwrap().is_house_player);
        assert!(after.of(EntrantId(1)).is_none_or(|it| !it.bye_replaced));
    }

    /// With both entries in the event the better one goes on, and its opponents are those of the person.
    #[test]
    fn the_better_entry_is_carried() {
        let lines = [
            r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2}],"byes":[{"entrant":3,"kind":"pairing_allocated"}]}}"#,
            r#"{"command":"enter_result","section":"open","round":1,"board":"1","result":"1/2-1/2"}"#,
            r#"{"command":"close_round","section":"open","round":1}"#,
            r#"{"command":"enter","section":"open","player":{"name":"A RE"},"marks":{"reentry_of":1}}"#,
            r#"{"command":"assign_numbers","section":"open"}"#,
        ];
        let both = section(&lines);
        let present = [1, 2, 3, 4].map(EntrantId).to_vec();
        let tournament = both.snapshot().unwrap();
        let (paired, rests) =
            crate::us::one_entry_each(&both, &tournament, RoundNumber(2), present);
        assert_eq!(paired, [1, 2, 3].map(EntrantId));
        assert_eq!(rests, [EntrantId(4)]);
        assert_eq!(
            facts(&both, 2).of(EntrantId(1)).unwrap().reentry_of,
            Some(EntrantId(4))
        );
        let gone = r#"{"command":"withdraw","section":"open","entrant":1}"#;
        let later = section(&[&lines[..], &[gone]].concat());
        assert_eq!(
            facts(&later, 2).of(EntrantId(4)).unwrap().reentry_of,
            Some(EntrantId(1))
        );
    }

    #[test]
    fn chances_are_those_of_the_standings_unless_somebody_says_otherwise() {
        let lines = [
            r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2}],"byes":[{"entrant":3,"kind":"pairing_allocated"}]}}"#,
            r#"{"command":"enter_result","section":"open","round":1,"board":"1","result":"1-0"}"#,
            r#"{"command":"close_round","section":"open","round":1}"#,
            r#"{"command":"pair_round","section":"open","round":2,"made_by":{"engine":"hand"},"pairings":{"boards":[{"board":"1","white":3,"black":1}],"byes":[{"entrant":2,"kind":"zero_point"}]}}"#,
            r#"{"command":"enter_result","section":"open","round":2,"board":"1","result":"0-1"}"#,
        ];
        let chance = |section: &Section, round, id| {
            let facts = facts(section, round);
            facts.of(EntrantId(id)).is_some_and(|it| it.prize_chance)
        };
        let played = section(&lines);
        // Before round 2 everybody can still win; two points behind with two rounds left nobody does.
        assert!(chance(&played, 2, 2));
        assert!(chance(&played, 3, 1) && !chance(&played, 3, 2));
        let said =
            r#"{"command":"set_marks","section":"open","entrant":2,"marks":{"prize_chance":true}}"#;
        assert!(chance(&section(&[&lines[..], &[said]].concat()), 3, 2));
    }
}
