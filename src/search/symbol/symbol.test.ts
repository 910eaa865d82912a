import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileFilter } from '../filter/compile-filter.ts';
import { openFileTable, openNameIndex } from '../open-tables.ts';
import { searchPaths } from '../path/search-paths.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type Indexed, indexFiles } from '../testing/indexed.ts';
import { followsHumps, initialsOf } from './humps.ts';
import { NameIndex } from './name-index.ts';
import { searchSymbols } from './search-symbols.ts';

describe('words of names', () => {
	test.each([
		['getCallDetails', 'gcd'],
		['get_call_details', 'gcd'],
		['HTTPServer', 'hs'],
		['parseXMLFile2', 'pxf2'],
		['_private', 'p'],
		['$el', 'e'],
		['ALL_CAPS', 'ac'],
	])('%s', (name, initials) => expect(initialsOf(name)).toBe(initials));

	test.each([
		['getCD', 'getCallDetails', true],
		['gcadet', 'getCallDetails', true],
		['gtc', 'getCallDetails', false],
		['callD', 'getCallDetails', false],
		['gD', 'getCallDetails', true],
		['', 'x', false],
	])('%s goes through %s: %s', (query, name, expected) => expect(followsHumps(query, name)).toBe(expected));

	test('a hostile name takes no time', () => {
		expect(followsHumps(`${'a'.repeat(500)}b`, 'aA'.repeat(2_000))).toBe(false);
	});
});

describe('how names fit', () => {
	const index = namesOf([
		'getUser',
		'GetUser',
		'get_user',
		'getUserById',
		'gu',
		'forgetUsers',
		'grantUsage',
		'putUser',
		'user',
	]);
	const fits = (typed: string) =>
		Object.fromEntries(
			[...index.fitting(typed), ...index.similar(typed)].map(({ at, fit }) => [index.text(at), fit]),
		);
	test('each by its best', () => {
		expect(fits('getUser')).toEqual({
			getUser: 'exact',
			GetUser: 'same letters',
			get_user: 'same letters',
			getUserById: 'prefix',
			forgetUsers: 'part',
		});
		expect(fits('gU')).toMatchObject({
			gu: 'same letters',
			getUser: 'initials',
			get_user: 'initials',
			grantUsage: 'initials',
		});
	});

	test.each(['getUsr', 'gteUser', 'getUserr', 'getXUser', 'hetUser', 'etUser'])(
		'%s is one letter away',
		(typed) => {
			const best = [...index.fitting(typed), ...index.similar(typed)].map(({ at }) => index.text(at));
			expect(best).toContain('getUser');
		},
	);

	test('what is far away does not fit', () => {
		expect(fits('zebra')).toEqual({});
		expect(fits('us')).toEqual({
			user: 'prefix',
			getUser: 'part',
			GetUser: 'part',
			get_user: 'part',
			getUserById: 'part',
			forgetUsers: 'part',
			grantUsage: 'part',
			putUser: 'part',
		});
		expect(fits('xy')).toEqual({});
	});
});

/** As a table of names has them. */
function namesOf(texts: readonly string[]): NameIndex {
	const ends = new Int32Array(texts.length);
	for (let at = 0, end = 0; at < texts.length; at++) ends[at] = end += Buffer.byteLength(texts[at]);
	return new NameIndex({ bytes: Buffer.from(texts.join('')), ends, ids: new Int32Array(texts.length) });
}

