//! Taking everybody along to another database, or a copy of everybody into a file.

use std::path::Path;

use super::{People, PeopleError};
use crate::database::{Database, Row, Statement, Value, statement};

/// A table: how its rows are found, and how one is written.
struct Table {
    name: &'static str,
    find: &'static str,
    count: &'static str,
    write: &'static str,
    /// Its columns, as the statement writes them.
    columns: &'static [Column],
}

/// A column, by what it holds.
enum Column {
    Number(&'static str),
    Text(&'static str),
    Bytes(&'static str),
    /// The identity of the store, which is another one there.
    Store,
}

use Column::{Bytes, Number, Store, Text};

/// Everything that belongs to people. What programs were answered in the last hour stays behind.
const TABLES: [Table; 14] = [
    Table {
        name: "account",
        find: "SELECT * FROM account ORDER BY id",
        count: "SELECT count(*) AS rows FROM account",
        write: "INSERT INTO account (id, login, name, password, administrator, created)
            VALUES ($1, $2, $3, $4, $5, $6)",
        columns: &[
            Number("id"),
            Text("login"),
            Text("name"),
            Text("password"),
            Number("administrator"),
            Text("created"),
        ],
    },
    Table {
        name: "session",
        find: "SELECT * FROM session",
        count: "SELECT count(*) AS rows FROM session",
        write: "INSERT INTO session (secret, account, expires, begun, used, place, browser, proved)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        columns: &[
            Bytes("secret"),
            Number("account"),
            Number("expires"),
            Number("begun"),
            Number("used"),
            Text("place"),
            Text("browser"),
            Number("proved"),
        ],
    },
    Table {
        name: "membership",
        find: "SELECT * FROM membership WHERE store = $1",
        count: "SELECT count(*) AS rows FROM membership WHERE store = $1",
        write: "INSERT INTO membership (store, event, account, role, sectors)
            VALUES ($1, $2, $3, $4, $5)",
        columns: &[
            Store,
            Text("event"),
            Number("account"),
            Text("role"),
            Text("sectors"),
        ],
    },
    Table {
        name: "invitation",
        find: "SELECT * FROM invitation WHERE store = $1",
        count: "SELECT count(*) AS rows FROM invitation WHERE store = $1",
        write: "INSERT INTO invitation (store, secret, event, role, sectors, author, expires)
            VALUES ($1, $2, $3, $4, $5, $6, $7)",
        columns: &[
            Store,
            Bytes("secret"),
            Text("event"),
            Text("role"),
            Text("sectors"),
            Text("author"),
            Number("expires"),
        ],
    },
    Table {
        name: "token",
        find: "SELECT * FROM token WHERE store = $1 ORDER BY id",
        count: "SELECT count(*) AS rows FROM token WHERE store = $1",
        write: "INSERT INTO token (store, id, secret, account, label, event, role, created)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        columns: &[
            Store,
            Number("id"),
            Bytes("secret"),
            Number("account"),
            Text("label"),
            Text("event"),
            Text("role"),
            Text("created"),
        ],
    },
    Table {
        name: "second_factor",
        find: "SELECT * FROM second_factor",
        count: "SELECT count(*) AS rows FROM second_factor",
        write: "INSERT INTO second_factor (account, secret, step, confirmed)
            VALUES ($1, $2, $3, $4)",
        columns: &[
            Number("account"),
            Bytes("secret"),
            Number("step"),
            Number("confirmed"),
        ],
    },
    Table {
        name: "recovery_code",
        find: "SELECT * FROM recovery_code",
        count: "SELECT count(*) AS rows FROM recovery_code",
        write: "INSERT INTO recovery_code (account, code) VALUES ($1, $2)",
        columns: &[Number("account"), Bytes("code")],
    },
    Table {
        name: "passkey",
        find: "SELECT * FROM passkey",
        count: "SELECT count(*) AS rows FROM passkey",
        write: "INSERT INTO passkey (id, account, key, counter, name, made, used)
            VALUES ($1, $2, $3, $4, $5, $6, $7)",
        columns: &[
            Bytes("id"),
            Number("account"),
            Bytes("key"),
            Number("counter"),
            Text("name"),
            Number("made"),
            Number("used"),
        ],
    },
    Table {
        name: "identity",
        find: "SELECT * FROM identity",
        count: "SELECT count(*) AS rows FROM identity",
        write: "INSERT INTO identity (issuer, subject, account, made) VALUES ($1, $2, $3, $4)",
        columns: &[
            Text("issuer"),
            Text("subject"),
            Number("account"),
            Number("made"),
        ],
    },
    Table {
        name: "organisation",
        find: "SELECT * FROM organisation WHERE store = $1",
        count: "SELECT count(*) AS rows FROM organisation WHERE store = $1",
        write: "INSERT INTO organisation (store, id, name, most_events, most_entries, made)
            VALUES ($1, $2, $3, $4, $5, $6)",
        columns: &[
            Store,
            Text("id"),
            Text("name"),
            Number("most_events"),
            Number("most_entries"),
            Number("made"),
        ],
    },
    Table {
        name: "organisation_member",
        find: "SELECT * FROM organisation_member WHERE store = $1",
        count: "SELECT count(*) AS rows FROM organisation_member WHERE store = $1",
        write: "INSERT INTO organisation_member (store, organisation, account, role)
            VALUES ($1, $2, $3, $4)",
        columns: &[Store, Text("organisation"), Number("account"), Text("role")],
    },
    Table {
        name: "organisation_event",
        find: "SELECT * FROM organisation_event WHERE store = $1",
        count: "SELECT count(*) AS rows FROM organisation_event WHERE store = $1",
        write: "INSERT INTO organisation_event (store, event, organisation, template)
            VALUES ($1, $2, $3, $4)",
        columns: &[
            Store,
            Text("event"),
            Text("organisation"),
            Number("template"),
        ],
    },
    Table {
        name: "audit",
        find: "SELECT * FROM audit WHERE store = $1 ORDER BY id",
        count: "SELECT count(*) AS rows FROM audit WHERE store = $1",
        write: "INSERT INTO audit (store, id, at, login, what, event, about, place)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        columns: &[
            Store,
            Number("id"),
            Number("at"),
            Text("login"),
            Text("what"),
            Text("event"),
            Text("about"),
            Text("place"),
        ],
    },
    Table {
        name: "requirement",
        find: "SELECT * FROM requirement",
        count: "SELECT count(*) AS rows FROM requirement",
        write: "INSERT INTO requirement (name, value) VALUES ($1, $2)",
        columns: &[Text("name"), Text("value")],
    },
];

