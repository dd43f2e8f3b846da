//! The screens of the hall.

use adoube_journal::{EventId, HallScreen, ScreenKind, ScreenLook, SectionId};
use serde::Serialize;
use utoipa::ToSchema;

/// The screens of an event, and what the arbiter tells everybody on them.
#[derive(Serialize, ToSchema)]
pub struct ScreensBody {
    pub screens: Vec<ScreenBody>,
    pub message: Option<String>,
}

/// A screen of the hall.
#[derive(Serialize, ToSchema)]
#[schema(as = HallScreen)]
pub struct ScreenBody {
    /// The short name in its address.
    #[schema(value_type = String)]
    pub code: SectionId,
    pub name: String,
    /// What it shows in turn: `pairings`, `names`, `results`, `standings`, `next_round`, `message`.
    #[schema(value_type = Vec<String>)]
    pub shows: Vec<ScreenKind>,
    /// Of which sections; of all of them if none is named.
    #[schema(value_type = Vec<String>)]
    pub sections: Vec<SectionId>,
    /// How many seconds a page stays, if that was said.
    pub seconds: Option<u16>,
    /// `as_set`, `light` or `dark`.
    #[schema(value_type = String)]
    pub look: ScreenLook,
    /// Where it is on the server.
    pub path: String,
}

impl ScreensBody {
    /// The screens of an event.
    pub fn of(event: &EventId, screens: &[HallScreen], message: Option<&str>) -> ScreensBody {
        let screens = screens.iter().map(|screen| ScreenBody {
            code: screen.code.clone(),
            name: screen.name.clone(),
            shows: screen.shows.clone(),
            sections: screen.sections.clone(),
            seconds: screen.seconds,
            look: screen.look,
            path: format!("/screen/{event}/{}", screen.code),
        });
        ScreensBody {
            screens: screens.collect(),
            message: message.map(str::to_owned),
        }
    }
}
