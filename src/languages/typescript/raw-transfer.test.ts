import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { loadRawTransfer } from './raw-transfer.ts';

const SAMPLES: [path: string, text: string][] = [
	['a.ts', '/** Doc. */\nexport abstract class A<T> extends B { @d() readonly x?: T = y!; }\n'],
	['b.tsx', 'const v = async (x: string) => <p id={x}>{`é` + x} 😀</p>; // end'],
	[
		'c.js',
		'#!/usr/bin/env node\nimport a, { b as c } from "d";\nfor await (const x of a?.b) c(...x, /r/g, 1n);',
	],
	['d.d.ts', 'declare module "m" { type X = { [k: string]: number } | undefined; }'],
];

const parse = await loadRawTransfer();

test.skipIf(parse === null).each(SAMPLES)(
	'reads the same tree from memory as from JSON: %s',
	(path, text) => {
		const options = { astType: 'ts', preserveParens: false } as const;
		const expected = parseSync(path, text, options);
		expect(expected.errors).toEqual([]);
		const parsed = parse?.(path, text, options);
		expect(parsed?.errors).toEqual([]);
		expect(parsed?.program).toEqual(expected.program);
		expect(parsed?.comments).toEqual(expected.comments);
	},
);

test.skipIf(parse === null)('gives errors for a text that is not valid', () => {
	expect(parse?.('a.ts', 'let = = 1', { lang: 'ts' }).errors).not.toEqual([]);
});
