//! A player's card.

use adoube_conduct::ranking::ranks_teams;
use adoube_journal::{Format, Section};
use adoube_tournament::{
    CardRow, Colour, Entrant, EntrantId, Federation, Float, Outcome, Purpose, RoundNumber,
    UnplayedFloat,
};
use askama::Template;

use super::chart::Chart;
use super::next_game::NextGame;
use super::players::presence;
use super::rating_card::RatingCard;
use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, t};
use crate::ui::head::{Head, Tab};
use crate::ui::outcomes::{kind, mark, name};
use crate::ui::player_line::PlayerLine;
use crate::ui::ranking::ranking_of_players;
use crate::ui::score::Score;
use crate::ui::urls::SectionUrls;

/// A player, round by round.
#[derive(Template)]
#[template(path = "public/player.html", blocks = ["main"])]
pub(crate) struct PlayerPage {
    head: Head,
    player: PlayerLine,
    /// The address of the card that stays for ever.
    stay: String,
    presence: Option<String>,
    /// The round that comes next or is being played.
    next: Option<NextGame>,
    charts: Vec<Chart>,
    /// What is known.
    facts: Vec<Fact>,
    rows: Vec<RowView>,
    /// The signs in the rows and what they mean.
    signs: Vec<Sign>,
    /// Points given or taken apart from any game: from which round, how many.
    adjustments: Vec<(RoundNumber, String)>,
    rating: RatingCard,
}

/// Something known of a player.
struct Fact {
    name: &'static str,
    value: String,
    /// The table that tells the same of everybody.
    url: Option<String>,
}

/// A sign and what it means.
type Sign = (&'static str, &'static str);

struct RowView {
    round: RoundNumber,
    url: String,
    board: String,
    colour: &'static str,
    /// `w` or `b`, for the mark.
    side: &'static str,
    opponent: Option<PlayerLine>,
    /// Where there is no opponent, what there was.
    without: &'static str,
    mark: String,
    note: Option<String>,
    /// Met somebody with more or with fewer points: the sign and the word.
    float: Option<Sign>,
    won: bool,
    /// The score after the round; `None` while the game goes on.
    total: Option<Score>,
}

impl PlayerPage {
    /// The card of a player, placed as in the standings after a round; `None` if there is no such player. Ratings are worked out from the whole section.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        whole: &Section,
        entrant: EntrantId,
        after: RoundNumber,
    ) -> Option<PlayerPage> {
        let tournament = &section.tournament;
        let entrant = tournament.entrant(entrant)?;
        let head = Head::of(event, section, Tab::Players);
        let card = tournament.card(entrant.id, section.latest_round());
        let adjustments = tournament.draft().adjustments.iter();
        let rows: Vec<RowView> = card.map(|row| view(section, &head, entrant, row)).collect();
        let mut facts = standing(event, section, &head.urls, entrant, after);
        facts.extend(known(entrant));
        let rating = RatingCard::of(event, section, whole, entrant.id);
        let charts = [points(section, entrant, &rows), rating.chart()];
        Some(PlayerPage {
            stay: head.urls.player_for_ever(entrant.id),
            next: NextGame::of(section, &head.urls, entrant),
            charts: charts.into_iter().flatten().collect(),
            player: PlayerLine::of(section, &head.urls, entrant),
            presence: presence(section, entrant),
            facts,
            signs: signs(&rows),
            rows,
            adjustments: adjustments
                .filter(|given| given.entrant == entrant.id)
                .filter(|given| given.purposes.contains(&Purpose::Standings))
                .map(|given| (given.round, Score::signed(given.points)))
                .collect(),
            rating,
            head,
        })
    }
}

/// The points after each round that counts already.
fn points(section: &PublicSection, entrant: &Entrant, rows: &[RowView]) -> Option<Chart> {
    let total = |round| {
        let tournament = &section.tournament;
        tournament.score(entrant.id, round, Purpose::Standings)
    };
    let known = rows.iter().filter(|row| row.total.is_some());
    let points = known.map(|row| (row.round.0, i64::from(total(row.round).as_hundredths())));
    let values: Vec<(u16, i64)> = [(0, 0)].into_iter().chain(points).collect();
    let last = values
        .last()
        .map_or(RoundNumber(0), |(round, _)| RoundNumber(*round));
    let last = Score::from(total(last)).text();
    Chart::of(t("follow-points-by-round").to_owned(), &values, last)
}

