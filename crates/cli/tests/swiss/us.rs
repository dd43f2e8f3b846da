//! The system of US Chess.

use crate::desk::{Desk, read_json};

const OPTIONS: [&str; 8] = [
    "--system",
    "us",
    "--seed",
    "11",
    "--players",
    "17",
    "--rounds",
    "4",
];

#[test]
fn what_is_made_by_the_rules_agrees_with_them() {
    let desk = Desk::new("swiss-us-check");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    let told = desk.run(0, &["swiss", "check", "--system", "us", path]);
    assert!(told.contains("0 of 4 rounds differ"), "{told}");
    let dutch = desk.run(1, &["swiss", "check", "--system", "dutch-2026", path]);
    assert!(dutch.contains("round"), "{dutch}");
}

/// Whatever we generate we read, pair and check again, by the system that the file names.
#[test]
fn every_system_reads_what_it_wrote() {
    let desk = Desk::new("swiss-names");
    for (system, options) in [
        ("us", &[][..]),
        ("dutch-2026", &[][..]),
        ("dutch-2026", &["--acceleration", "baku"][..]),
        ("dutch-2025", &[][..]),
        ("dutch-2025", &["--acceleration", "baku"][..]),
        ("dutch-2017", &[][..]),
        ("dutch-2017", &["--acceleration", "baku"][..]),
    ] {
        for version in ["trf26", "trf16"] {
            let base = [
                "--system",
                system,
                "--seed",
                "5",
                "--players",
                "12",
                "--to",
                version,
            ];
            desk.generate("made.trf", &[&base[..], options].concat());
            let path = desk.path("made.trf");
            let path = path.to_str().expect("a path");
            // The older version has no record that names the system.
            let named = version == "trf26";
            let told: &[&str] = if named { &[] } else { &["--system", system] };
            desk.run(0, &[&["swiss", "check", path][..], told].concat());
            let pair = ["swiss", "pair", "--round", "3", "--json", path];
            let pairing = read_json(&desk.run(0, &[&pair[..], told].concat()));
            let name = if system == "us" { "us-2025" } else { system };
            assert_eq!(pairing["system"], name);
            desk.run(
                0,
                &[&["swiss", "explain", "--round", "3", path][..], told].concat(),
            );
            desk.run(0, &["swiss", "generate", "--model", path, "--seed", "1"]);
        }
    }
}

#[test]
fn a_round_is_paired_and_explained() {
    let desk = Desk::new("swiss-us-explain");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    let again = [
        "swiss", "pair", "--system", "us", "--round", "3", "--json", path,
    ];
    let pairing = read_json(&desk.run(0, &again));
    assert_eq!(pairing["system"], "us-2025");
    assert_eq!(pairing["boards"].as_array().map(Vec::len), Some(8));
    assert_eq!(pairing["exceptions"].as_array().map(Vec::len), Some(0));
    let why = desk.run(
        0,
        &["swiss", "explain", "--system", "us", "--round", "3", path],
    );
    for part in ["Natural pairings", "(29C1)", "Board 8: ", "(29E3)"] {
        assert!(why.contains(part), "{part}: {why}");
    }
}

#[test]
fn settings_come_from_a_file() {
    let desk = Desk::new("swiss-us-settings");
    desk.generate("us.trf", &OPTIONS);
    let (path, settings) = (desk.path("us.trf"), desk.path("us.toml"));
    std::fs::write(&settings, "method = \"top_down\"\n").expect("a file can be written");
    let (path, settings) = (
        path.to_str().expect("a path"),
        settings.to_str().expect("a path"),
    );
    let base = [
        "swiss",
        "pair",
        "--round",
        "3",
        path,
        "--us-settings",
        settings,
    ];
    desk.run(0, &[&base[..], &["--system", "us"]].concat());
    // The file names the system itself; another one has no use for the settings.
    desk.run(0, &base);
    desk.run(2, &[&base[..], &["--system", "dutch-2026"]].concat());
    std::fs::write(settings, "metod = 1\n").expect("a file can be written");
    desk.run(2, &[&base[..], &["--system", "us"]].concat());
}
