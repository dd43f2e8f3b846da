//! `adoube backup` and `adoube restore`: everything in one file, and back.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use adoube_bodies::backup::{BackupBody, BackupEventBody, LeftOutBody};
use adoube_bodies::proof::moment;
use adoube_server::backup::{BackupError, Manifest, Place, make_backup, read_backup};
use clap::Args;
use jiff::{SignedDuration, Timestamp};

use crate::args::DataArgs;
use crate::event::{data_folder, open_data};
use crate::failure::Failure;
use crate::people::open_people;
use crate::texts::{say, words};
use crate::{ANSWER_IS_NO, output};

#[derive(Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The file to write, or a folder in which it gets a name with the time
    to: PathBuf,
}

#[derive(Args)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    data: DataArgs,
    /// A file that `adoube backup` or a server wrote
    from: PathBuf,
    /// Put aside what is there, into a folder beside it; a database must be empty all the same
    #[arg(long)]
    replace: bool,
    /// Only look at the backup, every file and every record; nothing is written
    #[arg(long)]
    dry_run: bool,
}

/// Reads a span of time: 15m, 6h, 1d.
pub(crate) fn span(text: &str) -> Result<Duration, String> {
    let unfit = || say!("backup-no-span");
    let hours = text
        .strip_suffix('d')
        .and_then(|days| days.parse::<u64>().ok());
    let read = match hours {
        Some(days) => Duration::from_secs(days.saturating_mul(86_400)),
        None => {
            let read: SignedDuration = text.parse().map_err(|_| unfit())?;
            read.try_into().map_err(|_| unfit())?
        }
    };
    match read.as_secs() {
        1.. => Ok(read),
        0 => Err(unfit()),
    }
}

fn failed(error: BackupError) -> Failure {
    match error {
        BackupError::Store(error) => error.into(),
        BackupError::Journal(error) => error.into(),
        error => Failure::of(&error),
    }
}

pub(crate) async fn backup(args: BackupArgs, json: bool) -> Result<ExitCode, Failure> {
    let now = Timestamp::now();
    let to = match args.to.is_dir() {
        true => args
            .to
            .join(format!("adoube-{}.zip", now.strftime("%Y%m%dT%H%M%SZ"))),
        false => args.to,
    };
    let store = open_data(&args.data).await?;
    let people = open_people(&args.data, &*store).await?;
    let folder = data_folder(&args.data)?;
    let made = make_backup(store.clone(), &people, Some(&folder), &to, now).await;
    people.close().await;
    store.close().await;
    let made = made.map_err(failed)?;
    let left_out = made.left_out.iter().map(|(event, error)| LeftOutBody {
        event: event.clone(),
        why: Some(words().told(error, &())),
    });
    let body = body(&to, &made.manifest, left_out.collect(), false);
    print(&body, "backup-made", json);
    Ok(match body.left_out.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(ANSWER_IS_NO),
    })
}

pub(crate) async fn restore(args: RestoreArgs, json: bool) -> Result<(), Failure> {
    let backup = read_backup(&args.from).map_err(failed)?;
    let folder = data_folder(&args.data)?;
    if !args.dry_run {
        let place = Place {
            database: args
                .data
                .data
                .as_deref()
                .filter(|place| place.contains("://")),
            folder: &folder,
            replace: args.replace,
        };
        let restored = backup.restore(&place, Timestamp::now()).await;
        restored.map_err(failed)?;
    }
    let manifest = &backup.manifest;
    let left_out = manifest.left_out.iter().map(|event| LeftOutBody {
        event: event.clone(),
        why: None,
    });
    let body = body(&args.from, manifest, left_out.collect(), !args.dry_run);
    let said = if args.dry_run {
        "backup-sound"
    } else {
        "backup-restored"
    };
    print(&body, said, json);
    Ok(())
}

fn body(
    file: &Path,
    manifest: &Manifest,
    left_out: Vec<LeftOutBody>,
    restored: bool,
) -> BackupBody {
    let events = manifest.events.iter().map(|event| BackupEventBody {
        event: event.event.clone(),
        name: event.name.clone(),
        records: event.records,
        head: event.head,
    });
    BackupBody {
        file: file.display().to_string(),
        at: manifest.at,
        files: manifest.files.len(),
        events: events.collect(),
        left_out,
        restored,
    }
}

fn print(body: &BackupBody, said: &str, json: bool) {
    if json {
        output::print_json(body);
        return;
    }
    let records: u64 = body.events.iter().map(|event| event.records).sum();
    let (count, file) = (body.events.len(), body.file.as_str());
    let at = moment(body.at);
    output::print_line(&say!(
        said,
        count = count,
        records = records,
        file = file,
        at = at
    ));
    for left_out in &body.left_out {
        let why = left_out.why.as_ref().map(|why| why.text.as_str());
        let event = left_out.event.as_str();
        output::complain(&say!("backup-left-out", event = event, why = why));
    }
}