/// What the sign for a float is, and what it means.
fn float(section: &PublicSection, entrant: &Entrant, row: &CardRow) -> Option<Sign> {
    let floats = section.settings.format == Format::Swiss && row.played_opponent().is_some();
    let tournament = &section.tournament;
    let float = tournament.float(entrant.id, row.round, UnplayedFloat::AboveLoss);
    float.filter(|_| floats).map(|float| match float {
        Float::Down => ("↓", t("card-float-down")),
        Float::Up => ("↑", t("card-float-up")),
    })
}

/// Each sign of the rows once.
fn signs(rows: &[RowView]) -> Vec<Sign> {
    let mut signs: Vec<Sign> = rows.iter().filter_map(|row| row.float).collect();
    signs.sort_unstable();
    signs.dedup();
    signs
}

/// Points and place, as the standings after a round have them.
fn standing(
    event: &PublicEvent,
    section: &PublicSection,
    urls: &SectionUrls,
    entrant: &Entrant,
    after: RoundNumber,
) -> Vec<Fact> {
    let ranking = ranking_of_players(event, section, after);
    let Some(line) = ranking.line(entrant.id).filter(|_| after.0 > 0) else {
        return Vec::new();
    };
    let points = Score::from(line.points).text();
    let points = match section.progress(after) {
        Some(progress) if !progress.closed => fill("public-points-during", &[&points, &after]),
        _ => fill("public-points-after", &[&points, &after]),
    };
    let place = match ranking.is_shared(line) {
        true => fill("public-place-shared", &[&line.rank]),
        false => line.rank.to_string(),
    };
    // Where teams compete, the standings are theirs, and the players are in the cross table.
    let table = match ranks_teams(section.settings.format) {
        true => urls.crosstable_of_players(after),
        false => urls.standings_after(after),
    };
    let fact = |name, value| Fact {
        name,
        value,
        url: Some(table.clone()),
    };
    vec![
        fact(t("public-points"), points),
        fact(t("public-place"), place),
    ]
}

/// What is known of a player whatever the results.
fn known(entrant: &Entrant) -> impl Iterator<Item = Fact> {
    let player = &entrant.player;
    let number = entrant.pairing_number.map(|number| number.to_string());
    let federation = player.federation.as_ref().map(Federation::to_string);
    let rating = |rating: Option<u16>| rating.map(|rating| rating.to_string());
    let facts = [
        (t("public-number"), number),
        (t("public-federation"), federation),
        (t("public-fide-rating"), rating(player.fide_rating)),
        (t("public-national-rating"), rating(player.national_rating)),
        (t("public-pairing-rating"), rating(player.assigned_rating)),
        (t("public-fide-id"), player.fide_id.map(|id| id.to_string())),
        (t("public-club"), player.club.clone()),
    ];
    facts.into_iter().filter_map(|(name, value)| {
        let (value, url) = (value?, None);
        Some(Fact { name, value, url })
    })
}

fn view(section: &PublicSection, head: &Head, entrant: &Entrant, row: CardRow) -> RowView {
    let tournament = &section.tournament;
    let system = tournament.point_system();
    let (reported, counted) = (row.reported, row.counted_for(Purpose::Standings));
    let note = if row.is_cancelled() {
        Some(t("public-does-not-count").to_owned())
    } else if reported != counted {
        Some(fill("public-counts-as", &[&mark(counted, system)]))
    } else {
        kind(reported)
            .filter(|_| !reported.is_bye())
            .map(str::to_owned)
    };
    let (colour, side) = match row.colour {
        Some(Colour::White) => (t("public-white"), "w"),
        Some(Colour::Black) => (t("public-black"), "b"),
        None => ("", ""),
    };
    let total = tournament.score(entrant.id, row.round, Purpose::Standings);
    RowView {
        float: float(section, entrant, &row),
        round: row.round,
        url: head.urls.pairings(row.round),
        board: row.board.map_or(String::new(), |board| board.to_string()),
        colour,
        side,
        opponent: row
            .opponent
            .map(|id| PlayerLine::with_id(section, &head.urls, id)),
        without: name(reported),
        mark: mark(reported, system),
        note,
        won: matches!(
            reported,
            Outcome::Win | Outcome::UnratedWin | Outcome::ForfeitWin
        ),
        total: counted.is_final().then(|| total.into()),
    }
}
