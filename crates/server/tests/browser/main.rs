//! The web app in a real Chromium, driven through WebDriver.
//!
//! A test takes a [`Stage`](harness::Stage): the app on a loopback port and a driver of its own.
//! Each [`Visitor`](harness::Visitor) is a browser with its own cookies, so two visitors can be two
//! arbiters. Where there is no Chromium or no chromedriver the tests say so and pass, unless
//! `ADOUBE_BROWSER=required`. Pictures go to `$ADOUBE_SCREENSHOTS`, or `screenshots` in the target
//! folder.

#[path = "../common/big.rs"]
mod big;
mod cases;
mod entries;
mod fide_mode;
mod first_minute;
mod fixture;
mod hall;
mod harness;
mod harness_works;
mod keyboard;
mod league;
mod pace;
mod public_pages;
mod robot;
mod rounds;
mod story;
mod team_event;
mod team_swiss;
mod tools;
mod us_weekend;
mod walk;
mod windows;
