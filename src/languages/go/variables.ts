import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { isAnchored } from './anchors.ts';
import { chunkName, exportName, openChunk } from './chunks.ts';
import type { Remarks } from './comments.ts';
import { giveEach, valuesOf } from './giving.ts';
import { noteAssertion } from './implements.ts';
import { markMembers } from './member-owners.ts';
import { exportFlag } from './names.ts';
import { isBlank } from './params.ts';
import { bindName, currentScope } from './scopes.ts';
import { declaredNames, specRemarks, specWhole } from './specs.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { typeHeaderEnd } from './type-names.ts';
import type { Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/**
 * A constant or variable of the package is a chunk. One alone in its spec has the range of the spec,
 * or of the declaration when that is not a list, and what its value calls belongs to it; of `a, b = …`
 * each has the range of its name.
 */
export function enterSpec(walk: Walk, node: number): void {
	const { tree, fields, made } = walk;
	walk.leaveLater(node);
	if (currentScope(walk).kind !== 'module') return;
	const names = declaredNames(walk, node);
	const values = childByField(tree, node, fields.value);
	if (names.length === 1) {
		if (isBlank(walk, names[0]) || isFunctionLiteral(walk, firstNamedChild(tree, values))) return;
		markMembers(walk, childByField(tree, node, fields.type));
		markMembers(walk, literalType(walk, values));
		made[node] = openValue(walk, node, names[0], specWhole(walk, node), specRemarks(walk, node));
		return;
	}
	const remarks = specRemarks(walk, node);
	for (const name of names) {
		if (isBlank(walk, name)) continue;
		made[name] = openValue(walk, node, name, name, remarks);
		walk.out.closeChunk();
	}
}

/** Behind `var x =` with nothing after it, the next function of the file reads like a literal. */
function isFunctionLiteral(walk: Walk, node: number): boolean {
	return walk.kind(node) === Kind.func_literal && !isAnchored(walk, node);
}

/** The type of the one composite literal that a variable starts with, or -1. */
function literalType(walk: Walk, values: number): number {
	const literal = firstNamedChild(walk.tree, values);
	if (walk.kind(literal) !== Kind.composite_literal) return -1;
	return childByField(walk.tree, literal, walk.fields.type);
}

function openValue(walk: Walk, spec: number, name: number, whole: number, remarks: Remarks): number {
	const { tree, fields } = walk;
	const typeNode = childByField(tree, spec, fields.type);
	const end = typeNode === -1 ? tree.end[declaredNames(walk, spec).at(-1)!] : typeHeaderEnd(walk, typeNode);
	const start = whole === name ? tree.start[spec] : tree.start[whole];
	return openChunk(walk, {
		kind: walk.kind(spec) === Kind.const_spec ? 'constant' : 'variable',
		nameNode: name,
		whole,
		flags: exportFlag(chunkName(walk, name) ?? ''),
		signature: clipped(walk, start, end, MAX_SIGNATURE),
		type: typeNode === -1 ? repeatedType(walk, spec) : walk.textOf(typeNode),
		...remarks,
	});
}

export function leaveSpec(walk: Walk, node: number): void {
	const { tree, fields, made, out } = walk;
	const scope = currentScope(walk);
	const isModuleLevel = scope.kind === 'module';
	const isConstant = walk.kind(node) === Kind.const_spec;
	if (isModuleLevel && made[node] !== -1) out.closeChunk();
	const typeNode = childByField(tree, node, fields.type);
	const list = childByField(tree, node, fields.value);
	if (isModuleLevel && !isConstant) noteAssertion(walk, node, typeNode, list);
	const type = typeNode === -1 ? repeatedType(walk, node) : walk.textOf(typeNode);
	const repeats = isConstant && list === -1 ? repeatedValues(walk, node) : null;
	const literal = firstNamedChild(tree, list);
	const names = declaredNames(walk, node);
	const values = repeats ?? valuesOf(walk, list);
	giveEach(walk, names, list, values, (target, value, path) => {
		// `var _ I = x` names nothing, but says that x is an I.
		if (isBlank(walk, target) && (isConstant || !isModuleLevel || type === null)) return;
		const isFunction = names.length === 1 && isFunctionLiteral(walk, literal);
		const chunk = isFunction ? made[literal] : made[names.length === 1 ? node : target];
		bindName(walk, scope, isConstant ? 'const' : 'var', walk.textOf(target), tree.start[target], {
			chunk,
			type,
			value,
			path,
		});
		if (isModuleLevel && chunk !== -1) exportName(walk, target, chunk);
	});
	if (isConstant && list !== -1) walk.repeated = { declaration: tree.parent[node], values, type };
}

/** In a list of constants, one without a value repeats the type and the value of the one before. */
export interface Repeated {
	declaration: number;
	values: readonly number[];
	type: string | null;
}

function repeatedValues(walk: Walk, spec: number): readonly number[] | null {
	const { repeated } = walk;
	return repeated?.declaration === walk.tree.parent[spec] ? repeated.values : null;
}

function repeatedType(walk: Walk, spec: number): string | null {
	const { repeated, tree, fields } = walk;
	const repeats = walk.kind(spec) === Kind.const_spec && childByField(tree, spec, fields.value) === -1;
	return repeats && repeated?.declaration === tree.parent[spec] ? repeated.type : null;
}
