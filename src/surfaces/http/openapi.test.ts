import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { questions } from '../../engine.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';
import { openApiDocument, schemaName } from './openapi.ts';
import { pathOf, served } from './question-routes.ts';

interface Operation {
	operationId: string;
	parameters?: { name: string; required?: boolean }[];
}

test('every question that is served is described, with its fields, and no other', async () => {
	const document = (await openApiDocument()) as { paths: Record<string, Record<string, Operation>> };
	const described = Object.keys(document.paths).filter((path) => document.paths[path].post !== undefined);
	expect(described).toEqual(served.map(pathOf));
	for (const question of served) {
		const { get } = document.paths[pathOf(question)];
		expect(get.parameters?.map(({ name }) => name)).toEqual(Object.keys(question.fields));
		for (const { name, required } of get.parameters ?? []) {
			const field = question.fields[name];
			expect(required ?? false, `${question.name} ${name}`).toBe(
				field.type === 'text' && field.required === true,
			);
		}
	}
	const ids = Object.values(document.paths).flatMap((path) =>
		Object.values(path).map((one) => one.operationId),
	);
	expect(new Set(ids).size).toBe(ids.length);
});

test('names of schemas are unique, and every reference leads to one', async () => {
	expect(new Set(questions.map(schemaName)).size).toBe(questions.length);
	const document = await openApiDocument();
	const { schemas } = document.components as { schemas: object };
	const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
		([, name]) => name,
	);
	expect(references.length).toBeGreaterThan(100);
	expect(references.filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
	expect(Object.keys(schemas).filter((name) => name.endsWith('Input') && !references.includes(name))).toEqual(
		[],
	);
});

/** As much of a document as the page uses. Markup has no way into it: there is no property for it. */
class Node {
	readonly children: (Node | string)[] = [];
	readonly attributes = new Map<string, string>();
	readonly listeners = new Map<string, (event: object) => void>();
	readonly tag: string;
	hidden = false;
	value = '';
	constructor(tag: string) {
		this.tag = tag;
		Object.seal(this);
	}
	get elements() {
		const fields = this.all().filter((node) => node.attributes.has('name'));
		return { namedItem: (name: string) => fields.find((node) => node.attributes.get('name') === name) };
	}
	get textContent(): string {
		return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
	}
	set textContent(text: string) {
		this.children.splice(0, this.children.length, text);
	}
	setAttribute(name: string, value: string) {
		this.attributes.set(name, value);
	}
	append(...nodes: (Node | string)[]) {
		this.children.push(...nodes);
	}
	replaceChildren(...nodes: (Node | string)[]) {
		this.children.splice(0, this.children.length, ...nodes);
	}
	addEventListener(name: string, listener: (event: object) => void) {
		this.listeners.set(name, listener);
	}
	all(): Node[] {
		return [this, ...this.children.flatMap((child) => (typeof child === 'string' ? [] : child.all()))];
	}
}

test('the page shows every question and asks it, without markup from outside', async () => {
	const script = /<script>([\s\S]*)<\/script>/.exec(docsPage)![1];
	expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|Function\(/);
	const byId = new Map(['about', 'version', 'list', 'filter', 'token'].map((id) => [id, new Node(id)]));
	const asked: { address: string; headers?: object }[] = [];
	const description = JSON.stringify(await openApiDocument());
	const fetch = async (address: string, init?: { headers: object }) => {
		asked.push({ address, headers: init?.headers });
		const text = address === '/openapi.json' ? description : '{"ok":true,"result":"<img src=x>"}';
		return { status: 200, text: async () => text, json: async () => JSON.parse(text) };
	};
	const document = {
		getElementById: (id: string) => byId.get(id),
		createElement: (tag: string) => new Node(tag),
	};
	runInNewContext(script, { document, fetch, URLSearchParams, performance });
	const list = byId.get('list')!;
	await expect.poll(() => list.children.length).toBeGreaterThan(served.length);
	for (const { name, summary } of served) {
		expect(list.textContent, name).toContain(summary);
		expect(list.textContent).toContain(`/api/v1/${name.replace(' ', '/')}`);
	}

	const pack = list.all().find((node) => node.attributes.get('id') === '/api/v1/pack')!;
	const form = pack.all().find(({ tag }) => tag === 'form')!;
	form.elements.namedItem('targets')!.value = 'a&b\nc';
	form.elements.namedItem('budget')!.value = '900';
	byId.get('token')!.value = 'secret';
	form.listeners.get('submit')!({ preventDefault: () => {} });
	await expect.poll(() => pack.textContent).toContain('"result": "<img src=x>"');
	expect(asked[1]).toEqual({
		address: '/api/v1/pack?targets=a%26b&targets=c&budget=900',
		headers: { authorization: 'Bearer secret' },
	});

	byId.get('filter')!.listeners.get('input')!({ target: { value: 'GRAPH/CALLERS' } });
	const visible = (list.children as Node[]).filter(({ hidden }) => !hidden);
	expect(visible.map((node) => node.attributes.get('id'))).toContain('/api/v1/graph/callers');
	expect(visible.length).toBeLessThan(5);
});

test('the page may run nothing but itself, and reaches nobody else', () => {
	expect(docsPage).not.toMatch(/https?:|\/\/[a-z]|<link|<img| src=| on[a-z]+=| style=/);
	expect(DOCS_POLICY).toMatch(
		/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; connect-src 'self';/,
	);
	expect(DOCS_POLICY).not.toContain('unsafe');
});
