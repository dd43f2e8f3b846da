//! What the pieces of a page are, for those who have it read to them.

use pdf_writer::types::StructRole;

/// The number of a node.
pub(super) type NodeId = usize;

/// What a piece of the paper is.
pub(super) struct Node {
    pub(super) role: StructRole,
    pub(super) parent: Option<NodeId>,
    pub(super) kids: Vec<Kid>,
    /// What a picture shows.
    pub(super) alt: Option<String>,
    /// How many columns a head is over.
    pub(super) span: usize,
}

/// What is inside a piece.
pub(super) enum Kid {
    Node(NodeId),
    /// A marked part of a page.
    Mark {
        page: usize,
        id: i32,
    },
}

/// The pieces of a paper.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
}

impl Tree {
    pub(super) const ROOT: NodeId = 0;

    /// A paper without anything on it.
    pub(super) fn new() -> Tree {
        let mut tree = Tree { nodes: Vec::new() };
        tree.nodes.push(Node::of(StructRole::Document, None));
        tree
    }

    /// A piece inside another.
    pub(super) fn add(&mut self, parent: NodeId, role: StructRole) -> NodeId {
        let id = self.nodes.len();
        self.nodes.push(Node::of(role, Some(parent)));
        self.nodes[parent].kids.push(Kid::Node(id));
        id
    }
}

impl Node {
    fn of(role: StructRole, parent: Option<NodeId>) -> Node {
        Node {
            role,
            parent,
            kids: Vec::new(),
            alt: None,
            span: 1,
        }
    }
}
