//! Two score sheets side by side: what differs, what is missing, which game it was.

use adoube_laws::game::Decision;
use adoube_laws::scoresheet::{
    Compared as Line, Gap, SheetClaim, SheetState, SheetsFound, Support,
};
use adoube_laws::topics;
use adoube_rulebook::{Edition, Topic};
use serde::Serialize;

use super::article_url;
use crate::texts::{count, fill, t, tell};
use crate::tools::ToolQuery;
use crate::tools::sheets::{Compared, settle_name, settled};

/// What was found on both sheets.
pub(crate) struct SheetsView {
    /// Only what differs.
    pub differences: Vec<Difference>,
    /// What is to be said first: how many differences.
    pub count: String,
    /// How far the sheets could be followed, and how many moves were made.
    pub ended: Vec<String>,
    /// The game is whole and nothing in it is open.
    pub whole: bool,
    /// Why what was decided cannot be.
    pub refused: Option<String>,
    /// How complete each sheet is.
    pub sheets: Vec<SheetLine>,
    /// Headings with their lines: offers, results, remarks, the claim, what to do after a flag.
    pub sections: Vec<(&'static str, Vec<CitedSentence>)>,
    /// Moves after the last one, which can be typed: under which name, and what was.
    pub next: NextMoves,
}

/// A sentence with its article.
pub(crate) struct CitedSentence {
    pub text: String,
    /// Number and address.
    pub article: Option<(String, String)>,
    /// It answers what was asked.
    pub strong: bool,
}

/// How complete a sheet is.
pub(crate) struct SheetLine {
    pub name: String,
    pub said: CitedSentence,
    pub letters: String,
    /// The moves that are missing or wrong.
    pub missing: String,
}

/// A half-move on which there is something to look at.
pub(crate) struct Difference {
    /// The half-move, from 1.
    pub ply: usize,
    /// `12.` or `12...`
    pub place: String,
    /// The move, or nothing if it is open.
    pub made: Option<String>,
    /// What each sheet has: whose, what is written, what is wrong with it.
    pub on: Vec<(String, String, String)>,
    /// What supports the move.
    pub support: String,
    /// It has to be decided.
    pub open: bool,
    pub choose: Option<Choose>,
}

/// What can be decided about a half-move.
pub(crate) struct Choose {
    pub name: String,
    /// Value, words, and whether it is chosen.
    pub options: Vec<(String, String, bool)>,
}

/// Moves that nobody wrote, after the last one.
pub(crate) struct NextMoves {
    pub name: String,
    pub typed: String,
}

impl SheetsView {
    /// What was found, with what was decided before.
    pub(crate) fn of(compared: &Compared, asked: &ToolQuery, edition: &Edition) -> SheetsView {
        let found = &compared.found;
        let lines = found.compared.iter().filter(|line| line.differs());
        let differences: Vec<Difference> = lines
            .map(|line| Difference::of(line, found, asked))
            .collect();
        let refused = found.game.refused(&compared.known).map(|ply| {
            let text = compared.known.settled.get(&ply);
            fill("sheets-not-possible", &[&text.map_or("", String::as_str)])
        });
        let next = found.compared.len() + 1;
        SheetsView {
            count: match differences.len() {
                0 if found.sheets.len() == 1 => t("sheets-nothing-missing").to_owned(),
                0 => t("sheets-no-differences").to_owned(),
                number => count("tools-sheets-differ", number),
            },
            differences,
            ended: vec![tell(&found.game.moves_made()), tell(&found.game.ended)],
            whole: found.game.game().is_some(),
            refused,
            sheets: (found.sheets.iter())
                .map(|sheet| SheetLine::of(sheet, edition))
                .collect(),
            sections: sections(found, edition, asked.get("control").is_some()),
            next: NextMoves {
                name: settle_name(next),
                typed: settled(asked, next).unwrap_or_default().to_owned(),
            },
        }
    }
}

impl CitedSentence {
    fn of<F: Serialize + ?Sized>(fact: &F, topic: Topic, edition: &Edition) -> CitedSentence {
        let article = edition.cite(topic);
        CitedSentence {
            text: tell(fact),
            article: article.map(|number| (number.to_owned(), article_url(edition.id(), number))),
            strong: false,
        }
    }

