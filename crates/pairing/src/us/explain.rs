//! Why a pairing is as it is: every switch with its cost, its limit and its reason.

use adoube_tournament::{Colour, EntrantId, Points};
use serde::Serialize;

use super::bars::Bar;
use super::bye;
use super::colours::{ColourFaults, ColourRule};
use super::field::Field;
use super::look_ahead::{narrow_limit, wide_limit};
use super::pairing::{RoundPairing, publish};
use super::round::{PairedGroup, PairedRound, total_faults};
use super::switches::{NaturalPairing, Switch, SwitchKind};

/// A paired round with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundExplanation {
    pub pairing: RoundPairing,
    /// Everybody who was paired, by rank.
    pub players: Vec<PlayerNote>,
    /// The boards, in their order.
    pub boards: Vec<BoardNote>,
    /// The switches that led from the natural pairings to the pairs, those of the higher boards
    /// first; those that part players who should not meet before those for colours.
    pub switches: Vec<SwitchMade>,
    /// Whom the bye passed over, in the order in which they would have got it.
    pub bye_passed_over: Vec<EntrantId>,
}

/// A player as the pairing sees him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNote {
    pub player: EntrantId,
    /// The score, without points that are for pairing only.
    pub score: Points,
    /// The rating for pairing.
    pub rating: Option<u16>,
    /// The colours so far; none for a round without a game.
    pub colours: Vec<Option<Colour>>,
    /// The colour that is due (29E3a).
    pub due: Option<Colour>,
    /// Whether it is due to equalise rather than to alternate.
    pub equalises: bool,
}

/// A board of the round: who plays, by which rule the colours are given, and how it differs from
/// the natural pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNote {
    pub white: EntrantId,
    pub black: EntrantId,
    pub colours: ColourRule,
    /// How the pair differs from the natural pairing.
    pub switch: Switch,
    /// Who dropped to meet the other.
    pub dropped: Option<EntrantId>,
}

/// Boards that changed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchMade {
    /// The pairs before, the higher ranked player first.
    pub before: Vec<(EntrantId, EntrantId)>,
    /// The pairs after it.
    pub after: Vec<(EntrantId, EntrantId)>,
    /// What kind it is: the gravest of its boards.
    pub kind: SwitchKind,
    /// Who takes whose place, each pair once: those whose rating difference is looked at.
    pub replaced: Vec<Replaced>,
    /// The largest rating difference that counts on any of its boards.
    pub cost: u32,
    /// The largest difference of players exchanged, for which the limit is.
    pub exchanged: u32,
    pub limit: Limit,
    /// What it is for.
    pub reason: SwitchReason,
}

/// Somebody in the place of somebody else (29D1b, 29E5c, 29E5d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-replaced")]
pub struct Replaced {
    /// Who is there now.
    pub player: EntrantId,
    /// Who was there in the natural pairings.
    pub natural: EntrantId,
    /// Their rating difference; none if one of them is unrated.
    pub points: Option<u16>,
}

/// The limit of a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// None: it parts players who should not meet (29D1b).
    NotForColours,
    /// None: an unrated player is concerned (29E5g).
    Unrated,
    /// None: equalisation has priority over ratings (29E5h).
    Waived,
    /// The 80-point rule, with the tolerance (29E5a).
    Narrow(u32),
    /// The 200-point rule, with the tolerance (29E5b).
    Wide(u32),
}

impl Limit {
    /// The number of the rule in the rulebook.
    pub fn article(self) -> &'static str {
        match self {
            Limit::NotForColours => "29D1b",
            Limit::Unrated => "29E5g",
            Limit::Waived => "29E5h",
            Limit::Narrow(_) => "29E5a",
            Limit::Wide(_) => "29E5b",
        }
    }
}

/// What a switch is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchReason {
    /// These should not meet.
    Parts(EntrantId, EntrantId, Bar),
    /// Fewer players, before and after, have one colour three times running (29E5f).
    ThirdColour(u32, u32),
    /// Fewer players get one colour two or more times more than the other (29E5b).
    Equalisation(u32, u32),
    /// Fewer players do not get their due colour (29E5a).
    DueColour(u32, u32),
    /// The Top Down method corrected a board above (29E6b), or it makes another switch possible.
    Follows,
}

