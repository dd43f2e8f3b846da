//! `adoube convert`: files between the versions of their format.

use std::path::{Path, PathBuf};

use adoube_bodies::journal::ConvertedBody;
use adoube_formats::{TrfVersion, write_trf};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::texts::{fail, say, tell};
use crate::{files, output, warnings};

#[derive(Args)]
pub(crate) struct ConvertArgs {
    /// A tournament report file; - for standard input
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// The file to write; - for standard output
    #[arg(value_name = "TO")]
    into: PathBuf,
    /// The version to write
    #[arg(long, value_enum, default_value_t = VersionArg::Trf26)]
    to: VersionArg,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum VersionArg {
    /// The tournament report file of 2006
    Trf06,
    /// The one of 2016, with the extensions that pairing programs use
    Trf16,
    /// The one of 2026
    Trf26,
}

impl From<VersionArg> for TrfVersion {
    fn from(version: VersionArg) -> TrfVersion {
        match version {
            VersionArg::Trf06 => TrfVersion::Trf06,
            VersionArg::Trf16 => TrfVersion::Trf16,
            VersionArg::Trf26 => TrfVersion::Trf26,
        }
    }
}

pub(crate) fn convert(args: ConvertArgs, json: bool) -> Result<(), Failure> {
    let name = files::name_of(&args.from);
    let bytes = files::read(&args.from)?;
    let trf = files::read_report(&name, &bytes)?;
    // What contradicts itself is not passed on.
    let found = (trf.to_draft()).map_err(|errors| files::faulty_report(&name, &bytes, &errors))?;
    let version = TrfVersion::from(args.to);
    let conversion = (trf.convert_to(version)).map_err(|errors| {
        let version = version.to_string();
        fail!(
            "convert-impossible",
            name = name,
            version = version,
            faults = errors
        )
    })?;
    let text = write_trf(&conversion.trf);
    if !json {
        files::write(Some(&args.into), &text)?;
        warnings::of_file(&name, &found.warnings);
        let left_out = conversion.left_out.iter();
        let place = say!(
            "convert-left-out",
            name = name,
            version = version.to_string()
        );
        warnings::of_lines(&place, left_out.map(|one| (one.line, tell(&one.what))));
        return Ok(());
    }
    let trf = written_or_text(&args.into, text)?;
    output::print_json(&ConvertedBody {
        warnings: found.warnings.iter().map(tell).collect(),
        left_out: conversion.left_out.iter().map(tell).collect(),
        trf,
    });
    Ok(())
}

/// Writes the text into a file; what goes to standard output is returned, to stand in the JSON.
fn written_or_text(path: &Path, text: String) -> Result<Option<String>, Failure> {
    if path == Path::new("-") {
        return Ok(Some(text));
    }
    files::write(Some(path), &text)?;
    Ok(None)
}
