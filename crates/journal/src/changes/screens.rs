//! The screens of the hall, and what the arbiter tells everybody on them.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::checks::{at_most, named, written};
use crate::{Event, HallMessage, HallScreen, Item, Refusal, SectionId, Subject};

/// How many screens an event can have.
const MOST_SCREENS: usize = 40;

/// How long a message can be, in characters: it is read from afar.
const LONGEST_MESSAGE: usize = 400;

/// For how many seconds a page of a screen can stay.
const SECONDS: std::ops::RangeInclusive<u16> = 3..=600;

/// The screens were set; these are all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScreensSet {
    pub screens: Vec<HallScreen>,
}

impl Fact for ScreensSet {
    const TASK: Task = Task::Pairings;

    fn section(&self) -> Option<&SectionId> {
        None
    }

    fn writes(&self) -> Vec<Subject> {
        vec![Subject::Event {}]
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        at_most(self.screens.len(), MOST_SCREENS, Item::Screen)?;
        let mut codes = HashSet::new();
        for screen in &self.screens {
            check(event, screen)?;
            if !codes.insert(&screen.code) {
                return Err(Refusal::NamedTwice {
                    who: screen.code.to_string(),
                });
            }
        }
        event.screens = self.screens.clone();
        Ok(())
    }
}

fn check(event: &Event, screen: &HallScreen) -> Result<(), Refusal> {
    named(&screen.name, Item::Screen)?;
    if screen.shows.is_empty() {
        return Err(Refusal::EmptyScreen(screen.name.clone()));
    }
    if let Some(seconds) = screen.seconds.filter(|seconds| !SECONDS.contains(seconds)) {
        return Err(Refusal::ScreenSeconds {
            seconds,
            least: *SECONDS.start(),
            most: *SECONDS.end(),
        });
    }
    for section in &screen.sections {
        // A section that went over into another one is shown as that.
        if !event.merged.contains_key(section) {
            event.known(section)?;
        }
    }
    Ok(())
}

/// The arbiter told everybody something, or took it away again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageShown {
    /// What is on the screens now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Fact for MessageShown {
    const TASK: Task = Task::Pairings;

    fn section(&self) -> Option<&SectionId> {
        None
    }

    /// The latest one stands, whoever was faster.
    fn writes(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        if let Some(text) = &self.text {
            written(text, Item::Message)?;
            at_most(text.chars().count(), LONGEST_MESSAGE, Item::Message)?;
            if text
                .chars()
                .any(|letter| letter.is_control() && letter != '\n')
            {
                return Err(Refusal::ControlCharacter {
                    item: Item::Message,
                });
            }
        }
        event.message = self.text.clone().map(|text| HallMessage {
            text,
            written: stamp.trace(),
        });
        Ok(())
    }
}
