//! Teams and their captains: the FIDE General Regulations, rule 31 of US Chess.

use crate::families::prelude::*;

family! {
    /// Something in a team match.
    Teams: "teams" {
        /// A captain took a hand in a game.
        Captain: "captain" {
            did: One(CaptainAct),
            /// Whether an arbiter was present and understood.
            before_arbiter: YesNo,
            /// Whether the player had asked.
            asked: YesNo,
            looked_at_game: Flag,
            /// The regulations of the event forbid advice on draws.
            advice_forbidden: Flag,
        }
        /// A team is not complete at the start.
        TeamIncomplete: "team-incomplete" {
            /// How many boards the match has.
            boards: Number(200),
            /// How many players of the team are there.
            present: Number(200),
            /// Whether it is an official FIDE event.
            official_event: YesNo,
            /// Whether the default time is zero, if the edition leaves it open.
            default_zero: YesNo,
        }
        /// Players sat at the wrong boards.
        WrongBoardOrder: "wrong-board-order" {
            /// The numbers of the players in the team list, by board as they sat: `2 4 3 5`.
            sat: Text("expect-board-order"),
        }
        /// The captain did not hand in a line-up in time.
        LineUpMissing: "line-up-missing" {}
    }
}

choices! {
    /// What a captain did.
    CaptainAct {
        /// Advised to offer or accept a draw, or told what it would mean.
        AdvisedOnDraw,
        DiscussedPosition,
        OrderedResult,
        StoodBehindOpponents,
    }
}

says! {
    /// What rulings on teams say.
    pub enum Says: "teams" {
        Discussed, DiscussingForbidden(who: Official), WarnBoth, Ordered, OrderForbidden(who: Official),
        WarnPlayerStands, StoodBehind, PlaceForbidden(who: Official), TellToMove,
        Advised, AdviceForbidden(who: Official), AdviceAllowed, OnlyBeforeArbiter(who: Official),
        AnswerAllowed, OnlyWhenAsked(who: Official), WarnCaptain, TimeForOpponent, GameOfHelped,
        ExpelCaptain,
        Incomplete, PresentPlay, MoveUpLastForfeit, OnlyEmptyForfeit, AllBelowForfeit, MoveUp,
        Present(present: u32, boards: u32), MoreThanHalf, HalfLosesMatch, HalfMayNotStart,
        BeginAboveHalf, OnlyRecommended, PresentPlayOn, AsOfficial, AsRegulationsSay,
        SatSo(order: String), OrderRight, ForfeitsBoards(boards: Vec<usize>), ChangeResult,
        ForfeitOn(boards: Vec<usize>), RegulationsOtherwise, ForfeitWrong,
        NoLineUp, OrderOfRatings, FirstNamedPlay,
    }
}

impl Captain {
    fn decide(&self, scene: &Scene) -> Decided {
        let who = scene.official();
        let (incident, decision, topics, usual): (_, _, &[_], _) = match self.did()? {
            CaptainAct::AdvisedOnDraw => return self.advised(scene, who),
            CaptainAct::DiscussedPosition => (
                Says::Discussed,
                Says::DiscussingForbidden { who },
                &[CAPTAIN_ADVICE, OUTSIDE_HELP],
                Says::WarnBoth,
            ),
            CaptainAct::OrderedResult => (
                Says::Ordered,
                Says::OrderForbidden { who },
                &[CAPTAIN_ORDERS, CAPTAIN_ADVICE, DISREPUTE],
                Says::WarnPlayerStands,
            ),
            CaptainAct::StoodBehindOpponents => (
                Says::StoodBehind,
                Says::PlaceForbidden { who },
                &[CAPTAIN_PLACE, SPECTATORS],
                Says::TellToMove,
            ),
        };
        Ok(breach(scene, incident, decision, topics, usual))
    }

