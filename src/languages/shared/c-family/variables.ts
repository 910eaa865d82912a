import { ChunkFlag } from '../../../model/chunk.ts';
import {
	childByField,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../../model/syntax-walk.ts';
import { make } from '../lowering.ts';
import { qualify } from '../tree-reader.ts';
import { type Declared, readDeclarator, typeOf } from './declarators.ts';
import { docOfMember } from './doc.ts';
import { exportChunk } from './exports.ts';
import { openFunction, openFunctionScope } from './functions.ts';
import { readName } from './names.ts';
import { describeParams, paramsOf } from './params.ts';
import { bind } from './scopes.ts';
import { readSpecifiers, type Specifiers } from './specifiers.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** The declarators of a declaration, in order. */
export function declaratorsOf(walk: Walk, declaration: number): number[] {
	const { tree, fields } = walk;
	const found: number[] = [];
	let declarator = childByField(tree, declaration, fields.declarator);
	for (; declarator !== -1; declarator = nextWithSameField(tree, declarator)) found.push(declarator);
	return found;
}

/** A type that is defined where it is used: `struct { int a; } x`. */
export function definesType(walk: Walk, declaration: number): boolean {
	const { tree, fields } = walk;
	return childByField(tree, childByField(tree, declaration, fields.type), fields.body) !== -1;
}

/** The members of `struct { int a; } x` are members of `x`. */
export function definesAnonymous(walk: Walk, declaration: number): boolean {
	const { tree, fields } = walk;
	return childByField(tree, childByField(tree, declaration, fields.type), fields.name) === -1;
}

/** Variables and prototypes: those of the module are chunks, with the range of the declaration when it declares one. */
export function enterDeclaration(walk: Walk, node: number): void {
	const { tree } = walk;
	// The parameters of an old-style definition are read with it.
	if (walk.kind(tree.parent[node]) === Kind.function_definition) return;
	const declarators = declaratorsOf(walk, node);
	const isWhole = declarators.length === 1 && (!definesType(walk, node) || definesAnonymous(walk, node));
	for (const declarator of declarators) {
		const declared = readDeclarator(walk, declarator);
		if (declared.name === -1) continue;
		walk.setRole(declared.name, Role.none);
		if (declared.fn !== -1) declarePrototype(walk, node, declarator, declared, isWhole);
		else if (walk.isLocal) declareLocal(walk, node, declarator, declared);
		else if (isWhole) openVariable(walk, node, declarator, declared, node);
		else walk.onArrival(declarator, () => openVariable(walk, node, declarator, declared, declarator));
	}
}

function declarePrototype(
	walk: Walk,
	node: number,
	declarator: number,
	declared: Declared,
	isWhole: boolean,
): void {
	const open = (whole: number): void => {
		openFunction(walk, node, declared, whole);
		walk.onLeaving(whole, () => walk.closeChunk());
		openFunctionScope(walk, node, declared, whole);
	};
	if (isWhole) open(node);
	else walk.onArrival(declarator, () => open(declarator));
}

/** `arrived` when the walk is at the declarator, or at the only declaration there is. */
export function declareLocal(
	walk: Walk,
	node: number,
	declarator: number,
	declared: Declared,
	arrived = -1,
): void {
	const type = typeOf(walk, node, declared);
	const kind = isConstant(walk, readSpecifiers(walk, node), declared) ? 'const' : 'let';
	// `if (T *p = f())` has no node around the name and its value.
	const given = childByField(walk.tree, node, walk.fields.value);
	if (walk.kind(declarator) !== Kind.init_declarator && given === -1) {
		bindLocal(walk, kind, declared.name, type, -1, null);
		return;
	}
	const whole = given === -1 ? declarator : node;
	// The name is known from here on, but its value only when it has been walked.
	const bindLater = (): void =>
		walk.onLeaving(whole, () => {
			const value = valueAt(
				walk,
				given === -1 ? childByField(walk.tree, declarator, walk.fields.value) : given,
			);
			bindLocal(walk, kind, declared.name, type, value, null);
		});
	if (whole === node || arrived === declarator) bindLater();
	else walk.onArrival(declarator, bindLater);
}

/** Binds a variable, or each name of `auto [a, b]`; `path` leads from the value to it. */
export function bindLocal(
	walk: Walk,
	kind: 'const' | 'let',
	name: number,
	type: string | null,
	value: number,
	path: string | null,
): void {
	const { tree } = walk;
	if (walk.kind(name) !== Kind.structured_binding_declarator) {
		bind(walk, kind, name, { type, value, path });
		return;
	}
	let index = 0;
	for (let child = firstNamedChild(tree, name); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.identifier) continue;
		bind(walk, kind, child, { value, path: `${path ?? ''}[${index++}]` });
	}
}

