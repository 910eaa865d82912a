import type { Attributes, FactFile, Place, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { argumentsOf, type Written, writtenAt } from '../../../shared/facts/written.ts';
import { arrayAt, chunkIn } from '../source.ts';

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
	/** The expression; -1 for what is no value. */
	value: number;
}

/** How a function without a name is listed among others. */
export const INLINE = '(inline)';
const MAX_NAME = 80;
const MAX_LINKS = 40;

/** The arguments of a call. */
export function argsOf(call: SeenCall, file: FactFile): readonly Written[] {
	return argumentsOf(call, file).all;
}

/** Where names are looked up: the scope and the chunk of the call. */
export type Around = Pick<SeenCall, 'scope' | 'chunk'>;

/** The links that some arguments stand for: lists, and names that hold lists, are laid flat. */
export function linksOf(parts: readonly Written[], around: Around, file: FactFile): Link[] {
	const links: Link[] = [];
	for (const part of parts) {
		const { op, a } = file.operation(part.value);
		const own = op === 'spread' || op === 'await' ? writtenAt(a, file) : part;
		for (const item of arrayAt(own, file, around.scope) ?? [own]) links.push(linkOf(item, around, file));
	}
	return links.slice(0, MAX_LINKS);
}

const NAMED = /^(this|[\w$]{1,100})((?:\??\.#?[\w$]{1,100}){0,6})$/;
/** What a function may be made of: a name, a member, a call. */
const HANDLER = /^(?:this\.)?[A-Za-z_$][\w$.]{0,200}(?:\(|$)/;
const MAX_WRAPS = 3;
const MAX_CHAIN = 12;
const DOTTED = /^[\w$.]{1,200}$/;
/** Names of functions that make a handler of a handler. */
const WRAPPER = /wrap|async|catch|^try|handler?$|^safe|promisif/i;

/** The link that one expression stands for. */
export function linkOf(of: Written, around: Around, file: FactFile, depth = 0): Link {
	const place: Place = { start: of.start, end: of.end };
	const here = functionIn(of, file);
	if (here !== undefined) return inline(here, place);
	const value = withoutBinding(of.value, file);
	const written = value < 0 ? of.text : file.written(value);
	const named = NAMED.exec(written);
	if (named !== null)
		return { ...resolve(named[1], named[2].replaceAll('?', ''), around, file), place, value };
	const call = file.callAt(value);
	const required = requiredBy(call?.calleeValue ?? value, file);
	if (required !== null) return { ...required, place, value };
	if (call !== null && DOTTED.test(call.callee))
		return { ...ofCall(call, around, file, depth), place, value };
	const name = call === null ? written.replace(/\s+/g, ' ') : chainName(value, file);
	return {
		...NOWHERE,
		name: name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name,
		place,
		value,
	};
}

function functionIn(of: Written, file: FactFile): SeenChunk | undefined {
	const chunk = chunkIn(of, file);
	return chunk !== undefined && FUNCTIONS.has(chunk.kind) ? chunk : chunkAt(of.start, file);
}

/** `list` of `list.bind(this)` and of `list as Handler`. */
function withoutBinding(value: number, file: FactFile): number {
	const { op, a } = file.operation(value);
	const inner = op === 'cast' ? a : value;
	const call = file.callAt(inner);
	return call?.name === 'bind' && call.receiver !== null ? file.operation(call.calleeValue).a : inner;
}

/** `require('./users').list` */
function requiredBy(value: number, file: FactFile): Resolved | null {
	let members = '';
	let at = value;
	for (let steps = 0; file.operation(at).op === 'member' && steps < MAX_CHAIN; steps++) {
		const { name, a } = file.operation(at);
		members = `.${name}${members}`;
		at = a;
	}
	const { op, name } = file.operation(at);
	if (op !== 'module') return null;
	return { ...NOWHERE, name: file.written(value), module: name, imported: `*${members}` };
}

/** `app.get(Api).ssr(paths)` as `app.get().ssr()`. */
function chainName(value: number, file: FactFile): string {
	let name = '';
	let at = value;
	for (let steps = 0; steps < MAX_CHAIN; steps++) {
		const call = file.callAt(at);
		const { op, name: member, a } = file.operation(call?.calleeValue ?? at);
		if (call !== null) name = `()${name}`;
		if (op !== 'member' && op !== 'call')
			return file.written(call?.calleeValue ?? at).replace(/\s+/g, '') + name;
		if (op === 'member') name = `.${member}${name}`;
		at = op === 'member' ? a : (call?.calleeValue ?? -1);
	}
	return name;
}

type Resolved = Omit<Link, 'place' | 'value'>;

const NOWHERE: Resolved = { name: null, chunk: null, module: null, imported: null };

function inline(chunk: SeenChunk, place: Place): Link {
	return { ...NOWHERE, chunk: chunk.index, place, value: -1 };
}

/** `wrap(list)` is `list`, `wrap(async () => …)` that function; `auth('admin')` is `auth`. */
function ofCall(call: SeenCall, around: Around, file: FactFile, depth: number): Resolved {
	const inside = argsOf(call, file);
	const last = inside.at(-1);
	if (last !== undefined) {
		const chunk = functionIn(last, file);
		if (chunk !== undefined) return { ...NOWHERE, chunk: chunk.index };
		const isWrapped = inside.length === 1 && depth < MAX_WRAPS && WRAPPER.test(call.callee);
		if (isWrapped && HANDLER.test(last.text)) return linkOf(last, around, file, depth + 1);
	}
	const name = call.via === 'new' ? `new ${call.callee}` : call.callee;
	const named = NAMED.exec(call.callee);
	return named === null ? { ...NOWHERE, name } : { ...resolve(named[1], named[2], around, file), name };
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
	const made = file.callAt(file.assigned(`this.${member}`)[0]?.value ?? -1);
	if (made?.via === 'new') return made.callee;
	const field =
		owner === undefined ? undefined : file.members(owner.index).find(({ name }) => name === member);
	return /^[A-Z][\w$]{0,100}$/.exec(field?.type ?? '')?.[0] ?? null;
}

/** The class of this file that a variable is an instance of: `const users = new Users()`. */
function classOf({ value, scope }: Binding, file: FactFile): SeenChunk | undefined {
	const made = file.callAt(value);
	const binding = made?.via === 'new' ? file.binding(made.callee, scope) : null;
	return binding?.kind === 'class' ? file.chunk(binding.chunk) : undefined;
}

/** The method or function of that name in a class or an object. */
function memberOf(owner: SeenChunk | undefined, members: string, file: FactFile): number | null {
	if (owner === undefined || !/^\.[\w$]{1,100}$/.test(members)) return null;
	return file.members(owner.index).find(({ name }) => name === members.slice(1))?.index ?? null;
}

const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'lambda', 'method']);

const functions = new WeakMap<FactFile, Map<number, SeenChunk>>();

/** The function that begins exactly at an offset. */
function chunkAt(start: number, file: FactFile): SeenChunk | undefined {
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
