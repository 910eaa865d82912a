import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { partOf, type TargetFacts } from '../shared/targets.ts';
import { variableScope } from './references.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Paths longer than this stop growing: nobody follows a value so deep. */
const MAX_PATH = 64;

function holdsTargets(kind: number): boolean {
	return (
		kind === Kind.left_assignment_list ||
		kind === Kind.destructured_left_assignment ||
		kind === Kind.rest_assignment ||
		kind === Kind.exception_variable
	);
}

/** Tells the names of a target what they are, before the walk comes to them. */
export function markTargets(walk: Walk, target: number, role: number): void {
	const { tree } = walk;
	if (target === -1) return;
	const end = tree.after[target];
	for (let node = target; node < end; ) {
		if (holdsTargets(walk.kind(node))) {
			node++;
			continue;
		}
		walk.setRole(node, role);
		node = tree.after[node];
	}
}

/** Binds the names that are new, and records an assignment for what exists: after the value was walked. */
export function bindTargets(walk: Walk, target: number, facts: TargetFacts<Walk>): void {
	if (target === -1) return;
	const { tree, out } = walk;
	const work = [{ node: target, path: facts.path }];
	while (work.length > 0) {
		const { node, path } = work.pop()!;
		const kind = walk.kind(node);
		if (holdsTargets(kind)) {
			work.push(...items(walk, node, kind, path));
			continue;
		}
		if (walk.role(node) === Role.binds) bindOne(walk, node, path, facts, node === target);
		else if (facts.value !== -1 && tree.start[node] < tree.end[node]) {
			out.assign(valueAt(walk, node), partOf(walk, facts.value, path, node), tree.start[node]);
		}
	}
}

/** The parts of a target, the first last. */
function items(walk: Walk, node: number, kind: number, path: string): { node: number; path: string }[] {
	const { tree } = walk;
	const found: { node: number; path: string }[] = [];
	/** Which place it has; behind `*rest` that is not known. */
	let index = 0;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const isRest = walk.kind(child) === Kind.rest_assignment;
		const through = kind === Kind.exception_variable || isRest || path.length > MAX_PATH;
		const place = index === -1 ? '[]' : `[${index}]`;
		const step = kind === Kind.rest_assignment ? '...' : place;
		found.push({ node: child, path: through ? path : path + step });
		index = isRest || index === -1 ? -1 : index + 1;
	}
	return found.reverse();
}

function bindOne(walk: Walk, node: number, path: string, facts: TargetFacts<Walk>, isWhole: boolean): void {
	const { tree, out } = walk;
	const kind = walk.kind(node);
	const name = walk.textOf(node);
	const isVariable = kind === Kind.identifier;
	const scope = isVariable
		? (walk.ownerOf(name) ?? walk.scope)
		: kind === Kind.constant
			? walk.memberScope
			: variableScope(walk, node);
	const isField = kind === Kind.instance_variable || kind === Kind.class_variable;
	const bindingKind = isField
		? 'field'
		: kind === Kind.constant && facts.kind === 'var'
			? 'const'
			: facts.kind;
	walk.bind(scope, bindingKind, name, tree.start[node], {
		chunk: isWhole ? facts.chunk : (facts.chunkFor?.(walk, node) ?? -1),
		type: facts.type,
		value: facts.value,
		path: path === '' ? null : path,
	});
	// Which method sets a field, and to what, is worth knowing beside the field itself.
	if (isField && facts.value !== -1) {
		out.assign(valueAt(walk, node), partOf(walk, facts.value, path, node), tree.start[node]);
	}
}
