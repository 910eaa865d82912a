import type { ObjectExpression, ObjectProperty, ObjectPropertyKind } from 'oxc-parser';
import type { ChunkKind } from '../../model/chunk.ts';
import { define, definitionIn, visitCasts } from './definitions.ts';
import { ITEMS_CAP } from './expressions.ts';
import { keyName } from './text.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export const objectSteps: Record<string, Step<never>> = {
	ObjectExpression: enterObject,
	Property: enterProperty,
};

function enterObject(walk: Walk, node: ObjectExpression, mode: number): void {
	const properties = node.properties ?? [];
	const want = mode & Mode.want;
	const follow = want !== 0 && properties.length <= ITEMS_CAP ? Mode.want : 0;
	if (follow !== 0) walk.next(leaveObject, node, 0);
	else if (want !== 0) walk.give(walk.out.value('other', null, -1, -1));
	walk.visitAll(properties, follow);
}

function leaveObject(walk: Walk, node: ObjectExpression): void {
	let first = -1;
	for (let at = node.properties.length - 1; at >= 0; at--) {
		first = entry(walk, node.properties[at], walk.take(), first);
	}
	walk.give(walk.out.value('object', null, first, -1));
}

/** An accessor is no value of its property; the rest of the list goes on without it. */
function entry(walk: Walk, property: ObjectPropertyKind, value: number, next: number): number {
	if (property.type === 'SpreadElement') return walk.out.value('entry', null, value, next);
	if (property.kind !== 'init') return next;
	return walk.out.value('entry', keyName(property.key, property.computed), value, next);
}

const KINDS: Record<string, ChunkKind> = { get: 'getter', set: 'setter', init: 'method' };

function enterProperty(walk: Walk, node: ObjectProperty, mode: number): void {
	const { key, value } = node;
	const inner = definitionIn(value);
	if (inner === null) {
		walk.visit(value, mode & Mode.want);
		if (node.computed) walk.visit(key, 0);
		return;
	}
	if (node.computed) {
		walk.next(defineProperty, node, mode);
		walk.visit(key, 0);
	} else defineProperty(walk, node, mode);
}

function defineProperty(walk: Walk, node: ObjectProperty, mode: number): void {
	const inner = definitionIn(node.value);
	if (inner === null) return;
	const name = keyName(node.key, node.computed);
	define(
		walk,
		{
			node: inner,
			kind: inner.type === 'ClassExpression' ? 'class' : (KINDS[node.kind] ?? 'method'),
			name,
			nameStart: name === null ? -1 : node.key.start,
			start: node.start,
			end: node.end,
			flags: 0,
			container: null,
			decorators: [],
			after: null,
			owner: null,
		},
		mode & Mode.want,
	);
	visitCasts(walk, node.value, inner);
}
