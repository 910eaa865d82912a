import type { Annotation } from '../../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** The words before and between what is declared. */
export interface Specifiers {
	isStatic: boolean;
	isExtern: boolean;
	isInline: boolean;
	/** `const`, `constexpr`, `constinit` before the type. */
	isConst: boolean;
	isConstexpr: boolean;
	isVirtual: boolean;
	annotations: Annotation[] | null;
	/** Where the header begins, behind the attributes it starts with. */
	headerStart: number;
}

export function readSpecifiers(walk: Walk, declaration: number): Specifiers {
	const { tree, fields } = walk;
	const read: Specifiers = {
		isStatic: false,
		isExtern: false,
		isInline: false,
		isConst: false,
		isConstexpr: false,
		isVirtual: false,
		annotations: null,
		headerStart: -1,
	};
	for (let child = declaration + 1; child < tree.after[declaration]; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.comment:
				continue;
			case Kind.attribute_specifier:
			case Kind.attribute_declaration:
			case Kind.ms_declspec_modifier:
				addAttributes(walk, child, read);
				continue;
			case Kind.storage_class_specifier:
				readStorage(walk.textOf(child), read);
				break;
			case Kind.type_qualifier:
				readQualifier(walk.textOf(child), read);
				break;
			case Kind['"virtual"']:
				read.isVirtual = true;
				break;
		}
		if (read.headerStart === -1) read.headerStart = tree.start[child];
		if (tree.field[child] === fields.body) continue;
		if (tree.field[child] === fields.declarator) addDeclaratorAttributes(walk, child, read);
	}
	if (read.headerStart === -1) read.headerStart = tree.start[declaration];
	addHidden(walk, declaration, read);
	return read;
}

function readStorage(word: string, read: Specifiers): void {
	switch (word) {
		case 'static':
			read.isStatic = true;
			break;
		case 'extern':
			read.isExtern = true;
			break;
		case 'inline':
		case '__inline':
		case '__inline__':
			read.isInline = true;
			break;
	}
}

function readQualifier(word: string, read: Specifiers): void {
	if (word === 'const') read.isConst = true;
	if (word === 'constexpr' || word === 'consteval' || word === 'constinit') {
		read.isConstexpr = true;
		read.isConst ||= word === 'constexpr';
	}
}

/** `int x __attribute__((aligned(8)))`, `void f [[noreturn]] (void)`: they hang below the declarator. */
function addDeclaratorAttributes(walk: Walk, declarator: number, read: Specifiers): void {
	const { tree } = walk;
	for (let at = declarator + 1; at < tree.after[declarator]; ) {
		switch (walk.kind(at)) {
			case Kind.attribute_specifier:
			case Kind.attribute_declaration:
			case Kind.ms_declspec_modifier:
				addAttributes(walk, at, read);
				at = tree.after[at];
				break;
			case Kind.function_declarator:
			case Kind.pointer_declarator:
			case Kind.array_declarator:
			case Kind.attributed_declarator:
			case Kind.parenthesized_declarator:
			case Kind.reference_declarator:
				at++;
				break;
			default:
				at = tree.after[at];
		}
	}
}

function addAttributes(walk: Walk, node: number, read: Specifiers): void {
	read.annotations ??= [];
	readAttributes(walk, node, read.annotations);
}

/** The attributes of `__attribute__((a, b(1)))`, `[[a, ns::b(1)]]` or `__declspec(a)`. */
function readAttributes(walk: Walk, node: number, into: Annotation[]): void {
	const { tree } = walk;
	let list = node;
	if (walk.kind(node) === Kind.attribute_specifier) list = firstNamedChild(tree, node);
	for (let child = firstNamedChild(tree, list); child !== -1; child = nextNamedSibling(tree, child)) {
		const annotation = readAttribute(walk, child);
		if (annotation.name !== '') into.push(annotation);
	}
}

function readAttribute(walk: Walk, node: number): Annotation {
	const { tree, fields } = walk;
	switch (walk.kind(node)) {
		case Kind.call_expression: {
			const name = walk.textOf(childByField(tree, node, fields.function));
			return withArgs(walk, name, childByField(tree, node, fields.arguments));
		}
		case Kind.attribute: {
			const prefix = walk.textOf(tree.field[node + 1] === fields.name ? -1 : firstNamedChild(tree, node));
			const name = walk.textOf(childByField(tree, node, fields.name));
			let list = firstNamedChild(tree, node);
			while (list !== -1 && walk.kind(list) !== Kind.argument_list) list = nextNamedSibling(tree, list);
			return withArgs(walk, prefix === '' || prefix === name ? name : `${prefix}::${name}`, list);
		}
		default:
			return { name: clipped(walk, tree.start[node], tree.end[node], MAX_TEXT) };
	}
}

function withArgs(walk: Walk, name: string, list: number): Annotation {
	if (list === -1) return { name };
	const { tree } = walk;
	return { name, args: clipped(walk, tree.start[list] + 1, tree.end[list] - 1, MAX_TEXT).trim() };
}

/** Macros in the header that the parser was not shown: `GUARDED_BY(mutex)`, `MYLIB_API`. */
function addHidden(walk: Walk, declaration: number, read: Specifiers): void {
	const { tree, fields } = walk;
	const body = childByField(tree, declaration, fields.body);
	const end = body === -1 ? tree.end[declaration] : tree.start[body];
	const start = walk.hidden.startWithWords(walk.text, tree.start[declaration]);
	for (const word of walk.hidden.attributesBetween(start, end)) {
		read.annotations ??= [];
		read.annotations.push(...word.annotations);
	}
}
