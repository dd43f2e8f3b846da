//! Odd cycles that are treated as one vertex.

use super::Weight;

/// A vertex or a blossom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

/// The highest bit tells a blossom from a vertex, so that a node fits into four bytes and compares
/// as one number.
const BLOSSOM: u32 = 1 << 31;

impl Node {
    /// The node that is a single vertex.
    pub(super) fn vertex(vertex: u32) -> Node {
        Node(vertex)
    }

    fn blossom(place: usize) -> Node {
        Node(place as u32 | BLOSSOM)
    }

    /// Where the node is in the list of blossoms, if it is one.
    pub(super) fn as_blossom(self) -> Option<usize> {
        (self.0 & BLOSSOM != 0).then_some((self.0 & !BLOSSOM) as usize)
    }
}

/// An odd cycle of tight edges. All but the base are matched along the cycle, so that any vertex
/// can be made the one that is matched to the outside.
#[derive(Clone, Debug)]
pub(super) struct Blossom<W> {
    /// The nodes around the cycle; the base is in the first of them.
    pub children: Vec<Node>,
    /// `links[i]` joins a vertex of child i to one of child i + 1, the last one to the first.
    /// The odd ones are matched.
    pub links: Vec<(u32, u32)>,
    /// The vertex that is matched to the outside, or free.
    pub base: u32,
    pub dual: W,
    /// The blossom around this one.
    parent: Option<usize>,
    /// All vertices, as long as the blossom is outermost.
    members: Vec<u32>,
}

/// All blossoms there are at present.
#[derive(Clone)]
pub(super) struct Blossoms<W> {
    /// The set each vertex is in; a set is named after one of its vertices.
    sets: Vec<u32>,
    /// The outermost node that a set is.
    nodes: Vec<Node>,
    /// The innermost blossom around each vertex.
    parents: Vec<Option<usize>>,
    list: Vec<Option<Blossom<W>>>,
    vacant: Vec<usize>,
}

impl<W: Weight> Blossoms<W> {
    /// Vertices without any blossom yet.
    pub(super) fn new(vertices: usize) -> Blossoms<W> {
        let mut blossoms = Blossoms {
            sets: Vec::new(),
            nodes: Vec::new(),
            parents: Vec::new(),
            list: Vec::new(),
            vacant: Vec::new(),
        };
        blossoms.grow(vertices);
        blossoms
    }

    /// Makes more vertices, each for itself.
    pub(super) fn grow(&mut self, vertices: usize) {
        let new = self.sets.len() as u32..vertices as u32;
        self.sets.extend(new.clone());
        self.nodes.extend(new.map(Node::vertex));
        self.parents.resize(vertices, None);
    }

    /// The outermost node that a vertex is in: the vertex itself or a blossom.
    pub(super) fn top(&self, vertex: u32) -> Node {
        self.nodes[self.sets[vertex as usize] as usize]
    }

    /// How many places the list of blossoms has.
    pub(super) fn places(&self) -> usize {
        self.list.len()
    }

    /// Whether there is any blossom.
    pub(super) fn is_empty(&self) -> bool {
        self.vacant.len() == self.list.len()
    }

    /// The blossom at a place of the list, if there is one.
    pub(super) fn get(&self, place: usize) -> Option<&Blossom<W>> {
        self.list[place].as_ref()
    }

    /// The blossom at a place of the list, to be changed.
    pub(super) fn get_mut(&mut self, place: usize) -> Option<&mut Blossom<W>> {
        self.list[place].as_mut()
    }

    /// The blossoms that are in no other one.
    pub(super) fn outermost(&self) -> Vec<usize> {
        if self.is_empty() {
            return Vec::new();
        }
        let is_outermost =
            |place: &usize| (self.list[*place].as_ref()).is_some_and(|b| b.parent.is_none());
        (0..self.list.len()).filter(is_outermost).collect()
    }

