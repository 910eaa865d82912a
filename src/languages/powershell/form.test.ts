import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareTree } from '../../model/syntax-tree.ts';
import { formOf, misplacedValues } from '../testing/form.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function extract(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	extractor.extract(bareTree(text), 'powershell', recorder);
	return recorder.finish();
}
/** A linter takes `${` in a text for a forgotten template. */
const shell = (text: string): string => text.replaceAll('@@{', '\u0024{');
const form = (text: string) => formOf(extract(shell(text)));

describe('strings', () => {
	test.each([
		['"a $b $($c.d) @@{e f}"', 'template("a ", b, " ", c.d, " ", e f)'],
		['"$a"', 'template(a)'],
		['"x`n""q"" `$a"', '"x\\n\\"q\\" $a"'],
		['"$env:HOME/b"', 'template(env:HOME, "/b")'],
		['"a $(f; g) b"', 'template("a ", [f(), g()], " b")'],
		["'it''s $a'", '"it\'s $a"'],
		['@"\nhi "$n"\n"@', 'template("hi \\"", n, "\\"")'],
		["@'\nraw $n\n'@", '"raw $n"'],
		['""', '""'],
	])('%s', (text, expected) => {
		expect(form(`$x = ${text}`)).toContain(`x = ${expected}`);
	});

	test('words of commands', () => {
		expect(form('f $dir\\a.txt --v=$v a$(g)b lit "$x"')).toEqual([
			'call f(template(dir, "\\\\a.txt"), template("--v=", v), template("a", g(), "b"), "lit", template(x))',
			'call g()',
		]);
	});
});

describe('operators', () => {
	test.each([
		['$a + $b * 3 - 1', '((a + (b * 3)) - 1)'],
		['-$a..10', '((- a) .. 10)'],
		['$a -eq 1 -and $b -lt 2 -or -not $c', '(((a == 1) && (b < 2)) || (! c))'],
		['!$a -xor ($b -ne $c)', '((! a) xor (b != c))'],
		['$a -cmatch "^x" -and $b -inotmatch "y"', '((a =~ "^x") && (! (b =~ "y")))'],
		['$a -like "x*"', '(a -like "x*")'],
		['$a -notcontains 1', '(! (a -contains 1))'],
		['$a -in 1, 2', '(a in [1, 2])'],
		['$a -replace "b", $c', '(a -replace ["b", c])'],
		['"{0}-{1}" -f $a, $b', '("{0}-{1}" -f [a, b])'],
		['-join $a', '(-join a)'],
		['$a -split "," -join ";"', '((a -split ",") -join ";")'],
		['$a -band 0xF -bor 1', '((a & 0xF) | 1)'],
		['$a -shl 2', '(a << 2)'],
		['-bnot $a', '(~ a)'],
		['$a -is [System.Int32]', '(a is System.Int32)'],
		['$a -isnot $t', '(! (a is t))'],
		['$a -as [T]', '(a as T)'],
		['$a -as $t', '(a -as t)'],
		['[int] $a', '(a as int)'],
		['[string][int]$a + 1', '(((a as int) as string) + 1)'],
		['[int]-1', '((- 1) as int)'],
		['$a ?? $b ?? 1', '((a ?? b) ?? 1)'],
		['$a ? $b : $c ? 1 : 2', '(a ? (b | (c ? (1 | 2))))'],
		['1, 2, (3 + 4), $a', '[1, 2, (3 + 4), a]'],
		[',$a', '[a]'],
		['1, 2 + 3', '([1, 2] + 3)'],
		['$i++', '(i = (i + 1))'],
		['$true, $null, $false', '[true, null, false]'],
	])('%s', (text, expected) => {
		expect(form(`$x = ${text}`)).toContain(`x = ${expected}`);
	});

	test('words that look like one', () => {
		expect(form('f -and $a -eq 1; f "-eq" -x:-1')).toEqual(['call f(and: a, eq: 1)', 'call f("-eq", x: -1)']);
	});

	test('a row of any length', () => {
		expect(form(`$x = ${'$a + '.repeat(200)}1`)).toEqual(['x = other']);
		expect(form(`$x = ${'1, '.repeat(200)}1`)[0]).toHaveLength('x = [1]'.length + 3 * 200);
	});
});

