import { LINK_RULES, LINK_STATUSES, type LinkRule, type LinkStatus } from '../model/link.ts';

const COMPLETE = 8;
const STATUS_MASK = 7;
const RULE_SHIFT = 4;

/** `call_link.bits`: the status, whether it is complete, and the rule. */
export function packLinkBits(status: LinkStatus, complete: boolean, rule: LinkRule): number {
	return LINK_STATUSES.indexOf(status) | (complete ? COMPLETE : 0) | (LINK_RULES.indexOf(rule) << RULE_SHIFT);
}

export function unpackLinkBits(bits: number): { status: LinkStatus; complete: boolean; rule: LinkRule } {
	return {
		status: LINK_STATUSES[bits & STATUS_MASK],
		complete: (bits & COMPLETE) !== 0,
		rule: LINK_RULES[bits >> RULE_SHIFT],
	};
}

/** The parts as SQL. */
export function linkBitsSql(alias: string): { status: string; complete: string; rule: string } {
	return {
		status: `(${alias}.bits & ${STATUS_MASK})`,
		complete: `(${alias}.bits & ${COMPLETE}) <> 0`,
		rule: `(${alias}.bits >> ${RULE_SHIFT})`,
	};
}
