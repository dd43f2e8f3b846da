//! What README and docs show works in a fresh clone, and prints what they say it prints.
#![cfg(unix)]

mod common;

use common::clone::{Clone, root};

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The blocks of a page in a language, without their fences.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let page = text(page);
    let fence = format!("```{language}\n");
    let blocks = page.split(&fence).skip(1);
    blocks
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

/// The commands of a console block, each with what it prints.
fn session(block: &str) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = Vec::new();
    for line in block.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command.to_owned(), String::new())),
            (None, Some((_, printed))) => *printed += &format!("{line}\n"),
            (None, None) => panic!("a block starts with a command: {line}"),
        }
    }
    commands
}

/// Runs what a page shows; what it shows as printed is compared, the rest only has to work.
fn replay(clone: &Clone, page: &str) {
    let blocks = blocks(page, "console");
    assert!(!blocks.is_empty(), "{page}");
    for (command, expected) in blocks.iter().flat_map(|block| session(block)) {
        let (status, printed, told) = clone.shell(&command);
        // Status 1 is the answer "no", which is an answer.
        assert!(
            matches!(status, Some(0 | 1)),
            "{command}: {status:?}\n{told}"
        );
        if !expected.trim().is_empty() {
            assert_eq!(printed.trim_end(), expected.trim_end(), "{command}\n{told}");
        }
    }
}

#[test]
fn the_readme_is_true() {
    replay(&Clone::new("readme"), "README.md");
}

#[test]
fn the_examples_work() {
    replay(&Clone::new("examples"), "examples/README.md");
}

#[test]
fn the_files_that_docs_show_are_the_examples() {
    let shown = |page: &str, language: &str| blocks(page, language);
    let cli = shown("docs/cli.md", "toml");
    for example in ["facts.toml", "clock.toml"] {
        assert!(
            cli.contains(&text(&format!("examples/{example}"))),
            "{example}"
        );
    }
    let us_swiss = shown("docs/us-swiss.md", "toml");
    for example in ["us-settings.toml", "us-facts.toml"] {
        assert!(
            us_swiss.contains(&text(&format!("examples/{example}"))),
            "{example}"
        );
    }
    let commands = text("examples/commands.jsonl");
    assert!(shown("docs/cli.md", "json").contains(&commands));
    let fund = text("examples/fund.toml");
    assert!(shown("docs/prizes.md", "toml").contains(&fund));
    for block in ["docs/cli.md", "docs/api.md"]
        .iter()
        .flat_map(|page| shown(page, "json"))
    {
        // One object, or one on each line.
        let whole: Result<serde_json::Value, _> = serde_json::from_str(&block);
        let lines = || {
            block
                .lines()
                .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok())
        };
        assert!(whole.is_ok() || lines(), "{block}");
    }
}

#[test]
fn every_page_names_files_that_are_there() {
    let folder = root().join("docs");
    let pages = std::fs::read_dir(folder).unwrap();
    let pages = pages.map(|page| format!("docs/{}", page.unwrap().file_name().to_string_lossy()));
    let pages = pages.filter(|page| page.ends_with(".md"));
    for page in pages.chain(["README.md".to_owned(), "examples/README.md".to_owned()]) {
        let content = text(&page);
        let base = root().join(&page);
        for link in content.split("](").skip(1) {
            let target = link.split(')').next().unwrap_or_default();
            let target = target.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = base.parent().unwrap().join(target);
            assert!(path.exists(), "{page} names {target}");
        }
    }
}

#[test]
fn whoever_uses_the_computer_is_the_author() {
    let clone = Clone::new("author");
    let author = |variables: &str| {
        let (_, _, told) = clone.shell("rm -rf data; adoube event new Open --rounds 3 > /dev/null");
        assert_eq!(told, "");
        let (status, ..) = clone.shell(&format!("{variables} adoube event note open hello"));
        assert_eq!(status, Some(0), "{variables}");
        let (_, log, _) = clone.shell("adoube --json event log open");
        let last: serde_json::Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
        last["author"].as_str().unwrap().to_owned()
    };
    assert_eq!(author("USER=ann LOGNAME=bob USERNAME=cid"), "ann");
    assert_eq!(author("USER= LOGNAME=bob"), "bob");
    assert_eq!(author("USERNAME=cid"), "cid");
    assert_eq!(author("ADOUBE_AUTHOR=dee USER=ann"), "dee");
    let own = author("");
    let (_, account, _) = clone.shell("id -un 2> /dev/null");
    let account = Some(account.trim()).filter(|name| !name.is_empty());
    if cfg!(target_os = "linux") {
        assert!(
            own == account.unwrap_or("arbiter") || own == "arbiter",
            "{own}"
        );
    }
}
