//! Whether the players were told in time.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Variation;

/// How players are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before the event, so that nobody has entered or travelled in vain.
    BeforeEvent,
    /// At the event, before round 1.
    BeforeFirstRound,
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
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
    /// They may be; the reason says what to think about.
    Warn(String),
    /// They are not.
    Refuse(String),
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
    let id = &variation.id;
    if let Some(missing) = rule
        .all_of
        .iter()
        .find(|channel| !given(**channel, rule.by))
    {
        return NoticeVerdict::Refuse(format!("{id} must be {missing} {}", rule.by));
    }
    let one_given = |by| rule.one_of.iter().any(|channel| given(*channel, by));
    if !rule.one_of.is_empty() && !one_given(rule.by) {
        let ways: Vec<String> = rule.one_of.iter().map(Channel::to_string).collect();
        let ways = ways.join(" or ");
        return NoticeVerdict::Refuse(format!("{id} must be {ways} {}", rule.by));
    }
    if let Some(better) = rule.better_by.filter(|better| !one_given(*better)) {
        return NoticeVerdict::Warn(format!("{id} should be told {better}"));
    }
    if rule.publicity_if_major && !given(Channel::AdvancePublicity, Moment::BeforeEvent) {
        let publicity = Channel::AdvancePublicity;
        return NoticeVerdict::Warn(format!(
            "if it might keep players away, {id} must be {publicity}"
        ));
    }
    NoticeVerdict::Sufficient
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Channel::AdvancePublicity => "in all detailed publicity",
            Channel::Regulations => "in the regulations of the event",
            Channel::Posted => "posted at the site",
            Channel::PostedAtEntrances => "posted at all entrances",
            Channel::Announced => "announced at the site",
            Channel::OpeningRemarks => "announced at the opening",
        })
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Moment::BeforeEvent => "before the event",
            Moment::BeforeFirstRound => "before round 1",
            Moment::BeforeUse => "before it is used",
            Moment::TooLate => "at any time",
        })
    }
}

impl fmt::Display for NoticeRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |channels: &[Channel], word: &str| {
            let names: Vec<String> = channels.iter().map(Channel::to_string).collect();
            names.join(word)
        };
        let mut parts = Vec::new();
        if !self.all_of.is_empty() {
            parts.push(names(&self.all_of, " and "));
        }
        if !self.one_of.is_empty() {
            parts.push(names(&self.one_of, " or "));
        }
        if parts.is_empty() {
            return f.write_str("none");
        }
        write!(f, "{}, {}", parts.join(", "), self.by)?;
        if let Some(better) = self.better_by {
            write!(f, ", better {better}")?;
        }
        if self.publicity_if_major {
            f.write_str("; in all detailed publicity too if it might keep players away")?;
        }
        Ok(())
    }
}
