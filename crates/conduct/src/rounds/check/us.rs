//! A round made by hand against the Swiss system of US Chess. A director has choices that no program
//! knows, so that another pairing than the engine's is a remark and no fault.

use adoube_pairing::facts::Article;
use adoube_pairing::system::{CannotPair, SwissSystem, Unpairable};
use adoube_pairing::us::{self, ByeRule, Facts, PlayerNote, RoundExplanation, Settings};
use adoube_tournament::{Colour, EntrantId, RoundNumber};

use super::{BarredByBye, Finding, Found, Proposed, Severity};
use crate::articles::{
    US_BYE_BARRED, US_DUE_COLOURS, US_EQUAL_SCORES, US_ONE_BYE, US_SWISS, US_THIRD_COLOUR,
};
use crate::rounds::competitors::{as_team, has_return_games, pairing_round};

pub(super) fn check(
    proposed: &Proposed,
    system: &SwissSystem,
    settings: &Settings,
    facts: &Facts,
) -> Vec<Finding> {
    if has_return_games(system, proposed.round) {
        return Vec::new();
    }
    let among = system.competitors(proposed.tournament);
    let proposed = &Proposed {
        tournament: among.tournament(),
        round: pairing_round(system, proposed.round),
        pairs: proposed.pairs.clone(),
        byes: proposed.byes.clone(),
    };
    let mut findings: Vec<Finding> = proposed
        .second_bye(Article::Of(US_ONE_BYE))
        .into_iter()
        .collect();
    findings.extend(
        proposed
            .byes
            .iter()
            .filter_map(|bye| had_bye(proposed, *bye)),
    );
    findings.extend(against_the_engine(proposed, settings, facts));
    findings
}

/// A round of teams made by hand, under the ids that stand for them. Meetings and byes are told
/// already.
pub(super) fn check_teams(proposed: &Proposed, settings: &Settings) -> Vec<Finding> {
    let findings = against_the_engine(proposed, settings, &Facts::default()).into_iter();
    findings.map(of_teams).collect()
}

fn of_teams(finding: Finding) -> Finding {
    let found = match finding.found {
        Found::ThirdColour { player } => Found::ThirdColour {
            player: as_team(player),
        },
        Found::OtherBye {
            given,
            due,
            to_lowest_rated,
        } => Found::OtherBye {
            given: as_team(given),
            due: as_team(due),
            to_lowest_rated,
        },
        Found::NoPairing(Unpairable::Plain(CannotPair::UsChess(reason))) => {
            let reason = CannotPair::UsChess(reason.renamed(as_team));
            Found::NoPairing(Unpairable::Plain(reason))
        }
        found => found,
    };
    Finding {
        found,
        // Who is marked on the page are players.
        entrants: Vec::new(),
        ..finding
    }
}

/// What the engine would do otherwise.
fn against_the_engine(proposed: &Proposed, settings: &Settings, facts: &Facts) -> Vec<Finding> {
    let mut findings = Vec::new();
    let (tournament, round) = (proposed.tournament, proposed.round);
    let present = proposed.present();
    match us::explain(tournament, round, &present, settings, facts) {
        Ok(rules) => {
            findings
                .extend(proposed.farther_apart(&rules.pairing.pairs, Article::Of(US_EQUAL_SCORES)));
            findings.extend(third_colours(proposed, &rules));
            findings.extend(denied(proposed, &rules));
            findings.extend(wrong_bye(proposed, &rules));
            findings.extend(otherwise(proposed, &rules));
        }
        Err(reason) => {
            let found = Found::NoPairing(Unpairable::Plain(CannotPair::UsChess(reason)));
            findings.push(Finding::plain(Severity::Remark, found, &[]));
        }
    }
    findings
}

/// A second full-point bye, or one after a no-show's point (28L3).
fn had_bye(proposed: &Proposed, bye: EntrantId) -> Option<Finding> {
    let before = RoundNumber(proposed.round.0.saturating_sub(1));
    let mut card = proposed.tournament.card(bye, before);
    let (round, was) = card.find_map(|row| Some((row.round, BarredByBye::of(row.reported)?)))?;
    let player = bye;
    let found = Found::HadBye { player, round, was };
    let article = Article::Of(US_BYE_BARRED);
    Some(Finding::new(Severity::Breach, found, article, &[bye]))
}

/// The bye of somebody else than the rules give it to (28L2).
fn wrong_bye(proposed: &Proposed, rules: &RoundExplanation) -> Option<Finding> {
    let (given, due) = proposed.other_bye(rules.pairing.bye)?;
    let rule = rules.pairing.bye_rule?;
    let found = Found::OtherBye {
        given,
        due,
        to_lowest_rated: rule == ByeRule::LowestRated,
    };
    let (article, both) = (Article::Of(rule.article()), [given, due]);
    Some(Finding::new(Severity::Weaker, found, article, &both))
}

/// The colours of a round made by hand, with what is known of each player.
fn colours<'a>(
    proposed: &'a Proposed,
    rules: &'a RoundExplanation,
) -> impl Iterator<Item = (Colour, &'a PlayerNote)> {
    let sides = (proposed.pairs.iter())
        .flat_map(|pair| [(Colour::White, pair.white), (Colour::Black, pair.black)]);
    sides.filter_map(|(colour, id)| {
        let note = rules.players.iter().find(|note| note.player == id)?;
        Some((colour, note))
    })
}

/// Who gets one colour for the third time running (29E5f).
fn third_colours(proposed: &Proposed, rules: &RoundExplanation) -> Vec<Finding> {
    let third = colours(proposed, rules).filter(|(colour, note)| {
        let mut played = note.colours.iter().rev().flatten();
        played.next() == Some(colour) && played.next() == Some(colour)
    });
    third
        .map(|(_, note)| {
            let player = note.player;
            let (found, article) = (Found::ThirdColour { player }, Article::Of(US_THIRD_COLOUR));
            Finding::new(Severity::Weaker, found, article, &[player])
        })
        .collect()
}

/// More players without their due colour than by the engine's pairing (29E5a).
fn denied(proposed: &Proposed, rules: &RoundExplanation) -> Option<Finding> {
    let is_denied = |colour: Colour, note: &PlayerNote| note.due == Some(colour.opposite());
    let own: Vec<EntrantId> = colours(proposed, rules)
        .filter(|(colour, note)| is_denied(*colour, note))
        .map(|(_, note)| note.player)
        .collect();
    let engine = Proposed {
        tournament: proposed.tournament,
        round: proposed.round,
        pairs: rules.pairing.pairs.clone(),
        byes: Vec::new(),
    };
    let engine = colours(&engine, rules).filter(|(colour, note)| is_denied(*colour, note));
    let (denied, least) = (own.len(), engine.count());
    (denied > least).then(|| {
        let found = Found::DueColours { denied, least };
        Finding::new(Severity::Weaker, found, Article::Of(US_DUE_COLOURS), &own)
    })
}

fn otherwise(proposed: &Proposed, rules: &RoundExplanation) -> Option<Finding> {
    let others = (proposed.pairs.iter()).filter(|pair| !rules.pairing.pairs.contains(pair));
    let entrants: Vec<EntrantId> = others.flat_map(|pair| [pair.white, pair.black]).collect();
    let same_bye = proposed.byes.first().copied() == rules.pairing.bye;
    (!entrants.is_empty() || !same_bye).then(|| {
        let article = Article::Of(US_SWISS);
        Finding::new(Severity::Remark, Found::EngineOtherwise, article, &entrants)
    })
}
