import type { Attributes, FactFile, SeenChunk } from '../../../../model/facts/rules.ts';
import { chunkIn, type Entry, entriesOf } from '../source.ts';
import { isOwnModule } from './frameworks.ts';
import { frameworkByName, isServerFile } from './guess.ts';
import { functionKey, keyOf } from './keys.ts';
import { type Link, linkOf } from './links.ts';
import { loopOf } from './loops.ts';
import type { FoundMount } from './mounts.ts';

/**
 * An object of routers, or of functions that take one, that a loop mounts one by one. It goes for a router
 * by its name: what mounts it mounts all that it has.
 */
export function mapMounted(name: string, scope: number, file: FactFile): Attributes | null {
	const binding = /^[\w$]{1,100}$/.test(name) ? file.binding(name, scope) : null;
	const loop = binding === null ? null : loopOf(binding, file);
	if (binding === null || loop === null || loop.by === 'items') return null;
	if (loop.by === 'entries' && binding.path !== '[1]') return null;
	const spec = file.imports.find(({ local }) => local === loop.over);
	if (spec === undefined) return { target: keyOf(loop.over, scope, file) };
	const isOwn = spec.module !== null && isOwnModule(spec.module);
	return isOwn ? { module: spec.module, name: spec.imported } : null;
}

const MAP_NAME = /rout|plugin|controller|endpoint/i;
const NAMED = /^[\w$]{1,100}(?:\.[\w$]{1,100})?$/;
const REGISTERS =
	/^(?:register|mount|setup|add|configure)[\w$]{0,100}(?:Rout(?:er?|es|ers)|Endpoints?|Plugins?|Apis?|Controllers?)$/;
/** Components of pages are written with a capital. */
const ROUTER = /^(?:[a-z][\w$]{0,100})?[rR]out(?:er?|es|ers)$/;
const TAKES_ROUTER = /\(\s{0,8}[\w$]{1,40}\s{0,8}:\s{0,8}[\w$.]{0,40}(?:Fastify|Express|Router|Hono|Koa)/;

/** What an object has of routers: `export const ROUTERS = { [Kind.users]: registerUsersRouter }`. */
export function routerMaps(file: FactFile): FoundMount[] {
	const top = file.chunks[0]?.index;
	return file.chunks.flatMap((chunk) =>
		chunk.kind === 'constant' && chunk.parent === top && MAP_NAME.test(chunk.name ?? '')
			? mountsIn(chunk, file)
			: [],
	);
}

function mountsIn(chunk: SeenChunk, file: FactFile): FoundMount[] {
	const { start, name } = chunk;
	const { value } = file.initial(chunk);
	const entries = entriesOf(file.held(value, -1).value, file);
	if (entries === null || name === null) return [];
	const header = file.text.slice(start, file.span(value).start);
	const typed = TAKES_ROUTER.test(header);
	const framework = frameworkByName(name, header, file);
	const found = entries.flatMap((entry): FoundMount[] => {
		const target = entryTarget(entry, typed, chunk, file);
		if (target === null) return [];
		const attributes = { framework, router: name, prefix: '', ...target };
		return [{ attributes, place: { start: entry.start, end: entry.end, chunk: chunk.index } }];
	});
	return typed || found.length === entries.length ? found : [];
}

function entryTarget(entry: Entry, typed: boolean, map: SeenChunk, file: FactFile): Attributes | null {
	const here = typed ? chunkIn(entry.value, file) : undefined;
	if (here !== undefined) return { target: `${functionKey(here, file)}#0` };
	const written = entry.value.text;
	if (!NAMED.test(written)) return null;
	const link = linkOf(entry.value, { scope: map.scope, chunk: map.index }, file);
	return targetOf(link, typed || REGISTERS.test(written), file);
}

function targetOf(
	{ module, imported, chunk, name }: Link,
	takesRouter: boolean,
	file: FactFile,
): Attributes | null {
	const parameter = takesRouter ? '#0' : '';
	if (!takesRouter && !(isServerFile(file) && ROUTER.test((name ?? '').replace(/^.{0,200}\./, ''))))
		return null;
	if (module !== null) return isOwnModule(module) ? { module, name: `${imported}${parameter}` } : null;
	const here = chunk === null ? undefined : file.chunk(chunk);
	if (here === undefined) return null;
	return { target: takesRouter ? `${functionKey(here, file)}#0` : here.name };
}
