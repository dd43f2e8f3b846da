//! Everything the rules say about a player before a round is paired (C.04.3 section A; 2026: 1).

use std::cell::RefCell;

use adoube_pairing::dutch::Edition;
use adoube_tournament::{
    Colour, EntrantId, Float, Outcome, Points, Purpose, RoundNumber, Tournament, UnplayedFloat,
};

use super::colours::{Preference, preference};

/// A player's place in the ranking order of the round, from 0 (A.2; 2026: 1.2).
pub(crate) type Place = usize;

/// So many players can be paired: a set is a number of so many bits, and the tables of the
/// completion tests have an entry for each set.
pub(crate) const MOST_PLAYERS: usize = 20;

/// A set of players, by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Set(u32);

impl Set {
    pub(crate) fn of(places: &[Place]) -> Set {
        Set(places.iter().fold(0, |bits, place| bits | 1 << place))
    }

    pub(crate) fn with(self, place: Place) -> Set {
        Set(self.0 | 1 << place)
    }

    pub(crate) fn without(self, place: Place) -> Set {
        Set(self.0 & !(1 << place))
    }

    pub(crate) fn and(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    pub(crate) fn in_both(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }

    pub(crate) fn minus(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    pub(crate) fn contains(self, place: Place) -> bool {
        self.0 & 1 << place != 0
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The highest-ranked player of the set.
    pub(crate) fn first(self) -> Option<Place> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize)
    }

    /// A player's number in the order of the set, from 1 (BSN).
    pub(crate) fn number_of(self, place: Place) -> usize {
        1 + Set(self.0 & ((1 << place) - 1)).len()
    }

    /// The players, the highest-ranked first.
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let place = rest.first()?;
            rest = rest.without(place);
            Some(place)
        })
    }

    /// Every subset, the empty one first.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Set> {
        let mut next = Some(0u32);
        std::iter::from_fn(move || {
            let subset = next?;
            next = (subset != self.0).then(|| subset.wrapping_sub(self.0) & self.0);
            Some(Set(subset))
        })
    }
}

/// A player who is to be paired.
pub(crate) struct Player {
    pub id: EntrantId,
    /// The pairing number (2026: TPN).
    pub number: u32,
    /// The score with the virtual points of this round.
    pub score: Points,
    /// The colours of the games played, oldest first (C.04.2.D.5).
    pub colours: Vec<Colour>,
    /// Games with White minus games with Black (A.6; 2026: 1.6).
    pub difference: i32,
    pub preference: Option<Preference>,
    /// The float of the last round, and of the round before it (A.4; 2026: 1.4).
    pub floats: [Option<Float>; 2],
    /// How many of the rounds so far were not played (2026: C9).
    pub unplayed: usize,
    /// May not receive the pairing-allocated bye (C.2).
    pub barred_from_bye: bool,
    /// A.7; 2026: 1.8.
    pub topscorer: bool,
    /// Whether the number is odd, counted among those who have been paired (E.5; 2026: 5.2.5).
    pub odd: bool,
}

/// Whether a set of players can be paired without breaking C.1 to C.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Completion {
    Impossible,
    Complete,
    /// With the lowest score that a receiver of the pairing-allocated bye can have.
    CompleteWithBye(Points),
}

/// All who are to be paired, in ranking order, and who of them may meet.
pub(crate) struct Field {
    pub players: Vec<Player>,
    /// For each player those whom C.1 and C.3 let them meet.
    pub may_meet: Vec<Set>,
    pub initial_colour: Colour,
    completions: RefCell<Vec<Option<Completion>>>,
}

impl Field {
    pub(crate) fn new(
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
        edition: Edition,
    ) -> Field {
        assert!(present.len() <= MOST_PLAYERS, "too many for brute force");
        let history = History {
            tournament,
            round,
            edition,
        };
        let mut players: Vec<Player> = present.iter().map(|id| history.player(*id)).collect();
        // A.2; 2026: 1.2.
        players.sort_by_key(|player| (-player.score, player.number));
        history.count_odd_numbers(&mut players);
        let may_meet = (0..players.len())
            .map(|one| {
                let others = (0..players.len()).filter(|other| {
                    one != *other && history.may_meet(&players[one], &players[*other])
                });
                Set::of(&others.collect::<Vec<Place>>())
            })
            .collect();
        Field {
            completions: RefCell::new(vec![None; 1 << players.len()]),
            players,
            may_meet,
            initial_colour: tournament.draft().initial_colour.unwrap_or(Colour::White),
        }
    }

    pub(crate) fn everybody(&self) -> Set {
        Set::of(&(0..self.players.len()).collect::<Vec<Place>>())
    }

    pub(crate) fn score(&self, place: Place) -> Points {
        self.players[place].score
    }

    /// The scoregroups, the highest first (A.3; 2026: 1.3.1).
    pub(crate) fn scoregroups(&self) -> Vec<Set> {
        let mut groups: Vec<Set> = Vec::new();
        for place in 0..self.players.len() {
            match groups.last_mut() {
                Some(group) if self.score(place - 1) == self.score(place) => {
                    *group = group.with(place);
                }
                _ => groups.push(Set::default().with(place)),
            }
        }
        groups
    }

