//! Sentences for the players: which prizes, who shares them, what comes out, by which article.

use super::{Field, HeldBy, Pool, PooledPrize, Share, Sharing};
use crate::Currency;
use crate::fund::{LivePrize, ordinal};

/// How many names or amounts are spelled out.
const MOST_LISTED: usize = 8;

/// What a player gets of a pool.
pub(super) fn money(field: &Field, pool: &Pool, share: &Share) -> String {
    let articles = pool.articles.join(", ");
    format!(
        "{}{} ({articles})",
        subject(field, pool),
        sum(&field.fund.currency, pool, share)
    )
}

/// An object won by an article.
pub(super) fn object(prize: &LivePrize, article: &str) -> String {
    let object = prize.object.as_deref().unwrap_or_default();
    format!("{}: {object} ({article})", prize.label)
}

/// `4th–6th share 3rd prize and 1st A: `
fn subject(field: &Field, pool: &Pool) -> String {
    let (first, last) = pool.places;
    let tied = last - first + 1;
    let places = if tied == 1 {
        ordinal(first)
    } else {
        format!("{}–{}", ordinal(first), ordinal(last))
    };
    let prizes = labels(&pool.prizes);
    match (pool.sharing, pool.shares.len()) {
        (Sharing::Points, _) => format!("{}: ", pool.prizes[0].label),
        (Sharing::Special, 1) => format!("{prizes}: "),
        (Sharing::Special, _) => format!("{} share {prizes}: ", names(field, pool)),
        (_, 1) if tied == 1 => format!("{places}: {prizes}, "),
        (_, 1) => format!("tied for {places} place, wins {prizes} alone: "),
        (_, sharers) if sharers == tied => format!("{places} share {prizes}: "),
        _ => format!("{}, tied {places}, share {prizes}: ", names(field, pool)),
    }
}

fn names(field: &Field, pool: &Pool) -> String {
    if pool.shares.len() > MOST_LISTED {
        return format!("{} players", pool.shares.len());
    }
    let name = |share: &Share| field.contenders[share.contender].name.clone();
    and(pool.shares.iter().map(name).collect())
}

/// `(150 + 75) / 3 = 75.00`
fn sum(currency: &Currency, pool: &Pool, share: &Share) -> String {
    let paid = currency.show(share.paid);
    let rounded = if share.paid == share.exact {
        String::new()
    } else {
        format!(" (exactly {})", currency.show(share.exact))
    };
    if pool.sharing == Sharing::Points {
        return format!("{paid}{rounded}");
    }
    let count = pool.shares.len();
    let total = amounts(currency, &pool.prizes, count > 1);
    let held = |share: &Share| share.held_by.is_some();
    let calculation = match (share.held_by, share.by_rank) {
        (Some(HeldBy::Limit), _) => format!("{total}, limited to "),
        (Some(HeldBy::LargestPrize), _) => {
            format!("{total}, at most the largest prize the player could win without the tie, ")
        }
        (None, _) if pool.shares.iter().any(held) => {
            format!("{total}, less what others may not exceed, in equal parts = ")
        }
        (None, Some(by_rank)) => {
            let by_rank = currency.show_short(by_rank);
            format!("half of {by_rank} by rank + half of {total} / {count} = ")
        }
        (None, None) if count > 1 => format!("{total} / {count} = "),
        (None, None) => String::new(),
    };
    format!("{calculation}{paid}{rounded}")
}

fn amounts(currency: &Currency, prizes: &[PooledPrize], brackets: bool) -> String {
    let total = prizes.iter().map(|prize| prize.cash).sum();
    if prizes.len() == 1 || prizes.len() > MOST_LISTED {
        return currency.show_short(total);
    }
    let each: Vec<String> = prizes
        .iter()
        .map(|prize| currency.show_short(prize.cash))
        .collect();
    let sum = each.join(" + ");
    if brackets { format!("({sum})") } else { sum }
}

/// The prizes by name, equal names once with their number.
fn labels(prizes: &[PooledPrize]) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for prize in prizes {
        match counted.iter_mut().find(|(label, _)| *label == prize.label) {
            Some((_, count)) => *count += 1,
            None => counted.push((&prize.label, 1)),
        }
    }
    if counted.len() > MOST_LISTED {
        return format!("{} prizes", prizes.len());
    }
    let shown = |(label, count): (&str, usize)| match count {
        1 => label.to_owned(),
        count => format!("{count} × {label}"),
    };
    and(counted.into_iter().map(shown).collect())
}

/// `a, b and c`
fn and(mut parts: Vec<String>) -> String {
    let last = parts.pop().unwrap_or_default();
    if parts.is_empty() {
        last
    } else {
        format!("{} and {last}", parts.join(", "))
    }
}
