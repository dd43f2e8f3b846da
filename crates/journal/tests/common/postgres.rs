//! A real PostgreSQL server for the tests of one file: started when the first of them asks, gone
//! when their process ends.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::Connection;

const STARTING_TAKES_AT_MOST: Duration = Duration::from_secs(60);

/// Runs the server, again and again if it falls, and waits until its standard input ends, which is
/// when the process of the tests ends, in whatever way; then it stops the server, at once, and
/// clears up. While there is a file `pause`, the server is not started.
const KEEPER: &str = r#"
folder=$1; shift
while [ ! -e "$folder/over" ]; do
    if [ -e "$folder/pause" ]; then sleep 0.1; continue; fi
    "$@" </dev/null >>"$folder/log" 2>&1
    sleep 0.1
done &
house=$!
read -r _
touch "$folder/over"
kill -QUIT "$(head -n 1 "$folder/data/postmaster.pid")"
wait $house
rm -rf "$folder"
"#;

/// A server with its data and its socket in a folder of its own.
pub(crate) struct Server {
    folder: PathBuf,
    databases: AtomicU32,
    /// Holds the other end of the keeper's standard input.
    keeper: Child,
}

/// The server of this process; `None`, said once and aloud, where PostgreSQL is not installed.
pub(crate) fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER
        .get_or_init(|| Server::own(|_, _| Vec::new()))
        .as_ref()
}

/// A server of one test, which may fall.
pub(crate) fn single() -> Option<Server> {
    Server::own(|_, _| Vec::new())
}

/// A server of one test, which speaks TLS on a port of this computer: with the port, and the
/// certificate to be trusted. `None` where there is no PostgreSQL or no openssl.
pub(crate) fn secured() -> Option<(Server, u16, PathBuf)> {
    find("openssl")?;
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port();
    drop(free);
    let server = Server::own(|folder, user| {
        let (key, certificate) = (folder.join("key.pem"), folder.join("cert.pem"));
        let mut openssl = Unprivileged::command(user, Path::new("openssl"));
        openssl.args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ]);
        openssl.args(["-subj", "/CN=localhost", "-addext"]);
        openssl.args(["subjectAltName=DNS:localhost,IP:127.0.0.1", "-addext"]);
        openssl.args(["basicConstraints=critical,CA:FALSE", "-keyout"]);
        openssl.arg(&key).arg("-out").arg(&certificate);
        let made = openssl.current_dir("/").output().unwrap();
        let said = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "openssl failed: {said}");
        vec![
            "ssl=on".to_owned(),
            format!("ssl_key_file={}", key.display()),
            format!("ssl_cert_file={}", certificate.display()),
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={port}"),
        ]
    })?;
    let certificate = server.folder.join("cert.pem");
    Some((server, port, certificate))
}

impl Server {
    /// A server with settings of its own, made when its folder is there.
    fn own(settings: impl FnOnce(&Path, &Option<Unprivileged>) -> Vec<String>) -> Option<Server> {
        let (Some(initdb), Some(postgres)) = (find("initdb"), find("postgres")) else {
            let line = b"SKIPPED: PostgreSQL store tests: no initdb/postgres found\n";
            // Not eprintln!, which the test harness would keep to itself.
            std::io::stderr().write_all(line).unwrap();
            return None;
        };
        Some(Server::start(&initdb, &postgres, settings))
    }

    /// The folder with its socket.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Lets it fall over; it is not started again before [`rise`](Server::rise).
    pub(crate) fn fall(&self) {
        fs::write(self.folder.join("pause"), "").unwrap();
        let file = self.folder.join("data/postmaster.pid");
        let number = fs::read_to_string(&file).unwrap_or_default();
        let number = number.lines().next().unwrap_or_default().to_owned();
        let fallen = Command::new("kill").args(["-QUIT", &number]).status();
        assert!(fallen.unwrap().success());
        let started = Instant::now();
        while file.exists() && started.elapsed() < STARTING_TAKES_AT_MOST {
            sleep(Duration::from_millis(10));
        }
    }

    /// Lets it start again, and waits until it has.
    pub(crate) fn rise(&self) {
        let _ = fs::remove_file(self.folder.join("pause"));
        self.wait_until_ready(&self.folder.join("data"));
    }

