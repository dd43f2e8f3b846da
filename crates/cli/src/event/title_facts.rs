//! What the title regulations ask of a section, as options.

use std::collections::BTreeMap;

use adoube_conduct::announcement::{TitleFacts, stored};
use adoube_ratings::facts::{Approvals, Level};
use adoube_ratings::titles::Championship;
use adoube_tournament::Federation;
use clap::{Args, ValueEnum};
use jiff::civil::Date;

use crate::args::value;
use crate::texts::t;

/// What titles and norms ask of a section.
#[derive(Args, Default)]
pub(super) struct TitleFactsArgs {
    /// The level for title norms: world, continental, olympiad, world-cup, team-championship, zonal, national-championship, national-team-championship or other
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    title_level: Option<Level>,
    /// The day the event was registered for rating
    #[arg(long, value_name = "DATE")]
    registered_on: Option<Date>,
    /// The federation that registered it, if not the one that holds it
    #[arg(long, value_name = "CODE", value_parser = value::<Federation>)]
    registered_by: Option<Federation>,
    /// What the Qualification Commission agreed to: late-registration, long-duration, foreigners, change
    #[arg(long, value_name = "WHAT", value_enum, value_delimiter = ',')]
    approved: Option<Vec<ApprovalArg>>,
    /// The federation has a subzonal of its own this year (1.43a)
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    own_subzonal: Option<bool>,
    /// Players, rounds or pairing conditions were changed after the start
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    composition_changed: Option<bool>,
    /// A player with a disability plays without increment
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    disabled_player: Option<bool>,
    /// The championship whose places give titles, such as world-u16, continental or sub-continental
    #[arg(long, value_name = "NAME", value_parser = value::<Championship>)]
    championship: Option<Championship>,
    /// How many federations could take part in it
    #[arg(long, value_name = "NUMBER")]
    member_federations: Option<u32>,
    /// Groups of the championship were put together
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    merged_groups: Option<bool>,
    /// It is a championship of the disabled
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    of_disabled: Option<bool>,
}

/// Something that the Qualification Commission can agree to.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ApprovalArg {
    LateRegistration,
    LongDuration,
    Foreigners,
    Change,
    /// Nothing of it
    None,
}

fn approvals(said: &[ApprovalArg]) -> Approvals {
    let has = |what| said.contains(&what);
    Approvals {
        late_registration: has(ApprovalArg::LateRegistration),
        long_duration: has(ApprovalArg::LongDuration),
        foreigners: has(ApprovalArg::Foreigners),
        change: has(ApprovalArg::Change),
    }
}

fn level(text: &str) -> Result<Level, String> {
    let name = serde_json::Value::from(text);
    serde_json::from_value(name).map_err(|_| t("argument-no-level").to_owned())
}

impl TitleFactsArgs {
    /// What is said here, over what was announced before.
    pub(super) fn over(self, mut texts: BTreeMap<String, String>) -> BTreeMap<String, String> {
        let mut announced = stored::read(&texts);
        let known = announced.titles.unwrap_or_default();
        let said = TitleFacts {
            level: self.title_level.or(known.level),
            registered_by: self.registered_by.or(known.registered_by),
            approvals: (self.approved.as_deref()).map_or(known.approvals, approvals),
            own_subzonal: self.own_subzonal.unwrap_or(known.own_subzonal),
            composition_changed: self
                .composition_changed
                .unwrap_or(known.composition_changed),
            disabled_player: self.disabled_player.unwrap_or(known.disabled_player),
            championship: self.championship.or(known.championship),
            member_federations: self.member_federations.or(known.member_federations),
            merged_groups: self.merged_groups.unwrap_or(known.merged_groups),
            of_disabled: self.of_disabled.unwrap_or(known.of_disabled),
            ..known
        };
        announced.titles = Some(said).filter(|said| *said != TitleFacts::default());
        announced.registered_on = self.registered_on.or(announced.registered_on);
        stored::write(&announced, &mut texts);
        texts
    }
}
