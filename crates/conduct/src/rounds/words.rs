//! Why a round has no legal pairing, and what speaks against another pairing, in words.

use adoube_pairing::dutch::{Breach, CannotPair, Edition, Reason, Verdict};
use adoube_pairing::system::{self, SwissSystem};
use adoube_pairing::us;
use adoube_tournament::{EntrantId, Tournament};

/// How many players are named before the rest is only counted.
const NAMED: usize = 12;

/// Why there is no legal pairing by the Dutch system, and the least that a chief arbiter would have
/// to permit.
pub fn cannot_pair_text(tournament: &Tournament, reason: &CannotPair, edition: Edition) -> String {
    let mut text = format!("{}.\n", capitalised(&reason.to_string()));
    if reason.nobody_may_have_bye {
        let article = Reason::ByeNotAllowed.article(edition);
        text +=
            &format!("  The number of players is odd, and nobody may have the bye ({article}).\n");
    }
    if !reason.stuck.is_empty() {
        text += &format!(
            "  They cannot all be paired: {}.\n",
            names(tournament, &reason.stuck)
        );
        if !reason.opponents.is_empty() {
            let opponents = names(tournament, &reason.opponents);
            text += &format!("  The only opponents left for them: {opponents}.\n");
        }
    }
    if !reason.least_breaches.is_empty() {
        text += "  The least that would have to be permitted:\n";
        for breach in &reason.least_breaches {
            text += &format!("    {}\n", breach_text(tournament, breach, edition));
        }
    }
    if !reason.without_game.is_empty() {
        let players = names(tournament, &reason.without_game);
        text += &format!("  Or, with nothing permitted, without a game: {players}.\n");
    }
    text
}

/// The same by any system, without the last line break.
pub(super) fn no_pairing_text(
    tournament: &Tournament,
    system: &SwissSystem,
    reason: &system::CannotPair,
) -> String {
    match (reason, system) {
        (system::CannotPair::Dutch(reason), SwissSystem::Dutch(edition)) => {
            let text = cannot_pair_text(tournament, reason, *edition);
            text.trim_end().to_owned()
        }
        (system::CannotPair::UsChess(us::CannotPair::NoPairing { hardest }), _) => format!(
            "pairings prohibited for this event leave no way to pair the round; those with the \
             fewest possible opponents are {}",
            names(tournament, hardest)
        ),
        (reason, _) => reason.to_string(),
    }
}

fn breach_text(tournament: &Tournament, breach: &Breach, edition: Edition) -> String {
    match breach {
        Breach::Pair {
            higher,
            lower,
            reason,
        } => {
            let [higher, lower] = [higher, lower].map(|id| label(tournament, *id));
            let article = reason.article(edition);
            format!("{higher} meets {lower}, although {reason} ({article})")
        }
        Breach::Bye(player) => {
            let player = label(tournament, *player);
            let article = Reason::ByeNotAllowed.article(edition);
            format!("{player} has the bye, although not allowed to ({article})")
        }
    }
}

/// What speaks against another pairing by the Dutch system, with the article.
pub fn verdict_text(tournament: &Tournament, verdict: &Verdict, edition: Edition) -> String {
    let reason = verdict_reason(tournament, verdict);
    match verdict_article(verdict, edition) {
        Some(article) => format!("{reason} ({article})"),
        None => reason,
    }
}

/// What speaks against another pairing by the Dutch system.
pub(super) fn verdict_reason(tournament: &Tournament, verdict: &Verdict) -> String {
    let pair = |white, black| {
        format!(
            "{} – {}",
            label(tournament, white),
            label(tournament, black)
        )
    };
    match verdict {
        Verdict::Same => "the same pairing".to_owned(),
        Verdict::Illegal {
            pair: found,
            reason,
        } => {
            let pair = pair(found.white, found.black);
            format!("{pair} may not be paired: {reason}")
        }
        Verdict::Worse { bracket, reason } => {
            format!("decided in the bracket with score {bracket}: {reason}")
        }
        Verdict::Colours { pair: right, rule } => {
            format!("colours of {}: {rule}", pair(right.white, right.black))
        }
    }
}

/// The article that decides.
pub fn verdict_article(verdict: &Verdict, edition: Edition) -> Option<&'static str> {
    match verdict {
        Verdict::Same => None,
        Verdict::Illegal { reason, .. } | Verdict::Worse { reason, .. } => {
            Some(reason.article(edition))
        }
        Verdict::Colours { rule, .. } => Some(rule.article(edition)),
    }
}

/// A player as messages show them.
pub(super) fn label(tournament: &Tournament, id: EntrantId) -> String {
    let entrant = tournament.entrant(id);
    entrant.map_or_else(|| id.to_string(), |entrant| entrant.label())
}

fn names(tournament: &Tournament, players: &[EntrantId]) -> String {
    let named: Vec<String> = (players.iter().take(NAMED))
        .map(|id| label(tournament, *id))
        .collect();
    let rest = players.len().saturating_sub(NAMED);
    match rest {
        0 => named.join("; "),
        rest => format!("{} and {rest} more", named.join("; ")),
    }
}

/// The text with a capital letter at its beginning.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
