import type { RefKind } from '../../model/recorder.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];
/** Words that the grammar takes for names. */
const NO_NAME = new Set(['_', 'self', 'init', 'fallthrough', 'Self']);

/** One occurrence of the name of a value. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.nameOf(node);
	if (name.startsWith('#')) {
		if (role === Role.called) out.refer(name.slice(1), tree.start[node], 'call', false);
		return;
	}
	if (name.startsWith('(') || NO_NAME.has(name)) return;
	const kind = isConstraint(walk, node) ? 'type' : REF_KIND[role];
	out.refer(name, tree.start[node], kind, role === Role.member || isMember(walk, node));
}

function isMember(walk: Walk, node: number): boolean {
	const { tree } = walk;
	const parent = tree.parent[node];
	switch (walk.kind(parent)) {
		case Kind.navigation_suffix:
			return true;
		case Kind.prefix_expression:
		case Kind.pattern:
			return node > parent + 1 && walk.text[tree.start[node] - 1] === '.';
		case Kind.identifier:
			return node > parent + 1;
		default:
			return false;
	}
}

/** The names before the colon or `==` of a `where` clause. */
function isConstraint(walk: Walk, node: number): boolean {
	const parent = walk.tree.parent[node];
	return (
		walk.kind(parent) === Kind.identifier &&
		walk.kind(walk.tree.parent[parent]) === Kind.inheritance_constraint
	);
}

/** One occurrence of the name of a type. */
export function enterTypeName(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.nameOf(node);
	if (name === 'Self' || name.startsWith('(')) return;
	const parent = tree.parent[node];
	const isPart = walk.kind(parent) === Kind.user_type && node > parent + 1;
	out.refer(name, tree.start[node], role === Role.called ? 'call' : 'type', isPart);
}

/** `throws(E)`: the type was taken out of the text that was parsed. */
export function enterThrows({ tree, text, out }: Walk, node: number): void {
	const end = tree.end[node];
	if (text[end] !== '(') return;
	const written = /^\(\s*(?:\w+\.)*([A-Za-z_]\w*)\s*\)/.exec(text.slice(end, end + 200));
	if (written === null || written[1] === 'any') return;
	out.refer(written[1], end + written[0].lastIndexOf(written[1]), 'type', written[0].includes('.'));
}
