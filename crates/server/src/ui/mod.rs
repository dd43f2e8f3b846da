//! What the pages of several features share: the frames around them, and parts of what they show.

pub mod all_rounds;
pub mod choice;
pub mod collate;
pub mod dates;
pub mod desk;
pub mod error;
pub mod head;
pub mod outcomes;
pub mod page;
pub mod place;
pub mod player_line;
pub mod ranking;
pub mod record_line;
pub mod report_link;
pub mod result_kinds;
pub mod round_nav;
pub mod score;
pub mod shared;
pub mod urls;

pub use page::Page;
pub use urls::{SectionUrls, event_url};
