import type { FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';

/** Where in the tree of routes a place of the text is. */
export interface RoutePlace {
	/** The prefixes of the blocks around it. */
	prefix: string;
	/** Key of the function whose receiver or parameter the routes belong to; null for the application. */
	router: string | null;
	/** Blocks that let only some requests through, the outermost first. */
	middleware: string[];
	/** Whether all of the blocks are known: in others, a function may be anything. */
	isPlain: boolean;
}

/** Methods of requests, as functions that register a handler. */
export const HANDLERS: ReadonlySet<string> = new Set(words('get post put delete patch head options'));
const ROUTE_TYPE = /^(?:Route|Routing|RootRoute|RoutingRoot|RoutingNode)$/;
/** Ktor's own, and what programs call theirs. */
const GUARD = /auth|limit|require|secur|role|permission|protect/i;
const MAX_WRITTEN = 120;

/** The place of what stands in a chunk; null when that is no block of routes. */
export function placeIn(chunk: number, file: FactFile): RoutePlace | null {
	const place: RoutePlace = { prefix: '', router: null, middleware: [], isPlain: true };
	for (const around of file.around(chunk)) {
		if (around.kind === 'function' || around.kind === 'method') {
			place.router = routerOf(around);
			return place.router === null ? null : place;
		}
		if (around.kind !== 'lambda') continue;
		const block = file.takerOf(around.index);
		if (block === null) {
			place.isPlain = false;
			continue;
		}
		if (block.name === 'routing') return place;
		if (HANDLERS.has(block.name) || block.name === 'handle') return null;
		if (block.name === 'route') {
			const path = block.args[0]?.kind === 'function' ? '' : argumentString(block, 0, file);
			if (path === null) return null;
			place.prefix = joinPaths(path, place.prefix);
		} else if (GUARD.test(block.name)) {
			place.middleware.unshift(guardText(block, around, file));
		} else place.isPlain = false;
	}
	return null;
}

/** `authenticate("admin")`, without the block. */
function guardText(call: SeenCall, block: SeenChunk, file: FactFile): string {
	const last = file.argumentsOf(call).findLast(({ end }) => end <= block.start);
	if (last === undefined) return call.name;
	const written = file.text.slice(call.nameStart, last.end).replace(/^[^(]{0,200}\(\s{0,80}/, '');
	return `${call.name}(${written.slice(0, MAX_WRITTEN)})`;
}

/** The key of the routes that a function is given: as its receiver, or as a parameter. */
function routerOf(owner: SeenChunk): string | null {
	const { name, params } = owner;
	if (isRouteFunction(owner)) return `${name}#0`;
	const at = params?.findIndex(({ type }) => type !== undefined && ROUTE_TYPE.test(lastType(type))) ?? -1;
	return at < 0 ? null : `${name}#${at}`;
}

/** Whether a function registers routes on what it is called on. */
export function isRouteFunction({ kind, signature }: SeenChunk): boolean {
	return (kind === 'function' || kind === 'method') && RECEIVER.test(signature ?? '');
}

const RECEIVER =
	/\bfun\s{1,8}(?:<[^<>]{1,100}>\s{0,8})?(?:[\w.]{1,100}\.)?(?:Route|Routing|RootRoute|RoutingRoot|RoutingNode)\.\s{0,4}[\w`]/;

function lastType(written: string): string {
	return written.slice(written.lastIndexOf('.') + 1);
}
