//! What the pages of several features share: the frames around them, and parts of what they show.

pub(crate) mod all_rounds;
pub(crate) mod board_rules;
pub(crate) mod cases;
pub(crate) mod check_line;
pub(crate) mod choice;
pub(crate) mod collate;
pub(crate) mod dates;
pub(crate) mod desk;
pub(crate) mod error;
pub(crate) mod findings;
pub(crate) mod flags;
pub(crate) mod head;
pub(crate) mod here;
pub(crate) mod matches;
pub(crate) mod money;
pub(crate) mod outcomes;
pub(crate) mod page;
pub(crate) mod parts;
pub(crate) mod pick;
pub(crate) mod place;
pub(crate) mod player_line;
pub(crate) mod ranking;
pub(crate) mod record_line;
pub(crate) mod report_link;
pub(crate) mod result_kinds;
pub(crate) mod round_nav;
pub(crate) mod score;
pub(crate) mod shared;
pub(crate) mod urls;

pub(crate) use page::Page;
pub(crate) use urls::{SectionUrls, event_url};
