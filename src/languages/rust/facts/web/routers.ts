import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { type Root, rootAt, sinkOf } from './chains.ts';
import { functionKey } from './names.ts';

/** What a chain of calls registers on. */
export interface Router {
	root: Root;
	/** Null for the application as a whole. */
	key: string | null;
	/** How sure it is: the text made it, or a type says so; else it is only used like one. */
	framework: 'axum' | 'actix' | null;
}

const MAX_STEPS = 8;
const known = new WeakMap<FactFile, Map<number, Router | null>>();

/** The router of the chain that a call belongs to; null when it is none. */
export function routerOf(call: SeenCall, file: FactFile): Router | null {
	let byStart = known.get(file);
	if (byStart === undefined) {
		byStart = new Map();
		known.set(file, byStart);
	}
	const before = byStart.get(call.start);
	if (before !== undefined) return before;
	// A chain that leads back to itself has no router.
	byStart.set(call.start, null);
	const router = readRouter(call, file);
	byStart.set(call.start, router);
	return router;
}

function readRouter(call: SeenCall, file: FactFile): Router | null {
	const root = rootAt(file.text, call.start);
	if (root === null) return null;
	switch (root.kind) {
		case 'new':
			return isAxum(root.text, call, file)
				? {
						root,
						key: keyOfMade(call, file),
						framework: isAxum(root.text, call, file) === 'sure' ? 'axum' : null,
					}
				: null;
		case 'app':
			return { root, key: keyOfMade(call, file), framework: 'actix' };
		case 'scope':
			return isActix(root.text, call, file) ? { root, key: `scope@${call.start}`, framework: 'actix' } : null;
		case 'resource':
			return isActix(root.text, call, file)
				? { root, key: keyOfTaker(call, file), framework: 'actix' }
				: null;
		case 'name':
			return named(root, call, file);
		case 'call':
			return { root, key: keyOfMade(call, file), framework: null };
	}
}

const AXUM = /^(?:axum|aide|utoipa_axum|axum_extra|leptos_axum)\b/;

function isAxum(type: string, { scope }: SeenCall, file: FactFile): 'sure' | 'perhaps' | null {
	const spec = file.imports.find(({ local }) => local === type);
	if (spec?.module)
		return AXUM.test(spec.module) ? 'sure' : /^(?:crate|super|self)\b/.test(spec.module) ? 'perhaps' : null;
	const binding = file.binding(type, scope);
	if (binding !== null) return null;
	return 'perhaps';
}

/** `web::scope(…)`, and `scope(…)` of `use actix_web::web::*`. */
function isActix(name: string, { start, scope }: SeenCall, file: FactFile): boolean {
	if (/^(?:actix_web::)?web::/.test(file.text.slice(start, start + 20))) return true;
	const origin = file.origin(name, scope);
	if (origin !== null) return origin.module.startsWith('actix_web');
	return file.binding(name, scope) === null && file.importsFrom(['actix_web']);
}

/** A router that is made here goes by what it is given to. */
export function keyOfMade(call: SeenCall, file: FactFile): string | null {
	const sink = sinkOf(call, file);
	switch (sink.to) {
		case 'name':
			return keyOfVariable(sink.name, sink.start, call, file);
		case 'function':
			return sink.key;
		case 'argument':
			return `router@${call.start}`;
		default:
			return null;
	}
}

/** A resource is its routes: they belong to what it is put into. */
function keyOfTaker(call: SeenCall, file: FactFile): string | null {
	const sink = sinkOf(call, file);
	if (sink.to === 'argument') return routerOf(sink.of, file)?.key ?? null;
	return keyOfMade(call, file);
}

const ACTIX_TYPE = /\b(?:ServiceConfig|Scope|App)\b/;
const AXUM_TYPE = /\b(?:OpenApi|Api)?Router\b/;

/** A variable: its declared type, or how it was made, says what it is. */
function named(root: Root, call: SeenCall, file: FactFile): Router | null {
	if (root.text.startsWith('self.')) return { root, key: root.text, framework: null };
	const binding = file.binding(root.text, call.scope);
	if (binding === null) return null;
	const framework = frameworkOf(binding, file, MAX_STEPS);
	return framework === undefined ? null : { root, key: keyOfBinding(binding, file), framework };
}

