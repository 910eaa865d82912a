import type {
	AssignmentExpression,
	AssignmentTarget,
	Expression,
	MemberExpression,
	ObjectExpression,
	UpdateExpression,
} from 'oxc-parser';
import type { ChunkKind } from '../../model/chunk.ts';
import { exportFromModule, isExports, moduleOfRequire, originOf } from './commonjs.ts';
import { type Definition, define, definitionIn, visitCasts } from './definitions.ts';
import { assignPattern, enterTarget } from './targets.ts';
import { keyName, literalName } from './text.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export const assignmentSteps: Record<string, Step<never>> = {
	AssignmentExpression: (walk: Walk, node: AssignmentExpression, mode: number) =>
		enterAssignment(walk, node, mode, node.start, node.end),
	UpdateExpression: enterUpdate,
};

/** `start` and `end` are those of the statement when the assignment is all of it. */
export function enterAssignment(
	walk: Walk,
	node: AssignmentExpression,
	mode: number,
	start: number,
	end: number,
): void {
	const want = mode & Mode.want;
	const { operator, left, right } = node;
	const isLogical = isLogicalOperator(operator);
	if (isLogical) walk.out.decision();
	if (operator === '=') {
		recordExports(walk, node, start, end);
		const inner = definitionIn(right);
		const named = inner === null ? null : nameOfTarget(walk, left);
		if (inner !== null && named !== null) {
			const place: Place = { node, inner, named, start, end };
			walk.next(defineAssigned, place, want);
			enterTarget(walk, left, 'write');
			return;
		}
	}
	if (left.type === 'ArrayPattern' || left.type === 'ObjectPattern') {
		walk.next(leaveDestructuring, node, want);
		walk.visit(right, Mode.want);
		return;
	}
	walk.next(operator === '=' ? leaveAssignment : leaveCompound, node, want);
	walk.visit(right, Mode.want);
	if (isLogical) walk.next(enterAlternative, node, 0);
	enterTarget(walk, left, operator === '=' ? 'write' : 'readwrite');
}

function leaveAssignment(walk: Walk, node: AssignmentExpression, want: number): void {
	const { out } = walk;
	const value = walk.take();
	const target = walk.take();
	if (target >= 0) out.assign(target, value, node.left.start);
	if (want !== 0) walk.give(out.value('assign', null, target, value, node.start, node.end));
}

/** What `a ||= b` gives only runs when `a` does not hold. */
function enterAlternative(walk: Walk, node: AssignmentExpression): void {
	const { right } = node;
	const target = walk.take();
	walk.out.branch(node.operator === '&&=' ? 'then' : 'else', target, right.start, right.end);
	walk.give(target);
}

/** The operators of compound assignments. */
const OPERATORS: Readonly<Record<string, string>> = {
	'+=': '+',
	'-=': '-',
	'*=': '*',
	'/=': '/',
	'%=': '%',
	'**=': '**',
	'<<=': '<<',
	'>>=': '>>',
	'>>>=': '>>>',
	'&=': '&',
	'|=': '|',
	'^=': '^',
	'&&=': '&&',
	'||=': '||',
	'??=': '??',
};

function leaveCompound(walk: Walk, node: AssignmentExpression, want: number): void {
	const { out } = walk;
	const { operator, start, end } = node;
	const value = walk.take();
	const target = walk.take();
	const op = isLogicalOperator(operator) ? 'either' : 'binary';
	const made = out.value(op, OPERATORS[operator] ?? operator, target, value, start, end);
	if (target >= 0) out.assign(target, made, node.left.start);
	if (want !== 0) walk.give(out.value('assign', null, target, made, start, end));
}

function isLogicalOperator(operator: string): boolean {
	return operator === '&&=' || operator === '||=' || operator === '??=';
}

function enterUpdate(walk: Walk, node: UpdateExpression, mode: number): void {
	walk.next(leaveUpdate, node, mode & Mode.want);
	enterTarget(walk, node.argument, 'readwrite');
}

/** `++a` is what `a` is then, `a++` what it was. */
function leaveUpdate(walk: Walk, node: UpdateExpression, want: number): void {
	const { out } = walk;
	const { operator, start, end } = node;
	const target = walk.take();
	const step = out.literal('number', '1', start, end);
	const made = out.value('binary', operator === '++' ? '+' : '-', target, step, start, end);
	if (target >= 0) out.assign(target, made, node.argument.start);
	if (want === 0) return;
	walk.give(node.prefix ? out.value('assign', null, target, made, start, end) : target);
}

interface Place {
	node: AssignmentExpression;
	inner: Definition['node'];
	named: TargetName;
	start: number;
	end: number;
}

interface TargetName {
	name: string;
	nameStart: number;
	container: string | null;
	kind: ChunkKind;
}

