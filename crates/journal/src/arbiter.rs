//! The arbiters of an event.

use std::collections::HashSet;

use adoube_tournament::{
    ArbiterCategory, ArbiterRole, ArbiterTitle, BirthDate, Federation, RoundNumber,
};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::checks::named;
use crate::{Event, Item, Refusal, SectionId};

/// An arbiter of an event. Whatever is not said is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EventArbiter {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<ArbiterTitle>,
    /// The class A to D.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<ArbiterCategory>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    /// For the forms; nobody else sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth: Option<BirthDate>,
    /// Whether there is a licence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licensed: Option<bool>,
    /// The last day of the licence, if it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licensed_until: Option<Date>,
    /// What they do, by section.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub posts: Vec<ArbiterPost>,
    /// What was achieved elsewhere, norms above all, as text that who computes with it reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub career: Option<String>,
}

/// What an arbiter does in a section, or in all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ArbiterPost {
    /// The section; all of them if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<SectionId>,
    pub role: ArbiterRole,
    /// The rounds served; all of them if none is named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundNumber>,
}

impl EventArbiter {
    /// What they do in a section: what is said of it, else what is said of all.
    pub fn post_in(&self, section: &SectionId) -> Option<&ArbiterPost> {
        let here = |post: &&ArbiterPost| post.section.as_ref() == Some(section);
        let everywhere = |post: &&ArbiterPost| post.section.is_none();
        let own = self.posts.iter().find(here);
        own.or_else(|| self.posts.iter().find(everywhere))
    }

    /// The highest role they have anywhere.
    pub fn role(&self) -> Option<ArbiterRole> {
        self.posts.iter().map(|post| post.role).min()
    }

    /// Whether there is a licence on a day, as far as that is known.
    pub fn licensed_on(&self, day: Date) -> Option<bool> {
        match self.licensed_until {
            Some(until) => Some(self.licensed != Some(false) && until >= day),
            None => self.licensed,
        }
    }

    /// What everybody may know.
    pub(crate) fn public(&self) -> EventArbiter {
        EventArbiter {
            birth: None,
            licensed: None,
            licensed_until: None,
            career: None,
            ..self.clone()
        }
    }
}

/// Everybody has a name, nobody stands twice, and posts are in sections that there are.
pub(crate) fn check(event: &Event, arbiters: &[EventArbiter]) -> Result<(), Refusal> {
    let (mut names, mut ids) = (HashSet::new(), HashSet::new());
    for arbiter in arbiters {
        named(&arbiter.name, Item::Arbiter)?;
        let twice = !names.insert(arbiter.name.trim().to_lowercase())
            || arbiter.fide_id.is_some_and(|id| !ids.insert(id));
        if twice {
            return Err(Refusal::NamedTwice {
                who: arbiter.name.clone(),
            });
        }
        for section in arbiter
            .posts
            .iter()
            .filter_map(|post| post.section.as_ref())
        {
            event.known(section)?;
        }
    }
    Ok(())
}
