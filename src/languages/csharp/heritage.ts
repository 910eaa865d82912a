import type { HeritageKind } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { recordCall } from '../shared/calls.ts';
import { clippedText, Role } from '../shared/walk.ts';
import { readArguments } from './arguments.ts';
import { Kind } from './syntax.ts';
import { lastTypeName } from './types-written.ts';
import { valueAt } from './values.ts';
import type { TypeFacts, Walk } from './walk.ts';

/**
 * The language does not say which base is a class. Only the first can be one, and interfaces are
 * named `IName` almost without exception.
 */
const INTERFACE_NAME = /^I[A-Z]/;

export function readHeritage(walk: Walk, chunk: number, node: number, kind: TypeFacts['kind']): void {
	const { tree } = walk;
	const list = childOfKind(tree, node, walk.kinds, Kind.base_list);
	if (list === -1 || kind === 'enum') return;
	let isFirst = true;
	for (let base = list + 1; base < tree.after[list]; base = tree.after[base]) {
		const name = lastTypeName(walk, base);
		if (name === -1) continue;
		const text = walk.kind(base) === Kind.primary_constructor_base_type ? base + 1 : base;
		walk.out.heritage({
			chunk,
			kind: heritageKind(kind, isFirst, walk.textOf(name)),
			text: clippedText(walk, text),
			name: walk.textOf(name),
			start: tree.start[base],
			value: valueAt(walk, text),
		});
		isFirst = false;
	}
}

function heritageKind(kind: TypeFacts['kind'], isFirst: boolean, name: string): HeritageKind {
	if (kind === 'interface') return 'extends';
	if (kind === 'struct' || !isFirst || INTERFACE_NAME.test(name)) return 'implements';
	return 'extends';
}

/** `: Base(a)` calls the constructor of the base, with the parameters of the primary constructor. */
export function enterBaseList(walk: Walk, list: number): void {
	const args = baseArguments(walk, list);
	if (args === -1) return;
	walk.setRole(lastTypeName(walk, baseOf(walk, list)), Role.called);
	walk.leaveLater(list);
}

export function leaveBaseList(walk: Walk, list: number): void {
	const { tree } = walk;
	const args = baseArguments(walk, list);
	const base = baseOf(walk, list);
	const name = lastTypeName(walk, base);
	if (name === -1) return;
	const start = tree.start[base];
	const isQualified = tree.start[name] !== start;
	recordCall(
		walk,
		list,
		'super',
		{ start, end: tree.end[args] },
		{
			start,
			end: tree.end[name],
			name,
			receiverStart: isQualified ? start : -1,
			receiverEnd: isQualified ? tree.start[name] - 1 : -1,
			value: valueAt(walk, walk.kind(base) === Kind.primary_constructor_base_type ? base + 1 : base),
		},
		readArguments(walk, args),
	);
}

/** The first entry. */
function baseOf(walk: Walk, list: number): number {
	const { tree } = walk;
	for (let base = list + 1; base < tree.after[list]; base = tree.after[base]) {
		if (walk.kind(base) !== Kind['":"'] && walk.kind(base) !== Kind.comment) return base;
	}
	return -1;
}

function baseArguments(walk: Walk, list: number): number {
	const { tree } = walk;
	const beside = childOfKind(tree, list, walk.kinds, Kind.argument_list);
	if (beside !== -1) return beside;
	const inside = childOfKind(tree, list, walk.kinds, Kind.primary_constructor_base_type);
	return childOfKind(tree, inside, walk.kinds, Kind.argument_list);
}
