//! What is known of the players beside their own lines.

use adoube_tournament::{ByeRequest, Entrant, Player, RoundNumber};

use super::{Export, person_fields};
use crate::trf::record::{NationalRecord, PersonFields, Record};
use crate::trf::remarks::TrfUnsaid;

/// How wide the column of the national identity is.
const IDENTITY: usize = 11;

/// What the description of the format calls the record where nobody knows whose rating it is.
const NO_FEDERATION: &str = "NRS";

impl Export<'_> {
    /// Those who have numbers, by number.
    pub(super) fn numbered(&self) -> Vec<(u32, &Entrant)> {
        let entrants = self.tournament.entrants().iter();
        let mut numbered: Vec<(u32, &Entrant)> = entrants
            .filter_map(|entrant| Some((*self.numbers.get(&entrant.id)?, entrant)))
            .collect();
        numbered.sort_by_key(|(number, _)| *number);
        numbered
    }

    /// The national ratings and identities, under the code of the event's federation, else of the
    /// player's.
    pub(super) fn national_records(&mut self, federation: &str) {
        let numbered = self.numbered().into_iter();
        let people: Vec<(u32, Player)> = numbered
            .map(|(number, entrant)| (number, entrant.player.clone()))
            .filter(|(_, player)| player.national_rating.is_some() || player.national_id.is_some())
            .collect();
        for (number, player) in people {
            let own = player.federation.map(|one| one.code().to_owned());
            let code = Some(federation.to_owned()).filter(|code| !code.is_empty());
            let person = PersonFields {
                title: String::new(),
                rating: player.national_rating,
                federation: String::new(),
                identity: self.national_identity(&player),
                ..person_fields(number, &player)
            };
            self.records.push(Record::National(NationalRecord {
                rating_federation: code.or(own).unwrap_or_else(|| NO_FEDERATION.to_owned()),
                person,
            }));
        }
    }

    fn national_identity(&mut self, player: &Player) -> String {
        let identity = player.national_id.as_deref().unwrap_or_default().trim();
        if identity.chars().count() <= IDENTITY {
            return identity.to_owned();
        }
        self.leave_out(TrfUnsaid::NationalIdentity {
            identity: identity.to_owned(),
            name: player.name.trim().to_owned(),
        });
        String::new()
    }

    /// The rounds to come in which somebody takes no part and asked for no bye: withdrawn, or not
    /// there yet. Whoever pairs from the file has to know. In a fixed schedule the seat is kept.
    pub(super) fn absences(&self) -> Vec<(u16, u32)> {
        let draft = self.tournament.draft();
        if draft.fixed_schedule {
            return Vec::new();
        }
        let next = self.tournament.paired_rounds().next();
        let rounds = (next.0..=draft.planned_rounds).map(RoundNumber);
        let asked = |id, round| {
            let fits = |one: &ByeRequest| one.entrant == id && one.round == round;
            draft.bye_requests.iter().any(fits)
        };
        let absent = rounds.flat_map(|round| {
            let numbered = self.numbered().into_iter();
            numbered
                .filter(move |(_, entrant)| !entrant.takes_part_in(round))
                .filter(move |(_, entrant)| !asked(entrant.id, round))
                .map(move |(number, _)| (round.0, number))
        });
        absent.collect()
    }

    /// What is known of players and teams and has no place in the format.
    pub(super) fn leave_out_what_no_record_has(&mut self) {
        let numbered = self.numbered();
        let players = || numbered.iter().map(|(_, entrant)| &entrant.player);
        let assigned = players().filter_map(|player| Some((player, player.assigned_rating?)));
        let mut left_out: Vec<TrfUnsaid> = assigned
            .map(|(player, rating)| {
                let name = player.name.trim().to_owned();
                TrfUnsaid::AssignedRating { rating, name }
            })
            .collect();
        let teams = self.tournament.teams().iter();
        let captains = teams.filter(|team| team.details.captain.is_some()).count();
        let some = |count: usize| Some(count).filter(|count| *count > 0);
        let clubs = some(players().filter(|one| one.club.is_some()).count());
        left_out.extend(clubs.map(|count| TrfUnsaid::Clubs { count }));
        let notes = some(players().filter(|one| one.notes.is_some()).count());
        left_out.extend(notes.map(|count| TrfUnsaid::Notes { count }));
        let members = some(players().filter(|one| !one.membership.is_empty()).count());
        left_out.extend(members.map(|count| TrfUnsaid::Memberships { count }));
        left_out.extend(some(captains).map(|count| TrfUnsaid::Captains { count }));
        left_out.extend(self.withdrawals_left_out());
        for what in left_out {
            self.leave_out(what);
        }
    }

    /// Where no record says who takes no part in the rounds to come.
    fn withdrawals_left_out(&self) -> Vec<TrfUnsaid> {
        let draft = self.tournament.draft();
        let (next, last) = (self.tournament.paired_rounds().next(), draft.planned_rounds);
        if next.0 > last || (draft.teams.is_empty() && !draft.fixed_schedule) {
            return Vec::new();
        }
        let numbered = self.numbered().into_iter();
        let gone = numbered.filter(|(_, entrant)| !entrant.takes_part_in(next));
        gone.map(|(_, entrant)| {
            let name = entrant.player.name.trim().to_owned();
            TrfUnsaid::TakesNoPart { name, round: next }
        })
        .collect()
    }
}
