//! `adoube people …`: the accounts of the web app, for whoever sits at its computer.

use adoube_bodies::people::{AccountBody, AccountList, PasswordBody, TokenBody};
use adoube_journal::{EventId, Store, private_folder};
use adoube_server::auth::{Account, NewAccount, NewToken, People, Role, Secret};
use clap::{Args, Subcommand};
use jiff::Timestamp;

use crate::args::DataArgs;
use crate::event::{data_folder, open_data};
use crate::failure::Failure;
use crate::output;

#[derive(Args)]
pub(crate) struct PeopleArgs {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    command: PeopleCommand,
}

#[derive(Subcommand)]
enum PeopleCommand {
    /// List the accounts
    List,
    /// Make an account; its first password is printed
    Add(AddArgs),
    /// Give an account a new password, which is printed, and sign it out everywhere
    Password {
        /// What is typed to sign in
        login: String,
    },
    /// Make a token with which a program works for somebody; it is printed once
    Token(TokenArgs),
}

#[derive(Args)]
struct AddArgs {
    /// What will be typed to sign in
    login: String,
    /// The name that goes into journals
    name: String,
    /// May do everything on this server
    #[arg(long)]
    administrator: bool,
}

#[derive(Args)]
struct TokenArgs {
    /// For whom the program works
    login: String,
    /// The short name of the event
    event: String,
    /// What the program may do at most: viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter or owner
    #[arg(long, default_value = "viewer")]
    role: Role,
    /// What it is for
    #[arg(long, default_value = "command line")]
    label: String,
}

/// The accounts that belong to a data folder. With events on a database server they are still in
/// a file, in the user's data folder.
pub(crate) async fn open_people(data: &DataArgs, store: &dyn Store) -> Result<People, Failure> {
    let folder = data_folder(data)?;
    let cannot_open =
        |error: &dyn std::fmt::Display| Failure::new(format!("{}: {error}", folder.display()));
    private_folder(&folder).map_err(|error| cannot_open(&error))?;
    People::open(&folder.join("people.db"), store)
        .await
        .map_err(|error| cannot_open(&error))
}

pub(crate) async fn run(args: PeopleArgs, json: bool) -> Result<(), Failure> {
    let store = open_data(&args.data).await?;
    let people = open_people(&args.data, &*store).await?;
    let outcome = match args.command {
        PeopleCommand::List => list(&people, json).await,
        PeopleCommand::Add(new) => add(&people, new, json).await,
        PeopleCommand::Password { login } => password(&people, &login, json).await,
        PeopleCommand::Token(new) => token(&people, &*store, new, json).await,
    };
    people.close().await;
    store.close().await;
    outcome
}

async fn list(people: &People, json: bool) -> Result<(), Failure> {
    let accounts = people.accounts().await.map_err(failed)?;
    if json {
        output::print_json(&AccountList {
            accounts: accounts.iter().map(account_body).collect(),
        });
        return Ok(());
    }
    let row = |account: &Account| {
        let what = if account.administrator {
            "administrator"
        } else {
            ""
        };
        let name = output::printable(account.name.as_str());
        vec![account.login.clone(), name, what.to_owned()]
    };
    let rows = accounts.iter().map(row).collect();
    output::print(&output::table(&["login", "name", ""], &[], rows));
    Ok(())
}

fn account_body(account: &Account) -> AccountBody<'_> {
    AccountBody {
        login: &account.login,
        name: account.name.as_str(),
        administrator: account.administrator,
    }
}

async fn add(people: &People, new: AddArgs, json: bool) -> Result<(), Failure> {
    let password = drawn()?;
    let account = NewAccount {
        login: &new.login,
        name: &new.name,
        password: password.reveal(),
        administrator: new.administrator,
    };
    let account = people.create(account, Timestamp::now()).await;
    tell_password(&account.map_err(failed)?, &password, json);
    Ok(())
}

async fn password(people: &People, login: &str, json: bool) -> Result<(), Failure> {
    let account = found(people, login).await?;
    let password = drawn()?;
    let changed = people.set_password(account.id, password.reveal()).await;
    changed.map_err(failed)?;
    tell_password(&account, &password, json);
    Ok(())
}

fn tell_password(account: &Account, password: &Secret, json: bool) {
    let (login, password) = (&account.login, password.reveal());
    if json {
        output::print_json(&PasswordBody { login, password });
    } else {
        output::print(&format!(
            "Sign in as {login} with this password, then choose another one on the page of the account:\n{password}\n"
        ));
    }
}

async fn token(
    people: &People,
    store: &dyn Store,
    new: TokenArgs,
    json: bool,
) -> Result<(), Failure> {
    let account = found(people, &new.login).await?;
    let event: EventId = new
        .event
        .parse()
        .map_err(|error| Failure::new(format!("{}: {error}", new.event)))?;
    let events = store.events().await.map_err(failed)?;
    if !events.iter().any(|known| known.id == event) {
        return Err(Failure::new(format!("there is no event {event}"))
            .help("`adoube event list` lists them"));
    }
    let member = people.member(account.clone(), &event).await;
    let role = member.map_err(failed)?.map(|member| member.role);
    if !role.is_some_and(|role| new.role.within(role)) {
        let may = role.map_or("nothing".to_owned(), |role| format!("a {}", role.code()));
        return Err(Failure::new(format!(
            "{} is {may} in {event}: a token cannot be a {}",
            account.login,
            new.role.code()
        )));
    }
    let token = NewToken {
        account: account.id,
        label: &new.label,
        event: &event,
        role: new.role,
    };
    let secret = people.create_token(token, Timestamp::now()).await;
    let secret = secret.map_err(failed)?;
    if json {
        output::print_json(&TokenBody {
            token: secret.reveal(),
        });
    } else {
        output::print(&format!("{}\n", secret.reveal()));
    }
    Ok(())
}

async fn found(people: &People, login: &str) -> Result<Account, Failure> {
    let account = people.account_of(login).await.map_err(failed)?;
    account.ok_or_else(|| {
        Failure::new(format!("nobody signs in as {login}"))
            .help("`adoube people list` lists everybody")
    })
}

fn drawn() -> Result<Secret, Failure> {
    Secret::draw().map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::new(error.to_string())
}
