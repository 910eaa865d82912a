import { ChunkFlag } from '../../../../../model/chunk.ts';
import type { FactFile, Given } from '../../../../../model/facts/rules.ts';
import { writtenAt } from '../../../../shared/facts/written.ts';
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
		const [main] = [...file.assigned('default'), ...file.assigned('module.exports')];
		if (main !== undefined) found.push(defaultOf(main, file));
	}
	return found;
}

/** `export default show`, `export default defineHandler(async () => …)`. */
function defaultOf({ value, scope, start }: Given, file: FactFile): Exported {
	const given = writtenAt(value, file);
	const isNamed = NAMED.has(file.operation(value).op);
	const link = isNamed ? linkOf(given, { scope, chunk: file.chunks[0].index }, file) : NOTHING;
	const { name, chunk, module } = link;
	return { name: 'default', local: name, chunk: chunk ?? -1, module, start, end: given.end };
}

const NAMED: ReadonlySet<string> = new Set(['name', 'member', 'call', 'cast']);
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
