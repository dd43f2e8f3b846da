//! Matchings of least cost in general graphs, and the first of them in a given order.
//!
//! A Swiss round is a matching: players are vertices, allowed pairs are edges, and the criteria of
//! the system, one behind the other, are what an edge costs. [`Matcher::solve`] finds a matching
//! of least cost by Edmonds' method (a primal-dual search with blossoms). The dual values it ends
//! with are a proof: the matchings of least cost are exactly those made of *tight* edges. So the
//! order in which the regulations prefer equally good pairings can be followed afterwards without
//! solving anew: [`Matcher::pair_first`] asks for the first partner a vertex has in any of them
//! and moves there along an alternating path.
//!
//! The words of the literature: a *dual value* is kept for each vertex and each blossom. The *slack*
//! of an edge is its cost minus the dual values of its two ends (plus those of the blossoms that hold
//! both); it is never negative, and an edge is *tight* when it is 0. If all edges of a perfect
//! matching are tight, its cost is the sum of the dual values, and no perfect matching can cost less.
//! A *blossom* is an odd cycle of tight edges that the search treats as one vertex, and that again
//! can be part of a larger one.

mod blossoms;
mod few;
mod matcher;
mod rules;
mod search;
mod weight;

pub(crate) use matcher::{Graph, Matcher};
pub(crate) use rules::Rules;
pub(crate) use weight::{Weight, Wide};

#[cfg(test)]
mod tests;
