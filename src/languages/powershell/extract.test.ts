import { describe, expect, test } from 'vitest';
import { bareTree, NodeFlag } from '../../model/syntax-tree.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { readScript } from './reading/read.ts';

const [powershell] = languages;

function extract(text: string, path?: string): ListRecorder {
	const recorder = Object.assign(new ListRecorder(text), { path });
	extractor.extract(bareTree(text), powershell.id, recorder);
	return recorder.finish();
}

test.each([
	['tests/Thing.Tests.ps1', true],
	['thing.tests.ps1', true],
	['Tests.ps1', false],
	['src/Thing.ps1', false],
	['src/Contests.ps1', false],
])('isTestPath(%s)', (path, expected) => {
	expect(powershell.isTestPath?.(path)).toBe(expected);
});

describe('what is valid is read without an error', () => {
	test.each([
		'Mock Write-Host {}',
		'$x = {}, {}',
		'Get-Module A, B,\n  C | Remove-Module',
		'Get-ChildItem -Include *.ps1, *.psm1 -Exclude *.Tests.ps1',
		'choco install -f -y x -pre --version=$version -s .',
		'Import-Module $env:Temp\\Chocolatey\\$name* -Force',
		'[Flags()]\nenum A { B = 0x1 }',
		'function f { [CmdletBinding()] param ([string] $Name) "real" }',
		'[Diagnostics.SuppressMessage("a", "")] # why\n$x = 1',
		'switch -Regex ($a) { "^(?<a>$($b -join "|"))$" { 1 } }',
		'$a -replace "x", "y" `\n  -replace "z"',
		'@{ a = 1\n b = if ($x) { 1 } else { 2 }; "c d" = @{} }',
		'$x.\n  Where({ $_ }).\n  Count',
		'if ($a) { } # comment\nelse { }',
		'try { a } <# b #> catch [X] { } finally { }',
		'do { a } while ($b)',
		':outer foreach ($a in $b) { continue outer }',
		'"a $($b["c"]) ""d"" `"e`" $"',
		'@"\n"quoted" $x\n"@ | Out-Null',
		"@'\nit's\n'@",
		'1..10 | % { $_ * 2kb } | ? { $_ }',
		'$h[1..-1], $a[-1] -join ","',
		'a 2>&1 *> $null; b 3>$x',
		'Switch-Timer -Scope x; for-each; If-It',
		'$a = $b = [int[]] @(1, 2)',
		'&{ a } ; . { b } ; & (Get-Command c) d',
		'using namespace System\nclass A : B { A() : base() { } static [int] $x = 1; hidden [void] m() { } }',
		'$a ? $b : $c; $d ?? $e; $f ??= 1; $g += 1',
		'[System.Collections.Generic.Dictionary[string, [int[]]]]::new()',
		'return @(), $null',
		'data { "a" } ; trap [X] { continue }',
		'Get-Content x | Select-String -Pattern "a" |\n  # note\n  Sort-Object',
		'Get-Content x\n  | Sort-Object',
	])('%j', (text) => {
		const tree = readScript(text);
		expect((tree.flags[0] & NodeFlag.hasError) === 0).toBe(true);
	});
});

test('a script is told about like a function', () => {
	const [module] = extract('<#\n.SYNOPSIS\nDoes it.\n#>\n[CmdletBinding()]\nparam($a)\n').chunks;
	expect(module.summary).toBe('Does it.');
	expect(module.annotations).toEqual([{ name: 'CmdletBinding' }]);
});

