//! What several servers do together: they count guesses, keep lists that were sent, and exchange rating lists.

use std::path::Path;

use adoube_server::Shelf;
use jiff::Timestamp;

use crate::Hall;
use crate::site::{Reply, ask};

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

async fn guessed(hall: &Hall, site: usize, password: &str) -> Reply {
    let typed = format!("login=ada&password={password}");
    let address = hall.sites[site].address;
    ask(address, "POST /sign-in", &[FORM], &typed)
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guesses_at_several_servers_are_counted_together() {
    let Some(hall) = Hall::with(1).await else {
        return;
    };
    let mut wrong = 0;
    loop {
        match guessed(&hall, wrong % 2, "wrong").await.status {
            401 => wrong += 1,
            429 => break,
            other => panic!("{other}"),
        }
        assert!(wrong < 20, "each server begins anew");
    }
    // Five are free, as on a single server, and one more is looked at before anybody waits.
    assert_eq!(wrong, 6);
    for site in [0, 1] {
        let right = guessed(&hall, site, "correct+horse+battery").await;
        assert_eq!(right.status, 429, "from there nobody gets in now");
        assert!(right.head.to_lowercase().contains("retry-after"));
    }
    // Many at the same time are counted one by one, on whatever server.
    let hall = Hall::with(1).await.unwrap();
    let all = (0..24).map(|number| guessed(&hall, number % 2, "wrong"));
    let all = futures::future::join_all(all).await;
    let looked_at = all.iter().filter(|reply| reply.status == 401).count();
    assert!(looked_at <= 6, "{looked_at}");
    // Who gets it right is free again everywhere.
    let hall = Hall::with(1).await.unwrap();
    for _ in 0..4 {
        assert_eq!(guessed(&hall, 0, "wrong").await.status, 401);
    }
    let right = guessed(&hall, 1, "correct+horse+battery").await;
    assert_eq!(right.status, 303);
    for number in 0..5 {
        assert_eq!(guessed(&hall, number % 2, "wrong").await.status, 401);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_that_was_sent_to_one_server_is_entered_on_another() {
    let Some(hall) = Hall::with(1).await else {
        return;
    };
    let session = hall.sign_in().await;
    let cookie = format!("adoube_session={session}");
    let [first, second] = [hall.sites[0].address, hall.sites[1].address];
    let body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"list.csv\"\r\n\r\n\
        Name,Rating\r\nNewcomer,1500\r\n\r\n--x--\r\n";
    let sent = [
        ("Cookie", cookie.as_str()),
        ("Content-Type", "multipart/form-data; boundary=x"),
    ];
    let to = "POST /desk/club/open/entries/import";
    let sent = ask(first, to, &sent, body).await.unwrap();
    assert_eq!(sent.status, 303, "{}", sent.body);
    let place = sent
        .head
        .lines()
        .find_map(|line| line.strip_prefix("location: "));
    let place = place.unwrap().trim();
    let own = [("Cookie", cookie.as_str()), FORM];
    let shown = ask(second, &format!("GET {place}"), &own, "")
        .await
        .unwrap();
    assert_eq!(shown.status, 200);
    assert!(shown.body.contains("Newcomer"));
    let entered = ask(second, &format!("POST {place}"), &own, "")
        .await
        .unwrap();
    assert_eq!(entered.status, 303, "{}", entered.body);
    // The first server may still have it in memory; a new one has not.
    let url = hall.ways[0].url(&hall.url);
    let third = crate::site::Site::over(&url).await;
    let gone = ask(third.address, &format!("GET {place}"), &own, "")
        .await
        .unwrap();
    assert_eq!(gone.status, 422, "it is entered");
    let entries = ask(first, "GET /desk/club/open/entries", &own, "")
        .await
        .unwrap();
    assert!(entries.body.contains("Newcomer"));
}

fn players(folder: &Path, list: &str) -> usize {
    let lists = Shelf::open(Some(folder)).lists(Timestamp::now());
    let found = lists.iter().find(|one| one.name == list);
    found.map_or(0, |one| one.players)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rating_lists_are_those_of_all_servers() {
    let Some(hall) = Hall::with(1).await else {
        return;
    };
    let [one, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let exchange = async |folder: &tempfile::TempDir| {
        hall.people.exchange_lists(folder.path()).await.unwrap();
    };
    let rows: String = (0..50)
        .map(|number| format!("Player {number},{}\n", 1500 + number))
        .collect();
    let table = format!("Name,Rating\n{rows}");
    let take_in = |folder: &tempfile::TempDir, list: &str| {
        let shelf = Shelf::open(Some(folder.path()));
        shelf
            .import(list, table.as_bytes(), None, Timestamp::now())
            .unwrap();
    };
    take_in(&one, "club");
    take_in(&other, "region");
    for folder in [&one, &other, &one] {
        exchange(folder).await;
    }
    for folder in [&one, &other] {
        assert_eq!(players(folder.path(), "club"), 50);
        assert_eq!(players(folder.path(), "region"), 50);
    }
    // What is removed on one is gone from the others; what is new there stays.
    Shelf::open(Some(other.path())).remove("club").unwrap();
    take_in(&one, "school");
    for folder in [&other, &one, &other, &third] {
        exchange(folder).await;
    }
    for folder in [&one, &other, &third] {
        assert_eq!(players(folder.path(), "club"), 0);
        assert_eq!(players(folder.path(), "region"), 50);
        assert_eq!(players(folder.path(), "school"), 50);
    }
}
