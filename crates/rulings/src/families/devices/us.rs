//! Devices by US Chess 20N: only noise has a fixed penalty.

use adoube_clock::pressure::amount_or_half;
use adoube_rulebook::DeviceSanction;

use super::{Device, Says, sanction};
use crate::families::conduct::Breach;
use crate::families::prelude::*;

impl Device {
    pub(super) fn american(&self, scene: &Scene, by: Colour) -> Decided {
        if self.made_noise()? {
            let sanction = sanction(scene, by);
            return match scene.case.stage {
                Stage::Playing => playing(scene, by, sanction),
                _ => self.after_own_game(scene, by, sanction),
            };
        }
        if self.switched_off()? {
            return Ok(scene.must(Says::IsOff { by }, Says::MayBeOff, &[DEVICES]));
        }
        let own = [DEVICES, DEVICE_PENALTY];
        let breach = Breach::new(by, Says::IsOn { by }, Says::MustBeOff { by }, &own)
            .usually(Says::AsForNoise);
        Ok(breach.rule(scene))
    }

    /// 20N1c and 20N1d: the penalty falls in the next round.
    fn after_own_game(&self, scene: &Scene, by: Colour, sanction: DeviceSanction) -> Decided {
        if self.after_last_game()? {
            return Ok(after_last(scene, by));
        }
        let (decision, nth) = match sanction {
            DeviceSanction::GameLost => (Says::NotPaired { by }, 2),
            DeviceSanction::AsAnnounced => (Says::AnnouncedNextRound { by }, 1),
            DeviceSanction::OwnSecondsOrHalf(seconds) => {
                let instead_of = self.next_game_time()?;
                let off = amount_or_half(instead_of, Span::seconds(i64::from(seconds)));
                let next = instead_of - off;
                let starts = Says::StartsNextWith {
                    by,
                    next,
                    instead_of,
                };
                (starts, 1)
            }
        };
        Ok(scene
            .draft(Says::NoiseAfterGame { by })
            .decision(decision)
            .cite_nth(DEVICE_PENALTY, 3)
            .cite(DEVICES)
            .cite_nth(DEVICE_PENALTY, nth)
            .count_in(Scope::Event, by, Counter::Disturbance)
            .mandatory())
    }
}

fn playing(scene: &Scene, by: Colour, sanction: DeviceSanction) -> Decided {
    let draft = scene.citing(Says::MadeNoise { by }, &[DEVICES]).count_in(
        Scope::Event,
        by,
        Counter::Disturbance,
    );
    Ok(match sanction {
        DeviceSanction::GameLost => draft
            .decision(Says::NotFirstTime { by })
            .cite_nth(DEVICE_PENALTY, 2)
            .won_by(by.opposite()),
        DeviceSanction::AsAnnounced => draft
            .decision(Says::AnnouncedForNoise { by })
            .cite_nth(DEVICE_PENALTY, 1)
            .step(Says::ApplyAnnounced),
        DeviceSanction::OwnSecondsOrHalf(seconds) => {
            let most = Span::seconds(i64::from(seconds));
            let draft = draft.cite_nth(DEVICE_PENALTY, 1).cite(PENALTIES_OTHER);
            match scene.time_left(by) {
                Ok(left) => {
                    let off = amount_or_half(left, most);
                    draft
                        .decision(Says::LosesTime { by, off })
                        .add_time(by, -off, Says::WhyNoise)
                }
                // The rule can be said without the time on the clock.
                Err(question) => draft
                    .decision(Says::LosesTimeOrHalf { by, most })
                    .still_asks(question),
            }
            .note(Says::StandardForNoise)
        }
    }
    .mandatory())
}

fn after_last(scene: &Scene, by: Colour) -> Ruling {
    let draft = scene
        .draft(Says::NoiseAfterGame { by })
        .cite_nth(DEVICE_PENALTY, 4)
        .cite(SPECTATORS)
        .count_in(Scope::Event, by, Counter::Disturbance);
    if scene.parameters.conduct.prize_half_points_lost.is_some() {
        return draft
            .decision(Says::LeavesWithoutHalfPoint { by })
            .mandatory();
    }
    let range = range![Warning: Says::Warning, Other: Says::LeavesPlayingRoom];
    let draft = draft.decision(Says::LeavesAsSpectator { by });
    draft.discretionary(range, Says::LeavesRoom)
}
