import type { RefKind } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { enterTypeWord } from './lost.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const REF_KIND: readonly RefKind[] = ['read', 'read', 'write', 'readwrite', 'type', 'call', 'read'];

/** One occurrence of a name. */
export function enterIdentifier(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.textOf(node);
	if (name === '_') return;
	if (name === 'class' || name === 'enum') {
		enterTypeWord(walk, node);
		return;
	}
	const kind = role === Role.read && isCalled(walk, node) ? 'call' : REF_KIND[role];
	out.refer(name, tree.start[node], kind, role === Role.member || isMember(walk, node));
	referTypeArguments(walk, tree.end[node]);
}

/** Arguments follow the name, or the selector that it is in. */
function isCalled(walk: Walk, node: number): boolean {
	const { tree } = walk;
	let at = node;
	if (isMember(walk, node)) at = tree.parent[node];
	if (walk.kind(tree.parent[at]) === Kind.selector) at = tree.parent[at];
	const next = nextWritten(walk, at);
	if (walk.kind(next) === Kind.argument_part) return true;
	return walk.kind(next) === Kind.selector && childOfKind(tree, next, walk.kinds, Kind.argument_part) !== -1;
}

function isMember(walk: Walk, node: number): boolean {
	const parent = walk.tree.parent[node];
	switch (walk.kind(parent)) {
		case Kind.unconditional_assignable_selector:
		case Kind.conditional_assignable_selector:
		case Kind.cascade_selector:
		case Kind.dot_shorthand:
			return true;
		case Kind.field_initializer:
			return walk.role(node) === Role.write;
		case Kind.new_expression:
		case Kind.const_object_expression:
		case Kind.qualified:
		case Kind.initializer_list_entry:
		case Kind.redirection:
			return node > parent + 1 && walk.text[walk.tree.start[node] - 1] === '.';
		default:
			return isMatchedMember(walk, node);
	}
}

/** `red` of `case .red:`, which the grammar sees without its dot. */
function isMatchedMember(walk: Walk, node: number): boolean {
	const before = walk.tree.start[node] - 1;
	return walk.text[before] === '.' && walk.tree.text[before] === ' ';
}

/** One occurrence of the name of a type. */
export function enterTypeName(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const role = walk.role(node);
	if (role === Role.none || walk.isEmpty(node)) return;
	const name = walk.textOf(node);
	if (name === 'class' || name === 'enum' || name === 'mixin') {
		enterTypeWord(walk, node);
		return;
	}
	// A record that the grammar sees as one name.
	if (name.startsWith('(')) return;
	const isPart = walk.text[tree.start[node] - 1] === '.';
	out.refer(name, tree.start[node], role === Role.called ? 'call' : 'type', isPart);
}

/** Type arguments that were taken out of the text that was parsed, from `start` on. */
function referTypeArguments({ tree, text, out }: Walk, start: number): void {
	if (text[start] !== '<' || tree.text[start] === '<') return;
	let depth = 0;
	let end = start;
	for (; end < text.length && end < start + 240; end++) {
		if (text[end] === '<') depth++;
		else if (text[end] === '>' && --depth === 0) break;
	}
	for (const { 0: name, index } of text.slice(start, end).matchAll(/[A-Za-z_$][\w$]*/g)) {
		if (name !== 'void' && name !== 'dynamic')
			out.refer(name, start + index, 'type', text[start + index - 1] === '.');
	}
}
