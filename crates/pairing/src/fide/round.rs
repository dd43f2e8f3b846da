//! The roads that all these systems share: pairing a round, explaining it, comparing another pairing.

use std::collections::HashSet;

use adoube_tournament::{Colour, EntrantId, Float, Points, RoundNumber};

use super::answer::{
    ColourRule, FloatExplanation, GroupExplanation, GroupPairing, Instead, Judgement,
    PairExplanation, Paired, PairedGroup, Reason, RoundPairing, Unmet, Verdict,
};
use super::competitors::Competitors;
use super::field::{Competitor, Field};
use super::trouble::{self, CannotPair};
use super::{Cited, Engine, System};
use crate::dutch::{Pair, put_in_order};
use crate::facts::Article;

/// Pairs a round among those present. The rounds before it are taken from the tournament; that
/// round and later ones are not looked at.
///
/// # Errors
///
/// [`CannotPair`] if there is no legal pairing; it says who is the trouble and what would have to
/// be permitted.
pub(crate) fn pair_among(
    system: &dyn System,
    among: &Competitors<'_>,
    round: RoundNumber,
    present: &[EntrantId],
) -> Result<RoundPairing, CannotPair> {
    let field = Field::new(among, round, present, system.bye_bar());
    let road = Road::new(system, among, &field);
    let paired = road.pair()?;
    Ok(road.publish(&paired))
}

/// A paired round with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundExplanation {
    pub pairing: RoundPairing,
    /// What the pairing looked at, for everybody who was paired, by rank.
    pub players: Vec<PlayerNote>,
    /// Why each group of the pairing is as it is.
    pub groups: Vec<GroupExplanation>,
    /// Others who would have had the bye first, and what spoke against them.
    pub bye: Vec<Instead>,
}

/// Somebody as the pairing sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNote {
    pub player: EntrantId,
    /// The score, virtual points included.
    pub score: Points,
    /// The colours so far, `None` for a round without a game.
    pub colours: Vec<Option<Colour>>,
    /// The floats of the last two rounds, the latest first.
    pub floats: Vec<Option<Float>>,
    /// Whether the pairing-allocated bye is allowed.
    pub may_have_bye: bool,
}

/// Pairs a round and says why: for everybody, or only for some.
///
/// # Errors
///
/// As for [`pair_among`].
pub(crate) fn explain(
    system: &dyn System,
    among: &Competitors<'_>,
    round: RoundNumber,
    present: &[EntrantId],
    about: Option<&[EntrantId]>,
) -> Result<RoundExplanation, CannotPair> {
    let field = Field::new(among, round, present, system.bye_bar());
    let road = Road::new(system, among, &field);
    let paired = road.pair()?;
    Ok(road.explain(&paired, about))
}

/// Pairs a round and says what speaks against another pairing of it.
///
/// # Errors
///
/// As for [`pair_among`]: a round that cannot be paired has nothing to compare with.
pub(crate) fn compare(
    system: &dyn System,
    among: &Competitors<'_>,
    round: RoundNumber,
    present: &[EntrantId],
    other: &[Pair],
    other_bye: Option<EntrantId>,
) -> Result<Judgement, CannotPair> {
    let field = Field::new(among, round, present, system.bye_bar());
    let road = Road::new(system, among, &field);
    let paired = road.pair()?;
    let verdict = road.compare(&paired, other, other_bye);
    let article = match &verdict {
        Verdict::Same => None,
        Verdict::Illegal { reason, .. }
        | Verdict::Bye { reason, .. }
        | Verdict::Worse { reason, .. } => Some(road.article(*reason)),
        Verdict::Colours { rule, .. } => Some(system.article(Cited::Colours(*rule))),
    };
    Ok(Judgement { verdict, article })
}

fn note(competitor: &Competitor) -> PlayerNote {
    let past = competitor.past.iter();
    PlayerNote {
        player: competitor.id,
        score: competitor.score,
        colours: past.clone().map(|round| round.colour).collect(),
        floats: past.rev().take(2).map(|round| round.float).collect(),
        may_have_bye: competitor.may_have_bye,
    }
}

/// How many who would have had the bye first are told of.
const COMPARED: usize = 3;

/// One round on its way.
struct Road<'r> {
    system: &'r dyn System,
    among: &'r Competitors<'r>,
    field: &'r Field,
    engine: Box<dyn Engine + 'r>,
}

