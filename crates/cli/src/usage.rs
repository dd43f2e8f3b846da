//! What clap says of a command that is called in a wrong way, for programs.

use clap::error::ErrorKind;

use crate::failure::Failure;
use crate::texts::{fail, t};

/// What is wrong with the arguments, and how it is called instead.
pub(crate) fn failure(error: &clap::Error) -> Failure {
    let text = error.render().to_string();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return nothing_given(&text);
    }
    let (mut message, mut help) = (Vec::new(), Vec::new());
    for paragraph in text.split("\n\n") {
        let words = one_line(paragraph);
        if words.is_empty() || words.starts_with("For more information") {
            continue;
        }
        // What stands before the usage is what is wrong, but for tips.
        let tells = words.starts_with("Usage:") || words.starts_with("tip:");
        let part = if tells { &mut help } else { &mut message };
        part.push(words);
    }
    let message = message.join(" ");
    let message = message.strip_prefix("error: ").unwrap_or(&message);
    help.push(t("usage-more").to_owned());
    Failure::new(message).help(help.join("; "))
}

/// A command without anything, for which clap prints the whole help.
fn nothing_given(text: &str) -> Failure {
    let lines = || text.lines();
    let usage = lines().find(|line| line.starts_with("Usage:"));
    let commands = lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands
        .take_while(|line| !line.is_empty())
        // A longer description goes on further to the right.
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    let usage = usage.unwrap_or_default().trim();
    match commands.is_empty() {
        true => fail!("usage-no-arguments", usage),
        false => fail!("usage-no-command", usage, commands = commands.join(", ")),
    }
}

/// A paragraph as one line.
fn one_line(paragraph: &str) -> String {
    paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
}
