//! A player's card.

use adoube_journal::{Format, Section};
use adoube_tournament::{
    CardRow, Colour, Entrant, Federation, Float, Outcome, PairingNumber, Purpose, RoundNumber,
    UnplayedFloat,
};
use askama::Template;

use super::head::{Head, Tab};
use super::outcomes::{kind, mark, name};
use super::player_line::PlayerLine;
use super::players::presence;
use super::rating_card::RatingCard;
use super::score::Score;
use crate::events::{PublicEvent, PublicSection};
use crate::texts::{fill, t};

/// A player, round by round.
#[derive(Template)]
#[template(path = "player.html", blocks = ["main"])]
pub struct PlayerPage {
    head: Head,
    player: PlayerLine,
    presence: Option<String>,
    /// What is known, by name.
    facts: Vec<(&'static str, String)>,
    rows: Vec<RowView>,
    /// Points given or taken apart from any game: from which round, how many.
    adjustments: Vec<(RoundNumber, String)>,
    rating: RatingCard,
}

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
    float: Option<(&'static str, &'static str)>,
    won: bool,
    /// The score after the round; `None` while the game goes on.
    total: Option<Score>,
}

impl PlayerPage {
    /// The card of the player with a pairing number; `None` if there is none. Ratings are worked
    /// out from the whole section.
    pub fn of(
        event: &PublicEvent,
        section: &PublicSection,
        whole: &Section,
        number: PairingNumber,
    ) -> Option<PlayerPage> {
        let tournament = &section.tournament;
        let entrant = tournament.numbered(number)?;
        let head = Head::of(event, section, Tab::Players);
        let card = tournament.card(entrant.id, section.latest_round());
        let adjustments = tournament.draft().adjustments.iter();
        Some(PlayerPage {
            player: PlayerLine::of(section, &head.urls, entrant),
            presence: presence(section, entrant),
            facts: facts(section, entrant),
            rows: card.map(|row| view(section, &head, entrant, row)).collect(),
            adjustments: adjustments
                .filter(|given| given.entrant == entrant.id)
                .filter(|given| given.purposes.contains(&Purpose::Standings))
                .map(|given| (given.round, Score::signed(given.points)))
                .collect(),
            rating: RatingCard::of(&event.details, whole, section.latest_round(), entrant.id),
            head,
        })
    }
}

/// What the sign for a float is, and what it means.
fn float(
    section: &PublicSection,
    entrant: &Entrant,
    row: &CardRow,
) -> Option<(&'static str, &'static str)> {
    let floats = section.settings.format == Format::Swiss && row.played_opponent().is_some();
    let tournament = &section.tournament;
    let float = tournament.float(entrant.id, row.round, UnplayedFloat::AboveLoss);
    float.filter(|_| floats).map(|float| match float {
        Float::Down => ("↓", t("card-float-down")),
        Float::Up => ("↑", t("card-float-up")),
    })
}

fn facts(section: &PublicSection, entrant: &Entrant) -> Vec<(&'static str, String)> {
    let player = &entrant.player;
    let after = section.last_closed();
    let table = section.tournament.score_table(after, Purpose::Standings);
    let line = table.iter().find(|line| line.entrant == entrant.id);
    let standing = line.filter(|_| after.0 > 0).map(|line| {
        let points = Score::from(line.points).text();
        let points = fill("public-points-after", &[&points, &after]);
        let sharing = table.iter().filter(|other| other.rank == line.rank).count();
        let place = match sharing {
            1 => line.rank.to_string(),
            _ => format!("{}–{}", line.rank, line.rank + sharing - 1),
        };
        (points, place)
    });
    let (points, place) = standing.unzip();
    let facts = [
        (t("public-points"), points),
        (t("public-place"), place),
        (
            t("public-number"),
            entrant.pairing_number.map(|n| n.to_string()),
        ),
        (
            t("public-federation"),
            player.federation.as_ref().map(Federation::to_string),
        ),
        (
            t("public-fide-rating"),
            player.fide_rating.map(|r| r.to_string()),
        ),
        (
            t("public-national-rating"),
            player.national_rating.map(|r| r.to_string()),
        ),
        (
            t("public-pairing-rating"),
            player.assigned_rating.map(|r| r.to_string()),
        ),
        (t("public-fide-id"), player.fide_id.map(|id| id.to_string())),
        (t("public-club"), player.club.clone()),
    ];
    let known = |(name, value): (&'static str, Option<String>)| Some((name, value?));
    facts.into_iter().filter_map(known).collect()
}

fn view(section: &PublicSection, head: &Head, entrant: &Entrant, row: CardRow) -> RowView {
    let tournament = &section.tournament;
    let system = tournament.point_system();
    let (reported, counted) = (row.reported, row.counted_for(Purpose::Standings));
    let note = if reported != counted {
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
