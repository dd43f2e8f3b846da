//! What every page must keep, whoever looks at it.

use super::screen::{Scheme, Screen};
use super::visitor::Visitor;

const FAULTS: &str = include_str!("audit.js");

impl Visitor {
    /// What is wrong with the page as it is shown now; see `audit.js`.
    pub(crate) async fn faults(&self) -> Vec<String> {
        let faults = self.script(FAULTS, vec![]).await;
        serde_json::from_value(faults).expect("a list of faults")
    }

    /// Looks at the page wide and narrow, light and dark, and fails if anything is wrong with it
    /// or the browser has complained.
    pub(crate) async fn audit(&self) {
        let mut wrong = Vec::new();
        for screen in [Screen::Narrow, Screen::Laptop] {
            for scheme in [Scheme::Dark, Scheme::Light] {
                self.look_with(screen, scheme).await;
                let mut faults = self.faults().await;
                faults.extend(self.faults_by_axe().await);
                wrong.extend(
                    faults
                        .iter()
                        .map(|fault| format!("{screen:?}, {scheme:?}: {fault}")),
                );
            }
        }
        wrong.extend(self.complaints().await);
        let path = self.path().await;
        assert!(wrong.is_empty(), "{path}:\n{}", wrong.join("\n"));
    }
}
