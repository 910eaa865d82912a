import { ByteReader, type ByteWriter } from './varint.ts';

/**
 * References of one file, in columns, ascending by `start`. `name` is an index into the file's own
 * list of names, `kind` a position in REF_KINDS.
 *
 * Packed: distance to the previous start; name; then one byte with kind, member bit, and whether
 * chunk or scope differ from the previous reference's. Most references cost three bytes.
 */
export interface PackedRefs {
	count: number;
	name: Int32Array;
	start: Int32Array;
	kind: Uint8Array;
	member: Uint8Array;
	chunk: Int32Array;
	scope: Int32Array;
}

const MEMBER = 8;
const CHUNK_CHANGES = 16;
const SCOPE_CHANGES = 32;

/** Columns of a reference that is to be packed. */
export const RefColumn = { name: 0, start: 1, kind: 2, member: 3, chunk: 4, scope: 5, width: 6 } as const;

/** `rows` are `count` references in `RefColumn`s; `order` lists them by start when they are not so already. */
export function encodeRefs(rows: Int32Array, count: number, order: Int32Array | null, out: ByteWriter): void {
	out.unsigned(count);
	let start = 0;
	let chunk = 0;
	let scope = 0;
	for (let i = 0; i < count; i++) {
		const at = (order === null ? i : order[i]) * RefColumn.width;
		out.unsigned(rows[at + RefColumn.start] - start);
		out.unsigned(rows[at + RefColumn.name]);
		let bits = rows[at + RefColumn.kind];
		if (rows[at + RefColumn.member]) bits |= MEMBER;
		if (rows[at + RefColumn.chunk] !== chunk) bits |= CHUNK_CHANGES;
		if (rows[at + RefColumn.scope] !== scope) bits |= SCOPE_CHANGES;
		out.unsigned(bits);
		if (bits & CHUNK_CHANGES) out.signed(rows[at + RefColumn.chunk] - chunk);
		if (bits & SCOPE_CHANGES) out.signed(rows[at + RefColumn.scope] - scope);
		start = rows[at + RefColumn.start];
		chunk = rows[at + RefColumn.chunk];
		scope = rows[at + RefColumn.scope];
	}
}

export function decodeRefs(blob: Uint8Array): PackedRefs {
	const reader = new ByteReader(blob);
	const count = reader.unsigned();
	const refs: PackedRefs = {
		count,
		name: new Int32Array(count),
		start: new Int32Array(count),
		kind: new Uint8Array(count),
		member: new Uint8Array(count),
		chunk: new Int32Array(count),
		scope: new Int32Array(count),
	};
	let start = 0;
	let chunk = 0;
	let scope = 0;
	for (let i = 0; i < count; i++) {
		start += reader.unsigned();
		refs.start[i] = start;
		refs.name[i] = reader.unsigned();
		const bits = reader.unsigned();
		if (bits & CHUNK_CHANGES) chunk += reader.signed();
		if (bits & SCOPE_CHANGES) scope += reader.signed();
		refs.kind[i] = bits & 7;
		refs.member[i] = bits & MEMBER ? 1 : 0;
		refs.chunk[i] = chunk;
		refs.scope[i] = scope;
	}
	return refs;
}
