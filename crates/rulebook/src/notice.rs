//! Whether the players were told in time.

use serde::{Deserialize, Serialize, Serializer};

use crate::Variation;

/// How players are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "notice-channel", rename_all = "kebab-case")]
pub enum Channel {
    /// All detailed publicity before the event, such as the announcement in the magazine.
    AdvancePublicity,
    /// The regulations or the invitation of the event.
    Regulations,
    /// Posted at the site.
    Posted,
    /// Posted at all entrances too.
    PostedAtEntrances,
    /// Announced at the site.
    Announced,
    /// Announced at the opening of the event.
    OpeningRemarks,
}

/// By when players are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename = "notice-moment", rename_all = "kebab-case")]
pub enum Moment {
    /// Before the event, so that nobody has entered or travelled in vain.
    BeforeEvent,
    /// At the event, before round 1.
    BeforeFirstRound,
    /// At the event, before round 2.
    BeforeSecondRound,
    /// Before it is used.
    BeforeUse,
    TooLate,
}

/// A notice that was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    pub channel: Channel,
    pub moment: Moment,
}

/// The notice a variation needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeRule {
    /// All of these,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub all_of: Vec<Channel>,
    /// and one of these, if there are any,
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "any_of"
    )]
    pub one_of: Vec<Channel>,
    /// by this time,
    pub by: Moment,
    /// or better by this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better_by: Option<Moment>,
    /// Whether it must be in the publicity too if it might keep players away.
    #[serde(default)]
    pub publicity_if_major: bool,
}

/// Whether the notices given are enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "verdict", content = "reason")]
pub enum NoticeVerdict {
    Sufficient,
    /// They may be; the fault says what to think about.
    Warn(NoticeFault),
    /// They are not.
    Refuse(NoticeFault),
}

/// What the notices of a variation lack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum NoticeFault {
    /// Players must be told in one of these ways, by then.
    Must {
        variation: String,
        #[serde(serialize_with = "any_of")]
        ways: Vec<Channel>,
        by: Moment,
    },
    /// Players should be told by then.
    Should { variation: String, by: Moment },
    /// It belongs in the publicity if it might keep players away.
    PublicityIfMajor { variation: String },
}

/// Whether the notices given are enough for a variation.
///
/// ```
/// use adoube_rulebook::{Channel, Moment, Notice, NoticeVerdict, Rulebook, notice_sufficient};
///
/// let edition = Rulebook::embedded().edition("us-2025").unwrap();
/// let adjudication = edition.variation("18G").unwrap();
/// let posted = Notice { channel: Channel::Posted, moment: Moment::BeforeFirstRound };
/// let verdict = notice_sufficient(adjudication, &[posted]);
/// assert!(matches!(verdict, NoticeVerdict::Refuse(_)));
/// ```
pub fn notice_sufficient(variation: &Variation, notices: &[Notice]) -> NoticeVerdict {
    let rule = &variation.notice;
    let given = |channel: Channel, by: Moment| {
        let given = |notice: &Notice| notice.channel == channel && notice.moment <= by;
        notices.iter().any(given)
    };
    let must = |ways: Vec<Channel>| {
        let (variation, by) = (variation.id.clone(), rule.by);
        NoticeVerdict::Refuse(NoticeFault::Must {
            variation,
            ways,
            by,
        })
    };
    let mut all = rule.all_of.iter();
    if let Some(missing) = all.find(|channel| !given(**channel, rule.by)) {
        return must(vec![*missing]);
    }
    let one_given = |by| rule.one_of.iter().any(|channel| given(*channel, by));
    if !rule.one_of.is_empty() && !one_given(rule.by) {
        return must(rule.one_of.clone());
    }
    let variation = variation.id.clone();
    if let Some(by) = rule.better_by.filter(|better| !one_given(*better)) {
        return NoticeVerdict::Warn(NoticeFault::Should { variation, by });
    }
    if rule.publicity_if_major && !given(Channel::AdvancePublicity, Moment::BeforeEvent) {
        return NoticeVerdict::Warn(NoticeFault::PublicityIfMajor { variation });
    }
    NoticeVerdict::Sufficient
}

/// Writes ways of which one is enough.
fn any_of<S: Serializer>(ways: &Vec<Channel>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_newtype_struct("AnyOf", ways)
}
