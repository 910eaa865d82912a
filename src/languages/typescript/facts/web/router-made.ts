import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { argumentsOf } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';
import { type Framework, frameworkOf } from './frameworks.ts';
import { keyOf } from './keys.ts';
import { pathText } from './paths.ts';

/** How the router at the root of a call came to be. */
export interface Made {
	/** Its key, when the root itself is what makes it: `new Hono().get(…)`. */
	key: string | null;
	/** What it is a part of: `app` of `const api = app.basePath('/api')`. */
	of: string | null;
	prefix: string;
	/** The calls that make it, the first one first; none when that is not in this file. */
	calls: readonly SeenCall[];
	name: string;
}

const MAX_CHAIN = 100;

/** The calls of a chain, the first one first: `new Hono()` and `basePath('/v1')` of `new Hono().basePath('/v1')`. */
export function chainOf(value: number, file: FactFile): SeenCall[] {
	const calls: SeenCall[] = [];
	for (let at = value, steps = 0; at >= 0 && steps < MAX_CHAIN; steps++) {
		const call = file.callAt(at);
		if (call !== null) calls.push(call);
		const { op, a } = file.operation(call?.calleeValue ?? at);
		if (op !== 'member') break;
		at = a;
	}
	return calls.reverse();
}

/** Looks at how the name that a call begins with was made. */
export function madeOf(root: string, call: SeenCall, file: FactFile): Made {
	const none: Made = { key: null, of: null, prefix: '', calls: [], name: root };
	if (isMaker(root, call, file)) {
		const key = keyOfMade(call.start, call.scope, file);
		return { ...none, key, calls: chainOf(call.calleeValue, file) };
	}
	const calls = makersOf(root, call.scope, file);
	const [part] = calls;
	const of = part?.name === 'basePath' && PART.test(part.receiver ?? '') ? part.receiver : null;
	if (of === null || of === root) return { ...none, calls };
	const path = argumentsOf(part, file).get(0);
	return {
		...none,
		of,
		prefix: path === undefined ? '' : pathText(path, call.scope, file),
		calls: makersOf(of, call.scope, file),
		name: of,
	};
}

const PART = /^(?:this\.)?[\w$]{1,100}$/;

/** Whether a chain begins with a router that is made there: `new Hono()`, `express.Router()`. */
function isMaker(root: string, call: SeenCall, file: FactFile): boolean {
	if (root === 'new' || root === 'require') return true;
	const spec = file.imports.find(({ local }) => local === root);
	if (spec === undefined || spec.module === null || frameworkOf(spec.module) === null) return false;
	return file.binding(root, call.scope)?.kind !== 'param';
}

const BOUND =
	/(?:const|let|var)\s{1,8}([\w$]{1,100})(?:\s{0,8}:[^=;]{0,160})?\s{0,8}=\s{0,80}(?:await\s{1,8})?$/;
const FIELD = /(?:^|[\s.])(#?[\w$]{1,100})(?:\s{0,8}:[^=;]{0,160})?\s{0,8}=\s{0,80}(?:await\s{1,8})?$/;
const EXPORTED = /(?:export\s{1,8}default|(?:module\.)?exports(?:\.default)?\s{0,8}=)\s{0,80}(?:\(\s{0,8})?$/;

/** The key of a router that is made by the expression at an offset: of what it is assigned to. */
export function keyOfMade(start: number, scope: number, file: FactFile): string {
	const before = file.text.slice(Math.max(0, start - 300), start);
	const bound = BOUND.exec(before)?.[1];
	if (bound !== undefined) return keyOf(bound, scope, file) ?? bound;
	if (EXPORTED.test(before)) return 'default';
	const field = FIELD.exec(before)?.[1];
	if (field === undefined) return `@${start}`;
	return keyOf(field, scope, file) ?? `this.${field}`;
}

/** The calls that make what a name, or a member of `this`, is first given. */
function makersOf(name: string, scope: number, file: FactFile): SeenCall[] {
	if (name.startsWith('this.')) return chainOf(file.assigned(name)[0]?.value ?? -1, file);
	const binding = file.binding(name, scope);
	const isGiven = binding !== null && binding.kind !== 'param' && binding.path === null;
	return isGiven ? chainOf(binding.value, file) : [];
}

/** What a router puts before all of its paths: an option of Koa's, a base path of Hono's. */
export function ownPrefix(
	{ calls, name }: Made,
	framework: Framework,
	scope: number,
	file: FactFile,
): string {
	const [maker, next] = calls;
	const set =
		framework === 'hono'
			? maker?.via === 'new' && next?.name === 'basePath'
				? next
				: undefined
			: file.calls.find((call) => call.name === 'prefix' && call.receiver === name);
	if (framework !== 'hono' && framework !== 'koa') return '';
	const path = set === undefined ? undefined : argumentsOf(set, file).get(0);
	if (path !== undefined) return pathText(path, scope, file);
	if (framework === 'hono' || maker === undefined) return '';
	const prefix = optionsAt(argumentsOf(maker, file).get(0), file, scope).get('prefix');
	return prefix === undefined ? '' : pathText(prefix, scope, file);
}
