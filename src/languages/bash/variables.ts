import { ChunkFlag } from '../../model/chunk.ts';
import { bashVariable } from '../../model/facts/bash.ts';
import { nextWithSameField } from '../../model/syntax-walk.ts';
import { namedChildren } from '../shared/branches.ts';
import { MAX_ITEMS, make, makeList } from '../shared/lowering.ts';
import type { BindingFacts } from '../shared/told-names.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import { namesInPattern, readExpansion } from './expansions.ts';
import { docBefore, exportName } from './functions.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { assignedValue, chosen, valueAt, wordValue, writtenValue } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** What the declaration around an assignment says: `local`, `declare -r`, `export`. */
interface Declared {
	isLocal: boolean;
	isReadonly: boolean;
	isExported: boolean;
	isFunction: boolean;
	isMap: boolean;
}

const PLAIN: Declared = {
	isLocal: false,
	isReadonly: false,
	isExported: false,
	isFunction: false,
	isMap: false,
};

function declaredBy(walk: Walk, declaration: number): Declared {
	const { tree, text } = walk;
	if (walk.kind(declaration) !== Kind.declaration_command) return PLAIN;
	const word = /^\w+/.exec(text.slice(tree.start[declaration], tree.start[declaration] + 12))?.[0] ?? '';
	const options = namedChildren(walk, declaration)
		.map((child) => literalText(walk, child)?.text ?? '')
		.filter((option) => option.startsWith('-'))
		.join('');
	const isDeclare = word === 'declare' || word === 'typeset';
	return {
		isLocal: word === 'local' || (isDeclare && !walk.isTop && !options.includes('g')),
		isReadonly: word === 'readonly' || options.includes('r'),
		isExported: word === 'export' || (isDeclare && options.includes('x')),
		isFunction: options.includes('f') || options.includes('F'),
		isMap: options.includes('A'),
	};
}

/** `x=1`, alone or in a declaration; before a command it holds for the command only. */
export function enterAssignment(walk: Walk, node: number): void {
	const { tree } = walk;
	const target = walk.field(node, 'name');
	const parent = tree.parent[node];
	const isElement = walk.kind(target) === Kind.subscript;
	const nameNode = isElement ? walk.field(target, 'name') : target;
	walk.setRole(nameNode, Role.none);
	const name = walk.textOf(nameNode);
	if (name === '') return;
	const start = tree.start[nameNode];
	walk.leaveLater(node);
	if (walk.kind(parent) === Kind.command) return;
	const declared = declaredBy(walk, parent);
	if (declared.isMap) walk.maps.add(name);
	const scope = scopeOf(walk, name, declared);
	if (isElement || scope.names.has(name)) {
		walk.out.refer(name, start, isElement || isAppend(walk, node) ? 'readwrite' : 'write', false);
		return;
	}
	scope.names.add(name);
	walk.bound.add(node);
	if (scope !== walk.scopes[0] || !walk.isTop) {
		if (declared.isExported) exportName(walk, name, start, -1);
		return;
	}
	const isOnly = walk.kind(parent) === Kind.declaration_command && isOnlyName(walk, parent);
	const whole = isOnly ? parent : node;
	walk.made[node] = openVariable(walk, whole, node, name, start, declared);
}

function openVariable(
	walk: Walk,
	whole: number,
	node: number,
	name: string,
	start: number,
	declared: Declared,
): number {
	const { tree } = walk;
	const parent = tree.parent[node];
	const statement = walk.kind(parent) === Kind.declaration_command ? parent : node;
	const chunk = walk.openChunk({
		kind: declared.isReadonly ? 'constant' : 'variable',
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: start,
		flags: (declared.isReadonly ? ChunkFlag.readonly : 0) | walk.brokenFlag(whole),
		signature: walk.clip(tree.start[whole], tree.end[whole], MAX_SIGNATURE),
		...docBefore(walk, statement),
	});
	if (declared.isExported) exportName(walk, name, start, chunk);
	return chunk;
}

function isOnlyName(walk: Walk, declaration: number): boolean {
	const names = namedChildren(walk, declaration).filter((child) => {
		const kind = walk.kind(child);
		return kind === Kind.variable_assignment || kind === Kind.variable_name;
	});
	return names.length === 1;
}

function isAppend(walk: Walk, node: number): boolean {
	const { tree, text } = walk;
	const name = walk.field(node, 'name');
	return text.startsWith('+=', tree.end[name]);
}

