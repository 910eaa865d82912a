import type { ChunkKind } from '../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { chunkName, exportName, openChunk } from './chunks.ts';
import { markMembers } from './member-owners.ts';
import { exportFlag } from './names.ts';
import { bindTypeParams } from './params.ts';
import { bindName, currentScope, enterScope, leaveScope } from './scopes.ts';
import { specRemarks, specWhole } from './specs.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { embeddedType, typeHeaderEnd, typeValue } from './type-names.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

/**
 * `type T …`, and `type T = …`, whose binding has the value it stands for: an alias is another name of
 * a type, a definition a type of its own.
 */
export function enterTypeSpec(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const type = childByField(tree, node, fields.type);
	const typeParams = childByField(tree, node, fields.type_parameters);
	const isAlias = walk.kind(node) === Kind.type_alias;
	const whole = specWhole(walk, node);
	const name = chunkName(walk, nameNode);
	const around = currentScope(walk);
	const isModuleLevel = around.kind === 'module';
	markMembers(walk, type);
	const chunk = openChunk(walk, {
		kind: typeKind(walk.kind(type)),
		nameNode,
		whole,
		flags: name !== null && isModuleLevel ? exportFlag(name) : 0,
		signature: clipped(
			walk,
			tree.start[whole],
			type === -1 ? tree.end[node] : typeHeaderEnd(walk, type),
			MAX_TEXT,
		),
		type: underlying(walk, type),
		...specRemarks(walk, node),
	});
	walk.leaveLater(node);
	if (name !== null) {
		bindName(walk, around, 'type', name, tree.start[nameNode], {
			chunk,
			type: underlying(walk, type),
			value: isAlias ? typeValue(walk, type) : -1,
		});
		if (isModuleLevel) {
			exportName(walk, nameNode, chunk);
			walk.typeChunks.set(name, chunk);
		}
	}
	if (typeParams === -1) return;
	bindTypeParams(walk, typeParams, enterScope(walk, 'type', tree.start[node], tree.end[node]));
	walk.roles[node] = Role.scoped;
}

export function leaveTypeSpec(walk: Walk, node: number): void {
	if (walk.roles[node] === Role.scoped) leaveScope(walk);
	walk.out.closeChunk();
}

function typeKind(kind: number): ChunkKind {
	if (kind === Kind.struct_type) return 'struct';
	return kind === Kind.interface_type ? 'interface' : 'type';
}

/** As written; of a struct nothing, its members say it; of an interface the sets of types it allows. */
function underlying(walk: Walk, type: number): string | null {
	const { tree } = walk;
	if (type === -1 || walk.kind(type) === Kind.struct_type) return null;
	if (walk.kind(type) !== Kind.interface_type) return walk.textOf(type);
	const sets: string[] = [];
	for (let item = firstNamedChild(tree, type); item !== -1; item = nextNamedSibling(tree, item)) {
		if (walk.kind(item) === Kind.type_elem && embeddedType(walk, item) === -1) sets.push(walk.textOf(item));
	}
	return sets.length === 0 ? null : sets.join('; ');
}
