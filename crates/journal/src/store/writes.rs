//! Writing records to a database: the same statements for each kind.

/// Makes the functions that write to one kind of connection. A macro, since the bounds of a generic
/// function over databases would be longer than the functions.
macro_rules! writes_records {
    ($connection:ty) => {
        /// Inserts a record, provided that the journal ends just before it, with the record of this
        /// digest. Says whether it did.
        ///
        /// Two writers with the same number meet at the primary key: the second waits for the first
        /// and then inserts nothing.
        async fn insert(
            connection: &mut $connection,
            event: &EventId,
            before: &str,
            record: &StoredRecord,
        ) -> Result<bool, StoreError> {
            let inserted = sqlx::query(
                "INSERT INTO record (event, seq, at, author, reason, confirmed, change, digest, shown, salt)
                 SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $11 FROM event WHERE slug = $1
                    AND records = $2 - 1 AND head = $10 AND deleted IS NULL
                 ON CONFLICT DO NOTHING",
            )
            .bind(event.as_str())
            .bind(record.seq as i64)
            .bind(&record.at)
            .bind(&record.author)
            .bind(record.reason.as_deref())
            .bind(record.confirmed.as_deref())
            .bind(&record.change)
            .bind(record.digest.as_deref())
            .bind(record.shown.as_deref())
            .bind(before)
            .bind(record.salt.as_deref())
            .execute(connection)
            .await?;
            Ok(inserted.rows_affected() == 1)
        }

        /// Inserts records one after the other.
        async fn insert_all(
            transaction: &mut $connection,
            event: &EventId,
            before: &str,
            records: &[StoredRecord],
        ) -> Result<Option<Seq>, StoreError> {
            let mut before = before;
            for record in records {
                if !insert(transaction, event, before, record).await? {
                    return Ok(Some(Seq(record.seq)));
                }
                before = record.digest.as_deref().unwrap_or_default();
            }
            Ok(None)
        }

        /// Makes events in an open transaction, unless there is one of the same name.
        async fn create(
            transaction: &mut $connection,
            events: &[(EventId, StoredEvent)],
        ) -> Result<(), StoreError> {
            for (event, stored) in events {
                let before = stored.begins_after().to_string();
                let made = sqlx::query(
                    "INSERT INTO event (slug, name, records, head, taken_in, seal)
                     VALUES ($1, $2, 0, $3, $4, $5) ON CONFLICT DO NOTHING",
                )
                .bind(event.as_str())
                .bind(&stored.head.name)
                .bind(&before)
                .bind(stored.head.taken_in.as_deref())
                .bind(stored.head.seal.as_deref())
                .execute(&mut *transaction)
                .await?;
                if made.rows_affected() == 0 {
                    return Err(in_the_way(transaction, event).await?);
                }
                let records = &stored.records;
                if let Some(seq) = insert_all(transaction, event, &before, records).await? {
                    return Err(StoreError::OutOfOrder(seq));
                }
                if let Some(deletion) = &stored.head.deleted {
                    set_deleted(transaction, event, Some(deletion)).await?;
                }
            }
            Ok(())
        }

        /// Why no event of this name can be made.
        async fn in_the_way(
            connection: &mut $connection,
            event: &EventId,
        ) -> Result<StoreError, StoreError> {
            let deleted = sqlx::query("SELECT 1 FROM event WHERE slug = $1 AND deleted IS NOT NULL");
            let deleted = deleted.bind(event.as_str()).fetch_optional(connection).await?;
            Ok(match deleted {
                Some(_) => StoreError::EventDeleted(event.clone()),
                None => StoreError::EventExists(event.clone()),
            })
        }

        /// Deletes an event, or brings it back.
        async fn set_deleted(
            connection: &mut $connection,
            event: &EventId,
            deletion: Option<&Deletion>,
        ) -> Result<(), StoreError> {
            let set = sqlx::query(
                "UPDATE event SET deleted = $2, deleted_by = $3
                 WHERE slug = $1 AND (deleted IS NULL) = ($2 IS NOT NULL)",
            );
            let set = set
                .bind(event.as_str())
                .bind(deletion.map(|deletion| deletion.at.to_string()))
                .bind(deletion.map(|deletion| deletion.by.as_str()));
            match set.execute(connection).await?.rows_affected() {
                0 => Err(StoreError::NoEvent(event.clone())),
                _ => Ok(()),
            }
        }

        /// Removes a deleted event in an open transaction, unless it was brought back.
        async fn purge(
            transaction: &mut $connection,
            event: &DeletedEvent,
        ) -> Result<bool, StoreError> {
            // It is touched, so that nobody brings it back at the same time.
            let found = sqlx::query_scalar(
                "UPDATE event SET deleted = deleted WHERE slug = $1 AND deleted = $2 RETURNING id",
            );
            let found = found.bind(event.id.as_str()).bind(event.deletion.at.to_string());
            let Some(id) = found.fetch_optional(&mut *transaction).await? else {
                return Ok(false);
            };
            let id: i64 = id;
            for remove in ["DELETE FROM record WHERE event = $1", "DELETE FROM event WHERE id = $1"] {
                sqlx::query(remove).bind(id).execute(&mut *transaction).await?;
            }
            Ok(true)
        }

        /// Makes the events of another store in this one, which takes its place. There are none so far.
        async fn restore(
            transaction: &mut $connection,
            identity: &str,
            events: &[(EventId, StoredEvent)],
        ) -> Result<(), StoreError> {
            sqlx::query("UPDATE store SET identity = $1")
                .bind(identity)
                .execute(&mut *transaction)
                .await?;
            let first = sqlx::query_scalar("SELECT slug FROM event ORDER BY slug LIMIT 1");
            let first: Option<String> = first.fetch_optional(&mut *transaction).await?;
            match first.map(|slug| slug.parse()) {
                Some(Ok(event)) => Err(StoreError::EventExists(event)),
                Some(Err(error)) => Err(undecodable(error).into()),
                None => create(transaction, events).await,
            }
        }

        /// Inserts records and changes the name in an open transaction. Says whether it did; if
        /// not, the transaction is to be dropped.
        async fn append(
            transaction: &mut $connection,
            event: &EventId,
            before: &str,
            records: &[StoredRecord],
            renamed: Option<&str>,
        ) -> Result<bool, StoreError> {
            if insert_all(transaction, event, before, records).await?.is_some() {
                return Ok(false);
            }
            if let Some(name) = renamed {
                let rename = sqlx::query("UPDATE event SET name = $1 WHERE slug = $2");
                let rename = rename.bind(name).bind(event.as_str());
                rename.execute(transaction).await?;
            }
            Ok(true)
        }

        /// Inserts records and puts others in the place of earlier ones, in an open transaction. Says
        /// whether it did; if not, the transaction is to be dropped.
        async fn erase(
            transaction: &mut $connection,
            event: &EventId,
            before: &str,
            records: &[StoredRecord],
            instead: &[StoredRecord],
        ) -> Result<bool, StoreError> {
            if insert_all(transaction, event, before, records).await?.is_some() {
                return Ok(false);
            }
            for record in instead {
                let put = sqlx::query(
                    "UPDATE record SET reason = $3, change = $4, shown = $5, salt = NULL
                     WHERE event = (SELECT id FROM event WHERE slug = $1) AND seq = $2 AND digest = $6",
                );
                let put = put
                    .bind(event.as_str())
                    .bind(record.seq as i64)
                    .bind(record.reason.as_deref())
                    .bind(&record.change)
                    .bind(record.shown.as_deref())
                    .bind(record.digest.as_deref());
                if put.execute(&mut *transaction).await?.rows_affected() == 0 {
                    return Err(StoreError::OutOfOrder(Seq(record.seq)));
                }
            }
            Ok(true)
        }

        /// Gives the records of an event that were kept without digests theirs, in an open transaction.
        async fn take_in(
            transaction: &mut $connection,
            event: &EventId,
            at: Timestamp,
        ) -> Result<(), StoreError> {
            let row = sqlx::query(EVENT_TO_TAKE_IN).bind(event.as_str());
            let Some(row) = row.fetch_optional(&mut *transaction).await? else {
                // Somebody else was faster.
                return Ok(());
            };
            let (id, name): (i64, String) = (row.try_get("id")?, row.try_get("name")?);
            let records = sqlx::query(RECORDS).bind(id).bind(0_i64);
            let records = records.fetch_all(&mut *transaction).await?;
            let records = records.iter().map(|row| read(row, event));
            let records: Vec<StoredRecord> = records.collect::<Result<_, _>>()?;
            let taken_in = TakenIn {
                records: records.len() as u64,
                at,
            };
            let stored = chained(event, &name, records, Some(&taken_in));
            for record in &stored.records {
                let kept = sqlx::query("UPDATE record SET digest = $1 WHERE event = $2 AND seq = $3");
                let kept = kept.bind(record.digest.as_deref()).bind(id).bind(record.seq as i64);
                kept.execute(&mut *transaction).await?;
            }
            sqlx::query(
                "UPDATE event SET records = $1, head = $2, taken_in = $3, seal = $4 WHERE id = $5",
            )
            .bind(stored.records.last().map_or(0, |record| record.seq as i64))
            .bind(stored.head.head)
            .bind(stored.head.taken_in)
            .bind(stored.head.seal)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
            Ok(())
        }
    };
}

pub(super) use writes_records;
