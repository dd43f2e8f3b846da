//! Rating lists, as FIDE offers them for download, and looking players up in them.
//!
//! [`RatingList`] reads the list of all players or the one for a single rate of play, as text in
//! columns or as XML, plain or zipped, player by player; and the lists of members of US Chess, as a
//! table of dBASE or as text with tabs or commas. [`Index`] holds a whole list in one
//! compact file and answers while somebody types a name.
//!
//! ```
//! use adoube_formats::rating_list::{Index, RatingKind, RatingList};
//!
//! let xml = b"<playerslist>
//!     <player><fideid>90000001</fideid><name>Ivory, Rook</name><country>NOR</country>
//!         <sex>M</sex><title>GM</title><rating>2650</rating><games>9</games><k>10</k>
//!         <rapid_rating>2600</rapid_rating><birthday>1990</birthday><flag></flag></player>
//!     <player><fideid>90000002</fideid><name>Ebony, Bishop</name><flag>i</flag></player>
//! </playerslist>";
//! let players = RatingList::from_reader(&xml[..], RatingKind::Standard)?;
//! let index = Index::build(players, None)?.index;
//! assert_eq!(index.search("roo iv", 10)[0].fide_id, 90000001);
//! assert!(index.by_fide_id(90000002).is_some_and(|player| player.inactive));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod columns;
mod index;
mod matches;
mod members;
mod player;
mod source;
mod store;
mod text;
mod xml;

pub use build::BuiltIndex;
pub use index::{Index, IndexError};
pub use player::{InvalidListDate, ListDate, ListedPlayer, ListedRating, RatingKind};
pub use source::{
    ListingExpected, ListingProblem, LongPart, NotAList, RatingList, RatingListError,
};
