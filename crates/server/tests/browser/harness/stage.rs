//! What a test starts with.

use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Once};

use adoube_journal::{MemoryStore, Store, open_store};
use adoube_server::auth::People;
use adoube_server::demo::{create_account, create_demo};
use adoube_server::{App, Options};
use axum::Router;
use jiff::Timestamp;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::driver::{Driver, Programs};
use super::site::Site;
use super::visitor::Visitor;

/// How many tests have browsers open at the same time.
static SEATS: Semaphore = Semaphore::const_new(2);

/// A site and the means to visit it.
pub(crate) struct Stage {
    // In the order in which they end: browsers, what they visit, the seat.
    driver: Driver,
    site: Option<Site>,
    address: SocketAddr,
    _seat: SemaphorePermit<'static>,
}

impl Stage {
    /// The demonstration event in a store of its own. `None`: there is no browser to visit it with.
    pub(crate) async fn demo() -> Option<(Stage, Arc<dyn Store>)> {
        let programs = programs()?;
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        create_demo(store.clone(), Timestamp::now()).await.unwrap();
        let site = Site::demo(store.clone()).await;
        Some((Stage::of(&programs, site).await, store))
    }

    /// The events of a store. `None`: there is no browser to visit them with.
    pub(crate) async fn with(store: Arc<dyn Store>) -> Option<Stage> {
        let programs = programs()?;
        Some(Stage::of(&programs, Site::demo(store).await).await)
    }

    /// A server on which nobody has an account yet. `None`: there is no browser to visit it with.
    pub(crate) async fn empty(folder: &Path) -> Option<Stage> {
        let programs = programs()?;
        Some(Stage::of(&programs, Site::app(app_in(folder).await).await).await)
    }

    /// The demonstration event and its account in a folder. `None`: there is no browser to visit
    /// it with.
    pub(crate) async fn demo_in(folder: &Path) -> Option<Stage> {
        let programs = programs()?;
        let now = Timestamp::now();
        let store = open_store(&folder.to_string_lossy()).await.unwrap();
        create_demo(store, now).await.unwrap();
        let app = app_in(folder).await;
        create_account(&app.people, now).await.unwrap();
        Some(Stage::of(&programs, Site::app(app).await).await)
    }

    /// The server is gone, with everything it was doing.
    pub(crate) fn cut(&mut self) {
        self.site = None;
    }

    /// The server is there again, at its old address, over what is in the folder.
    pub(crate) async fn start_again(&mut self, folder: &Path) {
        assert!(self.site.is_none(), "the server was never gone");
        self.site = Some(Site::app_at(self.address, app_in(folder).await).await);
    }

    /// Pages that only a test has.
    pub(crate) async fn pages(pages: Router) -> Option<Stage> {
        let programs = programs()?;
        Some(Stage::of(&programs, Site::pages(pages).await).await)
    }

    async fn of(programs: &Programs, site: Site) -> Stage {
        let seat = SEATS.acquire().await.unwrap();
        Stage {
            driver: Driver::start(programs),
            address: site.address(),
            site: Some(site),
            _seat: seat,
        }
    }

    /// Somebody with a browser of their own.
    pub(crate) async fn visitor(&self) -> Visitor {
        let site = format!("http://{}", self.address);
        Visitor::new(self.driver.session().await, &site).await
    }

    /// Somebody with a browser of their own, signed in with the account of the demonstration.
    pub(crate) async fn arbiter(&self) -> Visitor {
        let visitor = self.visitor().await;
        visitor.open("/sign-in").await;
        let account = [("Login", "demo"), ("Password", "rookery-open")];
        visitor.fill(&account).await;
        visitor.click_in("main", "Sign in").await;
        visitor.is_at("/desk").await;
        visitor
    }
}

/// The web app over a folder, as the program opens it.
async fn app_in(folder: &Path) -> App {
    let store = open_store(&folder.to_string_lossy()).await.unwrap();
    let file = folder.join("people.db");
    let people = People::open(&file, &*store).await.unwrap();
    App::new(store, people, Options::default()).unwrap()
}

/// The programs, or a word that the tests are skipped.
fn programs() -> Option<Programs> {
    let missing = match Programs::find() {
        Ok(programs) => return Some(programs),
        Err(missing) => missing,
    };
    let required = std::env::var_os("ADOUBE_BROWSER").is_some_and(|value| value == "required");
    assert!(
        !required,
        "the tests in the browser are required: {missing}"
    );
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        // Not through the macros, whose output is kept back from tests that pass.
        let _ = writeln!(
            std::io::stderr(),
            "SKIPPED: tests in the browser: {missing}"
        );
    });
    None
}
