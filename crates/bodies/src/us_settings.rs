//! The settings of a US section.

use adoube_conduct::us::{NamedSetting, US_SETTINGS, is_late, variations};
use adoube_journal::{EventDetails, Section};
use adoube_words::{Values, Words};
use serde::Serialize;
use utoipa::ToSchema;

/// The settings of a US section, and what follows from them.
#[derive(Serialize, ToSchema)]
pub struct UsSettingsBody {
    pub settings: Vec<UsSettingBody>,
    /// The variations of the rules in use.
    pub variations: Vec<UsVariationBody>,
}

/// A setting of a US section.
#[derive(Serialize, ToSchema)]
pub struct UsSettingBody {
    /// Its name, as in `--us KEY=VALUE`.
    pub key: &'static str,
    /// What it is set to; nothing for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// A variation of the rules that a section uses.
#[derive(Serialize, ToSchema)]
pub struct UsVariationBody {
    pub article: &'static str,
    /// What players have to be told at the latest: `none`, `before_use`, `before_round_two`,
    /// `before_round_one` or `in_advance`.
    #[schema(value_type = String)]
    pub notice: adoube_pairing::us::variations::Notice,
    /// It would be too late to switch it on now.
    pub late: bool,
    /// What it does.
    pub says: String,
    /// When players are told of it.
    pub told: String,
}

impl UsSettingsBody {
    /// Those of a section.
    pub fn of(event: &EventDetails, section: &Section, words: Words) -> UsSettingsBody {
        let settings = US_SETTINGS.iter().flat_map(|group| group.settings);
        let setting = |setting: &NamedSetting| {
            let value = setting.value(section);
            UsSettingBody {
                key: setting.key,
                value: (!value.is_empty()).then_some(value),
            }
        };
        let variations = variations(event, section).into_iter();
        let variation = |one: adoube_pairing::us::variations::Variation| UsVariationBody {
            article: one.article,
            notice: one.notice,
            late: is_late(&one, section),
            says: words.tell(&one),
            told: words.fill("us-notice", &Values::default().and("notice", &one.notice)),
        };
        UsSettingsBody {
            settings: settings.map(setting).collect(),
            variations: variations.map(variation).collect(),
        }
    }
}