test('any name fits itself, and what lacks a letter of it comes close', () => {
	const name = fc.string({ unit: fc.constantFrom(...'aBcZ09_- $éß日'), minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(
			fc.array(
				fc.oneof(
					name,
					name.map((text) => text.padEnd(300, 'xY_')),
				),
				{ minLength: 1 },
			),
			(names) => {
				const all = namesOf(names);
				for (const [at, text] of names.entries()) {
					expect(all.text(at)).toBe(text);
					const found = all.fitting(text).find((each) => each.at === at);
					expect(found?.fit).toBe('exact');
					const [first, ...rest] = text;
					const shorter = rest.join('');
					const [whole, part] = [text, shorter].map((each) => each.toLowerCase().replace(/[_\- $]/g, ''));
					if (part.length < 3 || part.length === whole.length || whole.length > 200) continue;
					const near = [...all.fitting(shorter), ...all.similar(shorter)];
					expect(
						near.map((each) => all.text(each.at)),
						`${first} and ${shorter}`,
					).toContain(text);
				}
			},
		),
	);
});

describe('in an index', () => {
	let indexed: Indexed;
	beforeAll(async () => {
		indexed = await indexFiles({
			'src/store.ts':
				'export class Store {\n\topen() { return 1; }\n}\nfunction openAll() { return 2; }\nexport function openSome() { return 3; }\n',
			'src/deep/query-parser.ts': 'export function parseQuery() { return 1; }\nexport const OPEN = 1;\n',
			'test/store.test.ts':
				'export function openSomething() { return 4; }\nexport function open() { return 5; }\n',
			'README.md': '# Open\n\nText\n',
		});
	});
	afterAll(() => indexed.end());

	const filterOf = (query: string) =>
		compileFilter(indexed.reader, openFileTable(indexed.reader), parseQuery(query).filters, {
			changed: async () => new Set(),
			by: async () => new Set(),
		});

	async function found(wanted: string, query = '', enough = 100): Promise<string[]> {
		const { excluded } = parseQuery(query);
		const { hits } = searchSymbols(
			indexed.reader,
			openFileTable(indexed.reader),
			openNameIndex(indexed.reader),
			{
				wanted: [wanted],
				excluded: excluded.map(({ text }) => text),
				filter: await filterOf(query),
				enough,
			},
		);
		return hits.map(({ name, path, fit }) => `${name} ${path} ${fit}`);
	}

	test('by fit, then outside of tests, then exported, then short', async () => {
		expect((await found('open')).slice(0, 6)).toEqual([
			'open src/store.ts exact',
			'open test/store.test.ts exact',
			'OPEN src/deep/query-parser.ts same letters',
			'openSome src/store.ts prefix',
			'openAll src/store.ts prefix',
			'openSomething test/store.test.ts prefix',
		]);
	});

	test('with a container', async () => {
		expect(await found('Store.open')).toEqual(['open src/store.ts exact']);
		expect(await found('store::open')).toEqual(['open src/store.ts exact']);
		expect(await found('Shop.open')).toEqual([]);
	});

	test('filters and excluded words', async () => {
		expect(await found('open', 'kind:method')).toEqual(['open src/store.ts exact']);
		expect(await found('open', '-in:src lang:ts')).toEqual([
			'open test/store.test.ts exact',
			'openSomething test/store.test.ts prefix',
		]);
		expect(await found('openS', '-thing', 1)).toEqual(['openSome src/store.ts prefix']);
	});

	test('words are one name; better fits make worse ones unnecessary', async () => {
		expect(await found('parse query')).toEqual(['parseQuery src/deep/query-parser.ts same letters']);
		expect(await found('open', '', 2)).toHaveLength(2);
	});

	test('paths', async () => {
		const paths = async (words: string[], query = '') =>
			searchPaths(openFileTable(indexed.reader), words, [], await filterOf(query)).map(
				({ path, fit }) => `${path} ${fit}`,
			);
		expect(await paths(['src/store.ts'])).toEqual(['src/store.ts exact']);
		expect(await paths(['store.ts'])).toEqual([
			'src/store.ts end of the path',
			'test/store.test.ts letters in order',
		]);
		expect(await paths(['store'])).toEqual([
			'src/store.ts name of the file',
			'test/store.test.ts name of the file',
		]);
		expect(await paths(['queryParser'])).toEqual(['src/deep/query-parser.ts name of the file']);
		expect(await paths(['qp'])).toEqual(['src/deep/query-parser.ts initials']);
		expect(await paths(['deep', 'parser'])).toEqual(['src/deep/query-parser.ts pieces of the path']);
		expect(await paths(['qrypars'])).toEqual(['src/deep/query-parser.ts letters in order']);
		expect(await paths(['README'], '-lang:markdown')).toEqual([]);
		expect(await paths(['zzz'])).toEqual([]);
	});
});
