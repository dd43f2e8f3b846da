//! Tie-breaks, play-offs and prizes.

use adoube_journal::Format;
use adoube_standings::{
    Kind, ListProblem, Method, Remark, System, TieBreak, article, remarks as remarks_on,
};

use crate::articles::TIE_BREAKS;

use super::super::announced::{Division, PlayOff, Prizes, RatingGroup, TieForFirst};
use super::super::articles;
use super::super::books::{Article, Source};
use super::super::case::{Case, read_control};
use super::super::observed::{Observed, PlayOffItem};
use super::super::remark::{Remarks, Severity, Subject};

pub(super) fn check(case: &Case<'_>, remarks: &mut Remarks) {
    tie_breaks(case, remarks);
    tie_for_first(case, remarks);
    prizes(case, remarks);
}

/// Who is first is known when the last game is: there is nothing to rank by.
fn is_decided_by_play(format: Format) -> bool {
    format.is_knockout() || format == Format::Match
}

fn tie_breaks(case: &Case<'_>, remarks: &mut Remarks) {
    let codes = &case.section.tie_breaks;
    let ranks = !is_decided_by_play(case.section.format);
    if codes.is_empty() {
        let shared = case.more.tie_for_first == Some(TieForFirst::Shared);
        if ranks && !shared {
            no_tie_breaks(case, remarks);
        }
        return;
    }
    if !ranks {
        let format = case.section.format;
        let other = Observed::NotDecidedByTieBreaks { format };
        remarks.note(Subject::TieBreaks, case.books.ties(), other);
        return;
    }
    if codes.len() == 1 && case.is_us() {
        let source = case.books.tie_break_list();
        remarks.should(Subject::TieBreaks, source, Observed::OneTieBreak);
    }
    list(case, codes, remarks);
}

fn no_tie_breaks(case: &Case<'_>, remarks: &mut Remarks) {
    let source = case.books.tie_break_list();
    if case.is_us() {
        remarks.should(Subject::TieBreaks, source, Observed::NoUsTieBreaks);
    } else {
        remarks.must(Subject::TieBreaks, source, Observed::NoTieBreaks);
    }
}

