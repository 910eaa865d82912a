import type { Env, Outcome } from '../../../semantics/core/entity.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

/** What a type of functions says: `A.(B, C) -> D`. */
export interface FunctionType {
	receiver: string | null;
	params: string[];
}

/** A type of functions, and where the names in it are looked up. */
export interface PlacedFunctionType extends FunctionType {
	unit: Unit;
	scope: number;
	env: Env | null;
}

/** Names for one another that are followed. */
const MAX_ALIASES = 8;
const MAX_LENGTH = 500;

/** A type of functions as it is written, or as another name for it is; null for another type. */
export function functionTypeNamed(
	names: Nominal,
	unit: Unit,
	text: string,
	scope: number,
	env: Env | null,
): PlacedFunctionType | null {
	let at = { unit, text, scope, env };
	for (let left = MAX_ALIASES; left > 0; left--) {
		const written = functionTypeOf(at.text);
		if (written !== null) return { ...written, unit: at.unit, scope: at.scope, env: at.env };
		const type = names.dialect(at.unit).readType(at.text);
		if (type.is !== 'name') return null;
		const [first, ...rest] = type.path;
		let meant = names.typeName(at.unit, first, at.scope);
		for (const name of rest) meant = names.members.member(at.unit, meant, name, -1, 'type');
		const [alias] = meant.of;
		if (meant.of.length !== 1 || alias.is !== 'definition' || alias.unit.kind(alias.chunk) !== 'type')
			return null;
		const inner = alias.unit.file.chunks[alias.chunk].type;
		if (inner === null) return null;
		const given = type.args.map((each) => names.types.type(each, at.unit, at.scope, at.env));
		const known = new Map<string, Outcome>();
		for (const [place, { name }] of alias.unit.typeParams(alias.chunk).entries())
			if (place < given.length) known.set(name, given[place]);
		at = { unit: alias.unit, text: inner, scope: alias.unit.scopeOf(alias.chunk), env: known };
	}
	return null;
}

/** Whether something of a type is called with so many arguments: what it is called on may be the first of them. */
export function takesAsFunction({ receiver, params }: FunctionType, args: number): boolean {
	return args === params.length || (receiver !== null && args === params.length + 1);
}

/** Whether a type is one whose entities are called by their `invoke` alone. */
export function isNoFunction(names: Nominal, unit: Unit, text: string, scope: number): boolean {
	const { of, open } = names.types.written(unit, text, scope, null);
	return (
		!open &&
		of.length > 0 &&
		of.every(
			(entity) =>
				entity.is === 'instance' &&
				isType(entity.unit.kind(entity.chunk)) &&
				!names.members.named(entity, 'invoke', -1)?.of.some(({ is }) => is !== 'external'),
		)
	);
}

/** `suspend A.(B) -> C`, also in brackets; null for another type. */
function functionTypeOf(text: string): FunctionType | null {
	if (text.length > MAX_LENGTH || !text.includes('->')) return null;
	let plain = text.trim();
	for (let left = MAX_ALIASES; left > 0; left--) {
		plain = plain.replace(/^(?:@[\w.]+(?:\([^()]*\))?\s*|suspend\b\s*)+/, '').trim();
		const arrow = arrowIn(plain);
		if (arrow >= 0) return headOf(plain.slice(0, arrow).trim());
		const inner = /^\((.*)\)\??$/s.exec(plain);
		if (inner === null) return null;
		plain = inner[1].trim();
	}
	return null;
}

/** Where the arrow stands that is in no brackets; -1 for nowhere. */
function arrowIn(text: string): number {
	let inside = 0;
	for (let at = 0; at < text.length; at++) {
		const unit = text[at];
		if (unit === '-' && text[at + 1] === '>') {
			if (inside === 0) return at;
			at++;
		} else if ('(<['.includes(unit)) inside++;
		else if (')>]'.includes(unit)) inside--;
	}
	return -1;
}

/** `A.(B, C)` */
function headOf(head: string): FunctionType | null {
	if (!head.endsWith(')')) return null;
	let open = head.length - 1;
	for (let inside = 0; open >= 0; open--) {
		if (head[open] === ')') inside++;
		else if (head[open] === '(' && --inside === 0) break;
	}
	const before = head.slice(0, Math.max(0, open)).trim();
	if (open < 0 || (before !== '' && !before.endsWith('.')) || before.startsWith('context')) return null;
	const receiver = before
		.slice(0, -1)
		.trim()
		.replace(/^\((.*)\)$/s, '$1');
	const params = parted(head.slice(open + 1, -1));
	return { receiver: receiver === '' ? null : receiver, params };
}

/** The types of parameters, without their names. */
function parted(text: string): string[] {
	const parts: string[] = [];
	let inside = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		const unit = text[at];
		if (at === text.length || (unit === ',' && inside === 0)) {
			parts.push(text.slice(start, at).trim());
			start = at + 1;
		} else if (unit === '-' && text[at + 1] === '>') at++;
		else if ('(<['.includes(unit)) inside++;
		else if (')>]'.includes(unit)) inside--;
	}
	return parts.filter((part) => part !== '').map((part) => part.replace(/^[\p{L}\p{N}_]+\s*:\s*/u, ''));
}
