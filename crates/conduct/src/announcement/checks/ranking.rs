//! Tie-breaks, play-offs and prizes.

use adoube_journal::Format;
use adoube_standings::{
    Kind, ListProblem, Method, Remark, System, TieBreak, article, remarks as remarks_on,
};

use super::super::announced::{Division, PlayOff, Prizes, RatingGroup, TieForFirst};
use super::super::books::Source;
use super::super::case::{Case, read_control};
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    tie_breaks(case, remarks);
    tie_for_first(case, remarks);
    prizes(case, remarks);
}

fn tie_breaks(case: &Case<'_>, remarks: &mut Remarks) {
    let codes = &case.section.tie_breaks;
    let ranks = !matches!(case.section.format, Format::Match | Format::Knockout);
    if codes.is_empty() {
        let shared = case.more.tie_for_first == Some(TieForFirst::Shared);
        if ranks && !shared {
            no_tie_breaks(case, remarks);
        }
        return;
    }
    if !ranks {
        let text = format!(
            "a {} is not decided by tie-breaks",
            case.section.format.name()
        );
        remarks.note(Subject::TieBreaks, case.books.ties(), text);
        return;
    }
    if codes.len() == 1 && case.is_us() {
        let text = "at least two tie-breaks should be posted";
        remarks.should(Subject::TieBreaks, case.books.tie_break_list(), text);
    }
    list(case, codes, remarks);
}

fn no_tie_breaks(case: &Case<'_>, remarks: &mut Remarks) {
    let source = case.books.tie_break_list();
    if case.is_us() {
        let text = "no tie-breaks are announced; players expect Modified Median, Solkoff, \
                    Cumulative, Cumulative of Opposition";
        remarks.should(Subject::TieBreaks, source, text);
    } else {
        let text = "no tie-breaks are announced; the list must be known before the start";
        remarks.must(Subject::TieBreaks, source, text);
    }
}

fn list(case: &Case<'_>, codes: &[String], remarks: &mut Remarks) {
    let mut read: Vec<TieBreak> = Vec::new();
    for code in codes {
        match code.parse::<TieBreak>() {
            Ok(tie_break) => read.push(tie_break),
            Err(error) => {
                let source = case.books.tie_break_list();
                remarks.must(Subject::TieBreaks, source, error.to_string());
            }
        }
    }
    let kind = Kind {
        system: if case.is_swiss() {
            System::Swiss
        } else {
            System::PreDetermined
        },
        teams: case.is_team(),
        rated: case.more.unrated_players == Some(false),
    };
    for found in remarks_on(&read, kind, usize::from(case.section.rounds)) {
        let ratings = found.problem == ListProblem::NeedsRatings;
        // Nobody said whether unrated players come.
        let open = ratings && case.more.unrated_players.is_none();
        let severity = if open {
            Severity::Note
        } else {
            Severity::Should
        };
        let text = format!("{}: {:?}", found.code, found.problem);
        let source = source_of(case, &read, &found);
        remarks.add(severity, Subject::TieBreaks, source, text);
    }
    misplaced(case, &read, remarks);
    of_other_rules(case, &read, remarks);
}

/// The remarks cite C.07; before that the methods stood in the standards, under other numbers.
fn source_of(case: &Case<'_>, list: &[TieBreak], found: &Remark) -> Source {
    let older = case.books.breaks_ties_by_the_standards() && found.article.starts_with("C.07");
    if !older {
        return case.books.tie_breaks_at(found.article);
    }
    let about = list.iter().find(|tie_break| tie_break.code() == found.code);
    let cited = about.and_then(|about| article(about.method, case.books.tie_breaks));
    match cited {
        Some(article) => case.books.tie_breaks_at(&article),
        None => case.books.tie_break_list(),
    }
}

/// In a Swiss the tied have rarely all met.
fn misplaced(case: &Case<'_>, list: &[TieBreak], remarks: &mut Remarks) {
    let Some(first) = list.first() else {
        return;
    };
    let direct = matches!(
        first.method,
        Method::DirectEncounter | Method::ResultBetweenTied
    );
    if direct && case.section.format == Format::Swiss {
        let text = format!(
            "{}: as the first tie-break of a Swiss it rarely decides, because those who tie have \
             not all met",
            first.code()
        );
        let source = match article(first.method, case.books.tie_breaks) {
            Some(article) => case.books.tie_breaks_at(&article),
            None => case.books.tie_break_list(),
        };
        remarks.note(Subject::TieBreaks, source, text);
    }
    let last = list.len() - 1;
    if let Some(early) = list[..last]
        .iter()
        .find(|t| t.method == Method::PairingNumber)
    {
        let text = format!("{}: leaves nothing for what follows", early.code());
        let source = case.books.tie_break_list();
        remarks.should(Subject::TieBreaks, source, text);
    }
}

fn of_other_rules(case: &Case<'_>, list: &[TieBreak], remarks: &mut Remarks) {
    for tie_break in list {
        let american = tie_break.method.is_of_us_chess();
        let text = match (american, case.is_us()) {
            (true, false) => "is a tie-break of US Chess",
            (false, true) => "is a tie-break of FIDE; describe it",
            _ => continue,
        };
        let text = format!("{}: {text}", tie_break.code());
        let severity = if american {
            Severity::Should
        } else {
            Severity::Note
        };
        let source = case.books.tie_break_list();
        remarks.add(severity, Subject::TieBreaks, source, text);
    }
}

