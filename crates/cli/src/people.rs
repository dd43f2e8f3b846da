//! `adoube people …`: the accounts of the web app, for whoever sits at its computer.

use adoube_bodies::people::{AccountBody, AccountList, PasswordBody, TokenBody};
use adoube_journal::{Store, StoreError, private_folder};
use adoube_server::auth::{
    Account, InvalidField, NewAccount, NewToken, People, PeopleError, Role, Secret,
};
use clap::{Args, Subcommand};
use jiff::Timestamp;

use crate::args::{DataArgs, expected};
use crate::event::{data_folder, event_id, open_data};
use crate::failure::Failure;
use crate::texts::{fail, say, t};
use crate::{files, output};

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
    /// What the program may do at most: captain, viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter or owner
    #[arg(long, default_value = "viewer", value_parser = |text: &str| expected::<Role>("argument-no-role", text))]
    role: Role,
    /// What it is for
    #[arg(long, default_value = "command line")]
    label: String,
}

/// The accounts that belong to a data folder. With events on a database server they are still in
/// a file, in the user's data folder.
pub(crate) async fn open_people(data: &DataArgs, store: &dyn Store) -> Result<People, Failure> {
    let folder = data_folder(data)?;
    private_folder(&folder).map_err(|error| files::cannot_write(&folder, &error))?;
    let people = People::open(&folder.join("people.db"), store).await;
    people.map_err(|error| failed(error).at(&folder.display().to_string()))
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
        let what = account
            .administrator
            .then(|| t("people-administrator").to_owned());
        let name = output::printable(account.name.as_str());
        vec![account.login.clone(), name, what.unwrap_or_default()]
    };
    let rows = accounts.iter().map(row).collect();
    let headings = [t("people-heading-login"), t("people-heading-name"), ""];
    output::print(&output::table(&headings, &[], rows));
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
        output::print_line(&say!("people-password-is", login = login));
        output::print_line(password);
    }
}

async fn token(
    people: &People,
    store: &dyn Store,
    new: TokenArgs,
    json: bool,
) -> Result<(), Failure> {
    let account = found(people, &new.login).await?;
    let event = event_id(&new.event)?;
    let events = store.events().await?;
    if !events.iter().any(|known| known.id == event) {
        return Err(StoreError::NoEvent(event).into());
    }
    let member = people.member(account.clone(), &event).await;
    let role = member.map_err(failed)?.map(|member| member.role);
    if !role.is_some_and(|role| new.role.within(role)) {
        return Err(fail!(
            "people-token-above-role",
            login = account.login,
            is = role.map(Role::code),
            event = event.as_str(),
            wanted = new.role.code(),
        ));
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
        output::print_line(secret.reveal());
    }
    Ok(())
}

async fn found(people: &People, login: &str) -> Result<Account, Failure> {
    let account = people.account_of(login).await.map_err(failed)?;
    account.ok_or_else(|| fail!("people-nobody", login = login))
}

fn drawn() -> Result<Secret, Failure> {
    Secret::draw().map_err(|error| failed(error.into()))
}

/// Why something about people was not done.
pub(crate) fn failed(error: PeopleError) -> Failure {
    match error {
        PeopleError::Taken => fail!("people-taken"),
        PeopleError::InvalidField(InvalidField::Login) => fail!("people-unfit-login"),
        PeopleError::InvalidField(InvalidField::Name) => fail!("people-unfit-name"),
        PeopleError::InvalidField(InvalidField::Password) => fail!("people-unfit-password"),
        PeopleError::InvalidField(InvalidField::Label) => fail!("people-unfit-label"),
        PeopleError::Gone => fail!("people-gone"),
        PeopleError::LastOwner => fail!("people-last-owner"),
        PeopleError::Hashing => fail!("people-no-hash"),
        PeopleError::Random(error) => fail!("people-no-random-numbers", error = error.to_string()),
        PeopleError::Database(error) => fail!("store-error-database", value = error.to_string()),
        PeopleError::File(error) => fail!("people-file", error = error.to_string()),
        PeopleError::Store(error) => error.into(),
    }
}