test('a manifest tells what a module is made of and gives', () => {
	const text =
		"@{ RootModule = 'a.psm1'; RequiredModules = @('b', @{ ModuleName = 'c' }); FunctionsToExport = @('d') }";
	const manifest = extract(text, 'x/y.psd1');
	expect(manifest.imports.map(({ kind, module }) => [kind, module])).toEqual([
		['include', 'a.psm1'],
		['require', 'b'],
		['require', 'c'],
	]);
	expect(manifest.exports.map(({ exported }) => exported)).toEqual(['d']);
	expect(extract(text, 'x/y.ps1').imports).toEqual([]);
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 5000;

	test.each([
		['parentheses', `$x = ${'('.repeat(depth)}1${')'.repeat(depth)}`],
		['calls', `$x = ${'$a.f('.repeat(depth)}1${')'.repeat(depth)}`],
		['chains', `$x = $a${'.b'.repeat(depth)}`],
		['called results', `$x = $a${'.b()'.repeat(depth)}`],
		['indices', `$x = $a${'[0]'.repeat(depth)}`],
		['blocks', `${'f { '.repeat(depth)}1${' }'.repeat(depth)}`],
		['tables', `$x = ${'@{ a = '.repeat(depth)}1${' }'.repeat(depth)}`],
		['strings', `$x = ${'"$('.repeat(100)}1${')"'.repeat(100)}`],
		['operators', `$x = ${'$a -and '.repeat(depth)}$b`],
		['pipes', `f${' | g'.repeat(depth)}`],
		['branches', `${'if ($a) { '.repeat(depth)}1${' }'.repeat(depth)}`],
		['types', `[${'A['.repeat(depth)}B${']'.repeat(depth)}] $x = 1`],
	])('%s', (_, text) => {
		const recorder = extract(`${text}\nfunction later { }\n`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('later');
	});

	test('one assignment in another', () => {
		expect(() => extract(`${'$x = '.repeat(depth)}1`)).not.toThrow();
	});

	test.each(['(', '{', '@{', '[A', 'f(', '"$(', 'function f {', 'class A {', 'if ('])(
		'%s that nobody closes',
		(open) => {
			expect(extract(open.repeat(500)).errors).not.toEqual([]);
		},
	);
});

describe('time is linear', () => {
	test.each([
		'{',
		'(',
		'}',
		'"',
		"'",
		'`',
		'$',
		'@',
		'[',
		'<#',
		'#',
		'-',
		'.',
		',',
		'|',
		';',
		'=',
		'$a.',
		'@"\n',
		'if (',
		'[a(',
		'a ',
	])('%j, many times', (piece) => {
		const started = performance.now();
		extract(piece.repeat(20_000));
		expect(performance.now() - started).toBeLessThan(10_000);
	});
});

const DENSE = [
	'#Requires -Modules A, B',
	'using module ./C.psm1',
	'<# .SYNOPSIS',
	' Doc. #>',
	'function Get-D { [CmdletBinding()] param([Parameter(Mandatory)] [string[]] $E = @(1, 2), $F)',
	'	begin { $g = 0 } process { foreach ($h in $i.j(1)[0]) { $g += $h; $k.l = "m $n $($o.p())" } } end { $g }',
	'}',
	'[Flags()] enum Q { R = 1; S }',
	'class T : U, IV { hidden static [int] $W = 1; T([int] $x) : base($x) { $this.y++ } [void] Z() { return } }',
	'$script:a, $b = @{ c = { param($d) $d }; "e" = 1 } ; [int] $f = if ($g -and $h -or !$i) { 1 } elseif ($j) { 2 } else { 3 }',
	'switch -Regex ($k) { "l" { m } { $_ } { n } default { o } }',
	'try { p -Q $r\\s.txt, *.t -U:$v @w 2>&1 | x { $_ } } catch [Y], [Z] { throw "a" } finally { b }',
	'for ($c = 0; $c -lt 1; $c++) { :d while ($e) { break d } } do { f } until ($g)',
	'Describe "h" { It "i" -TestCases @(@{ j = 1 }) { k | Should -Be 1 } }',
	'. $PSScriptRoot/l.ps1 ; & $m n ; Import-Module o, "p" ; Set-Alias q r ; Export-ModuleMember -Function Get-D',
	'@"',
	'text $s',
	'"@ | t',
	'',
].join('\n');

test('a text that ends anywhere, or lacks a line, is survived', { timeout: 60_000 }, () => {
	expect(extract(DENSE).errors).toEqual([]);
	for (let end = 0; end <= DENSE.length; end += 3) expect(() => extract(DENSE.slice(0, end))).not.toThrow();
	for (let from = 0; from <= DENSE.length; from += 3) expect(() => extract(DENSE.slice(from))).not.toThrow();
	const lines = DENSE.split('\n');
	for (let at = 0; at < lines.length; at++) {
		expect(() => extract(lines.toSpliced(at, 1).join('\n'))).not.toThrow();
	}
});

test('a walk of one file leaves nothing behind for the next', () => {
	const text = 'function a { $b = c 1; foreach ($d in $e) { f $d } }';
	const first = extract(text);
	extract(DENSE);
	const again = extract(text);
	expect(again.refs).toEqual(first.refs);
	expect(again.bindings).toEqual(first.bindings);
	expect(again.values).toEqual(first.values);
});

test('line ends of Windows are line ends', () => {
	const recorder = extract(DENSE.replaceAll('\n', '\r\n'));
	expect(recorder.errors).toEqual([]);
	expect(recorder.chunks.map(({ qualified }) => qualified)).toEqual(
		extract(DENSE).chunks.map(({ qualified }) => qualified),
	);
});

test.each([
	'',
	'\n',
	'#',
	'<#',
	'"',
	"'",
	'@',
	'$',
	'`',
	'function',
	'class',
	'enum',
	'param',
	'using',
	'& ',
	'. ',
	'--%',
	'\0',
	'\uFEFF$a = 1',
])('%j does not trouble it', (text) => {
	expect(() => extract(text)).not.toThrow();
});
