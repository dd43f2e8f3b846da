//! The choice of upfloaters (3.5): the first set, in the order of the article, of those that are best
//! by C4–C7 and leave a legal pairing (C1, C3).
//!
//! Everybody who is left is a vertex, and a pairing of all of them is what C3 asks for. Whoever of
//! the pool meets a resident is an upfloater and costs digits for C4, C5 and C7; whoever of the
//! following scoregroup meets somebody below it costs a digit for C6.
//!
//! Most of a large field need not be looked at. Where those far below can be paired whoever joins
//! them, a few vertices who may meet anybody of the pool stand for all of them.

use std::ops::Range;

use adoube_tournament::Points;

use super::{Procedure, UnpairedPlayers};
use crate::fide::completion::most_pairs;
use crate::matching::{Graph, Matcher, Weight, Wide};

/// A set of upfloaters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    /// The highest ranked first.
    pub set: Vec<usize>,
    /// How many upfloaters the following scoregroup will need at least; C6 holds with 0 and 1.
    pub shortfall: usize,
}

/// How many more than the fewest upfloaters are looked at where one scoregroup is not enough.
const SPARE: usize = 12;

/// What is looked at.
struct View<'l> {
    residents: &'l [usize],
    pool: &'l [usize],
    following: Range<usize>,
    /// How many vertices stand for those who are not looked at.
    free: usize,
    /// Somebody who has to be among the upfloaters.
    required: Option<usize>,
}

impl Procedure<'_> {
    /// Chooses the upfloaters, with somebody among them if it is asked for; `None` if there is no
    /// legal pairing.
    pub(super) fn upfloaters(
        &self,
        left: &UnpairedPlayers,
        required: Option<usize>,
    ) -> Option<Chosen> {
        if required.is_some() {
            return self.upfloaters_of_all(left, required);
        }
        if self.can_all_be_paired(&left.residents) && self.can_all_be_paired(&left.pool) {
            return Some(Chosen::default());
        }
        let fewest = self.fewest_upfloaters(&left.residents);
        // What a narrow view shows is the best there is if no other view can need fewer upfloaters:
        // whoever it does not show has a lower score (C5).
        let narrow = [self.following_only(left), self.nearest(left, fewest)];
        (narrow.iter().flatten())
            .find_map(|view| {
                self.choose(view)
                    .filter(|chosen| chosen.set.len() == fewest)
            })
            .or_else(|| self.upfloaters_of_all(left, None))
    }

    /// The same with everybody in view.
    pub(super) fn upfloaters_of_all(
        &self,
        left: &UnpairedPlayers,
        required: Option<usize>,
    ) -> Option<Chosen> {
        self.choose(&View {
            residents: &left.residents,
            pool: &left.pool,
            following: left.following.clone(),
            free: 0,
            required,
        })
    }

    /// Fewer upfloaters are never enough, whatever is below.
    fn fewest_upfloaters(&self, residents: &[usize]) -> usize {
        let size = residents.len();
        if self.is_loose(size, size % 2) {
            return size % 2;
        }
        size - 2 * most_pairs(residents, &|one, other| self.may_meet(one, other))
    }

    /// The following scoregroup alone, which one vertex may leave if the number is odd: every choice
    /// in it complies with C6.
    fn following_only<'l>(&self, left: &'l UnpairedPlayers) -> Option<View<'l>> {
        let shown = left.following.len();
        let is_next = shown > 0 && left.following.start == 0;
        let is_enough = is_next && self.is_loose(left.pool.len() - shown, 0);
        is_enough.then(|| View {
            residents: &left.residents,
            pool: &left.pool[..shown],
            following: 0..shown,
            free: (left.residents.len() + shown) % 2,
            required: None,
        })
    }

    /// As many scoregroups as are likely to be enough; all who are shown may leave.
    fn nearest<'l>(&self, left: &'l UnpairedPlayers, fewest: usize) -> Option<View<'l>> {
        let score = |place: usize| self.competitor(left.pool[place]).score;
        let mut shown = (left.following.end.max(fewest) + SPARE).min(left.pool.len());
        while shown < left.pool.len() && score(shown) == score(shown - 1) {
            shown += 1;
        }
        self.is_loose(left.pool.len() - shown, 0).then(|| View {
            residents: &left.residents,
            pool: &left.pool[..shown],
            following: left.following.clone(),
            free: shown + left.residents.len() % 2,
            required: None,
        })
    }

    /// Chooses among those a view shows. All criteria are in one number; the narrowest type that
    /// holds it makes the fastest arithmetic.
    fn choose(&self, view: &View) -> Option<Chosen> {
        let layout = Layout::of(self, view);
        let bits = layout.bits();
        if bits <= <i128 as Weight>::BITS {
            self.choose_with::<i128>(view, &layout)
        } else if bits <= <Wide<8> as Weight>::BITS {
            self.choose_with::<Wide<8>>(view, &layout)
        } else {
            self.choose_with::<Wide<256>>(view, &layout)
        }
    }

    fn choose_with<W: Weight>(&self, view: &View, layout: &Layout) -> Option<Chosen> {
        let mut matcher = Matcher::new(Model::<W>::new(self, view, layout));
        if !matcher.solve() {
            return None;
        }
        let shortfall = shortfall(&matcher);
        if shortfall > 1 && !self.law.is_following_graded {
            // No set complies with C6, so that it has no say.
            let mut model = matcher.into_graph();
            model.leaving = W::ZERO;
            matcher = Matcher::new(model);
            matcher.solve();
        }
        let pool = view.residents.len()..view.residents.len() + view.pool.len();
        let is_upfloater = |vertex: &usize| {
            let partner = matcher.partner(*vertex);
            partner.is_some_and(|partner| partner < view.residents.len())
        };
        let size = pool.clone().filter(is_upfloater).count();
        // C5 has settled how many come from each scoregroup. Sets are ordered by their members, the
        // highest score first, then the smallest number: each in turn is taken if it can be.
        let mut set = Vec::new();
        for vertex in pool {
            if set.len() < size && matcher.try_role(vertex, Role::Rises) {
                set.push(view.pool[vertex - view.residents.len()]);
            }
        }
        Some(Chosen { set, shortfall })
    }
}

