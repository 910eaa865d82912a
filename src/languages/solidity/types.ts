import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { BindingKind } from '../../model/recorder.ts';
import { readAttributes } from './attributes.ts';
import { docBefore } from './doc.ts';
import { exportTop } from './names.ts';
import { describeParams, paramNodes, typeName, typeWritten } from './params.ts';
import { lostOwner } from './recovery.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

interface Form {
	chunk: ChunkKind;
	binding: BindingKind;
	hasParams: boolean;
}

const FORMS: Readonly<Record<number, Form>> = {
	[Kind.struct_declaration]: { chunk: 'struct', binding: 'class', hasParams: false },
	[Kind.enum_declaration]: { chunk: 'enum', binding: 'enum', hasParams: false },
	[Kind.event_definition]: { chunk: 'event', binding: 'type', hasParams: true },
	// Values under a name, made to be thrown.
	[Kind.error_declaration]: { chunk: 'record', binding: 'class', hasParams: true },
	[Kind.user_defined_type_definition]: { chunk: 'type', binding: 'type', hasParams: false },
};

/** A struct, an enum, an event, an error or `type T is U`. */
export function enterType(walk: Walk, node: number): void {
	const { tree } = walk;
	const form = FORMS[walk.kind(node)];
	const nameNode = walk.field(node, 'name');
	const name = walk.textOf(nameNode) || null;
	const body = walk.field(node, 'body');
	const lost = lostOwner(walk, node);
	const around = walk.scope;
	const chunk = walk.openChunk({
		kind: form.chunk,
		...walk.chunkAt(node, name, nameNode),
		flags: lost !== null || walk.isBroken(node) ? ChunkFlag.broken : 0,
		signature: walk.header(node, body === -1 ? tree.end[node] : tree.start[body]),
		type: form.chunk === 'type' ? typeName(walk, walk.childOf(node, Kind.primitive_type)) : null,
		params: form.hasParams ? describeParams(walk, paramNodes(walk, node)) : null,
		annotations: readAttributes(walk, node).annotations,
		container: lost?.qualified ?? null,
		...docBefore(walk, node),
	});
	walk.made[node] = chunk;
	if (name !== null) {
		walk.bind(around, form.binding, name, tree.start[nameNode], { chunk });
		exportTop(walk, nameNode, chunk);
	}
	if (body !== -1) walk.openScope('class', tree.start[node], tree.end[node], false);
	walk.leaveLater(node);
}

export function leaveType(walk: Walk, node: number): void {
	if (walk.field(node, 'body') !== -1) walk.closeScope();
	walk.closeChunk();
}

export function enterStructMember(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	if (walk.isEmpty(nameNode)) return;
	const name = walk.textOf(nameNode);
	const chunk = walk.openChunk({
		kind: 'field',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[nameNode],
		flags: walk.brokenFlag(node),
		signature: walk.header(node, tree.end[node]),
		type: typeWritten(walk, node),
		...docBefore(walk, node),
	});
	walk.declare(walk.scope, 'field', name, tree.start[nameNode], {
		chunk,
		type: typeName(walk, walk.field(node, 'type')),
	});
	walk.afterwards(node, () => walk.closeChunk());
}

export function enterEnumValue(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.isEmpty(node)) return;
	const name = walk.textOf(node);
	const chunk = walk.openChunk({
		kind: 'enum_member',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[node],
		flags: 0,
		signature: name,
		...docBefore(walk, node),
	});
	walk.closeChunk();
	walk.declare(walk.scope, 'field', name, tree.start[node], { chunk });
}
