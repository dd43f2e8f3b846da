//! What a report says in comments of the mode of its section and of what touched the integrity of its pairings.
//! Numbers are those of the day of the report.

use std::collections::BTreeMap;

use adoube_journal::{Integrity, IntegrityEvent, Pairing, RoundPairings, Section};
use adoube_tournament::{
    Bye, ByeKind, EntrantId, GameResult, PairingNumber, PointSystem, RoundNumber,
};

use super::remarks::{codes, number, pair};

/// That FIDE mode was left, and when.
pub(super) fn mode(section: &Section, after: RoundNumber) -> Option<String> {
    let left = section.left_fide_mode?;
    Some(match left.0 {
        0 => "### FIDE mode exited before Round 1 was paired".to_owned(),
        _ if left > after => return None,
        _ => format!("### FIDE mode exited @ Round {left}"),
    })
}

/// A line for each round with full-point byes: `### FPB @ Round 3: 7=FPB`.
pub(super) fn full_point_byes(section: &Section, after: RoundNumber) -> Vec<String> {
    let rounds = section.draft.rounds.iter().take(usize::from(after.0));
    let lines = rounds.zip(1..).filter_map(|(round, number)| {
        let byes = round.byes.iter();
        let full = byes.filter(|bye| bye.kind == ByeKind::FullPoint);
        let full: Vec<String> = full.map(|bye| told_bye(section, *bye)).collect();
        (!full.is_empty()).then(|| format!("### FPB @ Round {number}: {}", full.join(" ")))
    });
    lines.collect()
}

/// The lines of what happened until a round, in the order in which it happened; what was corrected more than once
/// is told from the first to the last, and not at all if it is again what it was.
pub(super) fn lines(section: &Section, after: RoundNumber) -> Vec<String> {
    let events = section.integrity.iter();
    let events: Vec<&IntegrityEvent> = events.filter(|event| event.round <= after).collect();
    let mut corrected: BTreeMap<Game, (GameResult, GameResult)> = BTreeMap::new();
    let mut lines = Vec::new();
    for event in &events {
        if let Integrity::ResultCorrected {
            white,
            black,
            was,
            result,
        } = &event.what
        {
            let game = (event.round, *white, *black);
            corrected.entry(game).or_insert((*was, *result)).1 = *result;
        }
    }
    for ((round, white, black), (was, result)) in corrected {
        if was != result {
            let (was, now) = (codes(was), codes(result));
            let detail = format!("{}: {was} => {now}", pair(section, white, black));
            lines.push(format!("### Correction @ Round {round}: {detail}"));
        }
    }
    lines.extend(events.iter().filter_map(|event| line(section, event)));
    lines
}

/// A game by its round and players.
type Game = (RoundNumber, EntrantId, EntrantId);

fn line(section: &Section, event: &IntegrityEvent) -> Option<String> {
    let (kind, detail) = match &event.what {
        // Told together.
        Integrity::ResultCorrected { .. } => return None,
        Integrity::PairingsCorrected { removed, added } => {
            let (removed, added) = (told(section, removed), told(section, added));
            ("Correction", format!("{removed} => {added}"))
        }
        Integrity::AdjournmentEnded {
            white,
            black,
            result,
        } => {
            let game = pair(section, *white, *black);
            ("Adjournment", format!("{game}: {}", codes(*result)))
        }
        Integrity::Renumbered(moved) => renumbered(section, moved),
        Integrity::Prohibited { added, removed } => {
            let told = |pairs: &[Vec<EntrantId>], what: &str| {
                let pairs = pairs.iter().map(|ids| {
                    let ids = ids.iter().map(|id| number(section, *id));
                    ids.collect::<Vec<_>>().join("-")
                });
                let pairs: Vec<String> = pairs.collect();
                (!pairs.is_empty()).then(|| format!("{} {what}", pairs.join(" ")))
            };
            let both = [told(added, "added"), told(removed, "removed")];
            let both: Vec<String> = both.into_iter().flatten().collect();
            ("Prohibition", both.join(", "))
        }
        Integrity::Rounds { was, rounds } => ("Rounds", format!("{was} => {rounds}")),
        Integrity::Points { was, points } => (
            "Configuration",
            format!("{} => {}", scale(was), scale(points)),
        ),
        Integrity::TieBreaks { was, list } => (
            "Tie-breaks",
            format!("{} => {}", was.join(","), list.join(",")),
        ),
        Integrity::System { was, system } => ("Configuration", format!("{was} => {system}")),
        Integrity::Acceleration => ("Configuration", "acceleration".to_owned()),
    };
    let round = event.round;
    Some(format!("### {kind} @ Round {round}: {detail}"))
}

/// Two numbers that were exchanged, or the old numbers and the new ones.
fn renumbered(
    section: &Section,
    moved: &[(EntrantId, PairingNumber, PairingNumber)],
) -> (&'static str, String) {
    if let [(one, ..), (other, ..)] = moved {
        let detail = format!("{} {}", number(section, *one), number(section, *other));
        return ("Exchange", detail);
    }
    let list = |numbers: &mut dyn Iterator<Item = PairingNumber>| {
        let numbers = numbers.map(|number| number.to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    let was = list(&mut moved.iter().map(|(_, was, _)| *was));
    let now = list(&mut moved.iter().map(|(_, _, now)| *now));
    ("Regeneration", format!("{was} => {now}"))
}

/// Win, draw and loss, and the pairing-allocated bye.
fn scale(points: &PointSystem) -> String {
    let PointSystem {
        win,
        draw,
        loss,
        pairing_allocated_bye,
        ..
    } = points;
    format!("{win}-{draw}-{loss} PAB {pairing_allocated_bye}")
}

/// Boards and byes: `19-7 21-33 44=PAB`.
fn told(section: &Section, pairings: &RoundPairings) -> String {
    let boards = pairings.boards.iter();
    let boards = boards.map(|board: &Pairing| pair(section, board.white, board.black));
    let byes = pairings.byes.iter().map(|bye| told_bye(section, *bye));
    boards.chain(byes).collect::<Vec<_>>().join(" ")
}

fn told_bye(section: &Section, bye: Bye) -> String {
    let kind = match bye.kind {
        ByeKind::PairingAllocated => "PAB",
        ByeKind::FullPoint => "FPB",
        ByeKind::HalfPoint => "HPB",
        ByeKind::ZeroPoint => "ZPB",
    };
    format!("{}={kind}", number(section, bye.entrant))
}
