//! Papers: which there are, and each as JSON, PDF or spreadsheet.

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::papers::{PaperBody, PapersBody};
use adoube_papers::Document;
use axum::Json;
use axum::response::Response;
use axum_extra::routing::TypedPath;

use crate::address::Address;
use crate::error::{ApiError, PageError};
use crate::papers::made;
use crate::params::{DeskSection, Params};
use crate::paths::api as paths;
use crate::texts::t;

/// The papers that there is something to put on, with their addresses.
#[utoipa::path(get, path = paths::Papers::PATH,
    params(paths::Papers),
    responses((status = 200, body = PapersBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub(super) async fn list(of: Result<DeskSection, PageError>) -> Result<Json<PapersBody>, ApiError> {
    let of = of?;
    let (event, section) = (&of.at.event, &of.section().id);
    let papers = made::listed(&of)?.into_iter();
    let papers = papers.map(|(kind, draft)| PaperBody {
        paper: kind.name().to_owned(),
        title: t(kind.title()).to_owned(),
        of_a_round: kind.is_of_a_round(),
        of_teams: kind.is_of_teams(),
        signed: kind.is_signed(),
        draft,
        files: made::FORMATS
            .map(|format| format!("{}.{format}", kind.name()))
            .map(|file| paths::Paper::of(event, section, &file).to_string())
            .into(),
    });
    Ok(Json(PapersBody {
        section: section.to_string(),
        papers: papers.collect(),
    }))
}

/// A paper: `it3` or `it3.json` what stands on it, `it3.pdf`, `.xlsx`, `.ods` and `.csv` as files. `round`,
/// `player` (an id), `arbiter` (part of a name) and `language` say which is meant.
#[utoipa::path(get, path = paths::Paper::PATH,
    params(paths::Paper, ("round" = Option<u16>, Query), ("player" = Option<u32>, Query), ("arbiter" = Option<String>, Query),
        ("language" = Option<String>, Query)),
    responses((status = 200, body = Document), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn show(
    of: Result<DeskSection, PageError>,
    params: Params,
    address: Address,
) -> Result<Response, ApiError> {
    let of = of?;
    let name: String = params.name("name")?;
    let (kind, format) = name.split_once('.').unwrap_or((&name, "json"));
    let kind = kind.parse().map_err(|_| PageError::NotFound)?;
    Ok(made::file(&of, &params, &address, kind, format)?)
}
