//! What was found, for people.

use adoube_laws::scoresheet::{
    Compared, ComparedEntry, SheetClaim, SheetState, SheetsFound, Support,
};
use adoube_laws::topics;
use adoube_rulebook::{Edition, Topic};
use serde::Serialize;

use super::result;
use crate::output::{capitalised, printable, table};
use crate::texts::{say, t, tell};

/// Everything that was found; all moves, or only those that differ.
pub(super) fn of(found: &SheetsFound, edition: &Edition, all: bool, flag: bool) -> String {
    let mut text = differences(found, all);
    text += &section("sheets-open", open(found));
    text += &game(found);
    text += &section("sheets-completeness", completeness(found, edition));
    let offers = found.game.draw_offers();
    let offers = offers
        .iter()
        .map(|offer| cited(offer, topics::DRAW_OFFER_RECORDED, edition));
    text += &section("sheets-offers", offers.collect());
    if let Some(results) = &found.results {
        let faults = results.faults.iter();
        let faults = faults.map(|fault| cited(fault, results.topic, edition));
        text += &section("sheets-results", faults.collect());
    }
    let remarks = found.sheets.iter().flat_map(|sheet| &sheet.remarks);
    let remarks = remarks.map(|remark| cited(remark, remark.topic, edition));
    text += &section("sheets-remarks", remarks.collect());
    text += &section("sheets-claim", claim(found, edition));
    text += &section("sheets-after-flag", after_flag(found, edition, flag));
    text
}

fn section(heading: &str, lines: Vec<String>) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines: Vec<String> = lines.iter().map(|line| format!("  {line}\n")).collect();
    format!("\n{}\n{}", t(heading), lines.concat())
}

/// A fact with its article, if the edition has one for it.
fn cited<F: Serialize + ?Sized>(fact: &F, topic: Topic, edition: &Edition) -> String {
    let said = printable(&tell(fact));
    match edition.cite(topic) {
        Some(article) => format!("{said} ({article})"),
        None => said,
    }
}

fn differences(found: &SheetsFound, all: bool) -> String {
    let compared = found.compared.iter();
    let shown: Vec<&Compared> = compared.filter(|one| all || one.differs()).collect();
    if shown.is_empty() {
        let fine = match found.sheets.len() {
            1 => "sheets-nothing-missing",
            _ => "sheets-no-differences",
        };
        return format!("{}\n", t(fine));
    }
    let names: Vec<String> = found.sheets.iter().map(heading).collect();
    let mut headings = vec![t("sheets-move")];
    headings.extend(names.iter().map(String::as_str));
    headings.extend([t("sheets-game"), t("sheets-remark")]);
    let rows = shown.into_iter().map(row).collect();
    table(&headings, &[], rows)
}

fn heading(sheet: &SheetState) -> String {
    capitalised(&tell(&sheet.keeper))
}

fn row(compared: &Compared) -> Vec<String> {
    let mut cells = vec![compared.cell.to_string()];
    cells.extend(compared.on.iter().map(|entry| printable(&entry.written)));
    cells.push(compared.made.clone().unwrap_or_else(|| {
        let choices = compared.choices.iter();
        let choices: Vec<&str> = choices.map(|choice| choice.san.as_str()).take(4).collect();
        format!("{}?", choices.join(" / "))
    }));
    cells.push(remark(compared));
    cells
}

/// What supports the move, unless that goes without saying, and what is wrong on the sheets.
fn remark(compared: &Compared) -> String {
    let silent = compared.on.len() == 1 && matches!(compared.support, Support::OneSheet(_));
    let plain = silent || compared.support == Support::Agreed;
    let mut words: Vec<String> = Vec::new();
    words.extend((!plain).then(|| tell(&compared.support)));
    let faulty = |entry: &&ComparedEntry| !entry.faults.is_empty();
    for entry in compared.on.iter().filter(faulty) {
        let faults: Vec<String> = entry.faults.iter().map(tell).collect();
        words.push(format!("{}: {}", tell(&entry.keeper), faults.join(", ")));
    }
    words.join("; ")
}

fn open(found: &SheetsFound) -> Vec<String> {
    let mut lines = Vec::new();
    for gap in found.game.gaps() {
        lines.push(tell(&gap));
        lines.extend(gap.ways.iter().map(|way| format!("  {}", way.join(" "))));
    }
    lines
}

fn game(found: &SheetsFound) -> String {
    let game = &found.game;
    let whole = game.game().is_some();
    let movetext = game.movetext(result(found));
    let heading = if whole {
        "sheets-whole"
    } else {
        "sheets-certain"
    };
    let movetext = match movetext.is_empty() {
        true => t("sheets-none").to_owned(),
        false => movetext,
    };
    let ended = tell(&game.ended);
    section(heading, vec![movetext, tell(&game.moves_made()), ended])
}

fn completeness(found: &SheetsFound, edition: &Edition) -> Vec<String> {
    let line = |sheet: &SheetState| {
        let letters: Vec<&str> = sheet.languages.iter().map(|one| one.code()).collect();
        let state = cited(&sheet.completeness, topics::SCORESHEET_COMPLETE, edition);
        let letters = say!("sheets-read-as", value = letters.join(", "));
        format!("{}: {state}; {letters}", heading(sheet))
    };
    found.sheets.iter().map(line).collect()
}

fn claim(found: &SheetsFound, edition: &Edition) -> Vec<String> {
    let mut lines = match &found.claim {
        None => return Vec::new(),
        Some(SheetClaim::Open(why)) => vec![printable(&tell(why))],
        Some(SheetClaim::Judged(ruling)) => {
            let steps = ruling.because.iter();
            let lines = steps.map(|step| capitalised(&cited(&step.fact, step.topic, edition)));
            lines.collect()
        }
    };
    let disputed = found.game.disputed();
    if !disputed.is_empty() {
        let places: Vec<String> = disputed.iter().map(ToString::to_string).collect();
        lines.push(say!("sheets-claim-rests", value = places.join(", ")));
    }
    lines
}

/// What to do, if a flag has fallen.
fn after_flag(found: &SheetsFound, edition: &Edition, flag: bool) -> Vec<String> {
    let Some(steps) = &found.after_flag else {
        let unknown = flag.then(|| t("sheets-after-flag-unknown").to_owned());
        return unknown.into_iter().collect();
    };
    match steps.is_empty() {
        true => vec![t("sheets-after-flag-nothing").to_owned()],
        false => (steps.iter())
            .map(|step| cited(&step.step, step.topic, edition))
            .collect(),
    }
}