fn tie_for_first(case: &Case<'_>, remarks: &mut Remarks) {
    let decided = matches!(case.section.format, Format::Match | Format::Knockout);
    match (case.more.tie_for_first, &case.more.play_off) {
        (None, None) => {
            let text = if decided {
                "it is not announced what follows a drawn match"
            } else {
                "it is not announced how a tie for first place is decided: shared, by tie-breaks \
                 or by a play-off"
            };
            remarks.should(Subject::TieForFirst, case.books.ties(), text);
        }
        (Some(TieForFirst::PlayOff), None) => {
            let text = "a play-off is announced, but not how it is played";
            remarks.must(Subject::PlayOff, case.books.play_off(), text);
        }
        (Some(TieForFirst::TieBreaks), _) if case.section.tie_breaks.is_empty() => {
            let text = "tie-breaks decide a tie for first place, but none are announced";
            remarks.must(Subject::TieForFirst, case.books.ties(), text);
        }
        (said, Some(play_off)) => {
            if said.is_some_and(|said| said != TieForFirst::PlayOff) {
                let text =
                    "a play-off is described, but a tie for first place is decided otherwise";
                remarks.note(Subject::PlayOff, case.books.play_off(), text);
            }
            how_played(case, play_off, remarks);
        }
        _ => {}
    }
}

fn how_played(case: &Case<'_>, play_off: &PlayOff, remarks: &mut Remarks) {
    let source = || case.books.play_off();
    let open = [
        ("for which places", play_off.places.is_none()),
        (
            "the format, for any number of players",
            play_off.format.is_none(),
        ),
        ("the colours", play_off.colours.is_none()),
        ("the time control", play_off.time_control.is_none()),
        ("when it begins", play_off.starts_after_minutes.is_none()),
    ];
    let open: Vec<&str> = open
        .iter()
        .filter(|(_, open)| *open)
        .map(|(what, _)| *what)
        .collect();
    if !open.is_empty() {
        let text = format!("not announced of the play-off: {}", open.join("; "));
        let severity = if case.is_us() {
            Severity::Should
        } else {
            Severity::Must
        };
        remarks.add(severity, Subject::PlayOff, source(), text);
    }
    if let Some(control) = &play_off.time_control
        && let Err(error) = read_control(control, &case.books)
    {
        let text = format!("\"{control}\" cannot be read as a time control: {error}");
        remarks.must(Subject::PlayOff, source(), text);
    }
    if play_off
        .starts_after_minutes
        .is_some_and(|minutes| minutes < 30)
        && !case.is_us()
    {
        // C.07 leaves the breaks to the event.
        let severity = if case.books.breaks_ties_by_the_standards() {
            Severity::Should
        } else {
            Severity::Note
        };
        let text = "by the standards players had 30 minutes between their last game and a play-off";
        let source = case.books.standards("13.2");
        remarks.add(severity, Subject::PlayOff, source, text);
    }
}

fn prizes(case: &Case<'_>, remarks: &mut Remarks) {
    let Some(prizes) = &case.more.prizes else {
        let text = "the prizes are not announced, or that there are none";
        let source = case.books.general_or_us("12.3", "25");
        remarks.should(Subject::Prizes, source, text);
        return;
    };
    if prizes.fund.is_some() {
        money(case, prizes, remarks);
    }
    rating_groups(case, &prizes.rating_groups, remarks);
}

fn money(case: &Case<'_>, prizes: &Prizes, remarks: &mut Remarks) {
    let manual = || case.books.manual("prize money");
    if prizes.currency.is_none() && !case.is_us() {
        let text = "the currency of the prizes is not announced";
        remarks.should(Subject::Prizes, case.books.general("12.3"), text);
    }
    match (prizes.division, case.is_us()) {
        (None, false) => {
            let text = "it is not announced how tied players divide the prizes: equally, by \
                        tie-break or half and half";
            remarks.must(Subject::Prizes, manual(), text);
        }
        (Some(Division::ByTieBreak | Division::Hort), true) => {
            let text = "tie-breaks are not for money, which tied players divide evenly";
            remarks.must(Subject::Prizes, case.books.us("34C"), text);
        }
        (Some(Division::ByTieBreak | Division::Hort), false)
            if case.section.tie_breaks.is_empty() =>
        {
            let text = "the prizes are divided by tie-break, but none is announced";
            remarks.must(Subject::Prizes, case.books.tie_break_list(), text);
        }
        (Some(Division::Equal | Division::Hort), false) if prizes.last_rank_sharing.is_none() => {
            let text = "it is not announced down to which rank prizes are shared";
            remarks.note(Subject::Prizes, manual(), text);
        }
        _ => {}
    }
}

fn rating_groups(case: &Case<'_>, groups: &[RatingGroup], remarks: &mut Remarks) {
    let ends = |group: &RatingGroup| (group.from.unwrap_or(0), group.to.unwrap_or(u16::MAX));
    let source = || {
        if case.is_us() {
            case.books.us("33F")
        } else {
            case.books.manual("rating prizes")
        }
    };
    if groups.iter().map(ends).any(|(from, to)| from > to) {
        let text = "a rating group ends below where it begins";
        remarks.must(Subject::Prizes, source(), text);
        return;
    }
    let mut sorted: Vec<(u16, u16)> = groups.iter().map(ends).collect();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0].1 >= pair[1].0) {
        let text = "rating groups overlap, so that a player can win the prizes of more than one";
        let severity = if case.is_us() {
            Severity::Note
        } else {
            Severity::Should
        };
        remarks.add(severity, Subject::Prizes, source(), text);
    }
}
