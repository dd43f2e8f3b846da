//! Somebody with a browser.

use std::time::{Duration, Instant};

use axum::http::Method;
use fantoccini::elements::Element;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::screen::{Scheme, Screen};

/// How long a visitor waits for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often a visitor looks.
const GLANCE: Duration = Duration::from_millis(40);

/// Somebody with a browser, whose cookies nobody else has.
pub(crate) struct Visitor {
    pub(super) client: Client,
    site: String,
}

impl Visitor {
    pub(super) async fn new(client: Client, site: &str) -> Visitor {
        let site = site.to_owned();
        let visitor = Visitor { client, site };
        visitor.look_with(Screen::Laptop, Scheme::Light).await;
        visitor
    }

    /// Opens a page of the site.
    pub(crate) async fn open(&self, path: &str) {
        let url = format!("{}{path}", self.site);
        self.client
            .goto(&url)
            .await
            .unwrap_or_else(|error| panic!("{url}: {error}"));
    }

    /// Leaves the site.
    pub(crate) async fn leave(&self) {
        self.client.goto("about:blank").await.unwrap();
    }

    /// The address without the site.
    pub(crate) async fn path(&self) -> String {
        let url = self.client.current_url().await.unwrap();
        url.as_str().replacen(&self.site, "", 1)
    }

    /// Opens a page in another window of the same browser and stays there.
    pub(crate) async fn open_in_window(&self, path: &str) {
        let window = self.client.new_window(false).await.unwrap();
        self.client.switch_to_window(window.handle).await.unwrap();
        self.look_with(Screen::Laptop, Scheme::Light).await;
        self.open(path).await;
    }

    /// The windows, in the order in which they were opened.
    pub(crate) async fn windows(&self) -> Vec<WindowHandle> {
        self.client.windows().await.unwrap()
    }

    /// Looks at another window.
    pub(crate) async fn turn_to(&self, window: &WindowHandle) {
        self.client.switch_to_window(window.clone()).await.unwrap();
    }

    /// Notes from now on whether the window was ever hidden.
    pub(crate) async fn note_being_hidden(&self) {
        let script = "window.wasHidden = document.hidden;
            document.addEventListener('visibilitychange', () => (window.wasHidden ||= document.hidden));";
        self.script(script, vec![]).await;
    }

    /// Whether the window was hidden since.
    pub(crate) async fn was_hidden(&self) -> bool {
        self.script("return window.wasHidden", vec![]).await != json!(false)
    }

    /// The text that is shown, with single blanks.
    pub(crate) async fn text(&self) -> String {
        let text = self
            .script("return document.body?.innerText ?? ''", vec![])
            .await;
        tidy(text.as_str().unwrap_or_default())
    }

    /// The title of the page.
    pub(crate) async fn title(&self) -> String {
        self.client.title().await.unwrap()
    }

    /// Waits until the page shows a text.
    pub(crate) async fn sees(&self, text: &str) {
        let shown = async || self.text().await.contains(text).then_some(());
        self.until(&format!("the text “{text}”"), shown).await;
    }

    /// Waits until the page shows a text no longer.
    pub(crate) async fn no_longer_sees(&self, text: &str) {
        let gone = async || (!self.text().await.contains(text)).then_some(());
        self.until(&format!("the text “{text}” to go"), gone).await;
    }

    /// Waits until something is at a selector.
    pub(crate) async fn finds(&self, selector: &str) {
        let look = async || self.client.find(Locator::Css(selector)).await.ok();
        self.until(&format!("something at {selector}"), look).await;
    }

    /// The addresses of the site that the page leads to.
    pub(crate) async fn links(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('a[href]:not([download])')]
            .filter((link) => link.origin === location.origin)
            .map((link) => link.pathname + link.search)";
        let links = self.script(script, vec![]).await;
        serde_json::from_value(links).expect("a list of addresses")
    }

    /// How many elements are at a selector.
    pub(crate) async fn count(&self, selector: &str) -> usize {
        self.client
            .find_all(Locator::Css(selector))
            .await
            .unwrap()
            .len()
    }

    /// The browser has no connection any more, or has one again.
    pub(crate) async fn lose_connection(&self, lost: bool) {
        let conditions = json!({
            "offline": lost, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.devtools("Network.enable", json!({})).await;
        self.devtools("Network.emulateNetworkConditions", conditions)
            .await;
    }

    /// Waits until the address is this one.
    pub(crate) async fn is_at(&self, path: &str) {
        let there = async || (self.path().await == path).then_some(());
        self.until(&format!("the address {path}"), there).await;
    }

    /// What the browser complained about since it was last asked: errors of scripts, things that
    /// could not be loaded, violations of the content security policy.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let entries = self.command("se/log", json!({ "type": "browser" })).await;
        let entries = entries.as_array().cloned().unwrap_or_default();
        let grave = entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE" || entry["source"] == "security");
        grave
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// Waits for something; fails with what the page shows instead.
    pub(crate) async fn until<T>(&self, what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look().await {
                return found;
            }
            if start.elapsed() > PATIENCE {
                let (path, text) = (self.path().await, self.text().await);
                panic!("waited for {what}; {path} shows: {text}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until a page is kept for the time without a connection.
    pub(crate) async fn keeps(&self, path: &str) {
        const KEPT: &str = "return caches.match(arguments[0]).then(Boolean)";
        let kept = async || (self.script(KEPT, vec![path.into()]).await == true).then_some(());
        self.until(&format!("{path} to be kept"), kept).await;
    }

    /// What a script returns. While a page is being replaced there is none to ask: then it is null.
    pub(super) async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        match self.client.execute(script, arguments).await {
            Ok(value) => value,
            Err(error) if error.is_stale_element_reference() || error.is_no_such_window() => {
                Value::Null
            }
            Err(error) if passing(&error.to_string()) => Value::Null,
            Err(error) => panic!("a script of the harness failed: {error}"),
        }
    }

    /// The elements that a script returns.
    pub(super) async fn elements(&self, script: &str, arguments: Vec<Value>) -> Vec<Element> {
        let found = self.script(script, arguments).await;
        let found = found.as_array().cloned().unwrap_or_default();
        let element = |value: Value| {
            let id = value.as_object()?.values().next()?.as_str()?.to_owned();
            Some(Element::from_element_id(self.client.clone(), id.into()))
        };
        found.into_iter().filter_map(element).collect()
    }

    /// A command of the DevTools protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let call = json!({ "cmd": command, "params": parameters });
        self.command("goog/cdp/execute", call).await
    }

    /// A command that only Chromium's driver has.
    async fn command(&self, path: &'static str, body: Value) -> Value {
        let answer = self.client.issue_cmd(OfDriver { path, body }).await;
        answer.unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}

/// Whether an error of a script only says that the page is being replaced.
fn passing(error: &str) -> bool {
    let signs = [
        "context was destroyed",
        "navigat",
        "Cannot find context",
        "target frame detached",
    ];
    signs.iter().any(|sign| error.contains(sign))
}

/// A text with single blanks.
pub(super) fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A command beside the standard.
#[derive(Debug)]
struct OfDriver {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for OfDriver {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
