import { childOfKind } from '../../model/syntax-walk.ts';
import { make, makeBinary } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { ALWAYS, allOf, isConstant } from './pattern-tests.ts';
import { isConstantText } from './patterns.ts';
import { closing, tokenValue } from './token-values.ts';
import type { Walk } from './walk.ts';

/** Deeper patterns are not described. */
const MAX_DEPTH = 20;

/** Whether a value fits the pattern between two tokens of a macro, both included; as in pattern-tests.ts. */
export function tokenPatternTest(
	walk: Walk,
	first: number,
	last: number,
	subject: number,
	depth = 0,
): number {
	const ways = split(walk, first, walk.tree.after[last], Kind.pipe).map((way) => {
		const [begin, end] = plain(walk, way);
		return depth > MAX_DEPTH ? make(walk, begin, 'other') : wayTest(walk, begin, end, subject, depth);
	});
	if (ways.length === 0 || ways.includes(ALWAYS)) return ALWAYS;
	return ways.reduce((a, b) => make(walk, first, 'either', '||', a, b));
}

type Range = readonly [first: number, last: number];

/** What stands between tokens of a kind; nothing where two of them follow one another. */
function split({ tree, kinds }: Walk, from: number, end: number, by: number): Range[] {
	const found: Range[] = [];
	let first = -1;
	let last = -1;
	for (let at = from; at < end; at = tree.after[at]) {
		if (kinds[tree.kind[at]] !== by) {
			if (first === -1) first = at;
			last = at;
		} else if (first !== -1) {
			found.push([first, last]);
			first = -1;
		}
	}
	if (first !== -1) found.push([first, last]);
	return found;
}

/** Without `&`, `ref`, `mut` and `name @`. */
function plain(walk: Walk, [from, last]: Range): Range {
	const { tree } = walk;
	let first = from;
	while (first < last) {
		const next = tree.after[first];
		const isNamed = walk.kind(first) === Kind.identifier && tree.names[tree.kind[next]] === '@';
		const isWord = walk.kind(first) === Kind.identifier && walk.textOf(first) === 'ref';
		const isBorrow = walk.kind(first) === Kind.ampersand || walk.kind(first) === Kind.mutable;
		if (isNamed && next !== last) first = tree.after[next];
		else if (isBorrow || isWord) first = next;
		else break;
	}
	return [first, last];
}

function wayTest(walk: Walk, first: number, last: number, subject: number, depth: number): number {
	const { tree } = walk;
	const kind = walk.kind(first);
	const inner = ([begin, end]: Range, value: number): number =>
		tokenPatternTest(walk, begin, end, value, depth + 1);
	if (first === last) {
		if (kind === Kind.underscore || tree.names[tree.kind[first]] === '..') return ALWAYS;
		if (kind === Kind.identifier && !isConstantText(walk.textOf(first))) return ALWAYS;
		if (kind === Kind.tokenTree) {
			const parts = partsOf(walk, first);
			if (walk.kind(first + 1) !== Kind.parenOpen) return make(walk, first, 'other');
			const hasComma = childOfKind(tree, first, walk.kinds, Kind.comma) !== -1;
			if (parts.length === 1 && !hasComma) return inner(parts[0], subject);
			return allOf(walk, first, placed(walk, parts, subject, inner));
		}
	}
	if (walk.kind(last) === Kind.tokenTree) return variantTest(walk, first, last, subject, inner);
	const { start } = tree;
	const { value } = tokenValue(walk, first, last);
	if (value === -1) return make(walk, first, 'other');
	const written = walk.text.slice(start[first], tree.end[last]);
	const place = [start[first], tree.end[last]] as const;
	if (/^[A-Za-z_]/.test(written) && !/\.\.|^(?:true|false)$/.test(written) && !isConstant(written))
		return walk.out.value('is', written, subject, value, ...place);
	return walk.out.value('binary', written.includes('..') ? 'in' : '==', subject, value, ...place);
}

/** `V(a, b)`, `V { x: 1, .. }` */
function variantTest(
	walk: Walk,
	first: number,
	list: number,
	subject: number,
	inner: (part: Range, value: number) => number,
): number {
	const { tree, out, text } = walk;
	let name = first;
	while (tree.after[name] < list) name = tree.after[name];
	const type = tokenValue(walk, first, name);
	const open = walk.kind(list + 1);
	if (type.value === -1 || open === Kind.bracketOpen) return make(walk, first, 'other');
	const start = tree.start[first];
	const written = text.slice(start, tree.end[name]);
	const test = out.value('is', written, subject, type.value, start, tree.end[list]);
	const parts = partsOf(walk, list);
	if (open === Kind.parenOpen) return allOf(walk, list, [test, ...placed(walk, parts, subject, inner)]);
	const fields = parts.map(([field, last]) => {
		const colon = tree.after[field];
		if (colon >= last || walk.kind(colon) !== Kind.colon) return ALWAYS;
		return inner([tree.after[colon], last], make(walk, field, 'member', walk.textOf(field), subject));
	});
	return allOf(walk, list, [test, ...fields]);
}

function partsOf(walk: Walk, list: number): Range[] {
	return split(walk, walk.tree.after[list + 1], closing(walk, list), Kind.comma);
}

/** The tests of parts by their places; of those behind `..` the places are not known. */
function placed(
	walk: Walk,
	parts: readonly Range[],
	subject: number,
	inner: (part: Range, value: number) => number,
): number[] {
	const { tree, out } = walk;
	const rest = parts.findIndex(([part]) => tree.names[tree.kind[part]] === '..');
	return parts.map(([first, last], at) => {
		const start = tree.start[first];
		const end = tree.end[last];
		const place = rest !== -1 && at > rest ? -1 : out.literal('number', `${at}`, start, end);
		return inner([first, last], out.value('index', null, subject, place, start, end));
	});
}

/** What a guard adds, which is asked for when the pattern fits. */
export function guardedTest(walk: Walk, test: number, guard: Range): number {
	const { tree, out } = walk;
	const [first, last] = guard;
	const { value } = tokenValue(walk, first, last);
	const holds = value === -1 ? make(walk, first, 'other') : value;
	if (test === ALWAYS) return holds;
	out.branch('then', test, tree.start[first], tree.end[last]);
	return makeBinary(walk, first, '&&', test, holds);
}
