//! The standings.

use adoube_journal::Category;
use adoube_standings::{Method, Rules, TieBreak};
use adoube_tournament::{PrimaryScore, RoundNumber};
use askama::Template;

use crate::error::PageError;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::{fill, t, tell};
use crate::ui::head::{Head, Tab};
use crate::ui::parts::Parts;
use crate::ui::ranking::{StandingsLine, lines, ranking};
use crate::ui::round_nav::RoundNav;

/// Who has how many points after a round.
#[derive(Template)]
#[template(path = "standings/standings.html", blocks = ["main"])]
pub(crate) struct StandingsPage {
    head: Head,
    nav: RoundNav,
    pub title: String,
    open: Option<Progress>,
    categories: Vec<CategoryLink>,
    /// Only one of the categories is listed; the places among all are beside.
    of_category: bool,
    /// Whether players without a rating are in the category that is listed.
    unrated: Option<&'static str>,
    /// What the points are: of players, or match or game points of teams.
    points: Heading,
    /// The other points of teams, unless they are among the tie-breaks.
    other_points: Option<Heading>,
    tie_breaks: Vec<Heading>,
    /// Ties are broken by rule 34 of US Chess.
    of_us_chess: bool,
    /// A knockout is ranked by the round reached.
    by_round_reached: bool,
    /// The games that the standings still wait for.
    open_games: Vec<String>,
    /// Who played off, with the places it brought.
    play_off: Option<String>,
    pub lines: Vec<StandingsLine>,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
}

/// A link to the standings of a category, or of everybody.
pub(crate) struct CategoryLink {
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub url: String,
    /// One is there.
    pub current: bool,
}

/// The heading of a tie-break.
pub(crate) struct Heading {
    pub code: String,
    /// The tie-break in words.
    pub name: String,
}

impl StandingsPage {
    /// The standings after a round, of everybody or of the category with a number from 1; `None` if
    /// the round is not paired or there is no such category.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        category: Option<usize>,
    ) -> Option<StandingsPage> {
        if after > section.latest_round() {
            return None;
        }
        let listed = match category {
            Some(number) => Some(number.checked_sub(1)?),
            None => None,
        };
        let members = match listed {
            Some(place) => Some(section.categories.get(place)?),
            None => None,
        };
        let head = Head::of(event, section, Tab::Standings);
        let suffix = category.map_or(String::new(), |number| format!("&category={number}"));
        let nav = RoundNav::of(section, t("public-standings-by-round"), after, |round| {
            head.urls.standings_after(round) + &suffix
        });
        let ranking = ranking(event, section, after);
        let lines = lines(&ranking, section, &head.urls, after, |id| {
            members.is_none_or(|members| members.contains(&id))
        });
        let listed = listed.and_then(|place| section.settings.categories.get(place));
        let (points, other_points) = point_headings(section);
        let is_other = |tie_break: &TieBreak| tie_break.method == Method::OtherScore;
        let headings = ranking.tie_breaks.iter().map(|tie_break| Heading {
            code: match (&other_points, is_other(tie_break)) {
                (Some(other), true) => other.code.clone(),
                _ => tie_break.code().to_owned(),
            },
            name: tell(&tie_break.name()),
        });
        let headings: Vec<Heading> = headings.collect();
        let is_shown = ranking.tie_breaks.iter().any(is_other);
        Some(StandingsPage {
            nav,
            title: title(section, after, "standings"),
            open: open(section, after),
            categories: category_links(section, &head, after, category),
            of_category: category.is_some(),
            unrated: listed.and_then(unrated_in),
            points,
            other_points: other_points.filter(|_| !is_shown),
            tie_breaks: headings,
            of_us_chess: ranking.rules == Rules::UsChess,
            by_round_reached: ranking.by_round_reached,
            open_games: open_games(section, after),
            play_off: play_off(&ranking),
            lines,
            parts: None,
            head,
        })
    }

    /// The part that is asked for, if the list is long.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<StandingsPage, PageError> {
        self.parts = Parts::cut(&mut self.lines, params, |line| line.player.searched())?;
        Ok(self)
    }
}

