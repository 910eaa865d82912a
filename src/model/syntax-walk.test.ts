import { describe, expect, it } from 'vitest';
import { NodeFlag, type SyntaxTree } from './syntax-tree.ts';
import {
	childByField,
	childOfKind,
	fieldIds,
	firstChild,
	firstNamedChild,
	isNamed,
	kindName,
	kindTable,
	nextNamedSibling,
	nextSibling,
	nextWithSameField,
	previousSibling,
	textOf,
	unknownKinds,
} from './syntax-walk.ts';

/** `f(a,/**\/b)`: call( name, args( "(", name, ",", comment, name, ")" ) ) */
const TREE: SyntaxTree = {
	count: 8,
	kind: Uint16Array.of(1, 2, 3, 4, 2, 6, 5, 2),
	field: Uint8Array.of(0, 1, 0, 0, 2, 0, 0, 2),
	start: Int32Array.of(0, 0, 1, 1, 2, 3, 4, 8),
	end: Int32Array.of(9, 1, 9, 2, 3, 4, 8, 9),
	parent: Int32Array.of(-1, 0, 0, 2, 2, 2, 2, 2),
	after: Int32Array.of(8, 2, 8, 4, 5, 6, 7, 8),
	flags: Uint8Array.of(1, 1, 1, 0, 1, 0, NodeFlag.named | NodeFlag.extra, 1),
	names: ['end', 'call', 'name', 'args', '(', 'comment', ',', 'call'],
	namedKinds: Uint8Array.of(0, 1, 1, 1, 0, 1, 0, 0),
	fieldNames: ['', 'function', 'argument'],
	text: 'f(a,/**/b',
	truncated: false,
};

describe('steps', () => {
	it('go to children and siblings and end with -1', () => {
		const visited: number[] = [];
		for (let child = firstChild(TREE, 2); child !== -1; child = nextSibling(TREE, child)) visited.push(child);
		expect(visited).toEqual([3, 4, 5, 6, 7]);
		expect(firstChild(TREE, 1)).toBe(-1);
		expect(firstChild(TREE, -1)).toBe(-1);
		expect(nextSibling(TREE, 0)).toBe(-1);
		expect(nextSibling(TREE, -1)).toBe(-1);
		expect(nextSibling(TREE, 2)).toBe(-1);
	});

	it('go back over a whole subtree', () => {
		expect(previousSibling(TREE, 2)).toBe(1);
		expect(previousSibling(TREE, 1)).toBe(-1);
		expect(previousSibling(TREE, 0)).toBe(-1);
		const two: SyntaxTree = {
			...TREE,
			count: 4,
			parent: Int32Array.of(-1, 0, 1, 0),
			after: Int32Array.of(4, 3, 3, 4),
		};
		expect(previousSibling(two, 3)).toBe(1);
	});

	it('pass over tokens and comments when asked for named ones', () => {
		expect(firstNamedChild(TREE, 2)).toBe(4);
		expect(nextNamedSibling(TREE, 4)).toBe(7);
		expect(nextNamedSibling(TREE, 7)).toBe(-1);
		expect(isNamed(TREE, 5)).toBe(false);
	});
});

describe('fields', () => {
	it('find children, all of them', () => {
		const F = fieldIds(TREE, FIELDS);
		expect(textOf(TREE, childByField(TREE, 0, F.function))).toBe('f');
		const first = childByField(TREE, 2, F.argument);
		expect([textOf(TREE, first), textOf(TREE, nextWithSameField(TREE, first))]).toEqual(['a', 'b']);
		expect(nextWithSameField(TREE, 7)).toBe(-1);
		expect(childByField(TREE, -1, F.argument)).toBe(-1);
	});

	it('that the grammar does not have are found nowhere', () => {
		const F = fieldIds(TREE, FIELDS);
		expect(F.body).toBe(-1);
		expect(childByField(TREE, 2, F.body)).toBe(-1);
	});

	it('are looked up once per grammar', () => {
		expect(fieldIds(TREE, FIELDS)).toBe(fieldIds({ ...TREE }, FIELDS));
		expect(fieldIds({ ...TREE, fieldNames: ['', 'body'] }, FIELDS).body).toBe(1);
	});
});

describe('kinds', () => {
	it('map to the pack’s numbers; a quoted name is the token', () => {
		const table = kindTable(TREE, KINDS);
		expect([...table]).toEqual([0, 1, 2, 0, 3, 0, 0, 4]);
		expect(kindTable({ ...TREE }, KINDS)).toBe(table);
		expect(childOfKind(TREE, 2, table, 3)).toBe(3);
		expect(childOfKind(TREE, 2, table, 1)).toBe(-1);
		expect(unknownKinds(TREE, KINDS)).toEqual(['lambda']);
	});

	it('of equal name all map', () => {
		const names = ['end', 'name', 'name'];
		const table = kindTable({ ...TREE, names, namedKinds: Uint8Array.of(0, 1, 1) }, KINDS);
		expect([...table]).toEqual([0, 2, 2]);
	});

	it('have names', () => {
		expect(kindName(TREE, 2)).toBe('args');
		expect(kindName(TREE, -1)).toBe('');
		expect(textOf(TREE, -1)).toBe('');
	});
});

const FIELDS = ['function', 'argument', 'body'] as const;
const KINDS = { call: 1, name: 2, '"("': 3, '"call"': 4, lambda: 5 };
