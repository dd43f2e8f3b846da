//! A round being changed by hand.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{Finding, Severity, swiss_system};
use adoube_journal::{Pairing, RoundPairings, Section};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber};
use askama::Template;

use crate::error::PageError;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::paths;
use crate::rounds::steps::{BYES, Step, written};
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::Parts;
use crate::ui::pick::{Pick, is_typed};

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
    players: Pick,
    /// The boards to choose from; none where there are too many.
    boards: Vec<(String, String)>,
    /// The round as it would be.
    pairings: Vec<PairingLine>,
    /// Where its boards go on, if there are many.
    parts: Option<Parts>,
    /// Who would not play, and why.
    not_playing: Vec<(String, String)>,
    byes: Vec<(&'static str, String)>,
    kinds: Vec<(&'static str, &'static str)>,
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
        params: &Params,
    ) -> Result<ChangePage, PageError> {
        let back = paths::desk::Round::of(&at.event, &section.id, &number).to_string();
        let url = paths::desk::ChangeRound::of(&at.event, &section.id, &number).to_string();
        let step_back = steps.split_last();
        let step_back = step_back.map(|(_, rest)| format!("{url}?steps={}", written(rest)));
        let entrants = section.draft.entrants.iter();
        let in_round: HashSet<EntrantId> = wanted.entrants().collect();
        let there = entrants.filter(|entrant| in_round.contains(&entrant.id));
        let listed = wanted.boards.iter().filter(|_| !is_typed(section));
        let boards = listed.map(|pairing| {
            let (white, black) = (section.label(pairing.white), section.label(pairing.black));
            (
                pairing.board.to_string(),
                format!("{}: {white} – {black}", pairing.board),
            )
        });
        let stood = before.boards.iter();
        let stood = stood.map(|pairing| (pairing.board, pairing.white, pairing.black));
        let stood: HashSet<(BoardNumber, EntrantId, EntrantId)> = stood.collect();
        let pairings = wanted.boards.iter().map(|pairing| PairingLine {
            board: pairing.board.to_string(),
            white: section.label(pairing.white),
            black: section.label(pairing.black),
            changed: !stood.contains(&(pairing.board, pairing.white, pairing.black)),
        });
        let mut pairings: Vec<PairingLine> = pairings.collect();
        let text = |line: &PairingLine| format!("{} {} {}", line.board, line.white, line.black);
        let parts = Parts::cut(&mut pairings, params, text)?;
        let not_playing = wanted.byes.iter();
        let not_playing = not_playing.map(|bye| (section.label(bye.entrant), tell(&bye.kind)));
        Ok(ChangePage {
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
            players: Pick::among(section, there, ""),
            boards: boards.collect(),
            pairings,
            parts,
            not_playing: not_playing.collect(),
            byes: BYES.map(|(kind, name)| (name, tell(&kind))).to_vec(),
            kinds: kinds(shown, section),
        })
    }
}

/// What can be done to a round. To ladder down is a rule of US Chess.
fn kinds(shown: &EventView, section: &Section) -> Vec<(&'static str, &'static str)> {
    let system = swiss_system(&shown.event.details, section).ok();
    let is_us = system.is_some_and(|system| system.us_chess().is_some());
    let ladder = is_us.then(|| ("ladder", t("rounds-do-ladder")));
    let usual = [
        ("swap", t("rounds-do-swap")),
        ("pair", t("rounds-do-pair")),
        ("colours", t("rounds-do-colours")),
        ("move", t("rounds-do-move")),
        ("bye", t("rounds-do-bye")),
    ];
    usual.into_iter().chain(ladder).collect()
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
        Step::Ladder(player) => fill("rounds-did-ladder", &[&section.label(player)]),
        Step::Move(board, to) => fill("rounds-did-move", &[&board, &to]),
        Step::Bye(player, kind) => fill("rounds-did-bye", &[&section.label(player), &kind]),
    }
}

fn differences(
    section: &Section,
    before: &RoundPairings,
    after: &RoundPairings,
) -> Vec<Difference> {
    type Boards<'r> = BTreeMap<BoardNumber, &'r Pairing>;
    fn by_number(round: &RoundPairings) -> Boards<'_> {
        let boards = round.boards.iter();
        boards.map(|pairing| (pairing.board, pairing)).collect()
    }
    let (stood, stand) = (by_number(before), by_number(after));
    let on = |round: &Boards<'_>, board| {
        round.get(&board).map_or_else(
            || "–".to_owned(),
            |pairing| {
                let (white, black) = (section.label(pairing.white), section.label(pairing.black));
                format!("{white} – {black}")
            },
        )
    };
    let boards: BTreeSet<BoardNumber> = stood.keys().chain(stand.keys()).copied().collect();
    let same = |board: &BoardNumber| {
        let who = |boards: &Boards<'_>| boards.get(board).map(|one| (one.white, one.black));
        who(&stood) == who(&stand)
    };
    let games = boards.into_iter().filter(|board| !same(board));
    let games = games.map(|board| Difference {
        place: board.to_string(),
        before: on(&stood, board),
        after: on(&stand, board),
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
