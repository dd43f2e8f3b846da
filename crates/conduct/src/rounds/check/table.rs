//! A round made by hand against the table or bracket of its section.

use adoube_journal::{Format, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::{Article, Series};
use adoube_tournament::{EntrantId, RoundNumber, TeamMatch};

use super::{Finding, Found, Severity};
use crate::rounds::CannotPair;
use crate::rounds::competitors::standing_for;
use crate::rounds::knockout::came_through;
use crate::rounds::planned::{Planned, before, planned};

pub(super) fn check(
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Result<Vec<Finding>, CannotPair> {
    let planned = planned(section, round)?;
    let mut findings = boards(proposal, &planned);
    findings.extend(matches(proposal, &planned));
    Ok(findings)
}

/// Who of a knockout came through and has no game, where the bracket cannot tell who plays.
pub(super) fn left_out(
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Option<Finding> {
    if !section.settings.format.is_knockout() {
        return None;
    }
    // Teams are known by their stand-ins there.
    let mut placed: Vec<EntrantId> = match section.settings.format {
        Format::Knockout => {
            let boards = proposal.boards.iter();
            boards.flat_map(|one| [one.white, one.black]).collect()
        }
        _ => proposal.teams().map(standing_for).collect(),
    };
    placed.extend(proposal.byes.iter().map(|bye| bye.entrant));
    let mut left_out = came_through(section, &before(section, round).ok()?);
    left_out.retain(|id| !placed.contains(id));
    if left_out.is_empty() {
        return None;
    }
    let players = Series(left_out.clone());
    let found = Found::NotKnockedOut { players };
    let article = Article::OfTheEvent;
    Some(Finding::new(Severity::Breach, found, article, &left_out))
}

fn boards(proposal: &RoundPairings, planned: &Planned) -> Vec<Finding> {
    if !planned.names_boards() {
        return Vec::new();
    }
    let own: Vec<Pair> = (proposal.boards.iter())
        .map(|board| Pair {
            white: board.white,
            black: board.black,
        })
        .collect();
    let finding = |pair: &Pair, severity, found: fn(Pair) -> Found| {
        let both = [pair.white, pair.black];
        Finding::new(severity, found(*pair), planned.article, &both)
    };
    let reversed = |pair: &Pair| Pair {
        white: pair.black,
        black: pair.white,
    };
    let foreign = own.iter().filter(|pair| !planned.pairs.contains(pair));
    let foreign = foreign.map(|pair| {
        if planned.is_for_third_place(*pair) {
            finding(pair, Severity::Remark, Found::ForThirdPlace)
        } else if planned.pairs.contains(&reversed(pair)) {
            finding(pair, Severity::Weaker, Found::OtherColours)
        } else {
            finding(pair, Severity::Breach, Found::NotInTable)
        }
    });
    let stands = |pair: &Pair| own.contains(pair) || own.contains(&reversed(pair));
    let missing = planned.pairs.iter().filter(|pair| !stands(pair));
    let missing = missing.map(|pair| finding(pair, Severity::Breach, Found::MissingFromTable));
    foreign.chain(missing).collect()
}

fn matches(proposal: &RoundPairings, planned: &Planned) -> Vec<Finding> {
    let same =
        |one: &TeamMatch, other: &TeamMatch| (one.first, one.second) == (other.first, other.second);
    let not_in = |some: &[TeamMatch], others: &[TeamMatch]| -> Vec<TeamMatch> {
        let is_new = |one: &&TeamMatch| !others.iter().any(|other| same(one, other));
        some.iter().filter(is_new).copied().collect()
    };
    let foreign = not_in(&proposal.matches, &planned.matches).into_iter();
    let foreign =
        foreign.map(|TeamMatch { first, second, .. }| Found::MatchNotInTable { first, second });
    let missing = not_in(&planned.matches, &proposal.matches).into_iter();
    let missing =
        missing.map(|TeamMatch { first, second, .. }| Found::MatchMissing { first, second });
    (foreign.chain(missing))
        .map(|found| Finding::new(Severity::Breach, found, planned.article, &[]))
        .collect()
}
