//! The articles of the regulations for the titles of arbiters (B.06.1), by what they are about.

/// Which team championships of a country count.
pub(super) const NATIONAL_LEAGUE: &str = "2.1.2";

/// How many federations the players come from.
pub(super) const FEDERATIONS: &str = "2.1.3";

/// The events of an application are of different formats.
pub(super) const FORMATS: &str = "2.1.3";

/// How old an arbiter is.
pub(super) const AGE: &str = "2.1.4";

/// How many norms an International Arbiter needs since one of them is a seminar.
pub(super) const IA_NORMS_WITH_SEMINAR: &str = "2.2";

/// How many players an event has.
pub(super) const PLAYERS: &str = "3.5";

/// A FIDE Arbiter took a seminar.
pub(super) const FA_SEMINAR: &str = "3.5";

/// Rapid and blitz events.
pub(super) const RAPID_AND_BLITZ: &str = "3.8";

/// Which kinds of events count for an International Arbiter.
pub(super) const KINDS_OF_EVENTS: &str = "4.6";

/// The final of a national championship.
pub(super) const NATIONAL_FINAL: &str = "4.6a";

/// An official event of FIDE.
pub(super) const OFFICIAL_EVENT: &str = "4.6b";

/// An event in which players make norms.
pub(super) const EVENT_WITH_NORMS: &str = "4.6c";

/// A large event with foreign players.
pub(super) const LARGE_EVENT: &str = "4.6d";

/// A rapid or blitz championship of the world or a continent.
pub(super) const FAST_CHAMPIONSHIP: &str = "4.6e";

/// An International Arbiter took a seminar.
pub(super) const IA_SEMINAR: &str = "4.7";

/// An International Arbiter has been FIDE Arbiter.
pub(super) const FA_TITLE: &str = "4.9";

/// Norms are made after that title.
pub(super) const NORMS_BEFORE_FA: &str = "4.10";

/// They are signed by different chief arbiters.
pub(super) const SIGNERS: &str = "4.11";

/// How many rounds an event has, and the arbiter works.
pub(super) const ROUNDS: &str = "5.2";

/// Who signs a norm.
pub(super) const SIGNED_BY: &str = "5.2";

/// How long norms and seminars are valid.
pub(super) const VALIDITY: &str = "5.3";

/// All arbiters of the event have a licence.
pub(super) const LICENCES: &str = "6.8";
