import { expect, test } from 'vitest';
import { ListRecorder } from '../../../languages/testing/list-recorder.ts';
import typescript from '../../../languages/typescript/extract.ts';
import type { FactKind } from '../../../model/facts/kind.ts';
import type { FactRule } from '../../../model/facts/rules.ts';

const seen: FactKind = {
	kind: 'seen',
	view: 'seens',
	category: 'framework',
	about: 'a call that was seen',
	attributes: {
		origin: 'where its callee comes from',
		target: 'of its last argument',
		constant: 'of its first',
	},
	example: 'f()',
};

const RULES: FactRule[] = [
	{
		on: 'call',
		fact: seen,
		names: ['get'],
		from: ['express'],
		find(call, file, tell) {
			const target = file.target(call.argValues.at(-1) ?? -1, call.scope);
			const origin = file.originOf(call.calleeValue, call.scope);
			const chunk = file.chunk(target.chunk);
			const [first] = call.args;
			tell({
				origin: origin === null ? null : `${origin.module}:${origin.path}`,
				target:
					chunk === undefined ? `${target.import?.module}${target.members}` : (chunk.name ?? chunk.kind),
				constant: first.kind === 'identifier' ? file.constant(first.text, call.scope) : null,
			});
		},
	},
];

function recorded(text: string): ListRecorder {
	const recorder = new ListRecorder(text, { path: 'a.ts', language: 'typescript', facts: RULES });
	expect(typescript.extractFast?.('a.ts', text, 'typescript', recorder)).toBe(true);
	return recorder.finish();
}

/** `line origin | target | constant` of every fact. */
function factsIn(text: string): string[] {
	return recorded(text).facts.map(({ start, attributes: { origin, target, constant } }) => {
		const line = text.slice(0, start).split('\n').length;
		return `${line} ${origin} | ${target} | ${constant ?? '-'}`;
	});
}

test('a name is followed to the module it comes from, and no further', () => {
	const text = [
		"import express, { Router } from 'express';",
		"import * as users from './users';",
		"const PATH = '/here';",
		"let changed = '/a'; changed = '/b';",
		'const app = express();',
		'app.get(PATH, handler);',
		'function setup(router: Router) { router.get(changed, users.list); }',
		'class Server { app = express(); constructor(private readonly inner: Router) { this.own = app; }',
		'	run() { this.own.get(PATH, this.show); this.inner.get(PATH, () => 1); }',
		'	show() {} }',
		'function handler() {}',
		"const map = new Map(); map.get('x');",
		"function shadowed(app: Map<string, string>) { app.get('x'); }",
	].join('\n');
	expect(factsIn(text)).toEqual([
		'6 express:default().get | handler | /here',
		'7 express:Router.get | ./users.list | -',
		'9 express:default().get | show | /here',
		'9 express:Router.get | lambda | /here',
	]);
});

test('a name that leads to itself ends', () => {
	expect(factsIn("import 'express';\nlet a = b; let b = a; a.get('/x', a);")).toEqual([]);
});

test('a text has only so many facts', () => {
	const lines = Array.from({ length: 30_000 }, () => "x.get('/');").join('\n');
	const text = `import x from 'express';\n${lines}`;
	expect(recorded(text).facts).toHaveLength(20_000);
});

test('values that lead to each other in many ways take no longer', () => {
	const around = Array.from(
		{ length: 30 },
		(_, at) => `this.a = this.a.cut(${at}) || this.b; this.b = this.a;`,
	);
	const doubled = Array.from({ length: 60 }, (_, at) => `const x${at + 1} = x${at} || x${at};`);
	const text = `import express from 'express';
class A { go() { ${around.join(' ')} this.a.get('/x', 1); } }
const x0 = unknown(); ${doubled.join(' ')} x60.get('/y', 1);`;
	const before = performance.now();
	factsIn(text);
	expect(performance.now() - before).toBeLessThan(2_000);
});
