//! Rounds without a legal pairing, against every way of pairing them.

use adoube_vectors::{Vectors, tests};
use std::collections::BTreeMap;

use adoube_pairing::dutch::{self, Breach, CannotPair, Edition, Reason};
use adoube_tournament::*;

use crate::cases::{Case, Sizes, each};
use crate::judged::Places;
use crate::literal::state::{Completion, Place, Set};
use crate::truth::barred;

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![stuck_rounds_2017, stuck_rounds_2026,]);
}

/// How often each kind of breach has to be permitted, the gravest first: games again, prohibited
/// pairs, byes, colours.
type Breaches = [usize; 4];

fn kind(reason: Reason) -> usize {
    match reason {
        Reason::Met(_) => 0,
        Reason::Prohibited => 1,
        _ => 3,
    }
}

struct Stuck<'c> {
    case: &'c Case,
    places: Places,
}

impl Stuck<'_> {
    fn players(&self) -> Set {
        self.places.0.everybody()
    }

    fn set(&self, ids: &[EntrantId]) -> Set {
        Set::of(
            &(ids.iter())
                .map(|id| self.places.place(*id))
                .collect::<Vec<Place>>(),
        )
    }

    fn reason(&self, one: Place, other: Place) -> Option<Reason> {
        let [one, other] = [one, other].map(|place| self.places.0.players[place].id);
        barred(self.case, &self.places, one, other)
    }

    fn may_have_bye(&self, place: Place) -> bool {
        !self.places.0.players[place].barred_from_bye
    }

    /// The least breaches of all pairings of some players, with one bye if their number is odd.
    fn least(&self, players: Set) -> Breaches {
        let Some(first) = players.first() else {
            return Breaches::default();
        };
        let others = players.without(first);
        let paired = others.places().map(|opponent| {
            let mut least = self.least(others.without(opponent));
            if let Some(reason) = self.reason(first, opponent) {
                least[kind(reason)] += 1;
            }
            least
        });
        let alone = (players.len() % 2 == 1).then(|| {
            let mut least = self.least(others);
            least[2] += usize::from(!self.may_have_bye(first));
            least
        });
        paired.chain(alone).min().expect("an opponent or the bye")
    }

    /// The least number of players without a game if nothing is breached.
    fn least_without_game(&self, players: Set) -> usize {
        let Some(first) = players.first() else {
            return 0;
        };
        let others = players.without(first);
        let opponents = others.in_both(self.places.0.may_meet[first]).places();
        let paired = opponents.map(|opponent| self.least_without_game(others.without(opponent)));
        paired
            .chain([1 + self.least_without_game(others)])
            .min()
            .unwrap_or(0)
    }

    fn check(&self, cannot: &CannotPair) -> Breaches {
        let name = &self.case.name;
        let everybody = self.players();
        assert_eq!(cannot.round, self.case.round, "{name}");
        let breaches = self.breaches(cannot);
        assert_eq!(breaches, self.least(everybody), "{name}: {cannot:?}");
        let without_game = self.set(&cannot.without_game);
        assert_eq!(
            without_game.len(),
            self.least_without_game(everybody),
            "{name}: {cannot:?}"
        );
        let rest = everybody.minus(without_game);
        assert_eq!(
            self.places.0.completion(rest),
            Completion::Complete,
            "{name}"
        );
        let nobody =
            everybody.len() % 2 == 1 && !everybody.places().any(|player| self.may_have_bye(player));
        assert_eq!(cannot.nobody_may_have_bye, nobody, "{name}");
        if nobody {
            assert!(
                cannot.stuck.is_empty() && cannot.opponents.is_empty(),
                "{name}"
            );
        } else {
            self.proof(cannot);
        }
        breaches
    }

    /// The breaches are what they say, and with them the rest can be paired.
    fn breaches(&self, cannot: &CannotPair) -> Breaches {
        let mut breaches = Breaches::default();
        let mut rest = self.players();
        for breach in &cannot.least_breaches {
            let place = match breach {
                Breach::Bye(player) => {
                    let player = self.places.place(*player);
                    assert!(!self.may_have_bye(player), "{}", self.case.name);
                    breaches[2] += 1;
                    player
                }
                Breach::Pair {
                    higher,
                    lower,
                    reason,
                } => {
                    let [higher, lower] = [higher, lower].map(|id| self.places.place(*id));
                    assert!(higher < lower, "{}", self.case.name);
                    assert_eq!(
                        self.reason(higher, lower),
                        Some(*reason),
                        "{}",
                        self.case.name
                    );
                    breaches[kind(*reason)] += 1;
                    rest = rest.without(lower);
                    higher
                }
            };
            assert!(rest.contains(place), "{}", self.case.name);
            rest = rest.without(place);
        }
        let completion = self.places.0.completion(rest);
        assert_ne!(
            completion,
            Completion::Impossible,
            "{}: {cannot:?}",
            self.case.name
        );
        breaches
    }

    /// Without the opponents, the players who are stuck fall into groups that cannot meet each
    /// other; there are more groups of an odd number than opponents, and the bye, to go round.
    fn proof(&self, cannot: &CannotPair) {
        let name = &self.case.name;
        let (stuck, opponents) = (self.set(&cannot.stuck), self.set(&cannot.opponents));
        assert_eq!(stuck.in_both(opponents).len(), 0, "{name}");
        let outside = self.players().minus(stuck).minus(opponents);
        for player in stuck.places() {
            let strangers = self.places.0.may_meet[player].in_both(outside);
            assert_eq!(strangers.len(), 0, "{name}: {cannot:?}");
        }
        let is_odd = self.players().len() % 2 == 1;
        let groups = self.groups(stuck);
        let odd = |group: &&Set| group.len() % 2 == 1;
        let with_bye = |group: &&Set| group.places().any(|player| self.may_have_bye(player));
        let unpaired = groups.iter().filter(odd).count();
        // The bye is a further opponent, or stuck itself and one group with all who may have it.
        let bye_alone = usize::from(is_odd && groups.iter().any(|group| with_bye(&group)));
        let apart = (groups.iter().filter(odd))
            .filter(|group| !with_bye(group))
            .count();
        let together: usize = (groups.iter().filter(with_bye))
            .map(|group| group.len())
            .sum();
        let joined = apart + usize::from((together + 1) % 2 == 1);
        let bye_stuck = is_odd && !outside.places().any(|player| self.may_have_bye(player));
        let proven =
            unpaired > opponents.len() + bye_alone || (bye_stuck && joined > opponents.len());
        assert!(proven, "{name}: {cannot:?}");
    }

    /// The players who are linked by being allowed to meet.
    fn groups(&self, players: Set) -> Vec<Set> {
        let mut groups = Vec::new();
        let mut rest = players;
        while let Some(first) = rest.first() {
            let mut group = Set::default().with(first);
            loop {
                let linked = (group.places()).fold(group, |linked, player| {
                    linked.and(self.places.0.may_meet[player].in_both(players))
                });
                if linked == group {
                    break;
                }
                group = linked;
            }
            rest = rest.minus(group);
            groups.push(group);
        }
        groups
    }
}

fn all_stuck(edition: Edition) {
    let mut tally: BTreeMap<Breaches, usize> = BTreeMap::new();
    let mut without_bye = 0;
    let mut sizes = Sizes::of(10);
    sizes.most_players = 8;
    let rounds = each(edition, &sizes, |case| {
        let paired = dutch::pair_among(&case.tournament, case.round, &case.present, edition);
        if let Err(cannot) = paired {
            let stuck = Stuck {
                case,
                places: Places::of(case),
            };
            *tally.entry(stuck.check(&cannot)).or_default() += 1;
            without_bye += usize::from(cannot.nobody_may_have_bye);
        }
    });
    let stuck: usize = tally.values().sum();
    println!("{edition}: {stuck} of {rounds} rounds, nobody for the bye {without_bye}, {tally:?}");
}

fn stuck_rounds_2017() {
    all_stuck(Edition::Dutch2017);
}

fn stuck_rounds_2026() {
    all_stuck(Edition::Dutch2026);
}
