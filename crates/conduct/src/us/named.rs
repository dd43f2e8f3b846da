//! The settings of a US section one by one, each with a name and a value that can be typed.

use adoube_journal::Section;
use adoube_pairing::facts::Row;
use adoube_pairing::us;
use serde::Serialize;
use serde_json::{Map, Value};

use super::section::{PairedClass, TeammatesAre, UsSection};
use crate::announcement::{Byes, stored};
use crate::rounds::{announce_us_settings, announced_us_settings};

/// What a setting takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Yes or no.
    Flag,
    /// A number, or none.
    Number,
    /// One of these.
    Choice(&'static [&'static str]),
    /// Classes, with semicolons: categories of the section or spans of ratings.
    Classes,
}

/// A setting by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedSetting {
    pub key: &'static str,
    pub takes: Takes,
}

/// A group of settings that belong together.
#[derive(Clone, Copy, Debug)]
pub struct SettingGroup {
    pub name: &'static str,
    pub settings: &'static [NamedSetting],
}

const fn setting(key: &'static str, takes: Takes) -> NamedSetting {
    NamedSetting { key, takes }
}

use Takes::{Choice, Classes, Flag, Number};

/// Every setting of a US section, in the order in which it is offered. Which rating counts is said by the
/// section for every system.
pub const US_SETTINGS: &[SettingGroup] = &[
    SettingGroup {
        name: "pairings",
        settings: &[
            setting(
                "acceleration",
                Choice(&["none", "added_score", "adjusted_rating", "sixths"]),
            ),
            setting("opponents", Choice(&["halves", "neighbours"])),
            setting("round_robin_table", Flag),
            setting("paired_classes", Classes),
            setting("unrated_as", Number),
            setting("unrated_together", Flag),
            setting(
                "odd_player_cost",
                Choice(&["smaller_of_two", "players_switched"]),
            ),
        ],
    },
    SettingGroup {
        name: "colours",
        settings: &[
            setting("method", Choice(&["look_ahead", "top_down"])),
            setting("transposition", Choice(&["swap", "shift"])),
            setting("tolerance", Number),
            setting("no_limits", Flag),
            setting("wide_limit_for_black_only", Flag),
            setting("third_colour_limit", Choice(&["wide", "narrow"])),
            setting("third_colour_ban", Flag),
            setting(
                "rule_five",
                Choice(&[
                    "higher_ranked",
                    "lower_ranked_in_minus_groups",
                    "alternating",
                ]),
            ),
            setting("last_round_lots", Number),
            setting("short_memory", Flag),
        ],
    },
    SettingGroup {
        name: "people",
        settings: &[
            setting(
                "teammates",
                Choice(&["ignored", "plus-1", "plus-2", "plus-3", "never"]),
            ),
            setting("teammates_are", Choice(&["team", "club"])),
            setting("latest_entry_counts", Flag),
            setting(
                "expulsion",
                Choice(&[
                    "standard",
                    "early_forfeits",
                    "last_opponent_forfeit",
                    "early_and_last",
                ]),
            ),
        ],
    },
    SettingGroup {
        name: "byes",
        settings: &[
            setting("bye_for_colours", Flag),
            setting("spare_new_players", Flag),
            setting("byes_most", Number),
            setting("byes_until_round", Number),
            setting("byes_notice_minutes", Number),
            setting("byes_before_game", Number),
        ],
    },
];

/// Why a setting cannot be announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-setting-fault")]
pub enum SettingFault {
    UnknownKey {
        key: String,
        known: Row<String>,
    },
    /// The value is none that the setting takes.
    UnknownChoice {
        key: String,
        value: String,
        known: Row<String>,
    },
    NoFlag {
        key: String,
        value: String,
    },
    NoNumber {
        key: String,
        value: String,
    },
    /// Neither a category of the section nor a span of ratings.
    NoClass {
        value: String,
    },
    /// The section is not paired by the US system, or what it has announced cannot be read.
    NotUs,
    /// The section has virtual points already; one method is enough.
    AcceleratedAlready,
}

adoube_types::errors!(SettingFault);

impl NamedSetting {
    /// The setting of this name.
    pub fn named(key: &str) -> Option<NamedSetting> {
        let all = US_SETTINGS.iter().flat_map(|group| group.settings);
        all.copied().find(|setting| setting.key == key)
    }

    /// What stands in a section; nothing for none.
    pub fn value(&self, section: &Section) -> String {
        let own = UsSection::read(&section.settings);
        let byes = stored::read(&section.settings.announced).byes;
        let number = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
        match self.key {
            "teammates_are" => match own.teammates_are {
                TeammatesAre::Team => "team".to_owned(),
                TeammatesAre::Club => "club".to_owned(),
            },
            "paired_classes" => {
                let classes = own.paired_classes.iter().map(PairedClass::written);
                classes.collect::<Vec<_>>().join("; ")
            }
            "byes_most" => number(byes.map(|byes| u32::from(byes.most))),
            "byes_until_round" => number(byes.and_then(|byes| byes.until_round).map(u32::from)),
            "byes_notice_minutes" => number(byes.and_then(|byes| byes.notice_minutes)),
            "byes_before_game" => number(byes.and_then(|byes| byes.before_game).map(u32::from)),
            key => {
                let settings = announced_us_settings(&section.settings).unwrap_or_default();
                shown(&object(&settings)[key])
            }
        }
    }

