//! Sections that are paired by the rules of US Chess: what the director knows of players, and what the
//! section announces.

mod assigned;
mod class_prizes;
mod facts;
mod house;
mod ladder;
mod named;
mod notices;
mod reentry;
mod section;
mod unreported;

pub(crate) use assigned::remarks as assigned_remarks;
pub(crate) use class_prizes::remarks as class_prize_remarks;
pub(crate) use facts::us_facts;
pub(crate) use house::house_players;
pub use house::{
    CannotSeat, meet_across_sections, permanent_house_player, seat_house_player, without_opponent,
};
pub use ladder::{NoLadder, ladder_down};
pub use named::{NamedSetting, SettingFault, SettingGroup, Takes, US_SETTINGS, announce};
pub(crate) use notices::remarks as variation_remarks;
pub use notices::{is_late, variations};
pub use reentry::enter_again;
pub(crate) use reentry::{one_entry_each, persons};
pub use section::{PairedClass, TeammatesAre, UsSection};
pub use unreported::{CannotPairWithout, pair_without, ways_without};
