//! What the tournaments of a batch are like. Constant parameters hide faults, so that every batch has
//! others: players, rounds, points, the value of the bye, acceleration, prohibitions, absences, colours.

/// One of several, by the number of the batch; the step is what other axes do not share.
fn nth<T: Copy>(all: &[T], batch: u32, step: u32) -> T {
    all[(batch / step) as usize % all.len()]
}

/// Players and rounds: 5 to 20, even and odd, and from three rounds to nearly as many as there can be.
fn size(batch: u32) -> (u32, u32) {
    let players = 5 + batch * 7 % 16;
    let most = (players - 2).min(9);
    (players, 3 + batch % (most - 2).max(1))
}

/// The options of our generator.
pub(super) fn of_ours(batch: u32) -> Vec<String> {
    let (players, rounds) = size(batch);
    let (points, bye) = nth(
        &[
            ("1-0.5-0", "1"),
            ("1-0.5-0", "0.5"),
            ("3-1-0", "3"),
            ("1-0.5-0", "0"),
            ("2-1-0", "2"),
            ("3-1-0", "1"),
            ("1-0.5-0", "1"),
        ],
        batch,
        1,
    );
    let is_even = points != "3-1-0";
    let baku = is_even && nth(&[true, false, false], batch, 2);
    // Where the bye is worth no more than a loss, the edition of 2025 is what both programs know.
    let system = if bye == "0" {
        "dutch-2025"
    } else {
        "dutch-2026"
    };
    let options = [
        ("players", players.to_string()),
        ("rounds", rounds.to_string()),
        ("system", system.to_owned()),
        ("points", points.to_owned()),
        ("bye-points", bye.to_owned()),
        (
            "acceleration",
            if baku { "baku" } else { "none" }.to_owned(),
        ),
        (
            "initial-colour",
            nth(&["white", "black"], batch, 3).to_owned(),
        ),
        ("prohibited", nth(&[0, 1, 0, 2], batch, 1).to_string()),
        (
            "unrated",
            nth(&["0", "20", "0", "100"], batch, 5).to_owned(),
        ),
        ("forfeits", nth(&["0", "5", "20"], batch, 1).to_owned()),
        ("double-forfeits", nth(&["10", "40"], batch, 3).to_owned()),
        ("late", nth(&["0", "10"], batch, 2).to_owned()),
        ("withdrawals", nth(&["0", "3", "8"], batch, 4).to_owned()),
        ("returns", "30".to_owned()),
        (
            "half-point-byes",
            nth(&["0", "5", "15"], batch, 2).to_owned(),
        ),
        (
            "zero-point-byes",
            nth(&["0", "3", "10"], batch, 5).to_owned(),
        ),
        (
            "full-point-byes",
            nth(&["0", "0", "4"], batch, 3).to_owned(),
        ),
        // The other engine reads no such results.
        ("half-nil", "0".to_owned()),
        ("nil-half", "0".to_owned()),
        ("nil-nil", nth(&["0", "2"], batch, 7).to_owned()),
    ];
    let options = options.into_iter();
    options
        .flat_map(|(name, value)| [format!("--{name}"), value])
        .collect()
}

/// The points of a win, a draw and the bye in the tournaments of the other generator.
fn points_of_theirs(batch: u32) -> (&'static str, &'static str, &'static str) {
    nth(
        &[
            ("1.0", "0.5", "1.0"),
            ("3.0", "1.0", "3.0"),
            ("1.0", "0.5", "0.5"),
            ("2.0", "1.0", "2.0"),
            ("1.0", "0.5", "0.0"),
        ],
        batch,
        1,
    )
}

/// The edition that the other engine pairs by; it matters where the bye is worth no more than a loss.
pub(super) fn edition_of_theirs(batch: u32) -> &'static str {
    match points_of_theirs(batch) {
        (_, _, "0.0") => "dutch-2025",
        _ => "dutch-2026",
    }
}

/// The configuration of the other generator.
pub(super) fn of_theirs(batch: u32) -> String {
    let (players, rounds) = size(batch);
    let (win, draw, bye) = points_of_theirs(batch);
    let options = [
        ("PlayersNumber", players.to_string()),
        ("RoundsNumber", rounds.to_string()),
        (
            "DrawPercentage",
            nth(&["30", "0", "80"], batch, 2).to_owned(),
        ),
        (
            "ForfeitRate",
            nth(&["20", "4", "1000"], batch, 1).to_owned(),
        ),
        (
            "RetiredRate",
            nth(&["100", "20", "1000"], batch, 3).to_owned(),
        ),
        (
            "HalfPointByeRate",
            nth(&["100", "15", "1000"], batch, 4).to_owned(),
        ),
        ("HighestRating", "2400".to_owned()),
        ("LowestRating", nth(&["1400", "2390"], batch, 5).to_owned()),
        ("PointsForWin", win.to_owned()),
        ("PointsForDraw", draw.to_owned()),
        ("PointsForPAB", bye.to_owned()),
    ];
    let lines = options
        .iter()
        .map(|(key, value)| format!("{key}={value}\n"));
    lines.collect()
}
