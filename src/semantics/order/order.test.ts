import { describe, expect, test } from 'vitest';
import bashExtractor from '../../languages/bash/extract.ts';
import bashLanguages from '../../languages/bash/language.ts';
import extractor from '../../languages/java/extract.ts';
import languages from '../../languages/java/language.ts';
import powershellExtractor from '../../languages/powershell/extract.ts';
import { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { bareTree } from '../../model/syntax-tree.ts';
import { regionsOf } from '../testing/form-rows.ts';
import { conditionsAt } from './conditions.ts';
import { writesSeen } from './writes.ts';

const pack = new PackUnderTest(languages[0], extractor);

/** A method with the statements given; `use()` marks the place that is asked about. */
function method(body: string): ListRecorder {
	return pack.extract(`class A { void f() { ${body} } }`);
}

/** The conditions that the word `use` stands under: `+` for those that hold. */
function conditionsIn(recorder: ListRecorder): string[] {
	return conditionsAt(regionsOf(recorder), recorder.text.search(/\buse\b/)).map(
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
		expect(conditionsIn(method(body))).toEqual(expected);
	});
});

/** Which of the writes `x = n` the read behind `use` may see, `?` for what was there before. */
function seenIn(recorder: ListRecorder): string {
	const { text } = recorder;
	const writes = [...text.matchAll(/x ?= ?(\d)/g)];
	const found = writesSeen(
		regionsOf(recorder),
		writes.map(({ index }) => index),
		text.search(/\buse\b/),
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
		expect(seenIn(method(body))).toBe(expected);
	});
});

describe('Bash', () => {
	const bash = new PackUnderTest(bashLanguages[0], bashExtractor);
	const inFunction = (body: string): ListRecorder => bash.extract(`f() {\n${body}\n}\n`);

	test.each<[string, string[]]>([
		['[ "$a" ] || exit 1; use', ['+a']],
		['[ "$a" ] && return; use', ['-a']],
		['[ "$a" ] || { log; return 1; }; use', ['+a']],
		['if [ -z "$a" ]; then exit; fi; use', ['-(-z a)']],
		['if [ "$a" ]; then log; elif [ "$b" ]; then use; fi', ['-a', '+b']],
		['if [ "$a" ]; then if b; then return; else exit; fi; fi; use', ['-a']],
		['([ "$a" ] || exit 1); use', []],
		['([ "$a" ] || exit 1; use)', ['+a']],
		['log | while [ "$a" ]; do exit; done; use', []],
		['x=$([ "$a" ] || exit); use', []],
		['while [ "$a" ]; do use; done', ['+a']],
		['until [ "$a" ]; do log; done; use', ['-(! a)']],
		['while [ "$a" ]; do [ "$b" ] && continue; use; done', ['+a', '-b']],
		['while [ "$a" ]; do [ "$b" ] && break; done; use', []],
		['case $a in 1) return ;; *) use ;; esac', ['-(a == <number>)']],
		['case $a in 1) use ;; esac', ['+(a == <number>)']],
		['case $a in 1) return ;; esac; use', ['-(a == <number>)']],
		['while [ "$a" ]; do case $b in 1) break ;; esac; use; done', ['+a', '-(b == <number>)']],
		[': "\u0024{a:?missing}"; use', ['+a']],
		['exec other; use', []],
	])('%s', (body, expected) => {
		expect(conditionsIn(inFunction(body))).toEqual(expected);
	});

	test.each<[string, string]>([
		['x=1; use', '1'],
		['x=1; [ "$a" ] && x=2; use', '1 2'],
		['x=1; if a; then x=2; else x=3; fi; use', '2 3'],
		['x=1; if a; then x=2; return; fi; use', '1'],
		['for i in a b; do use; x=1; done', '1 ?'],
		['x=1; case $a in b) x=2 ;; *) x=3 ;; esac; use', '1 2 3'],
		['use; x=1', '?'],
	])('%s', (body, expected) => {
		expect(seenIn(inFunction(body))).toBe(expected);
	});
});

describe('PowerShell', () => {
	const inFunction = (body: string): ListRecorder => {
		const recorder = new ListRecorder(`function F {\n${body}\n}\n`);
		powershellExtractor.extract(bareTree(recorder.text), 'powershell', recorder);
		return recorder.finish();
	};

	test.each<[string, string[]]>([
		['if (!$a) { return }; use', ['-(! a)']],
		['if ($a) { throw "x" } use', ['-a']],
		['if ($a) { log } elseif ($b) { use }', ['-a', '+b']],
		['if ($a) { if ($b) { exit 1 } else { return } } use', ['-a']],
		['$x = $a -and (use)', ['+a']],
		['$x = $a ?? (use)', ['-a']],
		['$x = $a ? 1 : (use)', ['-a']],
		['a && use', ['+call#0']],
		['while ($a) { if ($b) { continue } use }', ['+a', '-b']],
		['while ($a) { switch ($b) { 1 { continue } } use }', ['+a']],
		['while ($a) { log } use', ['-a']],
		['switch ($a) { 1 { return } default { use } }', ['-(a == <number>)']],
		['switch ($a) { 1 { break } } use', []],
		['try { if ($a) { throw } use } catch { }', ['-a']],
		['try { if ($a) { throw } } catch { } use', []],
		['$a | % { if ($b) { return } } ; use', []],
		['process { if ($a) { return } use }', ['-a']],
		['process { if ($a) { return } } end { use }', []],
	])('%s', (body, expected) => {
		expect(conditionsIn(inFunction(body))).toEqual(expected);
	});

	test.each<[string, string]>([
		['$x = 1; use $x', '1'],
		['$x = 1; if ($a) { $x = 2 } use $x', '1 2'],
		['$x = 1; if ($a) { $x = 2 } else { $x = 3 } use $x', '2 3'],
		['$x = 1; if ($a) { $x = 2; return } use $x', '1'],
		['foreach ($i in $l) { use $x; $x = 1 }', '1 ?'],
		['$x = 1; try { $x = 2 } catch { use $x }', '1 2'],
		['use $x; $x = 1', '?'],
	])('%s', (body, expected) => {
		expect(seenIn(inFunction(body))).toBe(expected);
	});
});
