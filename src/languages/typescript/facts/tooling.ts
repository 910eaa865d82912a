import type { CallRule, FactRule, HeritageRule } from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { argumentsOf, type Written } from '../../shared/facts/written.ts';
import { optionsAt } from './source.ts';

const NAME = /^[\w$.]{1,100}$/;

/** `program.command('deploy <target>').description('…').action(run)`. */
const chained: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['command'],
	via: ['call'],
	from: ['commander', 'cac', 'sade'],
	find(call, file, tell) {
		const args = argumentsOf(call, file);
		const usage = args.string(0);
		if (usage === null) return;
		const chain = file.callsBehind(call);
		// What is said after another command is about that one.
		const next = chain.findIndex(({ name }) => name === 'command');
		const own = next < 0 ? chain : chain.slice(0, next);
		const firstOf = (...names: string[]): Written | undefined => {
			const link = own.find(({ name }) => names.includes(name));
			return link === undefined ? undefined : argumentsOf(link, file).get(0);
		};
		tell({
			framework: file.originOf(call.calleeValue, call.scope)?.module,
			name: commandName(usage),
			description: file.string(firstOf('description', 'summary')?.value ?? -1) ?? args.string(1),
			handler: nameOf(firstOf('action')),
		});
	},
};

/** `deploy <target>` takes a target; its name is `deploy`. */
function commandName(usage: string): string | null {
	const name = usage.trim().replace(/\s{0,8}[<[].*$/s, '');
	return name === '' || name === '*' || name.startsWith('$0') ? null : name;
}

/** `yargs.command('serve [port]', 'starts it', builder, handler)`, or an object of all that. */
const yargs: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['command'],
	via: ['call'],
	from: ['yargs'],
	find(call, file, tell) {
		const args = argumentsOf(call, file);
		const options = optionsAt(args.get(0), file, call.scope);
		const isObject = options.all.some(({ name }) => name !== null);
		const given = isObject ? options : args;
		const [usage] = isObject ? given.strings('command') : given.strings(0);
		if (usage === undefined && !isObject) return;
		const handler = isObject ? given.get('handler') : given.get(3);
		tell({
			framework: 'yargs',
			name: usage === undefined ? null : commandName(usage),
			description: isObject ? given.string('describe', 'description', 'desc') : given.string(1),
			handler: nameOf(handler),
		});
	},
};

function nameOf(of: Written | undefined): string | null {
	return of !== undefined && NAME.test(of.text) ? of.text : null;
}

const IN_COMMANDS = /(?:^|\/)commands\/([\w./-]{1,200}?)(?:\/index)?\.[cm]?[jt]s$/;

/** A class of oclif: its place among the commands is its name. */
const oclif: HeritageRule = {
	fact: cliCommand,
	on: 'heritage',
	names: ['Command'],
	from: ['@oclif/core', '@oclif/command'],
	find({ owner }, file, tell) {
		const place = IN_COMMANDS.exec(file.path)?.[1];
		if (place === undefined) return;
		const described = file
			.members(owner.index)
			.find(({ name }) => name === 'summary' || name === 'description');
		tell({
			framework: 'oclif',
			name: place.replaceAll('/', ' '),
			description: described === undefined ? null : file.string(file.initial(described).value),
			handler: owner.name,
		});
	},
};

const PHASES: Readonly<Record<string, string>> = {
	beforeEach: 'before_each',
	afterEach: 'after_each',
	beforeAll: 'before_all',
	afterAll: 'after_all',
	before: 'before_all',
	after: 'after_all',
};
const TEST_MODULES: Readonly<Record<string, string>> = {
	vitest: 'vitest',
	'@jest/globals': 'jest',
	'node:test': 'node:test',
	'@playwright/test': 'playwright',
	mocha: 'mocha',
	'bun:test': 'bun',
	'@std/testing/bdd': 'deno',
};
const TEST_PATH = /(?:^|[/._-])(?:tests?|specs?|__tests__|e2e|cypress|integration)(?:[/._-]|$)/i;

/** `beforeEach(() => …)`, a global of the test runner or imported from it. */
const hooks: CallRule = {
	fact: testFixture,
	on: 'call',
	names: Object.keys(PHASES),
	via: ['call'],
	followsImports: true,
	find(call, file, tell) {
		if (!call.args.some(({ kind }) => kind === 'function' || kind === 'identifier' || kind === 'call'))
			return;
		const origin = call.calleeValue < 0 ? null : file.rootOf(call.calleeValue, call.scope);
		if (origin === null) return;
		const framework = TEST_MODULES[origin.module];
		const isGlobal = origin.module === '' && origin.path === call.name;
		if (framework === undefined && !isGlobal) return;
		// `before` and `after` are words that other globals may have.
		if (isGlobal && !TEST_PATH.test(file.path)) return;
		tell({ framework, name: call.name, phase: PHASES[call.name] });
	},
};

export const TOOLING: readonly FactRule[] = [chained, yargs, oclif, hooks];
