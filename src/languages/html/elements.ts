import { wordSet } from '../../model/word-list.ts';
import { isLetter, isSpace, readTag, type Tag, tagNameEnd } from '../shared/tags.ts';
import { pastBraces, type TextScanner } from './brace-texts.ts';

export interface Element {
	tag: Tag;
	/** Lower case. */
	name: string;
	/** Past its closing tag, or where it ends without one. */
	end: number;
	/** The comment directly above; -1 without one. */
	docStart: number;
	docEnd: number;
}

const VOID: ReadonlySet<string> = wordSet(
	'area base br col embed hr img input link meta param source track wbr',
);
/** Elements whose content is no markup. */
const RAW: ReadonlySet<string> = wordSet('script style textarea title xmp iframe noembed noframes');
/** Those of them that hold no code of a template. */
const NO_TEMPLATE: ReadonlySet<string> = new Set(['script', 'style']);
/** What an opening tag ends, when it is the innermost element. */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
	[
		['li', 'li'],
		['dt', 'dt dd p'],
		['dd', 'dt dd p'],
		['tr', 'tr td th'],
		['td', 'td th'],
		['th', 'td th'],
		['option', 'option'],
		['optgroup', 'option optgroup'],
		['tbody', 'thead tbody tr td th'],
		['tfoot', 'thead tbody tr td th'],
		...'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'
			.split(' ')
			.map((name) => [name, 'p']),
	].map(([name, ended]) => [name, new Set(ended.split(' '))]),
);
/** More searches to the end of the text would make a hostile one quadratic. */
const MAX_MISSES = 16;

/** The elements of a text in source order, each with its end. One pass; an end tag ends what is open in it. */
export function readElements(text: string, scanner: TextScanner | null = null): Element[] {
	const elements: Element[] = [];
	const open: Element[] = [];
	/** How many of a name are open. */
	const counts = new Map<string, number>();
	let misses = 0;
	let comment: [number, number] = [-1, -1];
	const close = (end: number): void => {
		const element = open.pop()!;
		element.end = end;
		counts.set(element.name, counts.get(element.name)! - 1);
	};
	const nextTag = (from: number): number => scanner?.next(from, open.length) ?? text.indexOf('<', from);
	const braces = scanner === null ? null : pastBraces;
	let at = nextTag(0);
	while (at !== -1) {
		const next = text.charCodeAt(at + 1);
		let after = at + 1;
		if (next === 33 || next === 63 || next === 37) {
			after = pastDeclaration(text, at);
			if (text.startsWith('<!--', at)) comment = [at, after];
		} else if (next === 47 && isLetter(text.charCodeAt(at + 2))) {
			const nameEnd = tagNameEnd(text, at + 2);
			const name = text.slice(at + 2, nameEnd).toLowerCase();
			const end = text.indexOf('>', nameEnd);
			after = end === -1 ? text.length : end + 1;
			if ((counts.get(name) ?? 0) > 0) {
				while (open[open.length - 1].name !== name) close(at);
				close(after);
			}
		} else if (isLetter(next)) {
			const tag = readTag(text, at, braces);
			const name = tag.name.toLowerCase();
			const ended = Object.hasOwn(ENDS, name) ? ENDS[name] : undefined;
			while (open.length > 0 && ended?.has(open[open.length - 1].name)) close(at);
			const isAbove = comment[0] !== -1 && followsDirectly(text, comment[1], at);
			const element: Element = {
				tag,
				name,
				end: tag.end,
				docStart: isAbove ? comment[0] : -1,
				docEnd: isAbove ? comment[1] : -1,
			};
			elements.push(element);
			after = Math.max(tag.end, at + 1);
			if ((scanner === null ? RAW : NO_TEMPLATE).has(name) && !tag.selfClosing) {
				const last = misses > MAX_MISSES ? -1 : rawEnd(text, name, tag.end);
				if (last === -1) misses++;
				else after = element.end = last;
			} else if (!VOID.has(name) && !tag.selfClosing && !tag.isCut) {
				open.push(element);
				counts.set(name, (counts.get(name) ?? 0) + 1);
			}
		}
		at = nextTag(after);
	}
	while (open.length > 0) close(text.length);
	return elements;
}

/** Past a comment, a declaration, or what a template language has there. */
function pastDeclaration(text: string, at: number): number {
	const isComment = text.startsWith('<!--', at);
	const mark = isComment ? '-->' : text[at + 1] === '?' ? '?>' : text[at + 1] === '%' ? '%>' : '>';
	const end = text.indexOf(mark, at + 2);
	return end === -1 ? text.length : end + mark.length;
}

/** Past the closing tag of an element whose content is text, or -1. */
function rawEnd(text: string, name: string, from: number): number {
	let at = text.indexOf('</', from);
	while (at !== -1) {
		const nameEnd = at + 2 + name.length;
		if (text.slice(at + 2, nameEnd).toLowerCase() === name && !isNameUnit(text.charCodeAt(nameEnd))) {
			const end = text.indexOf('>', nameEnd);
			return end === -1 ? text.length : end + 1;
		}
		at = text.indexOf('</', at + 2);
	}
	return -1;
}

function isNameUnit(unit: number): boolean {
	return isLetter(unit) || unit === 45 || (unit >= 48 && unit <= 57);
}

/** Only the end of one line lies between. */
function followsDirectly(text: string, from: number, to: number): boolean {
	let lines = 0;
	for (let at = from; at < to; at++) {
		const unit = text.charCodeAt(at);
		if (!isSpace(unit)) return false;
		if (unit === 10 && ++lines > 1) return false;
	}
	return lines === 1;
}