/** A variable that nobody declared local is the script's. */
function scopeOf(walk: Walk, name: string, declared: Declared): PassScope {
	if (declared.isLocal) return walk.scope;
	return walk.ownerOf(name) ?? walk.scopes[0];
}

export function leaveAssignment(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const target = walk.field(node, 'name');
	const parent = tree.parent[node];
	const isElement = walk.kind(target) === Kind.subscript;
	const nameNode = isElement ? walk.field(target, 'name') : target;
	const name = walk.textOf(nameNode);
	const start = tree.start[nameNode];
	const chunk = walk.made[node];
	if (chunk !== -1) walk.closeChunk();
	if (walk.kind(parent) === Kind.command) return;
	const value = assignedValue(walk, node);
	const declared = declaredBy(walk, parent);
	if (walk.bound.has(node)) {
		const scope = scopeOf(walk, name, declared);
		walk.bind(scope, declared.isReadonly ? 'const' : 'var', name, start, { chunk, value });
		tellVariable(walk, scope, name, start, declared);
	} else out.assign(valueAt(walk, target), value, start);
}

/** The names of a declaration without values: `local a b`, `export PATH`, `export -f f`. */
export function enterDeclaration(walk: Walk, node: number): void {
	const declared = declaredBy(walk, node);
	for (const child of namedChildren(walk, node)) {
		if (walk.kind(child) !== Kind.variable_name) continue;
		walk.setRole(child, Role.none);
		declareName(walk, node, child, declared);
	}
}

function declareName(walk: Walk, declaration: number, node: number, declared: Declared): void {
	const { tree } = walk;
	const name = walk.textOf(node);
	const start = tree.start[node];
	if (name === '') return;
	if (declared.isMap) walk.maps.add(name);
	if (declared.isFunction || walk.functions.has(name)) {
		walk.out.refer(name, start, 'read', false);
		if (declared.isExported) exportName(walk, name, start, walk.functions.get(name) ?? -1);
		return;
	}
	const scope = scopeOf(walk, name, declared);
	if (scope.names.has(name)) {
		walk.out.refer(name, start, 'read', false);
		if (declared.isExported) exportName(walk, name, start, -1);
		return;
	}
	let chunk = -1;
	if (walk.isTop && scope === walk.scopes[0]) {
		const whole = isOnlyName(walk, declaration) ? declaration : node;
		chunk = openVariable(walk, whole, node, name, start, declared);
		walk.closeChunk();
	}
	walk.bind(scope, declared.isReadonly ? 'const' : 'var', name, start, { chunk });
	tellVariable(walk, scope, name, start, declared);
}

function tellVariable(walk: Walk, scope: PassScope, name: string, start: number, declared: Declared): void {
	walk.out.fact(bashVariable, start, start + name.length, {
		name,
		scope: scope === walk.scopes[0] ? 'global' : 'local',
		is_readonly: declared.isReadonly || null,
		is_exported: declared.isExported || null,
	});
}

/** `$x`, `${x}`, and a name in arithmetic. Positional and special ones name nothing. */
export function enterVariable(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (walk.role(node) === Role.none) return;
	const name = walk.textOf(node);
	if (!/^[A-Za-z_]/.test(name)) return;
	const start = tree.start[node];
	const place = placeOf(walk, node);
	const kind = writeOf(walk, place);
	if (kind === null) out.refer(name, start, 'read', false);
	else writeLater(walk, node, place, kind);
}

/** What stands for a name where it may be written: `x`, or `x[1]` as a whole. */
function placeOf(walk: Walk, node: number): number {
	const { tree } = walk;
	const isElement = walk.kind(tree.parent[node]) === Kind.subscript && tree.field[node] === walk.fields.name;
	return isElement ? tree.parent[node] : node;
}

/** `x = y` and `x++` in arithmetic write, and `${x:=y}` and `${x=y}` give a value to what has none. */
function writeOf(walk: Walk, place: number): 'write' | 'readwrite' | null {
	const { tree, text } = walk;
	const parent = tree.parent[place];
	switch (walk.kind(parent)) {
		case Kind.expansion:
			return /^:?=/.test(text.slice(tree.end[place], tree.end[place] + 2)) ? 'readwrite' : null;
		case Kind.postfix_expression:
		case Kind.unary_expression:
			return /\+\+|--/.test(walk.clip(tree.start[parent], tree.end[parent], 200)) ? 'readwrite' : null;
		case Kind.binary_expression: {
			if (tree.field[place] !== walk.fields.left) return null;
			const operator = walk.textOf(walk.field(parent, 'operator'));
			if (operator === '=') return 'write';
			return /^(?:[-+*/%&|^]|\*\*|<<|>>)=$/.test(operator) ? 'readwrite' : null;
		}
		default:
			return null;
	}
}

