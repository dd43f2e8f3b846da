//! A graph for simple questions: who can be paired at all, and what being left over costs.

use super::Graph;

/// A graph given by two functions: what a pair costs, and what being left over costs.
pub(crate) struct Rules<P, A> {
    /// How many vertices there are.
    pub vertices: usize,
    /// What a pair costs; `None` if it may not be made.
    pub pair: P,
    /// What being left over costs; `None` if that may not be.
    pub alone: A,
}

impl<P, A> Graph for Rules<P, A>
where
    P: Fn(usize, usize) -> Option<i128>,
    A: Fn(usize) -> Option<i128>,
{
    type Cost = i128;
    type Role = ();

    fn len(&self) -> usize {
        self.vertices
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        (self.pair)(one, other)
    }

    fn single(&self, vertex: usize) -> Option<i128> {
        (self.alone)(vertex)
    }

    fn set_role(&mut self, _: usize, (): ()) {}

    fn natural(&self, vertex: usize) -> usize {
        // Any start is right, since all that is asked is whether there is a matching and what it costs.
        vertex + 1
    }
}