    /// Stops it, at once.
    pub(crate) fn stop(mut self) {
        drop(self.keeper.stdin.take());
        self.keeper.wait().unwrap();
    }

    fn start(
        initdb: &Path,
        postgres: &Path,
        settings: impl FnOnce(&Path, &Option<Unprivileged>) -> Vec<String>,
    ) -> Server {
        // Not in the target folder: the path of a socket must be short, and another user must be
        // able to reach it.
        let folder = tempfile::Builder::new()
            .prefix("adoube-pg-")
            .tempdir()
            .unwrap();
        let user = Unprivileged::find();
        if let Some(user) = &user {
            std::os::unix::fs::chown(folder.path(), Some(user.uid), Some(user.gid)).unwrap();
        }
        let data = folder.path().join("data");
        let mut init = Unprivileged::command(&user, initdb);
        init.args(["--username=adoube", "--auth=trust", "--no-sync"]);
        init.args(["--encoding=UTF8", "--locale=C", "--pgdata"])
            .arg(&data);
        let made = init.current_dir("/").output().unwrap();
        let said = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "initdb failed: {said}");

        let run = Unprivileged::command(&user, postgres);
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(folder.path());
        keeper.arg(run.get_program()).args(run.get_args());
        keeper.arg("-D").arg(&data).arg("-k").arg(folder.path());
        keeper.args(["-c", "listen_addresses=", "-c", "fsync=on"]);
        for setting in settings(folder.path(), &user) {
            keeper.arg("-c").arg(setting);
        }
        keeper
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // In a group of its own: Ctrl-C is for the tests, the keeper clears up after them.
        let keeper = keeper.current_dir("/").process_group(0).spawn().unwrap();
        let server = Server {
            folder: folder.keep(),
            databases: AtomicU32::new(0),
            keeper,
        };
        server.wait_until_ready(&data);
        server
    }

    fn wait_until_ready(&self, data: &Path) {
        let started = Instant::now();
        let ready = || {
            let status = fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
            status
                .lines()
                .nth(7)
                .is_some_and(|line| line.trim() == "ready")
        };
        while !ready() {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            let waited = started.elapsed();
            assert!(
                waited < STARTING_TAKES_AT_MOST,
                "PostgreSQL does not start: {}",
                log()
            );
            sleep(Duration::from_millis(20));
        }
    }

    /// The address of a new, empty database.
    pub(crate) async fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = sqlx::PgConnection::connect(&self.address("postgres"))
            .await
            .unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(create)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://adoube@localhost/{database}?host={folder}")
    }
}

/// PostgreSQL does not run as root; then it runs as somebody else.
struct Unprivileged {
    uid: u32,
    gid: u32,
}

impl Unprivileged {
    fn find() -> Option<Unprivileged> {
        if fs::metadata("/proc/self").map_or(1, |own| own.uid()) != 0 {
            return None;
        }
        let users = fs::read_to_string("/etc/passwd").unwrap();
        let named = |name: &str| {
            let mut lines = users
                .lines()
                .map(|line| line.split(':').collect::<Vec<_>>());
            let user = lines.find(|user| user[0] == name)?;
            Some(Unprivileged {
                uid: user[2].parse().ok()?,
                gid: user[3].parse().ok()?,
            })
        };
        let user = named("postgres").or_else(|| named("nobody"));
        Some(user.expect("a user other than root to run PostgreSQL as"))
    }

    fn command(user: &Option<Unprivileged>, program: &Path) -> Command {
        let Some(user) = user else {
            return Command::new(program);
        };
        let mut command = Command::new("setpriv");
        command
            .arg(format!("--reuid={}", user.uid))
            .arg(format!("--regid={}", user.gid));
        command.arg("--clear-groups").arg(program);
        command
    }
}

/// A program of PostgreSQL: in the path, or where Debian keeps it, the newest version first.
fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path()).collect();
    let number = |path: &PathBuf| {
        path.file_name()
            .and_then(OsStr::to_str)?
            .parse::<u32>()
            .ok()
    };
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    folders.extend(versions.iter().map(|version| version.join("bin")));
    folders
        .iter()
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}
