//! Files that somebody sends.

use axum::extract::Multipart;
use axum::extract::multipart::MultipartError;
use axum::http::StatusCode;

use crate::error::PageError;
use crate::texts::t;

/// A list as it was sent: a file, or pasted text.
#[derive(Default)]
pub(super) struct UploadForm {
    /// The name of the file; empty for pasted text.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// What was pasted.
    pub text: String,
}

impl UploadForm {
    /// The file, or else the text. The size is limited by the route.
    pub(super) async fn read(mut form: Multipart) -> Result<UploadForm, PageError> {
        let mut sent = UploadForm::default();
        while let Some(field) = form.next_field().await.map_err(broken)? {
            match field.name() {
                Some("file") => {
                    let name = field.file_name().unwrap_or_default().to_owned();
                    let bytes = field.bytes().await.map_err(broken)?;
                    if !name.is_empty() || !bytes.is_empty() {
                        sent.name = name;
                        sent.bytes = bytes.to_vec();
                    }
                }
                Some("text") => sent.text = field.text().await.map_err(broken)?,
                _ => {}
            }
        }
        if sent.name.is_empty() && sent.bytes.is_empty() {
            sent.bytes = sent.text.clone().into_bytes();
        }
        Ok(sent)
    }
}

/// What is wrong with a form that cannot be read.
pub(super) fn broken(error: MultipartError) -> PageError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => PageError::TooLarge,
        _ => PageError::BadRequest(t("entries-upload-broken").to_owned()),
    }
}
