import { describe, expect, test } from 'vitest';
import bash from '../../languages/bash/extract.ts';
import bashLanguages from '../../languages/bash/language.ts';
import c from '../../languages/c/extract.ts';
import cLanguages from '../../languages/c/language.ts';
import cpp from '../../languages/cpp/extract.ts';
import cppLanguages from '../../languages/cpp/language.ts';
import csharp from '../../languages/csharp/extract.ts';
import csharpLanguages from '../../languages/csharp/language.ts';
import dart from '../../languages/dart/extract.ts';
import dartLanguages from '../../languages/dart/language.ts';
import go from '../../languages/go/extract.ts';
import goLanguages from '../../languages/go/language.ts';
import java from '../../languages/java/extract.ts';
import javaLanguages from '../../languages/java/language.ts';
import php from '../../languages/php/extract.ts';
import phpLanguages from '../../languages/php/language.ts';
import powershell from '../../languages/powershell/extract.ts';
import solidity from '../../languages/solidity/extract.ts';
import solidityLanguages from '../../languages/solidity/language.ts';
import { ListRecorder } from '../../languages/testing/list-recorder.ts';
import { PackUnderTest } from '../../languages/testing/pack.ts';
import { readFast } from '../../languages/typescript/testing/read-form.ts';
import { bareTree } from '../../model/syntax-tree.ts';
import { conditionsOfUse, writesSeenByUse } from '../testing/order.ts';

/** Loops with `a` as their test and `x = 2` as their step, before `use()`, around it, with it as a step, and left early. */
interface Loops {
	inside: string;
	behind: string;
	step: string;
	left: string;
}

const LOOPS: Loops = {
	inside: 'x = 1; for (; a; x = 2) { use(x); }',
	behind: 'x = 1; for (; a; x = 2) { log(); } use(x);',
	step: 'for (; a; use(x)) { log(); }',
	left: 'for (; a; x = 2) { if (b) break; } use(x);',
};
const GO: Loops = {
	inside: 'x = 1; for ; a; x = 2 { use(x) }',
	behind: 'x = 1; for ; a; x = 2 { log() }; use(x)',
	step: 'for ; a; use(x) { log() }',
	left: 'for ; a; x = 2 { if b { break } }; use(x)',
};
const BASH: Loops = {
	inside: 'x=1; for ((; a; x = 2)); do use; done;',
	behind: 'x=1; for ((; a; x = 2)); do log; done; use;',
	step: 'for ((; a; use)); do log; done;',
	left: 'for ((; a; x = 2)); do if b; then break; fi; done; use;',
};

/** `x` and the names of functions stay as they are. */
function withDollars(loops: Loops): Loops {
	return Object.fromEntries(
		Object.entries(loops).map(([key, text]) => [key, text.replace(/\b[abx]\b/g, '$$$&')]),
	) as unknown as Loops;
}

const packs = {
	bash: new PackUnderTest(bashLanguages[0], bash),
	c: new PackUnderTest(cLanguages[0], c),
	cpp: new PackUnderTest(cppLanguages[0], cpp),
	csharp: new PackUnderTest(csharpLanguages[0], csharp),
	dart: new PackUnderTest(dartLanguages[0], dart),
	go: new PackUnderTest(goLanguages[0], go),
	java: new PackUnderTest(javaLanguages[0], java),
	php: new PackUnderTest(phpLanguages[0], php),
	solidity: new PackUnderTest(solidityLanguages[0], solidity),
};

function readPowerShell(text: string): ListRecorder {
	const recorder = new ListRecorder(text);
	powershell.extract(bareTree(text), 'powershell', recorder);
	return recorder.finish();
}

type Read = (text: string) => ListRecorder;

/** How a text is read, and a function with `@` for its body. */
const LANGUAGES: readonly (readonly [name: string, read: Read, around: string, loops: Loops])[] = [
	['Bash', (text) => packs.bash.extract(text), 'f() { @ }', BASH],
	['C', (text) => packs.c.extract(text), 'void f(void) { @ }', LOOPS],
	['C++', (text) => packs.cpp.extract(text), 'void f() { @ }', LOOPS],
	['C#', (text) => packs.csharp.extract(text), 'class A { void F() { @ } }', LOOPS],
	['Dart', (text) => packs.dart.extract(text), 'void f() { @ }', LOOPS],
	['Go', (text) => packs.go.extract(text), 'package p; func f() { @ }', GO],
	['Java', (text) => packs.java.extract(text), 'class A { void f() { @ } }', LOOPS],
	['PHP', (text) => packs.php.extract(text), '<?php function f() { @ }', withDollars(LOOPS)],
	['PowerShell', readPowerShell, 'function F { @ }', withDollars(LOOPS)],
	['Solidity', (text) => packs.solidity.extract(text), 'contract C { function f() public { @ } }', LOOPS],
	['TypeScript', (text) => readFast(text, 'a.ts')!, 'function f() { @ }', LOOPS],
];

describe.each(LANGUAGES)('a loop with a test and a step in %s', (_, read, around, loops) => {
	const recorded = (body: string): ListRecorder => read(around.replace('@', () => body));
	const conditions = (body: string): string[] =>
		conditionsOfUse(recorded(body)).map((condition) => condition.replace('$', ''));

	test('its test holds in the body, and does not behind the loop', () => {
		expect(conditions(loops.inside)).toEqual(['+a']);
		expect(conditions(loops.behind)).toEqual(['-a']);
		expect(conditions(loops.left)).toEqual([]);
	});

	test('its step runs after the body, whatever the test says then', () => {
		expect(conditions(loops.step)).toEqual([]);
		expect(writesSeenByUse(recorded(loops.inside))).toBe('1 2');
		expect(writesSeenByUse(recorded(loops.behind))).toBe('1 2');
	});
});
