//! Odd cycles that are treated as one vertex.

use super::Weight;

/// A vertex or a blossom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

const BLOSSOM: u32 = 1 << 31;

impl Node {
    pub fn vertex(vertex: u32) -> Node {
        Node(vertex)
    }

    fn blossom(place: usize) -> Node {
        Node(place as u32 | BLOSSOM)
    }

    /// Where the node is in the list of blossoms, if it is one.
    pub fn as_blossom(self) -> Option<usize> {
        (self.0 & BLOSSOM != 0).then_some((self.0 & !BLOSSOM) as usize)
    }
}

#[derive(Clone, Debug)]
pub(super) struct Blossom<W> {
    /// The nodes around the cycle; the base is in the first of them.
    pub children: Vec<Node>,
    /// `links[i]` joins a vertex of child i to one of child i + 1, the last one to the first.
    /// The odd ones are matched.
    pub links: Vec<(u32, u32)>,
    /// The vertex that is matched to the outside, or free.
    pub base: u32,
    /// The dual value.
    pub dual: W,
}

/// All blossoms there are at present.
#[derive(Clone)]
pub(super) struct Blossoms<W> {
    /// The outermost node each vertex is in.
    top: Vec<Node>,
    list: Vec<Option<Blossom<W>>>,
    vacant: Vec<usize>,
}

impl<W: Weight> Blossoms<W> {
    pub fn new(vertices: usize) -> Blossoms<W> {
        let mut blossoms = Blossoms {
            top: Vec::new(),
            list: Vec::new(),
            vacant: Vec::new(),
        };
        blossoms.grow(vertices);
        blossoms
    }

    pub fn grow(&mut self, vertices: usize) {
        let new = self.top.len() as u32..vertices as u32;
        self.top.extend(new.map(Node::vertex));
    }

    pub fn top(&self, vertex: u32) -> Node {
        self.top[vertex as usize]
    }

    /// How many places the list of blossoms has.
    pub fn places(&self) -> usize {
        self.list.len()
    }

    pub fn get(&self, place: usize) -> Option<&Blossom<W>> {
        self.list[place].as_ref()
    }

    pub fn get_mut(&mut self, place: usize) -> Option<&mut Blossom<W>> {
        self.list[place].as_mut()
    }

    /// The outermost blossoms.
    pub fn outermost(&self) -> Vec<usize> {
        let is_outermost = |place: &usize| {
            self.list[*place]
                .as_ref()
                .is_some_and(|blossom| self.top(blossom.base) == Node::blossom(*place))
        };
        (0..self.list.len()).filter(is_outermost).collect()
    }

    /// The vertex of a node that is matched to the outside.
    pub fn base(&self, node: Node) -> u32 {
        match node.as_blossom() {
            None => node.0,
            Some(place) => self.list[place].as_ref().map_or(0, |blossom| blossom.base),
        }
    }

    /// The vertices of a node.
    pub fn vertices(&self, node: Node) -> Vec<u32> {
        let mut found = Vec::new();
        self.collect(node, &mut found);
        found
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

    /// Makes a blossom of outermost nodes.
    pub fn add(&mut self, blossom: Blossom<W>) -> Node {
        let place = self.vacant.pop().unwrap_or_else(|| {
            self.list.push(None);
            self.list.len() - 1
        });
        let node = Node::blossom(place);
        self.list[place] = Some(blossom);
        for vertex in self.vertices(node) {
            self.top[vertex as usize] = node;
        }
        node
    }

    /// Takes an outermost blossom apart; its children become outermost.
    pub fn remove(&mut self, place: usize) -> Option<Blossom<W>> {
        let blossom = self.list[place].take()?;
        self.vacant.push(place);
        for child in &blossom.children {
            for vertex in self.vertices(*child) {
                self.top[vertex as usize] = *child;
            }
        }
        Some(blossom)
    }

    /// Rematches inside a node so that `vertex` becomes its base, and calls `pair` for every new
    /// pair.
    pub fn rebase(&mut self, node: Node, vertex: u32, pair: &mut impl FnMut(u32, u32)) {
        let Some(place) = node.as_blossom() else {
            return;
        };
        let Some(mut blossom) = self.list[place].take() else {
            return;
        };
        let size = blossom.children.len();
        let at = (0..size)
            .find(|at| self.contains(blossom.children[*at], vertex))
            .unwrap_or(0);
        self.rebase(blossom.children[at], vertex, pair);
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
        blossom.children.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = vertex;
        self.list[place] = Some(blossom);
    }

    fn contains(&self, node: Node, vertex: u32) -> bool {
        match node.as_blossom() {
            None => node.0 == vertex,
            Some(place) => self.list[place]
                .iter()
                .flat_map(|blossom| &blossom.children)
                .any(|child| self.contains(*child, vertex)),
        }
    }
}
