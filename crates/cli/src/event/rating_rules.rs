//! Which ratings count in a section, and how.

use adoube_conduct::announcement::{RatingRules, stored};
use adoube_conduct::rating_lists::ListName;
use adoube_journal::SectionSettings;
use adoube_tournament::EqualOrder;
use clap::Args;

use crate::args::value;
use crate::texts::t;

/// Where ratings come from and what decides between equals.
#[derive(Args)]
pub(super) struct RatingRulesArgs {
    /// What decides between equal ratings and titles: name, entry, or lots with a seed such as lots:960
    #[arg(long, value_name = "HOW", value_parser = value::<EqualOrder>)]
    equals: Option<EqualOrder>,
    /// The rating lists that are asked, the main one first, such as standard,rapid,blitz or effective-rapid,blitz
    #[arg(long, value_delimiter = ',', value_parser = value::<ListName>)]
    rating_lists: Option<Vec<ListName>>,
    /// Whether entries are held against the lists
    #[arg(long, value_name = "BOOL")]
    rating_checks: Option<bool>,
    /// What counts in tie-breaks as the rating of players without one: lowest, mean, or a rating
    #[arg(long, value_name = "RATING", value_parser = unrated)]
    unrated_as: Option<String>,
    /// Whether the event takes more than 30 days; its dates tell if it is not said
    #[arg(long, value_name = "BOOL")]
    long_event: Option<bool>,
    /// Whether tie-breaks take the rating of each round instead of the first one
    #[arg(long, value_name = "BOOL")]
    rating_of_each_round: Option<bool>,
    /// Whether the games begin from drawn positions
    #[arg(long, value_name = "BOOL")]
    chess960: Option<bool>,
}

/// A rating, or one of the two words.
fn unrated(text: &str) -> Result<String, String> {
    let is_known = matches!(text, "lowest" | "mean") || text.parse::<u16>().is_ok();
    match is_known {
        true => Ok(text.to_owned()),
        false => Err(t("argument-no-unrated").to_owned()),
    }
}

impl RatingRulesArgs {
    /// Puts what is said over what was announced before.
    pub(super) fn over(&self, settings: &mut SectionSettings) {
        settings.equal_ratings = self.equals.unwrap_or(settings.equal_ratings);
        let mut announced = stored::read(&settings.announced);
        let known = announced.ratings.unwrap_or_default();
        let lists = self.rating_lists.as_ref().map(|lists| {
            let names: Vec<String> = lists.iter().map(ToString::to_string).collect();
            names.join(",")
        });
        let said = RatingRules {
            lists: lists.or(known.lists),
            checked: self.rating_checks.or(known.checked),
            unrated: self.unrated_as.clone().or(known.unrated),
            long_event: self.long_event.or(known.long_event),
            of_each_round: self.rating_of_each_round.or(known.of_each_round),
        };
        announced.ratings = Some(said).filter(|said| *said != RatingRules::default());
        announced.drawn_start_positions = self.chess960.or(announced.drawn_start_positions);
        stored::write(&announced, &mut settings.announced);
    }
}
