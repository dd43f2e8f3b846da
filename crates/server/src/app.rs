//! What every handler has at hand.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use adoube_bodies::rating_lists::UpdatedListBody;
use adoube_conduct::rounds::{check_acceleration, check_names};
use adoube_journal::{Command, EventId, Receipt, Store, Submission};

use jiff::Timestamp;

use crate::auth::{Member, People, Right, Secret, may_touch, right_for};
use crate::backup::LastBackup;
use crate::cache::PageCache;
use crate::consent;
use crate::door::Certificate;
use crate::error::PageError;
use crate::events::Events;
use crate::health::Health;
use crate::metrics::{Metrics, MetricsAccess};
use crate::proxies::Network;
use crate::quotas::Room;
use crate::rating_list::RatingListStore;
use crate::single_sign_on::Provider;
use crate::texts::tell;
use crate::uploads::Uploads;

/// How many bytes of public pages are kept ready, unless told otherwise.
const PAGE_CACHE_BYTES: usize = 64 << 20;

/// How many connections are open at most, unless told otherwise. Who knows how many files may be
/// open tells better.
const CONNECTIONS: usize = 900;

/// How often the age of rating lists is looked at.
const LIST_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// How often they are held against those of the other servers.
const SHARE_INTERVAL: Duration = Duration::from_secs(20);

/// How often deleted events are looked through for those whose time is over.
const PURGE_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// How often the store is asked what other programs wrote.
const POLL_INTERVAL: Duration = Duration::from_millis(250);

/// How long closing the files may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Options {
    /// For how long what was read of a journal counts as up to date; what this server writes is
    /// seen at once.
    pub fresh_for: Duration,
    /// A demonstration: the account below is shown to everybody on the page to sign in.
    pub demonstration: Option<DemoAccount>,
    /// Cookies are only sent over HTTPS: the server speaks it, or stands behind a proxy that does.
    pub https: bool,
    /// At which address, `192.168.0.5:8400`, other computers of the network find the server.
    /// Links and codes have it when whoever makes them sits at the computer itself.
    pub in_hall: Option<String>,
    /// Proxies that are believed when they say for whom they ask. Behind HTTPS, without any named,
    /// those on this computer are.
    pub proxies: Vec<Network>,
    /// How many bytes of public pages are kept ready to be sent.
    pub kept_pages: usize,
    /// For how many seconds caches between the server and its visitors may show a public page without
    /// asking; none if they may not.
    pub shared_seconds: u32,
    /// How many connections are open at most.
    pub connections: usize,
    /// How many of them one address may have; half if nothing is said.
    pub per_address: Option<usize>,
    /// How many may listen to the public stream of one event; as many as there is room for if nothing
    /// is said.
    pub per_event: Option<usize>,
    /// With which certificate the server speaks HTTPS itself.
    pub tls: Option<Arc<Certificate>>,
    /// The server of a federation by which people can sign in.
    pub single_sign_on: Option<Arc<Provider>>,
    /// How long visitors may take.
    pub times: Times,
    /// Who may read the figures of the server.
    pub metrics: MetricsAccess,
    /// Where files such as the rating list are kept; `None` to keep them in memory only.
    pub folder: Option<PathBuf>,
}

/// How long a visitor may keep a connection waiting.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// For the head of a request, and silently between two requests.
    pub head: Duration,
    /// For the body of a request, however short it is; a longer one has more, by its length.
    pub body: Duration,
    /// Without reading anything of an answer.
    pub reading: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times {
            head: Duration::from_secs(30),
            body: Duration::from_secs(20),
            reading: Duration::from_secs(60),
        }
    }
}

/// The account of a demonstration.
#[derive(Clone, Debug)]
pub struct DemoAccount {
    /// What is typed to sign in.
    pub login: String,
    pub password: String,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            fresh_for: POLL_INTERVAL,
            demonstration: None,
            https: false,
            in_hall: None,
            proxies: Vec::new(),
            kept_pages: PAGE_CACHE_BYTES,
            shared_seconds: 0,
            connections: CONNECTIONS,
            per_address: None,
            per_event: None,
            tls: None,
            single_sign_on: None,
            times: Times::default(),
            metrics: MetricsAccess::default(),
            folder: None,
        }
    }
}

impl Options {
    /// Whether an address is a proxy that is believed.
    pub fn trusts(&self, address: IpAddr) -> bool {
        if self.proxies.is_empty() {
            let behind_proxy = self.https && self.tls.is_none();
            return behind_proxy && address.to_canonical().is_loopback();
        }
        self.proxies.iter().any(|one| one.contains(address))
    }
}

/// The web app: events, people, and how it behaves.
pub struct App {
    pub events: Events,
    pub people: People,
    /// How it behaves.
    pub options: Options,
    /// Who knows this code may make the first account from anywhere; from the computer itself it
    /// is not needed.
    pub setup_code: Secret,
    /// The rating list to look players up in.
    pub rating_list: RatingListStore,
    /// Lists of players that somebody is looking at before they are entered.
    pub uploads: Uploads,
    /// Whether everything can be stored.
    pub health: Health,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The last backup, where the server makes them.
    last_backup: RwLock<Option<LastBackup>>,
}

impl App {
    /// A web app over a store.
    ///
    /// # Errors
    ///
    /// The system gives no random bytes.
    pub fn new(
        store: Arc<dyn Store>,
        people: People,
        options: Options,
    ) -> Result<App, getrandom::Error> {
        let metrics = Arc::<Metrics>::default();
        let shelf = PageCache::of(options.kept_pages, options.shared_seconds);
        Ok(App {
            events: Events::of(store, options.fresh_for, shelf, metrics.clone()),
            people,
            rating_list: RatingListStore::open(options.folder.as_deref()),
            uploads: Uploads::default(),
            options,
            setup_code: Secret::draw()?,
            health: Health::default(),
            metrics,
            last_backup: RwLock::default(),
        })
    }

