//! What everybody may see of a section, in the frame of the desk.

use adoube_conduct::ranking::ranks_teams;
use askama::Template;

use super::Page;
use super::desk::{DeskHead, Link, Tab};
use crate::error::PageError;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::t;

/// A public page's own part between the head and the foot of the desk.
#[derive(Template)]
#[template(path = "ui/shared.html")]
pub(crate) struct SharedPage {
    head: DeskHead,
    what: String,
    links: Vec<Link>,
    /// The part, as HTML.
    body: String,
}

impl SharedPage {
    /// The page around a part.
    pub(crate) fn of(
        head: DeskHead,
        links: Vec<Link>,
        main: impl Template,
    ) -> Result<SharedPage, PageError> {
        let open = head.tabs.iter().find(|(_, link)| link.current);
        Ok(SharedPage {
            what: open.map_or(String::new(), |(_, link)| link.name.clone()),
            head,
            links,
            body: main.render()?,
        })
    }
}

/// What everybody may see, in the frame of the desk.
pub(crate) fn shared(
    desk: &DeskSection,
    tab: Tab,
    main: impl Template,
) -> Result<Page<SharedPage>, PageError> {
    let head = DeskHead::of_section(&desk.shown, &desk.at, desk.section(), tab);
    let (event, id) = (&desk.at.event, &desk.section().id);
    let link = |key: &'static str, url: String| Link {
        name: t(key).to_owned(),
        url,
        current: false,
    };
    let boards = ranks_teams(desk.section().settings.format).then(|| {
        link(
            "teams-boards",
            paths::desk::Boards::of(event, id).to_string(),
        )
    });
    let crosstable = match desk.section().settings.format.is_knockout() {
        true => "bracket-tab",
        false => "standings-crosstable",
    };
    let links = match tab {
        Tab::Standings => [
            link(
                "standings",
                paths::desk::Standings::of(event, id).to_string(),
            ),
            link(
                crosstable,
                paths::desk::Crosstable::of(event, id).to_string(),
            ),
            link("papers", paths::desk::Papers::of(event, id).to_string()),
        ]
        .into_iter()
        .chain(boards)
        .collect(),
        _ => Vec::new(),
    };
    SharedPage::of(head, links, main).map(Page)
}