/// What a database server counts on by itself, to go on after what was brought along.
const COUNTERS: [&str; 3] = [
    "SELECT setval(pg_get_serial_sequence('account', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM account), false)",
    "SELECT setval(pg_get_serial_sequence('token', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM token), false)",
    "SELECT setval(pg_get_serial_sequence('audit', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM audit), false)",
];

impl Table {
    /// A statement about the rows of a store, or about all rows of a table that has none.
    fn about(&self, sql: &'static str, store: &str) -> Statement {
        let asked = statement(sql);
        match self.columns.iter().any(|column| matches!(column, Store)) {
            true => asked.with(store),
            false => asked,
        }
    }

    fn written(&self, row: &Row, store: &str) -> Result<Statement, sqlx::Error> {
        let mut write = statement(self.write);
        for column in self.columns {
            let value: Value = match column {
                Number(name) => row.number(name)?.into(),
                Text(name) => row.text(name)?.into(),
                Bytes(name) => row.bytes(name)?.into(),
                Store => store.into(),
            };
            write = write.with(value);
        }
        Ok(write)
    }
}

impl People {
    /// How many rows there are of each kind.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn counts(&self) -> Result<Vec<(&'static str, i64)>, PeopleError> {
        let mut counts = Vec::new();
        for table in &TABLES {
            let row = self.database.first(table.about(table.count, &self.store));
            let row = row.await?.ok_or(sqlx::Error::RowNotFound)?;
            counts.push((table.name, row.number("rows")?));
        }
        Ok(counts)
    }

    /// Takes everybody along to another database, in which there is nobody yet: accounts with their
    /// passwords, sessions, roles, invitations, tokens, second factors, the audit and the key of
    /// the server. All of them or none.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Taken`] if there is somebody; else if the one cannot be read or the other not be
    /// written.
    pub async fn move_to(&self, other: &People) -> Result<(), PeopleError> {
        if !other.is_empty().await? {
            return Err(PeopleError::Taken);
        }
        let mut written = Vec::new();
        // Whoever comes while they are read is left out, with everything that names them: accounts last.
        for table in TABLES.iter().rev() {
            let rows = self.database.all(table.about(table.find, &self.store));
            let rows = rows.await?;
            let rows = rows.iter().map(|row| table.written(row, &other.store));
            written.push(rows.collect::<Result<Vec<_>, _>>()?);
        }
        let mut all = vec![statement("UPDATE server_key SET key = $1").with(self.key.clone())];
        all.extend(written.into_iter().rev().flatten());
        if other.database.is_shared() {
            all.extend(COUNTERS.map(statement));
        }
        other.database.together(all).await?;
        Ok(())
    }

    /// Copies everybody as they are just now into a new file, whoever changes them meanwhile.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if they cannot be read, or the file not be written.
    pub async fn copy_to(&self, file: &Path) -> Result<(), PeopleError> {
        let _ = std::fs::remove_file(file);
        if !self.database.is_shared() {
            return Ok(self.database.copy_to(file).await?);
        }
        let copy = People::in_file(file, &self.store).await?;
        let copied = self.move_to(&copy).await;
        copy.close().await;
        copied
    }

    /// The people of a file, whatever store they belong to.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file cannot be opened.
    pub(crate) async fn in_file(file: &Path, store: &str) -> Result<People, PeopleError> {
        let mut people = People::over(Database::in_file(file).await?).await?;
        people.store = store.to_owned();
        Ok(people)
    }
}
