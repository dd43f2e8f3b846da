//! The interface for programs, described for people.

use askama::Template;
use utoipa::openapi::OpenApi;

/// Every operation of the interface.
#[derive(Template)]
#[template(path = "api/api.html")]
pub(crate) struct ApiPage {
    operations: Vec<Operation>,
}

struct Operation {
    method: &'static str,
    path: String,
    says: String,
}

impl ApiPage {
    /// The page of a document.
    pub(crate) fn of(document: &OpenApi) -> ApiPage {
        let mut operations = Vec::new();
        for (path, item) in &document.paths.paths {
            for (method, operation) in [
                ("GET", &item.get),
                ("POST", &item.post),
                ("DELETE", &item.delete),
            ] {
                operations.extend(operation.as_ref().map(|operation| {
                    Operation {
                        method,
                        path: path.clone(),
                        says: operation
                            .summary
                            .clone()
                            .or_else(|| operation.description.clone())
                            .unwrap_or_default(),
                    }
                }));
            }
        }
        ApiPage { operations }
    }
}
