import type {
	AnnotationRule,
	CallRule,
	ChunkRule,
	FactFile,
	FactRule,
	HeritageRule,
	SeenAnnotation,
} from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { argument, literalText, splitArguments, stringOf } from '../../shared/facts/literals.ts';

const CLICK: Readonly<Record<string, string>> = {
	click: 'click',
	asyncclick: 'click',
	rich_click: 'click',
	typer: 'typer',
	'flask.cli': 'click',
	cloup: 'click',
};

/** `@click.command()`, `@cli.command('deploy')` on a group, `@app.command()` of Typer. */
const decorated: AnnotationRule = {
	fact: cliCommand,
	on: 'annotation',
	names: ['command', 'group'],
	find(note, file, tell) {
		const { chunk } = note;
		if (chunk.kind !== 'function' || chunk.name === null) return;
		const framework = frameworkOf(note, file);
		if (framework === null) return;
		const parts = splitArguments(note.args ?? '');
		const named = literalText(parts.find(({ name }) => name === 'name' || name === null)?.text ?? '');
		const help = parts.find(({ name }) => name === 'help' || name === 'short_help')?.text;
		tell({
			framework,
			name: named ?? chunk.name.replaceAll('_', '-'),
			description: literalText(help ?? '') ?? chunk.summary,
			handler: chunk.name,
		});
	},
};

function frameworkOf({ name, chunk }: SeenAnnotation, file: FactFile): string | null {
	const lead = /^\w{1,100}/.exec(name)?.[0] ?? '';
	const origin = file.origin(lead, chunk.scope);
	if (origin !== null) return CLICK[origin.module] ?? null;
	// A group is a function that click has decorated.
	const held = file.chunk(file.binding(lead, chunk.scope)?.chunk ?? -1);
	for (const note of held?.annotations ?? []) {
		if (!/(?:^|\.)(?:group|command)$/.test(note.name)) continue;
		const module = file.origin(/^\w{1,100}/.exec(note.name)?.[0] ?? '', chunk.scope)?.module;
		if (module !== undefined && module in CLICK) return CLICK[module];
		if (module === undefined && held !== undefined) return 'click';
	}
	return null;
}

/** `subparsers.add_parser('deploy', help='ships it')`. */
const parsers: CallRule = {
	fact: cliCommand,
	on: 'call',
	names: ['add_parser', 'ArgumentParser'],
	via: ['call'],
	find(call, file, tell) {
		const help = argument(call.args, 9, 'help', 'description');
		const description = stringOf(help, file, call.scope);
		if (call.name === 'ArgumentParser') {
			if (file.originOf(call.calleeValue, call.scope)?.module !== 'argparse') return;
			tell({
				framework: 'argparse',
				name: stringOf(argument(call.args, 0, 'prog'), file, call.scope),
				description,
			});
		} else if (file.importsFrom(['argparse'])) {
			const name = stringOf(argument(call.args, 0, 'name'), file, call.scope);
			if (name !== null) tell({ framework: 'argparse', name, description });
		}
	},
};

const IN_COMMANDS = /(?:^|\/)management\/commands\/(\w{1,100})\.py$/;

/** A management command of Django is named like its file. */
const management: HeritageRule = {
	fact: cliCommand,
	on: 'heritage',
	names: ['BaseCommand', 'AppCommand', 'LabelCommand', 'NoArgsCommand'],
	from: ['django.core.management'],
	find({ owner }, file, tell) {
		const name = IN_COMMANDS.exec(file.path)?.[1];
		if (name === undefined || owner.name !== 'Command') return;
		const help = /^\s{1,16}help\s{0,4}=\s{0,4}\(?\s{0,80}(["'])((?:(?!\1)[^\\\n]){1,200})\1/m.exec(
			file.text.slice(owner.start, owner.end),
		)?.[2];
		tell({ framework: 'django', name, description: help, handler: owner.name });
	},
};

/** `@pytest.fixture`. */
const fixtures: AnnotationRule = {
	fact: testFixture,
	on: 'annotation',
	names: ['fixture'],
	from: ['pytest', 'pytest_asyncio'],
	find({ chunk, args }, _, tell) {
		const named = literalText(splitArguments(args ?? '').find(({ name }) => name === 'name')?.text ?? '');
		tell({ framework: 'pytest', name: named ?? chunk.name, phase: 'fixture' });
	},
};

const PHASES: Readonly<Record<string, string>> = {
	setUp: 'before_each',
	asyncSetUp: 'before_each',
	tearDown: 'after_each',
	asyncTearDown: 'after_each',
	setUpClass: 'before_all',
	tearDownClass: 'after_all',
	setUpTestData: 'before_all',
	setUpModule: 'before_all',
	tearDownModule: 'after_all',
	setup_method: 'before_each',
	teardown_method: 'after_each',
	setup_class: 'before_all',
	teardown_class: 'after_all',
	setup_module: 'before_all',
	teardown_module: 'after_all',
};
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests|conftest)\.py$/;

/** Methods that test runners call by name, in a test case or in a class of tests. */
const methods: ChunkRule = {
	fact: testFixture,
	on: 'chunk',
	kinds: ['method', 'function'],
	find({ name, parent }, file, tell) {
		const phase = name === null ? undefined : PHASES[name];
		if (phase === undefined) return;
		const isCamel = !/_/.test(name ?? '');
		const owner = file.chunk(parent);
		if (owner === undefined || owner.kind === 'module') {
			if (TEST_FILE.test(file.path)) tell({ framework: isCamel ? 'unittest' : 'pytest', name, phase });
			return;
		}
		const isCase = file.heritages.some(
			(heritage) =>
				heritage.owner.index === owner.index && /Test(?:Case|s|Base)?$|TestMixin$/.test(heritage.name),
		);
		const isTests = /^Test/.test(owner.name ?? '') && TEST_FILE.test(file.path);
		if (isCamel ? isCase : isCase || isTests)
			tell({ framework: isCamel ? 'unittest' : 'pytest', name, phase });
	},
};

export const TOOLING: readonly FactRule[] = [decorated, parsers, management, fixtures, methods];
