import { expect, test } from 'vitest';
import { stemKey, wordKey } from '../../model/words/keys.ts';
import { stemOf } from '../../model/words/stem.ts';
import { countOf, decodeWords, isDocumented, isInPath, namedOf } from '../../store/codec/file-words.ts';
import { ByteReader, ByteWriter } from '../../store/codec/varint.ts';
import { WordCounter } from './word-counter.ts';

const counter = new WordCounter();

function wordsOf(path: string, text: string, names: readonly string[], doc?: readonly [number, number]) {
	counter.begin(path, text);
	for (const name of names) counter.name(name);
	if (doc !== undefined) counter.doc(...doc);
	const to = new ByteWriter();
	counter.pack(to);
	const packed = to.take();
	const room = new Uint32Array(packed.length);
	const reader = new ByteReader(packed);
	const [length, named] = [reader.unsigned(), reader.unsigned()];
	const entries = room.subarray(0, decodeWords(packed, reader.at, packed.length, room, 0));
	const uses = new Map(Array.from(entries, (entry) => [entry >>> 8, entry & 255]));
	return { length, named, keys: Array.from(entries, (entry) => entry >>> 8), uses };
}

test('counts words in the text, in names, docs and the path', () => {
	const text = '/** Forgets sessions. */\nfunction purgeSessions() { return sessions + sessions; }\n';
	const { length, named, uses } = wordsOf('src/session/purge.ts', text, ['purgeSessions'], [0, 24]);
	const sessions = uses.get(wordKey('sessions'))!;
	expect([countOf(sessions), namedOf(sessions), isDocumented(sessions), isInPath(sessions)]).toEqual([
		4,
		1,
		true,
		false,
	]);
	const stem = uses.get(stemKey(stemOf('sessions')))!;
	expect(countOf(stem)).toBe(4);
	const purge = uses.get(wordKey('purge'))!;
	expect([countOf(purge), namedOf(purge), isInPath(purge)]).toEqual([1, 1, true]);
	expect(namedOf(uses.get(wordKey('purgesessions'))!)).toBe(1);
	expect([length, named]).toEqual([7, 1]);
});

test('keys ascend, and a file leaves nothing for the next', () => {
	const first = wordsOf('a.ts', 'alpha beta gamma alpha', []);
	expect(first.keys).toEqual([...first.keys].sort((a, b) => a - b));
	expect(wordsOf('b.ts', 'delta', []).uses.has(wordKey('alpha'))).toBe(false);
	expect(wordsOf('a.ts', 'alpha beta gamma alpha', [])).toEqual(first);
});

test('what is there very often, and very much of it, is bounded', () => {
	const { uses } = wordsOf('a.txt', 'again '.repeat(100_000), []);
	expect(countOf(uses.get(wordKey('again'))!)).toBe(128);
	const many = Array.from(
		{ length: 60_000 },
		(_, at) => `w${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
	);
	expect(wordsOf('a.txt', many.join(' '), []).keys.length).toBeLessThanOrEqual(20_000);
});
