//! Who asked for a bye in a round that is not paired yet.

use std::collections::HashMap;

use adoube_tournament::{ByeKind, ByeRequest, Outcome, RoundNumber};

use super::cards::columns;
use super::{Reader, outcome};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{ByesRecord, Record, RoundEntry};
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;

impl Reader<'_> {
    pub(super) fn bye_requests(&mut self, paired: usize) -> Vec<ByeRequest> {
        let mut requests = Requests::default();
        self.entries_ahead(paired, &mut requests);
        let trf = self.trf;
        for (line, record) in trf.located() {
            match record {
                Record::Byes(byes) if !self.for_teams => {
                    self.asked(line, byes, paired, &mut requests);
                }
                Record::Absent(numbers) => {
                    for number in numbers {
                        if let Some(entrant) = self.player(line, *number) {
                            let round = RoundNumber::at_place(paired);
                            let kind = ByeKind::ZeroPoint;
                            // Who has a bye of another kind is absent all the same.
                            if !requests.known.contains_key(&(entrant.0, round)) {
                                requests.add(
                                    line,
                                    ByeRequest {
                                        entrant,
                                        round,
                                        kind,
                                    },
                                );
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        requests.list
    }

    /// Entries of 001 records after the last paired round.
    fn entries_ahead(&mut self, paired: usize, requests: &mut Requests) {
        for seat in self.seats.clone() {
            for place in paired..seat.record.rounds.len() {
                let Some(kind) = ByeKind::of(outcome(seat.entry(place))) else {
                    continue;
                };
                let request = ByeRequest {
                    entrant: seat.id(),
                    round: RoundNumber::at_place(place),
                    kind,
                };
                if requests.add(seat.line, request).is_some() {
                    let expected = TrfExpected::OneBye;
                    let error = seat.line.fault(columns(place), TrfField::Bye, expected);
                    self.errors.push(error);
                }
            }
        }
    }

    fn asked(
        &mut self,
        line: &SourceLine,
        byes: &ByesRecord,
        paired: usize,
        requests: &mut Requests,
    ) {
        let round = RoundNumber(byes.round);
        for number in &byes.numbers {
            let Some(entrant) = self.player(line, *number) else {
                continue;
            };
            if usize::from(byes.round) <= paired {
                self.compare_with_entry(line, byes, *number);
                continue;
            }
            let kind = byes.kind;
            let request = ByeRequest {
                entrant,
                round,
                kind,
            };
            if let Some((first, before)) = requests.add(line, request) {
                let problem = TrfProblem::OtherBye {
                    kind,
                    number: *number,
                    round: round.0,
                    before,
                    line: first,
                };
                let error = line.contradiction((5, 5), TrfField::ByeType, problem);
                self.errors.push(error);
            }
        }
    }

    /// For a round that is paired, the record only repeats what the player's line says.
    fn compare_with_entry(&mut self, line: &SourceLine, byes: &ByesRecord, number: u32) {
        let place = usize::from(byes.round) - 1;
        let seat = self.places.get(&number).map(|seat| self.seats[*seat]);
        let entry = seat.map_or(RoundEntry::BLANK, |seat| seat.entry(place));
        let found = outcome(entry);
        let same = found == byes.kind.outcome()
            || (found == Outcome::NotPaired && byes.kind == ByeKind::ZeroPoint);
        if !same {
            let what = TrfOddity::ByeNotOnCard {
                kind: byes.kind,
                number,
                round: byes.round,
                found,
            };
            self.warn(line, what);
        }
    }
}

/// The requests, and who asked for what on which line.
#[derive(Default)]
struct Requests {
    list: Vec<ByeRequest>,
    known: HashMap<(u32, RoundNumber), (u64, ByeKind)>,
}

impl Requests {
    /// Adds a request; the line and kind of another one for the same round if they differ.
    fn add(&mut self, line: &SourceLine, request: ByeRequest) -> Option<(u64, ByeKind)> {
        let key = (request.entrant.0, request.round);
        match self.known.get(&key).copied() {
            Some((line, kind)) => (kind != request.kind).then_some((line, kind)),
            None => {
                self.known.insert(key, (line.number, request.kind));
                self.list.push(request);
                None
            }
        }
    }
}
