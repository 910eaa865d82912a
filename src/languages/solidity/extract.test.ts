import { describe, expect, test } from 'vitest';
import { ChunkFlag } from '../../model/chunk.ts';
import { ListRecorder } from '../testing/list-recorder.ts';
import { PackUnderTest } from '../testing/pack.ts';
import extractor from './extract.ts';
import languages from './language.ts';
import { mend, mendedPlaces } from './mending.ts';
import { FIELDS, Kind } from './syntax.ts';

const [solidity] = languages;
const pack = new PackUnderTest(solidity, extractor);

pack.knowsItsGrammar('contract A {}\n', Kind, FIELDS);

pack.tellsTests({
	'test/Vault.t.sol': true,
	'Vault.t.sol': true,
	'src/Vault.sol': false,
	'script/Deploy.s.sol': false,
	'src/Test.sol': false,
});

test('pragmas are said of the file', () => {
	const [module] = pack.extract('pragma solidity ^0.8.20;\npragma abicoder v2;\ncontract A {}\n').chunks;
	expect(module.annotations).toEqual([
		{ name: 'pragma', args: 'solidity ^0.8.20' },
		{ name: 'pragma', args: 'abicoder v2' },
	]);
});

describe('braces', () => {
	test.each([
		[
			'contract A {\n\tfunction f() { "}";\n\tfunction g() { }\n}',
			'contract A {\n\tfunction f() { "}";}\tfunction g() { }\n}',
		],
		['contract A {\n\tuint a; // {\n\ncontract B { }', 'contract A {\n\tuint a; // {\n}contract B { }'],
		['contract A {\n\tuint a; }\n\tevent g();\n}', 'contract A {\n\tuint a;  \n\tevent g();\n}'],
		['a\n<<<<<<< b\n=======\n>>>>>>> c\n', 'a\n         \n       \n         \n'],
	])('%j is mended', (text, expected) => {
		expect(mend(text)).toBe(expected);
	});

	test.each([
		'contract A { }',
		'contract A { // {\n\tstring a = "}"; /* } */\n}',
		'contract A {\n\tfunction f() { }\nfunction g() { }\n}',
		'}',
		'contract A {\n\tuint a;//\ncontract B { }',
	])('%j stays', (text) => {
		expect(mend(text)).toBe(text);
	});

	test('what was mended is told', () => {
		expect(mendedPlaces('a b', 'a}b')).toEqual([[1, 2]]);
		expect(mendedPlaces('a b', 'a b')).toEqual([]);
	});

	test('long runs cost no more than their length', () => {
		for (const run of ['{', '}', '"', '/*', "'", 'contract A {\n', '\n\tfunction f() {', '=======\n']) {
			expect(mend(run.repeat(50_000))).toHaveLength(run.length * 50_000);
		}
	});
});

describe('depth costs no stack', { timeout: 60_000 }, () => {
	const depth = 5000;
	const few = depth / 10;

	test.each([
		['parentheses', `uint x = ${'('.repeat(depth)}1${')'.repeat(depth)};`],
		['calls', `uint x = ${'f('.repeat(depth)}1${')'.repeat(depth)};`],
		['called results', `uint x = f()${'.f()'.repeat(depth)};`],
		['denied results', `bool x = !d()${'.f()'.repeat(depth)};`],
		['members', `uint x = a${'.b'.repeat(depth)};`],
		['indices', `uint x = a${'[0]'.repeat(depth)};`],
		['operators', `bool x = ${'a && '.repeat(depth)}b;`],
		['conditionals', `uint x = ${'a ? b : '.repeat(few)}c;`],
		['mappings', `${'mapping(uint => '.repeat(few)}uint${')'.repeat(few)} x;`],
		['blocks', `function g() public { ${'{ uint a; '.repeat(few)} ${'}'.repeat(few)} }`],
		['branches', `function g() public { ${'if (a) '.repeat(few)} b(); }`],
		['assembly', `function g() public { assembly { ${'{ let a := 1 '.repeat(few)} ${'}'.repeat(few)} } }`],
	])('%s', (_, member) => {
		const recorder = pack.extract(`contract A { ${member} function later() public { } }`);
		expect(recorder.errors).toEqual([]);
		expect(recorder.chunks.at(-1)?.name).toBe('later');
	});

	test.each(['(', '{', 'contract A {', 'f(', 'a['])('%s that nobody closes', (open) => {
		expect(pack.extract(open.repeat(few)).errors).not.toEqual([]);
	});
});

pack.boundsArguments(`contract A { uint x = ${'f('.repeat(2000)}1${')'.repeat(2000)}; }`, 2000);

const DENSE = [
	'pragma solidity ^0.8.20; import {A as B} from "./c.sol"; import * as D from "e"; import "f";',
	'/// @notice Doc. @dev More.',
	'abstract contract G is H(1), i.J { using K for *; using {l as +} for uint;',
	'	mapping(address => uint) public m = n(1); uint immutable o; enum P { Q, R } struct S { uint t; }',
	'	event U(uint indexed v); error W(uint x); type Y is uint; modifier z(uint a) { _; }',
	'	constructor(uint b) H(b) payable { c = b; } receive() external payable {} fallback() external {}',
	'	function d(uint e, S memory f) public view override(g, h.i) z(1) returns (uint j, bool) {',
	'		(uint k, , bool l) = m{value: 1}(2); (k, l) = n(); delete o[p]; q = new r.S{salt: t}(u);',
	'		emit v.w({x: 1}); revert y(z); revert("a"); if (a && !b.c()) d++; else if (e) { f; } else { g; }',
	'		for (uint i; i < j; ++i) { unchecked { k += l ? m : n; } } while (o) { do { p; } while (q); }',
	'		try this.r(s) returns (uint t) { u; } catch Error(string memory v) { w; } catch { x; }',
	'		assembly { let a, b := c(d) function e(f) -> g { leave } switch h case 1 { i := j } default { k.slot := 1 } }',
	'		return (1, "a" \'b\', hex"00", type(uint).max, [1, 2], payable(x), y[1:2]);',
	'	}',
	'}',
	'function free() {} uint constant ONE = 1;',
	'',
].join('\n');

pack.closesWhatItOpened(DENSE);

pack.survivesCuts(DENSE);

pack.leavesNothingBehind('contract A { uint a = f(1); function b() public { for (uint x;;) z(x); } }', DENSE);

test('functions of a file of tests are tests without a base', () => {
	const text = 'contract A { function testIt() public {} }';
	const isTest = (path: string): boolean => {
		const recorder = Object.assign(new ListRecorder(text), { path });
		extractor.extract(pack.parse(text), solidity.id, recorder);
		return (recorder.chunks[2].flags & ChunkFlag.test) !== 0;
	};
	expect(isTest('test/A.t.sol')).toBe(true);
	expect(isTest('src/A.sol')).toBe(false);
});

pack.survives([
	'',
	'\n',
	'//',
	'/*',
	'/**',
	'"',
	'contract',
	'contract A',
	'import',
	'using',
	'assembly',
	'\0',
	'\uFEFFcontract A {}',
]);
