//! The rules of axe-core, where somebody has it: its file is not ours, so it is named by `ADOUBE_AXE`.

use std::io::Write;
use std::sync::{Once, OnceLock};

use serde_json::{Value, json};

use super::visitor::Visitor;

/// Asks for everything that is wrong, each with where it is.
const RUN: &str = "const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] })
      .then(({ violations }) => done(violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 5)
        .map(({ target, failureSummary }) => `axe ${id}: ${help}: ${target.join(' ')}: ${failureSummary.slice(0, 300)}`))))
      .catch((error) => done([`axe: ${error}`]));";

/// The text of axe-core, if there is one.
pub(crate) fn axe() -> Option<&'static str> {
    static AXE: OnceLock<Option<String>> = OnceLock::new();
    let read = || {
        let file = std::env::var_os("ADOUBE_AXE")?;
        let text = std::fs::read_to_string(&file);
        Some(text.unwrap_or_else(|error| panic!("ADOUBE_AXE, {}: {error}", file.display())))
    };
    let found = AXE.get_or_init(read).as_deref();
    static TOLD: Once = Once::new();
    if found.is_none() {
        TOLD.call_once(|| {
            let why = "ADOUBE_AXE does not name a file axe.min.js";
            let _ = writeln!(std::io::stderr(), "SKIPPED: the rules of axe-core: {why}");
        });
    }
    found
}

impl Visitor {
    /// What axe-core finds wrong with the page as it is shown now; nothing where there is none.
    pub(crate) async fn faults_by_axe(&self) -> Vec<String> {
        let Some(axe) = axe() else {
            return Vec::new();
        };
        if self
            .script("return typeof axe === 'undefined'", vec![])
            .await
            == json!(true)
        {
            // Its own scope would keep its name from the page.
            let defined = format!("{axe}; window.axe = axe;");
            self.script(&defined, vec![]).await;
        }
        let found = self.client.execute_async(RUN, vec![]).await;
        let found = found.unwrap_or_else(|error| Value::from(vec![error.to_string()]));
        serde_json::from_value(found).expect("a list of faults")
    }
}
