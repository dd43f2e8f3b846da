//! Play-offs for first place and for level matches of a knockout. Nothing is kept until one is
//! decided: what was drawn and played so far stands in the address.

use adoube_bodies::play_off::who;
use adoube_conduct::rounds::{Ground, PlayOffState, Tie, ties};
use adoube_journal::Section;
use adoube_tournament::{EntrantId, GameResult};
use serde::Deserialize;

use super::url;
use super::views::play_off::PlayOffPage;
use crate::error::PageError;
use crate::events::EventView;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Fields, Params, decoded};
use crate::texts::{fill, tell};
use crate::ui::Page;

/// No play-off has more games; single games until one is decisive end some day.
const MOST_GAMES: usize = 60;

/// Which play-off, and what came of it so far.
#[derive(Deserialize)]
pub(super) struct PlayOffForm {
    /// The board of a match; empty for first place.
    #[serde(default)]
    board: String,
    seed: u64,
    /// The results so far.
    #[serde(default)]
    results: String,
    /// Who won, where it was decided otherwise than by these games.
    #[serde(default)]
    winner: String,
}

/// A play-off as it stands.
pub(super) struct PlayOffStanding {
    pub tie: Tie,
    pub seed: u64,
    pub results: Vec<GameResult>,
    pub state: PlayOffState,
}

impl PlayOffStanding {
    /// Nothing if nobody is level there, or a result is none.
    fn of(shown: &EventView, section: &Section, form: &PlayOffForm) -> Option<PlayOffStanding> {
        let mut all = ties(&shown.event.details, section).into_iter();
        let tie = all.find(|tie| board_of(tie) == form.board)?;
        let results = form.results.split_whitespace().take(MOST_GAMES);
        let results: Vec<GameResult> = results
            .map(|text| text.parse().ok())
            .collect::<Option<_>>()?;
        let state = tie.play_off(form.seed, &results).ok()?;
        Some(PlayOffStanding {
            tie,
            seed: form.seed,
            results,
            state,
        })
    }
}

/// The board of a match; empty for first place.
pub(super) fn board_of(tie: &Tie) -> String {
    match tie {
        Tie::InMatch { board, .. } => board.to_string(),
        Tie::ForFirstPlace { .. } => String::new(),
    }
}

/// `GET …/rounds/play-off?board=&seed=&results=&next1=&next2=`: the results of the games that were
/// proposed come after those before.
pub(super) async fn show(
    at: AtDesk,
    of: DeskSection,
    params: Params,
) -> Result<Page<PlayOffPage>, PageError> {
    let word = |name: &str| params.query(name).and_then(decoded).unwrap_or_default();
    let seed = match params.query_number("seed")? {
        Some(seed) => seed,
        None => seed_of(&of, &word("board")),
    };
    let form = PlayOffForm {
        board: word("board"),
        seed,
        results: [word("results"), word("next1"), word("next2")].join(" "),
        winner: String::new(),
    };
    let standing =
        PlayOffStanding::of(&of.shown, of.section(), &form).ok_or(PageError::NotFound)?;
    Ok(Page(PlayOffPage::of(
        &of.shown,
        &at,
        of.section(),
        standing,
    )))
}

/// What the lots of a play-off are drawn with: the same whenever its page is opened, so that colours that were told
/// to the players stay as they are.
fn seed_of(of: &DeskSection, board: &str) -> u64 {
    let section = of.section();
    let (event, id) = (&of.at.event, &section.id);
    let place = format!("{event}/{id}/{}/{board}", section.draft.paired_rounds());
    // FNV-1a.
    let hash = place.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    u64::from(hash)
}

/// `POST …/rounds/play-off`: writes down who won.
pub(super) async fn record(
    at: AtDesk,
    of: DeskSection,
    Fields(form): Fields<PlayOffForm>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let standing = PlayOffStanding::of(&of.shown, section, &form).ok_or(PageError::NotFound)?;
    let told = told_winner(&standing.tie, &form.winner)?;
    let places = match told {
        Some(winner) => won_by(&standing.tie, winner),
        None => standing.state.places.clone(),
    };
    let winner = places.first().map(|(player, ..)| *player);
    let command = standing.tie.decided(section, &places);
    let (winner, command) = winner.zip(command).ok_or(PageError::NotFound)?;
    let seed = standing.seed;
    let reason = match told {
        Some(_) => tell(&Ground::PlayOffToldBy),
        None => tell(&Ground::PlayOff { seed }),
    };
    let submission = at.member.submission(vec![command]);
    at.write(submission.because(Some(reason))).await?;
    let key = match standing.tie {
        Tie::InMatch { .. } => "rounds-play-off-recorded",
        Tie::ForFirstPlace { .. } => "rounds-play-off-won",
    };
    let said = fill(key, &[&who(section, winner)]);
    Ok(redirect_with(url(&at, section), said))
}

/// The winner whom the arbiter names, by the place among those who are level.
fn told_winner(tie: &Tie, text: &str) -> Result<Option<EntrantId>, PageError> {
    if text.is_empty() {
        return Ok(None);
    }
    let place: Option<usize> = text.parse().ok();
    let winner = place.and_then(|place| tie.level().get(place));
    winner.copied().map(Some).ok_or(PageError::NotFound)
}

/// The winner is first; the others share what is left.
fn won_by(tie: &Tie, winner: EntrantId) -> Vec<(EntrantId, u32, u32)> {
    let last = u32::try_from(tie.level().len()).unwrap_or(u32::MAX);
    let others = tie.level().iter().filter(|id| **id != winner);
    let others = others.map(|id| (*id, 2, last));
    std::iter::once((winner, 1, 1)).chain(others).collect()
}
