import { describe, expect, test } from 'vitest';
import extractor from '../../languages/java/extract.ts';
import languages from '../../languages/java/language.ts';
import rustExtractor from '../../languages/rust/extract.ts';
import rustLanguages from '../../languages/rust/language.ts';
import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { regionsOf } from '../testing/form-rows.ts';
import { conditionsAt } from './conditions.ts';
import { writesSeen } from './writes.ts';

const pack = new PackUnderTest(languages[0], extractor);
const rust = new PackUnderTest(rustLanguages[0], rustExtractor);

/** A method with the statements given; `use()` marks the place that is asked about. */
function method(body: string): ListRecorder {
	return pack.extract(`class A { void f() { ${body} } }`);
}

/** A function of Rust, in the same way. */
function rustFunction(body: string): ListRecorder {
	return rust.extract(`fn f() { ${body} }`);
}

/** The conditions that `use()` stands under: `+` for those that hold. */
function conditions(recorder: ListRecorder): string[] {
	return conditionsAt(regionsOf(recorder), recorder.text.indexOf('use()')).map(
		({ test, holds }) => `${holds ? '+' : '-'}${recorder.show(test)}`,
	);
}

describe('conditions', () => {
	test.each<[string, string[]]>([
		['use();', []],
		['if (a) use();', ['+a']],
		['if (a) other(); else use();', ['-a']],
		['if (a) { if (b) { use(); } }', ['+a', '+b']],
		['if (!a) return; use();', ['-(! a)']],
		['if (!a) { log(); return; } use();', ['-(! a)']],
		['if (!a) throw x; if (b) return; use();', ['-(! a)', '-b']],
		['if (a) log(); else return; use();', ['+a']],
		['if (a) log(); use();', []],
		['if (a) { if (b) return; else throw x; } use();', ['-a']],
		['if (a) { if (b) return; } use();', []],
		['if (a) { if (b) return; use(); }', ['+a', '-b']],
		['if (a) { if (b) return; } else { use(); }', ['-a']],
		['while (a) { use(); }', ['+a']],
		['while (a) { log(); } use();', ['-a']],
		['while (a) { if (b) break; } use();', []],
		['while (a) { if (b) continue; use(); }', ['+a', '-b']],
		['while (a) { if (b) break; use(); }', ['+a', '-b']],
		['for (int i : xs) { if (b) return; } use();', []],
		['for (int i : xs) { if (b) return; use(); }', ['-b']],
		['try { if (a) throw x; use(); } catch (E e) { }', ['-a']],
		['try { if (a) throw x; } catch (E e) { } use();', []],
		['try { if (a) return; } finally { } use();', []],
		['try { } catch (E e) { use(); }', []],
		['boolean b = a && use();', ['+a']],
		['boolean b = a || use();', ['-a']],
		['int b = a ? use() : 1;', ['+a']],
		['int b = a ? 1 : use();', ['-a']],
		['switch (a) { case 1: use(); break; default: }', ['+(a == <number>)']],
		['switch (a) { case 1: return; default: use(); }', ['-(a == <number>)']],
		['switch (a) { case 1: log(); break; } use();', []],
		['switch (a) { case 1: log(); case 2: use(); }', ['+((a == <number>) || (a == <number>))']],
		['if (a) { run(() -> { return; }); } use();', []],
		['if (a) return; run(() -> { use(); });', []],
	])('%s', (body, expected) => {
		expect(conditions(method(body))).toEqual(expected);
	});
});

/** Which of the writes `x = n` the read `use(x)` may see, `?` for what was there before. */
function seen(recorder: ListRecorder): string {
	const { text } = recorder;
	const writes = [...text.matchAll(/x = (\d)/g)];
	const found = writesSeen(
		regionsOf(recorder),
		writes.map(({ index }) => index),
		text.indexOf('use(x)'),
	);
	const digits = found.writes.map((at) => writes.find(({ index }) => index === at)![1]);
	return [...digits, ...(found.isSure ? [] : ['?'])].join(' ');
}

describe('writes that reach a read', () => {
	test.each<[string, string]>([
		['x = 1; use(x);', '1'],
		['x = 1; x = 2; use(x);', '2'],
		['x = 1; if (a) x = 2; use(x);', '1 2'],
		['x = 1; if (a) x = 2; else x = 3; use(x);', '2 3'],
		['x = 1; if (a) { x = 2; } else { use(x); }', '1'],
		['x = 1; if (a) { x = 2; return; } use(x);', '1'],
		['x = 1; if (a) { x = 2; use(x); }', '2'],
		['use(x); x = 1;', '?'],
		['if (a) x = 1; use(x);', '1 ?'],
		['x = 1; while (a) { use(x); x = 2; }', '1 2'],
		['x = 1; while (a) { x = 2; use(x); }', '2'],
		['x = 1; while (a) { x = 2; } use(x);', '1 2'],
		['x = 1; while (a) { if (b) { x = 2; continue; } use(x); }', '1 2'],
		['x = 1; while (a) { if (b) { x = 2; break; } use(x); }', '1'],
		['x = 1; while (a) { if (b) { x = 2; break; } } use(x);', '1 2'],
		['x = 1; try { x = 2; } catch (E e) { use(x); }', '1 2'],
		['x = 1; try { x = 2; throw y; } catch (E e) { use(x); }', '1 2'],
		['x = 1; try { x = 2; } finally { } use(x);', '1 2'],
		['x = 1; switch (a) { case 1: x = 2; break; default: x = 3; } use(x);', '1 2 3'],
		['x = 1; run(() -> { use(x); }); x = 2;', '1 2 ?'],
		['x = 1; run(() -> { x = 2; }); use(x);', '1 2 ?'],
		['while (a) { while (b) { use(x); } x = 1; }', '1 ?'],
	])('%s', (body, expected) => {
		expect(seen(method(body))).toBe(expected);
	});
});

