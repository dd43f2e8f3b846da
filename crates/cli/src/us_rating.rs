//! `adoube us-rating`: which rating is entered for a player by the rules of US Chess (28C to 28E).

use std::iter;
use std::process::ExitCode;
use std::str::FromStr;

use adoube_bodies::ratings::{
    AssignedRating, ConvertedRating, ConvertedRatings, Disclosure, MergedRating,
};
use adoube_ratings::us::{
    Basis, DISCLOSURE, Foreign, MERGED, assignment_fault, highest, merged_established,
    merged_provisional, must_disclose,
};
use clap::{Args, Subcommand, ValueEnum};
use serde::Deserialize;
use serde::de::value::{Error as ValueError, MapAccessDeserializer, MapDeserializer};

use crate::failure::Failure;
use crate::texts::{fail, say, t, tell};
use crate::{ANSWER_IS_NO, output};

#[derive(Subcommand)]
pub(crate) enum UsRatingCommand {
    /// Put ratings of other federations on the scale of US Chess; the highest counts (28D1)
    Convert(ConvertArgs),
    /// Make one rating of several that a player was given by mistake (28C1)
    Merge(MergeArgs),
    /// Ask whether a rating may be assigned for prizes (28D2 to 28E1)
    Assign(AssignArgs),
    /// Ask whether a player must tell a foreign or FIDE rating (28C2)
    Disclose(DiscloseArgs),
}

#[derive(Args)]
pub(crate) struct DiscloseArgs {
    /// The US Chess rating is established
    #[arg(long)]
    established: bool,
    /// It was published within the last two years
    #[arg(long)]
    published: bool,
    /// The director asks
    #[arg(long)]
    asked: bool,
}

#[derive(Args)]
pub(crate) struct ConvertArgs {
    /// Where a rating is from and the rating: fide, quebec, england, ingo, soviet, unreliable, other or as-it-is, such as fide=2150
    #[arg(required = true, value_name = "FROM=RATING")]
    ratings: Vec<ForeignArg>,
}

#[derive(Args)]
pub(crate) struct MergeArgs {
    /// Ratings with their games, such as 1900/5 1700/4; the established one, if there is one, without games and first
    #[arg(required = true, num_args = 2.., value_name = "RATING[/GAMES]")]
    ratings: Vec<RatingWithGames>,
}

#[derive(Args)]
pub(crate) struct AssignArgs {
    /// The rating to be assigned
    rating: u16,
    /// What it is based on
    #[arg(long, value_enum)]
    basis: BasisArg,
    /// The last published rating, for --basis rated
    #[arg(long, required_if_eq("basis", "rated"))]
    published: Option<u16>,
    /// Games played so far, for --basis label and calculated
    #[arg(long, required_if_eq_any([("basis", "label"), ("basis", "calculated")]))]
    games: Option<u32>,
    /// The lowest ratings of the prize categories of the event, such as 1800,2000, or none
    #[arg(long, value_name = "RATINGS")]
    #[arg(required_if_eq_any([("basis", "unverified"), ("basis", "calculated"), ("basis", "not-rated-play")]))]
    categories: Option<Categories>,
}

/// The lowest ratings of prize categories.
#[derive(Clone, Default)]
struct Categories(Vec<u16>);

impl FromStr for Categories {
    type Err = String;

