import { ChunkFlag } from '../../../../../model/chunk.ts';
import type { FactFile } from '../../../../../model/facts/rules.ts';
import { closeOf } from '../expressions.ts';
import { linkOf } from '../links.ts';

/** What a file gives to its framework under a name. */
export interface Exported {
	/** What others see: `GET`, `default`. */
	name: string;
	/** Its name in this file. */
	local: string | null;
	/** The chunk that it is, or -1. */
	chunk: number;
	/** Where it is taken from, when it is passed on. */
	module: string | null;
	/** Where the export is written. */
	start: number;
	end: number;
}

const LISTS = /^export\s{0,8}\{([^}]{0,2000})\}(?:\s{0,8}from\s{0,8}['"]([^'"\n]{1,200})['"])?/gm;
const ITEM = /^\s{0,80}(?:type\s{1,8})?([\w$]{1,100})(?:\s{1,8}as\s{1,8}([\w$]{1,100}))?\s{0,80}$/;
const DEFAULT =
	/^export\s{1,8}default\s{1,8}(?:async\s{1,8})?(?:function\s{0,8}\*?\s{0,8}|class\s{1,8})?([\w$]{0,100})/m;
const COMMON_DEFAULT = /^module\.exports\s{0,8}=\s{0,8}([\w$]{0,100})/m;

/** The exports of a file whose path makes it a route. */
export function exportsOf(file: FactFile): Exported[] {
	const found: Exported[] = [];
	const top = file.chunks[0].index;
	for (const { parent, flags, name, index, start, end } of file.chunks) {
		if (parent !== top || (flags & ChunkFlag.exported) === 0) continue;
		const exported = (flags & ChunkFlag.default) !== 0 ? 'default' : name;
		if (exported !== null)
			found.push({ name: exported, local: name, chunk: index, module: null, start, end });
	}
	for (const list of file.text.matchAll(LISTS)) found.push(...listed(list, file));
	if (!found.some(({ name }) => name === 'default')) {
		const main = DEFAULT.exec(file.text) ?? COMMON_DEFAULT.exec(file.text);
		if (main !== null) found.push(defaultOf(main, file));
	}
	return found;
}

/** `export default show`, `export default defineHandler(async () => …)`. */
function defaultOf(main: RegExpExecArray, file: FactFile): Exported {
	const end = main.index + main[0].length;
	const start = end - main[1].length;
	const close = file.text[end] === '(' ? closeOf(file.text, end) : -1;
	const part = {
		start,
		end: close < 0 ? end : close + 1,
		text: file.text.slice(start, close < 0 ? end : close + 1),
	};
	const link = linkOf(part, { scope: file.chunks[1]?.scope ?? 0, chunk: file.chunks[0].index }, file);
	const { name, chunk, module } = main[1] === '' ? NOTHING : link;
	return { name: 'default', local: name, chunk: chunk ?? -1, module, start: main.index, end: part.end };
}

const NOTHING = { name: null, chunk: null, module: null };

/** `export { handler as GET, handler as POST }`, perhaps `from '@/auth'`. */
function listed([whole, list, module]: RegExpExecArray, file: FactFile): Exported[] {
	const start = file.text.indexOf(whole);
	return list.split(',').flatMap((item) => {
		const named = ITEM.exec(item);
		if (named === null) return [];
		const [, local, name = local] = named;
		const chunk = module === undefined ? chunkNamed(local, file) : -1;
		const place = file.chunk(chunk) ?? { start, end: start + whole.length };
		return [{ name, local, chunk, module: module ?? null, start: place.start, end: place.end }];
	});
}

function chunkNamed(name: string, file: FactFile): number {
	const top = file.chunks[0].index;
	return file.chunks.find((chunk) => chunk.name === name && chunk.parent === top)?.index ?? -1;
}

export const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
