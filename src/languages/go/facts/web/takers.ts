import type { Attributes, FactFile, SeenReference } from '../../../../model/facts/rules.ts';
import { type ArgumentPlace, argumentPlace } from './assigned.ts';
import { frameworkOf, importsRouters, routerFramework } from './frameworks.ts';
import { fieldType, functionKey, keyOf, typeOf, type Use } from './keys.ts';
import { routerOf, routersMade } from './routers.ts';

const NAMED = /^([\p{L}_][\p{L}\p{N}_]{0,100})((?:\.[\p{L}_][\p{L}\p{N}_]{0,100}){0,6})$/u;
const QUALIFIED = /^[*\s]{0,4}([\p{L}_][\p{L}\p{N}_]{0,100})\.([\p{L}_][\p{L}\p{N}_]{0,100})/u;
/** Functions of the language itself, and what serves or wraps a router as it is. */
const OTHER =
	/^(?:append|cap|clear|close|copy|delete|len|make|new|panic|print|println|if|for|switch|return|func)$|(?:^|\.)(?:Use\w{0,40}|Handler|HandlerFunc|ListenAndServe\w{0,20}|Serve\w{0,20}|Run\w{0,20}|Start\w{0,20}|NewServer|NewUnstartedServer|NewTLSServer|Wrap\w{0,40}|Print\w{0,20}|Log\w{0,20}|Walk|NotNil|Equal|DeepEqual)$/;

const TAKES: ReadonlySet<string> = new Set(['function', 'method', 'lambda']);
/** Names of functions that register routes on what they are given. */
const REGISTERS =
	/rout|regist|api|handler|endpoint|setup|mount|attach|add|init|install|bind|define|controller|resource|new|config|web|admin|group|appl|load|v\d/i;

/**
 * The parameter of a function that is called (`index` -1 for what it gives back), as the target of a mount.
 * A function of the package is one of its keys, a method has its type before it, one of another package
 * goes by the import. `called` is `()` when it is what the function gives back that takes the router.
 */
export function takerOf(
	{ callee, index }: ArgumentPlace,
	use: Use,
	file: FactFile,
	called = '',
): Attributes | null {
	const named = NAMED.exec(callee);
	if (named === null || OTHER.test(callee)) return null;
	const [, root, members] = named;
	const at = index < 0 ? '' : `${called}#${index}`;
	// What another package gives back is told as such; here it goes by the function.
	const there = index < 0 ? '()' : at;
	const binding = file.binding(root, use.scope);
	if (binding?.kind === 'import') {
		const module = file.imports.find(({ local }) => local === root)?.module;
		return module && !isStandard(module) && (index < 0 || REGISTERS.test(callee))
			? { module, name: `*${members}${there}` }
			: null;
	}
	if (members === '') {
		if (binding === null) return REGISTERS.test(root) || index < 0 ? { target: `${root}${at}` } : null;
		const chunk = file.chunk(binding.chunk);
		if (chunk === undefined || !TAKES.has(chunk.kind)) return null;
		// What is given a handler puts something around it.
		if (called === '' && /Handler/.test(chunk.params?.[index]?.type ?? '')) return null;
		return { target: `${functionKey(chunk)}${at}` };
	}
	if (index >= 0 && !REGISTERS.test(callee)) return null;
	const type = binding === null ? null : binding.kind === 'type' ? root : typeOf(binding, file);
	const [, field, method] = type === null ? [] : members.split('.');
	const declared = type === null ? binding?.type : method && fieldType(type, field, file);
	const qualified = QUALIFIED.exec(declared ?? '');
	if (qualified !== null) {
		const module = file.imports.find(({ local }) => local === qualified[1])?.module;
		if (!module || isStandard(module) || frameworkOf(module) !== null) return null;
		const taken = type === null ? members : `.${members.split('.').slice(2).join('.')}`;
		return { module, name: `*.${qualified[2]}${taken}${there}` };
	}
	if (type !== null) return { target: `${keyOf(callee, use, file)}${at}` };
	const origin = binding === null ? null : file.origin(root, use.scope);
	if (origin !== null) {
		if (isStandard(origin.module) || routerFramework(origin) !== null) return null;
		return { module: origin.module, name: `${origin.path}${members}${there}` };
	}
	return { target: `${root}${members}${at}` };
}

/** Modules of the language itself have no domain in front. */
function isStandard(module: string): boolean {
	return !module.split('/', 1)[0].includes('.');
}

const USUAL: readonly string[] = ['r', 'e', 'g', 'app', 'api', 'mux', 'router', 'engine', 'v1'];
const MAX_NAMES = 60;

