import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { type Part, propertiesIn } from './expressions.ts';
import { functionAt } from './keys.ts';
import { argsOf, listNamed } from './links.ts';

const MAX_ROWS = 100;
const NAMED = /^([\w$]{1,100})((?:\.[\w$]{1,100}){0,2})$/;

/**
 * The arguments of a call; of one in a loop over a list that is written in this file, once for each row:
 * `routes.forEach((route) => router.use(route.path, route.router))`.
 */
export function argumentRows(call: SeenCall, file: FactFile): Part[][] {
	const args = argsOf(call, file);
	const named = NAMED.exec(args[0]?.text ?? '');
	const binding = named === null ? null : file.binding(named[1], call.scope);
	const list = binding === null ? null : listAround(binding, call.scope, file);
	if (binding === null || list === null) return [args];
	const rows = list.slice(0, MAX_ROWS).map((row) => args.map((arg) => cellOf(arg, row, binding, call, file)));
	return rows.length === 0 ? [args] : rows;
}

/** The list that a name goes through: `list.forEach((name) => …)`, `for (const name of list)`. */
function listAround(binding: Binding, scope: number, file: FactFile): Part[] | null {
	const { text } = file;
	if (binding.kind === 'param') {
		const around = binding.index === 0 ? functionAt(binding.start, file) : null;
		if (around === null || around.name !== null) return null;
		const before = text.slice(Math.max(0, around.start - 120), around.start);
		const list = /([\w$]{1,100})\s{0,8}\.\s{0,8}(?:forEach|map)\(\s{0,8}$/.exec(before)?.[1];
		return list === undefined ? null : listNamed(list, scope, file);
	}
	if (
		!/for\s{0,8}\(\s{0,8}(?:const|let|var)\s{1,8}[{\w$, ]{0,100}$/.test(
			text.slice(binding.start - 120, binding.start),
		)
	) {
		return null;
	}
	const list = /^[\w$, }]{1,100}?\s{1,8}of\s{1,8}([\w$]{1,100})\s{0,8}\)/.exec(
		text.slice(binding.start, binding.start + 220),
	)?.[1];
	return list === undefined ? null : listNamed(list, scope, file);
}

/** What an argument is in a row; itself when it has nothing to do with the loop. */
function cellOf(arg: Part, row: Part, binding: Binding, call: SeenCall, file: FactFile): Part {
	const named = NAMED.exec(arg.text);
	const own = named === null ? null : file.binding(named[1], call.scope);
	if (named === null || own === null || own.scope !== binding.scope || own.kind !== binding.kind) return arg;
	const member = `${own.path ?? ''}${named[2]}`;
	if (member === '') return row;
	if (!row.text.startsWith('{')) return arg;
	return propertiesIn(file.text, row.start).find(({ key }) => `.${key}` === member)?.value ?? arg;
}
