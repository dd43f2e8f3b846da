//! How the teams of a section score, and in which order their lists stand.

use adoube_conduct::announcement::{ListOrder, stored};
use adoube_journal::SectionSettings;
use adoube_tournament::MatchRule;
use clap::{Args, ValueEnum};

use super::rating_rules::RatingRulesArgs;
use super::setup::value_argument;

value_argument!(MatchRuleArg => MatchRule { HigherTotal, MoreThanHalf });
value_argument!(ListOrderArg => ListOrder {
    ByRating, ByRatingUnratedAnywhere, WithinMargin, CaptainsChoice,
});

/// How the teams of a section score, and which ratings count.
#[derive(Args)]
pub(super) struct TeamRulesArgs {
    /// Teams: when a match is won, by the higher total or by more than half of the game points
    #[arg(long, value_enum)]
    match_rule: Option<MatchRuleArg>,
    /// With individual-teams: what the players of a team score for it, their points or their places (military scoring)
    #[arg(long, value_enum)]
    team_scores: Option<TeamScoresArg>,
    /// Teams: in which order the players of a list may stand
    #[arg(long, value_enum)]
    list_order: Option<ListOrderArg>,
    /// With list-order within-margin: by how much nobody is rated higher than a team-mate above; 100 if not given
    #[arg(long, value_name = "POINTS")]
    list_margin: Option<u32>,
    #[command(flatten)]
    ratings: RatingRulesArgs,
}

impl TeamRulesArgs {
    /// Puts what is said over what was announced before.
    pub(super) fn over(&self, settings: &mut SectionSettings) {
        self.ratings.over(settings);
        let scoring = &mut settings.team_scoring;
        if let Some(rule) = self.match_rule {
            scoring.match_rule = rule.into();
        }
        if let Some(scores) = self.team_scores {
            scoring.by_places = matches!(scores, TeamScoresArg::Places);
        }
        if self.list_order.is_some() || self.list_margin.is_some() {
            let mut announced = stored::read(&settings.announced);
            let line_ups = announced.line_ups.get_or_insert_default();
            line_ups.order = self.list_order.map(ListOrder::from).or(line_ups.order);
            line_ups.margin = self.list_margin.or(line_ups.margin);
            stored::write(&announced, &mut settings.announced);
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum TeamScoresArg {
    Points,
    Places,
}
