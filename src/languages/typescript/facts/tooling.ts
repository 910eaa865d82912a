import type { CallRule, FactFile, FactRule, HeritageRule, SeenCall } from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { argumentStart } from '../../shared/facts/from-text/given.ts';
import { literalText } from '../../shared/facts/literals.ts';
import { chainAfter, entriesAt, entryOf } from '../../shared/facts/written-objects.ts';

const NAME = /^[\w$.]{1,100}$/;

/** `program.command('deploy <target>').description('…').action(run)`. */
const chained: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['command'],
	via: ['call'],
	from: ['commander', 'cac', 'sade'],
	find(call, file, tell) {
		const usage = literalText(call.args[0]?.text ?? '');
		if (usage === null) return;
		const chain = chainAfter(file.text, call.end);
		// What is said after another command is about that one.
		const own = chain.slice(0, nextCommand(chain.map(({ name }) => name)));
		const written = (name: string): string | null => {
			const found = own.find(
				(link) => link.name === name || (name === 'description' && link.name === 'summary'),
			);
			return found === undefined ? null : (entriesAt(file.text, found.open)[0]?.text ?? null);
		};
		const action = written('action');
		tell({
			framework: file.originOf(call.calleeValue, call.scope)?.module,
			name: commandName(usage),
			description: literalText(written('description') ?? '') ?? literalText(call.args[1]?.text ?? ''),
			handler: action !== null && NAME.test(action) ? action : null,
		});
	},
};

function nextCommand(names: readonly string[]): number {
	const at = names.indexOf('command');
	return at < 0 ? names.length : at;
}

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
		if (call.args[0]?.kind === 'object') return tell(asObject(call, file));
		const usage = usageOf(call.args[0]?.text ?? '');
		if (usage === null) return;
		const handler = call.args[3];
		tell({
			framework: 'yargs',
			name: commandName(usage),
			description: literalText(call.args[1]?.text ?? ''),
			handler: handler !== undefined && NAME.test(handler.text) ? handler.text : null,
		});
	},
};

/** A name, or names of which the first is the command's and the others stand for it. */
function usageOf(written: string): string | null {
	return literalText(written.startsWith('[') ? (entriesAt(written, 0)[0]?.text ?? '') : written);
}

function asObject(call: SeenCall, file: FactFile): Record<string, string | null> {
	const entries = entriesAt(file.text, argumentStart(call, 0, file));
	const usage = usageOf(entryOf(entries, 'command')?.text ?? '');
	const handler = entryOf(entries, 'handler')?.text ?? null;
	return {
		framework: 'yargs',
		name: usage === null ? null : commandName(usage),
		description: literalText(entryOf(entries, 'describe', 'description', 'desc')?.text ?? ''),
		handler: handler !== null && NAME.test(handler) ? handler : null,
	};
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
		const described =
			/\bstatic\s{1,4}(?:override\s{1,4})?(?:summary|description)\s{0,4}=\s{0,8}(["'`])((?:(?!\1)[^\\\n$]){1,200})\1/.exec(
				file.text.slice(owner.start, owner.end),
			);
		tell({
			framework: 'oclif',
			name: place.replaceAll('/', ' '),
			description: described?.[2],
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
