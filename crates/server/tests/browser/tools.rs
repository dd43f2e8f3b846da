//! The tools of the arbiter in a browser: the clock and the board need their scripts.

use crate::harness::Stage;

#[tokio::test]
async fn every_tool_is_sound() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    let pages = [
        ("tools", "/tools"),
        ("tools-ruling", "/tools/ruling"),
        ("tools-question", "/tools/ruling?kind=illegal-move"),
        ("tools-scoresheet", "/tools/scoresheet?text=1.+e4+e5+2.+Sf3"),
        (
            "tools-two-sheets",
            "/tools/scoresheet?white=1.+e4+e5+2.+Nf3+Nc6+3.+Bb5+...&black=1.+e4+e5+2.+Sf3+Sc6+3.+Lc4+a6&control=40",
        ),
        (
            "tools-position",
            "/tools/position?fen=8/8/4k3/8/8/4K3/7R/8+w+-+-+0+1",
        ),
        (
            "tools-time-control",
            "/tools/time-control?control=90%27/40%2B30%27%2B30%22",
        ),
        ("tools-clock", "/tools/clock?control=3%27%2B2%22"),
        (
            "tools-rulebook",
            "/tools/rulebook?edition=fide-2023-01&article=9.2",
        ),
    ];
    for (name, path) in pages {
        visitor.open(path).await;
        visitor.audit().await;
        visitor.pictures(name).await;
    }
}

#[tokio::test]
async fn the_clock_runs_by_keys_and_outlives_a_reload() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    let clock = "/tools/clock?control=30%27%2B30%22";
    visitor.open(clock).await;
    visitor.sees("30:30").await;
    visitor.press("Space").await;
    visitor.sees("Pause").await;
    visitor.press("Space").await;
    visitor.sees("Moves 1").await;
    visitor.press("p").await;
    visitor.sees("Go on").await;

    visitor.open(clock).await;
    visitor.sees("Moves 1").await;
    visitor.sees("Go on").await;
    visitor.press("u").await;
    visitor.no_longer_sees("Moves 1").await;
    assert!(visitor.complaints().await.is_empty());
}

#[tokio::test]
async fn a_game_is_gone_through_by_keys() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let visitor = stage.visitor().await;
    visitor.open("/tools/scoresheet?text=f3+e5+g4+Dh4").await;
    visitor.sees("2... Qh4#").await;
    visitor.press("Left").await;
    visitor.sees("2. g4").await;
    // Who can still mate comes from the server for the position that is now on the board.
    visitor
        .sees("Black can still mate, for example: 2... Qh4#")
        .await;
    visitor.press("Home").await;
    visitor
        .sees("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .await;
    assert!(visitor.complaints().await.is_empty());
}

/// Two sheets that differ in one move: one is chosen, the game is saved, and it is in the PGN.
#[tokio::test]
async fn two_sheets_become_the_game_of_a_board() {
    let Some((stage, _)) = Stage::demo().await else {
        return;
    };
    let arbiter = stage.arbiter().await;
    let desk = "/desk/rookery-open/open";
    arbiter
        .open(&format!("{desk}/incidents/game?round=1&board=1"))
        .await;
    arbiter
        .fill(&[
            ("White’s sheet", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
            ("Black’s sheet", "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6"),
        ])
        .await;
    arbiter.click("Compare the sheets").await;
    arbiter.sees("One move to look at.").await;
    arbiter.audit().await;
    arbiter.pictures("desk-two-sheets").await;
    arbiter.fill(&[("Which move was it?", "Bc4")]).await;
    arbiter.click("Apply").await;
    arbiter.sees("decided by the arbiter").await;
    arbiter.sees("3... a6").await;
    arbiter.click("Save the moves").await;
    arbiter.sees("are saved").await;
    let games = arbiter.download(&format!("{desk}/files/games.pgn")).await;
    assert!(games.contains("1. e4 e5 2. Nf3 Nc6 3. Bc4 a6"), "{games}");
    assert!(arbiter.complaints().await.is_empty());
}
