import { make } from '../shared/lowering.ts';
import type { Arguments } from './arguments.ts';
import { tellChannel, tellClose } from './concurrency.ts';
import { lookUp, NameKind } from './scopes.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/** What a function of the language does that its call does not say; `first` is its first argument. */
type Builtin = (walk: Walk, call: number, first: number, read: Arguments) => void;

const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
	['make', leaveMake],
	['append', leaveAppend],
	['close', leaveClose],
	['delete', leaveDelete],
	['panic', leavePanic],
]);

/** Unless the file or a package it imports gives the name another meaning. */
export function leaveBuiltin(walk: Walk, call: number, name: string, first: number, read: Arguments): void {
	const builtin = BUILTINS.get(name);
	if (builtin !== undefined && lookUp(walk, name) === NameKind.unknown) builtin(walk, call, first, read);
}

function leaveMake(walk: Walk, call: number, _first: number, { type }: Arguments): void {
	walk.roles[call] = Role.makes;
	if (walk.kind(type) === Kind.channel_type) tellChannel(walk, call, type);
}

/** The call stands for the list it is given, and what is appended is an element of that. */
function leaveAppend(walk: Walk, call: number, first: number, { values }: Arguments): void {
	walk.roles[call] = Role.appends;
	const [list, ...appended] = values;
	for (const value of appended)
		walk.out.assign(make(walk, first, 'index', null, list), value, walk.tree.start[call]);
}

function leaveClose(walk: Walk, call: number, first: number, { count }: Arguments): void {
	if (count === 1) tellClose(walk, call, first);
}

function leaveDelete(walk: Walk, call: number, _first: number, { values, count }: Arguments): void {
	if (count !== 2) return;
	const place = make(walk, call, 'index', null, values[0], values[1]);
	walk.out.assign(place, make(walk, call, 'deleted'), walk.tree.start[call]);
}

/** Nothing behind it is reached, unless it is deferred or runs beside. */
function leavePanic({ out, tree, kinds }: Walk, call: number, _first: number, { values }: Arguments): void {
	out.yields('throw', values[0], tree.start[call]);
	if (kinds[tree.kind[tree.parent[call]]] === Kind.expression_statement)
		out.exit('throw', tree.start[call], tree.end[call]);
}