function defineAssigned(walk: Walk, place: Place, want: number): void {
	const { inner, named, node, start, end } = place;
	const isClass = inner.type === 'ClassExpression';
	const definition: Definition = {
		node: inner,
		kind: isClass ? 'class' : named.kind,
		name: named.name,
		nameStart: named.nameStart,
		start,
		end,
		flags: 0,
		container: named.container,
		decorators: isClass ? (inner.decorators ?? []) : [],
		after: want !== 0 ? leaveDefinedWanted : leaveDefined,
		owner: node,
	};
	const chunk = define(walk, definition, 0);
	exportAssigned(walk, node, chunk, start, end);
	walk.visitAll(definition.decorators, 0);
	visitCasts(walk, node.right, inner);
}

function leaveDefined(walk: Walk, definition: Definition, chunk: number): void {
	const target = walk.take();
	const { left } = definition.owner as AssignmentExpression;
	walk.out.assign(target, walk.out.value('chunk', null, chunk, -1), left.start);
}

function leaveDefinedWanted(walk: Walk, definition: Definition, chunk: number): void {
	leaveDefined(walk, definition, chunk);
	walk.give(walk.out.value('chunk', null, chunk, -1));
}

/** The name that an assignment gives to the function on its right. */
function nameOfTarget(walk: Walk, left: AssignmentTarget): TargetName | null {
	if (left.type === 'Identifier') {
		return { name: left.name, nameStart: left.start, container: null, kind: 'function' };
	}
	if (left.type !== 'MemberExpression') return null;
	const { object, property } = left;
	const name = left.computed ? literalName(property) : keyName(property, false);
	if (name === null || name === '') return null;
	const container = isExports(walk, object) || isExports(walk, left) ? null : containerOf(object);
	const kind = container !== null || object.type === 'ThisExpression' ? 'method' : 'function';
	return { name, nameStart: property.start, container, kind };
}

/** `Foo` of `Foo.prototype.bar` and of `Foo.bar`. */
function containerOf(object: Expression): string | null {
	if (object.type === 'Identifier') return object.name;
	if (object.type !== 'MemberExpression' || object.computed || object.object.type !== 'Identifier')
		return null;
	const isPrototype = object.property.type === 'Identifier' && object.property.name === 'prototype';
	return isPrototype ? object.object.name : null;
}

/** `exports.x = …` and `module.exports = …`, when the right side is no function or class. */
function recordExports(walk: Walk, node: AssignmentExpression, start: number, end: number): void {
	if (node.left.type !== 'MemberExpression' || definitionIn(node.right) !== null) return;
	exportAssigned(walk, node, -1, start, end);
}

function exportAssigned(
	walk: Walk,
	node: AssignmentExpression,
	chunk: number,
	start: number,
	end: number,
): void {
	const { left, right } = node;
	if (left.type !== 'MemberExpression') return;
	const range = { start, end };
	if (isExports(walk, left)) {
		const { local, module } = originOf(walk, right);
		exportFromModule(walk, range, 'assign', '', local, module, left.property.start, chunk);
		if (right.type === 'ObjectExpression') exportEntries(walk, right);
		return;
	}
	if (!isExports(walk, left.object)) return;
	const name = exportedName(left);
	if (name === null || name === '__esModule' || isVoid(walk, right)) return;
	const { local, module } = originOf(walk, right);
	const kind = name === 'default' ? 'default' : 'named';
	exportFromModule(walk, range, kind, name, local, module, left.property.start, chunk);
}

function exportedName(left: MemberExpression): string | null {
	return left.computed ? literalName(left.property) : keyName(left.property, false);
}

/** `exports.a = exports.b = void 0`, which compilers write ahead of the real ones. */
function isVoid(walk: Walk, node: Expression): boolean {
	if (node.type === 'UnaryExpression') return node.operator === 'void';
	return node.type === 'AssignmentExpression' && walk.text.endsWith('void 0', node.end);
}

/** Each property of `module.exports = { … }` can be taken by its name. */
function exportEntries(walk: Walk, object: ObjectExpression): void {
	for (const property of object.properties) {
		if (property.type === 'SpreadElement') {
			const module = moduleOfRequire(walk, property.argument);
			if (module) exportFromModule(walk, property, 'star', '*', null, module, property.argument.start);
			continue;
		}
		const name = keyName(property.key, property.computed);
		if (name === null) continue;
		const isDefinition = definitionIn(property.value) !== null;
		const origin = isDefinition ? { local: name, module: null } : originOf(walk, property.value);
		const kind = name === 'default' ? 'default' : 'named';
		exportFromModule(walk, property, kind, name, origin.local, origin.module, property.key.start);
	}
}

/** `[a, b.c] = x` and `({ a, b: c } = x)`: each target gets its part. */
function leaveDestructuring(walk: Walk, node: AssignmentExpression, want: number): void {
	const whole = walk.take();
	assignPattern(walk, node.left, whole);
	if (want !== 0) walk.give(whole);
}
