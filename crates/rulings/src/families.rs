//! The families of incidents: one room each, with its facts and its decisions.

pub mod illegal_moves;
pub mod flags;
pub mod setup;
pub mod clocks;
pub mod draws;
pub mod moves;
pub mod quickplay;
pub mod conduct;
pub mod devices;
pub mod arrival;
pub mod leaving;
pub mod spectators;
pub mod refusal;
pub mod event_order;
pub mod online;
pub mod supervision;
pub mod correspondence;
pub mod recording;
pub mod adjournment;
pub mod blind;
pub mod teams;
pub mod appeals;
pub mod byes;
