import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { partsIn, propertiesIn } from './expressions.ts';
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
	/** Offset of the expression that makes it; -1 when it is not in this file. */
	at: number;
	name: string;
}

/** Looks at how the name that a call begins with was made. */
export function madeOf(root: string, call: SeenCall, file: FactFile): Made {
	const none: Made = { key: null, of: null, prefix: '', at: -1, name: root };
	if (isMaker(root, call, file)) {
		return { ...none, key: keyOfMade(call.start, call.scope, file), at: call.start };
	}
	const at = madeAt(root, call.scope, file);
	if (at < 0) return none;
	const part = PART.exec(file.text.slice(at, at + 300));
	if (part === null || part[1] === root) return { ...none, at };
	const [whole, of] = part;
	const path = partsIn(file.text, at + whole.length - 1)?.[0]?.text;
	return {
		...none,
		of,
		prefix: path === undefined ? '' : pathText(path, call.scope, file),
		at: madeAt(of, call.scope, file),
		name: of,
	};
}

const PART = /^(this\.[\w$]{1,100}|[\w$]{1,100})\s{0,80}\.\s{0,8}basePath\s{0,8}\(/;

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

/** Offset of the expression that a name, or a member of `this`, is first given; -1 when unknown. */
function madeAt(name: string, scope: number, file: FactFile): number {
	if (name.startsWith('this.')) return memberMadeAt(name.slice('this.'.length), file.text);
	const binding = file.binding(name, scope);
	if (binding === null || binding.kind === 'param' || binding.kind === 'import') return -1;
	const from = binding.start + name.length;
	const given = /^\s{0,8}(?::[^=;]{0,160})?=\s{0,80}(?:await\s{1,8})?/.exec(
		file.text.slice(from, from + 300),
	);
	return given === null ? -1 : from + given[0].length;
}

/** Where a member of `this` is given what it is made from. */
export function memberMadeAt(name: string, text: string): number {
	for (
		let at = text.indexOf(name), tries = 0;
		at >= 0 && tries < 20;
		at = text.indexOf(name, at + 1), tries++
	) {
		const given = /^\s{0,8}(?::[^=;()]{0,100})?=\s{0,8}(?=new\s|[\w$.]{1,100}\()/.exec(
			text.slice(at + name.length, at + name.length + 200),
		);
		if (given !== null && !/[\w$]/.test(text[at - 1] ?? '')) return at + name.length + given[0].length;
	}
	return -1;
}

const BASE_PATH =
	/^new\s{1,8}[\w$]{1,100}(?:<[^;]{0,200}>)?\s{0,8}\([^()]{0,200}\)\s{0,80}\.\s{0,8}basePath\s{0,8}\(/;
const WITH_OPTIONS = /^(?:new\s{1,8})?[\w$.]{1,100}\(\s{0,80}\{/;

/** What a router puts before all of its paths: an option of Koa's, a base path of Hono's. */
export function ownPrefix({ at, name }: Made, framework: Framework, scope: number, file: FactFile): string {
	if (framework === 'hono' && at >= 0) {
		const found = BASE_PATH.exec(file.text.slice(at, at + 500));
		const path = found === null ? undefined : partsIn(file.text, at + found[0].length - 1)?.[0];
		return path === undefined ? '' : pathText(path.text, scope, file);
	}
	if (framework !== 'koa') return '';
	const set = file.calls.find((call) => call.name === 'prefix' && call.receiver === name)?.args[0];
	if (set !== undefined) return pathText(set.text, scope, file);
	const options = at < 0 ? null : WITH_OPTIONS.exec(file.text.slice(at, at + 300));
	if (options === null) return '';
	const given = propertiesIn(file.text, at + options[0].length - 1).find(({ key }) => key === 'prefix');
	return given === undefined ? '' : pathText(given.value.text, scope, file);
}
