//! A round without a legal pairing: who is the trouble, and the least that would have to be
//! permitted. Every system asks the same; what two may not do differs.

use crate::matching::{Matcher, Rules};

/// What stands between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hindrance {
    /// They have met.
    Met,
    /// A decision for the event.
    Prohibited,
    /// Both must have the same colour.
    Colours,
}

/// A breach that would have to be permitted, by places in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BreachAt {
    Pair(usize, usize),
    Bye(usize),
}

/// What a pair or a bye that breaches a criterion costs: a repeated game is the gravest, then a
/// prohibition of the event, then the bye, then the colours.
const REPEATED: i128 = 1 << 60;
const PROHIBITED: i128 = 1 << 45;
const BYE: i128 = 1 << 30;
const COLOURS: i128 = 1 << 15;

/// A field that cannot be paired, the highest ranked first.
pub(crate) struct Unpairable<H, B> {
    pub players: usize,
    /// What stands between two, if anything does.
    pub hindrance: H,
    pub may_have_bye: B,
}

impl<H, B> Unpairable<H, B>
where
    H: Fn(usize, usize) -> Option<Hindrance>,
    B: Fn(usize) -> bool,
{
    fn is_odd(&self) -> bool {
        self.players % 2 == 1
    }

    /// Whether the number is odd and nobody may have the bye.
    pub(crate) fn nobody_may_have_bye(&self) -> bool {
        self.is_odd() && !(0..self.players).any(&self.may_have_bye)
    }

    /// Players who cannot all be paired, and the opponents they compete for. If the number is odd,
    /// the bye is one opponent more for those who may have it.
    pub(crate) fn stuck(&self) -> (Vec<usize>, Vec<usize>) {
        let bye = self.players;
        let mut matcher = Matcher::new(Rules {
            vertices: bye + bye % 2,
            pair: |one: usize, other: usize| {
                let allowed = if other.max(one) == bye {
                    (self.may_have_bye)(one.min(other))
                } else {
                    (self.hindrance)(one, other).is_none()
                };
                allowed.then_some(0)
            },
            alone: |_| None,
        });
        matcher.solve();
        let (mut stuck, mut opponents) = matcher.stuck();
        stuck.retain(|player| *player != bye);
        opponents.retain(|player| *player != bye);
        (stuck, opponents)
    }

    /// The fewest breaches with which everybody could be paired, the gravest kinds avoided first.
    pub(crate) fn least_breaches(&self) -> Vec<BreachAt> {
        let mut matcher = Matcher::new(Rules {
            vertices: self.players,
            pair: |one: usize, other: usize| {
                Some(match (self.hindrance)(one, other) {
                    None => 0,
                    Some(Hindrance::Met) => REPEATED,
                    Some(Hindrance::Prohibited) => PROHIBITED,
                    Some(Hindrance::Colours) => COLOURS,
                })
            },
            // Among equal breaches the lowest ranked gets the bye.
            alone: |player: usize| {
                self.is_odd()
                    .then(|| (REPEATED << 20) + self.bye_cost(player))
            },
        });
        matcher.solve();
        (0..self.players)
            .filter_map(|vertex| match matcher.partner(vertex) {
                Some(partner) => (partner > vertex && (self.hindrance)(vertex, partner).is_some())
                    .then_some(BreachAt::Pair(vertex, partner)),
                None => (!(self.may_have_bye)(vertex)).then_some(BreachAt::Bye(vertex)),
            })
            .collect()
    }

    /// The fewest who would have to go without a game, beside one who may have the bye.
    pub(crate) fn without_game(&self) -> Vec<usize> {
        let mut matcher = Matcher::new(Rules {
            vertices: self.players,
            pair: |one: usize, other: usize| (self.hindrance)(one, other).is_none().then_some(0),
            // Those who may have the bye go first, the lowest ranked before the others.
            alone: |player: usize| Some(2 * REPEATED + self.bye_cost(player)),
        });
        matcher.solve();
        (0..self.players)
            .filter(|vertex| matcher.partner(*vertex).is_none())
            .collect()
    }

    fn bye_cost(&self, player: usize) -> i128 {
        let barred = i128::from(!(self.may_have_bye)(player));
        2 * (barred * BYE + (self.players - player) as i128)
    }
}
