//! A round made by hand against the table or bracket of its section.

use adoube_journal::{Format, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_tournament::{EntrantId, RoundNumber, TeamMatch};

use super::{Finding, Severity};
use crate::rounds::CannotPair;
use crate::rounds::knockout::came_through;
use crate::rounds::planned::{Planned, before, planned};

pub(super) fn check(
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Result<Vec<Finding>, CannotPair> {
    let planned = planned(section, round)?;
    let mut findings = boards(section, proposal, &planned);
    findings.extend(matches(section, proposal, &planned));
    Ok(findings)
}

/// Who of a knockout came through and has no game, where the bracket cannot tell who plays.
pub(super) fn left_out(
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Option<Finding> {
    if section.settings.format != Format::Knockout {
        return None;
    }
    let boards = proposal.boards.iter();
    let mut placed: Vec<EntrantId> = boards.flat_map(|one| [one.white, one.black]).collect();
    placed.extend(proposal.byes.iter().map(|bye| bye.entrant));
    let mut left_out = came_through(&before(section, round).ok()?);
    left_out.retain(|id| !placed.contains(id));
    if left_out.is_empty() {
        return None;
    }
    let names: Vec<String> = left_out.iter().map(|id| section.label(*id)).collect();
    let text = format!("Not knocked out, and without a game: {}", names.join("; "));
    let article = crate::articles::OF_THE_EVENT;
    Some(Finding::new(Severity::Breach, text, article, &left_out))
}

fn boards(section: &Section, proposal: &RoundPairings, planned: &Planned) -> Vec<Finding> {
    if !planned.matches.is_empty() {
        return Vec::new();
    }
    let name = |id| section.label(id);
    let own: Vec<Pair> = (proposal.boards.iter())
        .map(|board| Pair {
            white: board.white,
            black: board.black,
        })
        .collect();
    let finding = |pair: &Pair, severity, problem: &str| {
        let (white, black) = (name(pair.white), name(pair.black));
        let text = format!("{white} – {black} {problem}");
        let both = [pair.white, pair.black];
        Finding::new(severity, text, planned.article, &both)
    };
    let reversed = |pair: &Pair| Pair {
        white: pair.black,
        black: pair.white,
    };
    let foreign = own.iter().filter(|pair| !planned.pairs.contains(pair));
    let foreign = foreign.map(|pair| {
        if planned.is_for_third_place(*pair) {
            finding(pair, Severity::Remark, "is the match for third place")
        } else if planned.pairs.contains(&reversed(pair)) {
            finding(pair, Severity::Weaker, "has the other colours in the table")
        } else {
            finding(pair, Severity::Breach, "is not in this round of the table")
        }
    });
    let stands = |pair: &Pair| own.contains(pair) || own.contains(&reversed(pair));
    let missing = planned.pairs.iter().filter(|pair| !stands(pair));
    let missing =
        missing.map(|pair| finding(pair, Severity::Breach, "is missing, though in the table"));
    foreign.chain(missing).collect()
}

fn matches(section: &Section, proposal: &RoundPairings, planned: &Planned) -> Vec<Finding> {
    let name = |id| {
        let team = section.team(id);
        team.map_or_else(String::new, |team| team.details.name.clone())
    };
    let same =
        |one: &TeamMatch, other: &TeamMatch| (one.first, one.second) == (other.first, other.second);
    let not_in = |some: &[TeamMatch], others: &[TeamMatch], problem: &str| -> Vec<Finding> {
        let is_new = |one: &&TeamMatch| !others.iter().any(|other| same(one, other));
        (some.iter().filter(is_new))
            .map(|meeting| {
                let (first, second) = (name(meeting.first), name(meeting.second));
                let text = format!("{first} – {second} {problem}");
                Finding::new(Severity::Breach, text, planned.article, &[])
            })
            .collect()
    };
    let foreign = not_in(
        &proposal.matches,
        &planned.matches,
        "is not in this round of the table",
    );
    let missing = not_in(
        &planned.matches,
        &proposal.matches,
        "is missing, though in the table",
    );
    [foreign, missing].concat()
}
