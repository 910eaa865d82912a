import { ChunkFlag } from '../../model/chunk.ts';
import { bashVariable } from '../../model/facts/bash.ts';
import { firstNamedChild, nextNamedSibling, nextWithSameField } from '../../model/syntax-walk.ts';
import { type PassScope, valueList } from '../shared/tree-pass.ts';
import { docBefore, exportName } from './functions.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;
/** Further words of a list are not followed. */
const MAX_ITEMS = 256;

/** What the declaration around an assignment says: `local`, `declare -r`, `export`. */
interface Declared {
	isLocal: boolean;
	isReadonly: boolean;
	isExported: boolean;
	isFunction: boolean;
}

const PLAIN: Declared = { isLocal: false, isReadonly: false, isExported: false, isFunction: false };

function declaredBy(walk: Walk, declaration: number): Declared {
	const { tree, text } = walk;
	if (walk.kind(declaration) !== Kind.declaration_command) return PLAIN;
	const word = /^\w+/.exec(text.slice(tree.start[declaration], tree.start[declaration] + 12))?.[0] ?? '';
	let options = '';
	let child = firstNamedChild(tree, declaration);
	for (; child !== -1; child = nextNamedSibling(tree, child)) {
		const option = literalText(walk, child)?.text ?? '';
		if (option.startsWith('-')) options += option;
	}
	const isDeclare = word === 'declare' || word === 'typeset';
	return {
		isLocal: word === 'local' || (isDeclare && !walk.isTop && !options.includes('g')),
		isReadonly: word === 'readonly' || options.includes('r'),
		isExported: word === 'export' || (isDeclare && options.includes('x')),
		isFunction: options.includes('f') || options.includes('F'),
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
		flags: (declared.isReadonly ? ChunkFlag.readonly : 0) | (walk.isBroken(whole) ? ChunkFlag.broken : 0),
		signature: walk.clip(tree.start[whole], tree.end[whole], MAX_SIGNATURE),
		...docBefore(walk, statement),
	});
	if (declared.isExported) exportName(walk, name, start, chunk);
	return chunk;
}

function isOnlyName(walk: Walk, declaration: number): boolean {
	let count = 0;
	let child = firstNamedChild(walk.tree, declaration);
	for (; child !== -1; child = nextNamedSibling(walk.tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.variable_assignment || kind === Kind.variable_name) count++;
	}
	return count === 1;
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
	const given = valueAt(walk, walk.field(node, 'value'));
	const value = isAppend(walk, node) ? out.value('other', null, -1, -1) : given;
	if (walk.kind(parent) === Kind.command) return;
	const declared = declaredBy(walk, parent);
	if (walk.bound.has(node)) {
		const scope = scopeOf(walk, name, declared);
		walk.bind(scope, declared.isReadonly ? 'const' : 'var', name, start, { chunk, value });
		tellVariable(walk, scope, name, start, declared);
	} else if (value !== -1) {
		const whole = out.value('name', name, -1, -1);
		out.assign(isElement ? out.value('index', null, whole, -1) : whole, value, start);
	}
}

/** The names of a declaration without values: `local a b`, `export PATH`, `export -f f`. */
export function enterDeclaration(walk: Walk, node: number): void {
	const { tree } = walk;
	const declared = declaredBy(walk, node);
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
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
	const { tree, out, text } = walk;
	if (walk.role(node) === Role.none) return;
	const name = walk.textOf(node);
	if (!/^[A-Za-z_]/.test(name)) return;
	const start = tree.start[node];
	const parent = tree.parent[node];
	const kind = walk.kind(parent);
	// `${x:=y}` and `${x=y}` give a value to what has none; so do `x = y` and `x++` in arithmetic.
	const after = text.slice(tree.end[node], tree.end[node] + 2);
	const assigns = kind === Kind.expansion && /^:?=/.test(after);
	const isLeft = tree.field[node] === walk.fields.left || kind === Kind.variable_assignment;
	const operator =
		kind === Kind.binary_expression && isLeft ? walk.textOf(walk.field(parent, 'operator')) : '';
	const isUpdate = /^(?:[-+*/%&|^]|\*\*|<<|>>)=$/.test(operator) || isStep(walk, parent, kind);
	if (operator === '=' || isUpdate || assigns) {
		writeVariable(walk, name, start, operator === '=' ? 'write' : 'readwrite');
		return;
	}
	out.refer(name, start, 'read', false);
}

const IN_PATTERN = /\\[\s\S]|'[^']{0,400}'|\$(?:\{[#!]?)?([A-Za-z_]\w{0,200})/g;

/** Variables in the pattern of `${x#*"$y"}`, which the grammar takes for one word. */
export function enterPattern(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (walk.kind(tree.parent[node]) !== Kind.expansion) return;
	for (const found of walk.textOf(node).matchAll(IN_PATTERN)) {
		const [written, name] = found;
		if (name !== undefined)
			out.refer(name, tree.start[node] + found.index + written.length - name.length, 'read', false);
	}
}

function isStep(walk: Walk, node: number, kind: number): boolean {
	if (kind !== Kind.postfix_expression && kind !== Kind.unary_expression) return false;
	return /\+\+|--/.test(walk.clip(walk.tree.start[node], walk.tree.end[node], 200));
}

/** A name that a command or an operator gives a value nobody follows. */
export function writeVariable(walk: Walk, name: string, start: number, kind: 'write' | 'readwrite'): void {
	const owner = walk.ownerOf(name);
	if (owner === null) {
		walk.bind(walk.scopes[0], 'var', name, start);
		tellVariable(walk, walk.scopes[0], name, start, PLAIN);
	} else {
		walk.out.refer(name, start, kind, false);
		const { out } = walk;
		out.assign(out.value('name', name, -1, -1), out.value('other', null, -1, -1), start);
	}
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

export function enterUnset(walk: Walk, node: number): void {
	const { tree } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.variable_name) continue;
		walk.setRole(child, Role.none);
		if (tree.start[child] < tree.end[child])
			walk.out.refer(walk.textOf(child), tree.start[child], 'write', false);
	}
}

/** `for i in …`: an element of the list. */
export function enterFor(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const variable = walk.field(node, 'variable');
	walk.setRole(variable, Role.none);
	const name = walk.textOf(variable);
	if (name === '') return;
	const list = walk.field(node, 'value');
	walk.beforehand(walk.field(node, 'body'), () => {
		const start = tree.start[variable];
		const values: number[] = [];
		for (let item = list; item !== -1 && values.length < MAX_ITEMS; item = nextWithSameField(tree, item)) {
			values.push(valueAt(walk, item));
		}
		const value = values.length === 1 ? values[0] : out.value('array', null, valueList(out, values), -1);
		if (walk.ownerOf(name) === null) {
			walk.bind(walk.scopes[0], 'var', name, start, { value, path: '[]' });
			tellVariable(walk, walk.scopes[0], name, start, PLAIN);
		} else {
			out.refer(name, start, 'write', false);
			out.assign(out.value('name', name, -1, -1), out.value('index', null, value, -1), start);
		}
	});
}
