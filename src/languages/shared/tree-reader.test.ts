import { expect, test } from 'vitest';
import { type Handler, handlerTables } from './tree-reader.ts';

const KINDS = { call: 1, class_declaration: 2, '"&&"': 3 };
const first: Handler<null> = () => {};
const second: Handler<null> = () => {};

test('a row is for each kind that it names', () => {
	const { enter, leave } = handlerTables<null>(KINDS, {
		'call class_declaration': [first, second],
		'"&&"': [null, first],
	});
	expect(enter.slice(0, 5)).toEqual([undefined, first, first, undefined, undefined]);
	expect(leave.slice(0, 5)).toEqual([undefined, second, second, first, undefined]);
});

test('a later table replaces what an earlier one says, and keeps the rest', () => {
	const { enter, leave } = handlerTables<null>(KINDS, { call: [first, first] }, { call: [second] });
	expect([enter[1], leave[1]]).toEqual([second, first]);
});

test('a kind that the pack does not know is a mistake', () => {
	expect(() => handlerTables<null>(KINDS, { 'call clas': [first] })).toThrow('no kind clas');
});
