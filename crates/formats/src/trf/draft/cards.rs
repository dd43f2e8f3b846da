//! The rounds: both sides of every game have to tell the same.

use adoube_tournament::{
    CardEntry, Colour, Entrant, GameResult, Outcome, Round, RoundNumber, rounds_from_cards,
};

use super::{Reader, Seat, card_entry, outcome};
use crate::trf::Trf;
use crate::trf::errors::{Clauses, TrfProblem};
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::parse::{FIRST_ROUND, ROUND_WIDTH};
use crate::trf::record::{PlayerRecord, Record, ResultCode, RoundEntry};
use crate::trf::remarks::TrfOddity;

/// How many rounds of a file have been paired.
pub(in crate::trf) fn paired_rounds(trf: &Trf) -> usize {
    let paired = |entry: &RoundEntry| {
        entry.opponent.is_some() || outcome(*entry) == Outcome::PairingAllocatedBye
    };
    let last = |(_, player): (_, &PlayerRecord)| {
        player
            .rounds
            .iter()
            .rposition(paired)
            .map_or(0, |place| place + 1)
    };
    let mut rounds = (trf.players().map(last).max().unwrap_or(0)).max(rounds_of_matches(trf));
    let complete = |round: usize| {
        let told = |player: &PlayerRecord| {
            let entry = player.rounds.get(round);
            entry.is_some_and(|entry| *entry != RoundEntry::BLANK)
        };
        trf.players().all(|(_, player)| told(player))
    };
    let longest = trf.players().map(|(_, player)| player.rounds.len()).max();
    while rounds < longest.unwrap_or(0) && complete(rounds) {
        rounds += 1;
    }
    rounds
}

/// The last announced round of which a record 300 or 330 has a match, or 320 a bye.
fn rounds_of_matches(trf: &Trf) -> usize {
    if !trf.is_for_teams() {
        return 0;
    }
    let announced = trf.records.iter().find_map(|record| match record {
        Record::Rounds(record) => Some(record.rounds.into()),
        _ => None,
    });
    let last = |record: &Record| match record {
        Record::LineUp(record) => record.round.into(),
        Record::ForfeitedMatch(record) => record.round.into(),
        Record::TeamByes(record) => {
            let last = record.teams.iter().rposition(|team| *team > 0);
            last.map_or(0, |place| place + 1)
        }
        _ => 0,
    };
    let rounds = trf.records.iter().map(last);
    let told = rounds.filter(|round| announced.is_none_or(|last| *round <= last));
    told.max().unwrap_or(0)
}

/// The columns of an entry, from the opponent to the result; `place` counts from 0.
pub(super) fn columns(place: usize) -> (usize, usize) {
    let first = FIRST_ROUND + ROUND_WIDTH * place;
    (first, first + 7)
}

fn opponent_columns(place: usize) -> (usize, usize) {
    let (first, _) = columns(place);
    (first, first + 3)
}

fn colour_columns(place: usize) -> (usize, usize) {
    let (first, _) = columns(place);
    (first + 5, first + 5)
}

fn result_columns(place: usize) -> (usize, usize) {
    let (_, last) = columns(place);
    (last, last)
}

