//! Ratings that the director assigns (28E).

use adoube_journal::{PlayerEdited, Section};
use adoube_pairing::facts::Article;

use crate::articles::US_ASSIGNED_RATINGS;
use crate::rounds::{Finding, Found, Severity, plays_by_us_chess};

/// What is to be said of a rating that is assigned to a rated player: it is not below the published one, and
/// there is a cause that is written down. One for a player without a rating needs neither (28D6).
pub(crate) fn remarks(section: &Section, edited: &PlayerEdited, has_reason: bool) -> Vec<Finding> {
    let player = edited.entrant;
    let before = section.entrant(player);
    let known = before.and_then(|entrant| entrant.player.assigned_rating);
    let new = edited
        .player
        .assigned_rating
        .filter(|new| Some(*new) != known);
    let rated = edited.player.national_rating.zip(new);
    let Some((published, assigned)) = rated.filter(|_| plays_by_us_chess(section)) else {
        return Vec::new();
    };
    let too_low = (assigned < published).then_some(Found::AssignedTooLow {
        player,
        assigned,
        published,
    });
    let no_cause = (!has_reason).then_some(Found::AssignedWithoutCause { player, assigned });
    let article = Article::Of(US_ASSIGNED_RATINGS);
    let found = too_low.into_iter().chain(no_cause);
    found
        .map(|found| Finding::new(Severity::Weaker, found, article, &[player]))
        .collect()
}
