import { expect, test } from 'vitest';
import { TrigramSet } from './trigrams.ts';

const encoder = new TextEncoder();

test('trigrams of a text, each once, none across a line end', () => {
	const set = new TrigramSet();
	expect(set.collect(encoder.encode('abcabc'))).toHaveLength(3);
	expect(set.collect(encoder.encode('ab\ncd'))).toHaveLength(0);
	expect(set.collect(encoder.encode(''))).toHaveLength(0);
});

test('what a text may have is what was collected last, in whatever case', () => {
	const set = new TrigramSet();
	set.collect(encoder.encode('const dbPassword = read();\nsk_live'));
	for (const text of ['passw', 'PASSWORD', 'sk_', 'const db']) expect(set.mayHave(text)).toBe(true);
	for (const text of ['secret', 'pwd', 'read();sk_', 'readsk']) expect(set.mayHave(text)).toBe(false);
	set.collect(encoder.encode('pwd'));
	expect(set.mayHave('pwd')).toBe(true);
	expect(set.mayHave('passw')).toBe(false);
});