impl<'t> Reader<'t> {
    /// Everybody's card, in the order of the numbers.
    pub(super) fn cards(&mut self, rounds: usize) -> Vec<Vec<CardEntry>> {
        let seats = self.seats.clone();
        let card = |seat: &Seat<'t>| {
            let entries = (0..rounds).map(|place| self.card_entry(*seat, place));
            entries.collect()
        };
        seats.iter().map(card).collect()
    }

    fn card_entry(&mut self, seat: Seat<'t>, place: usize) -> CardEntry {
        let entry = seat.entry(place);
        let Some(opponent) = entry.opponent else {
            return card_entry(entry, None);
        };
        let colour = self
            .answer(seat, place, opponent)
            .and_then(|other| self.game(seat, other, place));
        card_entry(entry, colour)
    }

    /// The opponent, if that line names this player.
    fn answer(&mut self, seat: Seat<'t>, place: usize, opponent: u32) -> Option<Seat<'t>> {
        let field = TrfField::Opponent { round: place + 1 };
        let columns = opponent_columns(place);
        if opponent == seat.number() {
            let expected = TrfExpected::AnotherPlayer;
            self.errors.push(seat.line.fault(columns, field, expected));
            return None;
        }
        let Some(other) = self.places.get(&opponent).map(|place| self.seats[*place]) else {
            let expected = TrfExpected::KnownPlayer;
            self.errors.push(seat.line.fault(columns, field, expected));
            return None;
        };
        let named = other.entry(place).opponent;
        if named == Some(seat.number()) {
            return Some(other);
        }
        let problem = TrfProblem::OpponentNamesAnother {
            number: seat.number(),
            opponent,
            line: other.line.number,
            names: named,
        };
        let error = seat.line.contradiction(columns, field, problem);
        self.errors.push(error);
        None
    }

    /// This player's colour in a game on which both lines agree. What is wrong is told once, on the
    /// line of the lower number.
    fn game(&mut self, seat: Seat<'t>, other: Seat<'t>, place: usize) -> Option<Colour> {
        let tells = seat.number() < other.number();
        let (own, answer) = (seat.entry(place), other.entry(place));
        if tells {
            self.results(seat, other, place);
        }
        match (own.colour, answer.colour) {
            (Some(own), Some(answer)) if own == answer => {
                if tells {
                    self.same_colours(seat, other, place);
                }
                None
            }
            (Some(own), _) => Some(own),
            (None, Some(answer)) => {
                let (round, opponent) = (place + 1, other.number());
                self.warn(seat.line, TrfOddity::ColourFollows { round, opponent });
                Some(answer.opposite())
            }
            (None, None) => self.colour_of_neither(seat, other, place, tells),
        }
    }

    /// A forfeited game has no colours that count, so that any will do.
    fn colour_of_neither(
        &mut self,
        seat: Seat<'t>,
        other: Seat<'t>,
        place: usize,
        tells: bool,
    ) -> Option<Colour> {
        let round = place + 1;
        let forfeited = !outcome(seat.entry(place)).is_played();
        if !forfeited && tells {
            let field = TrfField::Colour { round };
            let error = seat
                .line
                .fault(colour_columns(place), field, TrfExpected::ColourOfGame);
            self.errors.push(error);
        } else if tells {
            let (number, opponent) = (seat.number(), other.number());
            let what = TrfOddity::NoColours {
                round,
                opponent,
                number,
            };
            self.warn(seat.line, what);
            let round = RoundNumber(u16::try_from(round).unwrap_or(u16::MAX));
            self.colourless.push((round, seat.id()));
        }
        let colour = if tells { Colour::White } else { Colour::Black };
        forfeited.then_some(colour)
    }

    fn same_colours(&mut self, seat: Seat<'t>, other: Seat<'t>, place: usize) {
        let found = seat.entry(place).colour.unwrap_or(Colour::White);
        let problem = TrfProblem::SameColours {
            letter: found.letter(),
            line: other.line.number,
        };
        let field = TrfField::Colour { round: place + 1 };
        let error = (seat.line).contradiction(colour_columns(place), field, problem);
        self.errors.push(error);
    }

    fn results(&mut self, seat: Seat<'t>, other: Seat<'t>, place: usize) {
        let result = GameResult::of(outcome(seat.entry(place)), outcome(other.entry(place)));
        if result.check_reported().is_ok() {
            return;
        }
        let code = |seat: Seat| seat.entry(place).result.map(ResultCode::code);
        let problem = TrfProblem::ResultsDisagree {
            result: code(seat),
            other: code(other),
            opponent: other.number(),
            line: other.line.number,
        };
        let field = TrfField::Result { round: place + 1 };
        let error = (seat.line).contradiction(result_columns(place), field, problem);
        self.errors.push(error);
    }

    pub(super) fn rounds(&mut self, entrants: &[Entrant], cards: &[Vec<CardEntry>]) -> Vec<Round> {
        match rounds_from_cards(entrants, cards) {
            Ok(rounds) => rounds,
            Err(violations) => {
                // Every contradiction was told with its place; this is for one that was not.
                if self.errors.is_empty()
                    && let Some(seat) = self.seats.first()
                {
                    let violations = Clauses(violations.0);
                    let problem = TrfProblem::Cards { violations };
                    let error = (seat.line).contradiction((1, 3), TrfField::Rounds, problem);
                    self.errors.push(error);
                }
                Vec::new()
            }
        }
    }
}

/// The initial colour that explains the first round with games: the colour of the first player who
/// had been paired by then, or the opposite of the second one's, and so on.
pub(super) fn first_colour(entrants: &[Entrant], cards: &[Vec<CardEntry>]) -> Option<Colour> {
    let rounds = cards.iter().map(Vec::len).max().unwrap_or(0);
    let entry = |who: usize, place: usize| cards.get(who).and_then(|card| card.get(place));
    let coloured = |place: usize| {
        (0..entrants.len()).any(|who| entry(who, place).is_some_and(|e| e.colour.is_some()))
    };
    let first = (0..rounds).find(|place| coloured(*place))?;
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by_key(|who| entrants[*who].pairing_number);
    let took_part = |who: &usize| {
        (0..=first)
            .filter_map(|place| entry(*who, place))
            .any(|entry| entry.opponent.is_some() || entry.outcome == Outcome::PairingAllocatedBye)
    };
    let paired = order.into_iter().filter(took_part).enumerate();
    paired
        .filter_map(|(place, who)| Some((place, entry(who, first)?.colour?)))
        .map(|(place, colour)| {
            if place % 2 == 0 {
                colour
            } else {
                colour.opposite()
            }
        })
        .next()
}
