//! Titles at the desk.

use adoube_conduct::titles::{DirectLine, DirectTitles, SectionTitles, TitleCard};
use adoube_papers::event::PaperKind;
use adoube_ratings::norm::{EightGames, Foreigners, NormTitle, Verdict, Waiver};
use adoube_ratings::titles::{Application, Award, Grant, NormRecord};
use adoube_tournament::{Entrant, EntrantId};
use adoube_words::Values;
use askama::Template;

use crate::auth::Right;
use crate::paths;
use crate::public::views::rating_card::{NormChance, chance};
use crate::texts::{fill, t, tell, words};
use crate::ui::check_line::CheckLine;
use crate::ui::choice::{Choice, choices};
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::place::Place;

/// Everybody who has earned something, and what the places bring.
#[derive(Template)]
#[template(path = "titles/titles.html")]
pub(crate) struct TitlesPage {
    head: DeskHead,
    /// The regulations of the day are known.
    known: bool,
    direct: Option<DirectBlock>,
    players: Vec<PlayerLine>,
}

/// What the places of a championship bring.
struct DirectBlock {
    by: String,
    checks: Vec<CheckLine>,
    lines: Vec<String>,
    paper: String,
}

/// A player with what is earned.
struct PlayerLine {
    name: String,
    url: String,
    lines: Vec<String>,
    applications: Vec<ApplicationBlock>,
}

/// How far a title is.
struct ApplicationBlock {
    heading: String,
    complete: bool,
    checks: Vec<CheckLine>,
}

impl ApplicationBlock {
    fn all(applications: &[Application]) -> Vec<ApplicationBlock> {
        let block = |one: &Application| {
            let complete = one.is_complete();
            let values = Values::default()
                .and("title", &one.title.to_string())
                .and("complete", &complete)
                .and("games", &one.games);
            ApplicationBlock {
                heading: words().fill("titles-application", &values),
                complete,
                checks: CheckLine::all(&one.checks, false),
            }
        };
        applications.iter().map(block).collect()
    }
}

impl TitlesPage {
    /// The titles of a section; nothing found if the regulations of the day are not known.
    pub(crate) fn of(place: Place<'_>, found: Option<&SectionTitles>) -> TitlesPage {
        let (event, section) = (&place.at.event, &place.section.id);
        let player = |card: &TitleCard| PlayerLine {
            name: card.name.clone(),
            url: paths::desk::TitleCard::of(event, section, &card.entrant.0).to_string(),
            lines: earned(card),
            applications: ApplicationBlock::all(&card.applications),
        };
        let direct = found.and_then(|found| found.direct.as_ref());
        TitlesPage {
            head: DeskHead::of_section(place.shown, place.at, place.section, Tab::Papers),
            known: found.is_some(),
            direct: direct.map(|direct| DirectBlock::of(place, direct)),
            players: found.map_or_else(Vec::new, |found| found.cards.iter().map(player).collect()),
        }
    }
}

impl DirectBlock {
    fn of(place: Place<'_>, found: &DirectTitles) -> DirectBlock {
        let name = format!("settings-choice-{}", found.championship.name());
        let from = words().date(&found.table_from.to_string());
        let line = |line: &DirectLine| {
            fill(
                "titles-direct-line",
                &[&line.name, &place_of(line), &award(line)],
            )
        };
        DirectBlock {
            by: fill("titles-direct-by", &[&t(&name), &found.chapter, &from]),
            checks: CheckLine::all(&found.checks, false),
            lines: found.lines.iter().map(line).collect(),
            paper: paper(place, PaperKind::DirectTitles, None).url,
        }
    }
}

/// Where a paper is, for one player or for all.
fn paper(place: Place<'_>, kind: PaperKind, player: Option<EntrantId>) -> Link {
    let (event, section) = (&place.at.event, &place.section.id);
    let path = paths::desk::Paper::of(event, section, &kind.name().to_owned());
    Link {
        name: t(kind.title()).to_owned(),
        url: match player {
            Some(id) => format!("{path}?player={}", id.0),
            None => path.to_string(),
        },
        current: false,
    }
}

/// The place after tie-breaks, or the round that was reached.
fn place_of(line: &DirectLine) -> String {
    match (line.rank, line.reached) {
        (Some(rank), _) if line.shared => fill("titles-place-shared", &[&rank]),
        (Some(rank), _) => fill("titles-place", &[&rank]),
        (None, Some(stage)) => tell(&stage),
        (None, None) => String::new(),
    }
}

fn award(line: &DirectLine) -> String {
    match (line.award, line.grant) {
        (Award::Norm, _) => fill("paper-direct-norm", &[&line.title]),
        (Award::Title, Grant::AtOnce) => line.title.to_string(),
        (Award::Title, Grant::Conditional { rating }) => {
            let when = fill("paper-direct-conditional", &[&rating]);
            fill("titles-line", &[&line.title, &when])
        }
    }
}

/// What is earned here, in a line each.
fn earned(card: &TitleCard) -> Vec<String> {
    let norms = card.norms.iter().map(norm_line);
    let direct = card.direct.iter();
    let direct = direct.map(|line| fill("titles-line", &[&place_of(line), &award(line)]));
    let rating = card.by_rating.iter();
    let rating = rating.map(|title| {
        let title = Values::default().and("title", &title.to_string());
        words().fill("titles-by-rating", &title)
    });
    norms.chain(direct).chain(rating).collect()
}

