//! The families of incidents: one module each, with its facts and its decisions.

pub mod adjournment;
pub mod appeals;
pub mod arrival;
pub mod blind;
pub mod byes;
pub mod clocks;
pub mod conduct;
pub mod correspondence;
pub mod devices;
pub mod directing;
pub mod draws;
pub mod event_order;
pub mod flags;
pub mod illegal_moves;
pub mod leaving;
pub mod moves;
pub mod online;
mod prelude;
pub mod quickplay;
pub mod recording;
pub mod refusal;
pub mod setup;
pub mod spectators;
pub mod supervision;
pub mod teams;
