import { isNamed } from '../../model/syntax-walk.ts';
import { partOf, type TargetFacts } from '../shared/targets.ts';
import { isKey } from './arrays.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Paths longer than this stop growing: nobody follows a value so deep. */
const MAX_PATH = 64;

/** `[$a, 'k' => $b]` on the left is an array to the grammar in some places. */
function holdsTargets(kind: number): boolean {
	return (
		kind === Kind.list_literal ||
		kind === Kind.array_creation_expression ||
		kind === Kind.array_element_initializer ||
		kind === Kind.by_ref
	);
}

function isTarget(kind: number): boolean {
	return (
		kind === Kind.variable_name ||
		kind === Kind.member_access_expression ||
		kind === Kind.nullsafe_member_access_expression ||
		kind === Kind.scoped_property_access_expression ||
		kind === Kind.subscript_expression
	);
}

interface Place {
	node: number;
	path: string;
}

/** The variables, members and elements that a target names, in source order. */
function places(walk: Walk, target: number, from: string): Place[] {
	const found: Place[] = [];
	const work: Place[] = [{ node: target, path: from }];
	while (work.length > 0) {
		const place = work.pop()!;
		const kind = walk.kind(place.node);
		if (holdsTargets(kind)) work.push(...items(walk, place, kind).reverse());
		else if (isTarget(kind)) found.push(place);
	}
	return found;
}

/** The parts of a list; a key stands before the arrow of its target. */
function items(walk: Walk, { node, path }: Place, kind: number): Place[] {
	const { tree, text } = walk;
	const found: Place[] = [];
	const isThrough = kind === Kind.by_ref || path.length > MAX_PATH;
	let key: string | null = null;
	let index = 0;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (!isNamed(tree, child)) {
			// `list($a, , $b)` leaves one out.
			if (text[tree.start[child]] === ',') index++;
			continue;
		}
		if (walk.kind(child) === Kind.comment) continue;
		if (isKey(walk, child)) {
			key = literalText(walk, child)?.text ?? '';
			continue;
		}
		const step = key === null ? `[${index}]` : key === '' ? '[]' : `.${key}`;
		found.push({ node: child, path: isThrough ? path : path + step });
		key = null;
	}
	return kind === Kind.array_element_initializer && found.length === 1 && found[0].path.endsWith('[0]')
		? [{ node: found[0].node, path }]
		: found;
}

/** Tells the names of a target what they are, before the walk comes to them. */
export function markTargets(walk: Walk, target: number, role: number): void {
	for (const { node } of places(walk, target, '')) walk.setRole(node, role);
}

/** Binds the names that are new, and records an assignment for what exists: after the value was walked. */
export function bindTargets(walk: Walk, target: number, facts: TargetFacts<Walk>): void {
	const { tree, out } = walk;
	for (const { node, path } of places(walk, target, facts.path)) {
		if (walk.role(node) === Role.binds) {
			walk.bind(walk.scope, facts.kind, walk.textOf(node), tree.start[node], {
				chunk: node === target ? facts.chunk : (facts.chunkFor?.(walk, node) ?? -1),
				type: facts.type,
				value: facts.value,
				path: path === '' ? null : path,
			});
		} else if (facts.value !== -1) {
			out.assign(valueAt(walk, node), partOf(walk, facts.value, path, node), tree.start[node]);
		}
	}
}
