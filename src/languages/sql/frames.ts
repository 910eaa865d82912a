import type { RefKind } from '../../model/recorder.ts';

/** What the words between one pair of parentheses are about. */
export interface Frame {
	/** A list of tables: after a comma comes another, used so. */
	inFrom: boolean;
	list: RefKind;
	/** The next name is a table, used so. */
	expect: RefKind | null;
	/** Names are columns that are written to: those of `INSERT INTO t (…)`. */
	columns: boolean;
	/** In the SET of an UPDATE. */
	sets: boolean;
	/** The function before the parenthesis. */
	opener: string;
}

export const frame = (part: Partial<Frame> = {}): Frame => ({
	inFrom: false,
	list: 'read',
	expect: null,
	columns: false,
	sets: false,
	opener: '',
	...part,
});

/** Functions with a FROM between their arguments. */
export const FROM_INSIDE = /^(?:extract|substring|trim|overlay|position|substr)$/;
/** Words before UPDATE that make it no statement. */
export const NO_UPDATE = /^(?:for|on|do|or|before|after|key|of|instead|no|when|then|grant|revoke|disable)$/;
/** Words that leave open whether a table follows. */
export const BEFORE_TABLE =
	/^(?:table|only|lateral|ignore|low_priority|if|exists|not|into|from|overwrite|local|as)$/;
export const SUBQUERY = /^(?:select|with|values|insert|update|delete)$/;
export const DECISIONS = /^(?:elsif|elseif|when|while|loop)$/;
