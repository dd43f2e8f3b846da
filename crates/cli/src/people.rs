//! `adoube people …`: the accounts of the web app, for whoever sits at its computer.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use adoube_bodies::people::{
    AccountBody, AccountList, AuditBody, AuditList, FactorBody, InvitationLink, PasswordBody,
    RequirementBody, RoleBody, TokenBody,
};
use adoube_journal::{Event, Journal, Section, Store, StoreError, private_folder};
use adoube_server::auth::{
    Account, AuditLine, Deed, InvalidField, Invitation, NewAccount, NewToken, Noted, People,
    PeopleError, Role, Secret,
};
use clap::{Args, Subcommand};
use jiff::Timestamp;

use crate::args::{DataArgs, expected};
use crate::event::{data_folder, event_id, open_data, team_named};
use crate::failure::Failure;
use crate::serve::{USUAL_PORT, in_hall};
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
    /// Remove an account with its roles, sessions and tokens; journals keep the name
    Remove {
        /// What is typed to sign in
        login: String,
    },
    /// Make a link that gives whoever opens it first a role in an event; it is printed once
    Invite(InviteArgs),
    /// Give an account a role in an event, in place of an earlier one
    Role(RoleArgs),
    /// Show who signed in, and who changed what anybody may do
    Audit {
        /// Only what concerns this event and its people
        #[arg(long)]
        event: Option<String>,
        /// How many lines at most
        #[arg(long, default_value_t = 200)]
        most: u32,
    },
    /// Say whether owners, chief arbiters and administrators must have a second factor
    RequireSecondFactor {
        #[arg(value_parser = ["on", "off"])]
        required: String,
    },
    /// Take the second factor of an account away, for somebody who lost telephone and paper
    ForgetSecondFactor {
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
struct InviteArgs {
    /// The short name of the event
    event: String,
    #[command(flatten)]
    role: GivenRole,
    /// Where others find the server, such as http://hall.example:8400; this computer in its network if not given
    #[arg(long, value_name = "URL")]
    address: Option<String>,
}

#[derive(Args)]
struct RoleArgs {
    /// Who gets it
    login: String,
    /// The short name of the event
    event: String,
    #[command(flatten)]
    role: GivenRole,
}

/// A role, and for a captain the team.
#[derive(Args)]
struct GivenRole {
    /// captain, viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter or owner
    #[arg(long, value_parser = |text: &str| expected::<Role>("argument-no-role", text))]
    role: Role,
    /// A captain: the team, by its number or its name
    #[arg(long)]
    team: Option<String>,
    /// The section of the team, if the event has several
    #[arg(long)]
    section: Option<String>,
}

impl GivenRole {
    /// What is kept beside the role: the team of a captain, as `league/3`. Nobody else has one.
    fn beside(&self, event: &Event) -> Result<Vec<String>, Failure> {
        let team = match (self.role, &self.team) {
            (Role::Captain, Some(team)) => team,
            (Role::Captain, None) => return Err(fail!("people-captain-of-what")),
            (_, Some(_)) => return Err(fail!("people-team-of-captain")),
            (_, None) => return Ok(Vec::new()),
        };
        let sections = event.sections.iter();
        let asked = |section: &&Section| match &self.section {
            Some(name) => section.id.as_str() == name,
            None => !section.draft.teams.is_empty(),
        };
        let found: Vec<&Section> = sections.filter(asked).collect();
        let [section] = found[..] else {
            return Err(fail!("people-which-section"));
        };
        let team = team_named(section, team)?;
        Ok(vec![format!("{}/{}", section.id, team.id.0)])
    }
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

/// The accounts that belong to a data folder, or to the events on a database server.
pub(crate) async fn open_people(data: &DataArgs, store: &dyn Store) -> Result<People, Failure> {
    let folder = data_folder(data)?;
    if store.database().is_none() {
        private_folder(&folder).map_err(|error| files::cannot_write(&folder, &error))?;
    }
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
        PeopleCommand::Remove { login } => remove(&people, &login, json).await,
        PeopleCommand::Invite(new) => invite(&people, store.clone(), new, json).await,
        PeopleCommand::Role(given) => give(&people, store.clone(), given, json).await,
        PeopleCommand::Audit { event, most } => audit(&people, event, most, json).await,
        PeopleCommand::RequireSecondFactor { required } => {
            require(&people, required == "on", json).await
        }
        PeopleCommand::ForgetSecondFactor { login } => forget(&people, &login, json).await,
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

async fn remove(people: &People, login: &str, json: bool) -> Result<(), Failure> {
    let account = found(people, login).await?;
    people.remove_account(&account).await.map_err(failed)?;
    if json {
        output::print_json(&account_body(&account));
    } else {
        let login = account.login.as_str();
        output::print_line(&say!("people-removed-account", login = login));
    }
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

async fn invite(
    people: &People,
    store: Arc<dyn Store>,
    new: InviteArgs,
    json: bool,
) -> Result<(), Failure> {
    let event = event_id(&new.event)?;
    let journal = Journal::open(store, event.clone()).await?;
    let invitation = Invitation {
        role: new.role.role,
        sectors: new.role.beside(journal.event())?,
        event,
        author: t("people-at-the-computer").to_owned(),
    };
    let secret = people.invite(&invitation, Timestamp::now()).await;
    let path = format!("/invitation/{}", secret.map_err(failed)?.reveal());
    let site = new.address.or_else(|| {
        let everywhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, USUAL_PORT));
        in_hall(everywhere).map(|address| format!("http://{address}"))
    });
    let site = site.unwrap_or_else(|| format!("http://localhost:{USUAL_PORT}"));
    let url = format!("{}{path}", site.trim_end_matches('/'));
    if json {
        output::print_json(&InvitationLink { path, url });
    } else {
        output::print_line(&url);
    }
    Ok(())
}

async fn give(
    people: &People,
    store: Arc<dyn Store>,
    given: RoleArgs,
    json: bool,
) -> Result<(), Failure> {
    let account = found(people, &given.login).await?;
    let event = event_id(&given.event)?;
    let journal = Journal::open(store, event.clone()).await?;
    let (role, sectors) = (given.role.role, given.role.beside(journal.event())?);
    let members = people.members(&event).await.map_err(failed)?;
    let is_member = members.iter().any(|line| line.account.id == account.id);
    // An event keeps at least one owner.
    let done = match is_member {
        true => {
            people
                .change_member(&event, account.id, role, &sectors)
                .await
        }
        false => people.set_member(&event, account.id, role, &sectors).await,
    };
    done.map_err(failed)?;
    let about = format!("{}: {}", account.login, role.code());
    let here = Noted::of("", Deed::RoleGiven);
    let noted = Noted {
        event: Some(&event),
        about: &about,
        ..here
    };
    people.note(noted).await;
    let (login, event) = (account.login.as_str(), event.as_str());
    if json {
        output::print_json(&RoleBody {
            login,
            event,
            role: role.code(),
            sectors,
        });
    } else {
        let role = role.code();
        output::print_line(&say!("people-role-given", login, event, role));
    }
    Ok(())
}

async fn audit(
    people: &People,
    event: Option<String>,
    most: u32,
    json: bool,
) -> Result<(), Failure> {
    let event = event.as_deref().map(event_id).transpose()?;
    let lines = people.audit(event.as_ref(), most).await.map_err(failed)?;
    if json {
        let body = |line: AuditLine| AuditBody {
            at: line.at.to_string(),
            login: line.login,
            deed: line.deed.code(),
            event: line.event,
            about: line.about,
            from: line.place,
        };
        output::print_json(&AuditList {
            audit: lines.into_iter().map(body).collect(),
        });
        return Ok(());
    }
    let row = |line: &AuditLine| {
        let login = match line.login.as_str() {
            "" => t("people-at-the-computer").to_owned(),
            login => output::printable(login),
        };
        let what = t(line.deed.message()).to_owned();
        let about = output::printable(&line.about);
        let at = line.at.to_string();
        vec![
            at,
            login,
            what,
            line.event.clone(),
            about,
            line.place.clone(),
        ]
    };
    let rows = lines.iter().map(row).collect();
    let headings = [
        t("audit-when"),
        t("people-heading-login"),
        t("audit-what"),
        "",
        t("audit-about"),
        t("audit-place"),
    ];
    output::print(&output::table(&headings, &[], rows));
    Ok(())
}

async fn require(people: &People, required: bool, json: bool) -> Result<(), Failure> {
    let changed = people.require_second_factor(required).await;
    changed.map_err(failed)?;
    let here = Noted::of("", Deed::RequirementChanged);
    let about = if required { "on" } else { "off" };
    people.note(Noted { about, ..here }).await;
    let second_factor_required = people.second_factor_required().await.map_err(failed)?;
    if json {
        output::print_json(&RequirementBody {
            second_factor_required,
        });
    } else {
        output::print_line(t(match second_factor_required {
            true => "people-factor-required",
            false => "people-factor-free",
        }));
    }
    Ok(())
}

async fn forget(people: &People, login: &str, json: bool) -> Result<(), Failure> {
    let account = found(people, login).await?;
    let removed = people.remove_second_factor(account.id).await;
    removed.map_err(failed)?;
    people
        .note(Noted::of(&account.login, Deed::FactorRemoved))
        .await;
    let login = account.login.as_str();
    if json {
        output::print_json(&FactorBody {
            login,
            second_factor: false,
        });
    } else {
        output::print_line(&say!("people-factor-forgotten", login = login));
    }
    Ok(())
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

pub(crate) async fn found(people: &People, login: &str) -> Result<Account, Failure> {
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
