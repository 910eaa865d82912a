import type {
	AnnotationRule,
	CallRule,
	ChunkRule,
	FactFile,
	FactRule,
	HeritageRule,
} from '../../../model/facts/rules.ts';
import { cliCommand, testFixture } from '../../../model/facts/tooling.ts';
import { literalText, splitArguments } from '../../shared/facts/literals.ts';

/** The text that a property of a class is given: `protected $signature = 'mail:send {user}'`. */
function property(owner: number, names: readonly string[], file: FactFile): string | null {
	const field = file
		.members(owner)
		.find(({ kind, name }) => kind === 'field' && name !== null && names.includes(name.replace('$', '')));
	if (field === undefined) return null;
	const written = file.text.slice(field.nameStart, Math.min(field.end, field.nameStart + 400));
	return literalText(
		written
			.slice(written.indexOf('=') + 1)
			.trim()
			.replace(/;$/, ''),
	);
}

/** A command of Laravel or Symfony: what it is called is one of its properties. */
const commands: HeritageRule = {
	fact: cliCommand,
	on: 'heritage',
	names: ['Command'],
	from: ['Illuminate\\Console', 'Symfony\\Component\\Console'],
	find({ owner, value }, file, tell) {
		const usage = property(owner.index, ['signature', 'defaultName', 'name'], file);
		if (usage === null) return;
		const module = file.originOf(value, owner.scope)?.module ?? '';
		tell({
			framework: module.startsWith('Illuminate') ? 'laravel' : 'symfony',
			name: usage.trim().split(/\s/)[0],
			description: property(owner.index, ['description', 'defaultDescription'], file),
			handler: owner.name,
		});
	},
};

/** `#[AsCommand(name: 'app:ship', description: 'ships it')]`. */
const attributes: AnnotationRule = {
	fact: cliCommand,
	on: 'annotation',
	names: ['AsCommand'],
	from: ['Symfony\\Component\\Console'],
	find({ args, chunk }, _, tell) {
		const parts = splitArguments(args ?? '');
		const named = (name: string, at: number): string | null =>
			literalText(
				(parts.find((part) => part.name === name) ?? (parts[at]?.name === null ? parts[at] : undefined))
					?.text ?? '',
			);
		tell({
			framework: 'symfony',
			name: named('name', 0),
			description: named('description', 1),
			handler: chunk.name,
		});
	},
};

const METHODS: Readonly<Record<string, string>> = {
	setUp: 'before_each',
	tearDown: 'after_each',
	setUpBeforeClass: 'before_all',
	tearDownAfterClass: 'after_all',
};

/** What PHPUnit calls by name. */
const fixtures: ChunkRule = {
	fact: testFixture,
	on: 'chunk',
	kinds: ['method'],
	find({ name, parent }, file, tell) {
		if (name === null || METHODS[name] === undefined) return;
		const isCase = file.heritages.some(
			({ owner, name: base }) => owner.index === parent && /Test(?:Case|Base)?$/.test(base),
		);
		if (isCase) tell({ framework: 'phpunit', name, phase: METHODS[name] });
	},
};

const HOOKS: Readonly<Record<string, string>> = {
	beforeEach: 'before_each',
	afterEach: 'after_each',
	beforeAll: 'before_all',
	afterAll: 'after_all',
};

/** `beforeEach(function () { … })` of Pest. */
const hooks: CallRule = {
	fact: testFixture,
	on: 'call',
	names: Object.keys(HOOKS),
	via: ['call'],
	find({ receiver, args, name }, file, tell) {
		if (receiver !== null || args[0]?.kind !== 'function' || !/(?:^|\/)tests?\//i.test(file.path)) return;
		tell({ framework: 'pest', name, phase: HOOKS[name] });
	},
};

export const TOOLING: readonly FactRule[] = [commands, attributes, fixtures, hooks];
