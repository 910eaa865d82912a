import type Database from 'better-sqlite3';
import { BINDING_KINDS, REF_KINDS, SCOPE_KINDS } from '../model/recorder.ts';
import { decodeFlow, FLOW_STRIDE, type Flow } from './codec/flow.ts';
import { decodeRefs, type PackedRefs } from './codec/refs.ts';

/** A place that gives a module-level variable its value. `chunk` is the variable's position within its file. */
export interface Assignment {
	chunk: number;
	kind: 'initial' | 'write' | 'readwrite';
	start: number;
}

interface Variable {
	chunk: number;
	start: number;
	hasValue: boolean;
	/** The module owns the name, whatever the scopes between bind. */
	isGlobal: boolean;
}

/** Languages in which the names of a class's body are not seen inside its methods. */
const CLASS_BODIES_APART: ReadonlySet<string> = new Set(['python']);

const MODULE = SCOPE_KINDS.indexOf('module');
const CLASS = SCOPE_KINDS.indexOf('class');
const GLOBAL = BINDING_KINDS.indexOf('global');
const NONLOCAL = BINDING_KINDS.indexOf('nonlocal');
const WRITE = REF_KINDS.indexOf('write');
const READ_WRITE = REF_KINDS.indexOf('readwrite');

/** Reads the assignments of a file on a connection; keeps its prepared statement. */
export function assignmentSource(db: Database.Database): (file: number) => Assignment[] {
	const blobs = db.prepare<[number], { refs: Uint8Array; flow: Uint8Array; language: string }>(
		'SELECT b.refs, b.flow, f.language FROM file_blob b JOIN file f ON f.id = b.file WHERE b.file = ?',
	);
	return (file) => {
		const row = blobs.get(file);
		if (row === undefined) return [];
		return assignmentsOf(decodeFlow(row.flow), decodeRefs(row.refs), CLASS_BODIES_APART.has(row.language));
	};
}

/** In the order of the text. A name that something nearer binds is not the variable. */
function assignmentsOf(flow: Flow, refs: PackedRefs, classBodiesApart: boolean): Assignment[] {
	const bound = bindingsByName(flow);
	const found: Assignment[] = [];
	for (const variables of bound.values()) {
		for (const { chunk, start, hasValue } of variables.values()) {
			if (chunk >= 0 && hasValue) found.push({ chunk, kind: 'initial', start });
		}
	}
	const initial = new Set(found.map(({ start }) => start));
	for (let i = 0; i < refs.count; i++) {
		const kind = refs.kind[i];
		if ((kind !== WRITE && kind !== READ_WRITE) || refs.member[i] === 1 || initial.has(refs.start[i]))
			continue;
		const variables = bound.get(refs.name[i]);
		if (variables === undefined) continue;
		const scope = owningScope(flow.scopes, refs.scope[i], variables, classBodiesApart);
		const variable = scope === -1 ? undefined : variables.get(scope);
		if (variable === undefined || variable.chunk < 0) continue;
		found.push({ chunk: variable.chunk, kind: kind === WRITE ? 'write' : 'readwrite', start: refs.start[i] });
	}
	return found.sort((a, b) => a.start - b.start);
}

/** By name and scope; `chunk` is -1 for what is no variable of a module. The first binding of a name counts. */
function bindingsByName({ bindings, scopes }: Flow): Map<number, Map<number, Variable>> {
	const bound = new Map<number, Map<number, Variable>>();
	for (let at = 0; at < bindings.length; at += FLOW_STRIDE.bindings) {
		const [scope, name, kind, start, chunk, , value] = bindings.subarray(at, at + FLOW_STRIDE.bindings);
		// It only says that a scope around owns the name.
		if (kind === NONLOCAL) continue;
		let byScope = bound.get(name);
		if (byScope === undefined) {
			byScope = new Map();
			bound.set(name, byScope);
		}
		if (byScope.has(scope)) continue;
		const isModule = scopes[scope * FLOW_STRIDE.scopes] === MODULE;
		const isGlobal = kind === GLOBAL;
		byScope.set(scope, { chunk: isModule ? chunk : -1, start, hasValue: value >= 0, isGlobal });
	}
	return bound;
}

/** The nearest scope around that binds the name, or -1. */
function owningScope(
	scopes: Int32Array,
	from: number,
	variables: ReadonlyMap<number, Variable>,
	classBodiesApart: boolean,
): number {
	let isGlobal = false;
	for (let scope = from; scope >= 0; scope = scopes[scope * FLOW_STRIDE.scopes + 1]) {
		const variable = variables.get(scope);
		if (variable === undefined) continue;
		const kind = scopes[scope * FLOW_STRIDE.scopes];
		isGlobal ||= variable.isGlobal;
		const isHidden = isGlobal ? kind !== MODULE : classBodiesApart && scope !== from && kind === CLASS;
		if (!isHidden) return scope;
	}
	return -1;
}
