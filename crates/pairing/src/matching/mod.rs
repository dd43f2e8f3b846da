//! Matchings of least cost in general graphs, and the first of them in a given order.
//!
//! A Swiss round is a matching: players are vertices, allowed pairs are edges, and the criteria of
//! the system, one behind the other, are what an edge costs. [`Matcher::solve`] finds a matching
//! of least cost by Edmonds' method (a primal-dual search with blossoms). The dual values it ends
//! with are a proof: the matchings of least cost are exactly those made of *tight* edges. So the
//! order in which the regulations prefer equally good pairings can be followed afterwards without
//! solving anew: [`Matcher::first_partner`] asks for the first partner a vertex has in any of them
//! and moves there along an alternating path.

mod blossoms;
mod matcher;
mod search;
mod weight;

pub use matcher::{Graph, Matcher};
pub use weight::{Weight, Wide};

#[cfg(test)]
mod tests;
