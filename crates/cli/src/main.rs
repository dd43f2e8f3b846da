//! The `adoube` command. Everything is in the library of this crate, which is compiled while the
//! server's machine code is still being made; a program would have to wait for it.

use std::process::ExitCode;

fn main() -> ExitCode {
    adoube_cli::run_program()
}
