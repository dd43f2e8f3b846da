//! What an entry costs, as it is announced.

use adoube_conduct::announcement::stored;
use adoube_journal::{Amount, Command, Section, SectionEdited};
use adoube_tournament::Title;
use clap::Args;
use jiff::civil::Date;

use super::desk::Desk;
use super::fees::amount;
use crate::args::{expected, value};
use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct AnnounceFeesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The code of the currency, such as USD
    #[arg(long, value_name = "CODE")]
    currency: Option<String>,
    /// The entry fee
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    entry: Option<Amount>,
    /// What is paid on top of it by who pays late
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    late: Option<Amount>,
    /// The first day on which it is late
    #[arg(long, value_name = "DAY", value_parser = |text: &str| expected::<Date>("argument-no-day", text))]
    late_from: Option<Date>,
    /// The fee for entering once more
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    re_entry: Option<Amount>,
    /// What is given back to who plays to the end
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    deposit: Option<Amount>,
    /// The titles for which there is no entry fee, such as GM,IM
    #[arg(long, value_name = "TITLES", value_delimiter = ',', value_parser = value::<Title>)]
    free: Option<Vec<Title>>,
}

/// Changes what is said; the rest stays as it was announced.
pub(super) async fn announce(desk: Desk, args: AnnounceFeesArgs) -> Result<(), Failure> {
    let edit = |section: &Section| {
        let mut settings = section.settings.clone();
        let mut announced = stored::read(&settings.announced);
        let fees = announced.fees.get_or_insert_default();
        fees.currency = args.currency.or(fees.currency.take());
        fees.entry = args.entry.or(fees.entry);
        fees.late = args.late.or(fees.late);
        fees.late_from = args.late_from.or(fees.late_from);
        fees.re_entry = args.re_entry.or(fees.re_entry);
        fees.deposit = args.deposit.or(fees.deposit);
        if let Some(free) = args.free {
            fees.free = free.into_iter().collect();
        }
        stored::write(&announced, &mut settings.announced);
        Ok(Command::EditSection(SectionEdited {
            section: section.id.clone(),
            settings,
        }))
    };
    desk.submit_for(&args.event, edit).await.map(drop)
}
