import { hash } from 'node:crypto';
import type { KindGroup } from './chunk.ts';

/**
 * How identities are written. What goes into them is found by `index/identify`; the store prints
 * them from the parts it keeps.
 */
export interface ChunkUidParts {
	virtualPath: string;
	/** Language of the segment the chunk lies in; null outside segments. */
	segmentLanguage: string | null;
	/** 16 hexadecimal digits each. */
	spanHash: string;
	preHash: string | null;
	postHash: string | null;
	/** 0 when there is none. */
	ordinal: number;
}

/** Of every uid. */
export const UID_START = 'ck64:v1:repo:';

export function formatChunkUid(parts: ChunkUidParts): string {
	const { virtualPath, segmentLanguage, spanHash, preHash, postHash, ordinal } = parts;
	let uid = `${UID_START}${virtualPath}`;
	if (segmentLanguage !== null) uid += `:${segmentLanguage}`;
	uid += `:${spanHash}`;
	if (preHash !== null) uid += `:${preHash}`;
	if (postHash !== null) uid += `:${postHash}`;
	return ordinal === 0 ? uid : `${uid}:ord${ordinal}`;
}

export interface SymbolIdentity {
	virtualPath: string;
	/** Container-aware: `Class.method`. */
	qualifiedName: string;
	kindGroup: KindGroup;
	signature: string | null;
	chunkUid: string;
}

export function symbolKey(path: string, qualifiedName: string, group: KindGroup): string {
	return `${path}::${qualifiedName}::${group}`;
}

/** Runs of white space become one space; everything else stays. */
export function normalizeSignature(signature: string): string {
	return signature.replace(/\s+/g, ' ');
}

/** Which of several signatures with one name. */
export function signatureKey(qualifiedName: string, signature: string): string {
	return `${qualifiedName}::${normalizeSignature(signature)}`;
}

export function scopedId(symbol: SymbolIdentity): string {
	const { virtualPath, qualifiedName, kindGroup, signature, chunkUid } = symbol;
	const signed = signature === null ? '' : signatureKey(qualifiedName, signature);
	return `${kindGroup}|${symbolKey(virtualPath, qualifiedName, kindGroup)}|${signed}|${chunkUid}`;
}

/** `heur` says that the identity was read from syntax, not given by a compiler's index. */
export function symbolId(scoped: string): string {
	return `sym1:heur:${hash('sha1', scoped)}`;
}

export interface CallPosition {
	/** Relative to the root, with forward slashes. */
	path: string;
	/** Lines and columns of the whole expression, 1-based. */
	startLine: number;
	startCol: number;
	endLine: number;
	endCol: number;
	/** As written: `db.query`. */
	callee: string;
}

export function callSiteId(at: CallPosition): string {
	const range = `${at.startLine}:${at.startCol}:${at.endLine}:${at.endCol}`;
	return `sha1:${hash('sha1', `${at.path}:${range}:${at.callee}`)}`;
}
