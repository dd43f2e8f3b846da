//! Whether each player can still mate, and what follows from that.

use std::time::Duration;

use adoube_laws::Colour;
use adoube_laws::colour::turn;
use adoube_laws::notation::{Language, Style, write};
use adoube_laws::shakmaty::{Chess, Move, Position};
use adoube_laws::topics;
use adoube_laws::unwinnable::{Answer, Limits, Proof, can_mate};
use adoube_rulebook::{Edition, Topic, WinOnTime};

use crate::error::PageError;
use crate::texts::{count, fill, t};

/// A page must come at once; what takes longer is said to be open.
const LIMITS: Limits = Limits {
    nodes: 300_000,
    time: Some(Duration::from_millis(1500)),
};

/// So many half-moves of an example are shown.
const SHOWN: usize = 24;

/// Who can still mate in a position.
pub(crate) struct MatingView {
    /// A sentence for each player, White's first.
    pub sentences: Vec<String>,
    /// What follows from it.
    pub follows: Vec<String>,
}

/// Searches for both players, White first. This takes time, so it is done beside the threads that
/// answer requests.
pub(crate) async fn ask(position: &Chess) -> Result<[Answer; 2], PageError> {
    let position = position.clone();
    let search = move || Colour::BOTH.map(|side| can_mate(&position, side, LIMITS));
    let answers = tokio::task::spawn_blocking(search).await;
    answers.map_err(PageError::broken)
}

impl MatingView {
    /// The answers for both players in words.
    pub(crate) fn of(position: &Chess, answers: &[Answer; 2], edition: &Edition) -> MatingView {
        let sides = Colour::BOTH;
        let sentences = sides
            .iter()
            .zip(answers)
            .map(|(side, answer)| sentence(position, *side, answer))
            .collect();
        let cannot = answers
            .each_ref()
            .map(|answer| answer.decided() == Some(false));
        MatingView {
            sentences,
            follows: follows(cannot, edition),
        }
    }
}

fn follows(cannot: [bool; 2], edition: &Edition) -> Vec<String> {
    if cannot == [true, true] {
        return vec![fill(
            "tools-dead-position",
            &[&article(edition, topics::DEAD_POSITION)],
        )];
    }
    if edition.parameters().flags.win_needs != WinOnTime::PossibleMate {
        return Vec::new();
    }
    let cited = article(edition, topics::FLAG_RESULT);
    let sides = Colour::BOTH.into_iter().zip(cannot);
    sides
        .filter(|(_, cannot)| *cannot)
        .map(|(side, _)| fill("tools-flag-draws", &[&name(!side), &cited]))
        .collect()
}

/// What a player is called.
pub(crate) fn name(side: Colour) -> &'static str {
    match side {
        Colour::White => t("tools-white"),
        Colour::Black => t("tools-black"),
    }
}

/// The article about a topic, as an edition numbers it.
pub(crate) fn article(edition: &Edition, topic: Topic) -> String {
    edition.cite(topic).unwrap_or("–").to_owned()
}

fn sentence(position: &Chess, side: Colour, answer: &Answer) -> String {
    let name = name(side);
    match answer {
        Answer::Winnable { line } if line.is_empty() => fill("tools-has-mated", &[&name]),
        Answer::Winnable { line } => fill("tools-can-mate", &[&name, &numbered(position, line)]),
        Answer::Unwinnable { proof } => fill("tools-cannot-mate", &[&name, &why_not(*proof)]),
        Answer::Undecided { .. } => fill("tools-mate-open", &[&name]),
    }
}

fn why_not(proof: Proof) -> String {
    match proof {
        Proof::Material => t("tools-proof-material").to_owned(),
        Proof::ForcedLine { plies: 0 } => t("tools-proof-over").to_owned(),
        Proof::ForcedLine { .. } => t("tools-proof-forced").to_owned(),
        Proof::BlockedStructure => t("tools-proof-blocked").to_owned(),
        Proof::ExhaustedSearch { positions } => {
            let positions = usize::try_from(positions).unwrap_or(usize::MAX);
            count("tools-proof-searched", positions)
        }
    }
}

/// Moves with their numbers: `12... Kf7 13. Qd7#`.
fn numbered(position: &Chess, line: &[Move]) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for (ply, &mv) in line.iter().take(SHOWN).enumerate() {
        let number = position.fullmoves();
        match turn(&position) {
            Colour::White => words.push(format!("{number}.")),
            Colour::Black if ply == 0 => words.push(format!("{number}...")),
            Colour::Black => {}
        }
        words.push(write(&position, mv, Style::San, Language::English));
        position.play_unchecked(mv);
    }
    if line.len() > SHOWN {
        words.push(format!("… ({})", count("tools-half-moves", line.len())));
    }
    words.join(" ")
}
