//! Links, buttons and forms, found by what they are called.

use fantoccini::Locator;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;

use super::visitor::Visitor;

const NAMED: &str = include_str!("named.js");

const LINK: &str = "const [selector, words] = arguments;
    const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.includes(words));
    const link = found?.querySelector('a[href]');
    return link ? new URL(link.href).pathname : null;";

const CHOOSE: &str = "const [list, words] = arguments;
    const found = [...list.options].find((one) => one.text.startsWith(words));
    if (!found) return false;
    list.value = found.value;
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;";

const DOWNLOAD: &str = "const [path, done] = arguments;
    fetch(path).then((answer) => (answer.ok ? answer.text() : answer.status)).then(done, done);";

const DOWNLOAD_BYTES: &str = "const [path, done] = arguments;
    fetch(path).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(answer.status)))
      .then((bytes) => done([...new Uint8Array(bytes)]), done);";

/// What can be clicked.
const CLICKABLE: &str = "a[href], button, summary, label, input[type=submit], input[type=button], \
                         input[type=reset], [role=button], [role=tab], [role=menuitem]";

/// What can be filled in.
const CONTROLS: &str =
    "input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea";

impl Visitor {
    /// Clicks the link, button or label of this name.
    pub(crate) async fn click(&self, name: &str) {
        self.click_in("body", name).await;
    }

    /// Clicks the link, button or label of this name inside the element at a selector.
    pub(crate) async fn click_in(&self, inside: &str, name: &str) {
        // The page may be replaced between finding and clicking; then there is another to find.
        let press = async || {
            let element = self.named(inside, CLICKABLE, name).await;
            element.click().await.ok()
        };
        self.until(&format!("a click on {name}"), press).await;
    }

    /// Says yes to the question that the page asks.
    pub(crate) async fn agree(&self) {
        let agree = async || self.client.accept_alert().await.ok();
        self.until("a question", agree).await;
    }

    /// Clicks the first element at a selector.
    pub(crate) async fn click_at(&self, selector: &str) {
        let press = async || {
            let element = self.client.find(Locator::Css(selector)).await.ok()?;
            element.click().await.ok()
        };
        self.until(&format!("a click at {selector}"), press).await;
    }

    /// Fills a form in: the label of each control and what to put there. Boxes take `yes` or
    /// `no`, lists the words of a choice, dates `2026-11-16`, files a path.
    pub(crate) async fn fill(&self, values: &[(&str, &str)]) {
        for (label, value) in values {
            // The page may bring itself up to date meanwhile; then there is another control.
            let put = async || {
                let control = self.named("body", CONTROLS, label).await;
                match self.put(&control, value).await {
                    Ok(()) => Some(()),
                    Err(error) if error.is_stale_element_reference() => None,
                    Err(error) => panic!("{label}: {error}"),
                }
            };
            self.until(&format!("{label} to be filled in"), put).await;
        }
    }

    /// Chooses from a list what starts with these words.
    pub(crate) async fn choose(&self, label: &str, words: &str) {
        let control = self.named("body", CONTROLS, label).await;
        let control = serde_json::to_value(&control).unwrap();
        let chosen = self.script(CHOOSE, vec![control, words.into()]).await;
        assert_eq!(chosen, true, "{label} has no {words}");
    }

    /// What a control holds now; `yes` or `no` for a box.
    pub(crate) async fn value(&self, label: &str) -> String {
        let control = self.named("body", CONTROLS, label).await;
        match kind(&control).await.as_str() {
            "checkbox" | "radio" => yes_or_no(control.is_selected().await.unwrap()).to_owned(),
            _ => control.prop("value").await.unwrap().unwrap_or_default(),
        }
    }

    /// The first link in the element at a selector whose text contains `words`: its path.
    pub(crate) async fn link_of(&self, selector: &str, words: &str) -> String {
        let find = async || {
            let link = self.script(LINK, vec![selector.into(), words.into()]).await;
            link.as_str().map(str::to_owned)
        };
        self.until(&format!("a link with “{words}”"), find).await
    }

    /// The text of a file of the site, as the signed-in visitor gets it.
    pub(crate) async fn download(&self, path: &str) -> String {
        let answer = self.client.execute_async(DOWNLOAD, vec![path.into()]).await;
        let answer = answer.unwrap_or_else(|error| panic!("{path}: {error}"));
        let text = answer
            .as_str()
            .unwrap_or_else(|| panic!("{path}: {answer}"));
        text.to_owned()
    }

    /// The bytes of a file of the site, as the signed-in visitor gets it.
    pub(crate) async fn download_bytes(&self, path: &str) -> Vec<u8> {
        let asked = vec![path.into()];
        let answer = self.client.execute_async(DOWNLOAD_BYTES, asked).await;
        let answer = answer.unwrap_or_else(|error| panic!("{path}: {error}"));
        let bytes = serde_json::from_value(answer.clone());
        bytes.unwrap_or_else(|error| panic!("{path}: {error}: {answer}"))
    }

    async fn put(&self, control: &Element, value: &str) -> Result<(), CmdError> {
        let kind = control.prop("type").await?.unwrap_or_default();
        match kind.as_str() {
            "checkbox" | "radio" => {
                if yes_or_no(control.is_selected().await?) != value {
                    control.click().await?;
                }
                Ok(())
            }
            "select-one" | "select-multiple" => control.select_by_label(value).await,
            "file" => control.send_keys(value).await,
            // How these are typed depends on the language of the browser.
            "date" | "time" | "datetime-local" | "month" | "color" | "range" => {
                let set = "arguments[0].value = arguments[1];
                           for (const kind of ['input', 'change'])
                             arguments[0].dispatchEvent(new Event(kind, { bubbles: true }));";
                let control = serde_json::to_value(control).unwrap();
                self.script(set, vec![control, value.into()]).await;
                Ok(())
            }
            _ => {
                control.clear().await?;
                control.send_keys(value).await
            }
        }
    }

    /// Waits for the one element of this name.
    async fn named(&self, inside: &str, kinds: &str, name: &str) -> Element {
        let arguments = vec![inside.into(), kinds.into(), name.into()];
        let find = async || {
            let mut found = self.elements(NAMED, arguments.clone()).await;
            let one = found.pop()?;
            assert!(
                found.is_empty(),
                "{} things are called {name}",
                found.len() + 1
            );
            Some(one)
        };
        self.until(&format!("something called “{name}”"), find)
            .await
    }
}

/// `checkbox`, `text`, `select-one`, `textarea` …
async fn kind(control: &Element) -> String {
    control.prop("type").await.unwrap().unwrap_or_default()
}

fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
