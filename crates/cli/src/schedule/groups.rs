//! Events in groups: quads and Holland systems.

use std::path::{Path, PathBuf};

use adoube_bodies::schedule::{GroupMember, PreliminariesBody, QuadBody, QuadsBody};
use adoube_pairing::schedule::holland;
use adoube_pairing::schedule::quads::{self, Numbers};
use adoube_tournament::{Player, RatingUsed};
use clap::Args;

use super::{seed_or_new, tables};
use crate::failure::Failure;
use crate::texts::{say, t, tell};
use crate::{files, output};

/// The players of a list and their ratings.
struct Field {
    players: Vec<Player>,
    ratings: Vec<Option<u32>>,
}

impl Field {
    fn read(list: &Path) -> Result<Field, Failure> {
        let entries = files::read_list_file(list)?;
        let players: Vec<Player> = entries.players.into_iter().map(|row| row.player).collect();
        let rating = |player| RatingUsed::NationalThenFide.of(player).map(u32::from);
        let ratings = players.iter().map(rating).collect();
        Ok(Field { players, ratings })
    }

    fn line(&self, player: usize) -> String {
        let rating = self.ratings[player]
            .map_or(t("public-unrated").to_owned(), |rating| rating.to_string());
        format!("{} ({rating})", self.players[player].name)
    }

    fn group(&self, title: &str, players: &[usize]) -> String {
        let lines = players.iter().zip(1..);
        let lines = lines.map(|(player, number)| format!("  {number}  {}\n", self.line(*player)));
        format!("{title}\n{}", lines.collect::<String>())
    }

    fn members(&self, players: &[usize]) -> Vec<GroupMember<'_>> {
        let member = |(player, number): (&usize, u32)| GroupMember {
            number,
            name: &self.players[*player].name,
            rating: self.ratings[*player],
        };
        players.iter().zip(1..).map(member).collect()
    }
}

#[derive(Args)]
pub(crate) struct QuadsArgs {
    /// A CSV list of players with ratings; - for standard input
    list: PathBuf,
    /// Draw the numbers of a quad by lot instead of by rating
    #[arg(long)]
    by_lot: bool,
    /// The seed of the lots and of the colours in round 3
    #[arg(long)]
    seed: Option<u64>,
}

pub(super) fn quads(args: QuadsArgs, json: bool) -> Result<(), Failure> {
    let field = Field::read(&args.list)?;
    let numbers = if args.by_lot {
        Numbers::ByLot
    } else {
        Numbers::ByRating
    };
    let seed = seed_or_new(args.seed);
    let made = quads::quads(&field.ratings, numbers, seed)?;
    if json {
        let quads = made.quads.iter().map(|quad| {
            let rounds = quad.schedule.rounds.iter();
            QuadBody {
                players: field.members(&quad.players),
                rounds: rounds.map(ToString::to_string).collect(),
            }
        });
        output::print_json(&QuadsBody {
            seed,
            quads: quads.collect(),
            leftover: made.leftover.map(|group| field.members(&group.players)),
        });
        return Ok(());
    }
    let mut text = say!("schedule-colours-tossed", seed = seed.to_string()) + "\n";
    for (quad, number) in made.quads.iter().zip(1_u32..) {
        let title = say!("schedule-quad", number);
        text += &format!("\n{}", field.group(&title, &quad.players));
        text += &tables::rounds(&quad.schedule);
    }
    if let Some(leftover) = &made.leftover {
        let group = field.group(t("schedule-left-over"), &leftover.players);
        let options = leftover.options().into_iter().map(|option| tell(&option));
        let options = options.reduce(|one, other| say!("schedule-or", one, other));
        let they_play = say!("schedule-they-play", options);
        text += &format!("\n{group}{they_play}\n");
    }
    output::print(&text);
    Ok(())
}

#[derive(Args)]
pub(crate) struct HollandArgs {
    /// A CSV list of players with ratings; - for standard input
    list: PathBuf,
    /// How many preliminaries; groups of about eight to twelve if not given
    #[arg(long)]
    groups: Option<usize>,
    /// The unbalanced system: groups by bands of rating
    #[arg(long)]
    unbalanced: bool,
}

pub(super) fn holland(args: HollandArgs, json: bool) -> Result<(), Failure> {
    let field = Field::read(&args.list)?;
    let groups = if args.unbalanced {
        holland::by_bands(&field.ratings, args.groups)?
    } else {
        holland::balanced(&field.ratings, args.groups)?
    };
    if json {
        output::print_json(&PreliminariesBody {
            preliminaries: groups.iter().map(|group| field.members(group)).collect(),
        });
        return Ok(());
    }
    let groups = groups.iter().zip(1_u32..);
    let text =
        groups.map(|(group, number)| field.group(&say!("schedule-preliminary", number), group));
    output::print(&text.collect::<Vec<_>>().join("\n"));
    Ok(())
}
