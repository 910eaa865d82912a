import type { FactFile } from '../../../../model/facts/rules.ts';
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
	return new RegExp(`\\breturn\\s{1,40}${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body);
}

const BOUND = /(?:const|let|var)\s{1,8}([\w$]{1,100})(?:\s{0,8}:[^=;\n]{0,160})?\s{0,8}=\s{0,80}$/;
const EXPORTED = /(?:export\s{1,8}default|module\.exports\s{0,8}=)\s{0,80}$/;

/** `export const users = createUsers()`: under that name stands the router that the function gives. */
export function givenRouters(file: FactFile): FoundMount[] {
	const found: FoundMount[] = [];
	for (const [name, target] of routersGiven(file)) {
		for (const { kind, member, start, scope, chunk } of file.references(name)) {
			if (kind !== 'call' || member) continue;
			const before = file.text.slice(Math.max(0, start - 300), start);
			const bound = BOUND.exec(before)?.[1];
			const whole = EXPORTED.test(before) ? 'default' : null;
			const router = bound === undefined ? whole : keyOf(bound, scope, file);
			if (router === null) continue;
			const attributes = { framework: frameworkByName(name, null, file), router, prefix: '', target };
			found.push({ attributes, place: { start, end: start + name.length, chunk } });
		}
	}
	return found;
}
