//! The search for alternating paths, and the changes of the dual values that let it go on.

use super::Weight;
use super::blossoms::{Blossom, Node};
use super::matcher::{Graph, Matcher, Mate};

/// What the search knows of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[rustfmt::skip]
enum Label {
    None,
    /// Reached over an even number of edges: it can get a new partner.
    Outer,
    /// Reached over an odd number, from `from` to its vertex `to`.
    Inner { from: u32, to: u32 },
}

/// What becomes possible when the dual values change.
enum Event {
    /// An edge from an outer vertex becomes tight.
    Tight(u32, u32),
    /// An outer vertex can be left without a partner.
    Single(u32),
    /// An inner blossom has to be taken apart.
    Expand(usize),
}

/// What is above an outer node in the search.
struct Above {
    /// The next outer node.
    node: Node,
    /// The matched edge up to the inner node between them.
    lower: (u32, u32),
    /// The edge on to the outer node.
    upper: (u32, u32),
}

/// The state of a search.
pub(super) struct Search<W> {
    vertex_labels: Vec<Label>,
    blossom_labels: Vec<Label>,
    /// For each vertex that is not inner: how far its nearest outer vertex of another node is
    /// from being tight with it, and which that is.
    gap: Vec<Option<(W, u32)>>,
    /// In a graph with few pairs: the vertices that have a label or a gap.
    pub(super) touched: Vec<u32>,
    is_touched: Vec<bool>,
    queue: Vec<u32>,
    /// The vertex whose new partner is looked for; it is left out of the search.
    seeker: Option<u32>,
    goal: Option<u32>,
}

impl<W: Weight> Search<W> {
    /// A search that has not begun.
    pub(super) fn new(vertices: usize) -> Search<W> {
        let mut search = Search {
            vertex_labels: Vec::new(),
            blossom_labels: Vec::new(),
            gap: Vec::new(),
            touched: Vec::new(),
            is_touched: Vec::new(),
            queue: Vec::new(),
            seeker: None,
            goal: None,
        };
        search.grow(vertices);
        search
    }

    /// Makes the lists long enough for more vertices.
    pub(super) fn grow(&mut self, vertices: usize) {
        self.vertex_labels.resize(vertices, Label::None);
        self.gap.resize(vertices, None);
        self.is_touched.resize(vertices, false);
    }

    fn clear(&mut self, blossoms: usize, is_sparse: bool) {
        if is_sparse {
            for vertex in self.touched.drain(..) {
                self.vertex_labels[vertex as usize] = Label::None;
                self.gap[vertex as usize] = None;
                self.is_touched[vertex as usize] = false;
            }
        } else {
            self.vertex_labels.fill(Label::None);
            self.gap.fill(None);
        }
        self.blossom_labels.clear();
        self.blossom_labels.resize(blossoms, Label::None);
        self.queue.clear();
    }

    /// Remembers that something is known of a vertex.
    fn touch(&mut self, vertex: u32) {
        if !std::mem::replace(&mut self.is_touched[vertex as usize], true) {
            self.touched.push(vertex);
        }
    }
}

