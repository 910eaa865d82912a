import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { recordConstant } from './calls.ts';
import { docBefore } from './doc.ts';
import { readHeritage, recordBase } from './heritage.ts';
import { signatureOf } from './methods.ts';
import { readModifiers } from './modifiers.ts';
import { describeParams, paramsOf } from './params.ts';
import { isTornOut, noteType } from './recovery.ts';
import { bind, openScope } from './scopes.ts';
import { Kind } from './syntax.ts';
import { isTestClass } from './tests.ts';
import type { TypeFacts } from './type-facts.ts';
import { bindTypeParams } from './type-params.ts';
import type { Walk } from './walk.ts';

interface TypeKind {
	kind: TypeFacts['kind'];
	chunk: ChunkKind;
	binding: BindingKind;
}

const TYPES: Readonly<Record<number, TypeKind>> = {
	[Kind.class_declaration]: { kind: 'class', chunk: 'class', binding: 'class' },
	[Kind.interface_declaration]: { kind: 'interface', chunk: 'interface', binding: 'type' },
	[Kind.annotation_type_declaration]: { kind: 'annotation', chunk: 'interface', binding: 'type' },
	[Kind.enum_declaration]: { kind: 'enum', chunk: 'enum', binding: 'enum' },
	[Kind.record_declaration]: { kind: 'record', chunk: 'record', binding: 'class' },
};

/** Opens a class, interface, enum, record or annotation type, behind its annotations. */
export function openType(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const { kind, chunk: chunkKind, binding } = TYPES[walk.kind(node)];
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	const modifiers = readModifiers(walk, node);
	const components = kind === 'record' ? childByField(tree, node, fields.parameters) : -1;
	const isTorn = isTornOut(walk, node);
	const isTop = tree.parent[node] === 0 || isTorn;
	const chunk = walk.openChunk({
		kind: chunkKind,
		...walk.chunkAt(node, name, nameNode),
		flags: modifiers.flags | (isTorn ? 0 : impliedFlags(walk, kind)) | walk.brokenFlag(node),
		signature: signatureOf(walk, node, modifiers, childByField(tree, node, fields.body)),
		params: kind === 'record' ? describeParams(walk, paramsOf(walk, components)) : null,
		annotations: modifiers.annotations,
		...docBefore(walk, node),
		container: isTorn ? '' : undefined,
	});
	bind(walk, binding, nameNode, { chunk, scope: isTorn ? walk.moduleScope : undefined });
	if (isTop && name !== null && (modifiers.flags & ChunkFlag.public) !== 0) {
		const start = tree.start[nameNode];
		const place = { start, end: tree.end[nameNode], nameStart: start };
		out.exportName({ kind: 'named', exported: name, local: name, module: null, ...place, flags: 0, chunk });
	}
	const parent = readHeritage(walk, chunk, node);
	const facts: TypeFacts = {
		name: name ?? '',
		qualified: walk.qualified,
		kind,
		chunk,
		components,
		componentCount: 0,
		isTestCase: parent.endsWith('TestCase'),
		isTestClass: isTestClass(walk, modifiers.annotations),
		column: 0,
	};
	walk.made[node] = chunk;
	if (kind === 'annotation') walk.composedTests.declare(walk, facts.name, modifiers.annotations);
	noteType(walk, node, facts);
	walk.types.push(facts);
	openScope(walk, 'class', node);
	bindTypeParams(walk, childByField(tree, node, fields.type_parameters));
}

/** What the kind of a type, and of one around it, means without being written. */
function impliedFlags(walk: Walk, kind: TypeFacts['kind']): number {
	const owner = walk.types[walk.types.length - 1];
	// Declared in a method, it is no member.
	if (owner === undefined || owner.chunk !== walk.out.currentChunk) return 0;
	if (owner.kind === 'interface' || owner.kind === 'annotation') return ChunkFlag.public | ChunkFlag.static;
	return kind === 'class' ? 0 : ChunkFlag.static;
}

export function leaveType(walk: Walk): void {
	walk.out.closeScope();
	walk.closeChunk();
	walk.types.pop();
}

/** Opens the anonymous class of `new Base() { … }` or of an enum constant; other bodies belong to what is open. */
export function enterClassBody(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const around = tree.parent[node];
	const kind = walk.kind(around);
	if (kind !== Kind.object_creation_expression && kind !== Kind.enum_constant) return;
	const chunk = walk.openChunk({
		kind: 'class',
		...walk.chunkAt(node),
		flags: walk.brokenFlag(node),
	});
	walk.made[node] = chunk;
	if (kind === Kind.object_creation_expression) {
		const type = childByField(tree, around, fields.type);
		if (type !== -1) recordBase(walk, chunk, 'extends', type);
	} else recordEnumBase(walk, chunk, node);
	walk.types.push({
		name: '',
		qualified: walk.qualified,
		kind: 'class',
		chunk,
		components: -1,
		componentCount: 0,
		isTestCase: false,
		isTestClass: false,
		column: -1,
	});
	openScope(walk, 'class', node);
	walk.leaveLater(node);
}

/** The body of a constant extends its enum, which it does not name. */
function recordEnumBase(walk: Walk, chunk: number, body: number): void {
	const { name } = walk.types[walk.types.length - 1] ?? { name: '' };
	if (name === '') return;
	const value = make(walk, body, 'name', name);
	walk.out.heritage({ chunk, kind: 'extends', text: name, name, start: walk.tree.start[body], value });
}

export function openConstant(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const name = walk.textOf(nameNode) || null;
	const modifiers = readModifiers(walk, node);
	const owner = walk.types[walk.types.length - 1];
	walk.made[node] = walk.openChunk({
		kind: 'enum_member',
		...walk.chunkAt(node, name, nameNode),
		flags: walk.brokenFlag(node),
		signature: signatureOf(walk, node, modifiers, childByField(tree, node, fields.body)),
		annotations: modifiers.annotations,
		...docBefore(walk, node),
	});
	bind(walk, 'field', nameNode, { chunk: walk.made[node], type: owner?.name || null });
}

/** The constant is given what its arguments construct, or its own class. */
export function leaveConstant(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const owner = walk.types[walk.types.length - 1];
	const nameNode = childByField(tree, node, fields.name);
	const list = childByField(tree, node, fields.arguments);
	const body = childByField(tree, node, fields.body);
	if (owner !== undefined) {
		recordConstant(walk, node, owner.name);
		const made = body === -1 ? list : body;
		if (nameNode !== -1 && made !== -1 && walk.made[made] !== -1) {
			const value = out.value(body === -1 ? 'call' : 'chunk', null, walk.made[made], -1);
			const type = out.value('chunk', null, owner.chunk, -1);
			out.assign(make(walk, nameNode, 'member', walk.textOf(nameNode), type), value, tree.start[nameNode]);
		}
	}
	walk.closeChunk();
}
