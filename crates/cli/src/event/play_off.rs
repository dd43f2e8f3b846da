//! Play-offs for first place and for level matches of a knockout.

use adoube_bodies::play_off::PlayOffBody;
use adoube_conduct::rounds::{Ground, Tie, ties};
use adoube_tournament::{BoardNumber, GameResult};
use clap::Args;

use super::desk::{Desk, cannot};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{fail, say, t, tell, words};

#[derive(Args)]
pub(crate) struct PlayOffArgs {
    /// The event
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
    /// In a knockout: write down who goes on, once the play-off is decided
    #[arg(long)]
    record: bool,
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
    let state = state.map_err(|error| cannot(section, &error))?;
    let winner = state.places.first().map(|(player, ..)| *player);
    let decision = winner.and_then(|winner| tie.decided_for(section, winner));
    let body = PlayOffBody::of(section, tie, seed, &state, words());
    match desk.json {
        true => output::print_json(&body),
        false => output::print(&text(&body)),
    }
    if let Some(command) = decision.filter(|_| args.record) {
        let ground = || tell(&Ground::PlayOff { seed });
        desk.reason = Some(desk.reason.take().unwrap_or_else(ground));
        desk.submit(&mut journal, vec![command]).await?;
    }
    Ok(())
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
