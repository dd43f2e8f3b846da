//! The players as entrants.

use adoube_tournament::{Entrant, PairingNumber, Player};

use super::{Reader, Seat};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::TrfField;
use crate::trf::facts;
use crate::trf::fields::whole_number;
use crate::trf::kept;
use crate::trf::record::{NationalRecord, Record};
use crate::trf::remarks::TrfOddity;

impl Reader<'_> {
    pub(super) fn numbers_once(&mut self) {
        let mut seats = self.seats.clone();
        seats.sort_by_key(|seat| (seat.number(), seat.line.number));
        for pair in seats.windows(2) {
            let (first, second) = (pair[0], pair[1]);
            if first.number() == second.number() {
                let problem = TrfProblem::PlayerTwice {
                    number: second.number(),
                    line: first.line.number,
                };
                let error = (second.line).contradiction((5, 8), TrfField::StartingRank, problem);
                self.errors.push(error);
            }
        }
    }

    pub(super) fn entrants(&mut self) -> Vec<Entrant> {
        let by_place = self.ranked_by_place();
        let order: Vec<u64> = self.trf.players().map(|(line, _)| line.number).collect();
        let seats = self.seats.clone();
        let listed = facts::of_players(&self.trf.records);
        let kept = kept::entries(&self.trf.records);
        let entrants = seats.iter().map(|seat| {
            let mut entrant = Entrant::new(seat.id(), self.player_of(*seat));
            let known = listed.get(&seat.number()).copied();
            entrant.player.rating_facts = known.unwrap_or_default();
            if let Some(kept) = kept.get(&seat.number()) {
                kept.put_into(&mut entrant);
            }
            entrant.pairing_number = if by_place {
                let place = order.binary_search(&seat.line.number).unwrap_or(0);
                Some(PairingNumber::at_place(place))
            } else {
                PairingNumber::new(seat.number())
            };
            entrant
        });
        let mut entrants: Vec<Entrant> = entrants.collect();
        self.national_ratings(&mut entrants);
        entrants
    }

    /// `XXC rank`: the place in the file is the number to pair by.
    fn ranked_by_place(&self) -> bool {
        self.trf.records.iter().any(|record| match record {
            Record::Configuration(words) => words.iter().any(|word| word == "rank"),
            _ => false,
        })
    }

    fn player_of(&mut self, seat: Seat<'_>) -> Player {
        let person = &seat.record.person;
        let mut player = Player::named(&person.name);
        if person.name.trim().is_empty() {
            player.name = format!("No. {}", person.number);
        }
        if let Some(control) = player.name.chars().find(|c| c.is_control()) {
            let character = control.escape_default().to_string();
            let problem = TrfProblem::ControlCharacter { character };
            let error = (seat.line).contradiction((15, 47), TrfField::Name, problem);
            self.errors.push(error);
        }
        player.sex = person.sex.and_then(|sex| sex.to_string().parse().ok());
        player.title = person.title.parse().ok();
        player.federation = person.federation.parse().ok();
        player.fide_id = whole_number(&person.identity).filter(|id| *id > 0);
        player.fide_rating = person.rating.filter(|rating| *rating > 0);
        player.birth = person.birth.parse().ok();
        player
    }

    /// The rating and number of the first national record of each player.
    fn national_ratings(&mut self, entrants: &mut [Entrant]) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::National(NationalRecord { person, .. }) = record else {
                continue;
            };
            let Some(place) = self.places.get(&person.number).copied() else {
                let number = person.number;
                self.warn(line, TrfOddity::NationalRecordOfNobody { number });
                continue;
            };
            let player = &mut entrants[place].player;
            if player.national_rating.is_none() && player.national_id.is_none() {
                player.national_rating = person.rating.filter(|rating| *rating > 0);
                let identity = Some(person.identity.clone());
                player.national_id =
                    identity.filter(|id| !id.is_empty() && !id.chars().any(char::is_control));
            }
        }
    }
}