describe('values', () => {
	test.each([
		['@{ a = 1; "b c" = $d; $k = 2; (f) = 3; 4 = 5 }', '{a: 1, b c: d, k: 2, f(): 3, 4: 5}'],
		['[pscustomobject]@{ a = @{} }', '({a: {}} as pscustomobject)'],
		['@(1, $a)', '[1, a]'],
		['@($a; f)', '[a, f()]'],
		['@()', '[]'],
		['$a.b[0].$c', 'a.b[0][c]'],
		['$a."b c"', 'a["b c"]'],
		['[Math]::PI', '[Math].PI'],
		['[T]::new(1, "$a")', 'new [T].new(1, template(a))'],
		['$o.M(1).N()', 'o.M(1).N()'],
		['$this.A', 'this.A'],
		['if ($a) { 1 } elseif ($b) { 2 } else { 3 }', '(a ? (1 | (b ? (2 | 3))))'],
		['10kb', '10kb'],
		['(Get-Date)', 'Get-Date()'],
		['$y = 1', '(y = 1)'],
	])('%s', (text, expected) => {
		expect(form(`$x = ${text}`)).toContain(`x = ${expected}`);
	});
});

describe('writes', () => {
	test('of members, elements and several targets', () => {
		expect(
			form('$o.A = 1; $o["k"] = 2; $o[$i + 1].B += 3; [T]::S = 4; $a, $o.b = f; $o.$n = 5; $env:X = "$y"'),
		).toEqual([
			'o.A = 1',
			'o["k"] = 2',
			'o[(i + 1)].B = (o[(i + 1)].B + 3)',
			'[T].S = 4',
			'a = f()[0]',
			'o.b = f()[1]',
			'call f()',
			'o[n] = 5',
			'env:X = template(y)',
		]);
	});

	test('compound assignments and steps', () => {
		expect(form('$i = 0; $i -= 2; $i *= 3; $i++; --$i; $j ??= g; $script:i %= 4')).toEqual([
			'i = 0',
			'i = (i - 2)',
			'i = (i * 3)',
			'i = (i + 1)',
			'i = (i - 1)',
			'j = (j ?? g())',
			'call g()',
			'else j {g}',
			'i = (i % 4)',
		]);
	});

	test('by loops, and of a status', () => {
		expect(form('$x = 1; foreach ($x in $y) { } exit $code')).toEqual([
			'x = 1',
			'x = y[?]',
			'loop {{ }}',
			'LASTEXITCODE = code',
			'exit return',
		]);
	});
});

describe('commands', () => {
	test('every argument has a value', () => {
		expect(form('f 1 2 3 4 5 6 7 8 9 -A $x -Force @args { $y } @{ b = 1 } c, d')).toEqual([
			'call f(1, 2, 3, 4, 5, 6, 7, 8, 9, x, true, ...args, chunk:lambda, {b: 1}, ["c", "d"])',
			'return y',
		]);
	});

	test('the elements of a pipeline, in order, and redirections', () => {
		expect(form('$l | a | b 1 > $f 2>&1; c 2> $null; 1..3 | % { $_ }')).toEqual([
			'call a((| l))',
			'call b(1, (| a((| l))), (> f))',
			'call c()',
			'call %(chunk:lambda, (| (1 .. 3)))',
			'return _',
		]);
	});

	test('what is run by a value', () => {
		expect(form('& $cmd 1; & "x.exe" $a; . { f }; & (g) 2')).toEqual([
			'call $cmd(1)',
			'call x.exe(a)',
			'call chunk:lambda()',
			'return f()',
			'call f()',
			'call g()(2)',
			'call g()',
		]);
	});
});

const cases = join(import.meta.dirname, 'cases');

test.each(readdirSync(cases))('values of %s stand where they are written', (file) => {
	const misplaced = misplacedValues(extract(readFileSync(join(cases, file), 'utf8')));
	// The status of `exit` is not written, and an attribute has its name in brackets without its arguments.
	expect(misplaced.filter((each) => !/^LASTEXITCODE|^\[\w+\] stands at "\[\w+\(/.test(each))).toEqual([]);
});
