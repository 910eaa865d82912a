import type { Decorator, TSMethodSignature, TSPropertySignature, TSSignature } from 'oxc-parser';
import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { enterIndexSignature, trimEnd } from './class-members.ts';
import { openChunk } from './definitions.ts';
import { listParams } from './params.ts';
import { keyName, typeText } from './text.ts';
import { enterFunctionType } from './types.ts';
import { closeChunk, type Walk } from './walk.ts';

const NO_DECORATORS: readonly Decorator[] = [];
const METHOD_KINDS: Record<string, ChunkKind> = { get: 'getter', set: 'setter', method: 'method' };

/** A member of an interface, or of the type literal that an alias stands for: a chunk. */
export function enterTypeMember(walk: Walk, node: TSSignature): void {
	switch (node.type) {
		case 'TSPropertySignature':
			enterProperty(walk, node);
			break;
		case 'TSMethodSignature':
			enterSignature(walk, node, METHOD_KINDS[node.kind] ?? 'method', keyName(node.key, node.computed));
			break;
		case 'TSCallSignatureDeclaration':
			enterSignature(walk, node, 'method', null);
			break;
		case 'TSConstructSignatureDeclaration':
			enterSignature(walk, node, 'constructor', null);
			break;
		case 'TSIndexSignature':
			enterIndexSignature(walk, node);
			break;
	}
}

function enterProperty(walk: Walk, node: TSPropertySignature): void {
	const name = keyName(node.key, node.computed);
	const { start, end } = node;
	const flags = memberFlags(node) | (node.readonly ? ChunkFlag.readonly : 0);
	const type = typeText(walk, node.typeAnnotation);
	const head = trimEnd(walk.text, end);
	openChunk(walk, 'property', name, node.key.start, start, end, flags, head, type, null, NO_DECORATORS, null);
	walk.next(closeChunk, node, 0);
	walk.visit(node.typeAnnotation, 0);
	if (node.computed) walk.visit(node.key, 0);
}

function enterSignature(
	walk: Walk,
	node: Exclude<TSSignature, { type: 'TSPropertySignature' | 'TSIndexSignature' }>,
	kind: ChunkKind,
	name: string | null,
): void {
	const { start, end } = node;
	const method = node.type === 'TSMethodSignature' ? node : null;
	const flags = method === null ? ChunkFlag.declaration : memberFlags(method);
	const nameStart = method === null ? -1 : method.key.start;
	const type = typeText(walk, node.returnType);
	const params = listParams(walk, node.params);
	const head = trimEnd(walk.text, end);
	openChunk(walk, kind, name, nameStart, start, end, flags, head, type, params, NO_DECORATORS, null);
	walk.next(closeChunk, node, 0);
	enterFunctionType(walk, node);
	if (method?.computed) walk.visit(method.key, 0);
}

function memberFlags(node: TSPropertySignature | TSMethodSignature): number {
	return ChunkFlag.declaration | (node.optional ? ChunkFlag.optional : 0);
}
