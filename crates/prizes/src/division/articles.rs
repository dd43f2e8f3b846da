//! Where the rules of US Chess say what a division does, by what it is about.

use crate::Article;

/// A division that differs was announced in advance.
pub(super) const ANNOUNCED: Article = Article::Rule("32A");

/// One cash prize for each player, the most valuable.
pub(super) const ONE_CASH_PRIZE: Article = Article::Rule("32B1");

/// Those who are level share the prizes of one list.
pub(super) const ONE_LIST: Article = Article::Rule("32B2");

/// Level for different prizes: all are shared, one for each, and nobody takes more than the largest
/// that the player can win.
pub(super) const SEVERAL_LISTS: Article = Article::Rule("32B3");

/// A limit for some players, and who is paid what it leaves over.
pub(super) const LIMIT: Article = Article::Rule("32C6");

/// Ties for things and titles.
pub(super) const TITLES: Article = Article::Rule("32G1");

/// One thing for each player; best game and brilliancy come on top.
pub(super) const ONE_OBJECT: Article = Article::Rule("33D1");

/// Things and money are worked out apart.
pub(super) const OBJECTS_APART: Article = Article::Rule("33D2");

/// The variation: things go with the money.
pub(super) const OBJECTS_WITH_MONEY: Article = Article::Rule("33D2a");

/// Prizes for scores instead of places.
pub(super) const POINT_PRIZES: Article = Article::Rule("33E");
