import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { itemsOf, type Written } from '../../../shared/facts/written.ts';
import { entriesOf } from '../source.ts';
import { argsOf } from './links.ts';
import { type Loop, loopOf } from './loops.ts';

const MAX_ROWS = 100;
const NAMED = /^([\w$]{1,100})((?:\.[\w$]{1,100}){0,2})$/;

/** What one round of a loop goes by: an item of a list, or an entry of an object. */
interface Row {
	item: Written;
	/** Of an object's entry. */
	key: Written | null;
}

/**
 * The arguments of a call; of one in a loop over what is written in this file, once for each row:
 * `routes.forEach((route) => router.use(route.path, route.router))`.
 */
export function argumentRows(call: SeenCall, file: FactFile): (readonly Written[])[] {
	const args = argsOf(call, file);
	return rowsOf(args[0], args, call.scope, file) ?? [args];
}

/** The parts once for each row of the loop that goes through the first of these; null when none does. */
export function rowsOf(
	by: Written | undefined,
	parts: readonly Written[],
	scope: number,
	file: FactFile,
): (readonly Written[])[] | null {
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
	const list = file.binding(over, scope);
	const whole = file.held(list?.value ?? -1, scope);
	if (by === 'items') return itemsOf(whole, file)?.map((item) => ({ item, key: null })) ?? null;
	const entries = entriesOf(whole.value, file);
	if (entries === null || entries.some(({ form }) => form === 'method')) return null;
	return entries.flatMap(({ key, start, value }) => {
		if (key === null) return [];
		const end = start + key.length;
		return {
			item: value,
			key: by === 'values' ? null : { name: key, value: -1, text: `'${key}'`, start, end },
		};
	});
}

/** What a part is in a row; null when it has nothing to do with the loop. */
function cellOf(part: Written, row: Row, binding: Binding, scope: number, file: FactFile): Written | null {
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
	return itemsOf(row.item, file)?.[Number(at)] ?? null;
}

function memberOf(item: Written, member: string, file: FactFile): Written | null {
	if (member === '') return item;
	return itemsOf(item, file)?.find(({ name }) => name !== null && `.${name}` === member) ?? null;
}
