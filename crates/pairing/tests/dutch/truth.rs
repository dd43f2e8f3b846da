//! Whether what is said is true: every reason of random rounds is looked for among all candidates of
//! the literal rules, every pair and every downfloater must be explained once.

use adoube_vectors::{Vectors, tests};
use std::collections::BTreeMap;

use adoube_pairing::dutch::{
    BracketExplanation, BracketKind, BracketPairing, Criterion, Edition, FloatExplanation, Instead,
    PairExplanation, Reason, RoundExplanation,
};
use adoube_tournament::*;

use crate::cases::{Case, Sizes, each};
use crate::judged::{Among, BestOf, Decision, Places};
use crate::literal::colours::allocation;
use crate::literal::generate::Candidate;
use crate::literal::state::Place;

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        explanations_are_true_2017,
        explanations_are_true_2026,
    ]);
}

/// How many lower ranked players a downfloater is compared with, and how many others who float.
const COMPARED: usize = 3;

/// How often each kind of reason was met.
type Tally = BTreeMap<&'static str, usize>;

struct Witness<'c> {
    case: &'c Case,
    places: Places,
    tally: &'c mut Tally,
}

struct Explained<'c> {
    paired: &'c BracketPairing,
    why: &'c BracketExplanation,
    chosen: Candidate,
}

