//! An event whose records are not those that were written is shown with a mark, nothing is written to
//! it, and whoever asks is told which record it is; exports are looked at for everybody.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use adoube_journal::{
    Appended, DeletedEvent, Deletion, EventId, EventSummary, Reader, SectionSettings, Seq, Signer,
    Store, StoreError, StoredEvent, StoredRecord, write_signed_export,
};
use adoube_server::auth::{NewAccount, NewToken, Role};
use adoube_server::router;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use common::{add_section, event, now, page, web_app};
use jiff::Timestamp;
use serde_json::Value;
use tower::ServiceExt;

/// A store in which somebody has written another author over that of a record.
struct MeddledWith {
    inner: Arc<dyn Store>,
    meddled: AtomicBool,
}

#[async_trait::async_trait]
impl Store for MeddledWith {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        self.inner.events().await
    }

    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        self.inner.create(events).await
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        let mut stored = self.inner.load(event, after).await?;
        if self.meddled.load(Ordering::SeqCst) {
            for record in stored.records.iter_mut().filter(|record| record.seq == 2) {
                "Eve".clone_into(&mut record.author);
            }
        }
        Ok(stored)
    }

    async fn append(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        self.inner.append(event, before, records, renamed).await
    }

    async fn erase(
        &self,
        _: &EventId,
        _: &str,
        _: &[StoredRecord],
        _: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        unreachable!("nothing is erased")
    }

    async fn delete(&self, _: &EventId, _: &Deletion) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn recover(&self, _: &EventId) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        Ok(Vec::new())
    }

    async fn purge(&self, _: &DeletedEvent) -> Result<bool, StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn restore(&self, _: &str, _: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        unreachable!("nothing is restored")
    }

    async fn identity(&self) -> Result<String, StoreError> {
        self.inner.identity().await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.inner.check().await
    }
}

async fn answer(app: &Router, request: Request<Body>) -> (StatusCode, String) {
    let response = app.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 22).await.unwrap();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn a_damaged_event_is_marked_and_not_written_to() {
    let (inner, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let store = Arc::new(MeddledWith {
        inner,
        meddled: AtomicBool::new(true),
    });
    let app = web_app(store.clone()).await;
    let new = NewAccount {
        login: "ada",
        name: "Ada",
        password: "long enough",
        administrator: true,
    };
    let account = app.people.create(new, Timestamp::now()).await.unwrap();
    let club = "club".parse().unwrap();
    let new = NewToken {
        account: account.id,
        label: "test",
        event: &club,
        role: Role::Owner,
    };
    let token = app
        .people
        .create_token(new, Timestamp::now())
        .await
        .unwrap();
    let bearer = format!("Bearer {}", token.reveal());
    let app = router(app);
    let proof = async || {
        let request = Request::get("/api/v1/events/club/proof").header("authorization", &bearer);
        let (status, body) = answer(&app, request.body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        serde_json::from_str::<Value>(&body).unwrap()
    };
    let written = async || {
        let note = r#"{"commands":[{"command":"note","subject":{"about":"event"},"text":"on"}]}"#;
        let request = Request::post("/api/v1/events/club/commands")
            .header("authorization", &bearer)
            .header("content-type", "application/json");
        answer(&app, request.body(Body::from(note)).unwrap()).await
    };

    let found = proof().await;
    assert_eq!(found["sound"], false);
    assert_eq!(found["faults"][0]["code"], "chain-fault-changed");
    assert_eq!(found["faults"][0]["seq"], 2);
    let mark = "the journal of the event is damaged";
    for path in ["/e/club", "/e/club/open/players"] {
        assert!(page(&app, path).await.contains(mark), "{path}");
    }
    let (status, body) = written().await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
    assert!(body.contains("record 2 is not what was written"), "{body}");

    // Somebody has brought the record back.
    store.meddled.store(false, Ordering::SeqCst);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(!page(&app, "/e/club").await.contains(mark));
    assert_eq!(proof().await["sound"], true);
    assert_eq!(written().await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_signed_export_is_checked_on_a_page() {
    let (store, journal) = event("club", "Club").await;
    let signer = Signer::draw("Anna Arbiter".parse().unwrap()).unwrap();
    let text = write_signed_export(Reader::OF_EVERYTHING, &journal, &signer, now()).unwrap();
    let app = router(web_app(store).await);
    let said = async |text: &str, key: &str| {
        let form = format!(
            "--cut\r\ncontent-disposition: form-data; name=\"file\"; filename=\"club.jsonl\"\r\n\r\n{text}\r\n\
             --cut\r\ncontent-disposition: form-data; name=\"key\"\r\n\r\n{key}\r\n--cut--\r\n"
        );
        let request = Request::post("/tools/proof")
            .header("content-type", "multipart/form-data; boundary=cut")
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(form));
        let (status, body) = answer(&app, request.unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        body
    };
    let key = signer.public().to_string();
    let sound = said(&text, &key).await;
    assert!(
        sound.contains("The owner of this key had these records"),
        "{sound}"
    );
    let other = said(&text, &"0".repeat(64)).await;
    assert!(other.contains("This is not the key that was expected."));
    let forged = said(
        &text.replacen("\"name\":\"Club\"", "\"name\":\"Clob\"", 1),
        &key,
    )
    .await;
    assert!(
        forged.contains("record 1 is not what was written"),
        "{forged}"
    );
    assert!(
        said(&text, "not a key")
            .await
            .contains("expected a public key")
    );
    assert!(
        said("nothing of ours", &key)
            .await
            .contains("not an export")
    );
}
