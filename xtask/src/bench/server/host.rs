//! The machine: which core does what, and the servers on it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::event;
use crate::needs::in_path;

/// The kernel counts the time of processes in these parts of a second.
const TICKS: f64 = 100.0;

/// A server on one core, which ends with this.
pub(super) struct Server {
    child: Child,
    /// `127.0.0.1:8400`
    pub address: String,
}

impl Server {
    /// `adoube serve` on the events of a folder.
    pub(super) fn adoube(adoube: &Path, folder: &Path, core: usize) -> Result<Server, String> {
        let mut command = pinned(adoube, core);
        command.args(["serve", "--json", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(event::data(folder)).stdout(Stdio::piped());
        let mut child = start(&mut command)?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            let read = BufReader::new(stdout).read_line(&mut line);
            read.map_err(|error| error.to_string())?;
        }
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split(['/', '"']).next());
        let mut server = Server {
            child,
            address: String::new(),
        };
        server.address = address
            .ok_or("the server does not say its address")?
            .to_owned();
        Ok(server)
    }

    /// nginx over a folder of files, with nothing it would have to do beside.
    pub(super) fn nginx(nginx: &Path, folder: &Path, core: usize) -> Result<Server, String> {
        let address = free_address()?;
        let conf = folder.join("nginx.conf");
        std::fs::write(&conf, nginx_conf(folder, &address)).map_err(|error| error.to_string())?;
        let mut command = pinned(nginx, core);
        command
            .arg("-e")
            .arg(folder.join("error.log"))
            .arg("-c")
            .arg(&conf);
        let child = start(&mut command)?;
        Ok(Server { child, address })
    }

    /// How long its core has worked for it, in seconds.
    pub(super) fn busy(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        // After the name, which may have blanks: user time and system time.
        let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
        let ticks = fields
            .skip(11)
            .take(2)
            .filter_map(|ticks| ticks.parse::<f64>().ok());
        ticks.sum::<f64>() / TICKS
    }

    /// The most memory it ever had, as the kernel writes it.
    pub(super) fn memory(&self) -> String {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        line.unwrap_or("unknown").trim().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(command: &mut Command) -> Result<Child, String> {
    command
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| format!("{command:?}: {error}"))
}

fn nginx_conf(folder: &Path, address: &str) -> String {
    let folder = folder.display();
    // Without a master the process that was started is the one that serves.
    format!(
        "daemon off; master_process off; worker_processes 1; pid {folder}/nginx.pid;
         events {{ worker_connections 10000; }}
         http {{
           access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag on;
           keepalive_requests 1000000000; gzip_static on;
           open_file_cache max=100; open_file_cache_valid 600s;
           client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
           fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
           scgi_temp_path {folder}/scgi;
           server {{ listen {address}; root {folder}/pages; default_type \"text/html; charset=utf-8\"; }}
         }}\n"
    )
}

fn free_address() -> Result<String, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    Ok(address.to_string())
}

/// A command on one core, where there is taskset.
pub(super) fn pinned(program: &Path, core: usize) -> Command {
    let Some(taskset) = in_path("taskset") else {
        return Command::new(program);
    };
    let mut command = Command::new(taskset);
    command.args(["--cpu-list", &core.to_string()]).arg(program);
    command
}

/// Leaves a core to the server, if there is another one.
pub(super) fn keep_off(core: usize) {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let others: Vec<String> = (0..cores)
        .filter(|&other| other != core)
        .map(|other| other.to_string())
        .collect();
    let own = std::process::id().to_string();
    let moved = in_path("taskset").is_some_and(|taskset| {
        let mut command = Command::new(taskset);
        command.args([
            "--all-tasks",
            "--cpu-list",
            "--pid",
            &others.join(","),
            &own,
        ]);
        let status = command.stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    });
    if others.is_empty() || !moved {
        println!("The server and the load share a core: taskset or a second core is missing.");
    }
}

/// Lets this process and those it starts have as many files open as they need, or says so.
pub(super) fn raise_open_files(needed: usize) {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let mut numbers = line
        .unwrap_or_default()
        .split_whitespace()
        .map(|word| word.parse().unwrap_or(usize::MAX));
    let (soft, hard) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if soft >= needed {
        return;
    }
    let raised = in_path("prlimit").is_some_and(|prlimit| {
        let mut command = Command::new(prlimit);
        command.args(["--pid", &std::process::id().to_string()]);
        let status = command.arg(format!("--nofile={hard}:{hard}")).status();
        status.is_ok_and(|status| status.success())
    });
    if !raised || hard < needed {
        println!("{needed} open files are needed, {soft} are allowed (ulimit -n): expect errors.");
    }
}

/// Waits until a server answers.
pub(super) fn wait_for(server: &Server) -> Result<(), String> {
    for _ in 0..200 {
        if std::net::TcpStream::connect(&server.address).is_ok() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Err(format!("nobody answers at {}", server.address))
}
