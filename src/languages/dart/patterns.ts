import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { lastIdentifier } from './runs.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

export interface Bound {
	token: number;
	path: string | null;
	type: string | null;
}

interface Part {
	node: number;
	path: string;
}

const PATTERNS: ReadonlySet<number> = new Set([
	Kind.variable_pattern,
	Kind.constant_pattern,
	Kind.record_pattern,
	Kind.list_pattern,
	Kind.map_pattern,
	Kind.object_pattern,
	Kind.rest_pattern,
	Kind.cast_pattern,
	Kind.null_check_pattern,
	Kind.null_assert_pattern,
]);

export function isPattern(kind: number): boolean {
	return PATTERNS.has(kind);
}

/**
 * The names that a pattern binds. In a declaration (`binds`) a plain name is bound too; elsewhere it is a
 * constant that is compared with.
 */
export function boundBy(walk: Walk, pattern: number, binds: boolean): Bound[] {
	const found: Bound[] = [];
	const open: Part[] = [{ node: pattern, path: '' }];
	for (let part = open.pop(); part !== undefined; part = open.pop())
		readPattern(walk, part, binds, found, open);
	return found.sort((a, b) => a.token - b.token);
}

function readPattern(walk: Walk, { node, path }: Part, binds: boolean, found: Bound[], open: Part[]): void {
	switch (walk.kind(node)) {
		case Kind.variable_pattern: {
			const name = lastIdentifier(walk, node);
			tell(walk, name, path, typeOf(walk, node, name), found);
			break;
		}
		case Kind.constant_pattern: {
			const name = firstNamedChild(walk.tree, node);
			const isName = walk.kind(name) === Kind.identifier && walk.tree.after[name] === walk.tree.after[node];
			if (binds && isName) tell(walk, name, path, null, found);
			break;
		}
		default:
			readParts(walk, { node, path }, open);
	}
}

/** The patterns in a pattern, with what leads to them: a position, a key or the name of a member. */
function readParts(walk: Walk, { node, path }: Part, open: Part[]): void {
	const { tree } = walk;
	const kind = walk.kind(node);
	let position = 0;
	let label = '';
	let isMember = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		const at = walk.kind(child);
		if (at === Kind['","']) {
			position++;
			label = '';
			isMember = false;
		} else if (at === Kind.identifier && walk.kind(nextWritten(walk, child)) === Kind['":"']) {
			walk.setRole(child, kind === Kind.object_pattern ? Role.member : Role.none);
			label = walk.textOf(child);
		} else if (at === Kind.label) {
			label = walk.textOf(firstNamedChild(tree, child));
		} else if (at === Kind.string_literal) label = stringContent(walk, child);
		else if (at === Kind['":"']) isMember = true;
		else if (PATTERNS.has(at)) {
			let step = '';
			if (kind === Kind.record_pattern || kind === Kind.list_pattern) step = `[${position}]`;
			if (label !== '') step = `.${label}`;
			else if (isMember) step = `.${walk.textOf(lastIdentifier(walk, child))}`;
			open.push({ node: child, path: path + step });
		}
	}
}

function typeOf(walk: Walk, node: number, name: number): string | null {
	const { tree } = walk;
	const type = childOfKind(tree, node, walk.kinds, Kind.type_identifier);
	if (type === -1 || name === -1) return null;
	return clipped(walk, tree.start[type], tree.start[name], 200).trim() || null;
}

function tell(walk: Walk, token: number, path: string, type: string | null, found: Bound[]): void {
	if (walk.isEmpty(token)) return;
	walk.setRole(token, Role.none);
	found.push({ token, path: path === '' ? null : path, type });
}

export function bindAll(walk: Walk, names: readonly Bound[], value: number, prefix = ''): void {
	for (const { token, path, type } of names) {
		const way = prefix + (path ?? '');
		bind(walk, 'let', token, { type, value, path: way === '' ? null : way });
	}
}
