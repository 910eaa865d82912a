import { beforeAll, describe, expect, test } from 'vitest';
import { type LoadedGrammar, loadGrammar } from '../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../index/parse/tree-sitter/parse.ts';
import { unknownKinds } from '../../model/syntax-walk.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, Kind } from './syntax.ts';

const [php] = languages;
let grammar: LoadedGrammar;

beforeAll(async () => {
	grammar = await loadGrammar(php.grammar);
});

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(parseText(grammar, text), php.id, recorder);
	return recorder.finish();
}

test('the grammar has every kind and field that the pack names', () => {
	const tree = parseText(grammar, '<?php $x = 1;');
	expect(unknownKinds(tree, Kind)).toEqual([]);
	expect(FIELDS.filter((name) => !tree.fieldNames.includes(name))).toEqual([]);
});

test.each([
	['tests/Unit/UserTest.php', true],
	['Zend/tests/bug.phpt', true],
	['src/Latest.php', false],
	['src/TestCase.php', false],
])('isTestPath(%s)', (path, expected) => {
	expect(php.isTestPath?.(path)).toBe(expected);
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 5000;

	test.each([
		['parentheses', `$x = ${'('.repeat(depth)}1${')'.repeat(depth)};`],
		['calls', `$x = ${'f('.repeat(depth)}1${')'.repeat(depth)};`],
		['chains', `$x = $a${'->b()'.repeat(depth)};`],
		['arrays', `$x = ${'['.repeat(depth)}1${']'.repeat(depth)};`],
		['operators', `$x = ${'$a && '.repeat(depth)}$b;`],
		['assignments', `${'$x = '.repeat(depth / 10)}1;`],
		['conditionals', `$x = ${'$a ?: '.repeat(depth / 10)}$c;`],
		['closures', `$x = ${'fn() => '.repeat(depth / 10)}1;`],
		['lists', `${'['.repeat(depth / 10)}$a${']'.repeat(depth / 10)} = 1;`],
		['blocks', `${'if ($a) {'.repeat(depth / 10)}${'}'.repeat(depth / 10)}`],
	])('%s', (_, text) => {
		const recorder = extract(`<?php ${text} function after() {}\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(extract(`<?php ${'('.repeat(depth)}`).errors).not.toEqual([]);
	});
});

test('a tree that a budget cut anywhere still closes what it opened', () => {
	const text = [
		'<?php namespace A { use B\\{C as D, function e};',
		'#[F(1)] abstract class G extends H implements I { use J { K::l as private m; }',
		'#[N] public function o(private ?P $q = new R(1), ...$s): static { static $t = 1; return fn($u) => $u?->v(...$s); }',
		'public string $w { get => $this->x; set { yield $value; } } const Y = 1; }',
		'enum Z: int { case A1 = 1; } [$b1, [$c1]] = match(true) { 1 => new class { }, default => "{$d1->e1()}" };',
		'foreach ($f1 as $g1 => $h1) { try { require "x"; } catch (E $i1) { throw $i1; } } }',
		'',
	].join('\n');
	const { count } = parseText(grammar, text);
	for (let maxNodes = 1; maxNodes <= count; maxNodes++) {
		const recorder = new ListRecorder(text);
		extractor.extract(parseText(grammar, text, { maxNodes }), php.id, recorder);
		expect(() => recorder.finish()).not.toThrow();
	}
});

test('a walk of one file leaves nothing behind for the next', () => {
	const text = '<?php [$a, $b] = f(1); $c = fn($x) => $x;';
	const first = extract(text);
	extract(`<?php ${'function g($a = 1, ...$b) { $a ??= fn($c) => $c; }'.repeat(20)}`);
	const again = extract(text);
	expect(again.refs).toEqual(first.refs);
	expect(again.bindings).toEqual(first.bindings);
	expect(again.values).toEqual(first.values);
});

test.each([
	'',
	'\n',
	'<?php',
	'<?php /*',
	'<?php "{$',
	'<?php function',
	'<?php class A extends',
	'<?php $x =',
	'<?php fn(',
	'<?php new class {',
	'<?php <<<EOT',
	'<?php match (1) {',
	'<?php use A\\{',
	'<?php #[A',
	'<?php define(',
	'<?php function f(private $',
	'\0',
])('%j does not trouble it', (text) => {
	expect(() => extract(text)).not.toThrow();
});