impl Witness<'_> {
    fn bracket(&mut self, explained: &Explained) {
        let Explained { paired, why, .. } = explained;
        let name = &self.case.name;
        assert_eq!(why.pairs.len(), paired.pairs.len(), "{name}");
        for ((one, other), pair) in paired.pairs.iter().zip(&why.pairs) {
            self.pair(explained, (*one, *other), pair);
        }
        let floating: Vec<EntrantId> = why.downfloaters.iter().map(|one| one.player).collect();
        assert_eq!(floating, paired.downfloaters, "{name}");
        for float in &why.downfloaters {
            self.float(explained, float);
        }
    }

    fn pair(
        &mut self,
        explained: &Explained,
        (one, other): (EntrantId, EntrantId),
        pair: &PairExplanation,
    ) {
        let name = self.case.name.clone();
        let (higher, lower) = (self.places.place(one), self.places.place(other));
        let (white, article) = allocation(&self.places.0, higher, lower);
        assert_eq!(pair.pair.white, self.places.0.players[white].id, "{name}");
        assert_eq!(
            pair.colours.article(Edition::Dutch2017).code(),
            article,
            "{name}, {one}–{other}"
        );
        assert!(higher < lower && pair.higher == one, "{name}");
        let natural = natural(explained.paired, one).filter(|natural| *natural != other);
        let told = pair.natural.map(|natural| natural.player);
        assert_eq!(told, natural, "{name}, {one}–{other}");
        if let Some(instead) = pair.natural {
            self.not_paired(explained, one, instead);
        }
    }

    fn float(&mut self, explained: &Explained, float: &FloatExplanation) {
        let paired = explained.paired;
        let name = self.case.name.clone();
        let player = float.player;
        let was_moved_down = paired.moved_down.contains(&player);
        assert_eq!(float.was_moved_down, was_moved_down, "{name}, {player}");
        let told = |list: &[Instead]| list.iter().map(|one| one.player).collect::<Vec<_>>();
        if was_moved_down {
            let expected = self.opponents_told(paired, player);
            assert_eq!(told(&float.instead), expected, "{name}, {player}");
            assert_eq!(float.not_with, [], "{name}, {player}");
            for instead in &float.instead {
                self.not_paired(explained, player, *instead);
            }
            return;
        }
        let lower = (paired.residents.iter().rev().copied())
            .filter(|other| !paired.downfloaters.contains(other))
            .filter(|other| self.places.place(*other) > self.places.place(player));
        let lower: Vec<EntrantId> = lower.take(COMPARED).collect();
        assert_eq!(told(&float.instead), lower, "{name}, {player}");
        for instead in &float.instead {
            self.not_floating(explained, *instead);
        }
        let others = paired.downfloaters.iter().copied();
        let others: Vec<EntrantId> = others
            .filter(|other| *other != player)
            .take(COMPARED)
            .collect();
        assert_eq!(told(&float.not_with), others, "{name}, {player}");
        for instead in &float.not_with {
            self.not_paired(explained, player, *instead);
        }
    }

    /// The first resident whom a moved-down player may meet, or the first of those he may not.
    fn opponents_told(&self, paired: &BracketPairing, player: EntrantId) -> Vec<EntrantId> {
        let residents = &paired.residents;
        let first = residents
            .iter()
            .find(|other| self.may_meet(player, **other));
        match first {
            Some(first) => vec![*first],
            None => residents.iter().copied().take(COMPARED).collect(),
        }
    }

    fn may_meet(&self, one: EntrantId, other: EntrantId) -> bool {
        let field = &self.places.0;
        field.may_meet[self.places.place(one)].contains(self.places.place(other))
    }

    fn not_paired(&mut self, explained: &Explained, player: EntrantId, instead: Instead) {
        let Instead {
            player: other,
            reason,
        } = instead;
        let (one, two) = (self.places.place(player), self.places.place(other));
        let pair = (one.min(two), one.max(two));
        let what = format!("{}, {player} with {other}: {reason:?}", self.case.name);
        if let Some(expected) = barred(self.case, &self.places, player, other) {
            assert_eq!(reason, expected, "{what}");
            self.count(reason);
            return;
        }
        assert!(self.may_meet(player, other), "{what}");
        self.decided(explained, reason, &what, |one| one.pairs.contains(&pair));
    }

    fn not_floating(&mut self, explained: &Explained, instead: Instead) {
        let player: Place = self.places.place(instead.player);
        let what = format!("{}, float {instead:?}", self.case.name);
        let is_last = [BracketKind::Last, BracketKind::Collapsed].contains(&explained.paired.kind);
        if is_last && self.places.0.players[player].barred_from_bye {
            assert_eq!(instead.reason, Reason::ByeNotAllowed, "{what}");
            self.count(instead.reason);
            return;
        }
        self.decided(explained, instead.reason, &what, |one| {
            one.downfloaters.contains(player)
        });
    }

    /// Of the candidates with what was not done, the best loses for this reason.
    fn decided(
        &mut self,
        explained: &Explained,
        reason: Reason,
        what: &str,
        wanted: impl Fn(&Candidate) -> bool,
    ) {
        let edition = self.case.edition;
        let question = BestOf {
            case: self.case,
            paired: explained.paired,
            chosen: &explained.chosen,
            among: Among::All(&wanted),
        };
        let expected = match self.places.ask(edition, explained.paired, question) {
            Decision::Completion => Reason::Criterion(Criterion::Completion),
            Decision::ByeScore => Reason::ByeScore,
            Decision::Order => Reason::Order,
            Decision::Criterion(name) => {
                assert_eq!(reason.article(edition).code(), name, "{what}");
                reason
            }
        };
        assert_eq!(reason, expected, "{what}");
        self.count(reason);
    }

    fn count(&mut self, reason: Reason) {
        let article = reason.article(self.case.edition).code();
        *self.tally.entry(article).or_default() += 1;
    }
}

/// Why two may not meet, from the event and the colours alone.
pub(crate) fn barred(
    case: &Case,
    places: &Places,
    one: EntrantId,
    other: EntrantId,
) -> Option<Reason> {
    let rounds = case.tournament.draft().rounds.iter();
    let past = (1..)
        .zip(rounds)
        .take_while(|(number, _)| *number < case.round.0);
    for (number, round) in past {
        let met = |game: &Game| {
            let players = [game.white, game.black];
            let results = &game.results.reported;
            players.contains(&one) && players.contains(&other) && results.white.is_played()
        };
        if round.games.iter().any(met) {
            return Some(Reason::Met(RoundNumber(number)));
        }
    }
    let prohibited = |ban: &ProhibitedPairing| {
        let (one, other) = (ban.entrants.contains(&one), ban.entrants.contains(&other));
        ban.rounds.contains(case.round) && one && other
    };
    if (case.tournament.draft().prohibited.iter()).any(prohibited) {
        return Some(Reason::Prohibited);
    }
    let [one, other] = [one, other].map(|id| &places.0.players[places.place(id)]);
    let same = one.preference == other.preference
        && (one.preference).is_some_and(|preference| preference.is_absolute());
    (same && !one.topscorer && !other.topscorer).then_some(Reason::SameAbsoluteColour)
}

