import { ChunkFlag } from '../../model/chunk.ts';
import { docBefore } from './doc.ts';
import { exportTop } from './names.ts';
import { bindParams, readParams } from './params.ts';
import { tellTail } from './returns.ts';
import type { Written } from './strings.ts';
import { Kind } from './syntax.ts';
import { isTestMethod } from './tests.ts';
import { memberFlags } from './visibility.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** `{ |x| … }` and `do |x| … end` of a call: an anonymous function, unless the call says otherwise. */
export function enterBlock(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.kind(tree.parent[node]) === Kind.lambda) {
		bindParams(walk, walk.field(node, 'parameters'));
		return;
	}
	const form = walk.blockForms.get(node);
	if (form !== undefined) {
		form(node);
		return;
	}
	const parameters = walk.field(node, 'parameters');
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: (walk.testBlocks.has(node) ? ChunkFlag.test : 0) | walk.brokenFlag(node),
		params: readParams(walk, parameters),
	});
	openBlockScope(walk, node, parameters);
}

function openBlockScope(walk: Walk, block: number, parameters: number): void {
	walk.openScope('function', walk.tree.start[block], walk.tree.end[block], false);
	bindParams(walk, parameters);
	walk.leaveLater(block);
}

export function leaveBlock(walk: Walk, node: number): void {
	tellTail(walk, walk.field(node, 'body'));
	walk.closeScope();
	walk.closeChunk();
}

/** `->(x) { … }`; as the value of a name it is the function of that name, and its range the assignment. */
export function enterLambda(walk: Walk, node: number): void {
	const { tree } = walk;
	const target = lambdaTarget(walk, node);
	const whole = target === -1 ? node : tree.parent[node];
	const parameters = paramsOfLambda(walk, node);
	const { scope } = walk;
	const name = target === -1 ? null : walk.textOf(target);
	const isMember = scope.kind === 'class' || scope.kind === 'namespace';
	const chunk = walk.openChunk({
		kind: name === null ? 'lambda' : isMember ? 'method' : 'function',
		...walk.chunkAt(whole, name, target),
		flags: walk.brokenFlag(whole),
		signature: walk.clip(tree.start[whole], tree.end[parameters === -1 ? node : parameters], MAX_SIGNATURE),
		params: readParams(walk, parameters),
		...(name === null ? {} : docBefore(walk, whole)),
	});
	walk.made[node] = chunk;
	if (name !== null && walk.kind(target) === Kind.constant) exportTop(walk, scope, name, target, chunk);
	walk.openScope('function', tree.start[node], tree.end[node], false);
	bindParams(walk, walk.field(node, 'parameters'));
	walk.leaveLater(node);
}

export function leaveLambda(walk: Walk, node: number): void {
	tellTail(walk, walk.field(walk.field(node, 'body'), 'body'));
	walk.closeScope();
	walk.closeChunk();
}

function paramsOfLambda(walk: Walk, node: number): number {
	const own = walk.field(node, 'parameters');
	return own !== -1 ? own : walk.field(walk.field(node, 'body'), 'parameters');
}

/** The name that a lambda is assigned to as it stands, or -1. */
export function lambdaTarget(walk: Walk, lambda: number): number {
	const assignment = walk.tree.parent[lambda];
	if (walk.kind(assignment) !== Kind.assignment) return -1;
	const left = walk.field(assignment, 'left');
	if (walk.field(assignment, 'right') !== lambda) return -1;
	return walk.kind(left) === Kind.identifier || walk.kind(left) === Kind.constant ? left : -1;
}

/** `define_method(:x) { |a| … }` with a literal name, and `let(:x) { … }`: the method `x`, in the range of the call. */
export function planDefinedMethod(walk: Walk, call: number, literal: Written | null, block: number): void {
	const { tree } = walk;
	if (literal === null || literal.text === '') return;
	const isSingleton = walk.textOf(walk.field(call, 'method')) === 'define_singleton_method';
	walk.blockForms.set(block, () => {
		const parameters = walk.field(block, 'parameters');
		const { text: name, start } = literal;
		const around = walk.scope;
		const chunk = walk.openChunk({
			kind: walk.body === null ? 'function' : 'method',
			name,
			start: tree.start[call],
			end: tree.end[call],
			nameStart: start,
			flags:
				memberFlags(walk, call, name, isSingleton) |
				(isSingleton ? ChunkFlag.static : 0) |
				(isTestMethod(walk, name) ? ChunkFlag.test : 0) |
				walk.brokenFlag(call),
			signature: walk
				.clip(tree.start[call], parameters === -1 ? tree.start[block] : tree.end[parameters], MAX_SIGNATURE)
				.trimEnd(),
			params: readParams(walk, parameters),
			...docBefore(walk, call),
		});
		walk.made[block] = chunk;
		walk.declare(around, 'function', name, start, { chunk });
		openBlockScope(walk, block, parameters);
	});
}

/** `refine String do … end`: what is defined inside belongs to `String`. */
export function planRefinement(walk: Walk, call: number, first: number, block: number): void {
	const { tree } = walk;
	const kind = walk.kind(first);
	if (kind !== Kind.constant && kind !== Kind.scope_resolution) return;
	const token = kind === Kind.constant ? first : walk.field(first, 'name');
	walk.blockForms.set(block, () => {
		const name = walk.textOf(token);
		const chunk = walk.openChunk({
			kind: 'extension',
			name,
			start: tree.start[call],
			end: tree.end[call],
			nameStart: tree.start[token],
			flags: walk.brokenFlag(call),
			signature: walk.clip(tree.start[call], tree.end[first], MAX_SIGNATURE),
			...docBefore(walk, call),
		});
		walk.made[block] = chunk;
		walk.out.heritage({
			chunk,
			kind: 'extends',
			text: walk.textOf(first),
			name,
			start: tree.start[first],
			value: -1,
		});
		openPlainBody(walk, block, chunk, false);
		walk.afterwards(block, () => {
			walk.bodies.pop();
			walk.closeScope();
			walk.closeChunk();
		});
	});
}

/** `class_methods do` of a concern: methods inside are those of the class that includes it. */
export function planClassMethods(walk: Walk, block: number): void {
	const { body } = walk;
	if (body === null) return;
	walk.blockForms.set(block, () => {
		openPlainBody(walk, block, body.chunk, true);
		walk.afterwards(block, () => {
			walk.bodies.pop();
			walk.closeScope();
		});
	});
}

function openPlainBody(walk: Walk, block: number, chunk: number, isStatic: boolean): void {
	walk.openScope('class', walk.tree.start[block], walk.tree.end[block], false);
	walk.bodies.push({
		qualified: walk.qualified,
		name: walk.qualified.slice(walk.qualified.lastIndexOf('.') + 1),
		chunk,
		visibility: 0,
		isStatic,
		named: new Map(),
		isTestCase: false,
		node: walk.field(block, 'body'),
	});
	const parameters = walk.field(block, 'parameters');
	if (parameters !== -1) walk.setRole(parameters, Role.none);
}
