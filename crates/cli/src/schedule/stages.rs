//! Cups and matches.

use adoube_bodies::schedule::{KnockoutBody, MatchBody, MatchGame};
use adoube_pairing::schedule::individual_match::{ColourOrder, IndividualMatch, Plan};
use adoube_pairing::schedule::knockout::Bracket;
use clap::Args;

use crate::failure::Failure;
use crate::output;
use crate::texts::{say, tell, words};

#[derive(Args)]
pub(crate) struct KnockoutArgs {
    /// How many players
    players: u32,
    /// The losing semi-finalists play for third place
    #[arg(long)]
    third_place: bool,
}

pub(super) fn knockout(args: KnockoutArgs, json: bool) -> Result<(), Failure> {
    let bracket = if args.third_place {
        Bracket::with_third_place(args.players)?
    } else {
        Bracket::new(args.players)?
    };
    if json {
        output::print_json(&KnockoutBody::of(&bracket, words()));
        return Ok(());
    }
    let mut text = String::new();
    for round in 1..=bracket.rounds() {
        let name = bracket.name_of(round);
        text += &format!("{}\n", name.map_or_else(String::new, |name| tell(&name)));
        for contest in bracket.matches_of(round) {
            text += &format!("  {}\n", tell(&contest.contest()));
        }
    }
    output::print(&text);
    Ok(())
}

#[derive(Args)]
pub(crate) struct MatchArgs {
    /// How many games
    games: u32,
    /// Turn the order of colours at half time
    #[arg(long)]
    turn_at_half: bool,
}

pub(super) fn individual_match(args: MatchArgs, json: bool) -> Result<(), Failure> {
    let plan = Plan {
        games: args.games,
        order: if args.turn_at_half {
            ColourOrder::ReversedAtHalfTime
        } else {
            ColourOrder::Alternating
        },
    };
    let contest = IndividualMatch::new([1, 2], plan)?;
    let games = (1..=args.games).map(|game| (game, contest.colours_of(game)));
    if json {
        let games = games.map(|(game, colours)| MatchGame {
            game,
            white: colours.white,
            black: colours.black,
        });
        output::print_json(&MatchBody {
            games: games.collect(),
            points_to_win: plan.points_to_win(),
        });
        return Ok(());
    }
    let lines =
        games.map(|(number, game)| say!("schedule-game", number, game = game.to_string()) + "\n");
    let text: String = lines.collect();
    let to_win = say!("schedule-points-to-win", points = plan.points_to_win());
    output::print(&format!("{text}{to_win}\n"));
    Ok(())
}
