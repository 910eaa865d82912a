import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordKey } from '../../model/words/keys.ts';
import { textsOf } from '../../questions/file-text.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { openFileTable, openWordTable } from '../open-tables.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type Indexed, indexFiles } from '../testing/indexed.ts';
import { type AutoAnswer, searchAuto } from './search-auto.ts';
import { termsOf } from './terms.ts';

const filler = Array.from({ length: 12 }, (_, at) => [
	`src/other${at}.ts`,
	`export function other${at}(value: number) {\n\treturn value + ${at};\n}\n`,
]);

let indexed: Indexed;
beforeAll(async () => {
	indexed = await indexFiles({
		...Object.fromEntries(filler),
		'src/session/store.ts': `import { log } from '../log.ts';

export class SessionStore {
	/** Forgets sessions whose time is over. */
	purgeExpired(now: number): number {
		log('expired sessions are removed');
		return now;
	}

	/** Begins a session for a user. */
	begin(user: string): string {
		return user;
	}
}
`,
		'src/s3/client.ts': 'export class Client {\n\tlock(key: string) {\n\t\treturn key;\n\t}\n}\n',
		'src/gcs/client.ts': 'export class Client {\n\tlock(key: string) {\n\t\treturn key;\n\t}\n}\n',
		'src/limits.ts': `/** Requests that are counted before a client waits. */
export const countedRequests = 5;

export function throttleClient(client: string, requests: number) {
	// Requests are counted here, and a client that sends too many waits.
	return { client, waits: requests > countedRequests };
}
`,
		'src/log.ts': 'export function log(line: string) {\n\tconsole.log(line);\n}\n',
		'src/job.ts': `import { SessionStore } from './session/store.ts';

export function nightly() {
	new SessionStore().purgeExpired(1);
}
`,
		'test/session.test.ts':
			"import { SessionStore } from '../src/session/store.ts';\ntest('expired sessions are removed', () => {\n\tnew SessionStore().purgeExpired(1);\n});\n",
		...Object.fromEntries(
			Array.from({ length: 60 }, (_, at) => [
				`src/many/${at}.ts`,
				`export const zebra${at} = ${'zebra + '.repeat(at)}1;\n`,
			]),
		),
		'docs/sessions.md': '# Sessions\n\nExpired sessions are removed by a job.\n',
	});
});
afterAll(() => indexed.end());

async function find(text: string, limit = 5): Promise<AutoAnswer> {
	const { reader, root } = indexed;
	const query = parseQuery(text, []);
	const table = openFileTable(reader);
	const none = { changed: async () => new Set<string>(), by: async () => new Set<string>() };
	return searchAuto({
		...{ reader, table, words: openWordTable(reader), query, offset: 0, limit },
		filter: await compileFilter(reader, table, query.filters, none),
		readText: textsOf(root, { maxFileBytes: 1_000_000 }),
	});
}

describe('a question in plain language', () => {
	test('words with digits count', async () => {
		const { clusters } = await find('how does the s3 client lock a key');
		expect(clusters[0].seed.file).toBe('src/s3/client.ts');
	});

	test('finds the definition it is about, before its test and its document', async () => {
		const { clusters } = await find('where are expired sessions removed?');
		expect(clusters[0].seed).toMatchObject({
			file: 'src/session/store.ts',
			qualifiedName: 'SessionStore.purgeExpired',
		});
		expect(clusters.map(({ seed }) => seed.file)).toContain('test/session.test.ts');
		expect(clusters.map(({ seed }) => seed.file)).not.toContain('src/other1.ts');
	});

	test('other forms of a word count', async () => {
		const { clusters } = await find('expiring a session');
		expect(clusters[0].seed.file).toBe('src/session/store.ts');
	});

	test('tells what is around: callers, tests, callees and what stands beside it', async () => {
		const { clusters } = await find('purge expired');
		const { around } = clusters[0];
		expect(around.callers.items.map(({ qualifiedName }) => qualifiedName)).toEqual(['nightly']);
		expect(around.tests.items.map(({ file }) => file)).toEqual(['test/session.test.ts']);
		expect(around.callees.items.map(({ qualifiedName }) => qualifiedName)).toEqual(['log']);
		expect(around.beside).toMatchObject({ state: 'loaded', total: 1 });
	});

	test('links add a fifth at most, and the parts add up', async () => {
		const { clusters } = await find('expired sessions');
		for (const { score, why } of clusters) {
			expect(why.links).toBeLessThanOrEqual(0.2 * (why.words + why.chunk) + 0.001);
			expect(why.words + why.chunk + why.links).toBeCloseTo(score, 2);
		}
	});
});

