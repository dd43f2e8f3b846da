//! Writing an entry list.

use adoube_tournament::{Player, Sex};

use crate::formula::disarmed;

/// A heading, and what stands below it.
type Column = (&'static str, fn(&Player) -> String);

/// The columns we write, in order.
const COLUMNS: [Column; 12] = [
    ("Name", |player| player.name.clone()),
    ("Title", |player| shown(&player.title)),
    ("Fed", |player| shown(&player.federation)),
    ("FIDE ID", |player| shown(&player.fide_id)),
    ("Rating", |player| shown(&player.fide_rating)),
    ("National ID", |player| shown(&player.national_id)),
    ("National rating", national_rating),
    ("Assigned rating", |player| shown(&player.assigned_rating)),
    ("Birth", |player| shown(&player.birth)),
    ("Sex", |player| sex(player).to_owned()),
    ("Club", |player| shown(&player.club)),
    ("Notes", |player| shown(&player.notes)),
];

/// Columns for members of US Chess and for pupils, where anybody is one.
const OTHER_COLUMNS: [Column; 3] = [
    ("State", |player| shown(&player.membership.state)),
    ("Expires", |player| shown(&player.membership.expires)),
    ("Grade", |player| shown(&player.grade)),
];

/// The heading of what players need.
const NEEDS: &str = "Needs";

/// A player as an entry list tells of them.
#[derive(Clone, Debug)]
pub struct ListedEntry<'p> {
    pub player: &'p Player,
    /// What the player needs: a list with semicolons.
    pub needs: String,
}

impl<'p> From<&'p Player> for ListedEntry<'p> {
    fn from(player: &'p Player) -> ListedEntry<'p> {
        let needs = String::new();
        ListedEntry { player, needs }
    }
}

/// Writes an entry list: commas, a line of headings, a line for each player; columns for the state and the
/// last day of members, for grades, and for what players need, if anybody has any. What a spreadsheet
/// would take for a formula is marked as text.
///
/// [`read_entries`](super::read_entries) reads the same players back, if they can be entered at
/// all ([`Player::check`]), their texts are trimmed and not empty, their ratings have one to four
/// digits, and no identity is 0.
///
/// # Panics
///
/// Never: memory takes everything that is written to it, and all that is written is UTF-8.
pub fn write_entries<'p, E: Into<ListedEntry<'p>>>(players: impl IntoIterator<Item = E>) -> String {
    let players: Vec<ListedEntry> = players.into_iter().map(E::into).collect();
    let has_needs = players.iter().any(|one| !one.needs.is_empty());
    let is_used = |column: &Column| players.iter().any(|one| !(column.1)(one.player).is_empty());
    let others = OTHER_COLUMNS.into_iter().filter(|column| is_used(column));
    let columns: Vec<Column> = COLUMNS.into_iter().chain(others).collect();
    let with = |mut cells: Vec<String>, needs: &str| {
        cells.extend(has_needs.then(|| needs.to_owned()));
        cells
    };
    let headings = columns.iter().map(|(heading, _)| (*heading).to_owned());
    let headings = with(headings.collect(), NEEDS);
    let rows = players.iter().map(|one| {
        let cells = columns.iter().map(|(_, cell)| cell(one.player));
        with(cells.collect(), &one.needs)
    });
    csv_text(std::iter::once(headings).chain(rows)).expect("memory takes all text")
}

fn csv_text(rows: impl Iterator<Item = Vec<String>>) -> Option<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        let cells = row.iter().map(|cell| disarmed(cell).into_owned());
        writer.write_record(cells.collect::<Vec<_>>()).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

/// With the number of games if it is provisional.
fn national_rating(player: &Player) -> String {
    let rating = shown(&player.national_rating);
    match player.membership.provisional_games {
        Some(games) if !rating.is_empty() => format!("{rating}/{games}"),
        _ => rating,
    }
}

fn shown<T: ToString>(fact: &Option<T>) -> String {
    fact.as_ref().map_or(String::new(), T::to_string)
}

fn sex(player: &Player) -> &'static str {
    match player.sex {
        Some(Sex::Female) => "F",
        Some(Sex::Male) => "M",
        None => "",
    }
}
