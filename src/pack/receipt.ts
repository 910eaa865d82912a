import type { Level, PackOmission, Role } from './pack.ts';

/** Something that was considered and left out. */
export interface LeftOut {
	role: Role;
	name: string;
	kind: string;
	file: string;
	line: number;
	reason: PackOmission;
}

/** What a pack holds and what it does not. Every number is of things that were considered, but for `beyond`. */
export interface Receipt {
	considered: number;
	included: Record<Level, number>;
	leftOut: Record<PackOmission, number>;
	/** The first that were left out, the nearest first. */
	first: LeftOut[];
	/** Things that were not looked at, because too many are as near. */
	beyond: number;
	/** Calls that could not be followed: inside what was asked for, and of its names anywhere. */
	unresolved: { inside: number; ofNames: number };
	/** Of a pack that goes on from another: what that had and is not there any more. */
	gone: number;
	/** What else a reader should know. */
	notes: string[];
	tokenizer: string;
	budget: number;
	/** Of the whole pack, this receipt included. */
	tokens: number;
	/** Of the request and of all that is shown. */
	hash: string;
	since: string | null;
}

/** The receipt in lines of words, for every format that shows it to people. */
export function receiptLines(receipt: Receipt, name: (left: LeftOut) => string): string[] {
	const { included, leftOut, first, beyond, unresolved, gone, notes, since } = receipt;
	const shown = included.full + included.skeleton + included.line;
	const left = Object.entries(leftOut).filter(([, count]) => count > 0);
	const lines = [
		`included ${shown} of ${receipt.considered} considered: ${included.full} in full, ${included.skeleton} as skeletons, ${included.line} as lines`,
	];
	if (left.length > 0) {
		const reasons = left.map(([reason, count]) => `${count} ${REASONS[reason as PackOmission]}`).join(', ');
		lines.push(`left out: ${reasons}${first.length === 0 ? '' : `; first ${first.map(name).join(', ')}`}`);
	}
	if (beyond > 0) lines.push(`not considered: ${beyond} more that are no nearer`);
	if (unresolved.inside > 0 || unresolved.ofNames > 0) {
		lines.push(
			`unresolved nearby: ${unresolved.inside} calls inside what was asked for, ${unresolved.ofNames} calls of its names`,
		);
	}
	if (since !== null)
		lines.push(`since ${since}: what it had is not repeated; ${gone} of it are gone or changed`);
	lines.push(...notes);
	lines.push(`tokens ${receipt.tokens} of ${receipt.budget} (${receipt.tokenizer})`, `hash ${receipt.hash}`);
	return lines;
}

const REASONS: Record<PackOmission, string> = {
	budget: 'over the budget',
	'inside another': 'inside something shown',
	known: 'known already',
	unreadable: 'not readable any more',
};
