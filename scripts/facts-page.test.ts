import { expect, test } from 'vitest';
import { contextTablesFor, FACT_KINDS, factKind } from '../src/model/facts/registry.ts';
import { casesByKind } from './facts-page.ts';

const told = FACT_KINDS.filter(({ over, isView, later }) => !over && !isView && !later);

test.each(told)('$kind has a case, and a look-alike that is none', ({ kind }) => {
	const cases = casesByKind().get(kind) ?? [];
	expect(cases.reduce((sum, { positive }) => sum + positive, 0)).toBeGreaterThan(0);
	expect(cases.reduce((sum, { negative }) => sum + negative, 0)).toBeGreaterThan(0);
});

test('cases speak of kinds that there are', () => {
	for (const kind of casesByKind().keys()) expect(factKind(kind)?.kind).toBe(kind);
});

test('names of kinds and views are words of their own', () => {
	const names = FACT_KINDS.flatMap(({ kind, view }) => (kind === view ? [kind] : [kind, view]));
	expect(new Set(names).size).toBe(names.length);
	for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
});

test('entries say what they mean', () => {
	for (const { kind, about, attributes, example, later } of FACT_KINDS) {
		expect(about, kind).toMatch(/^\S.*[^.]$/);
		if (later === undefined) expect(example, kind).not.toBe('');
		for (const [name, meaning] of Object.entries(attributes)) {
			expect(name, kind).toMatch(/^[a-z][a-z0-9_]*$/);
			expect(meaning, `${kind}.${name}`).not.toBe('');
		}
	}
});

test('a file has the views of its language and of what is written in it', () => {
	expect(contextTablesFor('cmd/main.go')).toContain('go_goroutines');
	expect(contextTablesFor('src/App.tsx')).toContain('react_components');
	expect(contextTablesFor('src/App.vue').every((view) => view.startsWith('vue_'))).toBe(true);
	expect(contextTablesFor('src/app.ts')).not.toContain('express_middleware_chains');
	expect(contextTablesFor('src/app.js')).toContain('express_middleware_chains');
	expect(contextTablesFor('README')).toEqual([]);
});
