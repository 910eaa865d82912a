import type { FactKind } from './kind.ts';

export const cliCommand: FactKind = {
	kind: 'cli_command',
	view: 'cli_commands',
	category: 'framework',
	about: 'a command or option parser of a program for the command line',
	attributes: {
		framework: 'commander, yargs, oclif, click, typer, argparse, cobra, clap, picocli, …',
		name: 'of the command, as it is typed; null for a program that has one command only',
		description: 'what the program says about it',
		handler: 'name of the function or class that runs it; null for an inline function',
	},
	example: "program.command('deploy <target>').description('ships it').action(deploy)",
};

export const testFixture: FactKind = {
	kind: 'test_fixture',
	view: 'test_fixtures',
	category: 'framework',
	about: 'what is made ready before tests, or cleaned up after them',
	attributes: {
		framework:
			'vitest, jest, mocha, pytest, unittest, junit, testng, rspec, minitest, phpunit, nunit, xunit, …; null when nothing says which',
		name: 'of the fixture: the function, or the hook',
		phase: 'before_each, after_each, before_all, after_all; fixture for what tests ask for by name',
	},
	example: 'beforeEach(() => { server = start() })',
};

const testCase: FactKind = {
	kind: 'test_case',
	view: 'test_cases',
	category: 'framework',
	about: 'a test case',
	attributes: {
		kind: 'kind of chunk it is',
		name: 'its name; null for an anonymous function',
		qualified_name: 'with its containers',
		lines: 'lines of its range',
	},
	example: "it('adds', () => { expect(add(1, 2)).toBe(3) })",
	over: { view: 'chunks', where: [{ flag: 'is_test' }] },
};

/** Commands, test cases and fixtures. */
export const TOOLING: readonly FactKind[] = [cliCommand, testCase, testFixture];
