// path: tests/ToolTests.cs
using System.CommandLine;
using CommandLine;
using NUnit.Framework;
using Spectre.Console.Cli;
using Xunit;

[Verb("add", HelpText = "adds it")] // ^ fact cli_command framework=CommandLineParser name=add description="adds it" handler=AddOptions
public class AddOptions { }

public class ToolTests : IClassFixture<Database> // ^ fact test_fixture framework=xunit name=Database phase=fixture
{
	[SetUp] // ^ fact test_fixture framework=nunit name=Prepare phase=before_each
	public void Prepare(IConfigurator config, Menu menu)
	{
		new RootCommand("does it"); // ^ fact cli_command framework=System.CommandLine name=- description="does it"
		new Command("deploy", "ships it"); // ^ fact cli_command framework=System.CommandLine name=deploy description="ships it"
		config.AddCommand<ListCommand>("list").WithDescription("lists it"); // ^ fact cli_command framework=Spectre.Console name=list description="lists it" handler=ListCommand
		menu.AddCommand(item); // ^ no fact cli_command
		new OtherCommand("deploy"); // ^ no fact cli_command
	}

	[Test] // ^ no fact test_fixture
	public void Adds() { }
}

public class Other : IDisposable { } // ^ no fact test_fixture
