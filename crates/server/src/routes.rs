//! Every address of the web app with what it takes to use it. There is no route without that.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::{Method, Uri};
use axum::middleware::{from_fn_with_state, map_response_with_state};
use axum::response::Redirect;
use axum::routing::{MethodFilter, on};

use crate::app::App;
use crate::auth::Right;
use crate::cache::QueryParam;
use crate::error::PageError;
use crate::guard::{Access, guard};
use crate::{
    account, api, appeals, arbiters, captain, desk, entries, fairplay, fees, hall, help, incidents,
    journal, operating, organisations, papers, people, prizes, public, results, rounds, screens,
    settings, standings, tables, teams, ties, titles, tools,
};
use crate::{as_of, cache, compressing, consent, flash, headers, languages, logging};

/// The largest request, but for files.
const LARGEST_REQUEST: usize = 256 << 10;

/// A route: what can be asked where, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub method: Method,
    /// The path, with its variable parts in braces.
    pub path: &'static str,
    /// What it takes.
    pub access: Access,
}

/// Routes being put together.
pub(crate) struct Routes {
    app: Arc<App>,
    router: Router<Arc<App>>,
    listed: Vec<Route>,
}

impl Routes {
    /// An empty list; features add their routes with the right each one needs.
    pub(crate) fn new(app: Arc<App>) -> Routes {
        Routes {
            app,
            router: Router::new(),
            listed: Vec::new(),
        }
    }

    /// A page that everybody may see, the same for everybody: it is kept until the event changes.
    pub(crate) fn public<H: Handler<T, Arc<App>>, T: 'static>(
        self,
        path: &'static str,
        handler: H,
    ) -> Routes {
        self.public_by(path, &[], handler)
    }

    /// The same for a page that looks at these words of the query, and at no others.
    pub(crate) fn public_by<H: Handler<T, Arc<App>>, T: 'static>(
        mut self,
        path: &'static str,
        words: &'static [QueryParam],
        handler: H,
    ) -> Routes {
        let kept = from_fn_with_state((self.app.clone(), words), cache::serve);
        let route = on(MethodFilter::GET, handler).route_layer(kept);
        self.router = self.router.route(path, route);
        self.list(Method::GET, path, Access::Public)
    }

    /// Something to look at.
    pub(crate) fn get<H: Handler<T, Arc<App>>, T: 'static>(
        self,
        path: &'static str,
        access: Access,
        handler: H,
    ) -> Routes {
        self.on(
            Method::GET,
            MethodFilter::GET,
            path,
            access,
            LARGEST_REQUEST,
            handler,
        )
    }

    /// Something to do.
    pub(crate) fn post<H: Handler<T, Arc<App>>, T: 'static>(
        self,
        path: &'static str,
        access: Access,
        handler: H,
    ) -> Routes {
        self.on(
            Method::POST,
            MethodFilter::POST,
            path,
            access,
            LARGEST_REQUEST,
            handler,
        )
    }

    /// Something to take away.
    pub(crate) fn delete<H: Handler<T, Arc<App>>, T: 'static>(
        self,
        path: &'static str,
        access: Access,
        handler: H,
    ) -> Routes {
        self.on(
            Method::DELETE,
            MethodFilter::DELETE,
            path,
            access,
            LARGEST_REQUEST,
            handler,
        )
    }

    /// A file to be sent to us, of at most so many bytes.
    pub(crate) fn upload<H: Handler<T, Arc<App>>, T: 'static>(
        self,
        path: &'static str,
        access: Access,
        largest: usize,
        handler: H,
    ) -> Routes {
        self.on(
            Method::POST,
            MethodFilter::POST,
            path,
            access,
            largest,
            handler,
        )
    }

    fn on<H: Handler<T, Arc<App>>, T: 'static>(
        mut self,
        method: Method,
        filter: MethodFilter,
        path: &'static str,
        access: Access,
        largest: usize,
        handler: H,
    ) -> Routes {
        let guarded = from_fn_with_state((self.app.clone(), access), guard);
        let route = on(filter, handler)
            .route_layer(from_fn_with_state(largest, consent::carry))
            .route_layer(DefaultBodyLimit::max(largest))
            .route_layer(guarded);
        self.router = self.router.route(path, route);
        self.list(method, path, access)
    }

    fn list(mut self, method: Method, path: &'static str, access: Access) -> Routes {
        self.listed.push(Route {
            method,
            path,
            access,
        });
        self
    }

    /// Every route, for whoever wants to try them all.
    pub(crate) fn listed(&self) -> &[Route] {
        &self.listed
    }

    /// The router of these routes.
    pub(crate) fn router(self) -> Router {
        let mark = from_fn_with_state(self.app.clone(), as_of::mark);
        self.router
            .fallback(elsewhere)
            .layer(mark)
            .layer(axum::middleware::from_fn(compressing::compress))
            .layer(axum::middleware::from_fn(flash::carry))
            .layer(axum::middleware::from_fn(languages::speak))
            .layer(map_response_with_state(self.app.clone(), headers::guard))
            .layer(from_fn_with_state(self.app.clone(), logging::observe))
            .with_state(self.app)
    }
}

/// An address with a slash too many leads to the page; any other has none.
async fn elsewhere(method: Method, uri: Uri) -> Result<Redirect, PageError> {
    let path = uri.path().trim_end_matches('/');
    let ours = path.starts_with('/') && !path.starts_with("//");
    if method != Method::GET || path == uri.path() || !ours {
        return Err(PageError::NotFound);
    }
    let query = uri
        .query()
        .map_or(String::new(), |query| format!("?{query}"));
    Ok(Redirect::permanent(&format!("{path}{query}")))
}

/// A role in the event of the address that permits this.
pub(crate) fn with(right: Right) -> Access {
    Access::With(right)
}

/// All routes of the web app.
pub(crate) fn all(app: Arc<App>) -> Routes {
    let features = [
        public::routes,
        account::routes,
        desk::routes,
        settings::routes,
        people::routes,
        arbiters::routes,
        journal::routes,
        entries::routes,
        fees::routes,
        teams::routes,
        ties::routes,
        titles::routes,
        captain::routes,
        rounds::routes,
        results::routes,
        hall::routes,
        screens::routes,
        tables::routes,
        standings::routes,
        prizes::routes,
        incidents::routes,
        appeals::routes,
        fairplay::routes,
        papers::routes,
        tools::routes,
        help::routes,
        operating::routes,
        organisations::routes,
        api::routes,
    ];
    let none = Routes::new(app);
    features
        .iter()
        .fold(none, |routes, feature| feature(routes))
}
