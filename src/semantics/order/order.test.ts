import { describe, expect, test } from 'vitest';
import extractor from '../../languages/java/extract.ts';
import languages from '../../languages/java/language.ts';
import type { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** A method with the statements given; `use()` marks the place that is asked about. */
function method(body: string): ListRecorder {
	return pack.extract(`class A { void f() { ${body} } }`);
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
		['if (a) return; else if (b) return; use();', ['-a', '-b']],
		['if (a) return; else if (b) throw x; else if (c) return; use();', ['-a', '-b', '-c']],
		['if (a) return; else if (b) log(); else return; use();', ['-a', '+b']],
		['if (a) return; else if (b) log(); else if (c) return; use();', ['-a']],
		['if (a) log(); else if (b) return; use();', []],
		['if (a) { if (b) return; } else return; use();', ['+a', '-b']],
		['if (a) { if (b) return; } else { use(); return; }', ['-a']],
		['if (a) { while (b) { log(); } } else return; use();', ['+a', '-b']],
		['if (a) return; else { try { if (b) throw x; } catch (E e) { } } use();', ['-a']],
		['try { if (a) throw x; else if (b) throw x; use(); } catch (E e) { }', ['-a', '-b']],
		['try { if (a) return; else if (b) throw x; } catch (E e) { } use();', []],
		['while (c) { if (a) continue; else if (b) break; use(); }', ['+c', '-a', '-b']],
		['while (c) { if (a) continue; else if (b) break; } use();', []],
		['switch (c) { case 1: if (a) return; else if (b) break; use(); }', ['+(c == <number>)', '-a', '-b']],
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
		expect(conditionsOfUse(method(body))).toEqual(expected);
	});
});

test('conditions behind a long chain of alternatives', () => {
	const chain = Array.from({ length: 2000 }, (_, at) => `if (a${at}) return;`).join(' else ');
	const conditions = conditionsOfUse(method(`${chain} use();`));
	expect(conditions).toHaveLength(2000);
	expect(conditions.at(-1)).toBe('-a1999');
});

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
		expect(writesSeenByUse(method(body))).toBe(expected);
	});
});
