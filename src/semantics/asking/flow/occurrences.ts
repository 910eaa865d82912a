import { EXPORT_KINDS, REF_KINDS, type RefKind } from '../../../model/recorder.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';
import type { Unit } from '../../world/unit.ts';
import { isSame, type Variable, variableAt } from './variable.ts';

export type Doing =
	| 'declared'
	| 'written'
	| 'changed'
	| 'read'
	| 'called'
	| 'typed'
	| 'imported'
	| 're-exported';

/** A place where a variable is declared or named. */
export interface Occurrence {
	unit: Unit;
	start: number;
	doing: Doing;
	/** The scope and the chunk that it stands in. */
	scope: number;
	chunk: number;
	/** What it is called there: an import may give it another name. */
	name: string;
}

export const DOING: Readonly<Record<RefKind, Doing>> = {
	read: 'read',
	write: 'written',
	readwrite: 'changed',
	type: 'typed',
	call: 'called',
};

/** Where a variable is named in its own file, in source order. */
export function occurrencesIn(variable: Variable): Occurrence[] {
	const { unit, name, bindings } = variable;
	const found = new Map<number, Occurrence>();
	for (const { start } of bindings) {
		const scope = unit.scopeAt(start);
		found.set(start, { unit, start, doing: 'declared', scope, chunk: unit.scopeChunk(scope), name });
	}
	const { refs } = unit.file;
	for (const at of unit.refsNamed(name)) {
		if (refs.member[at] === 1) continue;
		const [start, scope] = [refs.start[at], refs.scope[at]];
		const meant = variableAt(unit, name, scope, start);
		if (meant === null || !isSame(meant, variable)) continue;
		const doing = DOING[REF_KINDS[refs.kind[at]]];
		// The name that a declaration binds may be told as a reference, too: it is both where a loop binds it again.
		if (found.has(start) && doing !== 'read') continue;
		found.set(start, { unit, start, doing, scope, chunk: refs.chunk[at], name });
	}
	return [...found.values()].sort((a, b) => a.start - b.start);
}

/** The variables that are named in a stretch of a file: each where it is named first. */
export function variablesIn(unit: Unit, from: number, to: number): { start: number; variable: Variable }[] {
	const named: { name: string; start: number; scope: number }[] = [];
	const { refs, names, flow } = unit.file;
	for (let at = 0; at < refs.count; at++) {
		if (refs.member[at] === 1 || refs.start[at] < from || refs.start[at] >= to) continue;
		named.push({ name: names[refs.name[at]], start: refs.start[at], scope: refs.scope[at] });
	}
	for (let at = 0; at < flow.bindings.length; at += FLOW_STRIDE.bindings) {
		const start = flow.bindings[at + 3];
		if (start >= from && start < to)
			named.push({ name: names[flow.bindings[at + 1]], start, scope: flow.bindings[at] });
	}
	const found: { start: number; variable: Variable }[] = [];
	for (const { name, start, scope } of named.sort((a, b) => a.start - b.start)) {
		const variable = variableAt(unit, name, scope, start);
		if (variable !== null && !found.some((each) => isSame(each.variable, variable)))
			found.push({ start, variable });
	}
	return found;
}

/** Where members are named between two offsets. */
export function membersIn(unit: Unit, from: number, to: number): number[] {
	const { refs } = unit.file;
	const found: number[] = [];
	for (let at = 0; at < refs.count; at++) {
		if (refs.member[at] === 1 && refs.start[at] >= from && refs.start[at] < to) found.push(refs.start[at]);
	}
	return found;
}

const ALL = EXPORT_KINDS.indexOf('all');

/** Whether others may take the variable from its file. */
export function isExported({ unit, name, owner, bindings }: Variable): boolean {
	if (owner !== 0) return false;
	if (bindings.some(({ chunk }) => chunk > 0 && unit.has(chunk, 'exported'))) return true;
	return unit.file.exports.some(
		({ kind, local, module, chunk }) =>
			module === null &&
			kind !== ALL &&
			(local === name || bindings.some((each) => each.chunk > 0 && each.chunk === chunk)),
	);
}

/** Whether an export is what names it there: `export { x }`, `export { x as y }`, `export let x`. */
export function isNamedByExport({ unit, start, name }: Occurrence, text: string): boolean {
	return unit.file.exports.some(
		({ nameStart, local, module, kind }) =>
			module === null &&
			kind !== ALL &&
			local === name &&
			nameStart >= start &&
			(nameStart === start || /^\s{1,100}as\s{1,100}$/.test(text.slice(start + name.length, nameStart))),
	);
}