/** Undefined for what is no router. */
function frameworkOf(binding: Binding, file: FactFile, steps: number): Router['framework'] | undefined {
	const { type } = binding;
	if (type !== null) {
		if (AXUM_TYPE.test(type)) return 'axum';
		return ACTIX_TYPE.test(type) ? 'actix' : undefined;
	}
	if (binding.kind === 'param') return isConfigured(binding, file) ? 'actix' : undefined;
	const first = earlierOf(binding.name, binding.start, functionAt(binding.start, file)?.start ?? 0, file);
	const start = valueStart({ ...binding, start: first ?? binding.start }, file);
	const root = start === null ? null : rootAt(file.text, start);
	if (root === null || steps === 0) return undefined;
	const around = { scope: binding.scope, start: start! } as SeenCall;
	switch (root.kind) {
		case 'new': {
			const axum = isAxum(root.text, around, file);
			return axum === null ? undefined : axum === 'sure' ? 'axum' : null;
		}
		case 'app':
			return 'actix';
		case 'scope':
		case 'resource':
			return isActix(root.text, around, file) ? 'actix' : undefined;
		case 'name': {
			const other = root.text === binding.name ? null : file.binding(root.text, binding.scope);
			return other === null ? null : frameworkOf(other, file, steps - 1);
		}
		case 'call':
			return null;
	}
}

/** The parameter of a closure that `configure` is given. */
function isConfigured({ start }: Binding, { text }: FactFile): boolean {
	return /\.configure\(\s{0,200}(?:move\s{1,4})?\|\s{0,4}(?:mut\s{1,4})?$/.test(
		text.slice(Math.max(0, start - 240), start),
	);
}

/** Where the value of `let name = …` begins. */
function valueStart({ start, name }: Binding, { text }: FactFile): number | null {
	const after = /^(?:\s{0,4}:[^=;{}]{1,160})?\s{0,4}=\s{0,200}/.exec(
		text.slice(start + name.length, start + name.length + 400),
	);
	return after === null ? null : start + name.length + after[0].length;
}

function keyOfVariable(name: string, start: number, call: SeenCall, file: FactFile): string {
	const binding = file.binding(name, call.scope);
	if (
		binding?.start === start ||
		(binding !== null &&
			!/\blet\s{1,4}(?:mut\s{1,4})?$/.test(file.text.slice(Math.max(0, start - 12), start)))
	) {
		return keyOfBinding(binding, file);
	}
	// `let app = app.merge(…)` binds the name behind the statement.
	return keyAt(name, start, file);
}

/** The key of the router that a variable holds. */
export function keyOfBinding(binding: Binding, file: FactFile): string {
	if (binding.kind === 'param' && binding.index >= 0) {
		const owner = functionAt(binding.start, file);
		if (owner !== null) return `${functionKey(owner, file)}#${binding.index}`;
	}
	return keyAt(binding.name, binding.start, file);
}

function functionAt(at: number, { chunks }: FactFile) {
	let innermost = null;
	for (const chunk of chunks) {
		if (chunk.start > at) break;
		const isFunction = chunk.kind === 'function' || chunk.kind === 'method' || chunk.kind === 'lambda';
		if (isFunction && chunk.end > at) innermost = chunk;
	}
	return innermost;
}

/**
 * A variable that is bound at an offset: what the function gives back goes by the function, and what is
 * made of another router under the same roof (`let app = app.layer(x)`) by the first.
 */
function keyAt(name: string, start: number, file: FactFile): string {
	const owner = functionAt(start, file);
	let first = start;
	if (owner !== null) {
		const earlier = earlierOf(name, start, owner.start, file);
		if (earlier !== null) first = earlier;
		if (isResult(name, owner.index, file)) return functionKey(owner, file);
	}
	return `${name}@${first}`;
}

const MAX_REBOUND = 8;

/** Where the name was bound first, when each binding since was made of the one before. */
function earlierOf(name: string, start: number, from: number, { text }: FactFile): number | null {
	const again = new RegExp(
		`^${name}(?:\\s{0,4}:[^=;{}]{1,160})?\\s{0,4}=\\s{0,200}(?:${name}\\s{0,200}\\.|if\\b|match\\b)`,
	);
	const bound = new RegExp(`\\blet\\s{1,4}(?:mut\\s{1,4})?${name}\\b`, 'g');
	let at = start;
	for (let steps = 0; steps < MAX_REBOUND && again.test(text.slice(at, at + 600)); steps++) {
		const before = [...text.slice(from, at - 4).matchAll(bound)].at(-1);
		if (before === undefined) break;
		at = from + before.index + before[0].length - name.length;
	}
	return at === start ? null : at;
}

/** Whether a function ends with the variable, perhaps with more done to it: `app.with_state(state)`. */
function isResult(name: string, owner: number, file: FactFile): boolean {
	const chunk = file.chunk(owner);
	if (!chunk?.type || chunk.name === null) return false;
	return file.returned(owner).some(({ start }) => {
		const written = file.text.slice(start, start + 200);
		return new RegExp(`^(?:return\\s{1,4})?(?:Ok\\(\\s{0,80})?${name}\\b`).test(written);
	});
}
