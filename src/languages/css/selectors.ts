import { nameEnd } from './lexing.ts';
import type { Walk } from './walk.ts';

const MAX_NAME = 160;

/** A selector as the name of its rule: on one line, without comments, capped. */
export function selectorName(text: string, start: number, end: number): string {
	const written = text.slice(start, Math.min(end, start + MAX_NAME * 4));
	const name = written
		.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ')
		.replace(/\/\/[^\n]*/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}

const DOT = 46;
const HASH = 35;
const PERCENT = 37;

/**
 * The classes and ids that a selector is about: written, because this is where they get their look.
 * Elements with a dash in their name are custom ones: types that are defined elsewhere.
 */
export function referSelector({ tokens, out }: Walk, start: number, end: number): void {
	const { text } = tokens;
	for (let at = start; at < end; ) {
		const unit = text.charCodeAt(at);
		if (unit === 34 || unit === 39) at = past(text, text[at], at + 1, end);
		else if (unit === 91) at = past(text, ']', at + 1, end);
		else if (unit === 47 && text.charCodeAt(at + 1) === 42) at = past(text, '*/', at + 2, end);
		else if (unit === 47 && text.charCodeAt(at + 1) === 47) at = past(text, '\n', at + 2, end);
		else if ((unit === HASH || unit === 64) && text.charCodeAt(at + 1) === 123)
			at = past(text, '}', at + 2, end);
		else if (unit === DOT || unit === HASH || unit === PERCENT) at = referName(at);
		else if (unit === 58) {
			while (text.charCodeAt(at) === 58) at++;
			const last = nameEnd(text, at, end);
			// What Less extends is not what the rule is for.
			const isExtend = text.slice(at, last) === 'extend' && text[last] === '(';
			at = isExtend ? past(text, ')', last, end) : last;
		} else if (isNameStart(unit)) at = referElement(at);
		else at++;
	}

	function referName(at: number): number {
		const last = nameEnd(text, at + 1, end);
		const first = text.charCodeAt(at + 1);
		const isPart =
			text.charCodeAt(last) === HASH || text.charCodeAt(last) === 64 || (first === 45 && last === at + 2);
		const placeholder = text.charCodeAt(at) === PERCENT;
		if (last === at + 1 || (first >= 48 && first <= 57) || isPart) return Math.max(last, at + 1);
		const name = text.slice(at + 1, last).replace(/\\(.)/g, '$1');
		out.refer(placeholder ? `%${name}` : name, placeholder ? at : at + 1, 'write', false);
		return last;
	}

	function referElement(at: number): number {
		const last = nameEnd(text, at, end);
		const name = text.slice(at, last);
		if (/^[a-z][a-z0-9]*-[a-z0-9-]+$/.test(name) && text.charCodeAt(last) !== 40)
			out.refer(name, at, 'type', false);
		return Math.max(last, at + 1);
	}
}

function isNameStart(unit: number): boolean {
	return (
		(unit >= 97 && unit <= 122) ||
		(unit >= 65 && unit <= 90) ||
		unit === 95 ||
		unit === 45 ||
		unit === 92 ||
		unit > 127
	);
}

function past(text: string, mark: string, from: number, end: number): number {
	const at = text.slice(from, end).indexOf(mark);
	return at === -1 ? end : from + at + mark.length;
}
