/** A repository in which every question has something to say. */
export const FILES: Record<string, string> = {
	'package.json': '{ "name": "app", "private": true, "dependencies": { "express": "^4.0.0" } }',
	'assay.config.json': JSON.stringify({
		architecture: { forbidden: [{ from: ['src/log.ts'], to: ['src/store.ts'], because: 'logs are below' }] },
	}),
	'src/log.ts': `import { Store } from './store';
/** Writes a line. */
export function log(text: string): void { console.log(text, Store.name); }
`,
	'src/store.ts': `import { log } from './log';
export interface Shape { open(path: string): void }
/** Keeps things. */
export class Store implements Shape {
	open(path: string): void { const shown = path.trim(); log(shown); this.close(); }
	close(): void { log('closed'); }
	private unused(): void {}
}
`,
	'src/app.ts': `import express from 'express';
import { Store } from './store';
const app = express();
app.get('/things/:id', (request, response) => { new Store().open(request.params.id); response.end(); });
export function load() { return fetch('/things/1'); }
`,
	'src/store.test.ts': `import { Store } from './store';
test('opens', () => { new Store().open('x'); });
`,
	'tool.py': 'def twice(n):\n    return n * 2\n\ndef main():\n    print(twice(2))\n',
	'broken.py': 'def half(:\n    pass\n',
};

/** Written after the last commit, so that there are changes. */
export const CHANGED = {
	path: 'tool.py',
	text: 'def twice(n):\n    return n + n\n\ndef main():\n    print(twice(2))\n',
};

/** What is asked of a question: nothing in particular when nothing is listed here. */
export function inputsOf(question: string): readonly Record<string, unknown>[] {
	return INPUTS[question] ?? [{}];
}

/** What is asked on every surface, also wrongly. */
export const INPUTS: Record<string, readonly Record<string, unknown>[]> = {
	status: [{}, { skipped: true, limit: 1 }],
	overview: [{}],
	search: [
		{ query: 'where are things kept?' },
		{ query: 'Store', type: 'symbol', limit: 1, explain: true },
		{ query: 'close[d(]', type: 'regex', context: 1 },
		{ query: '(', type: 'regex' },
	],
	map: [{ budget: 500 }],
	symbols: [{ file: 'src/store.ts', limit: 3 }, { file: 'nowhere.ts' }, { file: '../outside.ts' }],
	symbol: [{ name: 'Store.open' }, { name: 'Stoer' }],
	read: [
		{ target: 'src/store.ts', skeleton: true },
		{ target: 'Store.open', with: 'callers,tests', lineNumbers: false },
	],
	definition: [{ place: 'src/store.ts:5:52' }],
	references: [{ target: 'log' }],
	explain: [{ target: 'Store.open' }],
	pack: [{ targets: ['Store.open', 'twice'], budget: 2000 }, { changed: 'HEAD' }],
	'graph callers': [{ target: 'log', depth: 3 }, { target: 'nothing' }],
	'graph callees': [{ target: 'Store.open' }],
	'graph impact': [{ target: 'src/log.ts' }],
	'graph deps': [{ target: 'src/app.ts' }],
	'graph types': [{ target: 'Store' }],
	'graph refs': [{ target: 'Store' }],
	'graph flow': [{ variable: 'src/store.ts:5:shown', explain: true }],
	'graph path': [{ from: 'Store.close', to: 'log', explain: true }],
	'graph cycles': [{}, { target: 'src/log.ts', types: true }],
	'graph dead': [{ explain: true }],
	'graph metrics': [{ by: 'fan-in' }],
	'tests-for': [{ target: 'Store.close' }, { changed: true }],
	arch: [{}],
	endpoints: [{ method: 'GET' }],
	'api-contracts': [{}],
	facts: [{}, { kind: 'api_endpoint' }],
	history: [{ file: 'tool.py' }],
	blame: [{ file: 'tool.py', lines: '1,2' }],
	changed: [{ revision: 'HEAD' }],
	sql: [
		{ query: 'SELECT name, kind FROM symbols ORDER BY name', limit: 3 },
		{ query: 'SELECT nothing' },
		{ schema: true },
	],
	doctor: [{}],
	config: [{}, { schema: true }],
};
