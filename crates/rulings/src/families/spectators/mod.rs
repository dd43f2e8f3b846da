//! Spectators, third parties and disturbances from outside: 12.5, 12.7 and 12.8 of the FIDE Laws, 20M
//! and 20E2 of US Chess.

mod advice;
mod remark;
mod reminder;

use crate::families::prelude::*;

family! {
    /// Somebody who does not play the game took a hand in it.
    Spectators: "spectators" {
        /// A spectator spoke about the game.
        SpectatorSpeaks: "spectator-speaks" {
            about: One(SpectatorRemark),
            /// Whether only the arbiter was told.
            to_arbiter_only: YesNo,
        }
        /// A player was told something without asking.
        UnaskedAdvice: "unasked-advice" {
            /// Who was told.
            to: Side,
            /// What it was worth.
            worth: One(AdviceWorth),
            /// It came from a relative, friend, team-mate or coach.
            from_own_side: Flag,
            /// It is a team event and the adviser is of the team.
            team_event: Flag,
        }
        /// A player was reminded of the clock or the flag.
        ClockReminder: "clock-reminder" {
            /// Who was reminded.
            to: Side,
            from: One(Reminder),
            about: One(Reminded),
            /// The player had an easy win.
            easy_win: Flag,
        }
        /// A spectator used a phone or disturbs.
        SpectatorDisturbs: "spectator-disturbs" {
            how: One(SpectatorDisturbance),
            /// Whether the spectator also plays in the event.
            is_player: Flag,
        }
        /// The game was disturbed from outside.
        OutsideDisturbance: "outside-disturbance" {
            /// Who was disturbed, if only one player.
            disturbed: Told(Option<adoube_clock::Colour>),
        }
    }
}

choices! {
    /// What a spectator spoke about.
    SpectatorRemark {
        Flag,
        /// An illegal move or another irregularity.
        Irregularity,
        /// The position, a move or a plan.
        Game,
    }
    /// What advice was worth.
    AdviceWorth {
        WouldFind,
        WouldNotFind,
        /// It is unclear, and there are other good moves.
        UnclearWithAlternatives,
        /// It is the only winning move, and unclear whether it would be found.
        OnlyWinningMove,
        WeakMove,
        /// A reminder of the clock, with some time left.
        ClockReminder,
        /// A reminder of the clock in the last minute.
        ClockReminderLate,
        /// The same, and the player has an easy win that needs a few seconds.
        ClockReminderEasyWin,
    }
    /// Who reminds a player; the neighbour plays another game.
    Reminder { Opponent, Neighbour, Captain, Spectator, Arbiter, }
    /// What a player is reminded of: to press the clock, the time left, or a fallen flag.
    Reminded { Press, Time, Flag, }
    /// How a spectator disturbs.
    SpectatorDisturbance {
        Phone,
        /// By noise, or by standing too near.
        Nuisance,
        /// By entering the playing area without permission.
        EnteredArea,
    }
}

says! {
    /// What rulings on spectators say.
    pub enum Says: "spectators" {
        Spoke(about: SpectatorRemark), WarnSpectator, SpectatorMovesAway, SpectatorExpelled,
        LookAtClock, LookIntoIt, MayTellArbiter, MayNotInterfere, WarnAndRule,
        FlagOnlyByPlayers, ActAsFarAsRulesLet, MayTellDirector, EjectOrWarn, EjectWhoSpeaks,
        Removed, RuleOnAdvice, Expel, NewGame, BlitzInterference, BlitzUsual,
        Advised(to), RemoveSpeaker(to), IfArranged, ExpelSpeaker,
        AsAskedAdvice, TeamOnly, EjectSpeaker, OwnSideJudgedHarder,
        Weighed(worth: AdviceWorth), NoPenalty,
        MoveMayNotBePlayed, MoveForbidden, AnotherMove, Draw, AskSimilarPlayers, GameDrawn,
        FewMinutesOff, SomeMinutesOff, LastMinuteOffOrDraw, LastMinuteOff,
        Reminded(to, from: Reminder), OpponentMayRemind, ReminderIsClaim, RemindersCanDisturb,
        ArbiterMustNot, ArbiterCallsFlag, NothingUndone, NotByThirdParties(to), WinDoesNotMatter,
        WarnNeighbour, NeighbourLessTime, WarnCaptain, CaptainLeaves, WarnWhoReminded,
        Disturbs(how: SpectatorDisturbance), StopDisturbance(how: SpectatorDisturbance),
        MoreRegard, WarningThenOut,
        GameDisturbed, PlayerDisturbed(by), GameOver, MoreTimeForOne, MoreTimeForBoth,
        MayGiveTime, StopAndGiveTime, MayMakeUp, StopWhileItLasts,
    }
}

/// What may be done to a spectator.
fn measures() -> Vec<Measure> {
    range![
        Warning: Says::WarnSpectator, Other: Says::SpectatorMovesAway,
        Other: Says::SpectatorExpelled
    ]
}

impl SpectatorDisturbs {
    fn decide(&self, scene: &Scene) -> Decided {
        let how = self.how()?;
        let draft = scene.draft(Says::Disturbs { how });
        let draft = draft.decision(Says::StopDisturbance { how });
        let draft = match how {
            SpectatorDisturbance::Phone => draft.cite_all(&[PHONES_FOR_ALL, DEVICES, SPECTATORS]),
            SpectatorDisturbance::Nuisance => {
                draft.cite_all(&[THIRD_PARTIES, SPECTATORS, ARBITER_TASKS])
            }
            SpectatorDisturbance::EnteredArea => draft
                .cite_nth(LEAVING, 3)
                .cite_all(&[THIRD_PARTIES, SPECTATORS]),
        };
        let usual = match self.is_player && scene.is_us() {
            true => Says::MoreRegard,
            false => Says::WarningThenOut,
        };
        Ok(draft.discretionary(measures(), usual))
    }
}

impl OutsideDisturbance {
    fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(match self.disturbed {
            Some(by) => Says::PlayerDisturbed { by },
            None => Says::GameDisturbed,
        });
        if scene.is_over() {
            return Ok(draft.must(Says::GameOver, &[EXTRA_TIME, INTERRUPTION]));
        }
        let range = range![Nothing, Other: Says::MoreTimeForOne, Other: Says::MoreTimeForBoth];
        Ok(match scene.has(EXTRA_TIME) {
            true => {
                let draft = draft.rule(Says::MayGiveTime, &[EXTRA_TIME, INTERRUPTION, RESTART]);
                draft.discretionary(range, Says::StopAndGiveTime)
            }
            false => {
                let draft = draft.rule(Says::MayMakeUp, &[INTERRUPTION, ARBITER_TASKS]);
                draft.discretionary(range, Says::StopWhileItLasts)
            }
        })
    }
}
