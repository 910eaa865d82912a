import type { FactFile } from '../../../../../model/facts/rules.ts';
import type { Exported } from './exports.ts';

const GIVEN =
	/^(?:export\s{1,8})?(?:default\s{1,8}|(?:(?:const|let|var)\s{1,8})?[\w$]{1,100}\s{0,8}(?::[^=]{0,160})?=\s{0,40})/;
const WRAPPER = /^(?!async\b|function\b|require\b|import\b)([\w$.]{1,100})(?:<[^()]{0,100}>)?\(\s{0,80}/;
const FUNCTION = /^(?:async\b|function\b|\(|[\w$]{1,100}\s{0,8}=>)/;
const NAME = /^([\w$]{1,100})\s{0,80}[,)]/;
const FUNCTIONS: ReadonlySet<string | undefined> = new Set(['function', 'lambda']);
const MAX_WRAPPERS = 4;

/** Names of the functions that a handler is exported through: `export const GET = withUser(async () => …)`. */
export function wrappersOf({ start }: Exported, file: FactFile): string[] {
	let at = start + (GIVEN.exec(file.text.slice(start, start + 400))?.[0].length ?? 0);
	if (at === start) return [];
	const names: string[] = [];
	while (names.length < MAX_WRAPPERS) {
		const wrapper = WRAPPER.exec(file.text.slice(at, at + 300));
		if (wrapper === null) break;
		names.push(wrapper[1]);
		at += wrapper[0].length;
	}
	const inside = file.text.slice(at, at + 200);
	return FUNCTION.test(inside) || isFunction(NAME.exec(inside)?.[1], file) ? names : [];
}

/** What makes a handler of something else is no wrapper: `createHandler(options)`. */
function isFunction(name: string | undefined, file: FactFile): boolean {
	const binding = name === undefined ? null : file.binding(name, file.chunks[1]?.scope ?? 0);
	return binding !== null && FUNCTIONS.has(file.chunk(binding.chunk)?.kind);
}
