//! An evening in the hall: spectators, entries and visitors at the same time.

use std::time::Duration;

use tokio::time::Instant;

use super::ServerArgs;
use super::entries::Desk;
use super::event::Event;
use super::figures::Figures;
use super::host::Server;
use super::pages::visit;
use super::spectators::Crowd;

/// How long the last notices may take.
const LAST_NOTICES: Duration = Duration::from_secs(3);

pub(super) async fn load(args: &ServerArgs, event: &Event, server: &Server) -> Result<(), String> {
    let (spectators, seconds) = (args.spectators, args.seconds);
    println!(
        "\n{spectators} spectators, {} entries a minute, {} other pages a second, {seconds} s",
        args.entries, args.pages
    );
    let desk = Desk::open(&server.address, event.token()?).await?;
    let crowd = Crowd::enter(&server.address, spectators).await;
    let (start, busy) = (Instant::now(), server.busy());
    let end = start + Duration::from_secs(seconds);
    let (entered, mut visited) = tokio::join!(
        desk.enter(args.entries, end),
        visit(&server.address, args.pages, end)
    );
    let share = (server.busy() - busy) / start.elapsed().as_secs_f64();
    tokio::time::sleep(LAST_NOTICES).await;
    let (entries, mut entered) = entered;
    let [mut delays, mut reloads, mut streams] = crowd.leave(&entries).await;

    println!("{}", Figures::head());
    println!("{}", entered.line("entries acknowledged"));
    println!("{}", delays.line("from entry to live notice"));
    println!("{}", reloads.line("pages loaded after a notice"));
    println!("{}", visited.line("other pages, from when due"));
    println!("{}", streams.line("live streams"));
    println!(
        "The server used {:.0} % of a core and at most {}.",
        share * 100.0,
        server.memory()
    );
    Ok(())
}
