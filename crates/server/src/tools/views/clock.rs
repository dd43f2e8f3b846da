//! A chess clock in the browser.

use adoube_clock::{Model, TimeControl, with_default_delay};
use adoube_rulebook::{Authority, Edition};
use askama::Template;
use serde_json::json;

use super::time_control::read;
use super::{Tool, ToolsHead};
use crate::error::PageError;
use crate::params::encoded;
use crate::paths;
use crate::texts::{t, tell, template};
use crate::tools::ToolQuery;
use crate::tools::clock_setup::ClockSetup;
use crate::tools::editions::{self, EditionChoice};

/// Controls to choose from.
const USUAL: [&str; 8] = [
    "90'/40+30'+30\"",
    "90'+30\"",
    "25'+10\"",
    "15'+10\"",
    "10'+5\"",
    "5'+3\"",
    "3'+2\"",
    "W5'-B4'",
];

/// A chess clock, or the form to set one.
#[derive(Template)]
#[template(path = "tools/clock.html")]
pub(crate) struct ClockPage {
    head: ToolsHead,
    editions: Vec<EditionChoice>,
    models: Vec<(&'static str, &'static str, bool)>,
    asked: String,
    wrong: Option<String>,
    usual: Vec<(&'static str, String)>,
    clock: Option<SetClock>,
}

struct SetClock {
    name: String,
    /// What it is set to, for the script.
    setup: String,
    /// What it says, for the script.
    texts: String,
    back: String,
}

impl ClockPage {
    /// What is asked for.
    pub(crate) fn of(asked: &ToolQuery) -> Result<ClockPage, PageError> {
        let edition = editions::asked(asked.get("edition"))?;
        let text = asked.get("control").unwrap_or_default();
        let model = asked.get("model").unwrap_or_default();
        let (clock, wrong) = match (text.is_empty(), settable(text, edition)) {
            (true, _) => (None, None),
            (false, Err(why)) => (None, Some(why)),
            (false, Ok(control)) => {
                let back = format!(
                    "{}?control={}",
                    paths::tools::TimeControl::of(),
                    encoded(text)
                );
                let model = model_of(model, edition);
                (Some(SetClock::of(text, &control, &model, back)), None)
            }
        };
        Ok(ClockPage {
            head: ToolsHead::of(Tool::Clock),
            editions: editions::choices(edition.id()),
            models: models(model),
            asked: text.to_owned(),
            wrong,
            usual: USUAL
                .into_iter()
                .map(|text| {
                    (
                        text,
                        format!("{}?control={}", paths::tools::Clock::of(), encoded(text)),
                    )
                })
                .collect(),
            clock,
        })
    }
}

/// A control that says what is added: by itself, by the edition's default, or nothing.
fn settable(text: &str, edition: &Edition) -> Result<TimeControl, String> {
    use adoube_clock::Addition;
    let control = read(text, edition)?;
    if let Ok((control, _)) = with_default_delay(&control, &edition.parameters().clock) {
        return Ok(control);
    }
    let said = |addition| match addition {
        Addition::Unspecified => Addition::None,
        said => said,
    };
    let control = control.with_additions(said);
    control.map_err(|error| tell(&error))
}

/// The kind of clock that was chosen, or the one that the edition wants (FIDE C.02, 5.4; US Chess
/// 16B2b).
fn model_of(name: &str, edition: &Edition) -> Model {
    match (name, edition.authority()) {
        ("without-counter", _) => Model::WITHOUT_COUNTER,
        ("runs-on", _) => Model::US,
        ("freezes", _) => Model::COUNTING,
        (_, Authority::UsChess) => Model::US,
        (_, Authority::Fide) => Model::COUNTING,
    }
}

fn models(chosen: &str) -> Vec<(&'static str, &'static str, bool)> {
    let models = [
        ("", t("tools-model-usual")),
        ("freezes", t("tools-model-freezes")),
        ("runs-on", t("tools-model-runs-on")),
        ("without-counter", t("tools-model-without-counter")),
    ];
    models
        .into_iter()
        .map(|(id, name)| (id, name, id == chosen))
        .collect()
}

impl SetClock {
    fn of(name: &str, control: &TimeControl, model: &Model, back: String) -> SetClock {
        let setup = ClockSetup::of(name, control, model);
        SetClock {
            name: name.to_owned(),
            setup: serde_json::to_string(&setup).unwrap_or_default(),
            texts: texts(),
            back,
        }
    }
}

fn texts() -> String {
    json!({
        "white": t("tools-white"),
        "black": t("tools-black"),
        "start": t("tools-clock-start"),
        "pause": t("tools-clock-pause"),
        "resume": t("tools-clock-resume"),
        "flag": template("tools-clock-flag"),
        "first": template("tools-clock-first"),
        "move": t("tools-clock-move"),
        "period": t("tools-clock-period"),
        "owed": t("tools-clock-owed"),
        "reset": t("tools-clock-reset-sure"),
        "unreadable": t("tools-clock-unreadable"),
        "refused": t("tools-clock-refused"),
    })
    .to_string()
}
