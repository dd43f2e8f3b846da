//! Connections: what is slow, idle or too much goes, and who works at the desk stays.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use adoube_journal::{Command, Register, SectionSettings, Store};
use adoube_server::auth::{NewAccount, NewToken, People, Role};
use adoube_server::{App, Options, Times, serve};
use adoube_tournament::Player;
use common::*;
use jiff::Timestamp;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, timeout};

/// Longer than any of the times below, shorter than a test may take.
const LONG: Duration = Duration::from_secs(20);

struct Serving {
    address: SocketAddr,
    app: Arc<App>,
}

/// A server with an event, "club", on a socket.
async fn serving(options: Options) -> Serving {
    let (store, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    over(store, options).await
}

async fn over(store: Arc<dyn Store>, options: Options) -> Serving {
    let people = People::in_memory().await.unwrap();
    let app = Arc::new(App::new(store, people, options).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(app.clone(), listener, std::future::pending()));
    Serving { address, app }
}

fn quick() -> Times {
    Times {
        head: Duration::from_millis(400),
        body: Duration::from_millis(400),
        reading: Duration::from_millis(400),
    }
}

impl Serving {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// A connection on which something was sent.
    async fn sent(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        // It may have been sent away already.
        let _ = stream.write_all(text.as_bytes()).await;
        stream
    }

    /// A token for the event.
    async fn token(&self, role: Role) -> String {
        let new = NewAccount {
            login: "ada",
            name: "Ada",
            password: "long enough",
            administrator: true,
        };
        let account = self.app.people.create(new, Timestamp::now()).await.unwrap();
        let event = "club".parse().unwrap();
        let new = NewToken {
            account: account.id,
            label: "test",
            event: &event,
            role,
        };
        let token = self.app.people.create_token(new, Timestamp::now()).await;
        token.unwrap().reveal().to_owned()
    }

    /// Enters a player, as a program with a token; the status of the answer.
    async fn enter(&self, token: &str, name: &str) -> String {
        let player = Player::named(name);
        let section = section();
        let command = Command::Register(Register { section, player });
        let body = serde_json::json!({ "commands": [command] }).to_string();
        let request = format!(
            "POST /api/v1/events/club/commands HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        answer(self.sent(&request).await).await
    }
}

/// Everything until the other side closes.
async fn answer(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is cut says nothing more.
    let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether the other side has closed a connection.
async fn is_cut(stream: &mut TcpStream) -> bool {
    let mut buffer = [0; 4096];
    loop {
        match timeout(Duration::from_millis(200), stream.read(&mut buffer)).await {
            Err(_) => return false,
            Ok(Ok(0) | Err(_)) => return true,
            Ok(Ok(_)) => {}
        }
    }
}

/// Reads until a text was there.
async fn read_until(stream: &mut TcpStream, text: &str) -> bool {
    let mut all = String::new();
    let mut buffer = [0; 4096];
    while !all.contains(text) {
        match timeout(LONG, stream.read(&mut buffer)).await {
            Ok(Ok(0)) | Ok(Err(_)) | Err(_) => return false,
            Ok(Ok(read)) => all.push_str(&String::from_utf8_lossy(&buffer[..read])),
        }
    }
    true
}

#[tokio::test]
async fn what_is_never_finished_is_cut_off() {
    let options = Options {
        times: quick(),
        ..Options::default()
    };
    let serving = serving(options).await;
    let begun = Instant::now();
    for half in [
        "",
        "GET / HTT",
        "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        // A body that does not come.
        "POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nlogin=a",
        // A connection that is kept but not used.
        "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    ] {
        let told = answer(serving.sent(half).await).await;
        assert!(
            !told.contains("200 OK") || half.contains("healthz"),
            "{told}"
        );
    }
    assert!(begun.elapsed() < LONG, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_body_that_drips_is_cut_off() {
    let options = Options {
        times: quick(),
        ..Options::default()
    };
    let serving = serving(options).await;
    let head = "POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n\
        Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n";
    let mut stream = serving.sent(head).await;
    let begun = Instant::now();
    while begun.elapsed() < LONG {
        if stream.write_all(b"a").await.is_err() || is_cut(&mut stream).await {
            return;
        }
    }
    panic!("a byte now and then keeps a connection for good");
}

#[tokio::test]
async fn a_live_stream_outlives_every_time_out() {
    let options = Options {
        times: quick(),
        ..Options::default()
    };
    let serving = serving(options).await;
    let token = serving.token(Role::Owner).await;
    let listen = "GET /e/club/live HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut stream = serving.sent(listen).await;
    assert!(read_until(&mut stream, "data:").await);
    tokio::time::sleep(4 * quick().head).await;
    assert!(!is_cut(&mut stream).await);
    assert!(
        serving
            .enter(&token, "Abel")
            .await
            .starts_with("HTTP/1.1 200")
    );
    assert!(read_until(&mut stream, "data:").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_gets_in_whatever_strangers_hold() {
    let options = Options {
        connections: 60,
        ..Options::default()
    };
    let serving = serving(options).await;
    let token = serving.token(Role::Owner).await;
    // The desk listens, and is not sent away for strangers.
    let desk =
        format!("GET /desk/club/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n");
    let mut desk = serving.sent(&desk).await;
    assert!(read_until(&mut desk, "data:").await);
    let mut held = Vec::new();
    for (number, half) in [
        "",
        "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        "POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: 9\r\n\r\n",
        "GET /e/club/live HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
    .into_iter()
    .enumerate()
    {
        for _ in 0..200 {
            held.push(serving.sent(half).await);
        }
        let begun = Instant::now();
        let told = serving.enter(&token, &format!("Player {number}")).await;
        assert!(told.starts_with("HTTP/1.1 200"), "{half}: {told}");
        assert!(begun.elapsed() < Duration::from_secs(5), "{half}");
        assert!(read_until(&mut desk, "data:").await, "{half}");
    }
}

#[tokio::test]
async fn streams_leave_room_for_pages() {
    let options = Options {
        connections: 40,
        ..Options::default()
    };
    let serving = serving(options).await;
    let listen = "GET /e/club/live HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut streams = Vec::new();
    for _ in 0..20 {
        let mut stream = serving.sent(listen).await;
        assert!(read_until(&mut stream, "data:").await);
        streams.push(stream);
    }
    let one_more = listen.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    let refused = answer(serving.sent(&one_more).await).await;
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(
        refused.to_lowercase().contains("retry-after: 5"),
        "{refused}"
    );
    // Who was there first stays.
    for stream in &mut streams {
        assert!(!is_cut(stream).await);
    }
}

#[tokio::test]
async fn streams_end_when_the_server_stops_and_requests_are_answered() {
    let (store, _) = event("club", "Club").await;
    let people = People::in_memory().await.unwrap();
    let app = Arc::new(App::new(store, people, Options::default()).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(serve(app.clone(), listener, async {
        let _ = stopped.await;
    }));
    let serving_at = Serving { address, app };
    let listen = "GET /e/club/live HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut stream = serving_at.sent(listen).await;
    assert!(read_until(&mut stream, "data:").await);
    let half = serving_at.sent("GET / HT").await;
    stop.send(()).unwrap();
    let begun = Instant::now();
    timeout(LONG, serving).await.unwrap().unwrap().unwrap();
    assert!(
        begun.elapsed() < Duration::from_secs(3),
        "{:?}",
        begun.elapsed()
    );
    assert!(is_cut(&mut stream).await);
    drop(half);
}
