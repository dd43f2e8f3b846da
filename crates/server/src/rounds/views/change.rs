//! A round being changed by hand.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{Finding, Severity};
use adoube_journal::{RoundPairings, Section};
use adoube_tournament::RoundNumber;
use askama::Template;

use super::{Choice, choices};
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::rounds::steps::{BYES, Step, written};
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::desk::{DeskHead, Tab};

/// What would change, what that breaks, and the next step.
#[derive(Template)]
#[template(path = "rounds/change.html")]
pub(crate) struct ChangePage {
    head: DeskHead,
    number: RoundNumber,
    url: String,
    back: String,
    /// The steps so far, as they stand in the address.
    steps: String,
    /// The address without the last step.
    step_back: Option<String>,
    done: Vec<String>,
    wrong: Option<String>,
    differences: Vec<Difference>,
    findings: Vec<FindingLine>,
    players: Vec<Choice>,
    boards: Vec<(String, String)>,
    /// The round as it would be.
    pairings: Vec<PairingLine>,
    /// Who would not play, and why.
    not_playing: Vec<(String, String)>,
    byes: Vec<(&'static str, String)>,
    kinds: [(&'static str, &'static str); 5],
}

struct PairingLine {
    board: String,
    white: String,
    black: String,
    /// It was otherwise before.
    changed: bool,
}

struct Difference {
    place: String,
    before: String,
    after: String,
}

/// Something that the round breaks.
pub(crate) struct FindingLine {
    /// Of which weight, as a class.
    pub class: &'static str,
    /// The same in a word.
    pub weight: &'static str,
    /// What it is.
    pub text: String,
    /// Where it stands.
    pub articles: String,
}

impl FindingLine {
    /// A finding as it is shown.
    pub(crate) fn of(finding: &Finding, section: &Section) -> FindingLine {
        let (class, weight) = match finding.severity {
            Severity::Remark => ("remark", t("rounds-remark")),
            Severity::Weaker => ("weaker", t("rounds-weaker")),
            Severity::Breach => ("breach", t("rounds-breach")),
            Severity::Impossible => ("impossible", t("rounds-impossible")),
        };
        FindingLine {
            class,
            weight,
            text: tell_with(&finding.found, &SectionNames::in_section(section)),
            articles: (finding.article).map_or_else(String::new, |article| tell(&article)),
        }
    }
}

impl ChangePage {
    /// The page after some steps.
    #[allow(clippy::too_many_arguments)] // Everything the page shows comes in once.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        steps: &[Step],
        before: &RoundPairings,
        wanted: &RoundPairings,
        findings: Vec<Finding>,
        wrong: Option<String>,
    ) -> ChangePage {
        let back = paths::desk::Round::of(&at.event, &section.id, &number).to_string();
        let url = paths::desk::ChangeRound::of(&at.event, &section.id, &number).to_string();
        let step_back = steps.split_last();
        let step_back = step_back.map(|(_, rest)| format!("{url}?steps={}", written(rest)));
        let entrants = section.draft.entrants.iter();
        let there = entrants.filter(|entrant| wanted.entrants().any(|id| id == entrant.id));
        let boards = wanted.boards.iter().map(|pairing| {
            let (white, black) = (section.label(pairing.white), section.label(pairing.black));
            (
                pairing.board.to_string(),
                format!("{}: {white} – {black}", pairing.board),
            )
        });
        let pairings = wanted.boards.iter().map(|pairing| PairingLine {
            board: pairing.board.to_string(),
            white: section.label(pairing.white),
            black: section.label(pairing.black),
            changed: !before.boards.contains(pairing),
        });
        let not_playing = wanted.byes.iter();
        let not_playing = not_playing.map(|bye| (section.label(bye.entrant), tell(&bye.kind)));
        ChangePage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number,
            url,
            back,
            steps: written(steps),
            step_back,
            done: steps.iter().map(|step| words(section, step)).collect(),
            wrong,
            differences: differences(section, before, wanted),
            findings: (findings.iter())
                .map(|one| FindingLine::of(one, section))
                .collect(),
            players: choices(section, there),
            boards: boards.collect(),
            pairings: pairings.collect(),
            not_playing: not_playing.collect(),
            byes: BYES.map(|(kind, name)| (name, tell(&kind))).to_vec(),
            kinds: [
                ("swap", t("rounds-do-swap")),
                ("pair", t("rounds-do-pair")),
                ("colours", t("rounds-do-colours")),
                ("move", t("rounds-do-move")),
                ("bye", t("rounds-do-bye")),
            ],
        }
    }
}

fn words(section: &Section, step: &Step) -> String {
    match *step {
        Step::Swap(one, other) => fill(
            "rounds-did-swap",
            &[&section.label(one), &section.label(other)],
        ),
        Step::Pair(one, other) => fill(
            "rounds-did-pair",
            &[&section.label(one), &section.label(other)],
        ),
        Step::Colours(board) => fill("rounds-did-colours", &[&board]),
        Step::Move(board, to) => fill("rounds-did-move", &[&board, &to]),
        Step::Bye(player, kind) => fill("rounds-did-bye", &[&section.label(player), &kind]),
    }
}

fn differences(
    section: &Section,
    before: &RoundPairings,
    after: &RoundPairings,
) -> Vec<Difference> {
    let on = |round: &RoundPairings, board| {
        let mut boards = round.boards.iter();
        let found = boards.find(|pairing| pairing.board == board);
        found.map_or_else(
            || "–".to_owned(),
            |pairing| {
                let (white, black) = (section.label(pairing.white), section.label(pairing.black));
                format!("{white} – {black}")
            },
        )
    };
    let mut boards: Vec<_> = (before.boards.iter().chain(&after.boards))
        .map(|pairing| pairing.board)
        .collect();
    boards.sort();
    boards.dedup();
    let games = boards.into_iter().map(|board| Difference {
        place: board.to_string(),
        before: on(before, board),
        after: on(after, board),
    });
    let of = |round: &RoundPairings, player| {
        let mut byes = round.byes.iter();
        let bye = byes.find(|bye| bye.entrant == player);
        bye.map_or_else(|| "–".to_owned(), |bye| tell(&bye.kind))
    };
    let mut players: Vec<_> = (before.byes.iter().chain(&after.byes))
        .map(|bye| bye.entrant)
        .collect();
    players.sort();
    players.dedup();
    let byes = players.into_iter().map(|player| Difference {
        place: section.label(player),
        before: of(before, player),
        after: of(after, player),
    });
    let all = games.chain(byes);
    all.filter(|line| line.before != line.after).collect()
}
