//! Tables as CSV and JSON.

use adoube_bodies::standings::Ranked;
use adoube_conduct::accounts::{Ledger, currency};
use adoube_conduct::entries::written_needs;
use adoube_formats::entries::{ListedEntry, write_entries};
use adoube_formats::formula::disarmed;
use adoube_journal::Section;
use adoube_standings::tables::BoardTable;
use adoube_tournament::{RoundNumber, Title};
use jiff::Zoned;

use crate::events::{PublicEvent, PublicSection};
use crate::ui::SectionUrls;
use crate::ui::ranking::{lines, ranking};

/// The entry list, as it can be read in again.
pub(crate) fn entries(section: &Section) -> String {
    let entrants = section.draft.entrants.iter();
    write_entries(entrants.map(|entrant| {
        ListedEntry {
            player: &entrant.player,
            needs: section
                .needs
                .get(&entrant.id)
                .map(written_needs)
                .unwrap_or_default(),
        }
    }))
}

/// The accounts of a section as they stand, a line for each player.
pub(crate) fn accounts(section: &Section, now: &Zoned) -> String {
    let headings = words([
        "No.", "Title", "Name", "Charged", "Waived", "Returned", "Paid", "Balance", "Deposit",
        "Currency",
    ]);
    let currency = currency(section).unwrap_or_default();
    let ledger = Ledger::of(section, now);
    let rows = ledger.accounts.iter().map(|account| {
        let (entrant, player) = (account.entrant, &account.entrant.player);
        let number = entrant.pairing_number.map(|number| number.to_string());
        let mut row = vec![
            number.unwrap_or_default(),
            player.title.map_or("", Title::abbreviation).to_owned(),
            player.name.clone(),
        ];
        let amounts = [
            account.charged(),
            account.waived,
            account.returned,
            account.paid,
            account.balance(),
            account.deposit(),
        ];
        row.extend(amounts.map(|amount| amount.to_string()));
        row.push(currency.clone());
        row
    });
    csv(std::iter::once(headings).chain(rows))
}

/// The standings after a round.
pub(crate) fn standings(
    event: &PublicEvent,
    section: &PublicSection,
    after: RoundNumber,
) -> String {
    let ranking = ranking(event, section, after);
    let urls = SectionUrls::of(event, section);
    let mut headings = words(["Place", "No.", "Title", "Name", "Fed", "Rating", "Points"]);
    headings.extend(ranking.tie_breaks.iter().map(|one| one.code().to_owned()));
    let shown = lines(&ranking, section, &urls, after, |_| true);
    let rows = ranking.standings.lines().iter().zip(shown);
    let rows = rows.map(|(line, shown)| {
        let mut row = vec![
            line.rank.to_string(),
            shown.player.number,
            shown.player.title.to_owned(),
            shown.player.name,
            shown.player.federation,
            shown.player.rating,
            line.points.to_string(),
        ];
        row.extend(shown.values.into_iter().map(|(value, _)| value));
        row
    });
    csv(std::iter::once(headings).chain(rows))
}

/// The same for programs.
pub(crate) fn standings_json(
    event: &PublicEvent,
    section: &PublicSection,
    after: RoundNumber,
) -> String {
    let ranked = Ranked::from(&*ranking(event, section, after));
    let body = ranked.for_export(&event.id, &section.id, after);
    serde_json::to_string(&body).unwrap_or_default()
}

/// The best players of each board after a round.
pub(crate) fn boards(table: &BoardTable) -> String {
    let headings = words([
        "Board",
        "Place",
        "No.",
        "Title",
        "Name",
        "Team",
        "Rating",
        "Points",
        "Games",
        "Percent",
        "Performance",
    ]);
    let rows = table.boards.iter().flat_map(|board| {
        board.rows.iter().map(|row| {
            let known = |value: Option<String>| value.unwrap_or_default();
            vec![
                board.board.to_string(),
                known(row.rank.map(|rank| rank.to_string())),
                row.who.number.to_string(),
                known(row.who.title.map(|title| title.to_string())),
                row.who.name.clone(),
                row.team.clone(),
                known(row.who.rating.map(|rating| rating.to_string())),
                row.points.to_string(),
                row.games.to_string(),
                known(row.percent.map(|percent| percent.to_string())),
                known(row.performance.map(|value| value.to_string())),
            ]
        })
    });
    csv(std::iter::once(headings).chain(rows))
}

/// The same for programs, as the command line writes it.
pub(crate) fn boards_json(table: &BoardTable) -> String {
    serde_json::to_string(table).unwrap_or_default()
}

/// The boards of every round.
pub(crate) fn pairings(section: &PublicSection) -> String {
    let headings = words([
        "Round",
        "Board",
        "White no.",
        "White",
        "White rating",
        "Result",
        "Black no.",
        "Black",
        "Black rating",
    ]);
    let tournament = &section.tournament;
    let side = |id| {
        let entrant = tournament.entrant(id);
        let number = entrant.and_then(|entrant| entrant.pairing_number);
        let player = entrant.map(|entrant| &entrant.player);
        let rating = player.and_then(|player| section.settings.rating_used.published(player));
        [
            number.map_or(String::new(), |number| number.to_string()),
            player.map_or(String::new(), |player| player.name.clone()),
            rating.map_or(String::new(), |rating| rating.to_string()),
        ]
    };
    let mut rows = vec![headings];
    for (place, round) in tournament.rounds().iter().enumerate() {
        let number = RoundNumber::at_place(place);
        for game in &round.games {
            let result = game.results.in_table();
            let [white_no, white, white_rating] = side(game.white);
            let [black_no, black, black_rating] = side(game.black);
            rows.push(vec![
                number.to_string(),
                game.board.to_string(),
                white_no,
                white,
                white_rating,
                result.to_string(),
                black_no,
                black,
                black_rating,
            ]);
        }
        for bye in &round.byes {
            let [number_of, name, rating] = side(bye.entrant);
            let mut row = words([&number.to_string(), "", &number_of, &name, &rating]);
            row.push(bye.kind.outcome().name().to_owned());
            row.extend(words(["", "", ""]));
            rows.push(row);
        }
    }
    csv(rows.into_iter())
}

fn words<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(str::to_owned).to_vec()
}

fn csv(rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        let row: Vec<_> = row.iter().map(|cell| disarmed(cell).into_owned()).collect();
        // Memory takes everything, and all rows are equally long.
        if writer.write_record(row).is_err() {
            return String::new();
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}