/// Compares what was paired with the natural pairing and names the reason of every switch.
pub(super) fn explain(field: &Field, paired: &PairedRound) -> RoundExplanation {
    let pairing = publish(field, paired);
    let mut switches: Vec<SwitchMade> = Vec::new();
    for group in &paired.groups {
        switches.extend(repairs(field, group));
    }
    switches.extend(colour_switches(field, paired));
    let places = field.places();
    let boards = (pairing.pairs.iter().zip(&pairing.colours))
        .map(|(pair, colours)| {
            let (white, black) = (places[&pair.white], places[&pair.black]);
            board_note(field, &paired.natural, white, black, *colours)
        })
        .collect();
    RoundExplanation {
        boards,
        switches,
        players: notes(field),
        bye_passed_over: passed_over(field, paired),
        pairing,
    }
}

fn passed_over(field: &Field, paired: &PairedRound) -> Vec<EntrantId> {
    let Some(given) = paired.bye else {
        return Vec::new();
    };
    (bye::candidates(field).into_iter())
        .take_while(|candidate| candidate.player != given.player)
        .map(|candidate| field.contenders[candidate.player].id)
        .collect()
}

fn board_note(
    field: &Field,
    natural: &NaturalPairing,
    white: usize,
    black: usize,
    colours: ColourRule,
) -> BoardNote {
    let [one, other] = [white.min(black), white.max(black)].map(|p| &field.contenders[p]);
    BoardNote {
        white: field.contenders[white].id,
        black: field.contenders[black].id,
        colours,
        switch: (natural.switch(field, white, black)).unwrap_or(Switch::NONE),
        dropped: (one.score > other.score).then_some(one.id),
    }
}

/// What the pairing looks at, for everybody, by rank.
fn notes(field: &Field) -> Vec<PlayerNote> {
    (field.contenders.iter())
        .map(|contender| PlayerNote {
            player: contender.id,
            score: contender.earned(),
            rating: contender.rating,
            colours: contender.colours.to_vec(),
            due: contender.due,
            equalises: contender.difference != 0,
        })
        .collect()
}

/// Pairs, as places in the field.
type Pairs = Vec<(usize, usize)>;

/// The boards that changed together: cycles of old and new pairs.
fn cycles(before: &[(usize, usize)], after: &[(usize, usize)]) -> Vec<(Pairs, Pairs)> {
    let sorted = |pairs: &[(usize, usize)]| -> Pairs {
        let mut sorted: Pairs = (pairs.iter())
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .collect();
        sorted.sort_unstable();
        sorted
    };
    let (before, after) = (sorted(before), sorted(after));
    let of = |pairs: &Pairs, player: usize| {
        (pairs.iter().copied()).find(|(one, other)| *one == player || *other == player)
    };
    let mut left: Pairs = (before.iter().copied())
        .filter(|pair| after.binary_search(pair).is_err())
        .collect();
    // Old and new pairs together make cycles: from a player over the old pair to the opponent, over
    // that one's new pair to the next, until the start is reached. One cycle is one switch, which
    // is explained as a whole.
    let mut found = Vec::new();
    while !left.is_empty() {
        let start = left.remove(0);
        let (mut old, mut new) = (vec![start], Vec::new());
        let mut at = start.1;
        while let Some(pair) = of(&after, at) {
            if new.contains(&pair) {
                break;
            }
            new.push(pair);
            let next = if pair.0 == at { pair.1 } else { pair.0 };
            let Some(place) = left.iter().position(|(a, b)| *a == next || *b == next) else {
                break;
            };
            let pair = left.remove(place);
            old.push(pair);
            at = if pair.0 == next { pair.1 } else { pair.0 };
        }
        old.sort_unstable();
        new.sort_unstable();
        found.push((old, new));
    }
    found
}

/// The switches that part players who should not meet.
fn repairs(field: &Field, paired: &PairedGroup) -> Vec<SwitchMade> {
    let group = &paired.group;
    let raw: Pairs = (group.boundary.iter())
        .chain(&group.halves)
        .chain(&group.unrated)
        .copied()
        .collect();
    let mut players: Vec<usize> = raw.iter().flat_map(|(a, b)| [*a, *b]).collect();
    players.sort_unstable();
    let natural = NaturalPairing::new(field, &[players], &raw);
    let made = |(before, after): (Pairs, Pairs)| {
        let barred = before
            .iter()
            .find_map(|(one, other)| Some((*one, *other, field.bars.between(*one, *other)?)));
        let id = |player: usize| field.contenders[player].id;
        let reason = barred.map_or(SwitchReason::Follows, |(one, other, bar)| {
            SwitchReason::Parts(id(one), id(other), bar)
        });
        made(field, &natural, before, after, Limit::NotForColours, reason)
    };
    cycles(&raw, &paired.boards).into_iter().map(made).collect()
}

