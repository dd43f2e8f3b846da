//! What the games of a section come to, in tables.

use adoube_conduct::statistics::{ColourCount, LEAST_GAMES, Statistics};
use adoube_tournament::{EntrantId, Federation, RoundNumber};
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::texts::{count, fill, plural, t};
use crate::ui::head::{Head, Tab};
use crate::ui::player_line::PlayerLine;
use crate::ui::score::Score;

/// The statistics of a section.
#[derive(Template)]
#[template(path = "public/statistics.html", blocks = ["main"])]
pub(crate) struct StatisticsPage {
    head: Head,
    title: String,
    facts: Vec<(&'static str, String)>,
    /// All rounds, then each of them.
    rounds: Vec<ColourLine>,
    favourites: Option<String>,
    upsets: Vec<UpsetLine>,
    performances: Vec<PerformanceLine>,
    least_games: String,
    federations: Vec<FederationLine>,
}

/// Games by who won them.
struct ColourLine {
    name: String,
    games: ColourCount,
}

impl ColourLine {
    /// A number of the games in hundredths, a half rounded up.
    fn percent(&self, part: usize) -> usize {
        match self.games.played {
            0 => 0,
            played => (200 * part + played) / (2 * played),
        }
    }

    /// The three parts of the bar: where each begins and how wide it is, in thousandths.
    fn bar(&self) -> [(&'static str, usize, usize); 3] {
        let games = &self.games;
        let played = games.played.max(1);
        let (white, drawn) = (1000 * games.white / played, 1000 * games.drawn / played);
        let black = 1000 * games.black / played;
        [
            ("w", 0, white),
            ("d", white, drawn),
            ("b", white + drawn, black),
        ]
    }
}

struct UpsetLine {
    round: RoundNumber,
    url: String,
    winner: PlayerLine,
    loser: PlayerLine,
    difference: u16,
}

struct PerformanceLine {
    player: PlayerLine,
    score: String,
    average: i32,
    performance: i32,
}

struct FederationLine {
    name: String,
    players: usize,
    average: String,
    points: Score,
}

impl StatisticsPage {
    /// The statistics of a section with everything that is public.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection) -> StatisticsPage {
        let head = Head::of(event, section, Tab::Statistics);
        let after = section.latest_round();
        let used = section.settings.rating_used;
        let found = Statistics::of(&section.tournament, used, after);
        let player = |id: EntrantId| PlayerLine::with_id(section, &head.urls, id);
        let all = ColourLine {
            name: t("statistics-all-rounds").to_owned(),
            games: found.games,
        };
        let of_rounds = found.rounds.iter().map(|line| ColourLine {
            name: fill("public-round-n", &[&line.round]),
            games: line.games,
        });
        let upsets = found.upsets.iter().map(|upset| UpsetLine {
            round: upset.round,
            url: head.urls.pairings(upset.round),
            winner: player(upset.winner),
            loser: player(upset.loser),
            difference: upset.difference,
        });
        let performances = found.performances.iter().map(|line| PerformanceLine {
            player: player(line.entrant),
            score: format!("{} / {}", Score::from(line.points).text(), line.games),
            average: line.average,
            performance: line.performance,
        });
        let federations = found.federations.iter().map(|line| FederationLine {
            name: line
                .federation
                .as_ref()
                .map_or_else(|| "–".to_owned(), Federation::to_string),
            players: line.players,
            average: line
                .average_rating
                .map_or_else(String::new, |rating| rating.to_string()),
            points: line.points.into(),
        });
        let one_of_many = found.federations.len() > 1;
        StatisticsPage {
            title: match after.0 {
                0 => t("statistics").to_owned(),
                _ => fill("statistics-after", &[&after]),
            },
            facts: facts(&found),
            rounds: match found.games.played {
                0 => Vec::new(),
                _ => [all].into_iter().chain(of_rounds).collect(),
            },
            favourites: favourites(&found),
            upsets: upsets.collect(),
            performances: performances.collect(),
            least_games: count("statistics-least-games", LEAST_GAMES),
            federations: federations.filter(|_| one_of_many).collect(),
            head,
        }
    }
}

/// What is told in a number.
fn facts(found: &Statistics) -> Vec<(&'static str, String)> {
    let rated = plural("statistics-rated", found.rated, &[]);
    let average = found.average_rating;
    let number = |number: usize| Some(number.to_string()).filter(|_| number > 0);
    let facts = [
        (
            t("public-players"),
            Some(format!("{} ({rated})", found.players)),
        ),
        (
            t("statistics-average-rating"),
            average.map(|rating| rating.to_string()),
        ),
        (t("statistics-games"), number(found.games.played)),
        (t("statistics-forfeits"), number(found.forfeits)),
        (t("public-byes"), number(found.byes)),
    ];
    let known = |(name, value): (&'static str, Option<String>)| Some((name, value?));
    facts.into_iter().filter_map(known).collect()
}

fn favourites(found: &Statistics) -> Option<String> {
    let all = found.favourites;
    let told = [&all.won, &all.drawn, &all.lost].map(|number| number as &dyn std::fmt::Display);
    (all.games > 0).then(|| plural("statistics-favourites", all.games, &told))
}
