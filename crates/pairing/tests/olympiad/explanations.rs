//! What is said about a pairing is true: every reason is proved by trying all pairings.

use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::{
    Competitors, Criterion, GroupExplanation, GroupPairing, Reason, RoundExplanation, Verdict,
};
use adoube_pairing::generate::play;
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{Explained, Judgement, PairedRound, SwissSystem};
use adoube_pairing::us::Facts;
use adoube_tournament::{EntrantId, RoundNumber};

use crate::literal::Round;
use crate::random_events::{number, settings};

/// How many reasons of each kind were proved.
#[derive(Debug, Default)]
struct Proved {
    met: usize,
    limits: usize,
    completion: usize,
    pairs_of_floaters: usize,
    pairs_of_leavers: usize,
    byes: usize,
    other_pairings: usize,
}

fn without(teams: &[usize], gone: &[usize]) -> Vec<usize> {
    let teams = teams.iter().copied();
    teams.filter(|team| !gone.contains(team)).collect()
}

/// A group on its way, by places.
struct Group<'g> {
    round: &'g Round,
    members: Vec<usize>,
    /// Those who leave and are known to.
    leaving: Vec<usize>,
    left: Vec<usize>,
    limits: bool,
    kept: usize,
}

impl Group<'_> {
    /// Whether the group still keeps its number of pairs if two meet, or somebody leaves.
    fn keeps(&self, two: &[usize], leaver: &[usize]) -> bool {
        let members = without(&without(&self.members, two), &self.leaving);
        let left = without(&self.left, two);
        let most = self
            .round
            .most(&left, &without(&members, leaver), self.limits);
        most.map(|most| most + two.len() / 2) == Some(self.kept)
    }

    fn made(&mut self, two: [usize; 2]) {
        self.members = without(&self.members, &two);
        self.left = without(&self.left, &two);
        self.kept -= 1;
    }
}