impl<'r> Road<'r> {
    fn new(system: &'r dyn System, among: &'r Competitors<'_>, field: &'r Field) -> Road<'r> {
        Road {
            engine: system.engine(among, field),
            system,
            among,
            field,
        }
    }

    fn id(&self, place: usize) -> EntrantId {
        self.field.competitors[place].id
    }

    fn pair(&self) -> Result<Paired, CannotPair> {
        self.engine.pair().ok_or_else(|| {
            let ids: Vec<EntrantId> = self.field.competitors.iter().map(|one| one.id).collect();
            trouble::cannot_pair(
                self.field.round,
                &ids,
                |place| self.field.competitors[place].may_have_bye,
                |one, other| self.why_illegal(one, other),
                |reason| self.article(reason),
            )
        })
    }

    /// Why two may not meet at all.
    fn why_illegal(&self, one: usize, other: usize) -> Option<Reason> {
        if !self.field.is_barred(one, other) {
            return self.engine.colours_clash(one, other);
        }
        let before = RoundNumber(self.field.round.0.saturating_sub(1));
        let tournament = self.among.tournament();
        let met = (tournament.card(self.id(one), before))
            .find(|row| row.played_opponent() == Some(self.id(other)));
        Some(met.map_or(Reason::Prohibited, |row| Reason::Met(row.round)))
    }

    fn coloured(&self, group: &PairedGroup, one: usize, other: usize) -> (Pair, ColourRule) {
        let (colour, rule) = self.engine.colours(group, one, other);
        let [one, other] = [one, other].map(|place| self.id(place));
        let (white, black) = match colour {
            Colour::White => (one, other),
            Colour::Black => (other, one),
        };
        (Pair { white, black }, rule)
    }

    fn publish(&self, paired: &Paired) -> RoundPairing {
        let groups = paired.groups.iter();
        let mut pairs: Vec<Pair> = groups
            .clone()
            .flat_map(|group| {
                let pairs = group.pairs.iter();
                pairs.map(|(one, other)| self.coloured(group, *one, *other).0)
            })
            .collect();
        let ranks: std::collections::HashMap<EntrantId, (Points, u32)> =
            (self.field.competitors.iter())
                .map(|one| (one.id, (one.score, one.number)))
                .collect();
        put_in_order(&mut pairs, |id| ranks[&id]);
        RoundPairing {
            round: self.field.round,
            pairs,
            bye: paired.bye.map(|place| self.id(place)),
            groups: groups.map(|group| self.group_pairing(group)).collect(),
        }
    }

    fn group_pairing(&self, group: &PairedGroup) -> GroupPairing {
        let named = |places: &[usize]| places.iter().map(|place| self.id(*place)).collect();
        let pairs = group.pairs.iter();
        GroupPairing {
            score: self.score(group),
            residents: named(&group.residents),
            joined: named(&group.joined),
            pairs: pairs
                .map(|(one, other)| (self.id(*one), self.id(*other)))
                .collect(),
            left: named(&group.left),
            unmet: (group.failures.iter())
                .filter_map(|(criterion, count)| {
                    let article = self.article(Reason::Criterion(*criterion));
                    Some((Unmet::of(*criterion, *count)?, article))
                })
                .collect(),
        }
    }

    /// The score of a group; of one without residents that of those who came.
    fn score(&self, group: &PairedGroup) -> Points {
        let first = group.residents.first().or(group.joined.first());
        first.map_or(Points::ZERO, |place| self.field.competitors[*place].score)
    }

    fn explain(&self, paired: &Paired, about: Option<&[EntrantId]>) -> RoundExplanation {
        let concerns = |place: usize| about.is_none_or(|some| some.contains(&self.id(place)));
        let groups = (paired.groups.iter().enumerate())
            .map(|(place, group)| self.explain_group(paired, place, group, &concerns))
            .collect();
        let bye = match paired.bye {
            Some(bye) if concerns(bye) => self.explain_bye(paired, bye),
            _ => Vec::new(),
        };
        RoundExplanation {
            pairing: self.publish(paired),
            players: self.field.competitors.iter().map(note).collect(),
            groups,
            bye,
        }
    }

    fn article(&self, reason: Reason) -> Article {
        match reason {
            Reason::Prohibited => Article::OfTheEvent,
            reason => self.system.article(Cited::Reason(reason)),
        }
    }

    fn instead(&self, player: usize, reason: Reason) -> Instead {
        Instead {
            player: self.id(player),
            reason,
            article: self.article(reason),
        }
    }

    fn explain_bye(&self, paired: &Paired, bye: usize) -> Vec<Instead> {
        let others = (0..self.field.len()).rev();
        let others = others.filter(|other| *other != bye).take(COMPARED);
        others
            .map(|other| self.instead(other, self.why_not_bye(paired, other)))
            .collect()
    }

    fn why_not_bye(&self, paired: &Paired, other: usize) -> Reason {
        match self.field.competitors[other].may_have_bye {
            true => self.engine.why_not_bye(paired, other),
            false => Reason::ByeNotAllowed,
        }
    }

    fn explain_group(
        &self,
        paired: &Paired,
        place: usize,
        group: &PairedGroup,
        concerns: &dyn Fn(usize) -> bool,
    ) -> GroupExplanation {
        let named = |instead: Vec<(usize, Reason)>| -> Vec<Instead> {
            let instead = instead.into_iter();
            instead
                .map(|(player, reason)| self.instead(player, reason))
                .collect()
        };
        let pairs = (group.pairs.iter().enumerate())
            .filter(|(_, (one, other))| concerns(*one) || concerns(*other))
            .map(|(number, (one, other))| {
                let (pair, colours) = self.coloured(group, *one, *other);
                let instead = self
                    .engine
                    .instead_of_pair(paired, place, number)
                    .into_iter();
                // What forbids a pair stands in its way before anything else.
                let instead = instead.map(|(other, reason)| {
                    (other, self.why_illegal(*one, other).unwrap_or(reason))
                });
                PairExplanation {
                    pair,
                    seeker: self.id(*one),
                    colours,
                    colours_article: self.system.article(Cited::Colours(colours)),
                    instead: named(instead.collect()),
                }
            });
        let floaters = if group.left.is_empty() {
            &group.joined
        } else {
            &group.left
        };
        let floaters = floaters.iter().filter(|floater| concerns(**floater));
        let floaters = floaters.map(|floater| FloatExplanation {
            player: self.id(*floater),
            instead: named(self.engine.instead_of_floater(paired, place, *floater)),
        });
        // Where groups are left, nothing is to be said of who came: it is said there.
        let has_more = |one: &FloatExplanation| !group.left.is_empty() || !one.instead.is_empty();
        GroupExplanation {
            pairs: pairs.collect(),
            floaters: floaters.filter(has_more).collect(),
        }
    }

    fn compare(&self, paired: &Paired, other: &[Pair], bye: Option<EntrantId>) -> Verdict {
        let place_of = |id| self.field.competitors.iter().position(|one| one.id == id);
        let mut others: Vec<(usize, usize)> = Vec::new();
        for pair in other {
            let (Some(white), Some(black)) = (place_of(pair.white), place_of(pair.black)) else {
                continue;
            };
            if let Some(reason) = self.why_illegal(white, black) {
                return Verdict::Illegal {
                    pair: *pair,
                    reason,
                };
            }
            others.push((white.min(black), white.max(black)));
        }
        if bye != paired.bye.map(|place| self.id(place)) {
            let reason = match bye.and_then(place_of) {
                Some(other) => self.why_not_bye(paired, other),
                None => Reason::ByeNotAllowed,
            };
            return Verdict::Bye { found: bye, reason };
        }
        for (place, group) in paired.groups.iter().enumerate() {
            if let Some(reason) = self.compare_group(paired, place, group, &others) {
                let group = self.score(group);
                return Verdict::Worse { group, reason };
            }
        }
        self.compare_colours(paired, other)
    }

    fn compare_group(
        &self,
        paired: &Paired,
        place: usize,
        group: &PairedGroup,
        others: &[(usize, usize)],
    ) -> Option<Reason> {
        let own: HashSet<(usize, usize)> = (group.pairs.iter())
            .map(|(one, other)| (*one.min(other), *one.max(other)))
            .collect();
        if own.iter().all(|pair| others.contains(pair)) {
            return None;
        }
        let players: HashSet<usize> = (group.residents.iter().chain(&group.joined))
            .copied()
            .collect();
        let touching: Vec<(usize, usize)> = (others.iter().copied())
            .filter(|(one, other)| players.contains(one) || players.contains(other))
            .collect();
        Some(self.engine.why_not(paired, place, &touching))
    }

    fn compare_colours(&self, paired: &Paired, other: &[Pair]) -> Verdict {
        for group in &paired.groups {
            for (one, two) in &group.pairs {
                let (pair, rule) = self.coloured(group, *one, *two);
                if !other.contains(&pair) {
                    return Verdict::Colours { pair, rule };
                }
            }
        }
        Verdict::Same
    }
}
