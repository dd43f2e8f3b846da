//! Rating changes, first ratings and performances.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::ratings::{AheadBody, RatedBody};
use adoube_ratings::{
    EventRating, PlayerRating, RatingList, RatingRules, chart, rating_forecast, rating_reached,
    rejections,
};
use adoube_tournament::Federation;
use clap::Args;
use serde::Serialize;

use super::{EventArgs, EventFile};
use crate::args::value;
use crate::failure::Failure;
use crate::files;
use crate::output;
use crate::texts::{self, fail, say, t, words};

#[derive(Args)]
pub(crate) struct RateArgs {
    #[command(flatten)]
    event: EventArgs,
    #[command(flatten)]
    options: RateOptions,
}

/// What is asked of the ratings of an event.
#[derive(Args)]
pub(crate) struct RateOptions {
    /// The edition of the rating regulations, if not that of the day: fide-2014 … fide-2025
    #[arg(long, value_name = "EDITION", value_parser = value::<RatingRules>)]
    edition: Option<RatingRules>,
    /// The list, if not that of the time control of an event: standard, rapid or blitz
    #[arg(long, value_parser = value::<RatingList>)]
    list: Option<RatingList>,
    /// Also tell why FIDE would send the report back
    #[arg(long)]
    check: bool,
    /// Tell of this player, by pairing number, what --chart, --next and --reached ask for
    #[arg(long, value_name = "NUMBER")]
    player: Option<u32>,
    /// What each result of one more game against an opponent of this rating makes of the player's
    #[arg(long, value_name = "RATING", requires = "player")]
    next: Option<u16>,
    /// After which round the player first had this rating, which is enough for a title (B.01, 1.5.3a)
    #[arg(long, value_name = "RATING", requires = "player")]
    reached: Option<u16>,
    /// The file for the drawing
    #[arg(long, value_name = "FILE.svg", requires = "player")]
    chart: Option<PathBuf>,
}

pub(crate) fn rate(args: RateArgs, json: bool) -> Result<ExitCode, Failure> {
    tell(EventFile::read(&args.event)?, &args.options, json)
}

/// Rates an event and tells what comes of it.
pub(crate) fn tell(
    mut file: EventFile,
    args: &RateOptions,
    json: bool,
) -> Result<ExitCode, Failure> {
    file.facts.list = args.list.unwrap_or(file.facts.list);
    let in_force = RatingRules::on(file.facts.start);
    let rules = args.edition.or(in_force).ok_or_else(|| {
        let known = RatingRules::ALL.map(RatingRules::name).join(", ");
        fail!("ratings-no-rules", day = file.facts.start, known)
    })?;
    let rated = adoube_ratings::rate(&file.tournament, &file.facts, rules, file.after);
    if let (Some(number), Some(path)) = (args.player, &args.chart) {
        draw(&rated, number, path)?;
    }
    let ahead = ahead(&rated, &file, args)?;
    let checks = match args.check {
        true => rejections(&file.tournament, &file.facts, &rated, None),
        false => Vec::new(),
    };
    if json {
        let body = RatedBody {
            file: &file.name,
            system: file.system_body(),
            rating: &rated,
            checks: &checks,
            ahead,
        };
        output::print_json(&words().in_words(&body));
    } else {
        output::print(&text(&rated, &file.system_line()));
        let lines: Vec<String> = checks.iter().map(super::norms::check_line).collect();
        output::print(&lines.concat());
        output::print(&ahead.as_ref().map(ahead_text).unwrap_or_default());
    }
    Ok(ExitCode::SUCCESS)
}

/// What is asked of one player.
fn ahead(
    rated: &EventRating,
    file: &EventFile,
    args: &RateOptions,
) -> Result<Option<AheadBody>, Failure> {
    let Some(number) = args
        .player
        .filter(|_| args.next.is_some() || args.reached.is_some())
    else {
        return Ok(None);
    };
    let player = numbered(rated, number).ok_or_else(|| fail!("ratings-no-change", number))?;
    let next = args.next;
    Ok(Some(AheadBody {
        player: number,
        forecast: next.and_then(|rating| rating_forecast(rated, &file.facts, player, rating)),
        reached: args
            .reached
            .and_then(|rating| rating_reached(rated, player, rating)),
    }))
}

fn ahead_text(ahead: &AheadBody) -> String {
    let mut text = String::new();
    if let Some(forecast) = &ahead.forecast {
        let [win, draw, loss] = [forecast.win, forecast.draw, forecast.loss].map(|one| one.rating);
        text += &say!("ratings-next", win, draw, loss);
        text += "\n";
    }
    if let Some(reached) = &ahead.reached {
        let (round, rounded) = (reached.exactly, reached.rounded);
        text += &say!("ratings-reached", round, rounded);
        text += "\n";
    }
    text
}

fn numbered(rated: &EventRating, number: u32) -> Option<&PlayerRating> {
    let mut players = rated.players.iter();
    players.find(|player| player.number.is_some_and(|own| own.get() == number))
}

/// The heading of a drawing.
#[derive(Serialize)]
struct ChartOfRating<'a> {
    name: &'a str,
}

fn draw(rated: &EventRating, number: u32, path: &std::path::Path) -> Result<(), Failure> {
    let player = numbered(rated, number);
    let svg = player.and_then(|player| {
        let title = texts::tell(&ChartOfRating { name: &player.name });
        chart::rating_change(&title, player)
    });
    let svg = svg.ok_or_else(|| fail!("ratings-no-change", number))?;
    files::write(Some(path), &svg)
}

fn text(rated: &EventRating, system: &str) -> String {
    let rows = rated.players.iter().map(row).collect();
    let headings = [
        "table-column-number",
        "table-column-name",
        "table-column-federation",
        "ratings-column-rating",
        "table-column-games",
        "ratings-column-score",
        "ratings-column-expected",
        "K",
        "ratings-column-change",
        "ratings-column-new",
        "table-column-performance",
    ];
    let right = [0, 3, 4, 5, 6, 7, 8, 9, 10];
    let rules = rated.rules;
    let heading = say!(
        "ratings-heading",
        list = rated.list,
        rules,
        after = rated.after
    );
    let table = output::table(&headings.map(t), &right, rows);
    let totals = words().say("ratings-totals", &rated.totals);
    let notes = rated.notes.iter().map(|note| texts::tell(note) + "\n");
    let notes: String = notes.collect();
    format!("{heading}\n{system}\n{table}\n{totals}\n{notes}")
}

fn row(player: &PlayerRating) -> Vec<String> {
    let change = player.change.as_ref();
    let first = player.pooled.as_ref().or(player.first.as_ref());
    let first = first.and_then(|first| first.rating);
    vec![
        or_blank(player.number),
        output::printable(&player.name),
        or_blank(player.federation.as_ref().map(Federation::code)),
        or_blank(player.rating),
        player.games.len().to_string(),
        player.score.to_string(),
        or_blank(change.map(|_| hundredths(player.expected))),
        or_blank(change.map(|change| change.coefficient.value)),
        or_blank(change.map(|change| format!("{:+}", change.rounded))),
        or_blank(change.map(|change| change.rating).or(first)),
        or_blank(player.performance),
    ]
}

fn or_blank<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn hundredths(amount: u32) -> String {
    words().decimal(&format!("{}.{:02}", amount / 100, amount % 100))
}
