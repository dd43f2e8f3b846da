//! `adoube convert`: files between the versions of their format.

use std::path::{Path, PathBuf};

use adoube_bodies::journal::ConvertedBody;
use adoube_formats::us_report::{self, UsFile, UsReport, UsSection};
use adoube_formats::{EventData, Trf, TrfVersion, write_trf};
use adoube_tournament::{RatingUsed, Tournament};
use clap::{Args, ValueEnum};
use jiff::civil::Date;

use crate::failure::Failure;
use crate::texts::{fail, say, tell};
use crate::{files, output, warnings};

#[derive(Args)]
pub(crate) struct ConvertArgs {
    /// A tournament report file; - for standard input; or a folder with a rating report of US Chess
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// The file to write; - for standard output
    #[arg(value_name = "TO")]
    into: PathBuf,
    /// The version to write
    #[arg(long, value_enum, default_value_t = VersionArg::Trf26)]
    to: VersionArg,
    /// Which section of a rating report of US Chess, by its number
    #[arg(long, value_name = "NUMBER")]
    section: Option<u32>,
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
    if let Some(folder) = us_report_in(&args.from) {
        return convert_us_report(&folder, &args, json);
    }
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

/// The folder of a rating report of US Chess, if the path is one or one of its files.
fn us_report_in(path: &Path) -> Option<PathBuf> {
    if path.is_dir() {
        return Some(path.to_owned());
    }
    let name = path.file_name()?.to_str()?;
    UsFile::named(name)?;
    Some(path.parent().unwrap_or(Path::new("")).to_owned())
}

/// A section of a rating report of US Chess as a tournament report file.
fn convert_us_report(folder: &Path, args: &ConvertArgs, json: bool) -> Result<(), Failure> {
    let name = folder.display().to_string();
    let read = |file: UsFile| files::read(&folder.join(file.name()));
    let (event, sections) = (read(UsFile::Event)?, read(UsFile::Sections)?);
    let report = us_report::read(&event, &sections, &read(UsFile::Players)?)
        .map_err(|faults| fail!("file-unusable", name, faults))?;
    let section = chosen(&report, args.section)?;
    let made = section
        .to_draft()
        .map_err(|faults| fail!("file-unusable", name, faults))?;
    let tournament =
        Tournament::new(made.draft).map_err(|faults| fail!("file-unusable", name, faults))?;
    let version = TrfVersion::from(args.to);
    let converted = Trf::from_tournament(&tournament, &data_of(&report, section), version)
        .map_err(|faults| fail!("file-unusable", name, faults))?;
    let text = write_trf(&converted.trf);
    let oddities: Vec<String> = made.oddities.iter().map(tell).collect();
    let left_out: Vec<String> = converted
        .left_out
        .iter()
        .map(|one| tell(&one.what))
        .collect();
    if !json {
        files::write(Some(&args.into), &text)?;
        warnings::of_texts("warning-line", oddities);
        warnings::of_texts("event-left-out", left_out);
        return Ok(());
    }
    let trf = written_or_text(&args.into, text)?;
    output::print_json(&ConvertedBody {
        warnings: oddities,
        left_out,
        trf,
    });
    Ok(())
}

/// The section with the number, or the only one.
fn chosen(report: &UsReport, number: Option<u32>) -> Result<&UsSection, Failure> {
    let known = || {
        let all = report.sections.iter();
        let all = all.map(|section| format!("{} {}", section.number, section.name));
        all.collect::<Vec<_>>().join(", ")
    };
    match (number, report.sections.as_slice()) {
        (Some(section), all) => {
            let found = all.iter().find(|one| one.number == section);
            found.ok_or_else(|| fail!("convert-us-no-section", section, known = known()))
        }
        (None, [only]) => Ok(only),
        (None, _) => Err(fail!("convert-us-several", known = known())),
    }
}

/// What a rating report tells of the event and a section.
fn data_of(report: &UsReport, section: &UsSection) -> EventData {
    let day = |date: Option<Date>| {
        date.map_or_else(String::new, |date| date.strftime("%Y/%m/%d").to_string())
    };
    let name = match report.sections.len() {
        1 => report.name.clone(),
        _ => format!("{}: {}", report.name, section.name),
    };
    let mut data = EventData {
        name,
        city: report.city.clone(),
        federation: "USA".to_owned(),
        start_date: day(section.begins.or(report.begins)),
        end_date: day(section.ends.or(report.ends)),
        time_control: section.time_control.clone(),
        ..EventData::default()
    };
    data.set_rating_used(RatingUsed::NationalThenFide, "USA".parse().ok());
    data
}

/// Writes the text into a file; what goes to standard output is returned, to stand in the JSON.
fn written_or_text(path: &Path, text: String) -> Result<Option<String>, Failure> {
    if path == Path::new("-") {
        return Ok(Some(text));
    }
    files::write(Some(path), &text)?;
    Ok(None)
}