/// How many of the following scoregroup meet others of the pool.
fn shortfall<W: Weight>(matcher: &Matcher<Model<W>>) -> usize {
    let graph = matcher.graph();
    let leaves = |vertex: &usize| {
        let partner = matcher.partner(*vertex);
        partner.is_some_and(|partner| partner >= graph.residents && graph.parts(*vertex, partner))
    };
    graph.following.clone().filter(leaves).count()
}

/// Where the digits of a cost stand. From the lowest: C7, C6, C5 for each scoregroup of the pool but
/// the first, which C4 settles with the others, and C4.
struct Layout {
    /// How many bits a digit has.
    width: u32,
    /// The scores of the pool, the highest first.
    scores: Vec<Points>,
}

impl Layout {
    fn of(procedure: &Procedure, view: &View) -> Layout {
        let scores = view.pool.iter();
        let mut scores: Vec<Points> = scores
            .map(|place| procedure.competitor(*place).score)
            .collect();
        scores.dedup();
        let most = view.residents.len().max(view.following.len());
        Layout {
            width: usize::BITS - most.leading_zeros(),
            scores,
        }
    }

    fn digit<W: Weight>(&self, place: usize) -> W {
        W::shifted(1, 1 + self.width * place as u32)
    }

    fn bits(&self) -> u32 {
        1 + self.width * (self.scores.len() as u32 + 2)
    }

    /// What it costs to leave the following scoregroup downwards (C6).
    fn leaving<W: Weight>(&self) -> W {
        self.digit(1)
    }

    /// What it costs to be an upfloater (C4, C5, C7).
    fn rising<W: Weight>(&self, score: Points, has_floated: bool) -> W {
        let group = self.scores.partition_point(|higher| *higher > score);
        let mut cost: W = self.digit(self.scores.len() + 1);
        if group > 0 {
            cost += self.digit(1 + group);
        }
        if has_floated {
            cost += self.digit(0);
        }
        cost
    }
}

/// What has been decided about one of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Any,
    /// Has to be an upfloater.
    Rises,
}

/// Those left as a graph: the residents, the pool, and the vertices that stand for the others.
struct Model<'p, W> {
    procedure: &'p Procedure<'p>,
    players: Vec<usize>,
    residents: usize,
    /// The vertices of the following scoregroup.
    following: Range<usize>,
    free: usize,
    /// What it costs each to be an upfloater.
    rising: Vec<W>,
    leaving: W,
    roles: Vec<Role>,
}

impl<'p, W: Weight> Model<'p, W> {
    fn new(procedure: &'p Procedure<'p>, view: &View, layout: &Layout) -> Model<'p, W> {
        let players = [view.residents, view.pool].concat();
        let rising = view.pool.iter().map(|place| {
            let counts = procedure.law.minds_upfloaters && procedure.has_floated(*place);
            layout.rising(procedure.competitor(*place).score, counts)
        });
        let residents = view.residents.iter().map(|_| W::ZERO);
        let role = |place: &usize| match view.required == Some(*place) {
            true => Role::Rises,
            false => Role::Any,
        };
        let first = view.residents.len();
        Model {
            procedure,
            residents: first,
            following: first + view.following.start..first + view.following.end,
            free: view.free,
            rising: residents.chain(rising).collect(),
            leaving: layout.leaving(),
            roles: players.iter().map(role).collect(),
            players,
        }
    }

    /// Whether one of two who are not residents is of the following scoregroup and the other not.
    fn parts(&self, one: usize, other: usize) -> bool {
        self.following.contains(&one) != self.following.contains(&other)
    }
}

impl<W: Weight> Graph for Model<'_, W> {
    type Cost = W;
    type Role = Role;

    fn len(&self) -> usize {
        self.players.len() + self.free
    }

    fn cost(&self, one: usize, other: usize) -> Option<W> {
        let (upper, lower) = (one.min(other), one.max(other));
        let is_free = |vertex: usize| vertex >= self.players.len();
        if is_free(upper) {
            return Some(W::ZERO);
        }
        if is_free(lower) {
            if upper < self.residents || self.roles[upper] == Role::Rises {
                return None;
            }
        } else if !(self.procedure).may_meet(self.players[upper], self.players[lower]) {
            return None;
        }
        if upper < self.residents {
            return Some(self.rising[lower]);
        }
        let stays = |vertex: usize| is_free(vertex) || self.roles[vertex] == Role::Any;
        if !stays(upper) || !stays(lower) {
            return None;
        }
        Some(if self.parts(upper, lower) {
            self.leaving
        } else {
            W::ZERO
        })
    }

    fn single(&self, _: usize) -> Option<W> {
        None
    }

    fn set_role(&mut self, vertex: usize, role: Role) -> Role {
        std::mem::replace(&mut self.roles[vertex], role)
    }

    fn natural(&self, vertex: usize) -> usize {
        vertex + 1
    }
}