fn norm_line(verdict: &Verdict) -> String {
    let outcome = tell(&verdict.outcome);
    fill(
        "titles-norm-line",
        &[&verdict.title, &outcome, &verdict.counted_games],
    )
}

/// What a player has earned, and what is missing.
#[derive(Template)]
#[template(path = "titles/card.html")]
pub(crate) struct CardPage {
    head: DeskHead,
    name: String,
    list_url: String,
    entry_url: String,
    url: String,
    /// The regulations of the day are known.
    known: bool,
    held: Option<String>,
    /// What was earned, with what is open.
    norms: Vec<(String, Vec<CheckLine>)>,
    others: Vec<String>,
    forecasts: Vec<NormChance>,
    applications: Vec<ApplicationBlock>,
    papers: Vec<Link>,
    /// What counts as the highest rating, and of how many games is known.
    counted: Option<String>,
    may_enter: bool,
    highest_rating: String,
    rated_games: String,
    elsewhere: Vec<String>,
    titles: Vec<Choice>,
    waivers: Vec<Choice>,
}

impl CardPage {
    /// The card of an entrant; nothing found if the regulations of the day are not known.
    pub(crate) fn of(place: Place<'_>, entrant: &Entrant, found: Option<&TitleCard>) -> CardPage {
        let (event, section) = (&place.at.event, &place.section.id);
        let strongest = place.section.draft.entrants.iter();
        let strongest = strongest.filter(|other| other.id != entrant.id);
        let strongest = strongest.filter_map(|other| other.player.fide_rating).max();
        let career = found.map(|card| card.career.clone()).unwrap_or_default();
        let number = |value: Option<u32>| value.map_or_else(String::new, |value| value.to_string());
        let norms = found.map_or(&[][..], |card| &card.norms);
        let forecasts = found.map_or(&[][..], |card| &card.forecasts);
        let mut others = found.map_or_else(Vec::new, earned);
        others.drain(..norms.len().min(others.len()));
        CardPage {
            head: DeskHead::of_section(place.shown, place.at, place.section, Tab::Papers),
            name: entrant.player.name.clone(),
            list_url: paths::desk::Titles::of(event, section).to_string(),
            entry_url: place.entrant_url(entrant.id),
            url: paths::desk::TitleCard::of(event, section, &entrant.id.0).to_string(),
            known: found.is_some(),
            held: entrant
                .player
                .title
                .map(|title| fill("titles-held", &[&title])),
            norms: norms.iter().map(norm_block).collect(),
            others,
            forecasts: (forecasts.iter())
                .filter_map(|forecast| chance(forecast, strongest.unwrap_or(0)))
                .collect(),
            applications: found
                .map_or_else(Vec::new, |card| ApplicationBlock::all(&card.applications)),
            papers: found.map_or_else(Vec::new, |card| papers(place, card)),
            counted: found.and_then(|card| {
                let rating = card.highest_rating?;
                Some(fill("titles-counts-now", &[&rating]))
            }),
            may_enter: place.at.member.may(Right::Entries),
            highest_rating: number(career.highest_rating.map(u32::from)),
            rated_games: number(career.rated_games),
            elsewhere: career.norms.iter().map(record_line).collect(),
            titles: choices(&NormTitle::ALL, None)
                .into_iter()
                .zip(NormTitle::ALL)
                .map(|(choice, title)| Choice {
                    name: title.to_string(),
                    ..choice
                })
                .collect(),
            waivers: choices(
                &[
                    Waiver::NationalChampionship,
                    Waiver::NationalTeamChampionship,
                    Waiver::Zonal,
                    Waiver::Approved,
                    Waiver::StrongSwiss,
                    Waiver::Irrelevant,
                ],
                None,
            ),
        }
    }
}

fn norm_block(verdict: &Verdict) -> (String, Vec<CheckLine>) {
    (norm_line(verdict), CheckLine::all(&verdict.checks, false))
}

fn papers(place: Place<'_>, card: &TitleCard) -> Vec<Link> {
    let of = |kind: PaperKind, there: bool| there.then(|| paper(place, kind, Some(card.entrant)));
    [
        of(PaperKind::It1, !card.norms.is_empty()),
        of(PaperKind::It2, !card.norms.is_empty()),
        of(PaperKind::DirectTitles, !card.direct.is_empty()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A norm of another event in a line.
fn record_line(norm: &NormRecord) -> String {
    let games = fill("titles-record-counts", &[&norm.counted_games]);
    let mut parts = vec![
        norm.title
            .map_or_else(String::new, |title| title.to_string()),
        norm.event.clone(),
        words().date(&norm.start.to_string()),
        games,
    ];
    if let Foreigners::Waived(waiver) = norm.foreigners {
        parts.push(tell(&waiver));
    }
    let eight = norm.eight.and_then(|eight| match eight {
        EightGames::ForfeitWin => Some("titles-record-eight-forfeit-win"),
        EightGames::AllocatedBye => Some("titles-record-eight-allocated-bye"),
        EightGames::Bye => Some("titles-record-eight-bye"),
        EightGames::ForfeitLoss | EightGames::Other => None,
    });
    parts.extend(eight.map(|key| t(key).to_owned()));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}