    /// Announces a value, as somebody typed it.
    ///
    /// # Errors
    ///
    /// [`SettingFault`] if the text is no value of this setting.
    pub fn announce(&self, section: &mut Section, text: &str) -> Result<(), SettingFault> {
        let text = text.trim();
        let value = self.read(text)?;
        match self.key {
            "teammates_are" | "paired_classes" => self.announce_own(section, text),
            "byes_most" | "byes_until_round" | "byes_notice_minutes" | "byes_before_game" => {
                self.announce_byes(section, &value);
                Ok(())
            }
            key => {
                let is_accelerated = !section.draft.virtual_points.is_empty();
                if key == "acceleration" && is_accelerated && text != "none" {
                    return Err(SettingFault::AcceleratedAlready);
                }
                let settings = announced_us_settings(&section.settings);
                let mut table = object(&settings.map_err(|_| SettingFault::NotUs)?);
                table.insert(key.to_owned(), value);
                let read = serde_json::from_value(Value::Object(table));
                let settings: us::Settings = read.map_err(|_| self.no_number(text))?;
                announce_us_settings(&mut section.settings, settings);
                Ok(())
            }
        }
    }

    fn announce_own(&self, section: &mut Section, text: &str) -> Result<(), SettingFault> {
        let mut own = UsSection::read(&section.settings);
        if self.key == "teammates_are" {
            own.teammates_are = match text {
                "club" => TeammatesAre::Club,
                _ => TeammatesAre::Team,
            };
        } else {
            own.paired_classes = classes(section, text)?;
        }
        own.announce(&mut section.settings);
        Ok(())
    }

    fn announce_byes(&self, section: &mut Section, value: &Value) {
        let mut announced = stored::read(&section.settings.announced);
        // Nobody has more byes than there are rounds: without a number that is no limit.
        let unlimited = Byes {
            most: section.settings.rounds,
            ..Byes::default()
        };
        let mut byes = announced.byes.unwrap_or_else(|| unlimited.clone());
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        let small = number.and_then(|number| u16::try_from(number).ok());
        match self.key {
            "byes_most" => byes.most = small.unwrap_or(unlimited.most),
            "byes_until_round" => byes.until_round = small,
            "byes_notice_minutes" => byes.notice_minutes = number,
            _ => byes.before_game = small,
        }
        announced.byes = Some(byes).filter(|byes| *byes != unlimited);
        stored::write(&announced, &mut section.settings.announced);
    }

    /// The value in the form in which the settings keep it.
    fn read(&self, text: &str) -> Result<Value, SettingFault> {
        let (key, value) = (self.key.to_owned(), text.to_owned());
        match self.takes {
            Flag => match text.to_lowercase().as_str() {
                "true" | "yes" | "on" | "1" => Ok(Value::Bool(true)),
                "false" | "no" | "off" | "0" | "" => Ok(Value::Bool(false)),
                _ => Err(SettingFault::NoFlag { key, value }),
            },
            Number if text.is_empty() || text == "none" => Ok(match self.key {
                "tolerance" => Value::from(0),
                _ => Value::Null,
            }),
            Number => {
                let number = text.parse::<u64>();
                number.map(Value::from).map_err(|_| self.no_number(text))
            }
            Choice(known) => {
                let wins = text.strip_prefix("plus-").filter(|_| key == "teammates");
                if let Some(wins) = wins.and_then(|wins| wins.parse::<u16>().ok()) {
                    return Ok(serde_json::json!({ "plus": wins }));
                }
                if known.contains(&text) {
                    return Ok(Value::from(text));
                }
                let known = Row(known.iter().map(|one| (*one).to_owned()).collect());
                Err(SettingFault::UnknownChoice { key, value, known })
            }
            Classes => Ok(Value::Null),
        }
    }

    fn no_number(&self, text: &str) -> SettingFault {
        SettingFault::NoNumber {
            key: self.key.to_owned(),
            value: text.to_owned(),
        }
    }
}

/// Announces a setting by its name, in a section that is paired by the US system.
///
/// # Errors
///
/// [`SettingFault`] if there is no such setting, or the text is no value of it.
pub fn announce(section: &mut Section, key: &str, text: &str) -> Result<(), SettingFault> {
    let setting = NamedSetting::named(key).ok_or_else(|| {
        let all = US_SETTINGS.iter().flat_map(|group| group.settings);
        SettingFault::UnknownKey {
            key: key.to_owned(),
            known: Row(all.map(|setting| setting.key.to_owned()).collect()),
        }
    })?;
    setting.announce(section, text)
}

fn classes(section: &Section, text: &str) -> Result<Vec<PairedClass>, SettingFault> {
    let texts = text.split(';').map(str::trim);
    let texts = texts.filter(|text| !text.is_empty() && *text != "none");
    texts
        .map(|text| {
            let class = PairedClass::read(text);
            class
                .filter(|class| class.is_known(&section.settings))
                .ok_or_else(|| SettingFault::NoClass {
                    value: text.to_owned(),
                })
        })
        .collect()
}

fn object(settings: &us::Settings) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    }
}

/// A value as it is typed.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Object(plus) => {
            let wins = plus.get("plus").and_then(Value::as_u64);
            wins.map(|wins| format!("plus-{wins}")).unwrap_or_default()
        }
        other => other.to_string(),
    }
}
