//! What is announced of an event, held against the regulations.
//!
//! [`propose`] makes the settings of a new section, each with its reason. [`lint`] goes through
//! what is announced and finds what is missing, what contradicts itself and what the regulations
//! advise against, with the articles of the editions in force on the first day. What the journal's
//! settings do not hold is in [`Announced`].
//!
//! Whether the rules are FIDE's or those of US Chess follows from the edition the section names,
//! else from its pairing system, else from the federation. Where a figure cannot be judged because
//! a fact is missing, the remark says which.
//!
//! ```
//! use adoube_conduct::announcement::{Announced, Observed, Severity, Subject, lint};
//! use adoube_journal::{EventDetails, SectionSettings};
//!
//! let event = EventDetails::named("Winter Open");
//! let section = SectionSettings::swiss("A", 7);
//! let remarks = lint(&event, &section, &Announced::default());
//! let control = remarks.iter().find(|r| r.subject == Subject::TimeControl).unwrap();
//! assert_eq!((control.severity, &control.says), (Severity::Must, &Observed::NoTimeControl));
//! ```

mod announced;
mod articles;
mod books;
mod case;
mod checks;
mod choices;
mod counts;
mod observed;
mod presets;
mod propose;
mod remark;
pub mod stored;
mod us_chess;

use adoube_journal::{EventDetails, SectionSettings};

pub(crate) use books::{Source, named as edition_named};
pub(crate) use case::Case;

pub use announced::{
    Accessibility, Announced, AnnouncedVariation, Appeals, Byes, Devices, Division, DrawOffers,
    Eligibility, Fees, Inspections, InvitationItem, LineUps, ListOrder, Pace, PlayOff, Prizes,
    RatingGroup, RatingRules, RoundRobinTable, Supervision, TieForFirst, TitleFacts,
    WithoutIncrement,
};
pub use books::{Article, EditionName};
pub use choices::{
    MethodChoice, SystemChoice, TieBreakFit, systems_for, tie_break_kind, tie_breaks_for,
};
pub use observed::{Observed, PlayOffItem, Scored};
pub use presets::{Preset, UnknownPreset};
pub use propose::{Plan, Proposal, ProposalReason, Reason, propose};
pub use remark::{Remark, Severity, Subject};
pub use us_chess::{Crosstables, SchoolLevel, TdLevel, UsChess, UsRatings};

/// What is missing or wrong in the announcement of a section, the gravest first.
pub fn lint(event: &EventDetails, section: &SectionSettings, more: &Announced) -> Vec<Remark> {
    let case = Case::new(event, section, more);
    let mut remarks = checks::run(&case).0;
    remarks.sort_by_key(|remark| (remark.severity, remark.subject));
    remarks
}