test('pages fit together: those who go on reading get the same files first', async () => {
	const paths = async (limit: number) => (await find('zebra', limit)).clusters.map(({ seed }) => seed.file);
	const all = await paths(100);
	expect(new Set(all).size).toBe(40);
	for (const limit of [1, 10, 24, 25, 30]) expect(await paths(limit)).toEqual(all.slice(0, limit));
	expect(await find('zebra', 24)).toMatchObject({ found: 60, lookedAt: 24, hasMore: true });
	expect(await find('zebra', 25)).toMatchObject({ found: 60, lookedAt: 40, hasMore: false });
});

describe('what a file is told by', () => {
	test('what does it, rather than a value that has the same words', async () => {
		const { clusters } = await find('where are requests of a client counted');
		expect(clusters[0].seed).toMatchObject({ file: 'src/limits.ts', qualifiedName: 'throttleClient' });
	});

	test('a value that is asked for by its name', async () => {
		const { clusters } = await find('value of countedRequests');
		expect(clusters[0].seed.qualifiedName).toBe('countedRequests');
	});

	test('not a file that has another word with the same key', async () => {
		const taken = new Set(
			['purge', 'expired', 'nightly', 'session', 'store', 'throttle'].map((word) => wordKey(word)),
		);
		const letters = 'qxzjkvwyhg';
		let alike = '';
		for (let at = 0; !taken.has(wordKey(alike)); at++)
			alike = `q${[...String(at)].map((digit) => letters[Number(digit)]).join('')}`;
		expect((await find(alike)).clusters).toEqual([]);
	});
});

describe('what a query demands', () => {
	test('words that must not be there, phrases that must, filters', async () => {
		const files = async (text: string) => (await find(text)).clusters.map(({ seed }) => seed.file);
		expect(await files('expired -job')).not.toContain('docs/sessions.md');
		expect(await files('"removed by a job"')).toEqual(['docs/sessions.md']);
		expect(await files('expired in:test')).toEqual(['test/session.test.ts']);
		expect(await files('session kind:class')).toEqual(['src/session/store.ts']);
		expect(await files('nothinghasthisword')).toEqual([]);
	});
});

describe('places', () => {
	test.each([
		['TypeError: x\n    at purge (/home/ann/work/src/session/store.ts:6:9)', 'SessionStore.purgeExpired'],
		['  File "C:\\repo\\src\\session\\store.ts", line 12, in begin', 'SessionStore.begin'],
		['src/job.ts:4', 'nightly'],
	])('%s', async (text, name) => {
		const { clusters } = await find(text);
		expect(clusters[0].seed.qualifiedName).toBe(name);
		expect(clusters[0].why.named).not.toBeNull();
	});

	test.each([['lib/elsewhere/store.ts:6'], ['see 12:30 or http://example.org:80']])(
		'%s is none of the repository',
		async (text) => {
			const { clusters } = await find(text);
			expect(clusters.filter(({ why }) => why.named !== null)).toEqual([]);
		},
	);
});

describe('terms', () => {
	test('words beside one another may be one name', () => {
		const { terms } = termsOf('expired sessions are removed');
		const pairs = terms.filter(({ kind }) => kind === 'pair').map(({ text }) => text);
		expect(pairs).toContain('expiredsession');
		expect(pairs).not.toContain('sessionsare');
	});

	test('a text of thousands of words is cut, and says so', () => {
		const words = Array.from(
			{ length: 3_000 },
			(_, at) => `word${String.fromCharCode(97 + (at % 26)).repeat(1 + (at % 40))}`,
		);
		const { terms, isCut } = termsOf(words.join(' '));
		expect(isCut).toBe(true);
		expect(terms.length).toBeLessThan(200);
	});
});
