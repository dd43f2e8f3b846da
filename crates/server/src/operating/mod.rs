//! What those who run the server want to know of it while it runs.

mod page;

use axum_extra::routing::TypedPath;

use crate::guard::Access;
use crate::paths;
use crate::routes::Routes;

/// The addresses for whoever runs the server.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes.get(paths::public::Metrics::PATH, Access::Public, page::show)
}
