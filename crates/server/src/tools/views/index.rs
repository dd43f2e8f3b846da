//! The list of the tools.

use askama::Template;

use super::{Tool, ToolsHead};

/// The list of the tools.
#[derive(Template)]
#[template(path = "tools/index.html")]
pub(crate) struct ToolsPage {
    head: ToolsHead,
    tools: Vec<Card>,
}

struct Card {
    name: &'static str,
    url: &'static str,
    text: &'static str,
}

impl ToolsPage {
    /// All of them.
    pub(crate) fn all() -> ToolsPage {
        let card = |tool: Tool| Card {
            name: tool.name(),
            url: tool.url(),
            text: tool.text(),
        };
        ToolsPage {
            head: ToolsHead::of(Tool::Index),
            tools: Tool::ALL.into_iter().map(card).collect(),
        }
    }
}
