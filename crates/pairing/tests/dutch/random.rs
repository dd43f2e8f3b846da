//! Small events made by lot, with everything that can happen in them.

use std::fmt::Write;

use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::*;

/// An event that is played as it is paired.
pub(crate) struct RandomEvent {
    lots: Lots,
    /// Everything so far.
    pub draft: Draft,
    /// How many of a hundred games are drawn, and how many are forfeited.
    draws: u32,
    forfeits: u32,
    /// How many of a hundred players stay away from a round.
    absences: u32,
}

/// A round that waits to be paired.
pub(crate) struct OpenRound {
    pub tournament: Tournament,
    pub number: RoundNumber,
    pub present: Vec<EntrantId>,
    byes: Vec<Bye>,
}

impl RandomEvent {
    /// The event of a seed, before round 1, with at most so many players.
    pub(crate) fn new(seed: u64, most_players: u32) -> RandomEvent {
        let mut lots = Lots::from_seed(seed);
        let players = 4 + lots.below(most_players - 3);
        let planned_rounds = 2 + lots.below(8.min(players));
        let mut event = RandomEvent {
            draws: lots.below(70),
            forfeits: *lots.pick(&[0, 0, 3, 15]).unwrap_or(&0),
            absences: *lots.pick(&[0, 0, 4, 15]).unwrap_or(&0),
            draft: Draft {
                planned_rounds: planned_rounds as u16,
                point_system: point_system(&mut lots),
                initial_colour: Some(lots.colour()),
                ..Draft::default()
            },
            lots,
        };
        event.enter(players);
        event.accelerate(players);
        event.prohibit(players);
        event.adjust(players);
        event
    }

    fn chance(&mut self, of_hundred: u32) -> bool {
        self.lots.below(100) < of_hundred
    }

    fn round_by_lot(&mut self) -> RoundNumber {
        RoundNumber(1 + self.lots.below(u32::from(self.draft.planned_rounds)) as u16)
    }

    /// Players whose numbers are not those of their registration; some come late, some leave.
    fn enter(&mut self, players: u32) {
        let numbers = self.lots.draw(players);
        let unsteady = self.chance(30);
        for (id, number) in (1..).zip(numbers) {
            let mut entrant = Entrant::new(EntrantId(id), Player::named(&format!("P{number}")));
            entrant.pairing_number = PairingNumber::new(number);
            if unsteady && self.chance(15) {
                entrant.first_round = self.round_by_lot();
            }
            if unsteady && self.chance(15) {
                let first = self.round_by_lot();
                let back = RoundNumber(first.0 + 1);
                let last = self.chance(40).then_some(back);
                entrant.withdrawals.push(RoundSpan { first, last });
            }
            self.draft.entrants.push(entrant);
        }
    }

    /// Virtual points, as by C.04.7 or otherwise.
    fn accelerate(&mut self, players: u32) {
        if !self.chance(20) {
            return;
        }
        let group = 2 * players.div_ceil(4);
        let leading = |entrant: &&Entrant| {
            (entrant.pairing_number).is_some_and(|number| number.get() <= group)
        };
        let entrants = self.draft.entrants.iter().filter(leading);
        let entrants: Vec<EntrantId> = entrants.map(|entrant| entrant.id).collect();
        let change = self.round_by_lot();
        let end = RoundNumber(change.0 + self.lots.below(3) as u16);
        let system = &self.draft.point_system;
        for (first, last, points) in [
            (RoundNumber::FIRST, change, system.win),
            (change.next(), end, system.draw),
        ] {
            if first <= last {
                self.draft.virtual_points.push(VirtualPoints {
                    entrants: entrants.clone(),
                    rounds: RoundSpan {
                        first,
                        last: Some(last),
                    },
                    points,
                });
            }
        }
    }

    /// Pairs or groups that may not meet.
    fn prohibit(&mut self, players: u32) {
        if !self.chance(20) {
            return;
        }
        for _ in 0..=self.lots.below(2) {
            let size = 2 + self.lots.below(2) as usize;
            let chosen = self.lots.draw(players);
            let first = self.round_by_lot();
            let last = self.chance(50).then(|| RoundNumber(first.0 + 1));
            let everywhere = RoundSpan::from(RoundNumber::FIRST);
            let rounds = if self.chance(50) {
                everywhere
            } else {
                RoundSpan { first, last }
            };
            self.draft.prohibited.push(ProhibitedPairing {
                entrants: chosen.into_iter().take(size).map(EntrantId).collect(),
                rounds,
            });
        }
    }

    /// Penalties and bonuses.
    fn adjust(&mut self, players: u32) {
        if !self.chance(8) {
            return;
        }
        for id in self.lots.draw(players).into_iter().take(2) {
            let points = [-Points::ONE, -Points::HALF, Points::HALF];
            let points = self.lots.pick(&points).copied();
            let round = self.round_by_lot();
            self.draft.adjustments.push(PointAdjustment {
                entrant: EntrantId(id),
                round,
                points: points.unwrap_or(Points::ZERO),
                purposes: vec![Purpose::Pairing, Purpose::Standings],
            });
        }
    }

    /// The next round with those who are there; `None` after the last one.
    pub(crate) fn open_round(&mut self) -> Option<OpenRound> {
        let number = self.draft.paired_rounds().next();
        if number.0 > self.draft.planned_rounds {
            return None;
        }
        let tournament = Tournament::new(self.draft.clone()).expect("a sound event");
        let mut byes = Vec::new();
        let mut present = Vec::new();
        for entrant in tournament.entrants() {
            if !entrant.takes_part_in(number) {
                continue;
            }
            if !self.chance(self.absences) {
                present.push(entrant.id);
            } else if let Some(kind) = self.kind_of_absence() {
                let entrant = entrant.id;
                byes.push(Bye { entrant, kind });
            }
        }
        Some(OpenRound {
            tournament,
            number,
            present,
            byes,
        })
    }

