import type { Attributes, FactFile, SeenChunk } from '../../../../model/facts/rules.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { closingOf } from './scan.ts';

const PATH =
	/^(?:&(?:mut\s{1,4})?)?((?:[A-Za-z_]\w{0,100}::){0,8}[A-Za-z_]\w{0,100})(?:::<[^;{}]{0,200}?>)?$/;
const MAX_NAME = 60;

/** What a path leads to. */
interface Named {
	/** The chunk in this file that it is. */
	chunk: SeenChunk | undefined;
	/** Where it is taken from, and what is taken: `users.list`. */
	module: string | null;
	name: string | null;
}

const NOWHERE: Named = { chunk: undefined, module: null, name: null };

/** The function, method or module that a path names, seen from a scope. */
function named(path: string, scope: number, file: FactFile): Named {
	const segments = path.replace(/::<[^;{}]{0,200}?>/g, '').split('::');
	const [first, ...rest] = segments;
	const last = segments[segments.length - 1];
	if (first === 'crate' || first === 'super' || first === 'self') {
		return { ...NOWHERE, module: segments.slice(0, -1).join('::'), name: last };
	}
	const spec = file.imports.find(({ local }) => local === first);
	if (spec !== undefined) {
		return { ...NOWHERE, module: spec.module, name: [spec.imported, ...rest].join('.') };
	}
	if (rest.length === 0) {
		const binding = file.binding(first, scope);
		return binding === null ? NOWHERE : { ...NOWHERE, chunk: file.chunk(binding.chunk) };
	}
	if (rest.length > 1) return NOWHERE;
	return { ...NOWHERE, chunk: memberNamed(first, last, file) };
}

/** `list` of the type, or of the module written in this file, that goes by a name. */
function memberNamed(owner: string, name: string, file: FactFile): SeenChunk | undefined {
	for (const chunk of file.chunks) {
		if (chunk.name !== owner && owner !== 'Self') continue;
		if (chunk.kind !== 'impl' && chunk.kind !== 'namespace' && chunk.kind !== 'trait') continue;
		const member = file.members(chunk.index).find((inner) => inner.name === name);
		if (member !== undefined) return member;
	}
	return undefined;
}

/** What a function is known by: `router`, `Users.router`. */
export function functionKey({ name, parent, start }: SeenChunk, file: FactFile): string {
	const around = file.chunk(parent);
	if (name === null) return `${start}`;
	return around?.kind === 'impl' && around.name !== null ? `${around.name}.${name}` : name;
}

/** How a function gives a router: it is one of routes, gives one back, or takes one as a parameter. */
type Giving = '' | '()' | '#0' | '()#0';

/** A function as the target of a mount: its key here, or where it is imported from. */
export function functionTarget(
	path: string,
	giving: Giving,
	scope: number,
	file: FactFile,
): Attributes | null {
	if (!PATH.test(path)) return null;
	const { chunk, module, name } = named(path, scope, file);
	// What is given back here goes by the function.
	if (chunk !== undefined) return { target: `${functionKey(chunk, file)}${giving === '()' ? '' : giving}` };
	return module === null ? null : { module, name: `${name}${giving}` };
}

/** What a route says about the handler that an expression is. */
export function handlerNamed(expression: string, scope: number, file: FactFile): Attributes {
	const path = PATH.exec(expression)?.[1];
	if (path === undefined) {
		// A closure has no name; of a call it is what is called.
		if (/^(?:async\s{1,4})?(?:move\s{1,4})?(?:async\s{1,4})?\|/.test(expression)) return {};
		return { handler: nameOf(expression) };
	}
	const { chunk, module, name } = named(path, scope, file);
	return { handler: path, handler_chunk: chunk?.index, handler_module: module, handler_name: name };
}

const CALLED = /^((?:[A-Za-z_]\w{0,100}::){0,8}[A-Za-z_]\w{0,100})(?:::<[^;{}]{0,200}?>)?\(/;

/** The path that an expression calls, when it is a call as a whole: `users::router` of `users::router(db)`. */
export function calledPath(expression: string): string | null {
	const called = CALLED.exec(expression);
	if (called === null) return null;
	return closingOf(expression, called[0].length - 1) === expression.length - 1 ? called[1] : null;
}

/** A short name for what runs before a handler: `auth` of `from_fn(auth)`, `TraceLayer` of `TraceLayer::new()`. */
export function nameOf(expression: string): string {
	const given = /(?:^|::)from_fn(?:_with_state)?\(([\s\S]{0,400})\)$/.exec(expression);
	if (given !== null) return nameOf(given[1].slice(lastComma(given[1]) + 1).trim());
	const path =
		PATH.exec(expression)?.[1] ??
		/^((?:[A-Za-z_]\w{0,100}(?:::|\.)){0,8}[A-Za-z_]\w{0,100})/.exec(expression)?.[1];
	if (path === undefined) return expression.startsWith('|') ? '(inline)' : short(expression);
	return path
		.replace(/^([A-Z]\w{0,100})::(?:new|default|permissive)\w{0,40}$/, '$1')
		.replace(/(::[A-Z]\w{0,100})::(?:new|default)\w{0,40}$/, '$1');
}

function lastComma(list: string): number {
	let depth = 0;
	for (let at = list.length - 1; at >= 0; at--) {
		if (')]}'.includes(list[at])) depth++;
		else if ('([{'.includes(list[at])) depth--;
		else if (list[at] === ',' && depth === 0 && list.slice(at + 1).trim() !== '') return at;
	}
	return -1;
}

function short(text: string): string {
	const plain = text.replace(/\s{1,80}/g, ' ');
	return plain.length > MAX_NAME ? `${plain.slice(0, MAX_NAME)}…` : plain;
}

/** A path of a route: a literal, or a constant; what another file has stays by its name: `${paths::USERS}`. */
export function pathText(expression: string, scope: number, file: FactFile): string {
	const literal = literalText(expression);
	if (literal !== null) return literal;
	const name = PATH.exec(expression)?.[1];
	const held = name === undefined || name.includes('::') ? null : constantNamed(name, scope, file);
	return held ?? `\${${short(name ?? expression)}}`;
}

/** `const USERS: &str = "/users";` */
function constantNamed(name: string, scope: number, file: FactFile): string | null {
	return file.constant(name, scope);
}
