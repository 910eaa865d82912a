import { describe, expect, test } from 'vitest';
import { formOf } from '../testing/form.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';

const [php] = languages;
const pack = new PackUnderTest(php, extractor);
const form = (text: string) => formOf(pack.extract(text.includes('<?') ? text : `<?php ${text}`));

describe('branches', () => {
	test('guards, and alternatives that nest', () => {
		expect(
			form('function f($a) { if (!$a) { return; } elseif ($a > 1) throw $a; else { g($a); } h(); }'),
		).toEqual([
			'f: then (! $a) {{ return; }}',
			'f: exit return',
			'f: else (! $a) {elseif ($a >…g($a); }}',
			'f: throw $a',
			'f: then ($a > 1) {throw $a;}',
			'f: exit throw',
			'f: else ($a > 1) {else { g($a); }}',
			'f: call g($a)',
			'f: call h()',
		]);
	});

	test('the alternative syntax, and `else if` in two words', () => {
		const expected = ['call f()', 'call g()', 'call h()'];
		const colons = form('if ($a): f(); elseif ($b): g(); else: h(); endif;');
		expect(colons.filter((line) => line.startsWith('call'))).toEqual(expected);
		expect(colons.filter((line) => !line.startsWith('call'))).toEqual([
			'then $a {: f();}',
			'else $a {elseif ($b):…; endif;}',
			'then $b {: g();}',
			'else $b {else: h(); endif;}',
		]);
		expect(form('if ($a) { f(); } else if ($b) {} else { h(); }')).toEqual([
			'then $a {{ f(); }}',
			'call f()',
			'else $a {else if ($b)…{ h(); }}',
			'then $b {{}}',
			'else $b {else { h(); }}',
			'call h()',
		]);
	});

	test('conditional expressions and logical operators', () => {
		expect(form('$ok or die("no $x"); f($a ? $b : $c ?: $d, $e && $f);')).toEqual([
			'call die(template("no ", $x))',
			'else $ok {die("no $x")}',
			'exit return',
			'call f((($a ? ($b | $c)) ?: $d), ($e && $f))',
			'then $a {$b}',
			'else $a {$c}',
			'else ($a ? ($b | $c)) {$d}',
			'then $e {$f}',
		]);
	});

	test('loops', () => {
		expect(
			form('for ($i = 0, $n = 3; $i < $n; $i++) { while ($row = next($q)) { if ($i) continue 2; break; } }'),
		).toEqual([
			'$i = 0',
			'$n = 3',
			'$i = ($i + 1)',
			'loop {$i++}',
			'loop ($i < $n) {{ while ($ro…eak; } }}',
			'$row = next($q)',
			'call next($q)',
			'loop ($row = next($q)) {{ if ($i) co…break; }}',
			'then $i {continue 2;}',
			'exit continue',
			'exit break',
		]);
		expect(form('do { f(); } while ($a); foreach (xs() as $v): g($v); endforeach; for (;;) {}')).toEqual([
			'loop {{ f(); }}',
			'call f()',
			'call xs()',
			'$v = xs()[]',
			'loop {: g($v);}',
			'call g($v)',
			'loop {{}}',
		]);
	});

	test('a switch runs on into the next case', () => {
		expect(form('switch ($x) { case 1: case 2: a(); break; case 3: b(); default: c(); }')).toEqual([
			'case ($x == 1) {case 1:}',
			'case (($x == 1) || ($x == 2)) {case 2: a(); break;}',
			'call a()',
			'exit break',
			'case ($x == 3) {case 3: b();}',
			'call b()',
			'case {default: c();}',
			'call c()',
		]);
		expect(form("switch (true) { case $a > 1: { return 1; } default: exit; case $b: die('x'); }")).toEqual([
			'case ($a > 1) {case $a > 1:…urn 1; }}',
			'return 1',
			'exit return',
			'case {default: exit;}',
			'else (($a > 1) || $b) {default: exit;}',
			'call exit()',
			'exit return',
			"case $b {case $b: die('x');}",
			'call die("x")',
			'exit return',
		]);
	});

	test('the arms of a match', () => {
		expect(form('f(match ($x) { 1, 2 => a(), default => throw $e });')).toEqual([
			'call f(((($x === 1) || ($x === 2)) ? (a() | other)))',
			'call a()',
			'case (($x == 1) || ($x == 2)) {a()}',
			'throw $e',
			'case {throw $e}',
			'else (($x == 1) || ($x == 2)) {throw $e}',
			'exit throw',
		]);
	});

	test('exceptions', () => {
		expect(form('try { f(); } catch (A | B $e) { throw $e; } finally { g(); }')).toEqual([
			'try {{ f(); }}',
			'call f()',
			'catch {{ throw $e; }}',
			'throw $e',
			'exit throw',
			'finally {{ g(); }}',
			'call g()',
		]);
	});

	test('jumps, and names that look like one', () => {
		expect(form('goto end; $o->exit(); A::die(); end: exit;')).toEqual([
			'exit goto',
			'call $o.exit()',
			'call A.die()',
			'call exit()',
			'exit return',
		]);
		expect(form('function f($x) { $x || exit(1); die; }')).toEqual([
			'f: call exit(1)',
			'f: else $x {exit(1)}',
			'f: exit return',
			'f: exit return',
		]);
	});

	test('around a syntax error', () => {
		expect(form('if ($a) { f(  } else { g($b);')).toEqual(['then $a {{ f( }}', 'call g($b)']);
	});
});
