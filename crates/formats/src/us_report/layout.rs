//! The fields of the three tables.

use crate::dbf::Field;

/// A field: its name and how wide it is.
type Named = (&'static str, u8);

pub(super) const EVENT: &[Named] = &[
    ("H_FORMAT", 5),
    ("H_PROGRAM", 10),
    ("H_EVENT_ID", 12),
    ("H_NAME", 35),
    ("H_TOT_SECT", 2),
    ("H_BEG_DATE", 8),
    ("H_END_DATE", 8),
    ("H_AFF_ID", 8),
    ("H_CITY", 21),
    ("H_STATE", 2),
    ("H_ZIPCODE", 10),
    ("H_COUNTRY", 21),
    ("H_SENDCROS", 1),
    ("H_CTD_ID", 8),
    ("H_ATD_ID", 8),
    // The widest text that dBASE III has.
    ("H_OTHER_TD", 254),
];

pub(super) const SECTION: &[Named] = &[
    ("S_EVENT_ID", 12),
    ("S_SEC_NUM", 2),
    ("S_SEC_NAME", 30),
    ("S_R_SYSTEM", 1),
    ("S_TIMECTL", 40),
    ("S_CTD_ID", 8),
    ("S_ATD_ID", 8),
    ("S_TRN_TYPE", 1),
    ("S_TOT_RNDS", 2),
    ("S_LST_PAIR", 4),
    ("S_BEG_DATE", 8),
    ("S_END_DATE", 8),
    ("S_SCH_LVL", 1),
    ("S_GR_PRIX", 1),
    ("S_GP_PTS", 3),
    ("S_FIDE", 1),
];

const PLAYER: &[Named] = &[
    ("D_EVENT_ID", 12),
    ("D_SEC_NUM", 2),
    ("D_PAIR_NUM", 4),
    ("D_MEM_ID", 8),
    ("D_NAME", 30),
    ("D_STATE", 2),
    ("D_RATING", 4),
];

/// The width of the field of a round.
const ROUND: u8 = 7;

/// The format that the tables name.
pub(super) const FORMAT: &str = "2C";

pub(super) fn fields(named: &[Named]) -> Vec<Field> {
    let text = |(name, width): &Named| Field::text(name, *width);
    named.iter().map(text).collect()
}

/// The fields of a player, with as many rounds as the longest section has.
pub(super) fn player_fields(rounds: u16) -> Vec<Field> {
    let mut all = fields(PLAYER);
    let round = |round| Field::text(&round_field(round), ROUND);
    all.extend((1..=rounds.max(1)).map(round));
    all
}

/// `D_RND01`.
pub(super) fn round_field(round: u16) -> String {
    format!("D_RND{round:02}")
}

/// How wide a field of the event or of a section is.
pub(super) fn width(field: &str) -> usize {
    let all = EVENT.iter().chain(SECTION).chain(PLAYER);
    let mut widths = all.filter(|(name, _)| *name == field);
    widths.next().map_or(0, |(_, width)| usize::from(*width))
}
