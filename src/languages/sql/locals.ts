import type { BindingKind } from '../../model/recorder.ts';
import { isMark } from '../shared/tokens.ts';
import { readType } from './types.ts';
import { isName, isNameHere, nameStart, nameText, readName, type Walk } from './walk.ts';

/** A parameter or variable of a routine. */
export function bindLocal(
	walk: Walk,
	index: number,
	kind: 'param' | 'let',
	type: string | null,
	position: number,
): void {
	walk.locals.add(nameText(walk, index).toLowerCase());
	bind(walk, index, kind, type, position, -1);
}

/** The name that a query gives a table, or a common table of its own (without a type). */
export function bindAlias(walk: Walk, index: number, table: string | null): void {
	bind(walk, index, 'let', table, -1, -1);
}

/** What a statement creates. */
export function bindDefinition(walk: Walk, index: number, kind: BindingKind, chunk: number): void {
	bind(walk, index, kind, null, -1, chunk);
}

function bind(
	walk: Walk,
	index: number,
	kind: BindingKind,
	type: string | null,
	position: number,
	chunk: number,
): void {
	const { out } = walk;
	const name = nameText(walk, index);
	if (name === '') return;
	out.bind({
		scope: out.currentScope,
		name,
		kind,
		start: nameStart(walk, index),
		chunk,
		type,
		value: -1,
		path: null,
		index: position,
	});
}

const AFTER_TYPE = /^(?:default|not|null|collate|cursor)$/;

/**
 * `a int := 1; b text;` behind DECLARE, or before Oracle's BEGIN. Returns where something else begins: the
 * first value or statement, so that it is read as such.
 */
export function readDeclarations(walk: Walk, index: number, to: number): number {
	const { tokens, words } = walk;
	let at = index;
	while (at < to && isName(walk, at) && !isMark(tokens, at + 1, ';') && !isMark(tokens, at + 1, ':')) {
		let type = at + 1;
		if (words[type] === 'constant') type++;
		if (!isNameHere(walk, type) || isMark(tokens, type, '(')) return at;
		let end = type;
		while (end < to && !isMark(tokens, end, ';') && !isMark(tokens, end, ':') && !isMark(tokens, end, '=')) {
			if (end > type && AFTER_TYPE.test(words[end])) break;
			end++;
		}
		bindLocal(walk, at, 'let', tokens.text.slice(tokens.start[type], tokens.end[end - 1]), -1);
		if (isName(walk, type)) readType(walk, readName(walk, type, end), end);
		if (!isMark(tokens, end, ';')) return skipValue(walk, end, to);
		at = end + 1;
	}
	return at;
}

/** A value behind `:=` is read by who asked; where it begins. */
function skipValue({ tokens }: Walk, index: number, to: number): number {
	let at = index;
	while (at < to && (isMark(tokens, at, ':') || isMark(tokens, at, '='))) at++;
	return at;
}
