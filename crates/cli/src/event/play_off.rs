//! Play-offs for first place and for level matches of a knockout.

use adoube_bodies::play_off::{PlayOffBody, who};
use adoube_conduct::rounds::{Ground, PlayOffState, Tie, ties};
use adoube_journal::Section;
use adoube_tournament::{BoardNumber, EntrantId, GameResult};
use clap::Args;

use super::desk::{Desk, cannot};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{fail, say, t, tell, words};

#[derive(Args)]
pub(crate) struct PlayOffArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The results so far, in the order of the games that were proposed, such as 1-0 ½-½
    #[arg(value_parser = value::<GameResult>)]
    results: Vec<GameResult>,
    /// In a knockout: the board of the match, if several are level
    #[arg(long, value_parser = value::<BoardNumber>)]
    board: Option<BoardNumber>,
    /// The seed for drawing colours and pairings by lot
    #[arg(long)]
    seed: Option<u64>,
    /// Write down who won, once the play-off is decided
    #[arg(long)]
    record: bool,
    /// It was decided otherwise: those who were level in their order, the winner first, by number or name
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "WINNER,NEXT…",
        conflicts_with = "results"
    )]
    order: Vec<String>,
}

pub(super) async fn play_off(mut desk: Desk, args: PlayOffArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let wanted = |tie: &Tie| match tie {
        Tie::InMatch { board, .. } => args.board.is_none_or(|wanted| wanted == *board),
        Tie::ForFirstPlace { .. } => args.board.is_none(),
    };
    let all = ties(&journal.event().details, section);
    let chosen: Vec<&Tie> = all.iter().filter(|tie| wanted(tie)).collect();
    let tie = match chosen[..] {
        [] => return Err(fail!("play-off-none")),
        [tie] => tie,
        _ => return Err(fail!("play-off-several")),
    };
    let seed = seed_or_new(args.seed);
    let state = tie.play_off(seed, &args.results);
    let mut state = state.map_err(|error| cannot(section, &error))?;
    if !args.order.is_empty() {
        state = PlayOffState {
            places: places(section, tie, &args.order)?,
            games: Vec::new(),
            speed: None,
            draw_odds: false,
            ..state
        };
    }
    let decision = tie.decided(section, &state.places);
    let body = PlayOffBody::of(section, tie, seed, &state, words());
    match desk.json {
        true => output::print_json(&body),
        false => output::print(&text(&body)),
    }
    if let Some(command) = decision.filter(|_| args.record) {
        let ground = || match args.order.is_empty() {
            true => tell(&Ground::PlayOff { seed }),
            false => tell(&Ground::PlayOffToldBy),
        };
        desk.reason = Some(desk.reason.take().unwrap_or_else(ground));
        desk.submit(&mut journal, vec![command]).await?;
    }
    Ok(())
}

/// The places of those who were level, in the order in which they are named.
fn places(
    section: &Section,
    tie: &Tie,
    order: &[String],
) -> Result<Vec<(EntrantId, u32, u32)>, Failure> {
    let number = |id: EntrantId| match id.team().and_then(|team| section.team(team)) {
        Some(team) => team.pairing_number,
        None => section
            .entrant(id)
            .and_then(|entrant| entrant.pairing_number),
    };
    let is_meant = |id: EntrantId, said: &str| {
        let named = who(section, id)
            .to_lowercase()
            .contains(&said.to_lowercase());
        number(id).map(|number| number.to_string()) == Some(said.to_owned())
            || (named && said.parse::<u32>().is_err())
    };
    let mut found: Vec<(EntrantId, u32, u32)> = Vec::new();
    for (said, place) in order.iter().zip(1..) {
        let level = tie.level().iter().copied();
        let meant: Vec<EntrantId> = level.filter(|id| is_meant(*id, said.trim())).collect();
        let [id] = meant[..] else {
            return Err(fail!("play-off-who", name = said));
        };
        found.push((id, place, place));
    }
    match found.len() == tie.level().len() {
        true => Ok(found),
        false => Err(fail!("play-off-all")),
    }
}

fn text(body: &PlayOffBody) -> String {
    let mut text = format!("{}\n", body.tie);
    for place in &body.places {
        let (player, from, to) = (&place.player, place.from, place.to);
        text += &match from == to {
            true => say!("play-off-place", player, from),
            false => say!("play-off-places", player, from, to),
        };
        text.push('\n');
    }
    let Some(speed) = &body.speed else {
        if body.places.is_empty() {
            text += &format!("{}\n", t("play-off-level"));
        }
        return text;
    };
    let article = body.article;
    text += &format!("{}\n", say!("play-off-next", speed, article));
    for game in &body.next {
        text += &format!("  {} – {}\n", game.white, game.black);
    }
    if body.draw_odds {
        text += &format!("{}\n", t("play-off-draw-odds"));
    }
    text + &format!("{}\n", say!("play-off-seed", seed = body.seed.to_string()))
}
