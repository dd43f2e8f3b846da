//! FIDE mode at the desk: what the pages ask, refuse, lock and show.

use adoube_journal::{Journal, SectionSettings};
use adoube_server::auth::Role;
use axum::http::StatusCode;

use crate::common::{consent, section, text};
use crate::{Hall, OPEN};

fn settings() -> SectionSettings {
    SectionSettings::swiss("Open", 3)
}

impl Hall {
    /// Two rounds in which White won.
    async fn two_rounds(&self, who: &str) {
        for round in 1..=2 {
            let pair = format!("round={round}");
            self.done(who, &format!("{OPEN}/rounds/pair"), &pair).await;
            if round == 1 {
                let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
                self.done(who, &format!("{OPEN}/results/1"), sheet).await;
            }
        }
    }

    async fn journal(&self) -> Journal {
        let id = "spring".parse().unwrap();
        Journal::open(self.store.clone(), id).await.unwrap()
    }
}

#[tokio::test]
async fn leaving_fide_mode_asks_twice_and_stays_marked() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let page = hall.page(&chief, &format!("{OPEN}/settings")).await;
    assert!(text(&page).contains("Leave FIDE mode"), "{}", text(&page));
    let leave = format!("{OPEN}/leave-fide-mode");
    let first = hall.post(&chief, &leave, "").await;
    assert!(
        text(&first.body).contains("Level 4"),
        "{}",
        text(&first.body)
    );
    let head = hall.journal().await.head();
    let form = consent(&first.body).unwrap();
    let second = hall.post(&chief, &leave, &form).await;
    assert!(
        text(&second.body).contains("Stay in FIDE mode?"),
        "{}",
        text(&second.body)
    );
    // Nothing is written before the second answer.
    assert_eq!(hall.journal().await.head(), head);
    let form = consent(&second.body).unwrap();
    let left = hall.post(&chief, &leave, &form).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    let journal = hall.journal().await;
    let open = journal.event().section(&section()).unwrap();
    assert!(!open.is_in_fide_mode());
    assert_eq!(journal.records().last().unwrap().confirmed.len(), 2);
    for page in ["settings", "rounds", "entries", "standings"] {
        let page = hall.page(&chief, &format!("{OPEN}/{page}")).await;
        assert!(text(&page).contains("Not in FIDE mode"));
    }
    let public = hall.page("", "/e/spring/open/players").await;
    assert!(text(&public).contains("Not in FIDE mode"));
    let log = hall.page(&chief, "/desk/spring/log").await;
    assert!(
        text(&log).contains("confirmed: leaves-fide-mode@open"),
        "{}",
        text(&log)
    );
}

#[tokio::test]
async fn what_is_locked_looks_locked_and_is_refused() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let page = hall.page(&chief, &format!("{OPEN}/settings")).await;
    assert!(page.contains("<input id=\"field-rounds\" name=\"rounds\" type="));
    hall.two_rounds(&chief).await;
    let page = hall.page(&chief, &format!("{OPEN}/settings")).await;
    assert!(
        page.contains("<input id=\"field-rounds\" name=\"rounds\" disabled"),
        "{page}"
    );
    assert!(text(&page).contains("FIDE mode locks this"));
    let form = "rounds=5&reason=longer";
    let refused = hall.post(&chief, &format!("{OPEN}/settings"), form).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text(&refused.body).contains("the number of rounds"));
}

/// An arbiter is told before typing, and where to go; who may not leave the mode is not sent there.
#[tokio::test]
async fn a_locked_board_says_so_and_leads_on() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    let deputy = hall.enter("deputy", Some(Role::DeputyArbiter), &[]).await;
    hall.two_rounds(&chief).await;
    let board = format!("{OPEN}/results/1/board/1");
    let open = hall.page(&chief, &board).await;
    assert!(open.contains("name=\"result\"") && !open.contains("id=\"locked\""));
    let sheet = "board-1=1&was-1=*&board-2=1&was-2=*";
    hall.done(&chief, &format!("{OPEN}/results/2"), sheet).await;
    hall.done(&chief, &format!("{OPEN}/rounds/pair"), "round=3")
        .await;
    let locked = hall.page(&chief, &board).await;
    assert!(text(&locked).contains("two later rounds were paired on them"));
    assert!(locked.contains("/desk/spring/open/settings#leave-fide-mode"));
    let seen = hall.page(&deputy, &board).await;
    assert!(seen.contains("id=\"locked\"") && !seen.contains("#leave-fide-mode"));
    for page in [&locked, &seen] {
        assert!(!page.contains("<button name=\"result\""), "{page}");
        // What counts for the rating only touches no pairing.
        assert!(text(page).contains("Let it count differently"), "{page}");
    }
}

#[tokio::test]
async fn a_correction_of_the_last_round_but_one_is_confirmed() {
    let hall = Hall::new(settings()).await;
    let chief = hall.enter("chief", Some(Role::ChiefArbiter), &[]).await;
    hall.two_rounds(&chief).await;
    let board = format!("{OPEN}/results/1/board/1");
    let form = "result=0-1&was=1-0&reason=score+sheets";
    let asked = hall.post(&chief, &board, form).await;
    assert!(
        asked.body.contains("data-confirm-page"),
        "{}",
        text(&asked.body)
    );
    assert!(text(&asked.body).contains("Level 3"));
    let form = consent(&asked.body).unwrap();
    assert!(form.contains("reason=score%20sheets"), "{form}");
    let done = hall.post(&chief, &board, &form).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", text(&done.body));
}