/** What is written is known when the walk has left the expression around. */
function writeLater(walk: Walk, node: number, place: number, kind: 'write' | 'readwrite'): void {
	const { tree, out } = walk;
	const name = walk.textOf(node);
	const start = tree.start[node];
	const around = tree.parent[place];
	const isNew = place === node && walk.ownerOf(name) === null;
	if (isNew) walk.scopes[0].names.add(name);
	else out.refer(name, start, place === node ? kind : 'readwrite', false);
	walk.afterwards(around, () => {
		const value =
			walk.kind(around) === Kind.expansion
				? chosen(walk, around, readExpansion(walk, around), 0)
				: writtenValue(walk, around);
		if (isNew) bindGlobal(walk, name, start, { value });
		else out.assign(place === node ? make(walk, node, 'name', name) : valueAt(walk, place), value, start);
	});
}

function bindGlobal(walk: Walk, name: string, start: number, facts: BindingFacts): void {
	walk.bind(walk.scopes[0], 'var', name, start, facts);
	tellVariable(walk, walk.scopes[0], name, start, PLAIN);
}

/** Variables in the pattern of `${x#*"$y"}`, which the grammar takes for one word. */
export function enterPattern(walk: Walk, node: number): void {
	if (walk.kind(walk.tree.parent[node]) !== Kind.expansion) return;
	for (const { name, nameStart } of namesInPattern(walk, node))
		if (/^[A-Za-z_]/.test(name)) walk.out.refer(name, nameStart, 'read', false);
}

/** A name that a command gives a value. */
export function writeVariable(walk: Walk, name: string, start: number, value: number): void {
	const { out } = walk;
	if (walk.ownerOf(name) === null) {
		bindGlobal(walk, name, start, { value });
		return;
	}
	out.refer(name, start, 'write', false);
	out.assign(out.value('name', name, -1, -1, start, start + name.length), value, start);
}

/** In `for ((i = 0; i < 3; i++))` names are words. */
export function enterWord(walk: Walk, node: number): void {
	const { tree } = walk;
	if (walk.role(node) === Role.none) return;
	const parent = walk.kind(tree.parent[node]);
	const isOperand =
		parent === Kind.binary_expression ||
		parent === Kind.postfix_expression ||
		parent === Kind.unary_expression;
	if (!isOperand || !/^[A-Za-z_]\w*$/.test(walk.textOf(node))) return;
	for (let at = tree.parent[node]; at > 0; at = tree.parent[at]) {
		const kind = walk.kind(at);
		if (kind === Kind.c_style_for_statement || kind === Kind.arithmetic_expansion) {
			enterVariable(walk, node);
			return;
		}
		if (kind === Kind.test_command || kind === Kind.command) return;
	}
}

/** `unset x` */
export function enterUnset(walk: Walk, node: number): void {
	const { tree, out } = walk;
	for (const child of namedChildren(walk, node)) {
		if (walk.kind(child) !== Kind.variable_name) continue;
		walk.setRole(child, Role.none);
		if (tree.start[child] === tree.end[child]) continue;
		out.refer(walk.textOf(child), tree.start[child], 'write', false);
		out.assign(valueAt(walk, child), make(walk, child, 'deleted'), tree.start[child]);
	}
}

/** `for i in …`: an element of the list; without one, of what is given to the function. */
export function enterFor(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const variable = walk.field(node, 'variable');
	walk.setRole(variable, Role.none);
	const name = walk.textOf(variable);
	if (name === '') return;
	walk.beforehand(walk.field(node, 'body'), () => {
		const start = tree.start[variable];
		const list = listOf(walk, walk.field(node, 'value'), variable);
		if (walk.ownerOf(name) === null) {
			bindGlobal(walk, name, start, { value: list, path: '[]' });
		} else {
			out.refer(name, start, 'write', false);
			out.assign(make(walk, variable, 'name', name), make(walk, variable, 'index', null, list), start);
		}
	});
}

/** What a loop goes through: all words, or what one word is split into. */
function listOf(walk: Walk, first: number, variable: number): number {
	if (first === -1) return make(walk, variable, 'name', '@');
	const { tree } = walk;
	const words: number[] = [];
	for (let word = first; word !== -1 && words.length < MAX_ITEMS; word = nextWithSameField(tree, word))
		words.push(word);
	return makeList(
		walk,
		first,
		'array',
		words.map((word) => wordValue(walk, word)),
	);
}
