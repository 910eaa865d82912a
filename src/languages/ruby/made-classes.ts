import type { ChunkKind } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { closeBody, openBody, openNamed, tellBase } from './classes.ts';
import { declareMembers, isStructMaker, makerOf } from './structs.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Calls whose result is a class or a module, by receiver and method. */
const MAKERS: Readonly<Record<string, ChunkKind>> = {
	'Struct.new': 'struct',
	'Data.define': 'record',
	'Class.new': 'class',
	'Module.new': 'namespace',
};

/** `A = Struct.new(:x) do … end`: the class `A`, in the range of the assignment. */
export function enterMadeClass(walk: Walk, assignment: number): boolean {
	const { tree } = walk;
	const left = walk.field(assignment, 'left');
	const right = walk.field(assignment, 'right');
	const isConstant = walk.kind(left) === Kind.constant || walk.kind(left) === Kind.scope_resolution;
	const kind = isConstant ? MAKERS[makerOf(walk, right)] : undefined;
	if (kind === undefined) return false;
	const block = walk.field(right, 'block');
	const header = block === -1 ? right : walk.field(right, 'arguments');
	const last = header === -1 ? walk.field(right, 'method') : header;
	const chunk = openNamed(walk, assignment, left, kind, assignment, last);
	const body = walk.field(block, 'body');
	openBody(walk, right, chunk, body, firstNamedChild(tree, walk.field(right, 'arguments')), false);
	if (block !== -1) walk.blockForms.set(block, () => {});
	return true;
}

export function leaveMadeClass(walk: Walk, assignment: number): void {
	const { tree } = walk;
	const right = walk.field(assignment, 'right');
	const chunk = walk.made[assignment];
	const maker = makerOf(walk, right);
	if (isStructMaker(walk, right)) {
		declareMembers(walk, right);
		tellBase(walk, chunk, right);
	} else if (maker === 'Class.new') {
		const base = firstNamedChild(tree, walk.field(right, 'arguments'));
		if (base !== -1) tellBase(walk, chunk, base);
	}
	closeBody(walk);
	walk.closeChunk();
}
