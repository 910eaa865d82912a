import type { ObjectExpression, ObjectProperty, ObjectPropertyKind } from 'oxc-parser';
import type { ChunkKind } from '../../model/chunk.ts';
import { define, definitionIn, visitCasts } from './definitions.ts';
import { keyName } from './text.ts';
import { ITEMS_CAP, Mode, type Step, type Walk } from './walk.ts';

export const objectSteps: Record<string, Step<never>> = {
	ObjectExpression: enterObject,
	Property: enterProperty,
};

function enterObject(walk: Walk, node: ObjectExpression, mode: number): void {
	const properties = node.properties ?? [];
	const want = mode & Mode.want;
	const follow = want !== 0 && properties.length <= ITEMS_CAP ? Mode.want : 0;
	if (follow !== 0) walk.next(leaveObject, node, 0);
	else if (want !== 0) walk.give(walk.out.value('other', null, -1, -1, node.start, node.end));
	walk.visitAll(properties, follow);
}

function leaveObject(walk: Walk, node: ObjectExpression): void {
	let first = -1;
	for (let at = node.properties.length - 1; at >= 0; at--) {
		first = entry(walk, node.properties[at], first);
	}
	walk.give(walk.out.value('object', null, first, -1, node.start, node.end));
}

/** An accessor is no value of its property; the rest of the list goes on without it. */
function entry(walk: Walk, property: ObjectPropertyKind, next: number): number {
	const { out } = walk;
	const value = walk.take();
	if (property.type === 'SpreadElement') return out.value('entry', null, value, next);
	const { start, end } = property;
	const key = keyName(property.key, property.computed);
	const isNamed = key !== null || !property.computed;
	const computed = isNamed ? -1 : walk.take();
	if (property.kind !== 'init') return next;
	if (isNamed) return out.value('entry', key, value, next, start, end);
	const pair = out.value('pair', null, computed, value, start, end);
	return out.value('entry', null, pair, next);
}

const KINDS: Record<string, ChunkKind> = { get: 'getter', set: 'setter', init: 'method' };

/** Gives the key, when only its value says what it is, then the value. */
function enterProperty(walk: Walk, node: ObjectProperty, mode: number): void {
	const want = mode & Mode.want;
	const { key, value } = node;
	const isDefinition = definitionIn(value) !== null;
	if (isDefinition && !node.computed) {
		defineProperty(walk, node, want);
		return;
	}
	if (isDefinition) walk.next(defineProperty, node, want);
	else walk.visit(value, want);
	if (node.computed) walk.visit(key, keyName(key, true) === null ? want : 0);
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
		mode,
	);
	visitCasts(walk, node.value, inner);
}
