//! How the best of each board are found, as the address of a page says it.

use adoube_conduct::ranking::ranks_teams;
use adoube_standings::tables::{BoardCredit, BoardOrder, BoardRules, BoardTable, BoardTies};
use adoube_tournament::RoundNumber;

use crate::cache::QueryParam;
use crate::error::PageError;
use crate::events::PublicSection;
use crate::params::Params;

/// What ranks, by its word in an address.
pub(crate) const ORDERS: [(&str, BoardOrder); 3] = [
    ("percentage", BoardOrder::Percentage),
    ("points", BoardOrder::Points),
    ("performance", BoardOrder::Performance),
];

/// What decides between those who are level.
pub(crate) const TIES: [(&str, BoardTies); 3] = [
    ("shared", BoardTies::Shared),
    ("performance", BoardTies::Performance),
    ("games", BoardTies::Games),
];

/// On which board results count.
pub(crate) const CREDITS: [(&str, BoardCredit); 4] = [
    ("most", BoardCredit::MostPlayed),
    ("lowest", BoardCredit::LowestPlayed),
    ("listed", BoardCredit::Listed),
    ("each", BoardCredit::Each),
];

/// The words of the query that make another page.
pub(crate) const QUERY: &[QueryParam] = &[
    QueryParam::Number("after"),
    QueryParam::Number("minimum"),
    QueryParam::OneOf("order", &["percentage", "points", "performance"]),
    QueryParam::OneOf("ties", &["shared", "performance", "games"]),
    QueryParam::OneOf("credit", &["most", "lowest", "listed", "each"]),
];

/// The rules that the query names; what it does not name is as usual.
pub(crate) fn board_rules(
    section: &PublicSection,
    params: &Params,
) -> Result<BoardRules, PageError> {
    let usual = BoardRules::USUAL;
    let most = section.settings.rounds.max(section.latest_round().0);
    let minimum = params.query_number("minimum")?.unwrap_or(usual.minimum);
    // Nobody plays more games than there are rounds.
    if minimum > usize::from(most.max(1)) {
        return Err(PageError::NotFound);
    }
    Ok(BoardRules {
        order: chosen(params, "order", &ORDERS)?.unwrap_or(usual.order),
        ties: chosen(params, "ties", &TIES)?.unwrap_or(usual.ties),
        credit: chosen(params, "credit", &CREDITS)?.unwrap_or(usual.credit),
        minimum,
        forfeits: usual.forfeits,
    })
}

/// The boards after the round that the query names, or after the latest one.
pub(crate) fn board_table(
    section: &PublicSection,
    params: &Params,
) -> Result<BoardTable, PageError> {
    let latest = section.latest_round();
    let after = params.query_number("after")?.map_or(latest, RoundNumber);
    if after > latest || !ranks_teams(section.settings.format) {
        return Err(PageError::NotFound);
    }
    let rules = board_rules(section, params)?;
    Ok(BoardTable::of(&section.tournament, after, rules))
}

fn chosen<T: Copy>(
    params: &Params,
    name: &str,
    known: &[(&str, T)],
) -> Result<Option<T>, PageError> {
    let Some(word) = params.query(name) else {
        return Ok(None);
    };
    let found = known.iter().find(|(other, _)| *other == word);
    found
        .map(|(_, value)| Some(*value))
        .ok_or(PageError::NotFound)
}
