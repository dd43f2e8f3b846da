//! What everybody may see of a section, in the frame of the desk.

use askama::Template;

use super::desk::{DeskHead, Link};
use crate::error::PageError;

/// A public page's own part between the head and the foot of the desk.
#[derive(Template)]
#[template(path = "ui/shared.html")]
pub struct SharedPage {
    head: DeskHead,
    what: String,
    links: Vec<Link>,
    /// The part, as HTML.
    body: String,
}

impl SharedPage {
    /// The page around a part.
    pub fn of(
        head: DeskHead,
        links: Vec<Link>,
        main: impl Template,
    ) -> Result<SharedPage, PageError> {
        let open = head.tabs.iter().find(|link| link.current);
        Ok(SharedPage {
            what: open.map_or(String::new(), |link| link.name.clone()),
            head,
            links,
            body: main.render()?,
        })
    }
}
