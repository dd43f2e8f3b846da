//! What a test starts with.

use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Once};

use adoube_journal::{MemoryStore, Store, open_store};
use adoube_server::demo::create_demo;
use adoube_server::people::People;
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
pub struct Stage {
    // In the order in which they end: browsers, what they visit, the seat.
    driver: Driver,
    site: Site,
    _seat: SemaphorePermit<'static>,
}

impl Stage {
    /// The demonstration event in a store of its own. `None`: there is no browser to visit it with.
    pub async fn demo() -> Option<(Stage, Arc<dyn Store>)> {
        let programs = programs()?;
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        create_demo(store.clone(), Timestamp::now()).await.unwrap();
        let site = Site::demo(store.clone()).await;
        Some((Stage::of(&programs, site).await, store))
    }

    /// A server on which nobody has an account yet. `None`: there is no browser to visit it with.
    pub async fn empty(folder: &Path) -> Option<Stage> {
        let programs = programs()?;
        let store = open_store(&folder.to_string_lossy()).await.unwrap();
        let people = People::open(&folder.join("people.db")).await.unwrap();
        let app = App::new(store, people, Options::default()).unwrap();
        Some(Stage::of(&programs, Site::app(app).await).await)
    }

    /// Pages that only a test has.
    pub async fn pages(pages: Router) -> Option<Stage> {
        let programs = programs()?;
        Some(Stage::of(&programs, Site::pages(pages).await).await)
    }

    async fn of(programs: &Programs, site: Site) -> Stage {
        let seat = SEATS.acquire().await.unwrap();
        Stage {
            driver: Driver::start(programs),
            site,
            _seat: seat,
        }
    }

    /// Somebody with a browser of their own.
    pub async fn visitor(&self) -> Visitor {
        Visitor::new(self.driver.session().await, self.site.address()).await
    }
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
