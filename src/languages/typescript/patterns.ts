import type { BindingPattern, Expression, Node } from 'oxc-parser';
import type { BindingKind } from '../../model/recorder.ts';
import { keyName, typeText } from './text.ts';
import { Mode, type Walk } from './walk.ts';

/** Paths longer than this are not followed. */
const PATH_CAP = 200;

export interface Leaf {
	/** The identifier; its name is bound. */
	name: string;
	start: number;
	/** Range of the element that binds it: `b: c = 1`, `...rest`. */
	elementStart: number;
	elementEnd: number;
	/** How to get there from the value that is taken apart; null for the value itself. */
	path: string | null;
	/** The computed keys inside the element. */
	inside: Expression[];
	/** What the name is when there is nothing for it. */
	initial: Expression | null;
}

/**
 * The names that a pattern binds, in source order. Expressions of the pattern that belong to no
 * single name (a computed key around a nested pattern) go to `around`.
 */
export function leaves(pattern: Node, around: Expression[]): Leaf[] {
	if (pattern.type === 'Identifier') {
		return [leafOf(pattern.name, pattern.start, pattern, null, [], null)];
	}
	const found: Leaf[] = [];
	const nodes: Node[] = [pattern];
	const elements: Node[] = [pattern];
	const paths: string[] = [''];
	const insides: Expression[][] = [[]];
	const initials: (Expression | null)[] = [null];
	while (nodes.length > 0) {
		const node = nodes.pop() as Node;
		const element = elements.pop() as Node;
		const path = paths.pop() as string;
		const inside = insides.pop() as Expression[];
		const initial = initials.pop() as Expression | null;
		switch (node.type) {
			case 'Identifier':
				found.push(leafOf(node.name, node.start, element, path === '' ? null : path, inside, initial));
				break;
			case 'AssignmentPattern':
				push(node.left, element, path, inside, node.right);
				break;
			case 'RestElement':
				push(node.argument, element, `${path}...`, inside);
				break;
			case 'ObjectPattern':
				around.push(...inside);
				if (initial !== null) around.push(initial);
				for (let at = node.properties.length - 1; at >= 0; at--) {
					const property = node.properties[at];
					if (property.type === 'RestElement') {
						push(property.argument, property, `${path}...`, []);
						continue;
					}
					const key = keyName(property.key, property.computed);
					const own = property.computed ? [property.key as Expression] : [];
					push(property.value, property, key === null ? `${path}[]` : `${path}.${key}`, own);
				}
				break;
			case 'ArrayPattern':
				around.push(...inside);
				if (initial !== null) around.push(initial);
				for (let at = node.elements.length - 1; at >= 0; at--) {
					const item = node.elements[at];
					if (item === null) continue;
					if (item.type === 'RestElement') push(item.argument, item, `${path}...`, []);
					else push(item, item, `${path}[${at}]`, []);
				}
				break;
		}
	}
	return found;

	function push(
		node: Node,
		element: Node,
		path: string,
		inside: Expression[],
		initial: Expression | null = null,
	): void {
		nodes.push(node);
		elements.push(element);
		paths.push(path.length > PATH_CAP ? '…' : path);
		insides.push(inside);
		initials.push(initial);
	}
}

function leafOf(
	name: string,
	start: number,
	element: { start: number; end: number },
	path: string | null,
	inside: Expression[],
	initial: Expression | null,
): Leaf {
	return { name, start, elementStart: element.start, elementEnd: element.end, path, inside, initial };
}

/** Where the names of a destructured parameter come from: `x`, `opts.userId`. */
export function leavesOf(pattern: Node, limit: number): string[] {
	return leaves(pattern, [])
		.slice(0, limit)
		.map((leaf) => bindingPath(leaf));
}

function bindingPath({ name, path }: Leaf): string {
	const steps = path === null ? '' : path.replace(/^\./, '');
	if (steps === '' || steps === '...' || /^\[\d*\]$/.test(steps) || steps === name) return name;
	const lead = steps.slice(0, Math.max(0, lastStep(steps)));
	return lead === '' || lead === '...' ? name : `${lead}.${name}`;
}

/** Where the last step of a path begins. */
function lastStep(path: string): number {
	if (path.endsWith('...')) return path.length - 3;
	return Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
}

/**
 * Binds all names of a pattern in a scope, and schedules the expressions inside it.
 * `index` is the position of a parameter, -1 for the rest.
 */
export function bindPattern(
	walk: Walk,
	pattern: BindingPattern,
	kind: BindingKind,
	scope: number,
	value: number,
	index: number,
): void {
	if (pattern.type === 'Identifier') {
		bindName(
			walk,
			pattern.name,
			pattern.start,
			kind,
			scope,
			value,
			index,
			null,
			-1,
			typeText(walk, pattern.typeAnnotation),
		);
		walk.visit(pattern.typeAnnotation, 0);
		return;
	}
	const around: Expression[] = [];
	const found = leaves(pattern, around);
	for (const leaf of found)
		bindName(walk, leaf.name, leaf.start, kind, scope, value, index, leaf.path, -1, null);
	for (let at = found.length - 1; at >= 0; at--) visitInside(walk, found[at]);
	walk.visitAll(around, 0);
	walk.visit(pattern.typeAnnotation, 0);
}

/** Schedules the expressions of a leaf that has been bound. Its default is given to the name when it has nothing. */
export function visitInside(walk: Walk, leaf: Leaf): void {
	if (leaf.initial !== null) {
		walk.next(leaveInitial, leaf, 0);
		walk.visit(leaf.initial, Mode.want);
	}
	walk.visitAll(leaf.inside, 0);
}

function leaveInitial(walk: Walk, { name, start, initial }: Leaf): void {
	const value = walk.take();
	if (name === '' || initial === null) return;
	const { out } = walk;
	const end = start + name.length;
	const target = out.value('name', name, -1, -1, start, end);
	out.branch('else', target, initial.start, initial.end);
	out.assign(target, out.value('either', '??', target, value, start, initial.end), start);
}

export function bindName(
	walk: Walk,
	name: string,
	start: number,
	kind: BindingKind,
	scope: number,
	value: number,
	index: number,
	path: string | null,
	chunk: number,
	type: string | null,
): void {
	if (name === '') return;
	walk.noteBinding(name);
	walk.out.bind({ scope, name, kind, start, chunk, type, value, path, index });
}