    fn advised(&self, scene: &Scene, who: Official) -> Decided {
        let allowed =
            |decision: Says, topics: &[Topic]| Ok(scene.must(Says::Advised, decision, topics));
        let (decision, topics): (_, &[_]) = if scene.is_us() {
            if self.asked()? && !self.looked_at_game {
                return allowed(Says::AnswerAllowed, &[CAPTAIN_ADVICE]);
            }
            (Says::OnlyWhenAsked { who }, &[CAPTAIN_ADVICE, OUTSIDE_HELP])
        } else if self.advice_forbidden {
            (Says::AdviceForbidden { who }, &[CAPTAIN_ADVICE])
        } else {
            if self.before_arbiter()? {
                return allowed(Says::AdviceAllowed, &[CAPTAIN_ADVICE, CAPTAIN_SPEAKS]);
            }
            let topics = &[CAPTAIN_SPEAKS, CAPTAIN_ADVICE];
            (Says::OnlyBeforeArbiter { who }, topics)
        };
        let usual = Says::WarnCaptain;
        Ok(breach(scene, Says::Advised, decision, topics, usual))
    }
}

/// What a captain does wrong falls on the captain first.
fn breach(scene: &Scene, incident: Says, decision: Says, own: &[Topic], usual: Says) -> Ruling {
    let range = range![
        Warning: Says::WarnCaptain, OpponentMoreTime: Says::TimeForOpponent,
        GameLost: Says::GameOfHelped, Expulsion: Says::ExpelCaptain
    ];
    let draft = scene.ruled(incident, decision, own);
    draft.cite(PENALTIES).discretionary(range, usual)
}

impl TeamIncomplete {
    fn decide(&self, scene: &Scene) -> Decided {
        if !scene.has(TEAM_QUORUM) {
            let draft = scene.draft(Says::Incomplete);
            let range = range![
                Other: Says::MoveUpLastForfeit, Other: Says::OnlyEmptyForfeit,
                Other: Says::AllBelowForfeit
            ];
            let draft = draft.rule(Says::PresentPlay, &[TEAM_LINE_UP, DEFAULT_TIME]);
            return Ok(draft.discretionary(range, Says::MoveUp));
        }
        let (boards, present) = (self.boards()?, self.present()?);
        let draft = scene
            .draft(Says::Present { present, boards })
            .cite_all(&[TEAM_QUORUM, DEFAULT_TIME]);
        if u64::from(present) * 2 > u64::from(boards) {
            return Ok(draft.decision(Says::MoreThanHalf).mandatory());
        }
        let official = self.official_event()?;
        let default_zero = match self.default_zero.or(scene.default_is_zero()) {
            Some(zero) => zero,
            None => self.default_zero()?,
        };
        let draft = match default_zero {
            true => draft.decision(Says::HalfLosesMatch),
            false => draft
                .decision(Says::HalfMayNotStart)
                .step(Says::BeginAboveHalf),
        };
        if official {
            return Ok(draft.mandatory());
        }
        let range = range![Other: Says::PresentPlayOn, Other: Says::AsOfficial];
        let draft = draft.note(Says::OnlyRecommended);
        Ok(draft.discretionary(range, Says::AsRegulationsSay))
    }
}

impl WrongBoardOrder {
    fn decide(&self, scene: &Scene) -> Decided {
        let sat = self.sat()?;
        let order = sat.to_owned();
        let draft = scene.draft(Says::SatSo { order }).cite(TEAM_LINE_UP);
        let boards = wrong_boards(sat);
        if boards.is_empty() {
            return Ok(draft.decision(Says::OrderRight).mandatory());
        }
        let forfeit = Says::ForfeitOn {
            boards: boards.clone(),
        };
        let range = range![GameLost: forfeit, Other: Says::RegulationsOtherwise];
        Ok(draft
            .decision(Says::ForfeitsBoards { boards })
            .step(Says::ChangeResult)
            .discretionary(range, Says::ForfeitWrong))
    }
}

/// The boards, from 1, whose player is not the one of the line-up in the order of the list.
fn wrong_boards(sat: &str) -> Vec<usize> {
    let numbers = sat
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok());
    let numbers: Vec<u32> = numbers.collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let pairs = numbers.iter().zip(&sorted).enumerate();
    pairs
        .filter(|(_, (sat, right))| sat != right)
        .map(|(board, _)| board + 1)
        .collect()
}

impl LineUpMissing {
    fn decide(&self, scene: &Scene) -> Decided {
        let decision = match scene.is_us() {
            true => Says::OrderOfRatings,
            false => Says::FirstNamedPlay,
        };
        Ok(scene.must(Says::NoLineUp, decision, &[TEAM_LINE_UP]))
    }
}