describe('conditions in Rust', () => {
	test.each<[string, string[]]>([
		['if a { use(); }', ['+a']],
		['if !a { return; } use();', ['-(! a)']],
		['if a { b } else { return }; use();', ['+a']],
		['let x = if a { b } else { return }; use();', ['+a']],
		['if let Some(x) = a { use(); }', ['+(a is Some)']],
		['if let Some(x) = a && b { use(); }', ['+((a is Some) && b)']],
		['if let Some(x) = a && use() {}', ['+(a is Some)']],
		['let Some(x) = a else { return }; use();', ['+(a is Some)']],
		['let x = a; use();', []],
		['match a { Ok(x) => use(), Err(e) => {} }', ['+(a is Ok)']],
		['match a { Ok(x) => {}, Err(e) => return } use();', ['-(a is Err)']],
		['match a { Some(x) if b => use(), _ => {} }', ['+((a is Some) && b)']],
		['match a { Some(x) if use() => {}, _ => {} }', ['+(a is Some)']],
		['match a { Some(x) if b => {}, _ => use() }', ['-((a is Some) && b)']],
		['loop { match a { 1 => break, _ => {} } use(); }', ['-(a == <number>)']],
		['a?; use();', ['+(? a)']],
		['f(a?, use());', ['+(? a)']],
		['if b { a?; } use();', []],
		['let c = || { a?; b }; use();', []],
		['let c = async { a?; return 1; }; use();', []],
		['let c = async { a?; use(); };', ['+(? a)']],
		['assert!(a); use();', ['+a']],
		['assert_eq!(a, b); use();', ['+(a == b)']],
		['debug_assert!(a); use();', []],
		['ensure!(a > b, "no"); use();', ['+(a > b)']],
		['assert!(a, "{}", use());', ['-a']],
		['if a { panic!("no"); } use();', ['-a']],
		['if a { todo!() } use();', ['-a']],
		['if a { dbg!(panic!()); } use();', []],
		['vec![if a { panic!() } else { b }]; use();', []],
		['dbg!(a?); use();', ['+(? a)']],
		['debug!("{}", a?); use();', []],
		['let x = a || use();', ['-a']],
		['while a { use(); }', ['+a']],
		['while a { f(); } use();', ['-a']],
		['while let Some(x) = a { f(); } use();', ['-(a is Some)']],
		['while a { if b { break; } } use();', []],
		["'o: while a { while b { break 'o; } } use();", []],
		["'o: while a { while b { continue 'o; } use(); }", ['+a', '-b']],
		["'o: while a { loop { if b { continue 'o; } use(); } }", ['+a', '-b']],
		['for x in y { if b { continue; } use(); }', ['-b']],
		["'b: { if a { break 'b; } use(); }", ['-a']],
		["'b: { if a { break 'b; } } use();", []],
		["while a { 'b: { if c { break 'b; } } use(); }", ['+a']],
		["while a { 'b: { if c { break; } } use(); }", ['+a', '-c']],
		["while a { 'b: { if c { break; } } } use();", []],
		['unsafe { if a { return; } } use();', ['-a']],
		['let x = matches!(a, Some(_)) && use();', ['+(a is Some)']],
	])('%s', (body, expected) => {
		expect(conditions(rustFunction(body))).toEqual(expected);
	});
});

describe('writes that reach a read in Rust', () => {
	test.each<[string, string]>([
		['x = 1; use(x);', '1'],
		['x = 1; if a { x = 2; } else { x = 3; } use(x);', '2 3'],
		['x = 1; if a { x = 2; return; } use(x);', '1'],
		['x = 1; match a { 1 => x = 2, _ => x = 3 } use(x);', '1 2 3'],
		['x = 1; match a { 1 => { x = 2; return }, _ => {} } use(x);', '1'],
		['x = 1; let Some(y) = a else { x = 2; return }; use(x);', '1'],
		['x = 1; loop { if a { x = 2; break; } } use(x);', '1 2'],
		['x = 1; loop { if a { x = 2; continue; } use(x); }', '1 2'],
		['x = 1; if a { x = 2; panic!(); } use(x);', '1'],
		['x = 1; a?; x = 2; use(x);', '2'],
		['x = 1; run(|| use(x)); x = 2;', '1 2 ?'],
		['x = 1; run(async { x = 2; }); use(x);', '1 2 ?'],
	])('%s', (body, expected) => {
		expect(seen(rustFunction(body))).toBe(expected);
	});
});
