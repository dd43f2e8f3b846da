//! What is held against the regulations, with what follows from it.

use adoube_clock::{Class, Colour, ControlError, Dialect, Span, TimeControl, Venue, classify};
use adoube_journal::{EventDetails, SectionSettings};

use super::announced::{Announced, Pace};
use super::books::{Article, Books, Source};

/// An event and a section as they are announced.
pub(crate) struct Case<'a> {
    pub(crate) event: &'a EventDetails,
    pub(crate) section: &'a SectionSettings,
    pub(crate) more: &'a Announced,
    pub(crate) books: Books,
    /// The time control, if it can be read.
    pub(crate) control: Option<TimeControl>,
    /// What it is by the rules of play.
    pub(crate) class: Option<Class>,
}

impl<'a> Case<'a> {
    pub(crate) fn new(
        event: &'a EventDetails,
        section: &'a SectionSettings,
        more: &'a Announced,
    ) -> Case<'a> {
        let books = Books::of(event, section);
        let text = section.time_control.as_deref();
        let control = text.and_then(|text| read_control(text, &books).ok());
        let class = control
            .as_ref()
            .zip(books.laws)
            .map(|(control, laws)| classify(control, laws, Venue::OverTheBoard));
        Case {
            event,
            section,
            more,
            books,
            control,
            class,
        }
    }

    pub(crate) fn is_us(&self) -> bool {
        self.books.is_us()
    }

    pub(crate) fn is_swiss(&self) -> bool {
        self.section.format.is_swiss()
    }

    pub(crate) fn is_team(&self) -> bool {
        self.section.format.ranks_teams()
    }

    pub(crate) fn is_official(&self) -> bool {
        self.more.official == Some(true)
    }

    pub(crate) fn is_title_event(&self) -> bool {
        self.more.title_event == Some(true)
    }

    /// Rated, or by the title regulations necessarily so.
    pub(crate) fn is_rated(&self) -> bool {
        self.more.rated == Some(true) || self.is_title_event()
    }

    /// The pace: as announced, else as the time control has it.
    pub(crate) fn pace(&self) -> Option<Pace> {
        let rate = self.class.as_ref().and_then(|class| class.rate);
        self.more.pace.or(rate.map(Pace::of))
    }

    /// How long a game of 60 moves can last, both players counted.
    pub(crate) fn session(&self) -> Option<Span> {
        let class = self.class.as_ref()?;
        Some(class.total.white + class.total.black)
    }

    /// The time of the first period.
    pub(crate) fn first_period(&self) -> Option<Span> {
        let control = self.control.as_ref()?;
        let first = |side| control.of(side).periods().first().map(|period| period.time);
        first(Colour::White)
            .into_iter()
            .chain(first(Colour::Black))
            .min()
    }

    /// How many arbiters are named or announced; none if nobody is.
    pub(crate) fn arbiters(&self) -> Option<u32> {
        let named = usize::from(self.event.chief_arbiter.is_some());
        let named = named + self.event.deputy_arbiters.len();
        let named = named.max(self.event.arbiters.len());
        let named = u32::try_from(named).ok().filter(|named| *named > 0);
        self.more.arbiters.or(named)
    }

    /// How many games an arbiter may supervise by the competition rules in full, and where that stands;
    /// nothing in standard play.
    pub(crate) fn games_for_each_arbiter(&self) -> Option<(u32, &'static str)> {
        let rules = self.books.laws.map(|laws| &laws.parameters().rapid_blitz);
        let rules = rules.and_then(Option::as_ref)?;
        match self.pace()? {
            Pace::Standard => None,
            Pace::Rapid => Some((rules.rapid_games_for_each_arbiter, "rapid-supervised")),
            Pace::Blitz => Some((rules.blitz_games_for_each_arbiter, "blitz-supervised")),
        }
    }

    /// How many arbiters are advised for so many players, at least and at most: about one for 20 to
    /// 25 players, for 30 pupils.
    pub(crate) fn advised_arbiters(&self, players: u32) -> (u32, u32, Source) {
        match self.more.school == Some(true) {
            true => {
                let needed = players.div_ceil(30);
                (needed, needed, self.books.schools())
            }
            false => {
                let source = self.books.manual(Article::ManualArbiters);
                (players.div_ceil(25), players.div_ceil(20), source)
            }
        }
    }

    /// How many games a round has, if that is known.
    pub(crate) fn games(&self) -> Option<u32> {
        let pairs = self.more.expected_players? / 2;
        match (self.is_team(), self.section.team_scoring.boards) {
            (false, _) => Some(pairs),
            (true, 0) => None,
            (true, boards) => pairs.checked_mul(u32::from(boards)),
        }
    }
}

/// Reads a time control in the dialect of the rules, unless its marks betray another one.
pub(crate) fn read_control(text: &str, books: &Books) -> Result<TimeControl, ControlError> {
    let dialect = if books.is_us() {
        Dialect::Us
    } else {
        Dialect::Fide
    };
    TimeControl::read(text, dialect).map(|(control, _)| control)
}
