import { VALUE_OPS, type ValueOp } from '../../model/recorder.ts';
import { ByteReader, type ByteWriter } from './varint.ts';

/**
 * What the linker reads of a file: scopes, bindings, values, and where values go. Rows of integers
 * with fixed columns; names are indices into the file's own list, -1 is none, offsets are in the container.
 */
export interface Flow {
	scopes: Int32Array; // kind, parent, chunk, start, length
	bindings: Int32Array; // scope, name, kind, start, chunk, type, value, path, index
	values: Int32Array; // op, name, a, b
	calls: Int32Array; // scope, callee value, first argument (an `item` value)
	imports: Int32Array; // scope
	assigns: Int32Array; // scope, chunk, target, value, start
	yields: Int32Array; // kind, chunk, value, start
	heritage: Int32Array; // chunk, kind, text, name, start, value
}

/** How each column is written: `u` from 0, `o` from -1, `d` as the distance to the row before. */
const SECTIONS: { name: keyof Flow; columns: string }[] = [
	{ name: 'scopes', columns: 'uoudu' },
	{ name: 'bindings', columns: 'duudooooo' },
	{ name: 'calls', columns: 'doo' },
	{ name: 'imports', columns: 'd' },
	{ name: 'assigns', columns: 'ddood' },
	{ name: 'yields', columns: 'udod' },
	{ name: 'heritage', columns: 'duuudo' },
];

/** Columns per row of each section. */
export const FLOW_STRIDE = {
	scopes: 5,
	bindings: 9,
	values: 4,
	calls: 3,
	imports: 1,
	assigns: 5,
	yields: 4,
	heritage: 6,
} as const;

const NAMED = 1;
const FIRST = 2;
const SECOND = 4;

/** Which operands an operation has, so that the others cost nothing. */
const OPERANDS: Record<ValueOp, number> = {
	name: NAMED,
	member: NAMED | FIRST,
	index: FIRST | SECOND,
	call: FIRST,
	chunk: FIRST,
	string: NAMED | FIRST,
	literal: NAMED | FIRST,
	object: FIRST,
	entry: NAMED | FIRST | SECOND,
	array: FIRST,
	item: FIRST | SECOND,
	spread: FIRST,
	await: FIRST,
	either: NAMED | FIRST | SECOND,
	this: 0,
	super: 0,
	cast: NAMED | FIRST,
	module: NAMED,
	assign: FIRST | SECOND,
	other: 0,
	template: FIRST,
	binary: NAMED | FIRST | SECOND,
	unary: NAMED | FIRST,
	is: NAMED | FIRST | SECOND,
	choice: FIRST | SECOND,
	pair: FIRST | SECOND,
	yield: FIRST,
	deleted: 0,
	comprehension: FIRST | SECOND,
	within: FIRST | SECOND,
};
const OPERANDS_BY_CODE = VALUE_OPS.map((op) => OPERANDS[op]);

/** Operations whose `a` is the index of something else: a call, a chunk, a text, a scope. */
const NO_VALUE_FIRST: ReadonlySet<ValueOp> = new Set(['call', 'chunk', 'string', 'literal', 'within']);

/** `a` is a value for these; the recorder follows it. */
export const FOLLOWS_FIRST = VALUE_OPS.map((op) => (OPERANDS[op] & FIRST) !== 0 && !NO_VALUE_FIRST.has(op));
export const FOLLOWS_SECOND = OPERANDS_BY_CODE.map((mask) => (mask & SECOND) !== 0);

export function encodeFlow(flow: Flow, out: ByteWriter): void {
	encodeValues(flow.values, out);
	for (const { name, columns } of SECTIONS) encodeRows(flow[name], columns, out);
}

function encodeRows(rows: Int32Array, columns: string, out: ByteWriter): void {
	const width = columns.length;
	out.unsigned(rows.length / width);
	for (let at = 0; at < rows.length; at += width) {
		for (let column = 0; column < width; column++) {
			const value = rows[at + column];
			const how = columns.charCodeAt(column);
			if (how === 117) out.unsigned(value);
			else if (how === 111) out.unsigned(value + 1);
			else out.signed(at === 0 ? value : value - rows[at - width + column]);
		}
	}
}

function encodeValues(values: Int32Array, out: ByteWriter): void {
	const count = values.length / 4;
	out.unsigned(count);
	for (let i = 0, at = 0; i < count; i++, at += 4) {
		const op = values[at];
		const operands = OPERANDS_BY_CODE[op];
		out.unsigned(op);
		if (operands & NAMED) out.unsigned(values[at + 1] + 1);
		// Operands come before what uses them, mostly just before: the distance is short.
		if (operands & FIRST) {
			if (FOLLOWS_FIRST[op]) out.unsigned(values[at + 2] < 0 ? 0 : i - values[at + 2]);
			else out.unsigned(values[at + 2] + 1);
		}
		if (operands & SECOND) out.unsigned(values[at + 3] < 0 ? 0 : i - values[at + 3]);
	}
}

export function decodeFlow(blob: Uint8Array): Flow {
	const reader = new ByteReader(blob);
	const flow: Partial<Flow> = { values: decodeValues(reader) };
	for (const { name, columns } of SECTIONS) flow[name] = decodeRows(reader, columns);
	return flow as Flow;
}

function decodeRows(reader: ByteReader, columns: string): Int32Array {
	const width = columns.length;
	const rows = new Int32Array(reader.unsigned() * width);
	for (let row = 0; row < rows.length; row += width) {
		for (let column = 0; column < width; column++) {
			const at = row + column;
			const how = columns.charCodeAt(column);
			if (how === 117) rows[at] = reader.unsigned();
			else if (how === 111) rows[at] = reader.optional();
			else rows[at] = reader.signed() + (row === 0 ? 0 : rows[at - width]);
		}
	}
	return rows;
}

function decodeValues(reader: ByteReader): Int32Array {
	const values = new Int32Array(reader.unsigned() * 4).fill(-1);
	const back = (i: number): number => {
		const distance = reader.unsigned();
		return distance === 0 ? -1 : i - distance;
	};
	for (let i = 0, at = 0; at < values.length; i++, at += 4) {
		const op = reader.unsigned();
		const operands = OPERANDS_BY_CODE[op];
		values[at] = op;
		if (operands & NAMED) values[at + 1] = reader.optional();
		if (operands & FIRST) values[at + 2] = FOLLOWS_FIRST[op] ? back(i) : reader.optional();
		if (operands & SECOND) values[at + 3] = back(i);
	}
	return values;
}
