//! Whether an export is what was written.

use adoube_bodies::proof::ProofBody;
use askama::Template;

use super::{Tool, ToolsHead};

/// The export of somebody, and what is found of it.
#[derive(Template)]
#[template(path = "tools/proof.html")]
pub(crate) struct ProofPage {
    head: ToolsHead,
    key: String,
    /// Why nothing can be said of it.
    wrong: Option<String>,
    proof: Option<ProofBody>,
}

impl ProofPage {
    /// The page before anything was sent.
    pub(crate) fn empty() -> ProofPage {
        ProofPage {
            head: ToolsHead::of(Tool::Proof),
            key: String::new(),
            wrong: None,
            proof: None,
        }
    }

    /// What was sent is no export, or the key is none.
    pub(crate) fn refused(key: &str, wrong: String) -> ProofPage {
        ProofPage {
            key: key.to_owned(),
            wrong: Some(wrong),
            ..ProofPage::empty()
        }
    }

    /// What was found.
    pub(crate) fn of(key: &str, proof: ProofBody) -> ProofPage {
        ProofPage {
            key: key.to_owned(),
            proof: Some(proof),
            ..ProofPage::empty()
        }
    }
}
