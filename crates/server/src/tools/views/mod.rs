//! The tools of the arbiter that need no account.

pub(crate) mod check;
pub(crate) mod clock;
pub(crate) mod index;
pub(crate) mod proof;
pub(crate) mod replay;
pub(crate) mod rulebook;
pub(crate) mod ruling;
pub(crate) mod sheets;
pub(crate) mod time_control;

use crate::paths;
use crate::texts::t;
use crate::ui::desk::Link;
use axum_extra::routing::TypedPath;

/// One of the tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// The list of them.
    Index,
    /// What the arbiter does now.
    Ruling,
    /// A score sheet played over.
    Scoresheet,
    Position,
    /// What a time control means.
    TimeControl,
    /// A chess clock.
    Clock,
    /// A tournament report file held against the rules.
    Check,
    /// Whether an export is what was written.
    Proof,
    /// The editions of the rules.
    Rulebook,
}

impl Tool {
    const ALL: [Tool; 8] = [
        Tool::Ruling,
        Tool::Scoresheet,
        Tool::Position,
        Tool::TimeControl,
        Tool::Clock,
        Tool::Check,
        Tool::Proof,
        Tool::Rulebook,
    ];

    /// The address of the tool's page.
    pub(crate) fn url(self) -> &'static str {
        match self {
            Tool::Index => paths::tools::Index::PATH,
            Tool::Ruling => paths::tools::Ruling::PATH,
            Tool::Scoresheet => paths::tools::Scoresheet::PATH,
            Tool::Position => paths::tools::Position::PATH,
            Tool::TimeControl => paths::tools::TimeControl::PATH,
            Tool::Clock => paths::tools::Clock::PATH,
            Tool::Check => paths::tools::Check::PATH,
            Tool::Proof => paths::tools::Proof::PATH,
            Tool::Rulebook => paths::tools::Rulebook::PATH,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Tool::Index => t("tools"),
            Tool::Ruling => t("tools-ruling"),
            Tool::Scoresheet => t("tools-scoresheet"),
            Tool::Position => t("tools-position"),
            Tool::TimeControl => t("tools-time-control"),
            Tool::Clock => t("tools-clock"),
            Tool::Check => t("tools-check"),
            Tool::Proof => t("tools-proof"),
            Tool::Rulebook => t("tools-rulebook"),
        }
    }

    fn text(self) -> &'static str {
        match self {
            Tool::Index => "",
            Tool::Ruling => t("tools-ruling-text"),
            Tool::Scoresheet => t("tools-scoresheet-text"),
            Tool::Position => t("tools-position-text"),
            Tool::TimeControl => t("tools-time-control-text"),
            Tool::Clock => t("tools-clock-text"),
            Tool::Check => t("tools-check-text"),
            Tool::Proof => t("tools-proof-text"),
            Tool::Rulebook => t("tools-rulebook-text"),
        }
    }
}

/// What stands above every tool.
pub(crate) struct ToolsHead {
    /// What the page is about.
    pub title: &'static str,
    pub links: Vec<Link>,
}

impl ToolsHead {
    /// Above this one.
    pub(crate) fn of(here: Tool) -> ToolsHead {
        let link = |tool: Tool| Link {
            name: tool.name().to_owned(),
            url: tool.url().to_owned(),
            current: tool == here,
        };
        ToolsHead {
            title: here.name(),
            links: Tool::ALL.into_iter().map(link).collect(),
        }
    }
}

/// The address of an article in the rulebook.
pub(crate) fn article_url(edition: &str, article: &str) -> String {
    let article = crate::params::encoded(article);
    format!(
        "{}?edition={edition}&article={article}",
        paths::tools::Rulebook::of()
    )
}
