import type { Node, Program } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ListRecorder } from '../testing/list-recorder.ts';
import { extractProgram } from './program.ts';

const DEPTH = 1_000_000;

/** Names are at their offsets, and every level has a range of its own inside the one around it. */
const text = 'x'.repeat(2 * DEPTH + 2);

type Wrap = (inner: object, range: { start: number; end: number }) => object;

const name = { type: 'Identifier', name: 'x', start: DEPTH, end: DEPTH + 1 };
const wraps: Record<string, Wrap> = {
	binary: (left, range) => ({ type: 'BinaryExpression', operator: '+', left, right: name, ...range }),
	logical: (left, range) => ({ type: 'LogicalExpression', operator: '&&', left, right: name, ...range }),
	ternary: (alternate, range) => ({
		type: 'ConditionalExpression',
		test: name,
		consequent: name,
		alternate,
		...range,
	}),
	member: (object, range) => ({
		type: 'MemberExpression',
		object,
		property: name,
		computed: false,
		...range,
	}),
	call: (callee, range) => ({ type: 'CallExpression', callee, arguments: [], optional: false, ...range }),
	argument: (inner, range) => ({ type: 'NewExpression', callee: name, arguments: [inner], ...range }),
	arrow: (body, range) => ({ type: 'ArrowFunctionExpression', params: [], body, ...range }),
	array: (inner, range) => ({ type: 'ArrayExpression', elements: [inner], ...range }),
	object: (value, range) => ({
		type: 'ObjectExpression',
		properties: [{ type: 'Property', kind: 'init', key: name, value, computed: false, ...range }],
		...range,
	}),
	cast: (expression, range) => ({ type: 'TSAsExpression', expression, typeAnnotation: name, ...range }),
	assignment: (right, range) => ({
		type: 'AssignmentExpression',
		operator: '=',
		left: name,
		right,
		...range,
	}),
	template: (inner, range) => ({ type: 'TemplateLiteral', quasis: [], expressions: [inner], ...range }),
	sequence: (inner, range) => ({ type: 'SequenceExpression', expressions: [name, inner], ...range }),
};

function nest(depth: number, kinds: Wrap[]): Program {
	let node: object = name;
	for (let level = depth; level > 0; level--) {
		const wrap = kinds[level % kinds.length];
		node = wrap(node, { start: level, end: 2 * DEPTH + 2 - level });
	}
	const statement = { type: 'ExpressionStatement', expression: node, start: 0, end: text.length };
	return { type: 'Program', body: [statement as Node], start: 0, end: text.length } as unknown as Program;
}

test.each(Object.keys(wraps))('many levels of %s', (kind) => {
	const recorder = new ListRecorder(text);
	extractProgram(nest(50_000, [wraps[kind]]), [], recorder);
	recorder.finish();
	expect(recorder.refs.length).toBeGreaterThan(0);
});

test('a million levels of everything', { timeout: 60_000 }, () => {
	const recorder = new ListRecorder(text);
	extractProgram(nest(DEPTH, Object.values(wraps)), [], recorder);
	expect(recorder.finish().calls.length).toBeGreaterThan(DEPTH / 10);
});

test('many levels of blocks', () => {
	const recorder = new ListRecorder(text);
	let node: object = { type: 'ReturnStatement', argument: name, start: 0, end: 1 };
	for (let level = 0; level < 100_000; level++) {
		const body = level % 2 === 0 ? { type: 'BlockStatement', body: [node], start: 0, end: 1 } : node;
		node = { type: 'IfStatement', test: name, consequent: body, alternate: null, start: 0, end: 1 };
	}
	const program = { type: 'Program', body: [node], start: 0, end: 1 };
	extractProgram(program as unknown as Program, [], recorder);
	expect(recorder.finish().chunks[0].decisions).toBe(100_000);
});

test('a pattern of many levels', () => {
	let pattern: object = name;
	for (let level = 0; level < 100_000; level++) {
		const property = { type: 'Property', kind: 'init', key: name, value: pattern, computed: false };
		pattern = { type: 'ObjectPattern', properties: [{ ...property, start: 0, end: 1 }], start: 0, end: 1 };
	}
	const declarator = { type: 'VariableDeclarator', id: pattern, init: null, start: 0, end: 1 };
	const body = [{ type: 'VariableDeclaration', kind: 'const', declarations: [declarator], start: 0, end: 1 }];
	const recorder = new ListRecorder('x'.repeat(DEPTH + 1));
	extractProgram({ type: 'Program', body, start: 0, end: 1 } as unknown as Program, [], recorder);
	expect(recorder.finish().bindings).toHaveLength(1);
});

test('nodes without their optional properties', () => {
	const at = { start: 0, end: 1 };
	const nodes = [
		{ type: 'ClassDeclaration', id: { ...name, ...at }, ...at },
		{ type: 'SwitchStatement', discriminant: name, ...at },
		{ type: 'TryStatement', block: { type: 'BlockStatement', ...at }, ...at },
		{
			type: 'ExpressionStatement',
			expression: { type: 'CallExpression', callee: { ...name, ...at }, ...at },
			...at,
		},
		{ type: 'ImportDeclaration', source: { type: 'Literal', value: 'm', ...at }, ...at },
		{ type: 'ExportNamedDeclaration', ...at },
		{ type: 'SomethingNew', ...at },
	];
	const recorder = new ListRecorder(text);
	extractProgram({ type: 'Program', body: nodes, ...at } as unknown as Program, [], recorder);
	expect(recorder.finish().calls).toHaveLength(1);
	expect(recorder.chunks.map((chunk) => chunk.kind)).toEqual(['module', 'class']);
	expect(recorder.imports.map((spec) => spec.module)).toEqual(['m']);
});
