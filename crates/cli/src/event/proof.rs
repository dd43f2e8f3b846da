//! Whether an event or an export is what was written.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::proof::ProofBody;
use adoube_journal::{PublicKey, Verdict, verify, verify_export};
use clap::Args;

use super::desk::{Desk, event_id};
use crate::args::value;
use crate::failure::Failure;
use crate::texts::words;
use crate::{ANSWER_IS_NO, files, output};

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The short name of an event, or a file written by `adoube event export`; - for standard input
    #[arg(value_name = "EVENT|FILE")]
    what: PathBuf,
    /// The public key by which the export must be signed, as `adoube key show` prints it
    #[arg(long, value_name = "PUBLICKEY", value_parser = value::<PublicKey>)]
    by: Option<PublicKey>,
}

impl VerifyArgs {
    /// Whether it is about a file, not about an event.
    pub(super) fn is_file(&self) -> bool {
        self.by.is_some() || self.what == Path::new("-") || self.what.is_file()
    }
}

pub(super) async fn verify_event(desk: Desk, args: VerifyArgs) -> Result<ExitCode, Failure> {
    let id = event_id(&args.what.to_string_lossy())?;
    let verdict = verify(desk.store.as_ref(), &id).await?;
    Ok(answer(&verdict, None, desk.json))
}

pub(super) fn verify_file(args: &VerifyArgs, json: bool) -> Result<ExitCode, Failure> {
    let (name, text) = files::read_text(&args.what)?;
    let verdict = verify_export(&text).map_err(|error| Failure::of(&error).at(&name))?;
    Ok(answer(&verdict, args.by.as_ref(), json))
}

fn answer(verdict: &Verdict, by: Option<&PublicKey>, json: bool) -> ExitCode {
    let body = ProofBody::of(verdict, by, words());
    match json {
        true => output::print_json(&body),
        false => body.text.iter().for_each(|line| output::print_line(line)),
    }
    let signed = by.is_none_or(|key| verdict.is_signed_by(key));
    match body.sound && signed {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(ANSWER_IS_NO),
    }
}
