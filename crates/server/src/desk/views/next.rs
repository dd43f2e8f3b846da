//! What to do next in a section.

use adoube_journal::{EventId, Section};
use adoube_tournament::RoundNumber;

use crate::paths;
use crate::texts::{count, fill, t};
use crate::ui::desk::{Link, Tab};

/// What comes next, the most urgent first.
pub(crate) fn next_steps(event: &EventId, section: &Section) -> Vec<Link> {
    let step = |name: String, tab: Tab| Link {
        name,
        url: tab.url(event, &section.id),
        current: false,
    };
    let pair = |round: RoundNumber| step(fill("next-pair", &[&round]), Tab::Rounds);
    if section.finished {
        return vec![
            step(t("next-prizes").to_owned(), Tab::Prizes),
            step(t("next-report").to_owned(), Tab::Papers),
        ];
    }
    if section.draft.entrants.is_empty() {
        return vec![step(t("next-enter").to_owned(), Tab::Entries)];
    }
    let paired = section.draft.paired_rounds();
    if paired.0 == 0 {
        let pair = pair(RoundNumber::FIRST);
        return match section.checked_in.is_empty() {
            true => vec![step(t("next-check-in").to_owned(), Tab::Entries), pair],
            false => vec![pair],
        };
    }
    if let Some(place) = section.rounds.iter().position(|round| !round.published) {
        let round = RoundNumber::at_place(place);
        return vec![step(fill("next-publish", &[&round]), Tab::Rounds)];
    }
    if let Some(round) = without_boards(section) {
        return vec![Link {
            name: fill("next-boards", &[&round]),
            url: paths::desk::Round::of(event, &section.id, &round).to_string(),
            current: false,
        }];
    }
    if let Some((round, missing)) = missing(section) {
        let name = format!(
            "{} – {}",
            fill("next-round", &[&round]),
            count("next-missing", missing)
        );
        return vec![step(name, Tab::Results)];
    }
    if paired.0 < section.settings.rounds {
        return vec![pair(paired.next())];
    }
    vec![step(t("next-finish").to_owned(), Tab::Rounds)]
}

/// The first round without all of its results, and how many are missing.
fn missing(section: &Section) -> Option<(RoundNumber, usize)> {
    let rounds = section.draft.rounds.iter().enumerate();
    let mut open = rounds.map(|(place, round)| {
        let games = round.games.iter();
        let missing = games.filter(|game| !game.results.reported.is_final());
        (RoundNumber::at_place(place), missing.count())
    });
    open.find(|(_, missing)| *missing > 0)
}

/// The first round with a match whose boards are not set.
fn without_boards(section: &Section) -> Option<RoundNumber> {
    let mut rounds = section.draft.rounds.iter();
    let place = rounds.position(|round| round.without_boards().next().is_some())?;
    Some(RoundNumber::at_place(place))
}