fn prove_group(
    round: &Round,
    place: &dyn Fn(EntrantId) -> usize,
    left: &[usize],
    (group, told): (&GroupPairing, &GroupExplanation),
    proved: &mut Proved,
) {
    let places = |ids: &[EntrantId]| -> Vec<usize> { ids.iter().map(|id| place(*id)).collect() };
    let members = [places(&group.residents), places(&group.joined)].concat();
    let with = round.most(left, &members, true).unwrap();
    let most = round.most(left, &members, false).unwrap();
    let mut now = Group {
        round,
        members,
        leaving: Vec::new(),
        left: left.to_vec(),
        limits: with == most,
        kept: most,
    };
    let is_resident = |id: EntrantId| group.residents.contains(&id);
    let is_searching = |id: EntrantId| !is_resident(id);
    let pairs: Vec<_> = told.pairs.iter().zip(&group.pairs).collect();
    let (incoming, residents): (Vec<_>, Vec<_>) =
        (pairs.into_iter()).partition(|(_, (seeker, _))| is_searching(*seeker));
    let mut prove = |now: &mut Group, (told, (seeker, opponent)): (_, &(EntrantId, EntrantId))| {
        let told: &adoube_pairing::fide::PairExplanation = told;
        let seeker_place = place(*seeker);
        for instead in &told.instead {
            let two = [seeker_place, place(instead.player)];
            match instead.reason {
                Reason::Met(_) => {
                    assert!(!round.may_meet(two[0], two[1]));
                    proved.met += 1;
                }
                Reason::ColourLimits => {
                    assert!(now.limits && !round.may_meet_here(two[0], two[1], true));
                    proved.limits += 1;
                }
                Reason::Criterion(Criterion::Pairs) => {
                    assert!(!now.keeps(&two, &[]));
                    proved.pairs_of_floaters += 1;
                }
                Reason::Criterion(Criterion::Completion) => {
                    let rest = without(&without(&now.members, &two), &now.leaving);
                    assert!(!round.all_pair(&rest, now.limits));
                    proved.completion += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        now.made([seeker_place, place(*opponent)]);
    };
    for pair in incoming {
        prove(&mut now, pair);
    }
    now.leaving = places(&group.left);
    now.leaving
        .retain(|team| !places(&group.residents).contains(team));
    for floater in group.left.iter().filter(|id| is_resident(**id)) {
        let explained = told.floaters.iter().find(|one| one.player == *floater);
        for instead in &explained.unwrap().instead {
            if instead.reason == Reason::Criterion(Criterion::Pairs) {
                assert!(!now.keeps(&[], &[place(instead.player)]));
                proved.pairs_of_leavers += 1;
            }
        }
        now.leaving.push(place(*floater));
    }
    for pair in residents {
        prove(&mut now, pair);
    }
}

fn prove_round(
    among: &Competitors,
    number_of: RoundNumber,
    present: &[EntrantId],
    explained: &RoundExplanation,
    proved: &mut Proved,
) {
    let tournament = among.tournament();
    let mut round = Round::new(tournament, number_of, present);
    round.teams.sort_by_key(|team| (-team.points, team.number));
    let place = |id: EntrantId| round.place(number(tournament, id));
    let everybody: Vec<usize> = (0..round.teams.len()).collect();
    for instead in &explained.bye {
        let rest = without(&everybody, &[place(instead.player)]);
        if instead.reason == Reason::Criterion(Criterion::Completion) {
            assert_eq!(round.most(&rest, &[], false), None);
            proved.byes += 1;
        }
    }
    let bye = explained.pairing.bye.map(place);
    let mut left = without(&everybody, bye.as_slice());
    for (group, told) in explained.pairing.groups.iter().zip(&explained.groups) {
        prove_group(&round, &place, &left, (group, told), proved);
        let pairs = group.pairs.iter();
        let paired: Vec<usize> = pairs
            .flat_map(|(one, other)| [place(*one), place(*other)])
            .collect();
        left = without(&left, &paired);
    }
}

/// Other pairings by lot are judged to be others.
fn judge_others(
    system: &SwissSystem,
    among: &Competitors,
    number: RoundNumber,
    present: &[EntrantId],
    made: &PairedRound,
    lots: &mut Lots,
) -> usize {
    let mut others = 0;
    for _ in 0..2 {
        let mut teams: Vec<EntrantId> = (made.pairs.iter())
            .flat_map(|pair| [pair.white, pair.black])
            .collect();
        lots.shuffle(&mut teams);
        let pairs = teams.chunks(2).map(|two| Pair {
            white: two[0],
            black: two[1],
        });
        let other = PairedRound {
            pairs: pairs.collect(),
            ..made.clone()
        };
        let judged = system.compare(among, number, present, &other);
        let Ok(Some(Judgement::Fide(judged))) = judged else {
            panic!("the round can be paired");
        };
        let same = |pair: &Pair| {
            let turned = Pair {
                white: pair.black,
                black: pair.white,
            };
            made.pairs.contains(pair) || made.pairs.contains(&turned)
        };
        let is_same = other.pairs.iter().all(same);
        let is_other = matches!(
            judged.verdict,
            Verdict::Worse { .. } | Verdict::Illegal { .. }
        );
        assert_eq!(is_other, !is_same, "{:?}", judged.verdict);
        others += usize::from(is_other);
    }
    others
}

#[test]
fn reasons_are_true() {
    let events = match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => 3_000,
        None => 100,
    };
    let mut proved = Proved::default();
    for seed in 0..events {
        let mut lots = Lots::from_seed(seed + 40);
        let settings = settings(&mut lots, 9);
        let played = play(&settings, seed).unwrap();
        let system = &settings.system;
        let among = system.competitors(&played.tournament);
        for (number, round) in (1..).map(RoundNumber).zip(among.tournament().rounds()) {
            let present = paired_in(round);
            let explained = system.explain(&among, number, &present, &Facts::default(), None);
            let Ok(Explained::Fide(explained)) = explained else {
                panic!("seed {seed}, round {number}");
            };
            prove_round(&among, number, &present, &explained, &mut proved);
            let made = PairedRound {
                pairs: explained.pairing.pairs.clone(),
                bye: explained.pairing.bye,
            };
            proved.other_pairings +=
                judge_others(system, &among, number, &present, &made, &mut lots);
        }
    }
    println!("{proved:?}");
    assert!(proved.pairs_of_leavers > 5, "{proved:?}");
}
