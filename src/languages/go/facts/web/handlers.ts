import type { Attributes, FactFile, SeenCall, SeenChunk } from '../../../../model/facts/rules.ts';
import { handlerOf } from '../../../shared/facts/routes.ts';
import { calledAs } from './expressions.ts';

/** How a function without a name is listed among others. */
const INLINE = '(inline)';
const MAX_WRAPPED = 4;
const MAX_NAME = 80;
const NAMED = /^([\p{L}_][\p{L}\p{N}_]{0,100})((?:\.[\p{L}_][\p{L}\p{N}_]{0,100}){0,6})$/u;
const WRAPPED_FUNCTION = /^([\p{L}_][\p{L}\p{N}_.]{0,200})\(\s{0,40}func\s{0,4}\(/u;
/** Conversions and adapters: what they are given is the handler; a prefix may stand before it. */
const ADAPTER =
	/^(?:http\.(?:HandlerFunc|StripPrefix)|gin\.Wrap[HF]|echo\.WrapHandler|adaptor\.(?:HTTPHandler(?:Func)?|HTTPMiddleware)|\w{1,40}\.HandlerFunc)$/;
/** Names that functions which answer requests have. */
const ANSWERS =
	/(?:^|\.)(?:(?:[hH]andle|[gG]et|[lL]ist|[cC]reate|[aA]dd|[uU]pdate|[pP]atch|[pP]ut|[pP]ost|[dD]elete|[rR]emove|[sS]how|[sS]erve|[iI]ndex|[qQ]uery|[sS]earch)\p{Lu}?\w{0,80}|\w{1,80}(?:Handler|HandlerFunc|Page|View|API))$/u;

/** A handler with what was put around it. */
export interface Handler {
	attributes: Attributes;
	wrappers: string[];
}

/** What the argument at a place says about the handler; `auth(list)` is `list`, behind `auth`. */
export function goHandler(call: SeenCall, at: number, file: FactFile): Handler {
	const written = call.args[at];
	if (written === undefined) return { attributes: {}, wrappers: [] };
	const { text, wrappers } = unwrapped(written.text, call, file);
	if (written.kind === 'call' && wrappers === null) {
		// Of a long function only the beginning is at hand.
		const inline = WRAPPED_FUNCTION.exec(text);
		if (inline !== null) {
			const isAdapter = ADAPTER.test(inline[1]);
			return { attributes: named('func(', call, file), wrappers: isAdapter ? [] : [inline[1]] };
		}
	}
	if (wrappers === null || written.kind === 'function') {
		const attributes = handlerOf(call, at, file);
		const own = written.kind === 'member' ? methodChunk(written.text, call, file) : undefined;
		return {
			attributes: { ...attributes, handler_chunk: attributes.handler_chunk ?? own?.index },
			wrappers: [],
		};
	}
	return { attributes: named(text, call, file), wrappers };
}

/** Names of what runs before a handler: the arguments from one place to before another. */
export function namesOf(call: SeenCall, from: number, to: number, file: FactFile): string[] {
	const names: string[] = [];
	for (let at = from; at < to; at++) {
		const written = call.args[at];
		if (written === undefined) break;
		const value = call.argValues[at] ?? -1;
		const { text } = written;
		if (written.kind === 'function') names.push(INLINE);
		else if (NAMED.test(text)) names.push(text);
		else names.push(file.target(value, call.scope).name ?? short(text));
	}
	return names;
}

function short(text: string): string {
	const plain = text.replace(/\s{1,80}/g, ' ');
	return plain.length > MAX_NAME ? `${plain.slice(0, MAX_NAME)}…` : plain;
}

/** `wrappers` is null when the expression stands for itself. */
function unwrapped(
	written: string,
	call: SeenCall,
	file: FactFile,
): { text: string; wrappers: string[] | null } {
	let text = written;
	let wrappers: string[] | null = null;
	for (let depth = 0; depth < MAX_WRAPPED; depth++) {
		const called = calledAs(text);
		if (called === null) break;
		const { callee, args } = called;
		const inner = ADAPTER.test(callee) ? args.at(-1) : wrappedIn(callee, args, call, file);
		if (inner === undefined || /(?:^|\.)(?:New|Make)\p{Lu}?\w{0,80}$/u.test(callee)) break;
		wrappers = ADAPTER.test(callee) ? (wrappers ?? []) : [...(wrappers ?? []), callee];
		text = inner;
	}
	return { text, wrappers };
}

/** Names of functions that put something around a handler. */
const WRAPS = /wrap|auth|with|middleware|require|chain|log|limit|cors|handle$/i;

/** The handler among the arguments of a wrapper: the first of them, or the last when its name tells. */
function wrappedIn(
	callee: string,
	args: readonly string[],
	call: SeenCall,
	file: FactFile,
): string | undefined {
	const [first] = args;
	if (first !== undefined && isHandler(first, call, file, 0)) return first;
	const last = WRAPS.test(callee) ? args.at(-1) : undefined;
	return last !== undefined && isHandler(last, call, file, 0) ? last : undefined;
}

/** A function of this file, one written in place, or one that goes by the name of a handler. */
function isHandler(written: string, call: SeenCall, file: FactFile, depth: number): boolean {
	if (/^func\s{0,4}\(/.test(written)) return true;
	if (NAMED.test(written)) {
		if (!written.includes('.')) return isFunction(functionNamed(written, call, file));
		return methodChunk(written, call, file) !== undefined || ANSWERS.test(written);
	}
	const called = depth < MAX_WRAPPED ? calledAs(written) : null;
	if (called === null) return false;
	return ADAPTER.test(called.callee) || called.args.some((arg) => isHandler(arg, call, file, depth + 1));
}

function isFunction(chunk: SeenChunk | undefined): boolean {
	return chunk?.kind === 'function' || chunk?.kind === 'lambda';
}

function functionNamed(name: string, call: SeenCall, file: FactFile): SeenChunk | undefined {
	const binding = file.binding(name, call.scope);
	return binding === null ? undefined : file.chunk(binding.chunk);
}

/** The method that `s.list` is, when the type of `s` is declared and the method is in this file. */
function methodChunk(written: string, call: SeenCall, file: FactFile): SeenChunk | undefined {
	const dot = written.indexOf('.');
	const name = written.slice(dot + 1);
	const type = file.binding(written.slice(0, dot), call.scope)?.type?.replace(/^\*/, '');
	if (type === undefined || name.includes('.')) return undefined;
	return file.chunks.find(
		(chunk) => chunk.kind === 'method' && chunk.name === name && chunk.container === type,
	);
}

/** A handler that was unwrapped, by its name. */
function named(text: string, call: SeenCall, file: FactFile): Attributes {
	const found = NAMED.exec(text);
	if (found === null) {
		const inline = /^func\s{0,4}\(/.test(text);
		if (!inline) return { handler: calledAs(text)?.callee ?? short(text) };
		const lambda = file.chunks.find(
			(chunk) => chunk.kind === 'lambda' && chunk.start > call.start && chunk.end < call.end,
		);
		return { handler_chunk: lambda?.index };
	}
	const [, root, members] = found;
	const binding = file.binding(root, call.scope);
	if (binding?.kind === 'import') {
		const spec = file.imports.find(({ local }) => local === root);
		return { handler: text, handler_module: spec?.module, handler_name: `*${members}` };
	}
	const chunk = members === '' ? functionNamed(root, call, file) : methodChunk(text, call, file);
	return { handler: text, handler_chunk: chunk?.index };
}
