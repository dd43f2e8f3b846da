//! `adoube key …`: the key with which the chief arbiter signs exports.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use adoube_bodies::proof::KeyBody;
use adoube_journal::{Author, Signer, private_folder};
use clap::{Args, Subcommand};

use crate::args::{DataArgs, value};
use crate::event::data_folder;
use crate::failure::Failure;
use crate::texts::{fail, say, t};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct KeyArgs {
    #[command(flatten)]
    data: DataArgs,
    /// Where the key is; without it in the data folder
    #[arg(long, global = true, value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(subcommand)]
    command: KeyCommand,
}

#[derive(Subcommand)]
enum KeyCommand {
    /// Make a key to sign exports with, and print its public half
    New {
        /// Your name, as it will stand in what you sign
        #[arg(value_parser = value::<Author>)]
        name: Author,
    },
    /// Print the public half of the key, for those who check
    Show,
}

/// Where the key of whoever uses the computer is.
fn key_file(data: &DataArgs, file: Option<&Path>) -> Result<PathBuf, Failure> {
    match file {
        Some(file) => Ok(file.to_owned()),
        None => Ok(data_folder(data)?.join("arbiter.key")),
    }
}

/// The key to sign with.
pub(crate) fn signer(data: &DataArgs, file: Option<&Path>) -> Result<(PathBuf, Signer), Failure> {
    let file = key_file(data, file)?;
    let name = file.display().to_string();
    let text = std::fs::read_to_string(&file).map_err(|error| match error.kind() {
        ErrorKind::NotFound => fail!("key-nowhere", file = name),
        _ => files::unreadable(&file, &error),
    })?;
    let signer = Signer::read(&text).map_err(|error| Failure::of(&error).at(&name))?;
    Ok((file, signer))
}

pub(crate) fn run(args: KeyArgs, json: bool) -> Result<(), Failure> {
    let file = args.file.as_deref();
    match args.command {
        KeyCommand::New { name } => {
            let file = key_file(&args.data, file)?;
            if file.exists() {
                return Err(fail!("key-taken", file = file.display().to_string()));
            }
            if args.file.is_none() {
                let folder = data_folder(&args.data)?;
                private_folder(&folder).map_err(|error| files::cannot_write(&folder, &error))?;
            }
            let signer = Signer::draw(name).map_err(|error| Failure::of(&error))?;
            files::write_private(Some(&file), &signer.secret_text())?;
            show(&signer, &file, true, json);
        }
        KeyCommand::Show => {
            let (file, signer) = signer(&args.data, file)?;
            show(&signer, &file, false, json);
        }
    }
    Ok(())
}

fn show(signer: &Signer, file: &Path, made: bool, json: bool) {
    let (name, file) = (signer.name().as_str(), file.display().to_string());
    let public = signer.public();
    if json {
        output::print_json(&KeyBody { name, public, file });
        return;
    }
    if made {
        output::print_line(&say!("key-made", name = name, file = file));
    }
    output::print_line(&say!("key-public", key = public.to_string()));
    output::print_line(t("key-give"));
}