/// The opponent in the first of all candidates that pair the same moved-down players, and for a
/// resident also with the same opponents.
fn natural(paired: &BracketPairing, player: EntrantId) -> Option<EntrantId> {
    let (moved, with_moved): (Vec<EntrantId>, Vec<EntrantId>) = (paired.pairs.iter().copied())
        .filter(|(higher, _)| paired.moved_down.contains(higher))
        .unzip();
    let in_order: BTreeMap<usize, EntrantId> = (paired.moved_down.iter())
        .filter(|one| moved.contains(one))
        .copied()
        .enumerate()
        .collect();
    if let Some((place, _)) = in_order.iter().find(|(_, one)| **one == player) {
        return Some(paired.residents[*place]);
    }
    let remainder: Vec<EntrantId> = (paired.residents.iter().copied())
        .filter(|one| !with_moved.contains(one))
        .collect();
    let (s1, rest) = remainder.split_at(paired.pairs.len() - moved.len());
    s1.iter().zip(rest).find_map(|(upper, lower)| {
        if *upper == player {
            Some(*lower)
        } else {
            (*lower == player).then_some(*upper)
        }
    })
}

fn every_reason_is_true(edition: Edition) {
    let mut tally = Tally::new();
    let rounds = each(edition, &Sizes::of(2), |case| {
        let Some(explanation) = case.explained() else {
            return;
        };
        let mut witness = Witness {
            case,
            places: Places::of(case),
            tally: &mut tally,
        };
        let brackets = &explanation.pairing.brackets;
        assert_eq!(brackets.len(), explanation.brackets.len(), "{}", case.name);
        for (paired, why) in brackets.iter().zip(&explanation.brackets) {
            let chosen = witness.places.candidate(paired, &paired.pairs);
            witness.bracket(&Explained {
                paired,
                why,
                chosen,
            });
        }
        everything_once(case, &explanation);
        about_some(case, &explanation);
    });
    println!("{edition}: {rounds} rounds, {tally:?}");
}

/// The pairs of the round are those of the brackets, and who floats last has the bye.
fn everything_once(case: &Case, explanation: &RoundExplanation) {
    let explained = (explanation.brackets.iter()).flat_map(|one| one.pairs.iter());
    let mut explained: Vec<_> = explained.map(|pair| pair.pair).collect();
    let mut pairs = explanation.pairing.pairs.clone();
    for list in [&mut explained, &mut pairs] {
        list.sort_by_key(|pair| (pair.white, pair.black));
    }
    assert_eq!(explained, pairs, "{}", case.name);
    let last = explanation.brackets.last();
    let left = last.and_then(|last| last.downfloaters.first());
    let bye = left.map(|float| float.player);
    assert_eq!(bye, explanation.pairing.bye, "{}", case.name);
    assert_eq!(
        explanation.players.len(),
        case.present.len(),
        "{}",
        case.name
    );
}

/// Asked about two players, it says the same of them and nothing of others.
fn about_some(case: &Case, explanation: &RoundExplanation) {
    let about: Vec<EntrantId> = case.present.iter().copied().take(2).collect();
    let some = case.explained_about(Some(&about)).expect("the same round");
    assert_eq!(some.pairing, explanation.pairing, "{}", case.name);
    let expected: Vec<BracketExplanation> = (explanation.brackets.iter().cloned())
        .map(|mut bracket| {
            bracket.pairs.retain(|pair| {
                about.contains(&pair.pair.white) || about.contains(&pair.pair.black)
            });
            bracket
                .downfloaters
                .retain(|float| about.contains(&float.player));
            bracket
        })
        .collect();
    assert_eq!(some.brackets, expected, "{}", case.name);
}

fn explanations_are_true_2017() {
    every_reason_is_true(Edition::Dutch2017);
}

fn explanations_are_true_2026() {
    every_reason_is_true(Edition::Dutch2026);
}
