//! Events that nobody played: entries, absences and results from a seed.

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::us::{self, CannotPair, Facts, RoundPairing, Settings};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Draft, Entrant, EntrantId, Game, GameResult,
    PairingNumber, Player, Results, Round, RoundNumber, RoundSpan, Tournament,
};

pub(crate) struct Event {
    pub draft: Draft,
    pub settings: Settings,
    pub facts: Facts,
    lots: Lots,
    /// In a hundred: draws, forfeits, half-point byes, withdrawals.
    pub chances: [u32; 4],
}

impl Event {
    pub(crate) fn new(players: u32, rounds: u16, settings: Settings, seed: u64) -> Event {
        let mut lots = Lots::from_seed(seed);
        let mut ratings: Vec<Option<u16>> = (0..players)
            .map(|_| (lots.below(20) > 0).then(|| 1000 + lots.below(1400) as u16))
            .collect();
        ratings.sort_by_key(|rating| std::cmp::Reverse(*rating));
        let entrant = |(number, rating): (u32, Option<u16>)| {
            let player = Player {
                national_rating: rating,
                ..Player::named(&format!("Player {number}"))
            };
            Entrant {
                pairing_number: PairingNumber::new(number),
                ..Entrant::new(EntrantId(number), player)
            }
        };
        Event {
            draft: Draft {
                planned_rounds: rounds,
                initial_colour: Some(lots.colour()),
                entrants: (1..).zip(ratings).map(entrant).collect(),
                ..Draft::default()
            },
            settings,
            facts: Facts::default(),
            lots,
            chances: [25, 2, 3, 1],
        }
    }

    pub(crate) fn tournament(&self) -> Tournament {
        Tournament::new(self.draft.clone()).unwrap()
    }

    pub(crate) fn next_round(&self) -> RoundNumber {
        self.draft.paired_rounds().next()
    }

    fn happens(&mut self, which: usize) -> bool {
        self.lots.below(100) < self.chances[which]
    }

    /// Who asks for half-point byes, all before round 1, and who leaves before the next round.
    pub(crate) fn absences(&mut self) {
        let round = self.next_round();
        let asked_for = if round.0 == 1 {
            self.draft.planned_rounds
        } else {
            0
        };
        for place in 0..self.draft.entrants.len() {
            let entrant = self.draft.entrants[place].id;
            for round in (1..=asked_for).map(RoundNumber) {
                if self.happens(2) {
                    self.draft.bye_requests.push(ByeRequest {
                        entrant,
                        round,
                        kind: ByeKind::HalfPoint,
                    });
                }
            }
            let leaves = round.0 > 1 && self.happens(3);
            if leaves && self.draft.entrants[place].takes_part_in(round) {
                let mut asked = self.draft.bye_requests.iter();
                let has_bye = asked.any(|r| r.entrant == entrant && r.round >= round);
                if !has_bye {
                    self.draft.entrants[place]
                        .withdrawals
                        .push(RoundSpan::from(round));
                }
            }
        }
    }

    pub(crate) fn pair(&self) -> Result<RoundPairing, CannotPair> {
        us::pair(
            &self.tournament(),
            self.next_round(),
            &self.settings,
            &self.facts,
        )
    }

    /// Plays a round as it was paired.
    pub(crate) fn play(&mut self, pairing: &RoundPairing) {
        let round = self.next_round();
        let requested = (self.draft.bye_requests.iter())
            .filter(|request| request.round == round)
            .map(|request| request.bye());
        let allocated = pairing.bye.map(|entrant| Bye {
            entrant,
            kind: ByeKind::PairingAllocated,
        });
        let byes = requested.chain(allocated).collect();
        let mut games = Vec::new();
        for (board, pair) in (1..).zip(&pairing.pairs) {
            games.push(Game {
                results: Results::reported(self.result(pair.white, pair.black)),
                ..Game::pending(BoardNumber::single(board), pair.white, pair.black)
            });
        }
        self.draft.rounds.push(Round {
            games,
            byes,
            ..Round::default()
        });
    }

    fn result(&mut self, white: EntrantId, black: EntrantId) -> GameResult {
        if self.happens(1) {
            return GameResult::WHITE_WINS_BY_FORFEIT;
        }
        if self.happens(0) {
            return GameResult::DRAW;
        }
        let rating = |id: EntrantId| {
            let entrant = &self.draft.entrants[id.0 as usize - 1];
            u32::from(entrant.player.national_rating.unwrap_or(1000))
        };
        let (white, black) = (rating(white) / 4, rating(black) / 4);
        let share = 500 + white.saturating_sub(black) - black.saturating_sub(white).min(500);
        if self.lots.below(1000) < share {
            GameResult::WHITE_WINS
        } else {
            GameResult::BLACK_WINS
        }
    }
}
