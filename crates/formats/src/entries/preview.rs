//! A list as it would be entered, for somebody to look at first.

use adoube_tournament::Player;

use super::errors::{ColumnName, EntryRemark};
use super::{EntryListError, EntryRow};
use crate::duplicates::duplicates;
use crate::sheet::Row;

/// What a table holds under a [`Mapping`](super::Mapping).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Everybody who has a name, in the order of the list. Cells that cannot be read are left
    /// empty, and told in the remarks.
    pub players: Vec<PreviewRow>,
    /// Everything that cannot be read.
    pub faults: Vec<EntryListError>,
    /// The columns that are not used.
    pub ignored_columns: Vec<ColumnName>,
    /// Lines of text below the table.
    pub notes: Vec<Row>,
}

/// A player of a preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewRow {
    /// The line of the text or the row of the worksheet, from 1.
    pub line: u64,
    /// What the row tells about the player.
    pub player: Player,
    /// The team, if the list has teams.
    pub team: Option<String>,
    /// What the player needs, as written.
    pub needs: Option<String>,
    /// The national rating is given as NEW: the player has never played a rated event.
    pub is_new: bool,
    /// What to look at before the player is entered.
    pub remarks: Vec<EntryRemark>,
}

impl Preview {
    /// Tells who may be the same person as somebody earlier in the list.
    pub(super) fn remark_duplicates(&mut self) {
        let players = self.players.iter().map(|row| &row.player);
        for pair in duplicates(players) {
            let (line, reason) = (self.players[pair.first].line, pair.reason);
            let remark = EntryRemark::SamePlayer { line, reason };
            self.players[pair.second].remarks.push(remark);
        }
    }
}

impl From<PreviewRow> for EntryRow {
    fn from(row: PreviewRow) -> EntryRow {
        EntryRow {
            line: row.line,
            player: row.player,
            team: row.team,
            needs: row.needs,
            is_new: row.is_new,
        }
    }
}
