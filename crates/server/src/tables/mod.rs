//! The plan of the tables: rooms, accessible tables, who always sits where.

mod views;

use adoube_conduct::tables::read_tables;
use adoube_journal::{Command, Room, Seq, TablesPlanned};
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t, tell};
use crate::ui::Page;
use views::TablesPage;

/// The address of the plan.
pub(crate) fn routes(routes: Routes) -> Routes {
    let path = paths::desk::TablePlan::PATH;
    routes
        .get(path, with(Right::See), show)
        .post(path, with(Right::Settings), plan)
}

/// `GET …/tables`
async fn show(of: DeskSection) -> Page<TablesPage> {
    Page(TablesPage::of(&of))
}

/// `POST …/tables`: these are all rooms.
async fn plan(
    of: DeskSection,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let here = paths::desk::TablePlan::of(&of.at.event, &section.id).to_string();
    let rooms = rooms(&typed)?;
    if rooms == section.rooms {
        return Ok(redirect_with(here, t("settings-unchanged")));
    }
    let command = Command::PlanTables(TablesPlanned {
        section: section.id.clone(),
        rooms,
    });
    let submission = of.at.member.submission(vec![command]);
    let seen = typed.number("seen")?.map(Seq);
    of.at.write(submission.seen(seen)).await?;
    Ok(redirect_with(here, t("tables-saved")))
}

/// A row of fields for each room that has a name.
fn rooms(typed: &FormFields) -> Result<Vec<Room>, PageError> {
    let names = typed.every("room").enumerate();
    let rooms = names
        .filter(|(_, name)| !name.is_empty())
        .map(|(row, name)| {
            let cell = |field: &'static str| typed.every(field).nth(row).unwrap_or("");
            let table = |field: &'static str| {
                let unfit = |_| PageError::BadRequest(fill("tables-unfit", &[&name, &cell(field)]));
                cell(field).parse::<u32>().map_err(unfit)
            };
            Ok(Room {
                name: name.to_owned(),
                first: table("first")?,
                last: table("last")?,
                accessible: read_tables(cell("accessible"))
                    .map_err(|why| PageError::BadRequest(tell(&why)))?,
            })
        });
    rooms.collect()
}
