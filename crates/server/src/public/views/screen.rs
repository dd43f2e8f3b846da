//! The screens of the hall: no controls, large letters, long lists page by page.

use adoube_journal::{HallScreen, ScreenKind, ScreenLook, Seq};
use adoube_tournament::RoundNumber;
use askama::Template;

use super::pairings::RoundView;
use super::pairings_by_name::{NameLine, lines_by_name};
use crate::events::{PublicEvent, PublicSection};
use crate::paths;
use crate::standings::views::standings::StandingsPage;
use crate::texts::fill;
use crate::ui::dates;
use crate::ui::urls::SectionUrls;

/// What is on the screen of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Show {
    /// The latest round.
    Pairings,
    /// The standings after the last complete round.
    Standings,
    /// One after the other.
    Both,
}

/// A screen.
#[derive(Template)]
#[template(path = "public/screen.html")]
pub(crate) struct ScreenPage {
    event: String,
    event_url: paths::public::Event,
    seq: Seq,
    /// The section, if there is only one to be seen.
    section: String,
    look: &'static str,
    /// How many seconds a page stays, if that was said.
    seconds: Option<u16>,
    /// What the arbiter tells everybody.
    message: Option<String>,
    slides: Vec<Slide>,
    /// What is said where there is nothing to show.
    empty: &'static str,
}

/// Something that is shown in turn. The name of its section is empty where there is only one.
enum Slide {
    Pairings {
        section: String,
        round: RoundView,
    },
    Names {
        section: String,
        number: RoundNumber,
        lines: Vec<NameLine>,
    },
    Results {
        section: String,
        round: RoundView,
    },
    Standings {
        section: String,
        table: Box<StandingsPage>,
    },
    NextRound {
        section: String,
        starts: Vec<RoundStart>,
    },
    Message {
        text: String,
    },
}

/// When a round starts: what the countdown reads, and what is printed.
struct RoundStart {
    at: String,
    what: String,
    over: String,
    when: String,
}

impl ScreenPage {
    /// The screen of a section.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, show: Show) -> ScreenPage {
        let viewer = Viewer {
            event,
            section,
            name: String::new(),
        };
        let pairings = (show != Show::Standings).then(|| viewer.slide(ScreenKind::Pairings));
        let pairings = pairings.flatten();
        // Before the first result the order is that of the numbers, which says nothing in turn
        // with the pairings.
        let standings = match show {
            Show::Pairings => None,
            Show::Both if section.last_closed().0 == 0 && pairings.is_some() => None,
            _ => viewer.standings(),
        };
        ScreenPage {
            section: section.settings.name.clone(),
            slides: pairings.into_iter().chain(standings).collect(),
            empty: "public-not-paired-yet",
            ..ScreenPage::bare(event)
        }
    }

    /// A screen that was set up at the desk.
    pub(crate) fn set_up(event: &PublicEvent, screen: &HallScreen) -> ScreenPage {
        let sections: Vec<&PublicSection> = match screen.sections.is_empty() {
            true => event.sections.iter().collect(),
            false => {
                let named = screen.sections.iter();
                named.filter_map(|id| event.section(id)).collect()
            }
        };
        let several = sections.len() > 1;
        let name = |section: &PublicSection| section.settings.name.clone();
        let mut slides = Vec::new();
        for section in &sections {
            let viewer = Viewer {
                event,
                section,
                name: if several {
                    name(section)
                } else {
                    String::new()
                },
            };
            let kinds = screen.shows.iter();
            slides.extend(kinds.filter_map(|kind| viewer.slide(*kind)));
        }
        // A message is there once, however many sections there are, and then not above itself.
        let whole = screen.shows.contains(&ScreenKind::Message);
        let bare = ScreenPage::bare(event);
        let message = bare.message.clone();
        slides.extend(
            message
                .filter(|_| whole)
                .map(|text| Slide::Message { text }),
        );
        let only_message = matches!(slides.as_slice(), [Slide::Message { .. }]);
        ScreenPage {
            section: match sections.as_slice() {
                [only] => name(only),
                _ => String::new(),
            },
            look: match screen.look {
                ScreenLook::AsSet => "",
                ScreenLook::Light => "light",
                ScreenLook::Dark => "dark",
            },
            seconds: screen.seconds,
            message: bare.message.clone().filter(|_| !only_message),
            slides,
            ..bare
        }
    }

    fn bare(event: &PublicEvent) -> ScreenPage {
        ScreenPage {
            event: event.details.name.clone(),
            event_url: paths::public::Event::of(&event.id),
            seq: event.seq,
            section: String::new(),
            look: "",
            seconds: None,
            message: event.message.clone(),
            slides: Vec::new(),
            empty: "screens-nothing",
        }
    }
}

struct Viewer<'v> {
    event: &'v PublicEvent,
    section: &'v PublicSection,
    name: String,
}

impl Viewer<'_> {
    fn slide(&self, kind: ScreenKind) -> Option<Slide> {
        let section = self.name.clone();
        match kind {
            ScreenKind::Pairings => self.round().map(|round| Slide::Pairings { section, round }),
            ScreenKind::Names => self.round().map(|round| Slide::Names {
                section,
                number: round.number,
                lines: lines_by_name(&round),
            }),
            ScreenKind::Results => {
                let mut round = self.round()?;
                for group in &mut round.groups {
                    group.boards.retain(|board| board.result.known);
                }
                round.groups.retain(|group| !group.boards.is_empty());
                let any = !round.groups.is_empty();
                any.then_some(Slide::Results { section, round })
            }
            ScreenKind::Standings => self.standings(),
            ScreenKind::NextRound => {
                let starts = self.starts();
                (!starts.is_empty()).then_some(Slide::NextRound { section, starts })
            }
            // The message belongs to no section.
            ScreenKind::Message => None,
        }
    }

    fn round(&self) -> Option<RoundView> {
        let urls = SectionUrls::of(self.event, self.section);
        RoundView::of(self.section, &urls, self.section.latest_round())
    }

    fn standings(&self) -> Option<Slide> {
        let table = StandingsPage::of(self.event, self.section, self.section.last_closed(), None)?;
        Some(Slide::Standings {
            section: self.name.clone(),
            table: Box::new(table),
        })
    }

    /// The rounds that are not complete, with their times; the screen looks which is the next one.
    fn starts(&self) -> Vec<RoundStart> {
        let closed = self.section.last_closed();
        let mut times = self.section.settings.schedule.clone();
        times.retain(|time| time.round > closed);
        times.sort_by_key(|time| time.starts);
        let starts = times.into_iter().map(|time| RoundStart {
            at: time.starts.strftime("%Y-%m-%dT%H:%M:%S").to_string(),
            what: fill("screens-countdown", &[&time.round]),
            over: fill("screens-countdown-over", &[&time.round]),
            when: dates::moment(time.starts),
        });
        starts.collect()
    }
}
