import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { helpOf } from './doc.ts';
import { exportTop } from './names.ts';
import { bindParams, describeParams, paramHolder } from './params.ts';
import { K } from './reading/kinds.ts';
import { tellTail } from './returns.ts';
import { annotationsOf } from './types.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 2000;

/** `function f { param(…) … }`, `function f($a) { … }`, and filters, workflows and configurations. */
export function enterFunction(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	const body = walk.field(node, 'body');
	const holder = paramHolder(walk, node, body);
	walk.setRole(nameNode, Role.none);
	const written = walk.textOf(nameNode);
	// `global:f` is `f`, for everybody.
	const name = written.slice(written.indexOf(':') + 1) || null;
	const nameStart = tree.end[nameNode] - (name ?? '').length;
	const around = walk.scope;
	const annotations = annotationsOf(walk, holder === node ? -1 : holder);
	const chunk = walk.openChunk({
		kind: 'function',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: name === null ? -1 : nameStart,
		flags: walk.brokenFlag(node),
		signature: signatureOf(walk, node, holder, body),
		type: outputType(annotations),
		params: describeParams(walk, holder),
		annotations: annotations.length === 0 ? null : annotations,
		...helpOf(walk, node, body),
	});
	walk.made[node] = chunk;
	if (name !== null) {
		const owner = written.includes(':') ? walk.scopes[0] : around;
		walk.declare(owner, 'function', name, nameStart, { chunk });
		exportTop(walk, name, nameStart, chunk);
	}
	walk.openScope('function', tree.start[node], tree.end[node], true);
	bindParams(walk, holder);
	walk.afterwards(node, () => {
		tellTail(walk, body);
		walk.closeScope();
		walk.closeChunk();
	});
}

/** `[OutputType([string])]` */
function outputType(annotations: readonly Annotation[]): string | null {
	const given = annotations.find(({ name }) => /^outputtype(?:attribute)?$/i.test(name))?.args;
	if (given === undefined) return null;
	const [first = ''] = given.split(',');
	return first.replace(/^\s*[['"]+|[\]'"]+\s*$/g, '').trim() || null;
}

/** The header, and the `param` block that has the parameters. */
function signatureOf(walk: Walk, node: number, holder: number, body: number): string {
	const { tree } = walk;
	const end = body === -1 ? tree.end[node] : tree.start[body];
	const header = withoutComments(walk, node, end).trim();
	return holder === -1 || holder === node
		? header
		: `${header} ${withoutComments(walk, holder, tree.end[holder])}`;
}

/** The text of a node up to `end`, bounded. */
function withoutComments(walk: Walk, node: number, end: number): string {
	const { tree, text } = walk;
	let written = '';
	let from = tree.start[node];
	for (let at = node + 1; at < tree.after[node] && tree.start[at] < end; at++) {
		if (walk.kind(at) !== K.comment) continue;
		written += text.slice(from, tree.start[at]);
		from = tree.end[at];
		if (written.length > MAX_SIGNATURE) break;
	}
	const whole = written + text.slice(from, Math.max(from, end));
	return whole.length > MAX_SIGNATURE ? `${whole.slice(0, MAX_SIGNATURE - 1)}…` : whole;
}

/** `{ … }` as a value: an anonymous function. */
export function enterBlock(walk: Walk, node: number): void {
	const { tree } = walk;
	const holder = walk.childOf(node, K.param_block);
	const annotations = annotationsOf(walk, holder);
	walk.made[node] = walk.openChunk({
		kind: 'lambda',
		...walk.chunkAt(node),
		flags: (walk.testBlocks.has(node) ? ChunkFlag.test : 0) | walk.brokenFlag(node),
		params: describeParams(walk, holder),
		annotations: annotations.length === 0 ? null : annotations,
	});
	walk.openScope('function', tree.start[node], tree.end[node], false);
	bindParams(walk, holder);
	walk.afterwards(node, () => {
		tellTail(walk, node);
		walk.closeScope();
		walk.closeChunk();
	});
}

/** The `param` block of a script: its parameters are variables of the module. */
export function enterParamBlock(walk: Walk, node: number): void {
	if (walk.tree.parent[node] === 0) bindParams(walk, node);
}
