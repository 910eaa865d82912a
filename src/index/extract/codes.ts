import {
	BINDING_KINDS,
	BRANCH_KINDS,
	CALL_VIAS,
	EXIT_KINDS,
	EXPORT_KINDS,
	HERITAGE_KINDS,
	IMPORT_KINDS,
	REF_KINDS,
	type RefKind,
	SCOPE_KINDS,
	VALUE_OPS,
} from '../../model/recorder.ts';

/** The stored code of a word is its position in its list. */
const codesOf = <T extends string>(list: readonly T[]) => new Map(list.map((item, code) => [item, code]));
export const SCOPE_CODE = codesOf(SCOPE_KINDS);
export const BINDING_CODE = codesOf(BINDING_KINDS);
export const VIA_CODE = codesOf(CALL_VIAS);
export const IMPORT_CODE = codesOf(IMPORT_KINDS);
export const EXPORT_CODE = codesOf(EXPORT_KINDS);
export const VALUE_CODE = codesOf(VALUE_OPS);
export const HERITAGE_CODE = codesOf(HERITAGE_KINDS);
export const BRANCH_CODE = codesOf(BRANCH_KINDS);
export const EXIT_CODE = codesOf(EXIT_KINDS);
export const YIELD_KINDS = ['return', 'yield', 'throw'] as const;
export const YIELD_CODE = codesOf(YIELD_KINDS);
export const ITEM = VALUE_CODE.get('item')!;
export const ENTRY = VALUE_CODE.get('entry')!;
export const CALL_VALUE = VALUE_CODE.get('call')!;
export const CHUNK_VALUE = VALUE_CODE.get('chunk')!;
export const NAME = VALUE_CODE.get('name')!;
export const MEMBER = VALUE_CODE.get('member')!;
const [READ, WRITE, READ_WRITE, TYPE, CALL] = REF_KINDS.keys();

/** Told for every name in a file: comparing is quicker than looking up. */
export function refCode(kind: RefKind): number {
	if (kind === 'read') return READ;
	if (kind === 'call') return CALL;
	if (kind === 'type') return TYPE;
	return kind === 'write' ? WRITE : READ_WRITE;
}
