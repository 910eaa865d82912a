import { describe, expect, test } from 'vitest';
import dartExtractor from '../../languages/dart/extract.ts';
import dart from '../../languages/dart/language.ts';
import solidityExtractor from '../../languages/solidity/extract.ts';
import solidity from '../../languages/solidity/language.ts';
import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

const dartPack = new PackUnderTest(dart[0], dartExtractor);
const solidityPack = new PackUnderTest(solidity[0], solidityExtractor);

describe('Dart', () => {
	const inFunction = (body: string): ListRecorder => dartPack.extract(`void f() { ${body} }`);

	test.each<[string, string[]]>([
		['if (a && b || c) use();', ['+((a && b) || c)']],
		['if (!a) return; use();', ['-(! a)']],
		['if (o is! A) { throw b; } use();', ['-(! (o is A))']],
		['final y = a ?? throw b; use();', ['+a']],
		['final y = a ?? (throw b); use();', ['+a']],
		['final y = a ?? use();', ['-a']],
		['if (o case A() when b) use();', ['+((o is A) && b)']],
		['final y = a ? use() : b;', ['+a']],
		['final y = [if (a) use() else b];', ['+a']],
		['a?.b(use());', ['+(a != <null>)']],
		['a?..b(use());', ['+(a != <null>)']],
		['switch (a) { case 1: return; default: use(); }', ['-(a == <number>)']],
		['switch (a) { case 1: return; case _: log(); } use();', ['-(a == <number>)']],
		['r = switch (a) { 1 => use(), _ => b };', ['+(a == <number>)']],
		['while (a) { if (b) continue; use(); }', ['+a', '-b']],
		['for (var i = 0; i < n; i++) { if (a) continue; use(); }', ['+(i < n)', '-a']],
		['try { if (a) throw b; use(); } catch (e) { }', ['-a']],
		['try { log(); } catch (e) { rethrow; } use();', []],
		['if (a) { run(() { return; }); } use();', []],
	])('%s', (body, expected) => {
		expect(conditionsOfUse(inFunction(body))).toEqual(expected);
	});

	test.each<[string, string]>([
		['x = 1; if (a) x = 2; else x = 3; use(x);', '2 3'],
		['x = 1; if (a) { x = 2; return; } use(x);', '1'],
		['x = 1; try { x = 2; } on E { use(x); }', '1 2'],
		['x = 1; switch (a) { case 1: x = 2; default: x = 3; } use(x);', '1 2 3'],
		['x = 1; for (final y in a) { use(x); x = 2; }', '1 2'],
	])('%s', (body, expected) => {
		expect(writesSeenByUse(inFunction(body))).toBe(expected);
	});
});

describe('Solidity', () => {
	const inFunction = (body: string): ListRecorder =>
		solidityPack.extract(`contract C { function f() public { ${body} } }`);

	test.each<[string, string[]]>([
		['require(a == b.c, "x"); use();', ['+(a == b.c)']],
		['assert(a); if (b) revert E(); use();', ['+a', '-b']],
		['if (!a) { revert("x"); } use();', ['-(! a)']],
		['if (a) throw; use();', ['-a']],
		['if (a) { require(b); } use();', []],
		['require(a, use());', []],
		['lib.require(a); use();', []],
		['r = a.b && c.d(use());', ['+a.b']],
		['r = a ? b : c ? d : use();', ['-a', '-c']],
		['for (uint i; i < n; ++i) { if (a) continue; use(); }', ['+(i < n)', '-a']],
		['while (a) { log(); } use();', ['-a']],
		['try a.b() { use(); } catch { }', []],
		['try a.b() { require(c); use(); } catch { }', ['+c']],
	])('%s', (body, expected) => {
		expect(conditionsOfUse(inFunction(body))).toEqual(expected);
	});

	test('what a modifier checks holds where the function runs', () => {
		const recorder = solidityPack.extract(
			'contract C { modifier m() { require(a.b == c); if (d) return; _; e(); } }',
		);
		const [placeholder] = recorder.results.filter(({ kind }) => kind === 'yield');
		expect(recorder.text[placeholder.start]).toBe('_');
		expect(conditionsOfUse(recorder, recorder.text.indexOf('_;'))).toEqual(['+(a.b == c)', '-d']);
	});

	test.each<[string, string]>([
		['x = 1; if (a) { x = 2; revert(); } use(x);', '1'],
		['x = 1; try a.b() { x = 2; } catch { x = 3; } use(x);', '1 2 3'],
		['x = 1; require(a); x = 2; use(x);', '2'],
	])('%s', (body, expected) => {
		expect(writesSeenByUse(inFunction(body))).toBe(expected);
	});
});
