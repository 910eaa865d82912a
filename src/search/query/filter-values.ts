import { CHUNK_KINDS } from '../../model/chunk.ts';
import { FACT_KINDS, factKind } from '../../model/facts/registry.ts';
import { nearest } from '../../model/nearest.ts';
import type { FilterName } from './search-query.ts';

/** What a filter takes, and what is wrong with a value it does not take. */
interface FilterRule {
	about: string;
	/** A comma separates values; of the others it is a part. */
	isList: boolean;
	refuse?: (value: string) => Refusal | null;
}

export interface Refusal {
	message: string;
	hint: string;
}

/** Filters of a query and of the flags of the same names. */
export const FILTER_RULES: Readonly<Record<FilterName, FilterRule>> = {
	in: { about: 'a folder or file, by whole pieces of its path', isList: true, refuse: refuseOutside },
	path: { about: 'a part of the path', isList: true },
	file: { about: 'a part of the name of the file', isList: true },
	lang: { about: 'a language', isList: true },
	kind: { about: 'a kind of symbol', isList: true, refuse: refuseKind },
	exported: { about: 'true or false', isList: false, refuse: refuseTruth },
	changed: { about: 'a time such as 7d, or a revision', isList: false, refuse: refuseChange },
	author: { about: 'a part of a name or address', isList: false },
	calls: { about: 'the name of a function', isList: true },
	fact: { about: 'a kind of fact', isList: true, refuse: refuseFact },
};

/** `7d`: an amount and a unit of time. */
export const SPAN = /^(\d{1,5})(h|d|w|m|y)$/;
const TRUTHS: readonly string[] = ['true', 'false', 'yes', 'no'];

export function isTrue(value: string): boolean {
	return value === 'true' || value === 'yes';
}

const MAX_PIECES = 100;

function refuseOutside(value: string): Refusal | null {
	const pieces = value.split('/');
	if (pieces.length > MAX_PIECES)
		return { message: 'the path has too many pieces', hint: 'Give fewer of them.' };
	if (!pieces.includes('..')) return null;
	return {
		message: `${JSON.stringify(value)} leads out of the repository`,
		hint: 'Paths count from the root, without "..".',
	};
}

function refuseKind(value: string): Refusal | null {
	if ((CHUNK_KINDS as readonly string[]).includes(value)) return null;
	const close = nearest(value, CHUNK_KINDS);
	return {
		message: `no kind of symbol is called ${JSON.stringify(value)}`,
		hint: close === null ? `There are ${CHUNK_KINDS.join(', ')}.` : `Did you mean kind:${close}?`,
	};
}

function refuseTruth(value: string): Refusal | null {
	if (TRUTHS.includes(value)) return null;
	return {
		message: `${JSON.stringify(value)} is neither true nor false`,
		hint: 'Give exported:true or exported:false.',
	};
}

function refuseChange(value: string): Refusal | null {
	if (!value.startsWith('-')) return null;
	return {
		message: `${JSON.stringify(value)} is no time and no revision`,
		hint: 'Give a time such as 7d or 2w, or a revision.',
	};
}

function refuseFact(value: string): Refusal | null {
	const kind = factKind(value);
	if (kind?.over !== undefined) {
		return {
			message: `${value} is another name for rows of the view ${kind.over.view}, not a fact of a chunk`,
			hint: 'Use kind: and lang: for symbols, `assay sql` for the rest.',
		};
	}
	if (kind !== undefined && kind.later === undefined) return null;
	const close = nearest(
		value,
		FACT_KINDS.filter(({ later, over }) => later === undefined && over === undefined).flatMap((each) => [
			each.kind,
			each.view,
		]),
	);
	return {
		message: `no kind of fact is called ${JSON.stringify(value)}`,
		hint: close === null ? '`assay facts --kinds` lists them.' : `Did you mean fact:${close}?`,
	};
}