impl<G: Graph> Matcher<G> {
    /// Searches from free vertices until one of them gets a partner or is left over on purpose;
    /// `false` if none can.
    pub(super) fn augment(&mut self, roots: &[u32]) -> bool {
        self.search.seeker = None;
        self.search.goal = None;
        // A stage grows alternating trees from the free vertices. The trees never shrink but for an
        // expanded blossom, after which labels would have to be moved to its parts; that is rare,
        // and starting the stage anew is simpler. Dual values and blossoms are kept.
        'stage: loop {
            self.start(roots);
            loop {
                // Along tight edges first, as far as they go.
                while let Some(vertex) = self.search.queue.pop() {
                    if self.scan(vertex) {
                        self.dissolve_empty();
                        return true;
                    }
                }
                // No tight edge leads on. The dual values change by the least amount that makes one
                // tight, which keeps every slack non-negative and the edges of the trees tight.
                let Some((delta, event)) = self.next_event() else {
                    return false;
                };
                if delta != G::Cost::ZERO {
                    self.shift(delta);
                }
                let augmented = match event {
                    Event::Tight(from, to) => self.follow(from, to),
                    Event::Single(vertex) => {
                        self.flip(vertex, Mate::Single);
                        true
                    }
                    Event::Expand(place) => {
                        self.blossoms.remove(place);
                        self.dissolve_empty();
                        continue 'stage;
                    }
                };
                if augmented {
                    self.dissolve_empty();
                    return true;
                }
            }
        }
    }

    /// After a search that failed: the vertices of the graph that could get another partner, and
    /// those between them, which are all the partners they have.
    pub(crate) fn stuck(&self) -> (Vec<usize>, Vec<usize>) {
        let with = |is_wanted: &dyn Fn(Label) -> bool| {
            let vertices = 0..self.graph.len();
            vertices
                .filter(|vertex| is_wanted(self.label(self.blossoms.top(*vertex as u32))))
                .collect()
        };
        (
            with(&|label| label == Label::Outer),
            with(&|label| matches!(label, Label::Inner { .. })),
        )
    }

    /// Searches along tight edges for an alternating path that lets `wanted` leave its partner for
    /// `seeker`. When there is none, the dual values are changed so that the edges that no longer
    /// can be part of a matching of least cost are tight no more.
    pub(super) fn reach(&mut self, seeker: u32, wanted: u32) {
        let Mate::With(left) = self.mate[seeker as usize] else {
            return;
        };
        self.search.seeker = Some(seeker);
        self.search.goal = Some(wanted);
        // The partner whom the seeker leaves is the root: from it the search finds everybody who
        // could be free in its place, over alternating paths of tight edges without the seeker.
        self.mate[left as usize] = Mate::Free;
        self.start(&[left]);
        while let Some(vertex) = self.search.queue.pop() {
            if self.scan(vertex) {
                return;
            }
        }
        self.separate(seeker);
    }

    /// After [`Matcher::reach`]: whether the vertex can leave its partner for the seeker.
    pub(super) fn is_outer(&self, vertex: u32) -> bool {
        self.label(self.blossoms.top(vertex)) == Label::Outer
    }

    /// After [`Matcher::reach`]: gives the seeker this partner, if it can leave its own.
    pub(super) fn take_if_outer(&mut self, seeker: u32, wanted: u32) -> bool {
        if !self.is_outer(wanted) {
            return false;
        }
        self.flip(wanted, Mate::With(seeker));
        self.mate[seeker as usize] = Mate::With(wanted);
        self.dissolve_empty();
        true
    }

    /// Parts a pair and finds other partners along tight edges; `false`, and nothing changes, if
    /// there are none.
    pub(super) fn rematch_tight(&mut self, one: u32, other: u32) -> bool {
        self.search.seeker = None;
        self.search.goal = None;
        self.mate[one as usize] = Mate::Free;
        self.mate[other as usize] = Mate::Free;
        self.start(&[one]);
        // No dual value changes here: a matching of least cost has tight edges only.
        while let Some(vertex) = self.search.queue.pop() {
            if self.scan(vertex) {
                self.dissolve_empty();
                return true;
            }
        }
        self.mate[one as usize] = Mate::With(other);
        self.mate[other as usize] = Mate::With(one);
        self.dissolve_empty();
        false
    }

    /// After [`Matcher::reach`]: leaves everything as it was.
    pub(super) fn forget_search(&mut self) {
        let Some(seeker) = self.search.seeker else {
            return;
        };
        if let Mate::With(left) = self.mate[seeker as usize] {
            self.mate[left as usize] = Mate::With(seeker);
        }
        self.dissolve_empty();
    }

    fn label(&self, node: Node) -> Label {
        match node.as_blossom() {
            None => self.search.vertex_labels[self.blossoms.base(node) as usize],
            Some(place) => (self.search.blossom_labels.get(place).copied()).unwrap_or(Label::None),
        }
    }

    fn set_label(&mut self, node: Node, label: Label) {
        match node.as_blossom() {
            None => self.search.vertex_labels[self.blossoms.base(node) as usize] = label,
            Some(place) => {
                if self.search.blossom_labels.len() <= place {
                    self.search.blossom_labels.resize(place + 1, Label::None);
                }
                self.search.blossom_labels[place] = label;
            }
        }
    }

    fn start(&mut self, roots: &[u32]) {
        let is_sparse = self.is_sparse();
        self.search.clear(self.blossoms.places(), is_sparse);
        for root in roots {
            let node = self.blossoms.top(*root);
            if self.label(node) == Label::None {
                self.make_outer(node);
            }
        }
    }

    fn make_outer(&mut self, node: Node) {
        self.touch_node(node);
        self.set_label(node, Label::Outer);
        self.queue_node(node);
    }

    fn touch_node(&mut self, node: Node) {
        match node.as_blossom() {
            None => self.search.touch(self.blossoms.base(node)),
            Some(place) => {
                for member in self.blossoms.members(place) {
                    self.search.touch(*member);
                }
            }
        }
    }

    fn queue_node(&mut self, node: Node) {
        match node.as_blossom() {
            None => self.search.queue.push(self.blossoms.base(node)),
            Some(place) => self.search.queue.extend(self.blossoms.members(place)),
        }
    }

    /// Looks at all edges of an outer vertex; `true` if the search is at its end.
    fn scan(&mut self, vertex: u32) -> bool {
        if self.single(vertex) == Some(self.dual[vertex as usize]) {
            self.flip(vertex, Mate::Single);
            return true;
        }
        // Most graphs are dense: nearly everybody may meet nearly everybody. Then all others are
        // looked at rather than lists of edges.
        for at in 0..self.others(vertex) {
            let (other, listed) = self.other_at(vertex, at);
            if self.is_fixed[other as usize] || Some(other) == self.search.seeker {
                continue;
            }
            let node = self.blossoms.top(other);
            if node == self.blossoms.top(vertex) || matches!(self.label(node), Label::Inner { .. })
            {
                continue;
            }
            let Some(slack) = self.slack_of(vertex, other, listed) else {
                continue;
            };
            if slack == G::Cost::ZERO {
                if self.follow(vertex, other) {
                    return true;
                }
            } else {
                self.search.touch(other);
                let gap = &mut self.search.gap[other as usize];
                if gap.is_none_or(|(least, _)| slack < least) {
                    *gap = Some((slack, vertex));
                }
            }
        }
        false
    }

    /// Goes along a tight edge from an outer vertex; `true` if the search is at its end.
    fn follow(&mut self, from: u32, to: u32) -> bool {
        let node = self.blossoms.top(to);
        match self.label(node) {
            Label::Inner { .. } => false,
            Label::None => {
                let base = self.blossoms.base(node);
                // Free, or single on purpose: the path ends here, and all pairs along it change.
                let Mate::With(mate) = self.mate[base as usize] else {
                    self.rebase(node, to);
                    self.mate[to as usize] = Mate::With(from);
                    self.flip(from, Mate::With(to));
                    return true;
                };
                self.touch_node(node);
                self.set_label(node, Label::Inner { from, to });
                let next = self.blossoms.top(mate);
                self.make_outer(next);
                self.is_goal(next)
            }
            Label::Outer if node == self.blossoms.top(from) => false,
            Label::Outer => match self.meeting(from, to) {
                // Both are outer in one tree, so the edge closes an odd cycle.
                Some(meeting) => {
                    let node = self.shrink(from, to, meeting);
                    self.is_goal(node)
                }
                None => {
                    // Two trees meet: a path from one root to the other, both of whom get a
                    // partner.
                    self.flip(from, Mate::With(to));
                    self.flip(to, Mate::With(from));
                    true
                }
            },
        }
    }

    fn is_goal(&self, node: Node) -> bool {
        (self.search.goal).is_some_and(|goal| self.blossoms.top(goal) == node)
    }

    /// What is above an outer node.
    fn above(&self, node: Node) -> Option<Above> {
        let base = self.blossoms.base(node);
        let Mate::With(mate) = self.mate[base as usize] else {
            return None;
        };
        let Label::Inner { from, to } = self.label(self.blossoms.top(mate)) else {
            return None;
        };
        Some(Above {
            node: self.blossoms.top(from),
            lower: (base, mate),
            upper: (to, from),
        })
    }

    /// Where the paths from two outer vertices to their roots meet.
    fn meeting(&self, one: u32, other: u32) -> Option<Node> {
        let mut paths = [Vec::new(), Vec::new()];
        let mut heads = [Some(self.blossoms.top(one)), Some(self.blossoms.top(other))];
        // Both sides climb in turn, so that a small blossom is found in few steps.
        while heads.iter().any(Option::is_some) {
            for side in 0..2 {
                if let Some(node) = heads[side] {
                    if paths[1 - side].contains(&node) {
                        return Some(node);
                    }
                    paths[side].push(node);
                    heads[side] = self.above(node).map(|above| above.node);
                }
            }
        }
        None
    }

    /// Makes one blossom of the cycle that the edge closes.
    fn shrink(&mut self, one: u32, other: u32, meeting: Node) -> Node {
        let (mut down, mut down_links) = self.path(one, meeting);
        let (up, up_links) = self.path(other, meeting);
        down.reverse();
        down_links.reverse();
        let mut children = vec![meeting];
        children.extend(&down);
        children.extend(&up);
        // From the meeting down to `one`, over the edge, and up from `other`.
        let mut links: Vec<(u32, u32)> = down_links.iter().map(|(a, b)| (*b, *a)).collect();
        links.push((one, other));
        links.extend(up_links);
        for child in &children {
            // Vertices that were inner become outer with the blossom; their edges have not been
            // looked at.
            if matches!(self.label(*child), Label::Inner { .. }) {
                self.queue_node(*child);
            }
        }
        let node = self.blossoms.add(children, links);
        self.set_label(node, Label::Outer);
        node
    }

    /// The nodes from a vertex up to, but without, the meeting, with the edges that go up.
    fn path(&self, vertex: u32, meeting: Node) -> (Vec<Node>, Vec<(u32, u32)>) {
        let (mut nodes, mut links) = (Vec::new(), Vec::new());
        let mut node = self.blossoms.top(vertex);
        while node != meeting {
            let Some(above) = self.above(node) else {
                break;
            };
            nodes.push(node);
            nodes.push(self.blossoms.top(above.lower.1));
            links.push(above.lower);
            links.push(above.upper);
            node = above.node;
        }
        (nodes, links)
    }

    /// Changes partners along the path from an outer vertex to its root, and gives the vertex the
    /// partner that is named.
    fn flip(&mut self, vertex: u32, partner: Mate) {
        let (mut vertex, mut partner) = (vertex, partner);
        loop {
            let node = self.blossoms.top(vertex);
            let old = self.mate[self.blossoms.base(node) as usize];
            self.rebase(node, vertex);
            self.mate[vertex as usize] = partner;
            let Mate::With(mate) = old else {
                return;
            };
            let inner = self.blossoms.top(mate);
            let Label::Inner { from, to } = self.label(inner) else {
                return;
            };
            self.rebase(inner, to);
            self.mate[to as usize] = Mate::With(from);
            vertex = from;
            partner = Mate::With(to);
        }
    }

    fn rebase(&mut self, node: Node, vertex: u32) {
        let mate = &mut self.mate;
        self.blossoms.rebase(node, vertex, &mut |one, other| {
            mate[one as usize] = Mate::With(other);
            mate[other as usize] = Mate::With(one);
        });
    }

    /// The smallest change of the dual values that lets the search go on, and what it brings.
    fn next_event(&mut self) -> Option<(G::Cost, Event)> {
        let mut next: Option<(G::Cost, Event)> = None;
        let mut offer = |delta: G::Cost, event: Event| {
            if next.as_ref().is_none_or(|(least, _)| delta < *least) {
                next = Some((delta, event));
            }
        };
        for at in 0..self.known() {
            let vertex = self.known_at(at);
            if self.is_fixed[vertex as usize] || Some(vertex) == self.search.seeker {
                continue;
            }
            let node = self.blossoms.top(vertex);
            match self.label(node) {
                Label::Inner { .. } => {}
                Label::None => {
                    if let Some((slack, from)) = self.search.gap[vertex as usize] {
                        // Only the outer end moves.
                        offer(slack, Event::Tight(from, vertex));
                    }
                }
                Label::Outer => {
                    if let Some((slack, from)) = self.outer_gap(vertex, node) {
                        // Both ends move, so half of the slack is enough. It is even: the two are
                        // joined by tight edges of even cost, or to roots with equal dual values.
                        offer(slack.half(), Event::Tight(from, vertex));
                    }
                    if let Some(single) = self.single(vertex) {
                        offer(single - self.dual[vertex as usize], Event::Single(vertex));
                    }
                }
            }
        }
        for place in self.blossoms.outermost() {
            if let Some(Label::Inner { .. }) = self.search.blossom_labels.get(place)
                && let Some(blossom) = self.blossoms.get(place)
            {
                // The dual value of a blossom may not become negative. It falls twice as fast as
                // those of its vertices.
                offer(blossom.dual.half(), Event::Expand(place));
            }
        }
        next
    }

    /// The gap of an outer vertex, looked up anew if the nearest has come into its own blossom.
    fn outer_gap(&mut self, vertex: u32, node: Node) -> Option<(G::Cost, u32)> {
        let gap = self.search.gap[vertex as usize]?;
        if self.blossoms.top(gap.1) != node {
            return Some(gap);
        }
        let mut nearest: Option<(G::Cost, u32)> = None;
        for at in 0..self.others(vertex) {
            let (other, listed) = self.other_at(vertex, at);
            if self.is_fixed[other as usize] || Some(other) == self.search.seeker {
                continue;
            }
            let top = self.blossoms.top(other);
            if top == node || self.label(top) != Label::Outer {
                continue;
            }
            if let Some(slack) = self.slack_of(other, vertex, listed)
                && nearest.is_none_or(|(least, _)| slack < least)
            {
                nearest = Some((slack, other));
            }
        }
        self.search.gap[vertex as usize] = nearest;
        nearest
    }

    /// Changes the dual values: up for outer nodes, down for inner ones.
    fn shift(&mut self, delta: G::Cost) {
        for at in 0..self.known() {
            let vertex = self.known_at(at) as usize;
            if self.is_fixed[vertex] || Some(vertex as u32) == self.search.seeker {
                continue;
            }
            let label = self.label(self.blossoms.top(vertex as u32));
            let gap = &mut self.search.gap[vertex];
            match label {
                Label::Outer => {
                    self.dual[vertex] += delta;
                    *gap = gap.map(|(slack, from)| (slack - delta - delta, from));
                }
                Label::Inner { .. } => self.dual[vertex] -= delta,
                Label::None => *gap = gap.map(|(slack, from)| (slack - delta, from)),
            }
        }
        for place in self.blossoms.outermost() {
            let label = self.search.blossom_labels.get(place).copied();
            let Some(blossom) = self.blossoms.get_mut(place) else {
                continue;
            };
            match label {
                Some(Label::Outer) => blossom.dual += delta + delta,
                Some(Label::Inner { .. }) => blossom.dual -= delta + delta,
                _ => {}
            }
        }
    }

    /// Makes what the search could not reach slack, for the seeker and all inner vertices. Where
    /// the search made blossoms, that would make them last, so it is left.
    fn separate(&mut self, seeker: u32) {
        if !self.blossoms.is_empty() {
            return;
        }
        let delta = match self.next_event() {
            Some((delta, _)) => delta,
            None => G::Cost::shifted(1, 1),
        };
        self.shift(delta);
        self.dual[seeker as usize] -= delta;
    }

    /// Takes apart the blossoms without a dual value.
    fn dissolve_empty(&mut self) {
        for place in self.blossoms.outermost() {
            let is_empty = |blossom: &Blossom<G::Cost>| blossom.dual == G::Cost::ZERO;
            if self.blossoms.get(place).is_some_and(is_empty) {
                self.blossoms.scatter(place);
            }
        }
    }
}
