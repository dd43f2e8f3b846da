//! A random tournament while it is being played.

use std::cmp::Reverse;

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Draft, Entrant, EntrantId, Game, GameResult,
    PairingNumber, Player, ProhibitedPairing, Results, Round, RoundNumber, RoundSpan, Tournament,
    Violations,
};

use super::chance::played_game;
use super::{CannotGenerate, Field, GeneratorSettings};
use crate::dutch::Pair;
use crate::schedule::lots::Lots;
use crate::system::{CannotPair, PairedRound};

/// The last round in which a late entry is taken.
const LAST_LATE_ENTRY: u32 = 4;

/// The largest group of players who may not meet.
const LARGEST_GROUP: u32 = 4;

/// A random tournament on its way: who is entered, what was played, and the lots that decide the
/// rest.
pub(super) struct RunningTournament<'s> {
    settings: &'s GeneratorSettings,
    lots: Lots,
    draft: Draft,
}

impl RunningTournament<'_> {
    /// Everybody is entered; nothing is paired yet.
    pub(super) fn open(
        settings: &GeneratorSettings,
        mut lots: Lots,
    ) -> Result<RunningTournament<'_>, CannotGenerate> {
        let players = match &settings.field {
            Field::Random { .. } => invented_players(&settings.field, &mut lots),
            Field::Given(players) => players.clone(),
        };
        let entrants: Vec<Entrant> = (1..)
            .zip(players)
            .map(|(number, player)| entered(number, player, settings, &mut lots))
            .collect();
        let initial_colour = (settings.initial_colour).unwrap_or_else(|| lots.colour());
        let virtual_points = if settings.baku {
            let points = &settings.point_system;
            (settings.system).baku(&entrants, settings.rounds, points)?
        } else {
            Vec::new()
        };
        let draft = Draft {
            planned_rounds: settings.rounds,
            point_system: settings.point_system.clone(),
            initial_colour: Some(initial_colour),
            virtual_points,
            prohibited: prohibited(settings, &mut lots),
            entrants,
            ..Draft::default()
        };
        Ok(RunningTournament {
            settings,
            lots,
            draft,
        })
    }

    /// Pairs and plays a round, unless it has no legal pairing.
    pub(super) fn round(
        &mut self,
        round: RoundNumber,
    ) -> Result<Result<(), CannotPair>, Violations> {
        for place in 0..self.draft.entrants.len() {
            self.comings_and_goings(place, round);
        }
        let tournament = Tournament::new(self.draft.clone())?;
        let settings = self.settings;
        let paired = (settings.system).pair_knowing(&tournament, round, &settings.us_facts);
        Ok(paired.map(|pairing| self.play(round, &pairing)))
    }

    /// Says of everybody who is out of the event in a round that they are absent from it, so that
    /// a file that ends before it tells who was to be paired.
    pub(super) fn note_absences(&mut self, round: RoundNumber) {
        let absent = self
            .draft
            .entrants
            .iter()
            .filter(|entrant| !entrant.takes_part_in(round));
        let requests = absent.map(|entrant| ByeRequest {
            entrant: entrant.id,
            round,
            kind: ByeKind::ZeroPoint,
        });
        self.draft.bye_requests.extend(requests);
    }

    /// The tournament as far as it was played.
    pub(super) fn close(self) -> Result<Tournament, Violations> {
        Tournament::new(self.draft)
    }

    /// Before a round some withdraw, return or ask for a bye.
    fn comings_and_goings(&mut self, place: usize, round: RoundNumber) {
        let (settings, lots) = (self.settings, &mut self.lots);
        let entrant = &mut self.draft.entrants[place];
        if round < entrant.first_round {
            return;
        }
        let withdrawn = (entrant.withdrawals.last_mut()).filter(|span| span.last.is_none());
        if let Some(span) = withdrawn {
            if settings.returns.happens(lots) {
                span.last = round.previous();
            }
        } else if settings.withdrawals.happens(lots) {
            entrant.withdrawals.push(RoundSpan::from(round));
        }
        if !entrant.takes_part_in(round) {
            return;
        }
        let byes = [
            (settings.half_point_byes, ByeKind::HalfPoint),
            (settings.zero_point_byes, ByeKind::ZeroPoint),
            (settings.full_point_byes, ByeKind::FullPoint),
        ];
        let asked = byes.into_iter().find(|(chance, _)| chance.happens(lots));
        self.draft
            .bye_requests
            .extend(asked.map(|(_, kind)| ByeRequest {
                entrant: entrant.id,
                round,
                kind,
            }));
    }

    fn play(&mut self, round: RoundNumber, pairing: &PairedRound) {
        let requested = (self.draft.bye_requests.iter())
            .filter(|request| request.round == round)
            .map(|request| request.bye());
        let allocated = pairing.bye.map(|entrant| Bye {
            entrant,
            kind: ByeKind::PairingAllocated,
        });
        let byes = requested.chain(allocated).collect();
        let games = (1..).zip(&pairing.pairs);
        let games = games.map(|(board, pair)| self.game(board, *pair)).collect();
        self.draft.rounds.push(Round {
            games,
            byes,
            ..Round::default()
        });
    }

    fn game(&mut self, board: u32, pair: Pair) -> Game {
        Game {
            board: BoardNumber::single(board),
            white: pair.white,
            black: pair.black,
            results: Results::reported(self.result(pair)),
        }
    }

    fn result(&mut self, pair: Pair) -> GameResult {
        if self.settings.forfeits.happens(&mut self.lots) {
            return self.forfeit();
        }
        let (white, black) = (self.strength(pair.white), self.strength(pair.black));
        played_game(white, black, self.settings.draws, &mut self.lots)
    }

    fn forfeit(&mut self) -> GameResult {
        if self.settings.double_forfeits.happens(&mut self.lots) {
            GameResult::DOUBLE_FORFEIT
        } else if self.lots.below(2) == 0 {
            GameResult::WHITE_WINS_BY_FORFEIT
        } else {
            GameResult::BLACK_WINS_BY_FORFEIT
        }
    }

    /// The rating; who has none plays like the weakest of those who have one.
    fn strength(&self, id: EntrantId) -> u16 {
        let rating = self
            .draft
            .entrant(id)
            .and_then(|entrant| entrant.player.fide_rating);
        rating.unwrap_or_else(|| {
            let ratings = self
                .draft
                .entrants
                .iter()
                .filter_map(|e| e.player.fide_rating);
            ratings.min().unwrap_or(0)
        })
    }
}

