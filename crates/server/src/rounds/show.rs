//! Looking at rounds.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{CannotExplain, HowToPair};
use adoube_journal::Section;
use adoube_tournament::{BoardNumber, EntrantId, Game, RoundNumber};

use super::moment::{by_hand, explained, outdated};
use super::views::RoundsPage;
use super::views::round::RoundPage;
use super::views::why::{WhyPage, WhyQuery};
use super::{entrant, paired};
use crate::error::PageError;
use crate::params::{DeskSection, Params, decoded};
use crate::texts::tell_with;
use crate::ui::Page;
use crate::ui::parts::{BOARD_WORD, Parts};
use crate::ui::pick::is_typed;

/// `GET …/rounds`: what comes next, and what there is.
pub(super) async fn overview(of: DeskSection) -> Result<Page<RoundsPage>, PageError> {
    let otherwise = outdated(&of.at.app, &of.at.event, &of).await?;
    let page = RoundsPage::of(&of.shown, &of.at, of.section(), otherwise.is_some());
    Ok(Page(page))
}

/// `GET …/rounds/{round}`
pub(super) async fn round(of: DeskSection, params: Params) -> Result<Page<RoundPage>, PageError> {
    let section = of.section();
    let round = paired(section, &params)?;
    let by_hand = by_hand(&of.at.app, &of.at.event, &section.id, round).await?;
    let is_latest = round == section.draft.paired_rounds();
    let outdated = is_latest && outdated(&of.at.app, &of.at.event, &of).await?.is_some();
    let page = RoundPage::of(&of.shown, &of.at, section, round, &by_hand, outdated);
    let page = page.ok_or(PageError::NotFound)?;
    page.in_parts(&params).map(Page)
}

/// More boards than are explained at once in a very large section.
const FEW: usize = 10;

/// The players of the boards that are asked for, where a round has too many to explain all: those of a board, of a
/// player, of what is looked for, or of the first boards.
fn few_boards(
    of: &DeskSection,
    round: RoundNumber,
    params: &Params,
) -> Option<(Vec<EntrantId>, Parts)> {
    let section = of.section();
    let stands = section.draft.round(round)?;
    if !is_typed(section) || !section.settings.format.is_swiss_of_players() {
        return None;
    }
    let board: Option<BoardNumber> = params
        .query(BOARD_WORD)
        .and_then(|board| board.parse().ok());
    let player = player_asked(section, params);
    let mut games: Vec<&Game> = stands.games.iter().collect();
    let text = |game: &&Game| {
        let (white, black) = (section.label(game.white), section.label(game.black));
        format!("{} {white} {black}", game.board)
    };
    let is_wanted = |game: &&Game| {
        Some(game.board) == board || player == Some(game.white) || player == Some(game.black)
    };
    let parts = Parts::few(&mut games, params, text, is_wanted, FEW);
    let players = games.iter().flat_map(|game| [game.white, game.black]);
    Some((players.collect(), parts))
}

/// Whom the round to come is explained for in a very large section: the player who is asked for, or the first.
fn few_of_next(section: &Section, round: RoundNumber, params: &Params) -> Option<Vec<EntrantId>> {
    let is_few = round == section.next_round()
        && is_typed(section)
        && section.settings.format.is_swiss_of_players();
    is_few.then(|| match player_asked(section, params) {
        Some(player) => vec![player],
        None => {
            let mut first: Vec<_> = section.draft.entrants.iter().collect();
            first.sort_by_key(|entrant| entrant.pairing_number);
            first
                .iter()
                .take(2 * FEW)
                .map(|entrant| entrant.id)
                .collect()
        }
    })
}

/// The player whose number the address has.
fn player_asked(section: &Section, params: &Params) -> Option<EntrantId> {
    let number: u32 = params.query("player")?.parse().ok()?;
    let mut entrants = section.draft.entrants.iter();
    let player =
        entrants.find(|entrant| entrant.pairing_number.map(|own| own.get()) == Some(number));
    player.map(|entrant| entrant.id)
}

/// `GET …/rounds/{round}/why`: why the round is paired as it is, or how the next one would be.
/// `player` asks for a player by number, `absent` names who would not be there.
pub(super) async fn why(of: DeskSection, params: Params) -> Result<Page<WhyPage>, PageError> {
    let round = RoundNumber(params.number("round")?);
    let absent = params.query("absent").and_then(decoded).unwrap_or_default();
    let how = HowToPair {
        absent: absent.split(',').filter_map(entrant).collect(),
        ..HowToPair::with_seed(0)
    };
    let absent = how.absent.clone();
    let some = few_boards(&of, round, &params);
    let about = match &some {
        Some((players, _)) => Some(players.clone()),
        None => few_of_next(of.section(), round, &params),
    };
    let found = explained(&of.at.app, &of.at.event, &of, round, how, about).await?;
    let why = match &found.explanation {
        Ok(why) => why,
        Err(CannotExplain::OutOfTurn { .. }) => return Err(PageError::NotFound),
        Err(reason) => {
            let why = tell_with(reason, &SectionNames::in_section(of.section()));
            return Err(PageError::Refused(why));
        }
    };
    let is_latest = round == of.section().draft.paired_rounds();
    let otherwise = match is_latest {
        true => outdated(&of.at.app, &of.at.event, &of).await?,
        false => None,
    };
    let asked = WhyQuery {
        player: params
            .query("player")
            .and_then(|number| number.parse().ok()),
        absent,
        moment: found.moment.clone(),
        otherwise,
        some,
    };
    let (shown, at) = (&of.shown, &of.at);
    WhyPage::of(shown, at, of.section(), why, &asked, &params).map(Page)
}