    /// The completion test: every way of pairing the players is tried (A.9; 2026: 1.9, C4, C5).
    pub(crate) fn completion(&self, players: Set) -> Completion {
        let known = self.completions.borrow()[players.0 as usize];
        known.unwrap_or_else(|| {
            let found = self.try_completions(players);
            self.completions.borrow_mut()[players.0 as usize] = Some(found);
            found
        })
    }

    fn try_completions(&self, players: Set) -> Completion {
        let Some(first) = players.first() else {
            return Completion::Complete;
        };
        let others = players.without(first);
        let mut best = Completion::Impossible;
        let odd = players.len() % 2 == 1;
        if odd
            && !self.players[first].barred_from_bye
            && self.completion(others) == Completion::Complete
        {
            best = Completion::CompleteWithBye(self.score(first));
        }
        for opponent in others.in_both(self.may_meet[first]).places() {
            match (self.completion(others.without(opponent)), best) {
                (Completion::Impossible, _) => {}
                (Completion::Complete, _) => return Completion::Complete,
                (Completion::CompleteWithBye(score), Completion::CompleteWithBye(lowest))
                    if lowest <= score => {}
                (found, _) => best = found,
            }
        }
        best
    }
}

/// What happened before the round.
struct History<'t> {
    tournament: &'t Tournament,
    round: RoundNumber,
    edition: Edition,
}

impl History<'_> {
    fn before(&self) -> RoundNumber {
        RoundNumber(self.round.0 - 1)
    }

    fn player(&self, id: EntrantId) -> Player {
        let tournament = self.tournament;
        let colours: Vec<Colour> = (tournament.card(id, self.before()))
            .filter_map(|row| row.played_colour())
            .collect();
        let difference = (colours.iter())
            .map(|colour| if *colour == Colour::White { 1 } else { -1 })
            .sum();
        let score = tournament.pairing_score(id, self.round);
        Player {
            id,
            number: self.number(id),
            score,
            preference: preference(&colours),
            difference,
            floats: [self.float(id, 1), self.float(id, 2)],
            unplayed: usize::from(self.before().0) - colours.len(),
            barred_from_bye: self.is_barred_from_bye(id),
            topscorer: self.is_topscorer(score),
            odd: false,
            colours,
        }
    }

    fn number(&self, id: EntrantId) -> u32 {
        let entrant = self.tournament.entrant(id);
        let number = entrant.and_then(|entrant| entrant.pairing_number);
        number.map_or(u32::MAX, |number| number.get())
    }

    /// A.4.b: who did not play has a downfloat; 2026: 1.4.3: only with the pairing-allocated bye or
    /// more points than a loss is worth.
    fn float(&self, id: EntrantId, rounds_back: u16) -> Option<Float> {
        let round = RoundNumber(self.round.0.checked_sub(rounds_back)?);
        let unplayed = match self.edition {
            Edition::Dutch2017 => UnplayedFloat::Every,
            Edition::Dutch2025 => UnplayedFloat::OnlyAboveLoss,
            Edition::Dutch2026 => UnplayedFloat::AboveLoss,
        };
        self.tournament.float(id, round, unplayed)
    }

    /// C.2; 2026: C2, C.04.1.4.
    fn is_barred_from_bye(&self, id: EntrantId) -> bool {
        let system = self.tournament.point_system();
        (self.tournament.card(id, self.before())).any(|row| {
            let outcome = row.counted_for(Purpose::Pairing);
            let had_bye = outcome == Outcome::PairingAllocatedBye;
            match self.edition {
                Edition::Dutch2017 => had_bye || outcome == Outcome::ForfeitWin,
                Edition::Dutch2025 | Edition::Dutch2026 => {
                    had_bye || (!row.reported.is_played() && system.points(outcome) >= system.win)
                }
            }
        })
    }

    /// Over 50 % of the maximum possible score, in the last round (A.7; 2026: 1.8).
    fn is_topscorer(&self, score: Points) -> bool {
        let win = self.tournament.point_system().win.as_hundredths();
        let maximum = i32::from(self.before().0) * win;
        self.round.0 >= self.tournament.draft().planned_rounds
            && 2 * score.as_hundredths() > maximum
    }

    /// C.1, prohibited pairings, C.3.
    fn may_meet(&self, one: &Player, other: &Player) -> bool {
        let tournament = self.tournament;
        let met = tournament.have_played(one.id, other.id, self.before());
        let prohibited = tournament.is_prohibited(one.id, other.id, self.round);
        let same_absolute = match (one.preference, other.preference) {
            (Some(one), Some(other)) => one == other && one.is_absolute(),
            _ => false,
        };
        let exempt = one.topscorer || other.topscorer;
        !met && !prohibited && (exempt || !same_absolute)
    }

    /// E.5 with C.04.2.C: a number counts from the first round its holder is paired in.
    fn count_odd_numbers(&self, players: &mut [Player]) {
        let present: Vec<EntrantId> = players.iter().map(|player| player.id).collect();
        let paired: Vec<u32> = (self.tournament.entrants().iter())
            .map(|entrant| entrant.id)
            .filter(|id| present.contains(id) || self.was_paired(*id))
            .map(|id| self.number(id))
            .collect();
        for player in players {
            let place = paired.iter().filter(|number| **number <= player.number);
            player.odd = place.count() % 2 == 1;
        }
    }

    fn was_paired(&self, id: EntrantId) -> bool {
        (self.tournament.card(id, self.before()))
            .any(|row| row.opponent.is_some() || row.reported == Outcome::PairingAllocatedBye)
    }
}
