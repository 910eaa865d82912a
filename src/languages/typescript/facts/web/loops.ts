import type { FactFile } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { functionAt } from './keys.ts';

/** What a loop goes through: a list by that name, or what an object by that name has. */
export interface Loop {
	over: string;
	by: 'items' | 'entries' | 'values';
}

const FOR = /for\s{0,8}(?:await\s{0,8})?\(\s{0,8}(?:const|let|var)\s{1,8}[[{\w$, ]{0,100}$/;
const OF =
	/^[\w$, :\]}]{1,120}?\s{1,8}of\s{1,8}(?:([\w$]{1,100})\s{0,8}\)|Object\.(entries|values)\(\s{0,8}([\w$]{1,100})\s{0,8}\)\s{0,8}\))/;
const EACH =
	/(?:([\w$]{1,100})|Object\s{0,8}\.\s{0,8}(entries|values)\(\s{0,8}([\w$]{1,100})\s{0,8}\))\s{0,40}\.\s{0,8}(?:forEach|map)\(\s{0,8}$/;

/** The loop that a name goes through: `list.forEach((name) => …)`, `for (const [, name] of Object.entries(map))`. */
export function loopOf(binding: Binding, file: FactFile): Loop | null {
	const { text } = file;
	if (binding.kind === 'param') {
		const around = binding.index === 0 ? functionAt(binding.start, file) : null;
		if (around === null || around.name !== null) return null;
		return asLoop(EACH.exec(text.slice(Math.max(0, around.start - 240), around.start)));
	}
	if (binding.kind === 'import') return null;
	if (!FOR.test(text.slice(Math.max(0, binding.start - 140), binding.start))) return null;
	return asLoop(OF.exec(text.slice(binding.start, binding.start + 340)));
}

function asLoop(found: RegExpExecArray | null): Loop | null {
	if (found === null) return null;
	const [, list, by, object] = found;
	if (list !== undefined) return { over: list, by: 'items' };
	return { over: object, by: by === 'values' ? 'values' : 'entries' };
}
