import { describe, expect, test } from 'vitest';
import { bareTree } from '../../model/syntax-tree.ts';
import { formOf } from '../testing/form.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function form(text: string): string[] {
	const recorder = new ListRecorder(text);
	extractor.extract(bareTree(text), 'powershell', recorder);
	return formOf(recorder.finish());
}

describe('branches', () => {
	test('guards, and alternatives', () => {
		expect(form('if (!$a) { return } elseif ($b -gt 1) { f } else { g }; h')).toEqual([
			'then (! a) {{ return }}',
			'exit return',
			'else (! a) {elseif ($b -…se { g }}',
			'then (b > 1) {{ f }}',
			'call f()',
			'else (b > 1) {else { g }}',
			'call g()',
			'call h()',
		]);
	});

	test('what operators choose', () => {
		expect(form('$a -and (f) -or (g); $b ?? (h); $c ? (i) : $d')).toEqual([
			'then a {(f)}',
			'call f()',
			'else (a && f()) {(g)}',
			'call g()',
			'else b {(h)}',
			'call h()',
			'then c {(i)}',
			'call i()',
			'else c {$d}',
		]);
		expect(form('a && b | c || d')).toEqual([
			'call a()',
			'call b()',
			'then a() {b | c}',
			'call c((| b()))',
			'call d()',
			'else (a() && c((| b()))) {d}',
		]);
	});

	test('loops', () => {
		expect(form('for ($i = 0; $i -lt 3; $i++) { f } while ($a) { break } do { g } until ($b)')).toEqual([
			'i = 0',
			'i = (i + 1)',
			'loop {$i++}',
			'loop (i < 3) {{ f }}',
			'call f()',
			'loop a {{ break }}',
			'exit break',
			'loop {{ g }}',
			'call g()',
		]);
		expect(form('foreach ($x in f) { continue } for (;;) { }')).toEqual([
			'x = f()[]',
			'call f()',
			'loop {{ continue }}',
			'exit continue',
			'loop {{ }}',
		]);
	});

	test('the cases of a switch', () => {
		expect(form('switch ($x) { 1 { f; break } "a" { g } { $_ -gt 1 } { h } default { i } }')).toEqual([
			'case (x == 1) {{ f; break }}',
			'call f()',
			'exit break',
			'case (x == "a") {{ g }}',
			'call g()',
			'return (_ > 1)',
			'case (_ > 1) {{ h }}',
			'call h()',
			'case {{ i }}',
			'else (((x == 1) || (x == "a")) || (_ > 1)) {{ i }}',
			'call i()',
		]);
		expect(form('switch -Regex ($x) { "^a" { } }; switch -wildcard ($x) { "a*" { } }')).toEqual([
			'case (x =~ "^a") {{ }}',
			'case (x -like "a*") {{ }}',
		]);
	});

	test('exceptions', () => {
		expect(form('try { f } catch [X] { throw } finally { g }; trap { h }; throw "a $b"')).toEqual([
			'try {{ f }}',
			'call f()',
			'catch {{ throw }}',
			'throw other',
			'exit throw',
			'finally {{ g }}',
			'call g()',
			'catch {{ h }}',
			'call h()',
			'throw template("a ", b)',
			'exit throw',
		]);
	});
});

describe('exits', () => {
	test('`continue` in a switch leaves it, and with a label the loop around', () => {
		expect(form('while ($a) { switch ($b) { 1 { continue } 2 { continue outer } } }')).toEqual([
			'loop a {{ switch ($b…er } } }}',
			'case (b == 1) {{ continue }}',
			'exit break',
			'case (b == 2) {{ continue outer }}',
			'exit continue',
		]);
	});

	test('a block of a function is left alone', () => {
		expect(form('function F { begin { return } process { if ($a) { return 1 } } end { return } }')).toEqual([
			'F: loop {{ if ($a) { return 1 } }}',
			'F: then a {{ return 1 }}',
			'F: return 1',
			'F: exit continue',
			'F: exit return',
		]);
	});

	test('a script block is a function', () => {
		expect(form('f { return 1 }; exit')).toEqual([
			'call f(chunk:lambda)',
			'return 1',
			'exit return',
			'exit return',
		]);
	});

	test('names that look like one', () => {
		expect(form('Exit-Session; $o.exit(); return-it')).toEqual([
			'call Exit-Session()',
			'call o.exit()',
			'call return-it()',
		]);
	});
});

test('around a syntax error', () => {
	expect(form('if ($a) { f(  } else { exit')).toContain('exit return');
});
