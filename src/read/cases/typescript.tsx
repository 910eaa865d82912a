/*
 * Copyright of somebody.
 */
import { readFile } from 'node:fs/promises';
import {
	type Store,
	openStore,
} from './store';

// A remark that describes nothing.
const NAMES = [
	'one {',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
];

/** Settings of a run. */
export interface Settings {
	/** Where it reads. */
	path: string;
	retry?: { times: number; wait: number };
}

/**
 * Runs everything.
 *
 * It takes its time.
 */
export class Runner<T extends Store = Store> extends Base {
	#count = 0;
	readonly pattern = /[{"'`]/g;
	private handlers: Record<string, () => void> = {
		start: () => {
			this.#count++;
			this.#count++;
			this.#count++;
			this.#count++;
		},
	};

	constructor(
		private readonly store: T,
		options: { deep: boolean } = { deep: false },
	) {
		super();
		this.open();
		this.store.begin(`a ${options.deep ? `b ${'}'}` : '{'}`);
		this.close();
	}

	/** How often. */
	get count(): number {
		return this.#count;
	}

	@logged({ level: 'debug' })
	async run(path: string): Promise<{ text: string }> {
		const text = await readFile(path, 'utf8');
		const inner = () => {
			return text;
		};
		if (text === '') throw new Error('}');
		return { text: inner() };
	}
}

export const add = (a: number, b: number) => a + b;

export const view = (name: string) => (
	<div>
		don't
		{name}
		<b>bold</b>
		<i>it</i>
	</div>
);

app.get('/users', async (request) => {
	const users = await all(request);
	const seen = users.filter(Boolean);
	const known = seen.map(String);
	const rest = known.slice(1);
	return rest;
});

describe('runner', () => {
	beforeEach(() => reset());
	it('runs', async () => {
		const runner = new Runner(openStore());
		const { text } = await runner.run('x');
		expect(text).toBe('');
		expect(text).not.toBe('{');
		expect(runner.count).toBe(1);
	});
});

const QUERY = `
	SELECT *
	FROM users
	WHERE name = '}'
	AND a = 1
	AND b = 2
	AND c = 3
	ORDER BY name
`;

one();
two();
three();
four();
five();
six();
seven();
eight();
nine();
