//! What needs no event: rulings and the rulebook.

use adoube_rulebook::{Rulebook, search};
use adoube_rulings::{Case, Ruling, decide};
use axum::Json;
use axum::body::Bytes;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, PageError};
use crate::params::{Params, decoded};

/// How many articles one answer has at most.
const MOST: usize = 50;

/// What the arbiter does, from the facts of an incident. The facts are TOML, as
/// `adoube ruling --facts` reads them.
#[utoipa::path(post, path = "/api/v1/rulings",
    request_body(content = String, content_type = "application/toml"),
    responses((status = 200, body = Object), (status = 400)))]
pub async fn rule(body: Bytes) -> Result<Json<Ruling>, ApiError> {
    let unfit = |text: String| ApiError(PageError::Unfit(text));
    let text = std::str::from_utf8(&body).map_err(|error| unfit(error.to_string()))?;
    let case = Case::from_toml(text).map_err(|error| unfit(error.to_string()))?;
    Ok(Json(
        decide(&case).map_err(|error| unfit(error.to_string()))?,
    ))
}

/// An article of an edition.
#[derive(Serialize, ToSchema)]
pub struct ArticleBody {
    /// The edition.
    edition: &'static str,
    /// The number of the article.
    number: &'static str,
    /// What it says, in our words.
    says: &'static str,
}

/// The articles that match all words, best first.
#[utoipa::path(get, path = "/api/v1/rulebook", params(("q" = String, Query), ("edition" = Option<String>, Query)),
    responses((status = 200, body = Vec<ArticleBody>), (status = 404)))]
pub async fn rulebook(
    params: Result<Params, PageError>,
) -> Result<Json<Vec<ArticleBody>>, ApiError> {
    let params = params?;
    let words = params.query("q").and_then(decoded).unwrap_or_default();
    let book = Rulebook::embedded();
    let editions: Vec<_> = match params.query("edition") {
        Some(id) => vec![book.edition(id).ok_or(PageError::NotFound)?],
        None => book.editions().iter().collect(),
    };
    let hits = search(editions, &[words]).into_iter().take(MOST);
    let body = hits.map(|hit| ArticleBody {
        edition: hit.edition.id(),
        number: &hit.article.number,
        says: &hit.article.says,
    });
    Ok(Json(body.collect()))
}
