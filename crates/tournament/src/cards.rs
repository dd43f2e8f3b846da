//! Rounds from players' cards: the form in which files such as the TRF keep them, where each
//! player has a line and both sides of a game tell it.

use std::collections::HashMap;

use crate::{
    BoardNumber, Bye, ByeKind, CardLack, Colour, Entrant, EntrantId, Game, GameResult, Mention,
    Outcome, Results, Round, RoundNumber, Violation, Violations, Who,
};

/// What a player's own line says of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// The opponent, if there was one.
    pub opponent: Option<EntrantId>,
    /// The colour, if there was one.
    pub colour: Option<Colour>,
    pub outcome: Outcome,
}

impl CardEntry {
    /// Neither paired nor given a bye.
    pub const NOT_PAIRED: CardEntry = CardEntry {
        opponent: None,
        colour: None,
        outcome: Outcome::NotPaired,
    };
}

/// Puts the players' cards together into rounds: `cards` has one list for each entrant, one entry
/// for each round. Boards are numbered in the order in which the white players are listed.
///
/// Where two players contradict each other in opponent or colour, both lines are reported. Two
/// results that do not belong together are found when the snapshot is made.
///
/// # Errors
///
/// [`Violations`] with every contradiction between two cards.
pub fn rounds_from_cards(
    entrants: &[Entrant],
    cards: &[Vec<CardEntry>],
) -> Result<Vec<Round>, Violations> {
    let mut reader = CardReader {
        places: (0..)
            .zip(entrants)
            .map(|(place, e)| (e.id, place))
            .collect(),
        entrants,
        cards,
        found: Vec::new(),
    };
    let rounds = cards.iter().map(Vec::len).max().unwrap_or(0);
    let rounds = (0..rounds).map(|place| reader.round(place)).collect();
    if reader.found.is_empty() {
        Ok(rounds)
    } else {
        Err(Violations(reader.found))
    }
}

struct CardReader<'c> {
    places: HashMap<EntrantId, usize>,
    entrants: &'c [Entrant],
    cards: &'c [Vec<CardEntry>],
    found: Vec<Violation>,
}

impl CardReader<'_> {
    fn round(&mut self, place: usize) -> Round {
        let number = RoundNumber::at_place(place);
        let mut round = Round::default();
        for (who, entrant) in self.entrants.iter().enumerate() {
            let entry = self.entry(who, place);
            if let Some(opponent) = entry.opponent {
                if let Some(game) = self.game(number, entrant, entry, opponent, round.games.len()) {
                    round.games.push(game);
                }
            } else if let Some(kind) = ByeKind::of(entry.outcome) {
                round.byes.push(Bye {
                    entrant: entrant.id,
                    kind,
                });
            } else if entry.outcome.is_paired() {
                self.found.push(Violation::IncompleteCard {
                    round: number,
                    who: entrant.label().into(),
                    lacks: CardLack::Opponent,
                });
            }
        }
        round
    }

    fn entry(&self, who: usize, round: usize) -> CardEntry {
        let entry = self.cards.get(who).and_then(|card| card.get(round));
        entry.copied().unwrap_or(CardEntry::NOT_PAIRED)
    }

    /// The game of which `entrant` tells, made from White's line; Black's line only has to agree.
    fn game(
        &mut self,
        round: RoundNumber,
        entrant: &Entrant,
        entry: CardEntry,
        opponent: EntrantId,
        boards: usize,
    ) -> Option<Game> {
        let Some(place) = self.places.get(&opponent).copied() else {
            self.found.push(Violation::NotEntered {
                what: Mention::Opponent {
                    round,
                    of: entrant.label(),
                },
                who: Who::Entrant(opponent),
            });
            return None;
        };
        let answer = self.entry(place, round.place());
        if let Some(violation) = self.disagreement(round, entrant, entry, place, answer) {
            self.found.push(violation);
            return None;
        }
        if entry.colour != Some(Colour::White) {
            return None;
        }
        let board = u32::try_from(boards + 1).unwrap_or(u32::MAX);
        Some(Game {
            board: BoardNumber::single(board),
            white: entrant.id,
            black: opponent,
            results: Results::reported(GameResult::of(entry.outcome, answer.outcome)),
        })
    }

    fn disagreement(
        &self,
        round: RoundNumber,
        entrant: &Entrant,
        entry: CardEntry,
        opponent: usize,
        answer: CardEntry,
    ) -> Option<Violation> {
        let who = || Who::from(entrant.label());
        let other = || Who::from(self.entrants[opponent].label());
        let incomplete = |lacks| {
            let who = who();
            Some(Violation::IncompleteCard { round, who, lacks })
        };
        if !entry.outcome.is_paired() {
            return incomplete(CardLack::Result);
        }
        if entry.colour.is_none() {
            return incomplete(CardLack::Colour);
        }
        if answer.opponent != Some(entrant.id) {
            return Some(Violation::OpponentsDisagree {
                round,
                who: who(),
                opponent: other(),
                instead: self.named(answer.opponent),
            });
        }
        if answer.colour == entry.colour {
            return Some(Violation::ColoursDisagree {
                round,
                who: who(),
                opponent: other(),
            });
        }
        None
    }

    fn named(&self, opponent: Option<EntrantId>) -> Option<Who> {
        let place = opponent.and_then(|id| self.places.get(&id))?;
        Some(self.entrants[*place].label().into())
    }
}
