import { describe, expect, test } from 'vitest';
import extractor from '../../languages/rust/extract.ts';
import languages from '../../languages/rust/language.ts';
import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

const rust = new PackUnderTest(languages[0], extractor);

/** A function with the statements given; `use()` marks the place that is asked about. */
function rustFunction(body: string): ListRecorder {
	return rust.extract(`fn f() { ${body} }`);
}

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
		expect(conditionsOfUse(rustFunction(body))).toEqual(expected);
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
		expect(writesSeenByUse(rustFunction(body))).toBe(expected);
	});
});
