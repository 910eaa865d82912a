import { describe, expect, test } from 'vitest';
import bashExtractor from '../../languages/bash/extract.ts';
import bashLanguages from '../../languages/bash/language.ts';
import powershellExtractor from '../../languages/powershell/extract.ts';
import { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { bareTree } from '../../model/syntax-tree.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

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
		expect(conditionsOfUse(inFunction(body))).toEqual(expected);
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
		expect(writesSeenByUse(inFunction(body))).toBe(expected);
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
		expect(conditionsOfUse(inFunction(body))).toEqual(expected);
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
		expect(writesSeenByUse(inFunction(body))).toBe(expected);
	});
});