    /// The last backup, if the server makes them.
    pub fn last_backup(&self) -> Option<LastBackup> {
        let last = self
            .last_backup
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        last.clone()
    }

    pub(crate) fn set_last_backup(&self, last: LastBackup) {
        let mut place = self
            .last_backup
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *place = Some(last);
    }

    /// Writes what somebody submits, if each command is theirs to give.
    ///
    /// # Errors
    ///
    /// `PageError` if a command is not theirs to give, the journal refuses it, or the store cannot write.
    pub async fn write(
        &self,
        event: &EventId,
        member: &Member,
        submission: Submission,
    ) -> Result<Receipt, PageError> {
        let permit = |member: &Member, journal: &adoube_journal::Journal, commands: &[Command]| {
            let forbidden = commands.iter().any(|command| {
                !member.may(right_for(command, journal.records()))
                    || !crate::sectors::may_touch(member, journal, command)
                    || !may_touch(member, command)
            });
            if forbidden {
                return Err(PageError::Forbidden);
            }
            for command in commands {
                check_names(journal.event(), command)
                    .map_err(|reason| PageError::Refused(tell(&reason)))?;
                check_acceleration(journal.event(), command)
                    .map_err(|reason| PageError::Refused(tell(&reason)))?;
            }
            Ok(())
        };
        let submission = submission.confirming(consent::confirmed());
        let asked = submission.clone();
        let room = Room::of(self, event, &asked.commands).await?;
        let written = self.events.submit(event, submission, |journal| {
            permit(member, journal, &asked.commands)?;
            room.map_or(Ok(()), |room| room.check(journal.event()))?;
            consent::check(journal, &asked, false).map(drop)
        });
        written
            .await
            .inspect_err(|error| refused(event, member, error))
    }

    /// Writes commands that this program worked out itself: one right is enough for all of them. Pairings
    /// that the rules made are not held against them again.
    ///
    /// # Errors
    ///
    /// `PageError` as for [`App::write`].
    pub async fn write_as(
        &self,
        right: Right,
        event: &EventId,
        member: &Member,
        submission: Submission,
        made_by_rules: bool,
    ) -> Result<Receipt, PageError> {
        if !member.may(right) {
            return Err(PageError::Forbidden);
        }
        let submission = submission.confirming(consent::confirmed());
        let asked = submission.clone();
        let room = Room::of(self, event, &asked.commands).await?;
        let written = self.events.submit(event, submission, |journal| {
            room.map_or(Ok(()), |room| room.check(journal.event()))?;
            consent::check(journal, &asked, made_by_rules).map(drop)
        });
        written
            .await
            .inspect_err(|error| refused(event, member, error))
    }

    /// Brings every list that has a source up to date; nothing if somebody else does already.
    pub async fn update_lists(self: &Arc<App>) -> Vec<UpdatedListBody> {
        let Some(working) = self.rating_list.begin() else {
            return Vec::new();
        };
        let app = self.clone();
        let work = tokio::task::spawn_blocking(move || {
            let _working = working;
            app.rating_list.shelf.update(Timestamp::now())
        });
        work.await.unwrap_or_default()
    }

    /// The same if one of them is older than a day.
    pub async fn refresh_lists(self: &Arc<App>) {
        if self.rating_list.shelf.is_due(Timestamp::now()) {
            for list in self.update_lists().await {
                if let Some(problem) = list.problem {
                    let name = list.name;
                    tracing::warn!(
                        name,
                        problem,
                        "a rating list could not be brought up to date"
                    );
                }
            }
        }
    }

    /// Exchanges the lists with those of the other servers, if there are any.
    async fn share_lists(&self) {
        if let Err(error) = self.rating_list.exchange(&self.people).await {
            tracing::warn!(%error, "the rating lists are not those of the other servers");
        }
    }

    /// Keeps the lists at most a day old, for as long as it is polled.
    pub async fn keep_lists_fresh(self: &Arc<App>) {
        loop {
            self.share_lists().await;
            self.refresh_lists().await;
            let looked = tokio::time::Instant::now();
            while looked.elapsed() < LIST_INTERVAL {
                tokio::time::sleep(SHARE_INTERVAL).await;
                self.share_lists().await;
            }
        }
    }

    /// Removes deleted events for good when their time is over, for as long as it is polled.
    pub async fn keep_purging(&self) {
        loop {
            let store = self.events.store();
            let purged = self.people.purge_due(&*store, Timestamp::now()).await;
            match purged {
                Ok(purged) => purged.iter().for_each(|event| {
                    tracing::info!(event = %event.id, "a deleted event was removed for good");
                }),
                Err(error) => tracing::warn!(%error, "deleted events could not be removed"),
            }
            tokio::time::sleep(PURGE_INTERVAL).await;
        }
    }

    /// Ends the use of the files, so that each is whole without others beside it. Who still uses
    /// them is not waited for long.
    pub async fn close(&self) {
        let closing = async {
            self.people.close().await;
            self.events.close().await;
        };
        if tokio::time::timeout(CLOSE_TIMEOUT, closing).await.is_err() {
            tracing::warn!("a file is still in use; copy it together with its -wal file");
        }
    }

    /// Keeps an eye on what other programs write, for as long as it is polled.
    pub async fn watch_store(&self) {
        self.events.watch(POLL_INTERVAL).await;
    }
}

/// Writes down what somebody could not do.
fn refused(event: &EventId, member: &Member, error: &PageError) {
    let login = &member.account.login;
    tracing::warn!(%event, ?login, %error, "nothing was written to the journal");
}
