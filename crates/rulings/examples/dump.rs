//! Prints every scenario's ruling under every edition, one JSON line each.
#[path = "../tests/common/mod.rs"]
#[allow(unreachable_pub)]
mod common;
fn main() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    for file in files {
        let table: toml::Table = toml::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        for scenario in table["scenario"].as_array().unwrap() {
            for edition in common::EDITIONS {
                let name = format!(
                    "{} | {} | {edition}",
                    file.file_stem().unwrap().to_string_lossy(),
                    scenario["name"].as_str().unwrap()
                );
                match common::decide(scenario["case"].as_table().unwrap(), edition) {
                    Ok(ruling) => {
                        println!(
                            "{name} | {}",
                            serde_json::to_string(
                                &adoube_words::Words::of(adoube_words::Language::english())
                                    .in_words(&ruling)
                            )
                            .unwrap()
                        );
                    }
                    Err(error) => {
                        println!("{name} | error {}", error.to_string().replace('\n', " ⏎ "))
                    }
                }
            }
        }
    }
}