/** A router that is handed to a function: `users.Register(api)`. */
export interface Handed {
	attributes: Attributes;
	start: number;
	end: number;
	chunk: number;
}

export function handedRouters(file: FactFile): Handed[] {
	const found: Handed[] = [];
	// Most of what imports net/http has no router of it.
	if (!file.text.includes('ServeMux') && !importsRouters(file)) return found;
	for (const name of routerNames(file)) {
		if (!isHanded(name, file.text)) continue;
		for (const reference of file.references(name)) {
			const handed = reference.kind === 'read' && !reference.member ? handedAt(name, reference, file) : null;
			if (handed !== null) found.push(handed);
		}
	}
	return found;
}

const ROUTER_PARAM =
	/^\*?(?:gin|echo|chi|mux|http|fiber|httprouter|route|server)\.\w{0,20}(?:Router|Mux|Engine|Echo|Group|Routes|App|Hertz)\w{0,10}$/;

/** Names that hold routers: those with calls that routers have, and parameters. */
function routerNames(file: FactFile): Set<string> {
	const names = new Set(USUAL);
	for (const call of file.calls) {
		if (names.size >= MAX_NAMES) break;
		const { receiver } = call;
		if (receiver === null || names.has(receiver) || !/^[\p{L}\p{N}_]{1,60}$/u.test(receiver)) continue;
		if (routerOf(call, file) !== null) names.add(receiver);
	}
	for (const { params } of file.chunks) {
		for (const { name, type } of params ?? []) {
			if (type !== undefined && names.size < MAX_NAMES && ROUTER_PARAM.test(type)) names.add(name);
		}
	}
	return names;
}

function isHanded(name: string, text: string): boolean {
	return (
		text.includes(`= ${name}\n`) ||
		text.includes(`: ${name}`) ||
		text.includes(`(${name})`) ||
		text.includes(`(${name},`) ||
		text.includes(` ${name})`) ||
		text.includes(` ${name},`) ||
		text.includes(`\t${name},`)
	);
}

const ASSIGNED =
	/(?:^|[^\p{L}\p{N}_.])((?:[\p{L}_][\p{L}\p{N}_]{0,100}\.){1,4}[\p{L}_][\p{L}\p{N}_]{0,100})[ \t]{0,8}=[ \t]{0,8}$/u;
const ENTRY = /[{,\s]([\p{L}_][\p{L}\p{N}_]{0,100}):\s{0,40}$/u;
const LITERAL = /[&\s(=]([\p{L}_][\p{L}\p{N}_]{0,100})\{[^{}]{0,600}$/u;

/** The key of the field that is given a router: `s.router = r`, `&Server{router: r}`. */
function fieldGiven({ scope, start }: Use, file: FactFile): string | null {
	const before = file.text.slice(Math.max(0, start - 700), start);
	const assigned = ASSIGNED.exec(before);
	if (assigned !== null) {
		// The end of a type: `var handler http.Handler = r`.
		const isType = file.binding(assigned[1].split('.', 1)[0], scope)?.kind === 'import';
		return isType ? null : keyOf(assigned[1], { scope, start }, file);
	}
	const entry = ENTRY.exec(before);
	const literal = entry === null ? null : LITERAL.exec(before);
	return entry === null || literal === null ? null : `${literal[1]}.${entry[1]}`;
}

function handedAt(name: string, { start, scope, chunk }: SeenReference, file: FactFile): Handed | null {
	const end = start + name.length;
	const after = file.text.slice(end, end + 42);
	if (!/^[ \t]{0,8}(?:[,)}\n;]|\r\n)/.test(after)) return null;
	const binding = file.binding(name, scope);
	if (binding === null || binding.kind === 'import') return null;
	const use = { scope, start };
	const origin = file.origin(name, scope);
	const made = routersMade(file).get(keyOf(name, use, file) ?? '');
	const framework = origin === null ? made?.framework : routerFramework(origin);
	if (!framework) return null;
	const router = keyOf(name, use, file);
	if (router === null) return null;
	const attributes = { framework: framework.name, router, prefix: '' };
	const field = fieldGiven(use, file);
	if (field !== null) return { attributes: { ...attributes, target: field }, start, end, chunk };
	const place = /^\s{0,8}[,)]/.test(after) ? argumentPlace(start, file) : null;
	const taker = place === null ? null : takerOf(place, use, file);
	if (place === null || taker === null) return null;
	return { attributes: { ...attributes, ...taker }, start: place.start, end: end + 1, chunk };
}