/// Invented players, the strongest first.
fn invented_players(field: &Field, lots: &mut Lots) -> Vec<Player> {
    let Field::Random {
        players,
        lowest_rating,
        highest_rating,
        unrated,
    } = field
    else {
        return Vec::new();
    };
    let spread = u32::from(highest_rating - lowest_rating) + 1;
    let mut ratings: Vec<Option<u16>> = (0..*players)
        .map(|_| {
            // At most the spread, which came from a u16.
            let rating = lowest_rating + lots.below(spread) as u16;
            (!unrated.happens(lots)).then_some(rating)
        })
        .collect();
    ratings.sort_by_key(|rating| Reverse(*rating));
    (1..)
        .zip(ratings)
        .map(|(number, fide_rating)| Player {
            fide_rating,
            ..Player::named(&format!("Player {number:04}"))
        })
        .collect()
}

fn entered(number: u32, player: Player, settings: &GeneratorSettings, lots: &mut Lots) -> Entrant {
    let mut entrant = Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    };
    let latest = u32::from(settings.rounds).min(LAST_LATE_ENTRY);
    if settings.late_entries.happens(lots) && latest > 1 {
        // At most four.
        entrant.first_round = RoundNumber(2 + lots.below(latest - 1) as u16);
    }
    entrant
}

/// Groups of players who may not meet, such as relatives.
fn prohibited(settings: &GeneratorSettings, lots: &mut Lots) -> Vec<ProhibitedPairing> {
    let players = u32::try_from(settings.field.size()).unwrap_or(u32::MAX);
    (0..settings.prohibited_groups)
        .map(|_| {
            let size = (2 + lots.below(LARGEST_GROUP - 1)).min(players);
            let drawn = lots.draw(players).into_iter().take(size as usize);
            let mut entrants: Vec<EntrantId> = drawn.map(EntrantId).collect();
            entrants.sort();
            ProhibitedPairing {
                entrants,
                rounds: RoundSpan::from(RoundNumber::FIRST),
            }
        })
        .collect()
}