    /// The vertex of a node that is matched to the outside.
    pub(super) fn base(&self, node: Node) -> u32 {
        match node.as_blossom() {
            None => node.0,
            Some(place) => self.list[place].as_ref().map_or(0, |blossom| blossom.base),
        }
    }

    /// The vertices of an outermost blossom.
    pub(super) fn members(&self, place: usize) -> &[u32] {
        self.list[place]
            .as_ref()
            .map_or(&[], |b| b.members.as_slice())
    }

    /// The sum of the dual values of the blossoms that two vertices are both in.
    pub(super) fn shared_dual(&self, one: u32, other: u32) -> W {
        let mut total = W::ZERO;
        // Vertices of different outermost nodes share no blossom; this is the usual case.
        if self.top(one) != self.top(other) {
            return total;
        }
        let around: Vec<usize> = self.around(one).collect();
        for place in self.around(other).filter(|place| around.contains(place)) {
            if let Some(blossom) = &self.list[place] {
                total += blossom.dual;
            }
        }
        total
    }

    /// Half of the dual values of the blossoms around a vertex.
    pub(super) fn half_duals(&self, vertex: u32) -> W {
        let mut total = W::ZERO;
        for place in self.around(vertex) {
            if let Some(blossom) = &self.list[place] {
                total += blossom.dual.half();
            }
        }
        total
    }

    /// All blossoms, each after those around it.
    pub(super) fn outside_in(&self) -> Vec<usize> {
        let depth = |place: usize| {
            let parent = |place: &usize| self.list[*place].as_ref()?.parent;
            std::iter::successors(Some(place), parent).count()
        };
        let mut order: Vec<(usize, usize)> = (0..self.list.len())
            .filter(|place| self.list[*place].is_some())
            .map(|place| (depth(place), place))
            .collect();
        order.sort_unstable();
        order.into_iter().map(|(_, place)| place).collect()
    }

    /// For every blossom the sum of the dual values of all that are around it, or itself, and
    /// around a vertex; the order is that of [`Blossoms::outside_in`].
    pub(super) fn shared_duals(&self, vertex: u32, order: &[usize]) -> Vec<W> {
        let mut is_around = vec![false; self.list.len()];
        self.around(vertex)
            .for_each(|place| is_around[place] = true);
        let mut shared = vec![W::ZERO; self.list.len()];
        for place in order {
            if let Some(blossom) = &self.list[*place] {
                let outside = blossom.parent.map_or(W::ZERO, |parent| shared[parent]);
                shared[*place] = outside;
                if is_around[*place] {
                    shared[*place] += blossom.dual;
                }
            }
        }
        shared
    }

    /// The innermost blossom around a vertex.
    pub(super) fn innermost(&self, vertex: u32) -> Option<usize> {
        self.parents[vertex as usize]
    }

