import type { Attributes, FactFile, Place, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { closeOf, type Part, partsIn } from './expressions.ts';
import { memberMadeAt } from './router-made.ts';

/** What takes part in handling a request: a handler, or what runs before it. */
export interface Link {
	/** As written; null for a function written in place. */
	name: string | null;
	/** The chunk in this file that it is. */
	chunk: number | null;
	module: string | null;
	/** What is taken from that module: `list`, `default.list`. */
	imported: string | null;
	place: Place;
}

/** How a function without a name is listed among others. */
export const INLINE = '(inline)';
const MAX_NAME = 80;
const MAX_LINKS = 40;

/** The arguments of a call with their places. */
export function argsOf(call: SeenCall, file: FactFile): Part[] {
	const [first] = call.args;
	if (first === undefined) return [];
	const at = file.text.indexOf(first.text, call.nameStart + call.name.length);
	const open = at < 1 ? -1 : file.text.lastIndexOf('(', at - 1);
	const parts = open < call.start ? null : partsIn(file.text, open);
	if (parts?.length === call.argCount) return parts;
	return call.args.map(({ text }) => ({ start: call.start, end: call.end, text }));
}

/** Where names are looked up: the scope and the chunk of the call. */
export type Around = Pick<SeenCall, 'scope' | 'chunk'>;

/** The links that some arguments stand for: lists, and names that hold lists, are laid flat. */
export function linksOf(parts: readonly Part[], around: Around, file: FactFile): Link[] {
	const links: Link[] = [];
	for (const part of parts) {
		const written = part.text.replace(/^(?:\.{3}\s{0,8}|await\s{1,8})/, '');
		const open = part.end - written.length;
		const inside =
			file.text[open] === '[' && written.startsWith('[')
				? partsIn(file.text, open)
				: listNamed(written, around.scope, file);
		if (inside === null) links.push(linkOf({ start: open, end: part.end, text: written }, around, file));
		else for (const item of inside) links.push(linkOf(item, around, file));
	}
	return links.slice(0, MAX_LINKS);
}

/** Items of the array that a name is bound to. */
export function listNamed(name: string, scope: number, file: FactFile): Part[] | null {
	const binding = /^[\w$]{1,100}$/.test(name) ? file.binding(name, scope) : null;
	if (binding === null || binding.value < 0 || binding.path !== null) return null;
	if (file.items(binding.value) === null) return null;
	const open = /^[\w$]{1,100}\s{0,8}(?::[^=]{0,120})?=\s{0,8}\[/.exec(
		file.text.slice(binding.start, binding.start + 300),
	);
	return open === null ? null : partsIn(file.text, binding.start + open[0].length - 1);
}

const NAMED = /^(this|[\w$]{1,100})((?:\??\.#?[\w$]{1,100}){0,6})$/;
const BOUND = /\.bind\([^()]{0,100}\)$/;
const REQUIRED = /^require\(\s{0,8}(['"`])([^'"`\n]{1,200})\1\s{0,8}\)((?:\.[\w$]{1,100}){0,6})(?=\(|$)/;
const CALLED = /^((?:new\s{1,8})?[\w$.]{1,200})(?:<[^()]{0,100}>)?\(/;
/** What a function may be made of: a name, a member, a call. */
const HANDLER = /^(?:this\.)?[A-Za-z_$][\w$.]{0,200}(?:\(|$)/;
const MAX_WRAPS = 3;
/** Names of functions that make a handler of a handler. */
const WRAPPER = /wrap|async|catch|^try|handler?$|^safe|promisif/i;

/** The link that one expression stands for. */
export function linkOf(part: Part, around: Around, file: FactFile, depth = 0): Link {
	const place: Place = { start: part.start, end: part.end };
	const here = chunkAt(part.start, file);
	if (here !== undefined) return inline(here, place);
	const written = part.text.replace(BOUND, '').replace(/\s{1,8}as\s{1,8}[\w$.<>[\]| ]{1,100}$/, '');
	const named = NAMED.exec(written);
	if (named !== null) return { ...resolve(named[1], named[2].replaceAll('?', ''), around, file), place };
	const required = REQUIRED.exec(written);
	if (required !== null) {
		return { ...NOWHERE, name: required[0], module: required[2], imported: `*${required[3]}`, place };
	}
	const called = CALLED.exec(written.slice(0, 300));
	if (called !== null && closeOf(written, called[0].length - 1) === written.length - 1) {
		return { ...ofCall(part, called, around, file, depth), place };
	}
	const name = called === null ? written.replace(/\s+/g, ' ') : withoutArguments(written);
	return { ...NOWHERE, name: name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name, place };
}

/** `app.get(Api).ssr(paths)` as `app.get().ssr()`. */
function withoutArguments(written: string): string {
	let name = '';
	let at = 0;
	for (let open = written.indexOf('('); open >= 0; open = written.indexOf('(', at)) {
		const close = closeOf(written, open);
		name += `${written.slice(at, open)}()`;
		if (close < 0) return name;
		at = close + 1;
	}
	return (name + written.slice(at)).replace(/\s+/g, '');
}

type Resolved = Omit<Link, 'place'>;

const NOWHERE: Resolved = { name: null, chunk: null, module: null, imported: null };

function inline(chunk: SeenChunk, place: Place): Link {
	return { ...NOWHERE, chunk: chunk.index, place };
}

/** `wrap(list)` is `list`, `wrap(async () => …)` that function; `auth('admin')` is `auth`. */
function ofCall(
	part: Part,
	called: RegExpExecArray,
	around: Around,
	file: FactFile,
	depth: number,
): Resolved {
	const [, callee] = called;
	const inside = partsIn(file.text, part.start + called[0].length - 1) ?? [];
	const last = inside.at(-1);
	if (last !== undefined) {
		const chunk = chunkAt(last.start, file);
		if (chunk !== undefined) return { ...NOWHERE, chunk: chunk.index };
		const isWrapped = inside.length === 1 && depth < MAX_WRAPS && WRAPPER.test(callee);
		if (isWrapped && HANDLER.test(last.text)) return linkOf(last, around, file, depth + 1);
	}
	const named = NAMED.exec(callee.replace(/^new\s{1,8}/, ''));
	if (named === null) return { ...NOWHERE, name: callee };
	return { ...resolve(named[1], named[2], around, file), name: callee };
}

function resolve(root: string, members: string, around: Around, file: FactFile): Resolved {
	const name = root + members;
	if (root === 'this') return ofThis(members, around, file);
	const binding = file.binding(root, around.scope);
	const isImport = binding === null || binding.kind === 'import' || binding.kind === 'const';
	const spec = isImport ? file.imports.find(({ local }) => local === root) : undefined;
	if (spec !== undefined) {
		return { name, chunk: null, module: spec.module, imported: `${spec.imported}${members}` };
	}
	if (binding === null || binding.kind === 'param') return { ...NOWHERE, name };
	const held =
		binding.kind === 'class'
			? file.chunk(binding.chunk)
			: (classOf(binding, file) ?? file.chunk(binding.chunk));
	if (members !== '' && held !== undefined) {
		const member = memberOf(held, members, file);
		if (member !== null) return { ...NOWHERE, name, chunk: member };
	}
	const target = binding.value < 0 ? null : file.target(binding.value, binding.scope);
	if (target?.import) {
		const imported = `${target.import.imported}${target.members}${members}`;
		return { name, chunk: null, module: target.import.module, imported };
	}
	const chunk =
		members === '' ? (held?.index ?? null) : memberOf(file.chunk(target?.chunk ?? -1), members, file);
	return { ...NOWHERE, name, chunk };
}

/** A method of the class around, or of the class of one of its members: `this.list`, `this.users.list`. */
function ofThis(members: string, around: Around, file: FactFile): Resolved {
	const name = `this${members}`;
	const owner = file.around(around.chunk).find(({ kind }) => kind === 'class');
	const [, member, rest] = /^\.(#?[\w$]{1,100})((?:\.[\w$]{1,100}){0,4})$/.exec(members) ?? ['', '', ''];
	if (rest === '') return { ...NOWHERE, name, chunk: memberOf(owner, members, file) };
	const type = classOfMember(member, owner, file);
	return type === null ? { ...NOWHERE, name } : { ...resolve(type, rest, around, file), name };
}

/** The class that a member is made from, or declared to be. */
function classOfMember(member: string, owner: SeenChunk | undefined, file: FactFile): string | null {
	const at = memberMadeAt(member, file.text);
	const made = at < 0 ? undefined : /^new\s{1,8}([\w$]{1,100})/.exec(file.text.slice(at, at + 120))?.[1];
	if (made !== undefined) return made;
	const field =
		owner === undefined ? undefined : file.members(owner.index).find(({ name }) => name === member);
	return /^[A-Z][\w$]{0,100}$/.exec(field?.type ?? '')?.[0] ?? null;
}

/** The class of this file that a variable is an instance of: `const users = new Users()`. */
function classOf({ start, scope }: Binding, file: FactFile): SeenChunk | undefined {
	const made = MADE.exec(file.text.slice(start, start + 300))?.[1];
	const binding = made === undefined ? null : file.binding(made, scope);
	return binding?.kind === 'class' ? file.chunk(binding.chunk) : undefined;
}

const MADE = /^[\w$]{1,100}(?:\s{0,8}:[^=\n]{0,100})?\s{0,8}=\s{0,8}new\s{1,8}([\w$]{1,100})/;

/** The method or function of that name in a class or an object. */
function memberOf(owner: SeenChunk | undefined, members: string, file: FactFile): number | null {
	if (owner === undefined || !/^\.[\w$]{1,100}$/.test(members)) return null;
	return file.members(owner.index).find(({ name }) => name === members.slice(1))?.index ?? null;
}

const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'lambda', 'method']);

const functions = new WeakMap<FactFile, Map<number, SeenChunk>>();

/** The function that begins exactly at an offset. */
export function chunkAt(start: number, file: FactFile): SeenChunk | undefined {
	let starts = functions.get(file);
	if (starts === undefined) {
		starts = new Map();
		for (const chunk of file.chunks) if (FUNCTIONS.has(chunk.kind)) starts.set(chunk.start, chunk);
		functions.set(file, starts);
	}
	return starts.get(start);
}

export function namesOf(links: readonly Link[]): string[] {
	return links.map(({ name }) => name ?? INLINE);
}

/** What a route says about its handler and what runs before it. */
export function handling(links: readonly Link[]): Attributes {
	const handler = links.at(-1);
	const before = namesOf(links.slice(0, -1));
	return {
		handler: handler?.name,
		handler_chunk: handler?.chunk,
		handler_module: handler?.module,
		handler_name: handler?.imported,
		middleware: before.length === 0 ? null : before,
	};
}
