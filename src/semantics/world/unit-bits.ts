import { CHUNK_KINDS } from '../../model/chunk.ts';
import { SCOPE_KINDS } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { FUNCTIONS } from '../chunk-kinds.ts';
import { bitOf, insideOf } from './need.ts';

const FUNCTION = SCOPE_KINDS.indexOf('function');
/** Stands for a scope that is not inside a function. */
export const OUTSIDE = 0xffff;

/** The bit that says that a chunk was looked at: of its name, or of what is around it; of the function that it is inside of. */
export function chunkBits({ chunks }: LinkedFile): Uint16Array {
	const bits = new Uint16Array(chunks.length);
	const inside = insideBits({ chunks });
	for (const [chunk, { name, parent }] of chunks.entries()) {
		if (parent >= 0 && inside[parent] !== OUTSIDE) bits[chunk] = inside[parent];
		else bits[chunk] = name === null && parent >= 0 ? bits[parent] : bitOf(name ?? '');
	}
	return bits;
}

/** The bit of what runs in a chunk: that of the outermost function around it, or of itself; `OUTSIDE` when there is none. */
export function insideBits({ chunks }: Pick<LinkedFile, 'chunks'>): Uint16Array {
	const bits = new Uint16Array(chunks.length).fill(OUTSIDE);
	const named = new Uint16Array(chunks.length);
	for (const [chunk, { name, parent, kind }] of chunks.entries()) {
		named[chunk] = name === null && parent >= 0 ? named[parent] : bitOf(name ?? '');
		if (parent >= 0 && bits[parent] !== OUTSIDE) bits[chunk] = bits[parent];
		else if (FUNCTIONS.has(CHUNK_KINDS[kind])) bits[chunk] = insideOf(named[chunk]);
	}
	return bits;
}

/** The bit of the outermost function that each scope is inside of, `OUTSIDE` for none. */
export function scopeBits({ flow: { scopes }, chunks }: LinkedFile): Uint16Array {
	const bits = new Uint16Array(scopes.length / FLOW_STRIDE.scopes).fill(OUTSIDE);
	for (let scope = 0, at = 0; at < scopes.length; scope++, at += FLOW_STRIDE.scopes) {
		const parent = scopes[at + 1];
		if (parent >= 0 && bits[parent] !== OUTSIDE) bits[scope] = bits[parent];
		else if (scopes[at] === FUNCTION) {
			let chunk = scopes[at + 2];
			while (chunk > 0 && chunks[chunk].name === null) chunk = chunks[chunk].parent;
			bits[scope] = insideOf(bitOf(chunks[chunk]?.name ?? ''));
		}
	}
	return bits;
}