    fn kind_of_absence(&mut self) -> Option<ByeKind> {
        let half = Some(ByeKind::HalfPoint);
        let kinds = [
            half,
            half,
            Some(ByeKind::ZeroPoint),
            Some(ByeKind::FullPoint),
            None,
        ];
        self.lots.pick(&kinds).copied().flatten()
    }

    /// Plays a round that was paired.
    pub(crate) fn play(
        &mut self,
        round: OpenRound,
        pairs: &[(EntrantId, EntrantId)],
        bye: Option<EntrantId>,
    ) {
        let mut byes = round.byes;
        byes.extend(bye.map(|entrant| Bye {
            entrant,
            kind: ByeKind::PairingAllocated,
        }));
        let mut games = Vec::new();
        for (board, (white, black)) in (1..).zip(pairs) {
            games.push(Game {
                board: BoardNumber::single(board),
                white: *white,
                black: *black,
                results: Results::reported(self.result()),
            });
        }
        self.draft.rounds.push(Round {
            games,
            byes,
            ..Round::default()
        });
    }

    fn result(&mut self) -> GameResult {
        let forfeits = [
            GameResult::WHITE_WINS_BY_FORFEIT,
            GameResult::BLACK_WINS_BY_FORFEIT,
            GameResult::DOUBLE_FORFEIT,
        ];
        let unusual = [
            GameResult::of(Outcome::UnratedWin, Outcome::UnratedLoss),
            GameResult::of(Outcome::UnratedDraw, Outcome::UnratedDraw),
            GameResult::of(Outcome::Loss, Outcome::Loss),
            GameResult::of(Outcome::Draw, Outcome::Loss),
            GameResult::ADJOURNED,
        ];
        let decided = [GameResult::WHITE_WINS, GameResult::BLACK_WINS];
        let results: &[GameResult] = if self.chance(self.forfeits) {
            &forfeits
        } else if self.chance(self.draws) {
            &[GameResult::DRAW]
        } else if self.chance(3) {
            &unusual
        } else {
            &decided
        };
        self.lots.pick(results).copied().unwrap_or(GameResult::DRAW)
    }
}

fn point_system(lots: &mut Lots) -> PointSystem {
    let usual = PointSystem::one_half_zero();
    match lots.below(10) {
        0 => PointSystem::three_one_zero(),
        1 => PointSystem::two_one_zero().with_pairing_allocated_bye(Points::ONE),
        2 => usual.with_pairing_allocated_bye(Points::HALF),
        3 => usual.with_pairing_allocated_bye(Points::ZERO),
        4 => PointSystem::of(Points::whole(3), Points::whole(2), Points::ONE),
        _ => usual,
    }
}

/// An event on a few lines, to be rebuilt by hand: a player's line has number, id, first round,
/// withdrawals and rounds.
pub(crate) fn compact(draft: &Draft) -> String {
    let mut text = String::new();
    let points = &draft.point_system;
    let _ = writeln!(
        text,
        "rounds {}, initial colour {:?}, win {} draw {} loss {} bye {}",
        draft.planned_rounds,
        draft.initial_colour,
        points.win,
        points.draw,
        points.loss,
        points.pairing_allocated_bye,
    );
    for given in &draft.virtual_points {
        let _ = writeln!(
            text,
            "virtual {} in {:?} to {:?}",
            given.points, given.rounds, given.entrants
        );
    }
    for ban in &draft.prohibited {
        let _ = writeln!(text, "prohibited in {:?}: {:?}", ban.rounds, ban.entrants);
    }
    for given in &draft.adjustments {
        let _ = writeln!(
            text,
            "adjusted {} from round {}: {}",
            given.entrant, given.round, given.points
        );
    }
    let mut entrants: Vec<&Entrant> = draft.entrants.iter().collect();
    entrants.sort_by_key(|entrant| entrant.pairing_number);
    for entrant in entrants {
        let number = entrant.pairing_number.map_or(0, PairingNumber::get);
        let _ = write!(text, "{number:>3} (id {:>2})", entrant.id.0);
        for round in &draft.rounds {
            let _ = write!(text, " {:>6}", entry(draft, round, entrant.id));
        }
        if entrant.first_round != RoundNumber::FIRST {
            let _ = write!(text, "  enters in round {}", entrant.first_round);
        }
        for span in &entrant.withdrawals {
            let _ = write!(text, "  away {span:?}");
        }
        text.push('\n');
    }
    text
}

/// `8w1` or `U`, with the opponent's number.
fn entry(draft: &Draft, round: &Round, id: EntrantId) -> String {
    let number = |id: EntrantId| {
        let entrant = draft.entrants.iter().find(|entrant| entrant.id == id);
        let number = entrant.and_then(|entrant| entrant.pairing_number);
        number.map_or(0, PairingNumber::get)
    };
    for game in &round.games {
        let result = game.results.reported;
        if game.white == id {
            return format!("{}w{}", number(game.black), result.white.code());
        }
        if game.black == id {
            return format!("{}b{}", number(game.white), result.black.code());
        }
    }
    let bye = round.byes.iter().find(|bye| bye.entrant == id);
    bye.map_or(".".to_owned(), |bye| bye.kind.outcome().code().to_string())
}