/** `const int x`, `char *const p`; what `const char *p` points to is constant, `p` is not. */
export function isConstant(walk: Walk, specifiers: Specifiers, { root, name }: Declared): boolean {
	if (specifiers.isConstexpr) return true;
	if (walk.kind(root) !== Kind.pointer_declarator) return specifiers.isConst;
	return /\*\s*const\s*$/.test(walk.text.slice(walk.tree.start[root], walk.tree.start[name]));
}

export function openVariable(
	walk: Walk,
	node: number,
	declarator: number,
	declared: Declared,
	whole: number,
): void {
	const { tree, fields, text } = walk;
	const specifiers = readSpecifiers(walk, node);
	const type = typeOf(walk, node, declared);
	const isConst = isConstant(walk, specifiers, declared);
	const value =
		walk.kind(declarator) === Kind.init_declarator ? childByField(tree, declarator, fields.value) : -1;
	const isExported = !specifiers.isStatic && walk.frame.isVisible && isLinked(walk, specifiers, isConst);
	const { token, name, nameStart, qualifier } = readName(walk, declared.name);
	if (token === -1) return;
	walk.setRole(token, Role.none);
	const isMember = qualifier !== null;
	let flags = isExported && !isMember ? ChunkFlag.exported : 0;
	if (specifiers.isStatic || isMember) flags |= ChunkFlag.static;
	if (isConst) flags |= ChunkFlag.readonly;
	if (specifiers.isExtern && value === -1) flags |= ChunkFlag.declaration;
	if (walk.isBroken(whole)) flags |= ChunkFlag.broken;
	const start = tree.start[whole];
	const chunk = walk.openChunk(
		{
			kind: isMember ? 'field' : isConst ? 'constant' : 'variable',
			name,
			start: whole === node ? walk.hidden.startWithWords(text, start) : start,
			end: tree.end[whole],
			nameStart,
			flags,
			signature: signatureOf(walk, node, declared, specifiers),
			type,
			params: declared.pointsTo === -1 ? null : describeParams(walk, paramsOf(walk, declared.pointsTo)),
			annotations: specifiers.annotations,
			...docOfMember(walk, whole),
			// `int A::b = 1;` is a member of `A`.
			container: isMember ? qualify(walk.frame.qualified, qualifier) : undefined,
		},
		'value',
		false,
	);
	if (isExported && !isMember) exportChunk(walk, token, chunk);
	walk.onLeaving(whole, () => {
		const given = valueAt(walk, value);
		walk.closeChunk();
		if (!isMember) bind(walk, isConst ? 'const' : 'var', token, { chunk, type, value: given });
		else if (given !== -1) {
			const parts = [...qualifier.split('.'), name];
			assignMember(walk, declared.name, parts, given, nameStart);
		}
	});
}

/** `declared` is the name as written, with that of its owner. */
function assignMember(
	walk: Walk,
	declared: number,
	parts: readonly string[],
	value: number,
	start: number,
): void {
	const target = parts.reduce(
		(of, part) => make(walk, declared, of === -1 ? 'name' : 'member', part, of),
		-1,
	);
	walk.out.assign(target, value, start);
}

/** In C++ a constant has internal linkage, unless it says otherwise; a header shows it anyway. */
function isLinked(walk: Walk, specifiers: Specifiers, isConst: boolean): boolean {
	return !walk.isCpp || !isConst || specifiers.isExtern || specifiers.isInline || walk.isHeader;
}

/** `static int *b` of `static int a = 1, *b = 0`. */
export function signatureOf(
	walk: Walk,
	node: number,
	{ root }: Declared,
	{ headerStart }: Specifiers,
): string {
	const { tree } = walk;
	const first = childByField(tree, node, walk.fields.declarator);
	const firstRoot = readDeclarator(walk, first).root;
	if (root === firstRoot && !definesType(walk, node)) {
		return clipped(walk, headerStart, tree.end[root], MAX_SIGNATURE);
	}
	const type = childByField(tree, node, walk.fields.type);
	const body = childByField(tree, type, walk.fields.body);
	const header = clipped(walk, headerStart, body === -1 ? tree.end[type] : tree.start[body], MAX_SIGNATURE);
	return `${header.trimEnd()} ${clipped(walk, tree.start[root], tree.end[root], MAX_SIGNATURE)}`;
}
