import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { type Lower, make, makeBinary, makeLiteral, operatorOf } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { isConstantName } from './patterns.ts';
import { typeText } from './type-names.ts';
import type { Walk } from './walk.ts';

/** Deeper patterns are not described. */
const MAX_DEPTH = 60;

/** What a pattern asks that everything fits. */
export const ALWAYS = -1;

/**
 * Whether a value fits a pattern; `ALWAYS` when it always does. A variant is asked for as a type is: `v is Some`,
 * `v is None`.
 */
export function patternTest(
	lower: Lower<Walk>,
	walk: Walk,
	pattern: number,
	subject: number,
	depth = 0,
): number {
	const { tree, fields } = walk;
	if (pattern === -1) return ALWAYS;
	if (depth > MAX_DEPTH) return make(walk, pattern, 'other');
	const inner = (part: number, value = subject): number => patternTest(lower, walk, part, value, depth + 1);
	switch (walk.kind(pattern)) {
		case Kind.identifier:
		case Kind.underscore:
		case Kind.restPattern:
			return takesAll(walk, pattern) ? ALWAYS : nameTest(lower, walk, pattern, subject);
		case Kind.scopedIdentifier:
		case Kind.genericType:
			return nameTest(lower, walk, pattern, subject);
		case Kind.shorthandField:
		case Kind.self:
			return ALWAYS;
		case Kind.matchPattern:
		case Kind.mutPattern:
		case Kind.refPattern:
		case Kind.referencePattern:
			return inner(partsOf(walk, pattern).at(-1) ?? -1);
		case Kind.capturedPattern:
			return inner(namedChildren(walk, pattern)[1] ?? -1);
		case Kind.orPattern: {
			const tests = partsOf(walk, pattern).map((part) => inner(part));
			if (tests.length === 0 || tests.includes(ALWAYS)) return ALWAYS;
			return tests.reduce((a, b) => make(walk, pattern, 'either', '||', a, b));
		}
		case Kind.rangePattern:
			return makeBinary(walk, pattern, 'in', subject, rangeOf(lower, walk, pattern));
		case Kind.tuplePattern:
			return allOf(walk, pattern, placed(walk, pattern, subject, inner));
		case Kind.tupleStructPattern:
			return allOf(walk, pattern, [
				typeTest(lower, walk, pattern, subject),
				...placed(walk, pattern, subject, inner),
			]);
		case Kind.structPattern: {
			const parts = namedChildren(walk, pattern).filter((part) => walk.kind(part) === Kind.fieldPattern);
			const tests = parts.map((part) => {
				const written = childByField(tree, part, fields.pattern);
				if (written === -1) return ALWAYS;
				const field = childByField(tree, part, fields.name);
				return inner(written, make(walk, field, 'member', walk.textOf(field), subject));
			});
			return allOf(walk, pattern, [typeTest(lower, walk, pattern, subject), ...tests]);
		}
		// How many items there are is not described.
		case Kind.slicePattern:
		case Kind.macroInvocation:
		case Kind.constBlock:
		case Kind.error:
			return make(walk, pattern, 'other');
		default:
			return equals(lower, walk, pattern, subject);
	}
}

/** The parts of a pattern that are patterns: `_` is a token. */
function partsOf(walk: Walk, pattern: number): number[] {
	const { tree, fields } = walk;
	const parts: number[] = [];
	for (let child = pattern + 1; child < tree.after[pattern]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (tree.field[child] === fields.type || tree.field[child] === fields.condition) continue;
		if (kind === Kind.underscore || (walk.isNamed(child) && kind !== Kind.mutable)) parts.push(child);
	}
	return parts;
}

/** The tests of parts by their places; of those behind `..` the places are not known. */
function placed(
	walk: Walk,
	pattern: number,
	subject: number,
	inner: (part: number, value?: number) => number,
): number[] {
	const parts = partsOf(walk, pattern);
	const hasComma = childOfKind(walk.tree, pattern, walk.kinds, Kind.comma) !== -1;
	if (walk.kind(pattern) === Kind.tuplePattern && parts.length === 1 && !hasComma) return [inner(parts[0])];
	const rest = parts.findIndex((part) => walk.kind(part) === Kind.restPattern);
	return parts.map((part, at) => {
		if (takesAll(walk, part)) return ALWAYS;
		const place = rest !== -1 && at > rest ? -1 : makeLiteral(walk, part, 'number', `${at}`);
		return inner(part, make(walk, part, 'index', null, subject, place));
	});
}

/** A name that is bound, `_` or `..`. */
function takesAll(walk: Walk, part: number): boolean {
	const kind = walk.kind(part);
	if (kind === Kind.identifier) return !isConstantName(walk, part);
	return kind === Kind.underscore || kind === Kind.restPattern;
}

function typeTest(lower: Lower<Walk>, walk: Walk, pattern: number, subject: number): number {
	const type = childByField(walk.tree, pattern, walk.fields.type);
	return make(walk, pattern, 'is', typeText(walk, type), subject, lower(walk, type));
}

/** A constant is equal to the value; any other name is a variant. */
function nameTest(lower: Lower<Walk>, walk: Walk, pattern: number, subject: number): number {
	const name = walk.textOf(pattern);
	if (isConstant(name)) return equals(lower, walk, pattern, subject);
	return make(walk, pattern, 'is', typeText(walk, pattern), subject, lower(walk, pattern));
}

/** `MAX`, `u8::MAX`, as everybody writes them; `A` alone may be a variant. */
export function isConstant(path: string): boolean {
	return /^_*[A-Z][A-Z0-9_]+$/.test(path.slice(path.lastIndexOf(':') + 1).trim());
}

function equals(lower: Lower<Walk>, walk: Walk, pattern: number, subject: number): number {
	return makeBinary(walk, pattern, '==', subject, lower(walk, pattern));
}

/** `1..=5`, `..5`, `1..` */
function rangeOf(lower: Lower<Walk>, walk: Walk, pattern: number): number {
	const { tree, fields } = walk;
	const ends = [fields.left, fields.right].map((field) => lower(walk, childByField(tree, pattern, field)));
	return makeBinary(walk, pattern, operatorOf(walk, pattern), ends[0], ends[1]);
}

/** What all hold for; what always does adds nothing. */
export function allOf(walk: Walk, pattern: number, tests: readonly number[]): number {
	const asked = tests.filter((test) => test !== ALWAYS);
	return asked.length === 0 ? ALWAYS : asked.reduce((a, b) => makeBinary(walk, pattern, '&&', a, b));
}
