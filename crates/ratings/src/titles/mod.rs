//! From norms and ratings to titles (B.01, 0.6, 1.2, 1.3 and 1.5).

mod application;
mod articles;
mod direct;
mod table;

use adoube_tournament::{Sex, Title};
use serde::Serialize;

use crate::TitleRules;

pub use application::{Application, NormRecord, application};
pub use direct::{
    Achievement, Award, Championship, DirectAward, DirectEvent, Knockout, Participation, Place,
    Stage, UnknownChampionship, participation_checks,
};
pub use table::DirectTable;

/// Rated games that are needed for a title by rating (1.3).
pub const GAMES_FOR_RATING_TITLE: u32 = 30;

/// The titles that a rating alone gives, highest first (1.31 to 1.34; 1.3.1 to 1.3.4).
///
/// ```
/// use adoube_ratings::titles::by_rating;
/// use adoube_tournament::{Sex, Title};
///
/// assert_eq!(by_rating(2250, 30, Some(Sex::Male)), [Title::Cm]);
/// assert_eq!(by_rating(2250, 29, None), []);
/// ```
pub fn by_rating(rating: u16, games: u32, sex: Option<Sex>) -> Vec<Title> {
    let thresholds = [
        (Title::Fm, 2300, false),
        (Title::Cm, 2200, false),
        (Title::Wfm, 2100, true),
        (Title::Wcm, 2000, true),
    ];
    let woman = sex == Some(Sex::Female);
    let reached = |least: u16| rating >= least && games >= GAMES_FOR_RATING_TITLE;
    thresholds
        .into_iter()
        .filter(|(_, least, women)| reached(*least) && (woman || !women))
        .map(|(title, ..)| title)
        .collect()
}

/// The rating somebody must have had for a direct title to be given at once; below it the title is
/// conditional (0.62; 0.6.2).
pub fn rating_for_direct_title(title: Title) -> u16 {
    match title {
        Title::Gm => 2300,
        Title::Im => 2200,
        Title::Wgm | Title::Fm => 2100,
        Title::Wim | Title::Cm => 2000,
        Title::Wfm => 1900,
        Title::Wcm => 1800,
    }
}

/// Whether a title is of no use to who holds another: a lower one of its kind, or one for women below an open title
/// that is worth as much. An International Master may still become a Woman Grandmaster.
///
/// ```
/// use adoube_ratings::titles::is_covered;
/// use adoube_tournament::Title;
///
/// assert!(is_covered(Title::Fm, Title::Im));
/// assert!(is_covered(Title::Wim, Title::Im));
/// assert!(!is_covered(Title::Wgm, Title::Im));
/// ```
pub fn is_covered(title: Title, held: Title) -> bool {
    const OPEN: [Title; 4] = [Title::Gm, Title::Im, Title::Fm, Title::Cm];
    const WOMEN: [Title; 4] = [Title::Wgm, Title::Wim, Title::Wfm, Title::Wcm];
    let place = |kind: [Title; 4], title| kind.iter().position(|one| *one == title);
    match (place(OPEN, title), place(OPEN, held)) {
        (Some(title), Some(held)) => held <= title,
        (Some(_), None) => false,
        (None, held_open) => place(WOMEN, title)
            .zip(held_open.or(place(WOMEN, held)))
            .is_some_and(|(title, held)| held <= title),
    }
}

/// Whether a direct title is given at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grant {
    AtOnce,
    /// When the rating is reached.
    Conditional {
        rating: u16,
    },
}

/// How a direct title is given to a player whose highest rating is known, and with how many rated
/// games. Since 2024 the rating asks for 30 games, and Candidate Masters of the Olympiads for no
/// rating (0.6.2).
///
/// ```
/// use adoube_ratings::TitleRules;
/// use adoube_ratings::titles::{DirectEvent, Grant, grant};
/// use adoube_tournament::Title;
///
/// let olympiad = Some(DirectEvent::Olympiad);
/// let now = TitleRules::Fide2024;
/// assert_eq!(grant(now, Title::Cm, olympiad, Some(1700), None), Grant::AtOnce);
/// let before = grant(TitleRules::Fide2017, Title::Cm, olympiad, Some(1700), None);
/// assert_eq!(before, Grant::Conditional { rating: 2000 });
/// ```
pub fn grant(
    rules: TitleRules,
    title: Title,
    event: Option<DirectEvent>,
    highest: Option<u16>,
    games: Option<u32>,
) -> Grant {
    let new = rules >= TitleRules::Fide2024;
    let candidate = matches!(title, Title::Cm | Title::Wcm);
    if new && candidate && event == Some(DirectEvent::Olympiad) {
        return Grant::AtOnce;
    }
    let rating = rating_for_direct_title(title);
    let played = !new || games.is_none_or(|games| games >= GAMES_FOR_RATING_TITLE);
    match highest {
        Some(highest) if highest >= rating && played => Grant::AtOnce,
        _ => Grant::Conditional { rating },
    }
}
