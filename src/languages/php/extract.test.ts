import { describe, expect, test } from 'vitest';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { FIELDS, Kind } from './syntax.ts';

const [php] = languages;
const pack = new PackUnderTest(php, extractor);

pack.knowsItsGrammar('<?php $x = 1;', Kind, FIELDS);

pack.tellsTests({
	'tests/Unit/UserTest.php': true,
	'Zend/tests/bug.phpt': true,
	'src/Latest.php': false,
	'src/TestCase.php': false,
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
		const recorder = pack.extract(`<?php ${text} function after() {}\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('after');
	});

	test('brackets that nobody closes', () => {
		expect(pack.extract(`<?php ${'('.repeat(depth)}`).errors).not.toEqual([]);
	});
});

const DENSE = [
	'<?php namespace A { use B\\{C as D, function e};',
	'#[F(1)] abstract class G extends H implements I { use J { K::l as private m; }',
	'#[N] public function o(private ?P $q = new R(1), ...$s): static { static $t = 1; return fn($u) => $u?->v(...$s); }',
	'public string $w { get => $this->x; set { yield $value; } } const Y = 1; }',
	'enum Z: int { case A1 = 1; } [$b1, [$c1]] = match(true) { 1 => new class { }, default => "{$d1->e1()}" };',
	'foreach ($f1 as $g1 => $h1) { try { require "x"; } catch (E $i1) { throw $i1; } } }',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);
pack.survivesCuts(DENSE);

pack.leavesNothingBehind(
	'<?php [$a, $b] = f(1); $c = fn($x) => $x;',
	`<?php ${'function g($a = 1, ...$b) { $a ??= fn($c) => $c; }'.repeat(20)}`,
);

pack.survives([
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
]);
