//! The games of a section as PGN.

use adoube_journal::{EventDetails, Section};
use adoube_tournament::{Entrant, EntrantId, Game, Outcome, RoundNumber, Title};

/// All games up to a round: their heads, and the moves where they are known. A game that was never
/// begun has none.
pub fn up_to_round(details: &EventDetails, section: &Section, after: RoundNumber) -> String {
    let rounds = (1..=after.0).map(RoundNumber);
    rounds
        .map(|round| games(details, section, round, |_| true))
        .collect()
}

/// The games of a round whose moves are kept, as programs that screen games read them. Heads without moves
/// say nothing to those.
pub fn with_moves(details: &EventDetails, section: &Section, round: RoundNumber) -> String {
    games(details, section, round, |game| {
        section.movetexts.contains_key(&(round, game.board))
    })
}

fn games(
    details: &EventDetails,
    section: &Section,
    number: RoundNumber,
    wanted: impl Fn(&Game) -> bool,
) -> String {
    let mut text = String::new();
    if let Some(round) = section.draft.round(number) {
        let played = round.games.iter().filter(|game| {
            let result = game.results.reported;
            result.white.is_played() || result.black.is_played() || !result.is_final()
        });
        for game in played.filter(|game| wanted(game)) {
            text.push_str(&one(details, section, number, game));
        }
    }
    text
}

fn one(details: &EventDetails, section: &Section, round: RoundNumber, game: &Game) -> String {
    let mark = mark(game);
    let mut schedule = section.settings.schedule.iter();
    let day = schedule.find(|time| time.round == round);
    let day = day.map_or("????.??.??".to_owned(), |time| {
        time.starts.strftime("%Y.%m.%d").to_string()
    });
    let event = match section.settings.name.as_str() {
        "" => details.name.clone(),
        name => format!("{}: {name}", details.name),
    };
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        text.push_str(&format!("[{name} \"{}\"]\n", escaped(value)));
    };
    tag("Event", &event);
    tag("Site", details.place.as_deref().unwrap_or("?"));
    tag("Date", &day);
    tag("Round", &format!("{round}.{}", game.board));
    tag("White", &name(section, game.white));
    tag("Black", &name(section, game.black));
    tag("Result", mark);
    for (side, id) in [("White", game.white), ("Black", game.black)] {
        for (what, value) in facts(section.entrant(id)) {
            tag(&format!("{side}{what}"), &value);
        }
    }
    let kept = section.movetexts.get(&(round, game.board));
    let (start, moves) = parts(kept.map_or("", String::as_str));
    if let Some(position) = section.start_positions.get(&round) {
        text.push_str("[Variant \"Chess960\"]\n");
        if start.is_empty() {
            let fen = position.fen();
            text.push_str(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"));
        }
    }
    text.push_str(&start);
    // What was kept may end with the result.
    let end = ["1-0", "0-1", "1/2-1/2", "*"];
    let ended = end.iter().any(|mark| moves.ends_with(mark));
    match (moves, ended) {
        ("", _) => format!("{text}\n{mark}\n\n"),
        (moves, true) => format!("{text}\n{moves}\n\n"),
        (moves, false) => format!("{text}\n{moves} {mark}\n\n"),
    }
}

/// What was kept may begin with tags of its own: those of the position it starts from are taken over.
fn parts(kept: &str) -> (String, &str) {
    let mut start = String::new();
    let mut rest = kept.trim();
    while rest.starts_with('[') {
        let (tag, after) = rest.split_once('\n').unwrap_or((rest, ""));
        if tag.starts_with("[FEN ") || tag.starts_with("[SetUp ") {
            start.push_str(tag.trim());
            start.push('\n');
        }
        rest = after.trim_start();
    }
    (start, rest)
}

fn facts(entrant: Option<&Entrant>) -> Vec<(&'static str, String)> {
    let player = entrant.map(|entrant| &entrant.player);
    let known = [
        (
            "Title",
            player
                .and_then(|one| one.title)
                .map(Title::abbreviation)
                .map(str::to_owned),
        ),
        (
            "Elo",
            player
                .and_then(|one| one.fide_rating)
                .map(|rating| rating.to_string()),
        ),
        (
            "FideId",
            player.and_then(|one| one.fide_id).map(|id| id.to_string()),
        ),
    ];
    let known = known.into_iter();
    known
        .filter_map(|(what, value)| Some((what, value?)))
        .collect()
}

fn name(section: &Section, id: EntrantId) -> String {
    let entrant = section.entrant(id);
    entrant.map_or("?".to_owned(), |entrant| entrant.player.name.clone())
}

fn mark(game: &Game) -> &'static str {
    use Outcome::{Draw, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    let result = game.results.reported;
    match (result.white, result.black) {
        (Win | UnratedWin, Loss | UnratedLoss) => "1-0",
        (Loss | UnratedLoss, Win | UnratedWin) => "0-1",
        (Draw | UnratedDraw, Draw | UnratedDraw) => "1/2-1/2",
        _ => "*",
    }
}

/// A value between quotation marks, on one line.
fn escaped(value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    value
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
