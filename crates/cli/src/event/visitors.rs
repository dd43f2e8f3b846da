//! What visitors come for: the statistics of a section, and when its rounds are.

use std::path::PathBuf;

use adoube_bodies::calendar::CalendarBody;
use adoube_bodies::statistics::{PerformanceBody, PlayerBody, StatisticsBody, UpsetBody};
use adoube_conduct::statistics::{ColourCount, LEAST_GAMES, Statistics};
use adoube_journal::{Record, Section, SectionId, SectionSettings};
use adoube_tournament::{Federation, RoundNumber};
use clap::Args;
use jiff::Timestamp;

use super::desk::{Desk, paired_round};
use super::tables::snapshot;
use crate::failure::Failure;
use crate::texts::{fail, say, t, words};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct StatisticsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; with all results so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
}

pub(super) async fn statistics(desk: Desk, args: StatisticsArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = match args.after {
        Some(0) => RoundNumber(0),
        Some(round) => paired_round(section, Some(round))?,
        None => section.draft.paired_rounds(),
    };
    let tournament = snapshot(section)?;
    let found = Statistics::of(&tournament, section.settings.rating_used, after);
    let body = StatisticsBody::of(&section.id, &tournament, after, found);
    if desk.json {
        output::print_json(&body);
    } else {
        output::print(&text(section, &body));
    }
    Ok(())
}

fn text(section: &Section, body: &StatisticsBody) -> String {
    let number = |number: Option<i32>| number.map_or_else(String::new, |one| one.to_string());
    let rated = say!("statistics-rated", count = body.rated);
    let mut parts = vec![format!(
        "{}\n{}: {} ({rated})\n",
        section.settings.name,
        t("public-players"),
        body.players,
    )];
    if let Some(average) = body.average_rating {
        parts.push(format!("{}: {average}\n", t("statistics-average-rating")));
    }
    if body.games.played == 0 {
        parts.push(format!("{}\n", t("statistics-none")));
        return parts.concat();
    }
    parts.push(by_colour(body));
    if body.favourites.games > 0 {
        let told = say!(
            "statistics-favourites",
            count = body.favourites.games,
            first = body.favourites.won,
            second = body.favourites.drawn,
            third = body.favourites.lost
        );
        parts.push(format!("{told}\n"));
    }
    parts.extend(upsets(&body.upsets));
    parts.extend(performances(&body.performances));
    let federations = body.federations.iter().map(|line| {
        vec![
            line.federation
                .as_ref()
                .map_or_else(|| "-".to_owned(), Federation::to_string),
            line.players.to_string(),
            number(line.average_rating),
            line.points.to_string(),
        ]
    });
    let headings = [
        "public-federation-short",
        "public-players",
        "statistics-average-short",
        "public-points",
    ];
    let table = output::table(&headings.map(t), &[1, 2, 3], federations.collect());
    if !body.federations.is_empty() {
        parts.push(format!("{}\n{table}", t("statistics-federations")));
    }
    parts.join("\n")
}

fn by_colour(body: &StatisticsBody) -> String {
    let line = |name: String, games: &ColourCount| {
        let numbers = [games.played, games.white, games.drawn, games.black];
        let numbers = numbers.map(|number| number.to_string());
        [name].into_iter().chain(numbers).collect()
    };
    let all = line(t("statistics-all-rounds").to_owned(), &body.games);
    let of_rounds = body.rounds.iter().map(|one| {
        let name = say!("public-round-n", value = one.round);
        line(name, &one.games)
    });
    let headings = [
        "public-round",
        "statistics-games-short",
        "statistics-white-wins",
        "statistics-drawn",
        "statistics-black-wins",
    ];
    let rows = [all].into_iter().chain(of_rounds).collect();
    output::table(&headings.map(t), &[1, 2, 3, 4], rows)
}

fn named(player: &PlayerBody) -> [String; 2] {
    let rating = player
        .rating
        .map_or_else(String::new, |rating| rating.to_string());
    [player.name.clone(), rating]
}

fn upsets(upsets: &[UpsetBody]) -> Option<String> {
    let rows = upsets.iter().map(|upset| {
        let players = named(&upset.winner).into_iter().chain(named(&upset.loser));
        let rest = [upset.difference.to_string(), upset.round.to_string()];
        players.chain(rest).collect()
    });
    let headings = [
        "statistics-winner",
        "public-rating-short",
        "statistics-loser",
        "public-rating-short",
        "statistics-difference",
        "public-round-short",
    ];
    let table = output::table(&headings.map(t), &[1, 3, 4, 5], rows.collect());
    (!upsets.is_empty()).then(|| format!("{}\n{table}", t("statistics-upsets")))
}

fn performances(lines: &[PerformanceBody]) -> Option<String> {
    let rows = lines.iter().map(|line| {
        let score = format!("{} / {}", line.points, line.games);
        let rest = [
            score,
            line.average.to_string(),
            line.performance.to_string(),
        ];
        named(&line.player).into_iter().chain(rest).collect()
    });
    let headings = [
        "public-player",
        "public-rating-short",
        "public-points",
        "statistics-average-short",
        "card-performance",
    ];
    let table = output::table(&headings.map(t), &[1, 2, 3, 4], rows.collect());
    let least = say!("statistics-least-games", count = LEAST_GAMES);
    (!lines.is_empty()).then(|| format!("{} ({least})\n{table}", t("statistics-performances")))
}

#[derive(Args)]
pub(crate) struct CalendarArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Into which file; without one it is printed
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The rounds of one section, or of all if none is named.
pub(super) async fn calendar(desk: Desk, args: CalendarArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let event = journal.event();
    let sections: Vec<(&SectionId, &SectionSettings)> = match &desk.section {
        Some(name) => {
            let section = desk.section_named(&journal, name)?;
            vec![(&section.id, &section.settings)]
        }
        None => {
            let sections = event.sections.iter();
            sections.map(|one| (&one.id, &one.settings)).collect()
        }
    };
    let records = journal.records();
    let at = |place: Option<&Record>| place.map_or(Timestamp::UNIX_EPOCH, |record| record.at);
    let (created, revised) = (at(records.first()), at(records.last()));
    let sections = sections.into_iter();
    let body = CalendarBody::of(journal.id(), &event.details, sections, created, words());
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    // A calendar without anything in it is none (RFC 5545, 3.6).
    if body.rounds.is_empty() {
        return Err(fail!("calendar-nothing"));
    }
    let text = adoube_papers::calendar(&body, revised);
    files::write(args.out.as_deref(), &text)
}