fn list(case: &Case<'_>, codes: &[String], remarks: &mut Remarks) {
    let mut read: Vec<TieBreak> = Vec::new();
    for code in codes {
        match code.parse::<TieBreak>() {
            Ok(tie_break) => read.push(tie_break),
            Err(why) => {
                let source = case.books.tie_break_list();
                remarks.must(
                    Subject::TieBreaks,
                    source,
                    Observed::UnknownTieBreak { why },
                );
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
        let source = source_of(case, &read, &found);
        let listed = Observed::TieBreakInList {
            tie_break: found.code,
            problem: found.problem,
        };
        remarks.add(severity, Subject::TieBreaks, source, listed);
    }
    misplaced(case, &read, remarks);
    of_other_rules(case, &read, remarks);
}

/// The remarks cite C.07; before that the methods stood in the standards, under other numbers.
fn source_of(case: &Case<'_>, list: &[TieBreak], found: &Remark) -> Source {
    let older = case.books.breaks_ties_by_the_standards() && found.article.starts_with(TIE_BREAKS);
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
        let tie_break = first.code().to_owned();
        let source = match article(first.method, case.books.tie_breaks) {
            Some(article) => case.books.tie_breaks_at(&article),
            None => case.books.tie_break_list(),
        };
        let rarely = Observed::TieBreakRarelyDecides { tie_break };
        remarks.note(Subject::TieBreaks, source, rarely);
    }
    let last = list.len() - 1;
    if let Some(early) = list[..last]
        .iter()
        .find(|t| t.method == Method::PairingNumber)
    {
        let tie_break = early.code().to_owned();
        let source = case.books.tie_break_list();
        let nothing = Observed::TieBreakLeavesNothing { tie_break };
        remarks.should(Subject::TieBreaks, source, nothing);
    }
}

fn of_other_rules(case: &Case<'_>, list: &[TieBreak], remarks: &mut Remarks) {
    for tie_break in list {
        let american = tie_break.method.is_of_us_chess();
        let tie_break = tie_break.code().to_owned();
        let (severity, other) = match (american, case.is_us()) {
            (true, false) => (Severity::Should, Observed::TieBreakOfUsChess { tie_break }),
            (false, true) => (Severity::Note, Observed::TieBreakOfFide { tie_break }),
            _ => continue,
        };
        let source = case.books.tie_break_list();
        remarks.add(severity, Subject::TieBreaks, source, other);
    }
}

fn tie_for_first(case: &Case<'_>, remarks: &mut Remarks) {
    let decided = is_decided_by_play(case.section.format);
    match (case.more.tie_for_first, &case.more.play_off) {
        (None, None) => {
            let open = match decided {
                true => Observed::DrawnMatchOpen,
                false => Observed::TieForFirstOpen,
            };
            remarks.should(Subject::TieForFirst, case.books.ties(), open);
        }
        (Some(TieForFirst::PlayOff), None) => {
            let open = Observed::PlayOffNotDescribed;
            remarks.must(Subject::PlayOff, case.books.play_off(), open);
        }
        (Some(TieForFirst::TieBreaks), _) if case.section.tie_breaks.is_empty() => {
            let none = Observed::NoTieBreaksForFirst;
            remarks.must(Subject::TieForFirst, case.books.ties(), none);
        }
        (said, Some(play_off)) => {
            if said.is_some_and(|said| said != TieForFirst::PlayOff) {
                let idle = Observed::PlayOffNotUsed;
                remarks.note(Subject::PlayOff, case.books.play_off(), idle);
            }
            how_played(case, play_off, remarks);
        }
        _ => {}
    }
}

fn how_played(case: &Case<'_>, play_off: &PlayOff, remarks: &mut Remarks) {
    let source = || case.books.play_off();
    let starts = play_off.starts_after_minutes;
    let open = [
        (PlayOffItem::Places, play_off.places.is_none()),
        (PlayOffItem::Format, play_off.format.is_none()),
        (PlayOffItem::Colours, play_off.colours.is_none()),
        (PlayOffItem::TimeControl, play_off.time_control.is_none()),
        (PlayOffItem::Start, starts.is_none()),
    ];
    let open = open.into_iter().filter(|(_, open)| *open);
    let items: Vec<PlayOffItem> = open.map(|(item, _)| item).collect();
    if !items.is_empty() {
        let severity = if case.is_us() {
            Severity::Should
        } else {
            Severity::Must
        };
        let lacks = Observed::PlayOffLacks { items };
        remarks.add(severity, Subject::PlayOff, source(), lacks);
    }
    if let Some(control) = &play_off.time_control
        && let Err(why) = read_control(control, &case.books)
    {
        let control = control.clone();
        let unreadable = Observed::UnreadableControl { control, why };
        remarks.must(Subject::PlayOff, source(), unreadable);
    }
    if starts.is_some_and(|minutes| minutes < 30) && !case.is_us() {
        // C.07 leaves the breaks to the event.
        let severity = if case.books.breaks_ties_by_the_standards() {
            Severity::Should
        } else {
            Severity::Note
        };
        let source = case.books.standards(articles::PLAY_OFFS);
        remarks.add(severity, Subject::PlayOff, source, Observed::PlayOffSoon);
    }
}

fn prizes(case: &Case<'_>, remarks: &mut Remarks) {
    let Some(prizes) = &case.more.prizes else {
        let source = case.books.general_or_us(articles::INVITATION);
        remarks.should(Subject::Prizes, source, Observed::NoPrizes);
        return;
    };
    if prizes.fund.is_some() {
        money(case, prizes, remarks);
    }
    rating_groups(case, &prizes.rating_groups, remarks);
}

fn money(case: &Case<'_>, prizes: &Prizes, remarks: &mut Remarks) {
    let manual = || case.books.manual(Article::ManualPrizeMoney);
    if prizes.currency.is_none() && !case.is_us() {
        let source = case.books.general(articles::INVITATION.general);
        remarks.should(Subject::Prizes, source, Observed::NoCurrency);
    }
    match (prizes.division, case.is_us()) {
        (None, false) => {
            remarks.must(Subject::Prizes, manual(), Observed::NoDivision);
        }
        (Some(Division::ByTieBreak | Division::Hort), true) => {
            let source = case.books.us(articles::US_MONEY);
            remarks.must(Subject::Prizes, source, Observed::TieBreaksForMoney);
        }
        (Some(Division::ByTieBreak | Division::Hort), false)
            if case.section.tie_breaks.is_empty() =>
        {
            let source = case.books.tie_break_list();
            remarks.must(Subject::Prizes, source, Observed::NoTieBreaksForPrizes);
        }
        (Some(Division::Equal | Division::Hort), false) if prizes.last_rank_sharing.is_none() => {
            remarks.note(Subject::Prizes, manual(), Observed::NoLastRankSharing);
        }
        _ => {}
    }
}

fn rating_groups(case: &Case<'_>, groups: &[RatingGroup], remarks: &mut Remarks) {
    let ends = |group: &RatingGroup| (group.from.unwrap_or(0), group.to.unwrap_or(u16::MAX));
    let source = || {
        if case.is_us() {
            case.books.us(articles::US_RATING_PRIZES)
        } else {
            case.books.manual(Article::ManualRatingPrizes)
        }
    };
    if groups.iter().map(ends).any(|(from, to)| from > to) {
        let wrong = Observed::RatingGroupUpsideDown;
        remarks.must(Subject::Prizes, source(), wrong);
        return;
    }
    let mut sorted: Vec<(u16, u16)> = groups.iter().map(ends).collect();
    sorted.sort_unstable();
    if sorted.windows(2).any(|pair| pair[0].1 >= pair[1].0) {
        let severity = if case.is_us() {
            Severity::Note
        } else {
            Severity::Should
        };
        let overlap = Observed::RatingGroupsOverlap;
        remarks.add(severity, Subject::Prizes, source(), overlap);
    }
}