    fn from_str(text: &str) -> Result<Categories, String> {
        if text == "none" {
            return Ok(Categories::default());
        }
        let lowest: Result<Vec<u16>, _> = text.split(',').map(|one| one.trim().parse()).collect();
        let lowest = lowest.map_err(|_| t("us-rating-no-categories"))?;
        Ok(Categories(lowest))
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum BasisArg {
    /// A rated player, for a cause of 28E2
    Rated,
    /// A rating that is claimed and cannot be verified
    Unverified,
    /// A US Chess rating not yet published
    Label,
    /// Calculated by the director from rated events
    Calculated,
    /// Play that was not rated
    NotRatedPlay,
    /// Nothing is known
    Nothing,
}

#[derive(Clone)]
struct ForeignArg(String, Foreign);

impl FromStr for ForeignArg {
    type Err = String;

    fn from_str(text: &str) -> Result<ForeignArg, String> {
        let wrong = || say!("us-rating-no-foreign", text);
        let (from, rating) = text.split_once('=').ok_or_else(wrong)?;
        let rating: u16 = rating.trim().parse().map_err(|_| wrong())?;
        let entry = (from.trim().to_lowercase(), rating);
        let entry = MapDeserializer::<_, ValueError>::new(iter::once(entry));
        let foreign = Foreign::deserialize(MapAccessDeserializer::new(entry));
        let foreign = foreign.map_err(|_| wrong())?;
        Ok(ForeignArg(text.to_owned(), foreign))
    }
}

/// A rating and, unless it is established, its games.
#[derive(Clone, Copy)]
struct RatingWithGames(u16, Option<u32>);

impl FromStr for RatingWithGames {
    type Err = String;

    fn from_str(text: &str) -> Result<RatingWithGames, String> {
        let wrong = |_| say!("us-rating-no-rating", text);
        let (rating, games) = match text.split_once('/') {
            Some((rating, games)) => (rating, Some(games.parse().map_err(wrong)?)),
            None => (text, None),
        };
        Ok(RatingWithGames(rating.parse().map_err(wrong)?, games))
    }
}

pub(crate) fn run(command: UsRatingCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        UsRatingCommand::Convert(args) => Ok(convert(&args, json)),
        UsRatingCommand::Merge(args) => merge(&args, json),
        UsRatingCommand::Assign(args) => Ok(assign(&args, json)),
        UsRatingCommand::Disclose(args) => Ok(disclose(&args, json)),
    }
}

fn disclose(args: &DiscloseArgs, json: bool) -> ExitCode {
    let must = must_disclose(args.established, args.published, args.asked);
    let rule = DISCLOSURE;
    if json {
        output::print_json(&Disclosure { must, rule });
    } else {
        output::print(&format!("{}\n", say!("us-rating-disclose", must, rule)));
    }
    ExitCode::from(if must { 0 } else { ANSWER_IS_NO })
}

fn convert(args: &ConvertArgs, json: bool) -> ExitCode {
    let all: Vec<Foreign> = args.ratings.iter().map(|ForeignArg(_, one)| *one).collect();
    let counts = highest(&all);
    if json {
        let ratings = all
            .iter()
            .zip(&args.ratings)
            .map(|(one, ForeignArg(text, _))| ConvertedRating {
                from: text,
                converted: one.converted(),
            });
        output::print_json(&ConvertedRatings {
            ratings: ratings.collect(),
            rating: counts.map(|one| one.rating),
        });
        return ExitCode::SUCCESS;
    }
    for (one, ForeignArg(text, _)) in all.iter().zip(&args.ratings) {
        let converted = one.converted();
        let told = say!(
            "us-rating-converted",
            text,
            rating = converted.rating,
            rule = converted.rule,
            no_prize_below = converted.no_prize_below
        );
        output::print(&format!("{told}\n"));
    }
    if let Some(counts) = counts.filter(|_| all.len() > 1) {
        let told = say!("us-rating-highest", rating = counts.rating);
        output::print(&format!("{told}\n"));
    }
    ExitCode::SUCCESS
}

fn merge(args: &MergeArgs, json: bool) -> Result<ExitCode, Failure> {
    let (established, provisional): (Vec<RatingWithGames>, Vec<RatingWithGames>) = args
        .ratings
        .iter()
        .partition(|RatingWithGames(_, games)| games.is_none());
    let games =
        |RatingWithGames(rating, games): &RatingWithGames| (*rating, games.unwrap_or_default());
    let provisional: Vec<(u16, u32)> = provisional.iter().map(games).collect();
    let rating = match established[..] {
        [] => merged_provisional(&provisional).ok_or_else(|| fail!("us-rating-no-games"))?,
        [RatingWithGames(rating, _)] => merged_established(rating, &provisional),
        _ => return Err(fail!("us-rating-two-established")),
    };
    let rule = MERGED;
    if json {
        output::print_json(&MergedRating { rating, rule });
    } else {
        output::print(&format!("{rating} ({rule})\n"));
    }
    Ok(ExitCode::SUCCESS)
}

fn assign(args: &AssignArgs, json: bool) -> ExitCode {
    let games = args.games.unwrap_or_default();
    let basis = match args.basis {
        BasisArg::Rated => Basis::Rated {
            published: args.published.unwrap_or_default(),
        },
        BasisArg::Unverified => Basis::Unverified,
        BasisArg::Label => Basis::Label { games },
        BasisArg::Calculated => Basis::Calculated { games },
        BasisArg::NotRatedPlay => Basis::NotRatedPlay,
        BasisArg::Nothing => Basis::Nothing,
    };
    let categories = args.categories.clone().unwrap_or_default();
    let fault = assignment_fault(basis, args.rating, &categories.0);
    if json {
        output::print_json(&AssignedRating {
            rating: args.rating,
            fault: fault.map(|fault| tell(&fault)),
        });
    } else {
        let fine = || t("us-rating-fine").to_owned();
        let told = fault.map_or_else(fine, |fault| tell(&fault));
        output::print(&format!("{}: {told}\n", args.rating));
    }
    ExitCode::from(if fault.is_some() { ANSWER_IS_NO } else { 0 })
}
