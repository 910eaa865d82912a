import { ChunkFlag } from '../../../model/chunk.ts';
import { nextSibling } from '../../../model/syntax-walk.ts';
import { make } from '../lowering.ts';
import { type Declared, readDeclarator, typeOf } from './declarators.ts';
import { docOfMember } from './doc.ts';
import { describeParams, paramsOf } from './params.ts';
import { bind } from './scopes.ts';
import { readSpecifiers } from './specifiers.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { declaratorsOf, definesAnonymous, definesType, isConstant, signatureOf } from './variables.ts';
import { Role, type Walk } from './walk.ts';

/** Each declarator of a member declaration is a field; a single one has the range of the declaration. */
export function enterFieldDeclaration(walk: Walk, node: number): void {
	const declarators = declaratorsOf(walk, node);
	const isWhole = declarators.length === 1 && (!definesType(walk, node) || definesAnonymous(walk, node));
	for (const declarator of declarators) {
		const declared = readDeclarator(walk, declarator);
		if (declared.name === -1) continue;
		walk.setRole(declared.name, Role.none);
		if (isWhole) openField(walk, node, declarator, declared, node);
		else walk.onArrival(declarator, () => openField(walk, node, declarator, declared, declarator));
	}
}

export function openField(
	walk: Walk,
	node: number,
	declarator: number,
	declared: Declared,
	whole: number,
): void {
	const { tree, text } = walk;
	const specifiers = readSpecifiers(walk, node);
	const type = typeOf(walk, node, declared);
	const owner = walk.frame;
	let flags = owner.memberFlags;
	if (specifiers.isStatic) flags |= ChunkFlag.static;
	if (isConstant(walk, specifiers, declared)) flags |= ChunkFlag.readonly;
	if (walk.isBroken(whole)) flags |= ChunkFlag.broken;
	const bits = bitsOf(walk, declarator);
	const start = tree.start[whole];
	const chunk = walk.openChunk(
		{
			kind: 'field',
			name: walk.textOf(declared.name),
			start: whole === node ? walk.hidden.startWithWords(text, start) : start,
			end: tree.end[whole],
			nameStart: tree.start[declared.name],
			flags,
			signature: signatureOf(walk, node, declared, specifiers) + (bits === -1 ? '' : ` ${walk.textOf(bits)}`),
			type,
			params: declared.pointsTo === -1 ? null : describeParams(walk, paramsOf(walk, declared.pointsTo)),
			annotations: specifiers.annotations,
			...docOfMember(walk, node),
		},
		'value',
	);
	const initial = initialNode(walk, node, declarator);
	let isOpen = true;
	const close = (): void => {
		if (isOpen) walk.closeChunk();
		isOpen = false;
	};
	// An initialiser runs with the class.
	if (initial !== -1) walk.onArrival(initial, close);
	walk.onLeaving(whole === node || initial === -1 ? whole : initial, () => {
		close();
		const value = valueAt(walk, initial);
		bind(walk, 'field', declared.name, { chunk, type, value });
		if (value === -1) return;
		const { out } = walk;
		const object = specifiers.isStatic
			? out.value('chunk', null, owner.chunk, -1)
			: make(walk, declared.name, 'this');
		const field = make(walk, declared.name, 'member', walk.textOf(declared.name), object);
		out.assign(field, value, tree.start[declared.name]);
	});
}

/** What a member of C++ starts with; it stands behind the declarator. */
function initialNode(walk: Walk, node: number, declarator: number): number {
	const { tree, fields } = walk;
	let at = declarator;
	while (at !== -1 && tree.field[at] !== fields.default_value) {
		at = nextSibling(tree, at);
		if (at !== -1 && tree.field[at] === fields.declarator) return -1;
	}
	return at >= tree.after[node] ? -1 : at;
}

/** The width of a bit field. */
function bitsOf(walk: Walk, declarator: number): number {
	const after = nextSibling(walk.tree, declarator);
	return walk.kind(after) === Kind.bitfield_clause ? after : -1;
}
