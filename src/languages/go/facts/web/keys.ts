import type { FactFile, SeenChunk } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';

/** Where a name is used. */
export interface Use {
	scope: number;
	start: number;
}

const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'method', 'lambda']);
const OWN_TYPE = /^[*\s]{0,4}([\p{L}_][\p{L}\p{N}_]{0,100})(?:\[|$)/u;
const NAMED = /^[*&(\s]{0,4}([\p{L}_][\p{L}\p{N}_]{0,100})((?:\.[\p{L}_][\p{L}\p{N}_]{0,100}){0,6})\)?$/u;

/**
 * The key of the router that a name or a member stands for; null for what is no such expression, and for
 * a package. The packages of Go share their names between files, so what this file does not bind keeps its
 * name, a field goes by its type (`Server.router`), and what a function makes and gives back by the
 * function (`usersRouter`, `Users.Routes`).
 */
export function keyOf(written: string, use: Use, file: FactFile): string | null {
	const named = NAMED.exec(written);
	if (named === null) return null;
	const [, root, members] = named;
	const binding = file.binding(root, use.scope);
	if (binding === null) return root + members;
	if (binding.kind === 'import') return members === '' ? null : root + members;
	const type = typeOf(binding, file);
	if (type !== null && (members !== '' || (binding.kind === 'param' && binding.index < 0))) {
		return keyOfField(type, members, file);
	}
	return keyOfBinding(binding, use, file) + members;
}

function keyOfBinding(binding: Binding, use: Use, file: FactFile): string {
	const { name, start } = binding;
	const again = latestOf(binding, use, file);
	if (again !== null) return `${name}@${again}`;
	const owner = functionAt(start, file);
	if (owner === null) return name;
	if (binding.kind === 'param') return `${takerKey(owner, file)}#${binding.index}`;
	return givesBack(owner, name, file) ? functionKey(owner) : `${name}@${start}`;
}

/** `r = r.PathPrefix("/api").Subrouter()` makes another router of that name, from there on. */
function latestOf({ name, scope }: Binding, use: Use, file: FactFile): number | null {
	let latest: number | null = null;
	for (const { start, scope: at } of file.assigned(name)) {
		if (start >= use.start || file.binding(name, at)?.scope !== scope) continue;
		const from = ofItself(name, start, file);
		if (from !== null && from < use.start && (latest === null || start > latest)) latest = start;
	}
	return latest;
}

/** Where the right side of `name = name.…` begins; null when the statement at that offset is none. */
export function ofItself(name: string, start: number, { text }: FactFile): number | null {
	const end = start + name.length;
	const sign = /^\s{0,8}=\s{0,8}/.exec(text.slice(end, end + 20));
	return sign !== null && text.startsWith(`${name}.`, end + sign[0].length) ? end + sign[0].length : null;
}

const MAX_FIELDS = 4;

/** `Server.api.router` goes by the type of `api`, when this file has it. */
function keyOfField(type: string, members: string, file: FactFile): string {
	const steps = members.split('.').slice(1);
	let owner = type;
	for (let at = 0; steps.length > 1 && at < MAX_FIELDS; at++) {
		const next = OWN_TYPE.exec(fieldType(owner, steps[0], file) ?? '')?.[1];
		if (next === undefined) break;
		owner = next;
		steps.shift();
	}
	return [owner, ...steps].join('.');
}

/** The declared type of a field of a struct in this file. */
export function fieldType(struct: string, field: string, file: FactFile): string | null {
	const owner = file.chunks.find(({ kind, name }) => kind === 'struct' && name === struct);
	if (owner === undefined) return null;
	return file.members(owner.index).find(({ name }) => name === field)?.type ?? null;
}

/** The type of this package that something has: `Server` of `*Server`, or of `s := &Server{…}`. */
export function typeOf({ type, name, start }: Binding, file: FactFile): string | null {
	if (type !== null) return OWN_TYPE.exec(type)?.[1] ?? null;
	const given = file.text.slice(start + name.length, start + name.length + 140);
	return MADE.exec(given)?.[1] ?? null;
}

const MADE = /^[ \t]{0,8}:?=[ \t]{0,8}&?([\p{L}_][\p{L}\p{N}_]{0,100})\{/u;

/** The innermost function around an offset. */
export function functionAt(at: number, { chunks }: FactFile): SeenChunk | null {
	let innermost = null;
	for (const chunk of chunks) {
		if (chunk.start > at) break;
		if (chunk.end > at && FUNCTIONS.has(chunk.kind)) innermost = chunk;
	}
	return innermost;
}

/** What a function is known by: its name with that of its receiver's type, else its offset. */
export function functionKey({ name, container, start }: SeenChunk): string {
	if (name === null) return `${start}`;
	return container ? `${container}.${name}` : name;
}

/** The same; a function that another gives back goes by that one: `routes()` of `return func(r chi.Router) {…}`. */
function takerKey(owner: SeenChunk, file: FactFile): string {
	const { name, start } = owner;
	if (name !== null || !/\breturn\s{1,4}$/.test(file.text.slice(Math.max(0, start - 12), start))) {
		return functionKey(owner);
	}
	const around = functionAt(start - 1, file);
	return around?.name ? `${functionKey(around)}()` : functionKey(owner);
}

const ROUTER_TYPE = /(?:Router|Mux|Engine|Echo|RouterGroup|IRoutes|Group|App|Handler|Hertz)\b/;

/** Whether a function gives back what a name of it holds, perhaps with something put around it. */
function givesBack(owner: SeenChunk, name: string, file: FactFile): boolean {
	if (owner.name === null || !owner.type || !ROUTER_TYPE.test(owner.type)) return false;
	return file.returned(owner.index).some(({ value, scope, start }) => {
		const [first] = file.items(value) ?? [{ value }];
		if (file.target(first.value, scope).name === name) return true;
		const statement = file.text.slice(start, start + 300).split('\n', 1)[0];
		return new RegExp(`[(, ]${name}\\)`).test(statement);
	});
}
