//! A Debian package: an archive of `ar` with what there is to know and what there is to unpack.

use std::fs;
use std::path::Path;

use super::{Package, put, tar};

/// What is said of the package.
const DESCRIPTION: &str = "chess events: pairings, results, standings, rulings and papers
 Adoube runs chess events from the first entry to the last report: a command and a web app over
 a journal that loses nothing. The package has a service that is off until it is asked for.";

/// After unpacking: the service is known, and not started by itself.
const AFTER: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload || true
    systemctl try-restart adoube.service || true
fi
";

/// Before the files go, the service ends.
const BEFORE_REMOVAL: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now adoube.service || true
fi
";

/// Writes the package.
pub(super) fn write(package: &Package, path: &Path, scratch: &Path) -> Result<(), String> {
    let control = scratch.join("control");
    let size = kilobytes(&package.tree)?;
    let about = format!(
        "Package: adoube\nVersion: {}\nArchitecture: {}\nMaintainer: The Adoube developers <adoube@localhost>\n\
         Section: games\nPriority: optional\nDepends: libc6 (>= 2.34), libgcc-s1\nSuggests: postgresql, nginx\n\
         Installed-Size: {size}\nDescription: {DESCRIPTION}\n",
        package.version, package.architecture
    );
    put(&control.join("control"), about.as_bytes())?;
    put(&control.join("conffiles"), b"/etc/adoube/adoube.toml\n")?;
    for (name, script) in [("postinst", AFTER), ("prerm", BEFORE_REMOVAL)] {
        put(&control.join(name), script.as_bytes())?;
        super::executable(&control.join(name))?;
    }
    let mut members = vec![("debian-binary", b"2.0\n".to_vec())];
    for (name, folder) in [
        ("control.tar.gz", control.as_path()),
        ("data.tar.gz", &package.tree),
    ] {
        let archive = scratch.join(name);
        tar(folder, &archive, "./", package.time)?;
        members.push((name, fs::read(&archive).map_err(|error| error.to_string())?));
    }
    put(path, &ar(&members, package.time))
}

/// An archive of `ar`: a head of sixty letters before each member, and an even length.
fn ar(members: &[(&str, Vec<u8>)], time: u64) -> Vec<u8> {
    let mut archive = b"!<arch>\n".to_vec();
    for (name, content) in members {
        let head = format!(
            "{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`\n",
            0,
            0,
            100_644,
            content.len()
        );
        archive.extend(head.as_bytes());
        archive.extend(content);
        if content.len() % 2 == 1 {
            archive.push(b'\n');
        }
    }
    archive
}

/// What a tree takes on a disc.
fn kilobytes(folder: &Path) -> Result<u64, String> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let entry = entry.map_err(|error| error.to_string())?;
        let known = entry.metadata().map_err(|error| error.to_string())?;
        sum += match known.is_dir() {
            true => kilobytes(&entry.path())?,
            false => known.len().div_ceil(1024),
        };
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_begin_at_even_places() {
        let archive = ar(&[("one", b"abc".to_vec()), ("two", b"de".to_vec())], 7);
        assert_eq!(archive.len(), 8 + 60 + 4 + 60 + 2);
        assert_eq!(&archive[66..68], b"`\n");
        assert_eq!(&archive[72..75], b"two");
        assert_eq!(&archive[archive.len() - 2..], b"de");
    }
}
