//! The clock in the browser does what the program's own clock does, on logs drawn by lot.

mod common;

use std::io::Write;
use std::path::Path;
use std::process::Command;

use adoube_clock::{
    Addition, ByColour, Clock, Colour, Dialect, Event, Model, Person, Span, TimeControl,
    with_default_delay,
};
use common::{page, web};
use serde_json::{Value, json};

/// Every kind of period that there is; some with a clock of its own.
const CONTROLS: [(&str, &str); 12] = [
    ("3'+2\"", "freezes"),
    ("3'+2\"", "runs-on"),
    ("G/5 d/5", "runs-on"),
    ("G/5 d/5", "freezes"),
    ("G/5 d/0", "freezes"),
    ("W5'-B4'", "freezes"),
    ("*180", "freezes"),
    ("*180", "runs-on"),
    ("4/3,SD/2;inc5", "freezes"),
    ("4/3,SD/2;inc5", "without-counter"),
    ("3/2,2/1,SD/1;d/3", "runs-on"),
    ("5/2", "freezes"),
];

const LOGS: usize = 12;
const STEPS: usize = 60;

/// Drawn by a documented generator (SplitMix64), so that a failure can be had again.
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % below
    }

    fn side(&mut self) -> Colour {
        Colour::BOTH[self.draw(2) as usize]
    }
}

#[tokio::test]
async fn the_clock_in_the_browser_agrees_with_ours() {
    if Command::new("node").arg("--version").output().is_err() {
        // Not through the macros, whose output is kept back from tests that pass.
        let _ = writeln!(std::io::stderr(), "SKIPPED: the clock's script: no node");
        return;
    }
    let app = web(std::sync::Arc::new(adoube_journal::MemoryStore::default())).await;
    let mut lots = Lots(2026);
    let mut cases = Vec::new();
    for (control, model) in CONTROLS {
        let setup = setup(&app, control, model).await;
        for _ in 0..LOGS {
            cases.push(json!({ "setup": setup, "steps": steps(control, model, &mut lots) }));
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let machine = folder.path().join("machine.mjs");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(here.join("src/tools/clock-machine.js"), &machine).unwrap();
    let file = folder.path().join("cases.json");
    std::fs::write(&file, serde_json::to_string(&cases).unwrap()).unwrap();
    let answer = Command::new("node")
        .arg(here.join("tests/clock_machine.mjs"))
        .args([&machine, &file])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(answer.status.success(), "{said}");
    let compared = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    assert_eq!(compared, (CONTROLS.len() * LOGS * STEPS).to_string());
}

/// What the page gives its script.
async fn setup(app: &axum::Router, control: &str, model: &str) -> Value {
    let control: String = control.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let html = page(
        app,
        &format!("/tools/clock?control={control}&edition=us-2025&model={model}"),
    )
    .await;
    let setup = html.split("data-setup=\"").nth(1).unwrap();
    let setup = setup.split('"').next().unwrap();
    let setup = setup.replace("&quot;", "\"").replace("&#34;", "\"");
    let setup = setup.replace("&#39;", "'").replace("&#x27;", "'");
    serde_json::from_str(&setup).unwrap()
}

fn model_of(name: &str) -> Model {
    match name {
        "without-counter" => Model::WITHOUT_COUNTER,
        "runs-on" => Model::US,
        _ => Model::COUNTING,
    }
}

/// A log, with what our clock reads after each event.
fn steps(control: &str, model: &str, lots: &mut Lots) -> Vec<Value> {
    let edition = adoube_rulebook::Rulebook::embedded()
        .edition("us-2025")
        .unwrap();
    let (control, _) = TimeControl::read(control, Dialect::Us).unwrap();
    let rules = &edition.parameters().clock;
    let control = match with_default_delay(&control, rules) {
        Ok((control, _)) => control,
        Err(_) => control.with_additions(|_| Addition::None).unwrap(),
    };
    let mut clock = Clock::new(control, model_of(model)).unwrap();
    let mut at = 0;
    let mut steps = Vec::new();
    for _ in 0..STEPS {
        at += lots.draw(20_000) as i64;
        let (event, told) = event(&clock, lots);
        let refused = clock.apply(Span::millis(at), event).is_err();
        let read_at = at + lots.draw(30_000) as i64;
        let expected = expected(&clock, Span::millis(read_at));
        // What was read later than the next event is read again there.
        steps.push(json!({
            "at": at, "event": told, "refused": refused, "read_at": read_at, "expected": expected,
        }));
    }
    steps
}

/// Mostly presses of the player on move; now and then anything else.
fn event(clock: &Clock, lots: &mut Lots) -> (Event, Value) {
    let side = lots.side();
    let amount = lots.draw(240) as i64 - 120;
    let reason = None;
    match lots.draw(20) {
        0 => (Event::Start(side), json!({ "what": "start", "side": side })),
        1 => (
            Event::Stop {
                by: Person::Arbiter,
                reason,
            },
            json!({ "what": "stop" }),
        ),
        2 | 3 => (
            Event::Resume(None),
            json!({ "what": "resume", "side": null }),
        ),
        4 => (
            Event::Resume(Some(side)),
            json!({ "what": "resume", "side": side }),
        ),
        5 => (
            Event::Adjust {
                side,
                by: Span::seconds(amount),
                reason,
            },
            json!({ "what": "adjust", "side": side, "by": amount * 1000 }),
        ),
        6 => {
            let mut times = ByColour::same(None);
            times[side] = Some(Span::seconds(amount.abs()));
            let mut told = json!({ "what": "set" });
            told[side_name(side)] = json!(amount.abs() * 1000);
            (Event::Set { times, reason }, told)
        }
        7 => {
            let mut counters = ByColour::same(None);
            let moves = lots.draw(12) as u32;
            counters[side] = Some(moves);
            let mut told = json!({ "what": "set_counter" });
            told[side_name(side)] = json!(moves);
            (Event::SetCounter(counters), told)
        }
        8 => (
            Event::NextPeriod(side),
            json!({ "what": "next_period", "side": side }),
        ),
        9 => (Event::Press(side), json!({ "what": "press", "side": side })),
        _ => {
            let side = clock.on_move().unwrap_or(side);
            (Event::Press(side), json!({ "what": "press", "side": side }))
        }
    }
}

fn side_name(side: Colour) -> &'static str {
    match side {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

fn expected(clock: &Clock, at: Span) -> Value {
    let reading = clock.at(at);
    let display = clock.display(at);
    let face = |side: Colour| {
        let one = &reading.sides[side];
        json!({
            "left": one.left.as_millis(),
            "delay": one.delay_left.as_millis(),
            "overrun": one.overrun.as_millis(),
            "down": one.is_flag_down,
            "flag": display.faces[side].flag,
            "period": one.period,
            "counter": one.counter,
            "owed": one.moves_owed,
            "running": reading.running == Some(side),
        })
    };
    json!({
        "running": reading.running.map(side_name),
        "frozen": reading.is_frozen,
        "first": reading.first_down.map(side_name),
        "white": face(Colour::White),
        "black": face(Colour::Black),
    })
}
