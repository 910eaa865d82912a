import type { Arg } from '../../model/recorder.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS, make, makeList, makeObject } from '../shared/lowering.ts';
import { argOf, MAX_ARGS, MAX_CALLEE } from './arguments.ts';
import { clipped, isNumber, isString, stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import { isContainer, namedType, typeName, typeNameToken, typeText, typeValue } from './type-names.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_KEY = 40;

/** `T{…}`: until it is left, what is `made` of the braces is the node of their type. */
export function enterComposite(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const type = childByField(tree, node, fields.type);
	const body = childByField(tree, node, fields.body);
	if (body === -1) return;
	walk.made[body] = type;
	const named = typeNameToken(walk, type);
	if (isNamed(walk, type)) walk.roles[named] = Role.called;
	walk.leaveLater(node);
}

/** `T`, `a.T` and `T[K]` have a declaration that the literal makes one of; `[]T` and `map[K]T` do not. */
function isNamed(walk: Walk, type: number): boolean {
	const kind = walk.kind(type);
	return kind === Kind.type_identifier || kind === Kind.qualified_type || kind === Kind.generic_type;
}

/** Keys of a struct are its fields, keys of a map or an array are values. */
export function enterLiteral(walk: Walk, node: number): void {
	const { tree, fields, made } = walk;
	const type = made[node];
	const inner = elementType(walk, type);
	const keysAreValues = hasValueKeys(walk, type);
	for (let item = firstNamedChild(tree, node); item !== -1; item = nextNamedSibling(tree, item)) {
		let element = item;
		if (walk.kind(item) === Kind.keyed_element) {
			const key = firstNamedChild(tree, childByField(tree, item, fields.key));
			if (walk.kind(key) === Kind.identifier && !keysAreValues) walk.roles[key] = Role.key;
			if (walk.kind(key) === Kind.literal_value) made[key] = keyType(walk, type);
			element = childByField(tree, item, fields.value);
		}
		const value = firstNamedChild(tree, element);
		if (walk.kind(value) === Kind.literal_value) made[value] = inner;
	}
	walk.leaveLater(node);
}

function hasValueKeys(walk: Walk, type: number): boolean {
	if (type === -1) return false;
	if (walk.kind(type) === Kind.type_identifier) return walk.containerTypes.has(walk.textOf(type));
	return isContainer(walk.kind(type));
}

/** The type of the elided `{…}` in a literal of `type`, pointers left out; -1 when the type only has a name. */
function elementType(walk: Walk, type: number): number {
	if (type === -1 || !isContainer(walk.kind(type))) return -1;
	const { tree, fields } = walk;
	const isMap = walk.kind(type) === Kind.map_type;
	const element = childByField(tree, type, isMap ? fields.value : fields.element);
	return walk.kind(element) === Kind.pointer_type ? firstNamedChild(tree, element) : element;
}

function keyType(walk: Walk, type: number): number {
	return walk.kind(type) === Kind.map_type ? childByField(walk.tree, type, walk.fields.key) : -1;
}

/** The value of the braces: an object of the fields or entries, or an array of the elements. */
export function leaveLiteral(walk: Walk, node: number): void {
	const { tree, fields, roles, made } = walk;
	const first = firstNamedChild(tree, node);
	const isObject = walk.kind(first) === Kind.keyed_element;
	const entries: { key: string | number | null; value: number }[] = [];
	for (let item = first; item !== -1 && entries.length < MAX_ITEMS; item = nextNamedSibling(tree, item)) {
		const isKeyed = walk.kind(item) === Kind.keyed_element;
		const element = firstNamedChild(tree, isKeyed ? childByField(tree, item, fields.value) : item);
		const key = isKeyed ? firstNamedChild(tree, childByField(tree, item, fields.key)) : -1;
		entries.push({ key: isObject ? keyOf(walk, key) : null, value: valueAt(walk, element) });
	}
	const values = entries.map(({ value }) => value);
	walk.elementValues = values;
	roles[node] = Role.evaluated;
	made[node] = isObject ? makeObject(walk, node, entries) : makeList(walk, node, 'array', values);
}

/** The text of a constant or the name of a field; the value of any other key. */
function keyOf(walk: Walk, key: number): string | number | null {
	if (key === -1) return null;
	const kind = walk.kind(key);
	const isConstant = isString(kind) || isNumber(kind) || walk.roles[key] === Role.key;
	return isConstant ? keyText(walk, key) : valueAt(walk, key);
}

function keyText(walk: Walk, key: number): string {
	if (key === -1) return '';
	if (isString(walk.kind(key))) return stringContent(walk, key);
	return clipped(walk, walk.tree.start[key], walk.tree.end[key], MAX_KEY);
}

/** A literal of a named type is a construction; its value is that of the braces, as the type. */
export function leaveComposite(walk: Walk, node: number): void {
	const { tree, fields, roles, made } = walk;
	const type = childByField(tree, node, fields.type);
	const body = childByField(tree, node, fields.body);
	if (roles[body] !== Role.evaluated) return;
	if (isNamed(walk, type)) recordConstruction(walk, node, type, body);
	made[node] = make(walk, node, 'cast', typeText(walk, type), made[body]);
	roles[node] = Role.evaluated;
}

/** The braces were left just before: their values are at hand. */
function recordConstruction(walk: Walk, node: number, type: number, body: number): void {
	const { tree, fields, out } = walk;
	const named = namedType(walk, type);
	const isQualified = walk.kind(named) === Kind.qualified_type;
	const args: Arg[] = [];
	let argCount = 0;
	for (let item = firstNamedChild(tree, body); item !== -1; item = nextNamedSibling(tree, item)) {
		if (argCount++ >= MAX_ARGS) continue;
		const isKeyed = walk.kind(item) === Kind.keyed_element;
		const arg = argOf(walk, firstNamedChild(tree, isKeyed ? childByField(tree, item, fields.value) : item));
		if (isKeyed) arg.name = keyText(walk, firstNamedChild(tree, childByField(tree, item, fields.key)));
		args.push(arg);
	}
	out.call({
		via: 'new',
		callee: clipped(walk, tree.start[type], tree.end[type], MAX_CALLEE),
		name: typeName(walk, type),
		receiver: isQualified ? walk.textOf(childByField(tree, named, fields.package)) : null,
		nameStart: tree.start[typeNameToken(walk, type)],
		start: tree.start[node],
		end: tree.end[node],
		flags: 0,
		args,
		argCount,
		calleeValue: typeValue(walk, type),
		argValues: walk.elementValues.slice(0, args.length),
	});
}