    fn plain(text: String) -> CitedSentence {
        CitedSentence {
            text,
            article: None,
            strong: false,
        }
    }
}

impl SheetLine {
    fn of(sheet: &SheetState, edition: &Edition) -> SheetLine {
        let letters: Vec<&str> = sheet.languages.iter().map(|one| one.code()).collect();
        let missing: Vec<String> = sheet.missing.iter().map(ToString::to_string).collect();
        SheetLine {
            name: tell(&sheet.keeper),
            said: CitedSentence::of(&sheet.completeness, topics::SCORESHEET_COMPLETE, edition),
            letters: fill("sheets-read-as", &[&letters.join(", ")]),
            missing: missing.join(" "),
        }
    }
}

impl Difference {
    fn of(line: &Line, found: &SheetsFound, asked: &ToolQuery) -> Difference {
        let on = line.on.iter().map(|entry| {
            let mut wrong: Vec<String> = entry.faults.iter().map(tell).collect();
            if entry.missing && wrong.is_empty() {
                wrong.push(t("sheets-missing").to_owned());
            }
            (tell(&entry.keeper), entry.written.clone(), wrong.join(", "))
        });
        Difference {
            ply: line.ply,
            place: line.cell.to_string(),
            made: line.made.clone(),
            on: on.collect(),
            support: tell(&line.support),
            open: line.support == Support::Open,
            choose: choose(line, found, asked),
        }
    }
}

/// The moves to choose from; for the first move of an open stretch the ways to play it, for the others
/// and for what was decided together with an earlier one nothing.
fn choose(line: &Line, found: &SheetsFound, asked: &ToolQuery) -> Option<Choose> {
    let decided = settled(asked, line.ply);
    let gaps = found.game.questions.iter().zip(found.game.gaps());
    let mut gaps = gaps.filter(|(question, _)| (question.from..=question.to).contains(&line.ply));
    let gap = gaps.next();
    let within = gap
        .as_ref()
        .is_some_and(|(question, _)| question.from < line.ply);
    if decided.is_none() && (within || line.support == Support::Settled) {
        return None;
    }
    let undecided = match line.support {
        Support::Open => "tools-undecided",
        _ => "tools-as-found",
    };
    let mut options = vec![(String::new(), t(undecided).to_owned(), false)];
    options.extend(match &gap {
        Some((_, gap)) => ways(gap),
        None => moves(line),
    });
    if let Some(decided) = decided {
        let known = options.iter().any(|(value, _, _)| value == decided);
        if !known {
            options.push((
                decided.to_owned(),
                words_of(decided, line.ply, found),
                false,
            ));
        }
        for (value, _, chosen) in &mut options {
            *chosen = value == decided;
        }
    }
    Some(Choose {
        name: settle_name(line.ply),
        options,
    })
}

/// What was decided, as the game has it.
fn words_of(decided: &str, ply: usize, found: &SheetsFound) -> String {
    let length = decided.split_whitespace().count();
    let lines = found.compared.iter().skip(ply - 1).take(length);
    let made: Option<Vec<&str>> = lines.map(|line| line.made.as_deref()).collect();
    match made {
        Some(made) if made.len() == length => made.join(" "),
        _ => decided.to_owned(),
    }
}

fn ways(gap: &Gap) -> Vec<(String, String, bool)> {
    let ways = gap.ways.iter().zip(&gap.squares);
    ways.map(|(words, squares)| (squares.join(" "), words.join(" "), false))
        .collect()
}

fn moves(line: &Line) -> Vec<(String, String, bool)> {
    let choices = line.choices.iter();
    choices
        .map(|choice| {
            let keepers: Vec<String> = choice.keepers.iter().map(tell).collect();
            let words = match keepers.is_empty() {
                true => choice.san.clone(),
                false => format!("{} ({})", choice.san, keepers.join(", ")),
            };
            (choice.uci.clone(), words, false)
        })
        .collect()
}

/// What there is to say beside the moves; headings without lines are left out.
fn sections(
    found: &SheetsFound,
    edition: &Edition,
    flag: bool,
) -> Vec<(&'static str, Vec<CitedSentence>)> {
    let offers = found.game.draw_offers();
    let offers = offers
        .iter()
        .map(|offer| CitedSentence::of(offer, topics::DRAW_OFFER_RECORDED, edition));
    let results = found.results.iter().flat_map(|results| {
        let faults = results.faults.iter();
        faults.map(|fault| CitedSentence::of(fault, results.topic, edition))
    });
    let remarks = found.sheets.iter().flat_map(|sheet| &sheet.remarks);
    let remarks = remarks.map(|remark| CitedSentence::of(remark, remark.topic, edition));
    let all = [
        ("sheets-claim", claim(found, edition)),
        ("sheets-after-flag", after_flag(found, edition, flag)),
        ("sheets-offers", offers.collect()),
        ("sheets-results", results.collect()),
        ("sheets-remarks", remarks.collect()),
    ];
    all.into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .collect()
}

fn claim(found: &SheetsFound, edition: &Edition) -> Vec<CitedSentence> {
    let mut lines: Vec<CitedSentence> = match &found.claim {
        None => return Vec::new(),
        Some(SheetClaim::Open(why)) => vec![CitedSentence::plain(tell(why))],
        Some(SheetClaim::Judged(ruling)) => (ruling.because.iter())
            .map(|step| CitedSentence::of(&step.fact, step.topic, edition))
            .collect(),
    };
    let judged = matches!(&found.claim, Some(SheetClaim::Judged(ruling))
        if matches!(ruling.decision, Decision::Draw | Decision::Wrong));
    if let Some(last) = lines.last_mut().filter(|_| judged) {
        last.strong = true;
    }
    let disputed = found.game.disputed();
    if !disputed.is_empty() {
        let places: Vec<String> = disputed.iter().map(ToString::to_string).collect();
        lines.push(CitedSentence::plain(fill(
            "sheets-claim-rests",
            &[&places.join(", ")],
        )));
    }
    lines
}

/// What to do, if a flag has fallen.
fn after_flag(found: &SheetsFound, edition: &Edition, flag: bool) -> Vec<CitedSentence> {
    match found.after_flag.as_deref() {
        None if flag => vec![CitedSentence::plain(
            t("sheets-after-flag-unknown").to_owned(),
        )],
        None => Vec::new(),
        Some([]) => vec![CitedSentence::plain(
            t("sheets-after-flag-nothing").to_owned(),
        )],
        Some(steps) => (steps.iter())
            .map(|step| CitedSentence::of(&step.step, step.topic, edition))
            .collect(),
    }
}
