//! Writing records to a database: the same statements for each kind.

/// Makes the functions that write to one kind of connection. A macro, since the bounds of a generic
/// function over databases would be longer than the functions.
macro_rules! writes_records {
    ($connection:ty) => {
        /// Inserts a record, provided that the journal ends just before it. Says whether it did.
        ///
        /// Two writers with the same number meet at the primary key: the second waits for the first
        /// and then inserts nothing.
        async fn insert(
            connection: &mut $connection,
            event: &EventId,
            record: &Record,
        ) -> Result<bool, StoreError> {
            let columns = Columns::of(record)?;
            let inserted = sqlx::query(
                "INSERT INTO record (event, seq, at, author, reason, confirmed, change)
                 SELECT id, $2, $3, $4, $5, $6, $7 FROM event WHERE slug = $1
                    AND $2 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE record.event = event.id)
                 ON CONFLICT DO NOTHING",
            )
            .bind(event.as_str())
            .bind(columns.seq)
            .bind(columns.at)
            .bind(columns.author)
            .bind(columns.reason)
            .bind(columns.confirmed)
            .bind(columns.change)
            .execute(connection)
            .await?;
            Ok(inserted.rows_affected() == 1)
        }

        /// Makes an event in an open transaction, unless there is one.
        async fn create(
            transaction: &mut $connection,
            event: &EventId,
            name: &str,
            records: &[Record],
        ) -> Result<(), StoreError> {
            let make = "INSERT INTO event (slug, name) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            let make = sqlx::query(make).bind(event.as_str()).bind(name);
            if make.execute(&mut *transaction).await?.rows_affected() == 0 {
                return Err(StoreError::EventExists(event.clone()));
            }
            for record in records {
                if !insert(transaction, event, record).await? {
                    return Err(StoreError::OutOfOrder(record.seq));
                }
            }
            Ok(())
        }

        /// Inserts records and changes the name in an open transaction. Says whether it did; if
        /// not, the transaction is to be dropped.
        async fn append(
            transaction: &mut $connection,
            event: &EventId,
            records: &[Record],
            renamed: Option<&str>,
        ) -> Result<bool, StoreError> {
            for record in records {
                if !insert(transaction, event, record).await? {
                    return Ok(false);
                }
            }
            if let Some(name) = renamed {
                let rename = sqlx::query("UPDATE event SET name = $1 WHERE slug = $2");
                let rename = rename.bind(name).bind(event.as_str());
                rename.execute(transaction).await?;
            }
            Ok(true)
        }
    };
}

pub(super) use writes_records;
