//! The register of announced variations (26): what a section does otherwise than the main rules,
//! and what players have to be told when.

use serde::{Deserialize, Serialize};

use super::settings::{
    Acceleration, ColourMethod, Expulsion, Opponents, RuleFive, Settings, Teammates,
};

/// When players have to be told. The later, the earlier they must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Not at all: the rule calls it unannounced, or it is the director's choice.
    None,
    /// At the event before it is used, best before round 1 (26A).
    BeforeUse,
    /// At the event before round 2.
    BeforeRoundTwo,
    /// At the event before round 1.
    BeforeRoundOne,
    /// In all detailed advance publicity, and at the event (26B).
    InAdvance,
}

/// A variation in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-variation")]
pub struct Variation {
    pub article: &'static str,
    pub does: VariationKind,
    /// What players have to be told at the latest.
    pub notice: Notice,
}

/// What a variation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-variation-does")]
pub enum VariationKind {
    MinusGroups,
    Turns,
    LastRoundLots,
    ShortMemory,
    WideLimitForBlackOnly,
    Tolerance,
    ThirdColourBan,
    NoLimits,
    TopDown,
    ByeForColours,
    Accelerated,
    ClassPairings,
    UnratedTogether,
    RoundRobinTable,
    Neighbours,
    TeammatesInGroup,
    TeammatesNever,
    UnratedAs,
    EarlyForfeits,
    LastOpponentForfeit,
    LatestEntryCounts,
    EstimatesForTeams,
}

/// When something is switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The event is not advertised yet.
    BeforePublicity,
    /// It is, and round 1 has not begun.
    BeforeRoundOne,
    /// So many rounds have begun.
    AfterRounds(u16),
}

impl Variation {
    /// Whether it is too late to tell players as they should be told. Then 26A and 26B are not
    /// kept, and the director should know.
    pub fn is_late(&self, moment: Moment) -> bool {
        let begun = match moment {
            Moment::BeforePublicity => return false,
            Moment::BeforeRoundOne => 0,
            Moment::AfterRounds(rounds) => rounds,
        };
        match self.notice {
            Notice::None | Notice::BeforeUse => false,
            Notice::BeforeRoundTwo => begun >= 2,
            Notice::BeforeRoundOne => begun >= 1,
            Notice::InAdvance => true,
        }
    }
}

/// The variations that a section uses.
pub fn in_use(settings: &Settings) -> Vec<Variation> {
    let mut list = Register::default();
    list.colours(settings);
    list.pairings(settings);
    list.people(settings);
    list.0
}

#[derive(Default)]
struct Register(Vec<Variation>);

impl Register {
    fn add(&mut self, used: bool, article: &'static str, does: VariationKind, notice: Notice) {
        if used {
            self.0.push(Variation {
                article,
                does,
                notice,
            });
        }
    }

    fn colours(&mut self, settings: &Settings) {
        let before_use = Notice::BeforeUse;
        let minus = settings.rule_five == RuleFive::LowerRankedInMinusGroups;
        self.add(minus, "29E4a", VariationKind::MinusGroups, before_use);
        let turns = settings.rule_five == RuleFive::Alternating;
        self.add(turns, "29E4b", VariationKind::Turns, before_use);
        let lots = settings.last_round_lots.is_some();
        self.add(lots, "29E4c", VariationKind::LastRoundLots, before_use);
        self.add(
            settings.short_memory,
            "29E4d",
            VariationKind::ShortMemory,
            Notice::BeforeRoundOne,
        );
        self.add(
            settings.wide_limit_for_black_only,
            "29E5b1",
            VariationKind::WideLimitForBlackOnly,
            before_use,
        );
        self.add(
            settings.tolerance > 0,
            "29E5c",
            VariationKind::Tolerance,
            Notice::None,
        );
        self.add(
            settings.third_colour_ban,
            "29E5f1",
            VariationKind::ThirdColourBan,
            before_use,
        );
        self.add(
            settings.no_limits,
            "29E5h",
            VariationKind::NoLimits,
            before_use,
        );
        let top_down = settings.method == ColourMethod::TopDown;
        self.add(top_down, "29E6b", VariationKind::TopDown, before_use);
    }

    fn pairings(&mut self, settings: &Settings) {
        self.add(
            settings.bye_for_colours,
            "28L2a",
            VariationKind::ByeForColours,
            Notice::None,
        );
        let accelerated = match settings.acceleration {
            Acceleration::None => None,
            Acceleration::AddedScore => Some("28R1"),
            Acceleration::AdjustedRating => Some("28R2"),
            Acceleration::Sixths => Some("28R3"),
        };
        if let Some(article) = accelerated {
            self.add(true, article, VariationKind::Accelerated, Notice::InAdvance);
        }
        let classes = !settings.class_pairings.is_empty();
        self.add(
            classes,
            "29I",
            VariationKind::ClassPairings,
            Notice::InAdvance,
        );
        self.add(
            settings.unrated_together,
            "29J",
            VariationKind::UnratedTogether,
            Notice::BeforeUse,
        );
        self.add(
            settings.round_robin_table,
            "29L",
            VariationKind::RoundRobinTable,
            Notice::None,
        );
        let neighbours = settings.opponents == Opponents::Neighbours;
        self.add(
            neighbours,
            "29L1",
            VariationKind::Neighbours,
            Notice::InAdvance,
        );
    }

    fn people(&mut self, settings: &Settings) {
        match settings.teammates {
            Teammates::Ignored | Teammates::PLUS_TWO => {}
            Teammates::Plus(_) => self.add(
                true,
                "28N3",
                VariationKind::TeammatesInGroup,
                Notice::BeforeUse,
            ),
            Teammates::Never => self.add(
                true,
                "28N2",
                VariationKind::TeammatesNever,
                Notice::BeforeUse,
            ),
        }
        let unrated = settings.unrated_as.is_some();
        self.add(unrated, "28A", VariationKind::UnratedAs, Notice::BeforeUse);
        let (early, last) = match settings.expulsion {
            Expulsion::Standard => (false, false),
            Expulsion::EarlyForfeits => (true, false),
            Expulsion::LastOpponentForfeit => (false, true),
            Expulsion::EarlyAndLast => (true, true),
        };
        self.add(
            early,
            "28I1a",
            VariationKind::EarlyForfeits,
            Notice::BeforeRoundTwo,
        );
        self.add(
            last,
            "28I2c",
            VariationKind::LastOpponentForfeit,
            Notice::BeforeRoundTwo,
        );
        self.add(
            settings.latest_entry_counts,
            "28S5",
            VariationKind::LatestEntryCounts,
            Notice::BeforeRoundOne,
        );
        self.add(
            settings.estimates_for_teams,
            "31C1",
            VariationKind::EstimatesForTeams,
            Notice::BeforeUse,
        );
    }
}
