//! Packages: the stripped program with its papers in an archive and as a Debian package, the list of what is in it,
//! and checksums of all of them.
//!
//! The same sources give the same packages: files are written in their order, with one time and one owner.

mod debian;
mod sbom;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use sha2::{Digest, Sha256};

use crate::run::{cargo, root, run};
use crate::steps::Steps;

#[derive(Args)]
pub(crate) struct DistArgs {
    /// Pack this program instead of building one
    #[arg(long, value_name = "PATH")]
    binary: Option<PathBuf>,
    /// Where the packages go
    #[arg(long, value_name = "DIR", default_value = "target/packages")]
    out: PathBuf,
}

/// The shells that are given completions, with where Debian looks for them.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/adoube"),
    ("zsh", "usr/share/zsh/vendor-completions/_adoube"),
    ("fish", "usr/share/fish/vendor_completions.d/adoube.fish"),
];

/// Documents that go along.
const DOCUMENTS: [&str; 6] = [
    "README.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-GPL",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// What is packed, and what it is called.
pub(crate) struct Package {
    /// The version of the workspace.
    pub version: String,
    /// As Debian calls the machine.
    pub architecture: &'static str,
    /// The tree as it stands on a machine, below its root.
    pub tree: PathBuf,
    /// The time that every file has, in seconds.
    pub time: u64,
}

/// Makes the packages.
pub(crate) fn dist(args: &DistArgs) -> Result<(), String> {
    let steps = Steps::default();
    let out = root().join(&args.out);
    fs::create_dir_all(&out).map_err(|error| error.to_string())?;
    let binary = match &args.binary {
        Some(binary) => binary.clone(),
        None => steps.step("program", build)?,
    };
    let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
    let package = Package {
        version: version()?,
        architecture: architecture()?,
        tree: scratch.path().join("tree"),
        time: time(),
    };
    steps.step("files", || lay_out(&package, &binary))?;
    let name = format!(
        "adoube-{}-linux-{}",
        package.version,
        std::env::consts::ARCH
    );
    let archive = out.join(format!("{name}.tar.gz"));
    let list = out.join(format!("adoube-{}.cdx.json", package.version));
    steps.step("list of what is in it", || sbom::write(&list, package.time))?;
    steps.step("archive", || {
        tar(&package.tree, &archive, &format!("{name}/"), package.time)
    })?;
    let debian = out.join(format!(
        "adoube_{}_{}.deb",
        package.version, package.architecture
    ));
    steps.step("Debian package", || {
        debian::write(&package, &debian, scratch.path())
    })?;
    steps.step("checksums", || checksums(&out, &[archive, list, debian]))?;
    steps.print();
    Ok(())
}

/// The program, built for packages.
fn build() -> Result<PathBuf, String> {
    run(cargo(&[
        "build",
        "--profile",
        "dist",
        "--locked",
        "--package",
        "adoube-cli",
    ]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    let target = target.unwrap_or_else(|| root().join("target"));
    Ok(target.join("dist/adoube"))
}

/// Every file where it belongs.
fn lay_out(package: &Package, binary: &Path) -> Result<(), String> {
    let program = package.tree.join("usr/bin/adoube");
    put(
        &program,
        &fs::read(binary).map_err(|error| format!("{}: {error}", binary.display()))?,
    )?;
    executable(&program)?;
    for (shell, place) in SHELLS {
        put(
            &package.tree.join(place),
            &said(&program, &["completions", shell])?,
        )?;
    }
    let pages = package.tree.join("usr/share/man/man1");
    fs::create_dir_all(&pages).map_err(|error| error.to_string())?;
    said(&program, &["man", "--dir", &pages.to_string_lossy()])?;
    let configuration = said(&program, &["serve", "--print-config"])?;
    put(&package.tree.join("etc/adoube/adoube.toml"), &configuration)?;
    let unit = read("packaging/adoube.service")?;
    put(
        &package.tree.join("usr/lib/systemd/system/adoube.service"),
        &unit,
    )?;
    for name in DOCUMENTS {
        let place = package.tree.join("usr/share/doc/adoube").join(name);
        put(&place, &read(name)?)?;
    }
    Ok(())
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    fs::read(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// Writes a file with the folders above it.
fn put(path: &Path, content: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, content));
    written.map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(unix)]
fn executable(path: &Path) -> Result<(), String> {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(path, mode).map_err(|error| error.to_string())
}

#[cfg(not(unix))]
fn executable(_: &Path) -> Result<(), String> {
    Err("packages are made on Linux".to_owned())
}

/// What the program prints, in English whoever packs it.
fn said(program: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let mut command = Command::new(program);
    command.args(arguments).env_clear().env("LANG", "C");
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(format!(
            "{command:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

/// Packs a folder, with `prefix` before every name.
pub(crate) fn tar(folder: &Path, archive: &Path, prefix: &str, time: u64) -> Result<(), String> {
    let mut tar = Command::new("tar");
    tar.args([
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--format=ustar",
    ]);
    tar.args(["--mode=u=rwX,go=rX", &format!("--mtime=@{time}")]);
    tar.arg(format!("--transform=s,^\\./,{prefix},"));
    tar.args(["--create", "--directory"]).arg(folder).arg(".");
    tar.stdout(Stdio::piped());
    let mut packing = tar.spawn().map_err(|error| format!("tar: {error}"))?;
    let file = fs::File::create(archive).map_err(|error| error.to_string())?;
    let mut gzip = Command::new("gzip");
    gzip.args(["--best", "--no-name"]).stdout(file);
    if let Some(packed) = packing.stdout.take() {
        gzip.stdin(packed);
    }
    let zipped = gzip.status().map_err(|error| format!("gzip: {error}"))?;
    let packed = packing.wait().map_err(|error| error.to_string())?;
    match zipped.success() && packed.success() {
        true => Ok(()),
        false => Err(format!("{} could not be packed", folder.display())),
    }
}

/// `SHA256SUMS`, as `sha256sum --check` reads it.
fn checksums(out: &Path, files: &[PathBuf]) -> Result<(), String> {
    let mut sums = Vec::new();
    for path in files {
        let content = fs::read(path).map_err(|error| error.to_string())?;
        let digest = Sha256::digest(&content);
        let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // Writing to memory cannot fail.
        let _ = writeln!(sums, "{sum}  {name}");
        println!("{:>9} bytes  {}", content.len(), path.display());
    }
    put(&out.join("SHA256SUMS"), &sums)
}

/// The version of the workspace.
fn version() -> Result<String, String> {
    let manifest: toml::Table = String::from_utf8_lossy(&read("Cargo.toml")?)
        .parse()
        .map_err(|error: toml::de::Error| error.to_string())?;
    let version = manifest["workspace"]["package"]["version"].as_str();
    version
        .map(str::to_owned)
        .ok_or_else(|| "no version".to_owned())
}

/// What Debian calls this machine.
fn architecture() -> Result<&'static str, String> {
    match std::env::consts::ARCH {
        "x86_64" => Ok("amd64"),
        "aarch64" => Ok("arm64"),
        other => Err(format!("no name for {other} in Debian is known here")),
    }
}

/// The time of the last commit, or what `SOURCE_DATE_EPOCH` says.
fn time() -> u64 {
    let said = std::env::var("SOURCE_DATE_EPOCH").ok();
    let of_commit = || {
        let mut git = Command::new("git");
        git.args(["log", "-1", "--format=%ct"]).current_dir(root());
        let output = git.output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let time = said.or_else(of_commit).and_then(|time| time.parse().ok());
    time.unwrap_or(0)
}
