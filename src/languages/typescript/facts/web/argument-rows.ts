import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { type Part, partsIn, propertiesIn } from './expressions.ts';
import { argsOf, listNamed } from './links.ts';
import { type Loop, loopOf } from './loops.ts';
import { objectOf } from './options.ts';

const MAX_ROWS = 100;
const NAMED = /^([\w$]{1,100})((?:\.[\w$]{1,100}){0,2})$/;

/** What one round of a loop goes by: an item of a list, or an entry of an object. */
interface Row {
	item: Part;
	/** Of an object's entry. */
	key: Part | null;
}

/**
 * The arguments of a call; of one in a loop over what is written in this file, once for each row:
 * `routes.forEach((route) => router.use(route.path, route.router))`.
 */
export function argumentRows(call: SeenCall, file: FactFile): Part[][] {
	const args = argsOf(call, file);
	return rowsOf(args[0], args, call.scope, file) ?? [args];
}

/** The parts once for each row of the loop that goes through the first of these; null when none does. */
export function rowsOf(
	by: Part | undefined,
	parts: readonly Part[],
	scope: number,
	file: FactFile,
): Part[][] | null {
	const named = NAMED.exec(by?.text ?? '');
	const binding = named === null ? null : file.binding(named[1], scope);
	const loop = binding === null ? null : loopOf(binding, file);
	const rows = loop === null ? null : rowsIn(loop, scope, file);
	if (binding === null || rows === null || rows.length === 0) return null;
	return rows
		.slice(0, MAX_ROWS)
		.map((row) => parts.map((part) => cellOf(part, row, binding, scope, file) ?? part));
}

function rowsIn({ over, by }: Loop, scope: number, file: FactFile): Row[] | null {
	if (by === 'items') return listNamed(over, scope, file)?.map((item) => ({ item, key: null })) ?? null;
	const whole = objectOf({ start: 0, end: 0, text: over }, scope, file);
	if (whole === null || whole.some(({ isMethod }) => isMethod)) return null;
	return whole.map(({ key, start, value }) => ({
		item: value,
		key: by === 'values' ? null : { start, end: start + key.length, text: `'${key}'` },
	}));
}

/** What a part is in a row; null when it has nothing to do with the loop. */
function cellOf(part: Part, row: Row, binding: Binding, scope: number, file: FactFile): Part | null {
	const named = NAMED.exec(part.text);
	const own = named === null ? null : file.binding(named[1], scope);
	if (named === null || own === null || own.scope !== binding.scope || own.kind !== binding.kind) return null;
	const path = own.path ?? '';
	if (row.key !== null) {
		if (path === '[0]') return row.key;
		return path === '[1]' ? memberOf(row.item, named[2], file) : null;
	}
	const at = /^\[(\d{1,2})\]$/.exec(path)?.[1];
	if (at === undefined) return memberOf(row.item, `${path}${named[2]}`, file);
	return row.item.text.startsWith('[') ? (partsIn(file.text, row.item.start)?.[Number(at)] ?? null) : null;
}

function memberOf(item: Part, member: string, file: FactFile): Part | null {
	if (member === '') return item;
	if (!item.text.startsWith('{')) return null;
	return propertiesIn(file.text, item.start).find(({ key }) => `.${key}` === member)?.value ?? null;
}
