//! Whether an export is what was written, and who signed it.

use adoube_bodies::proof::ProofBody;
use adoube_journal::{PublicKey, verify_export};
use axum::extract::Multipart;
use axum::extract::multipart::MultipartError;
use axum::http::StatusCode;

use super::views::proof::ProofPage;
use crate::error::PageError;
use crate::texts::{t, tell, words};
use crate::ui::Page;

/// How large an export may be that somebody sends to be looked at.
pub(crate) const LARGEST_EXPORT: usize = 8 << 20;

/// `POST /tools/proof`: whether an export is what was written. Nothing is kept.
pub(crate) async fn verify_file(mut form: Multipart) -> Result<Page<ProofPage>, PageError> {
    let (mut bytes, mut key) = (Vec::new(), String::new());
    while let Some(field) = form.next_field().await.map_err(broken)? {
        match field.name() {
            Some("file") => bytes = field.bytes().await.map_err(broken)?.to_vec(),
            Some("key") => key = field.text().await.map_err(broken)?,
            _ => {}
        }
    }
    let expected = match key.trim() {
        "" => None,
        text => match text.parse::<PublicKey>() {
            Ok(key) => Some(key),
            Err(error) => return Ok(Page(ProofPage::refused(&key, tell(&error)))),
        },
    };
    let Ok(text) = String::from_utf8(bytes) else {
        return Ok(Page(ProofPage::refused(
            &key,
            t("tools-proof-no-text").to_owned(),
        )));
    };
    let verdict = tokio::task::spawn_blocking(move || verify_export(&text)).await;
    Ok(Page(match verdict.map_err(PageError::broken)? {
        Ok(verdict) => ProofPage::of(&key, ProofBody::of(&verdict, expected.as_ref(), words())),
        Err(error) => ProofPage::refused(&key, tell(&error)),
    }))
}

fn broken(error: MultipartError) -> PageError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => PageError::TooLarge,
        _ => PageError::BadRequest(t("tools-proof-no-text").to_owned()),
    }
}
