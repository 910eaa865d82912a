// path: src/cli.rs
use clap::{Args, Command, Parser, Subcommand};
use rstest::{fixture, rstest};

use crate::own::Mailer;

/// Ships things.
#[derive(Parser, Debug)] // ^ fact cli_command framework=clap name=ship description="Ships things." handler=Cli
#[command(name = "ship", version)]
struct Cli {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Puts it there.
    DeployAll { target: String }, // ^ fact cli_command framework=clap name=deploy-all description="Puts it there." handler=Action::DeployAll
    #[command(name = "rm", about = "removes it")] // ^ fact cli_command name=rm description="removes it" handler=Action::Remove
    Remove(RemoveArgs),
    #[command(external_subcommand)] // ^ no fact cli_command
    External(Vec<String>),
}

#[derive(Args)] // ^ no fact cli_command
struct RemoveArgs {
    force: bool,
}

#[derive(Debug)]
enum Colour {
    Red, // ^ no fact cli_command
}

fn built(mailer: Mailer) {
    Command::new("serve").about("starts it"); // ^ fact cli_command framework=clap name=serve description="starts it"
    std::process::Command::new("ls"); // ^ no fact cli_command
    Mailer::new("serve"); // ^ no fact cli_command
}

#[fixture] // ^ fact test_fixture framework=rstest name=mailer phase=fixture
fn mailer() -> Mailer {
    Mailer::new("x")
}

#[rstest] // ^ no fact test_fixture
fn sends(mailer: Mailer) {}
