//! Backups that a server makes by itself.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use adoube_journal::private_folder;
use jiff::Timestamp;

use super::{BackupError, make_backup};
use crate::app::App;

/// When backups are made, and how many are kept.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    pub folder: PathBuf,
    /// How much time is between two of them.
    pub every: Duration,
    /// How many there are at most; the oldest go.
    pub keep: usize,
}

/// The last backup that was tried.
#[derive(Clone, Debug)]
pub struct LastBackup {
    /// When the last one was made, if one was.
    pub made: Option<Timestamp>,
    /// Events that are not in it.
    pub left_out: usize,
    /// Whether the last try failed.
    pub failed: bool,
}

/// Makes backups of a server until it is stopped. As long as something is left out or fails, no earlier
/// backup goes: it may be the only one in which everything is.
pub async fn keep_backups(app: Arc<App>, plan: BackupPlan) {
    loop {
        let before = app.last_backup().and_then(|last| last.made);
        let last = match one_more(&app, &plan).await {
            Ok(last) => last,
            Err(error) => {
                tracing::error!(%error, "no backup could be made");
                LastBackup {
                    made: before,
                    left_out: 0,
                    failed: true,
                }
            }
        };
        app.set_last_backup(last);
        tokio::time::sleep(plan.every).await;
    }
}

async fn one_more(app: &App, plan: &BackupPlan) -> Result<LastBackup, BackupError> {
    let now = Timestamp::now();
    let cannot = BackupError::file(&plan.folder);
    private_folder(&plan.folder).map_err(&cannot)?;
    let name = format!("{BEGINS}{}{ENDS}", now.strftime("%Y%m%dT%H%M%S"));
    let to = plan.folder.join(name);
    let folder = app.options.folder.as_deref();
    let made = make_backup(app.events.store(), &app.people, folder, &to, now).await?;
    for (event, error) in &made.left_out {
        tracing::error!(%event, %error, "an event is left out of the backup");
    }
    tracing::info!(file = %to.display(), events = made.manifest.events.len(), "a backup was made");
    if made.left_out.is_empty() {
        rotate(&plan.folder, plan.keep).map_err(&cannot)?;
    }
    Ok(LastBackup {
        made: Some(now),
        left_out: made.left_out.len(),
        failed: false,
    })
}

const BEGINS: &str = "adoube-";
const ENDS: &str = "Z.zip";

/// How long a backup may be on its way; then it was given up, with the server that made it.
const ON_ITS_WAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes the oldest backups of a folder, and what was left of those that were given up; other files are
/// not touched.
fn rotate(folder: &Path, keep: usize) -> std::io::Result<()> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let begun = name.starts_with(BEGINS) && name.ends_with("Z.zip.part");
        let age = entry.metadata()?.modified()?.elapsed().unwrap_or_default();
        if begun && age > ON_ITS_WAY {
            std::fs::remove_file(entry.path())?;
        }
        let time = name
            .strip_prefix(BEGINS)
            .and_then(|rest| rest.strip_suffix(ENDS));
        let is_time = |time: &str| {
            time.len() == 15
                && time
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || byte == b'T')
        };
        if time.is_some_and(is_time) {
            names.push(name);
        }
    }
    names.sort();
    let too_many = names.len().saturating_sub(keep.max(1));
    for name in &names[..too_many] {
        std::fs::remove_file(folder.join(name))?;
    }
    Ok(())
}
