import type { AssignmentTargetProperty, Node } from 'oxc-parser';
import type { RefKind } from '../../model/recorder.ts';
import { visitMember } from './expressions.ts';
import { keyName } from './text.ts';
import { Mode, type Walk } from './walk.ts';

/** Enters what is written to: to be called last. Gives its value. */
export function enterTarget(walk: Walk, target: Node, kind: RefKind): void {
	let inner = target;
	while ('expression' in inner && inner.type !== 'ArrowFunctionExpression') {
		if ('typeAnnotation' in inner) walk.visit(inner.typeAnnotation as Node, 0);
		inner = inner.expression as Node;
	}
	if (inner.type === 'Identifier') {
		walk.refer(inner.name, inner.start, kind, false);
		walk.give(walk.out.value('name', inner.name, -1, -1, inner.start, inner.end));
	} else if (inner.type === 'MemberExpression') visitMember(walk, inner, kind, Mode.want);
	else walk.visit(inner, Mode.want);
}

/** Assigns the parts of a value to the targets in a pattern, and schedules the expressions inside. */
export function assignPattern(walk: Walk, pattern: Node, whole: number): void {
	const { out } = walk;
	const nodes: Node[] = [pattern];
	const values: number[] = [whole];
	while (nodes.length > 0) {
		const node = nodes.pop() as Node;
		const value = values.pop() as number;
		switch (node.type) {
			case 'AssignmentPattern':
				walk.next(assignDefaulted, node, value);
				walk.visit(node.right, Mode.want);
				break;
			case 'RestElement':
				nodes.push(node.argument);
				values.push(value < 0 ? -1 : out.value('spread', null, value, -1, node.start, node.end));
				break;
			case 'ArrayPattern':
				for (const [at, element] of node.elements.entries()) {
					if (element === null) continue;
					nodes.push(element);
					values.push(element.type === 'RestElement' ? value : itemOf(walk, value, at, element));
				}
				break;
			case 'ObjectPattern':
				for (const property of node.properties) {
					nodes.push(property);
					values.push(value);
				}
				break;
			case 'Property': {
				const key = keyName(node.key, node.computed);
				if (node.computed && key === null) {
					walk.next(assignComputed, node as AssignmentTargetProperty, value);
					walk.visit(node.key, Mode.want);
					break;
				}
				if (node.computed) walk.visit(node.key, 0);
				nodes.push(node.value);
				values.push(
					key === null || value < 0 ? -1 : out.value('member', key, value, -1, node.start, node.end),
				);
				break;
			}
			default:
				walk.next(assignTo, node, value);
		}
	}
}

function itemOf({ out }: Walk, list: number, at: number, element: Node): number {
	if (list < 0) return -1;
	const { start, end } = element;
	return out.value('index', null, list, out.literal('number', String(at), start, end), start, end);
}

/** `({ [a]: b } = c)`. */
function assignComputed(walk: Walk, node: AssignmentTargetProperty, value: number): void {
	const { start, end } = node;
	const key = walk.take();
	assignPattern(walk, node.value, value < 0 ? -1 : walk.out.value('index', null, value, key, start, end));
}

type Defaulted = Extract<Node, { type: 'AssignmentPattern' }>;

/** `[a = b] = c`: what stands for nothing. */
function assignDefaulted(walk: Walk, node: Defaulted, value: number): void {
	const { right, start, end } = node;
	const initial = walk.take();
	if (value >= 0) walk.out.branch('else', value, right.start, right.end);
	assignPattern(walk, node.left, walk.out.value('either', '??', value, initial, start, end));
}

function assignTo(walk: Walk, target: Node, value: number): void {
	walk.next(leaveAssignTo, target, value);
	enterTarget(walk, target, 'write');
}

function leaveAssignTo(walk: Walk, target: Node, value: number): void {
	walk.out.assign(walk.take(), value, target.start);
}
