import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { frameworkByName } from './guess.ts';
import { functionAt, functionKey, keyOf } from './keys.ts';
import type { FoundMount } from './mounts.ts';
import { isPlainPath } from './paths.ts';
import { receiverOf } from './receiver.ts';
import { VERBS } from './routes.ts';

const known = new WeakMap<FactFile, ReadonlyMap<string, string>>();

/** Keys of the routers that functions of a file make and give back, by the function's. */
export function routersGiven(file: FactFile): ReadonlyMap<string, string> {
	const kept = known.get(file);
	if (kept !== undefined) return kept;
	const found = new Map<string, string>();
	known.set(file, found);
	for (const call of file.calls) {
		const [first] = call.args;
		if (!(call.name in VERBS) || call.argCount < 2 || !isPlainPath(first.kind, first.text)) continue;
		const inner = /^([\w$]{0,100})@(\d{1,10})$/.exec(receiverOf(call, file)?.key ?? '');
		const around = inner === null ? null : functionAt(Number(inner[2]), file);
		if (inner === null || around === null || around.name === null) continue;
		if (isGiven(inner[1], Number(inner[2]), file.text.slice(around.start, around.end), file.text)) {
			found.set(functionKey(around, file), inner[0]);
		}
	}
	return found;
}

/** Whether a function gives back the router that has this name in it, or is made at this place. */
function isGiven(name: string, at: number, body: string, text: string): boolean {
	if (name === '') return /(?:\breturn|=>)\s{0,40}\(?\s{0,40}$/.test(text.slice(Math.max(0, at - 100), at));
	return new RegExp(`\\breturn\\b\\s{0,40}\\(?\\s{0,40}${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body);
}

/** Whether a call has the form of one that registers something: `map.get(key)` has not, and is far more frequent. */
function mayRegister({ name, argCount, args }: SeenCall): boolean {
	if (name === 'route' || name === 'use' || name === 'register') return true;
	return name in VERBS && argCount > 1 && isPlainPath(args[0].kind, args[0].text);
}

/** Keys of what functions are given that functions of a file give back: `create()#0`, by `create`. */
function pluginsGiven(file: FactFile): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const call of file.calls) {
		if (!mayRegister(call)) continue;
		const key = receiverOf(call, file)?.key ?? '';
		const maker = /^([\w$]{1,100})\(\)#\d{1,3}$/.exec(key)?.[1];
		if (maker !== undefined) found.set(maker, key);
	}
	return found;
}

const BOUND = /(?:const|let|var)\s{1,8}([\w$]{1,100})(?:\s{0,8}:[^=;\n]{0,160})?\s{0,8}=\s{0,80}$/;
const EXPORTED = /(?:export\s{1,8}default|module\.exports\s{0,8}=)\s{0,80}$/;

/** Routers of a file that have a name at its top. */
function namedRouters(file: FactFile): ReadonlySet<string> {
	const found = new Set<string>();
	for (const call of file.calls) {
		if (!mayRegister(call)) continue;
		const { key = null, sure = false } = receiverOf(call, file) ?? {};
		if (sure && key !== null && /^[\w$]{1,100}$/.test(key)) found.add(key);
	}
	return found;
}

/** `export const users = app`: a router under another name. */
function otherNames(file: FactFile): FoundMount[] {
	const found: FoundMount[] = [];
	for (const target of namedRouters(file)) {
		for (const { kind, member, start, scope, chunk } of file.references(target)) {
			const end = start + target.length;
			if (kind !== 'read' || member || !/^\s{0,8}(?:[;\n]|$)/.test(file.text.slice(end, end + 12))) continue;
			const bound = BOUND.exec(file.text.slice(Math.max(0, start - 300), start))?.[1];
			const router = bound === undefined ? null : keyOf(bound, scope, file);
			if (router === null || !/^[\w$]{1,100}$/.test(router)) continue;
			const attributes = { framework: frameworkByName(target, null, file), router, prefix: '', target };
			found.push({ attributes, place: { start, end, chunk } });
		}
	}
	return found;
}

/**
 * `export const users = createUsers()`: under that name stands the router that the function gives; or the
 * plugin that it gives, whose first parameter is then that name's.
 */
export function givenRouters(file: FactFile): FoundMount[] {
	const found = otherNames(file);
	for (const [name, target] of [...routersGiven(file), ...pluginsGiven(file)]) {
		const parameter = /\(\)(#\d{1,3})$/.exec(target)?.[1] ?? '';
		for (const { kind, member, start, scope, chunk } of file.references(name)) {
			if (kind !== 'call' || member) continue;
			const before = file.text.slice(Math.max(0, start - 300), start);
			const bound = BOUND.exec(before)?.[1];
			const whole = EXPORTED.test(before) ? 'default' : null;
			const key = bound === undefined ? whole : keyOf(bound, scope, file);
			if (key === null) continue;
			const router = `${key}${parameter}`;
			const attributes = { framework: frameworkByName(name, null, file), router, prefix: '', target };
			found.push({ attributes, place: { start, end: start + name.length, chunk } });
		}
	}
	return found;
}