/// Who played off, with the places it brought.
fn play_off(ranking: &adoube_conduct::ranking::Ranking) -> Option<String> {
    let played = ranking.play_off().into_iter();
    let played: Vec<String> = played
        .map(|(place, name)| format!("{place}. {name}"))
        .collect();
    (!played.is_empty()).then(|| fill("public-play-off", &[&played.join(", ")]))
}

/// What the points of a section are called, and those that teams have beside them.
fn point_headings(section: &PublicSection) -> (Heading, Option<Heading>) {
    let heading = |short: &str, long: &str| Heading {
        code: t(short).to_owned(),
        name: t(long).to_owned(),
    };
    let match_points = heading("teams-match-points-short", "teams-match-points");
    let game_points = heading("teams-game-points-short", "teams-game-points");
    match section.settings.format.is_of_team_matches() {
        false => (heading("public-points-short", "public-points"), None),
        true => match section.settings.team_scoring.primary {
            PrimaryScore::MatchPoints => (match_points, Some(game_points)),
            PrimaryScore::GamePoints => (game_points, Some(match_points)),
        },
    }
}

fn category_links(
    section: &PublicSection,
    head: &Head,
    after: RoundNumber,
    current: Option<usize>,
) -> Vec<CategoryLink> {
    if section.settings.categories.is_empty() {
        return Vec::new();
    }
    let url = head.urls.standings_after(after);
    let all = CategoryLink {
        name: t("standings-everybody").to_owned(),
        url: url.clone(),
        current: current.is_none(),
    };
    let categories = section.settings.categories.iter().zip(1..);
    let links = categories.map(|(category, number)| CategoryLink {
        name: category.name.clone(),
        url: format!("{url}&category={number}"),
        current: current == Some(number),
    });
    std::iter::once(all).chain(links).collect()
}

/// Whether players without a rating are in a category by rating.
fn unrated_in(category: &Category) -> Option<&'static str> {
    match (category.rating_from, category.rating_to) {
        (None, None) => None,
        (None, Some(_)) => Some(t("standings-unrated-count")),
        (Some(_), _) => Some(t("standings-unrated-do-not")),
    }
}

/// When a table was as it is shown: `Standings after round 5`.
pub(crate) fn title(section: &PublicSection, after: RoundNumber, what: &str) -> String {
    let crosstable = what == "crosstable";
    let of = |one, other| if crosstable { other } else { one };
    match section.progress(after) {
        None => t(of("public-standings-before", "public-crosstable-before")).to_owned(),
        Some(_) if section.finished && after == section.latest_round() => {
            t(of("public-standings-final", "public-crosstable-final")).to_owned()
        }
        Some(progress) if progress.closed => {
            let key = of("public-standings-after", "public-crosstable-after");
            fill(key, &[&after])
        }
        Some(_) => {
            let key = of("public-standings-during", "public-crosstable-during");
            fill(key, &[&after])
        }
    }
}

/// The games without a result, in words: the adjourned ones, and what nobody reported of a round that
/// was declared complete. The others of the round that is being played are counted at its head.
fn open_games(section: &PublicSection, after: RoundNumber) -> Vec<String> {
    let open = section.tournament.draft().open_games(after).into_iter();
    let is_closed = |round| {
        section
            .progress(round)
            .is_some_and(|progress| progress.closed)
    };
    open.filter(|game| game.adjourned || is_closed(game.round))
        .map(|game| {
            let key = match game.adjourned {
                true => "public-open-adjourned",
                false => "public-open-unreported",
            };
            fill(key, &[&game.round, &game.board])
        })
        .collect()
}

/// How far the round of a table has come, if it is still open.
pub(crate) fn open(section: &PublicSection, after: RoundNumber) -> Option<Progress> {
    section.progress(after).filter(|progress| !progress.closed)
}
