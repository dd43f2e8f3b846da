//! A round made by hand against the Swiss system of US Chess. A director has choices that no program
//! knows, so that another pairing than the engine's is a remark and no fault.

use adoube_pairing::system::{CannotPair, SwissSystem};
use adoube_pairing::us::{self, ByeRule, Facts, PlayerNote, RoundExplanation, Settings};
use adoube_tournament::{Colour, EntrantId, Outcome, RoundNumber};

use super::{Finding, Proposed, Severity};
use crate::rounds::words::no_pairing_text;

pub(super) fn check(proposed: &Proposed, settings: &Settings) -> Vec<Finding> {
    let tournament = proposed.tournament;
    let (round, present) = (proposed.round, proposed.present());
    let mut findings: Vec<Finding> = proposed.second_bye("28L").into_iter().collect();
    findings.extend(
        proposed
            .byes
            .iter()
            .filter_map(|bye| had_bye(proposed, *bye)),
    );
    match us::explain(tournament, round, &present, settings, &Facts::default()) {
        Ok(rules) => {
            findings.extend(proposed.farther_apart(&rules.pairing.pairs, "27A2"));
            findings.extend(third_colours(proposed, &rules));
            findings.extend(denied(proposed, &rules));
            findings.extend(wrong_bye(proposed, &rules));
            findings.extend(otherwise(proposed, &rules));
        }
        Err(reason) => {
            let system = SwissSystem::UsChess(Box::new(settings.clone()));
            let text = no_pairing_text(tournament, &system, &CannotPair::UsChess(reason));
            findings.push(Finding::new(Severity::Remark, text, "", &[]));
        }
    }
    findings
}

/// A second full-point bye, or one after a no-show's point (28L3).
fn had_bye(proposed: &Proposed, bye: EntrantId) -> Option<Finding> {
    let before = RoundNumber(proposed.round.0.saturating_sub(1));
    let mut card = proposed.tournament.card(bye, before);
    let row = card.find(|row| {
        matches!(
            row.reported,
            Outcome::PairingAllocatedBye | Outcome::FullPointBye | Outcome::ForfeitWin
        )
    })?;
    let text = format!(
        "{} may not have the bye: round {} was a {}",
        proposed.name(bye),
        row.round,
        row.reported
    );
    Some(Finding::new(Severity::Breach, text, "28L3", &[bye]))
}

/// The bye of somebody else than the rules give it to (28L2).
fn wrong_bye(proposed: &Proposed, rules: &RoundExplanation) -> Option<Finding> {
    let (given, due) = proposed.other_bye(rules.pairing.bye)?;
    let rule = rules.pairing.bye_rule?;
    let why = match rule {
        ByeRule::LowestRated => {
            "the lowest rated player of the lowest score group who is not unrated and has had none"
        }
        _ => "whom the order of the rules names",
    };
    let [given_name, due_name] = [given, due].map(|id| proposed.name(id));
    let text = format!("{given_name} has the bye; it goes to {due_name}, {why}");
    let article = rule.article();
    Some(Finding::new(Severity::Weaker, text, article, &[given, due]))
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
        let letter = colour.letter().to_ascii_uppercase();
        let mut played = note.colours.chars().rev().filter(|had| *had != 'x');
        played.next() == Some(letter) && played.next() == Some(letter)
    });
    third
        .map(|(_, note)| {
            let name = proposed.name(note.player);
            let text = format!("{name} gets one colour for the third time running");
            Finding::new(Severity::Weaker, text, "29E5f", &[note.player])
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
    let (count, least) = (own.len(), engine.count());
    (count > least).then(|| {
        let who = if count == 1 {
            "player does"
        } else {
            "players do"
        };
        let text = format!("{count} {who} not get their due colour instead of {least}");
        Finding::new(Severity::Weaker, text, "29E5a", &own)
    })
}

fn otherwise(proposed: &Proposed, rules: &RoundExplanation) -> Option<Finding> {
    let others = (proposed.pairs.iter()).filter(|pair| !rules.pairing.pairs.contains(pair));
    let entrants: Vec<EntrantId> = others.flat_map(|pair| [pair.white, pair.black]).collect();
    let same_bye = proposed.byes.first().copied() == rules.pairing.bye;
    (!entrants.is_empty() || !same_bye).then(|| {
        let text = "The engine pairs the round otherwise; a director may have reasons for it";
        Finding::new(Severity::Remark, text, "29", &entrants)
    })
}