    /// The blossoms around a vertex, the innermost first.
    fn around(&self, vertex: u32) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.parents[vertex as usize], |place| {
            self.list[*place]
                .as_ref()
                .and_then(|blossom| blossom.parent)
        })
    }

    /// Makes a blossom of outermost nodes. Only the vertices outside the largest of them have to
    /// be told.
    pub(super) fn add(&mut self, children: Vec<Node>, links: Vec<(u32, u32)>) -> Node {
        let place = self.vacant.pop().unwrap_or_else(|| {
            self.list.push(None);
            self.list.len() - 1
        });
        let node = Node::blossom(place);
        let base = self.base(children[0]);
        let mut parts: Vec<Vec<u32>> = Vec::with_capacity(children.len());
        for child in &children {
            match child.as_blossom() {
                None => {
                    self.parents[child.0 as usize] = Some(place);
                    parts.push(vec![child.0]);
                }
                Some(inner) => {
                    if let Some(blossom) = self.list[inner].as_mut() {
                        blossom.parent = Some(place);
                        parts.push(std::mem::take(&mut blossom.members));
                    }
                }
            }
        }
        // The largest part keeps its set; each vertex that is renamed comes into a set at least
        // twice as large as its own, so that while blossoms only grow this happens to it log2(n)
        // times at most.
        let largest = (0..parts.len())
            .max_by_key(|part| parts[*part].len())
            .unwrap_or(0);
        let mut members = std::mem::take(&mut parts[largest]);
        let set = self.sets[members[0] as usize];
        for vertex in parts.into_iter().flatten() {
            self.sets[vertex as usize] = set;
            members.push(vertex);
        }
        self.nodes[set as usize] = node;
        self.list[place] = Some(Blossom {
            children,
            links,
            base,
            dual: W::ZERO,
            parent: None,
            members,
        });
        node
    }

    /// Takes an outermost blossom apart; its children become outermost.
    pub(super) fn remove(&mut self, place: usize) -> Option<Blossom<W>> {
        let mut blossom = self.list[place].take()?;
        self.vacant.push(place);
        for child in &blossom.children {
            self.make_outermost(*child);
        }
        blossom.parent = None;
        Some(blossom)
    }

    /// Takes an outermost blossom apart, and those inside it, as far as they have no dual value.
    pub(super) fn scatter(&mut self, place: usize) {
        let Some(blossom) = self.list[place].take() else {
            return;
        };
        self.vacant.push(place);
        for child in blossom.children {
            match child.as_blossom() {
                Some(inner) if self.list[inner].as_ref().is_some_and(|b| b.dual == W::ZERO) => {
                    self.scatter(inner);
                }
                _ => self.make_outermost(child),
            }
        }
    }

    fn make_outermost(&mut self, node: Node) {
        let mut members = Vec::new();
        self.collect(node, &mut members);
        let set = members[0];
        for vertex in &members {
            self.sets[*vertex as usize] = set;
        }
        self.nodes[set as usize] = node;
        match node.as_blossom() {
            None => self.parents[node.0 as usize] = None,
            Some(place) => {
                if let Some(blossom) = self.list[place].as_mut() {
                    blossom.parent = None;
                    blossom.members = members;
                }
            }
        }
    }

    fn collect(&self, node: Node, found: &mut Vec<u32>) {
        match node.as_blossom() {
            None => found.push(node.0),
            Some(place) => {
                for child in self.list[place].iter().flat_map(|b| &b.children) {
                    self.collect(*child, found);
                }
            }
        }
    }

    /// Rematches inside a node so that `vertex` becomes its base, and calls `pair` for every new
    /// pair.
    pub(super) fn rebase(&mut self, node: Node, vertex: u32, pair: &mut impl FnMut(u32, u32)) {
        let Some(place) = node.as_blossom() else {
            return;
        };
        if self.base(node) == vertex {
            return;
        }
        let with_vertex = self.child_around(place, vertex);
        let Some(mut blossom) = self.list[place].take() else {
            return;
        };
        let size = blossom.children.len();
        let at = (blossom
            .children
            .iter()
            .position(|child| *child == with_vertex))
        .unwrap_or(0);
        self.rebase(with_vertex, vertex, pair);
        // The other children are an even number, to be matched two by two around the cycle. On the
        // side of `at` with an even number of children, the old base among them, the unmatched
        // links take the place of the matched ones; the rest of the cycle is matched already.
        let rematched: Vec<usize> = if at % 2 == 0 {
            (0..at).step_by(2).collect()
        } else {
            (at + 1..size).step_by(2).collect()
        };
        for link in rematched {
            let (one, other) = blossom.links[link];
            self.rebase(blossom.children[link], one, pair);
            self.rebase(blossom.children[(link + 1) % size], other, pair);
            pair(one, other);
        }
        // The base is in the first child again, and the odd links are the matched ones.
        blossom.children.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = vertex;
        self.list[place] = Some(blossom);
    }

    /// The child of a blossom that a vertex is in.
    fn child_around(&self, place: usize, vertex: u32) -> Node {
        let inside = self.around(vertex).take_while(|around| *around != place);
        inside.last().map_or(Node::vertex(vertex), Node::blossom)
    }
}
