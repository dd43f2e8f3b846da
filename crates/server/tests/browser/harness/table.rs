//! Tables as they are shown.

use serde::Deserialize;

use super::visitor::Visitor;

const READ: &str = include_str!("table.js");

/// The cells of a table that are shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Table {
    /// The words over the columns.
    pub head: Vec<String>,
    /// The lines under them.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The cell of the first line that has `text` in any column.
    pub(crate) fn cell(&self, text: &str, column: &str) -> &str {
        let place = self.head.iter().position(|name| name == column);
        let place = place.unwrap_or_else(|| panic!("no column {column} in {:?}", self.head));
        let row = self
            .rows
            .iter()
            .find(|row| row.iter().any(|cell| cell == text));
        let row = row.unwrap_or_else(|| panic!("no line with {text} in {:?}", self.rows));
        &row[place]
    }
}

impl Visitor {
    /// The table at this selector.
    pub(crate) async fn table(&self, selector: &str) -> Table {
        let read = async || {
            let table = self.script(READ, vec![selector.into()]).await;
            serde_json::from_value::<Option<Table>>(table).unwrap()
        };
        self.until(&format!("the table {selector}"), read).await
    }
}