/// The switches for colours.
fn colour_switches(field: &Field, paired: &PairedRound) -> Vec<SwitchMade> {
    let boards: Pairs = (paired.groups.iter())
        .flat_map(|group| group.boards.clone())
        .collect();
    (cycles(&boards, &paired.pairs).into_iter())
        .map(|(before, after)| {
            let reason = reason(&total_faults(field, &before), &total_faults(field, &after));
            let limit = limit(field, &paired.natural, &after, reason);
            made(field, &paired.natural, before, after, limit, reason)
        })
        .collect()
}

fn reason(before: &ColourFaults, after: &ColourFaults) -> SwitchReason {
    // The reason is the highest criterion that got better, since that is what justified the switch.
    let excess = |faults: &ColourFaults| faults.black_excess + faults.white_excess;
    if after.thirds < before.thirds {
        SwitchReason::ThirdColour(before.thirds, after.thirds)
    } else if excess(after) < excess(before) {
        SwitchReason::Equalisation(excess(before), excess(after))
    } else if after.denied < before.denied {
        SwitchReason::DueColour(before.denied, after.denied)
    } else {
        SwitchReason::Follows
    }
}

fn limit(field: &Field, natural: &NaturalPairing, after: &Pairs, reason: SwitchReason) -> Limit {
    let settings = &field.settings;
    let switches: Vec<Switch> = (after.iter())
        .filter_map(|(one, other)| natural.switch(field, *one, *other))
        .collect();
    if settings.no_limits {
        Limit::Waived
    } else if switches.iter().all(|switch| switch.is_exempt) {
        Limit::Unrated
    } else if matches!(
        reason,
        SwitchReason::ThirdColour(..) | SwitchReason::Equalisation(..)
    ) {
        Limit::Wide(wide_limit(settings))
    } else {
        Limit::Narrow(narrow_limit(settings))
    }
}

fn made(
    field: &Field,
    natural: &NaturalPairing,
    before: Pairs,
    after: Pairs,
    limit: Limit,
    reason: SwitchReason,
) -> SwitchMade {
    let ids = |pairs: &Pairs| -> Vec<(EntrantId, EntrantId)> {
        let id = |player: usize| field.contenders[player].id;
        pairs.iter().map(|(a, b)| (id(*a), id(*b))).collect()
    };
    let switches = || (after.iter()).filter_map(|(one, other)| natural.switch(field, *one, *other));
    let has = |kind: SwitchKind| switches().any(|switch| switch.kind == kind);
    let kind = if has(SwitchKind::OddPlayer) {
        SwitchKind::OddPlayer
    } else if has(SwitchKind::Interchange) {
        SwitchKind::Interchange
    } else {
        SwitchKind::Transposition
    };
    SwitchMade {
        kind,
        replaced: replaced(field, natural, &after),
        cost: switches().map(|switch| switch.cost).max().unwrap_or(0),
        exchanged: (switches().map(|switch| switch.exchanged).max()).unwrap_or(0),
        before: ids(&before),
        after: ids(&after),
        limit,
        reason,
    }
}

/// Who takes whose place in some pairs, each two once.
fn replaced(field: &Field, natural: &NaturalPairing, after: &Pairs) -> Vec<Replaced> {
    let mut found: Pairs = Vec::new();
    for (one, other) in after {
        for (player, place) in natural.replacements(field, *one, *other) {
            if !found.contains(&(player, place)) && !found.contains(&(place, player)) {
                found.push((player, place));
            }
        }
    }
    let told = |(player, place): (usize, usize)| {
        let [player, natural] = [player, place].map(|player| &field.contenders[player]);
        let ratings = player.rating.zip(natural.rating);
        Replaced {
            player: player.id,
            natural: natural.id,
            points: ratings.map(|(one, other)| one.abs_diff(other)),
        }
    };
    found.into_iter().map(told).collect()
}
