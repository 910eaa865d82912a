import type { CallRule, FactFile, FileRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { annotationOf, annotationString } from '../../shared/facts/annotations.ts';
import { packageOf } from '../../shared/facts/packages.ts';
import { rooted, routed } from '../../shared/facts/rooted.ts';
import { handlerOf, joinPaths } from '../../shared/facts/routes.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';
import { HANDLERS, isRouteFunction, placeIn } from './ktor-blocks.ts';

const KTOR = ['io.ktor.server.routing', 'io.ktor.routing', 'io.ktor.server.resources'];

/** `get("/users") { … }` in a block of routes, with the prefixes of the blocks around it. */
export const KTOR_HANDLERS: CallRule = {
	fact: route,
	on: 'call',
	names: [...HANDLERS],
	find(call, file, tell) {
		const last = call.args[call.argCount - 1];
		if (last === undefined || (last.kind !== 'function' && !last.text.includes('::'))) return;
		if (!file.importsFrom(KTOR)) return;
		const path = pathOf(call, file);
		const place = path === null ? null : placeIn(call.chunk, file);
		if (path === null || place === null) return;
		tell({
			framework: 'ktor',
			method: call.name.toUpperCase(),
			path: routed(joinPaths(place.prefix, path), place.router),
			router: place.router,
			...handlerOf(call, call.argCount - 1, file),
			middleware: place.middleware.length > 0 ? place.middleware : null,
		});
	},
};

const TYPED = /^\s{0,4}<\s{0,4}([\w.]{1,200})\s{0,4}>/;

/** What is written, or what the resource class says: `get<Articles> { … }`. */
function pathOf(call: SeenCall, file: FactFile): string | null {
	const typed = TYPED.exec(file.text.slice(call.nameStart + call.name.length, call.nameStart + 240));
	if (typed !== null && (call.argCount === 1 || call.args[0].kind !== 'string')) {
		return resourcePath(typed[1], file);
	}
	if (call.argCount === 1) return '';
	return argumentString(call, 0, file);
}

/** `@Resource("/articles") class Articles { @Resource("new") class New(val parent: Articles) }` */
function resourcePath(type: string, file: FactFile): string {
	let path = '';
	const name = type.slice(type.lastIndexOf('.') + 1);
	const resource = file.chunks.find(
		(chunk) => chunk.name === name && annotationOf(chunk.annotations, 'Resource'),
	);
	if (resource === undefined) return `\${${type}}`;
	for (const chunk of file.around(resource.index)) {
		const note = annotationOf(chunk.annotations, 'Resource');
		if (note !== undefined) path = joinPaths(annotationString(note, file, 'value', 'path') ?? '', path);
	}
	return path;
}

/** Ktor's own functions of a block of routes, and of Kotlin, Koin and tests. */
const NOT_ROUTES =
	/^(?:get|post|put|delete|patch|head|options|route|routing|authenticate|handle|install|intercept|createChild|createRouteFromPath|build|method|param|optionalParam|header|accept|contentType|host|port|rateLimit|web[sS]ocket\w{0,20}|sse|static(?:Files|Resources|FileSystem|Zip)?|resources?|files?|default(?:Resource)?|swaggerUI|openAPI|trace|print(?:ln)?|requireNotNull|checkNotNull|require|check|error|inject|with|run|apply|also|let|if|for|while|when|return|throw|try|catch|super|this)$/;
const STATEMENT = /(?:^|[{;\n])[ \t]{0,80}([a-z]\w{0,100})\(/g;
/** Packages that have no routes of the program. */
const OTHERS = /^(?:io\.ktor|kotlinx?|org\.koin|javax?|io\.micrometer|org\.jetbrains)\b/;
const MAX_NAMES = 100;

/** `userRoutes()` in a block of routes: that function's are below it. */
export const KTOR_MOUNTS: FileRule = {
	fact: routeMount,
	on: 'file',
	from: KTOR,
	find(file, tell) {
		for (const name of calledNames(file.text)) {
			const own = file.chunks.find((chunk) => chunk.name === name && chunk.kind === 'function');
			if (own !== undefined && !isRouteFunction(own)) continue;
			const imported = file.imports.find(({ local }) => local === name);
			if (imported?.module && OTHERS.test(imported.module)) continue;
			for (const { start, kind, member, chunk, scope } of file.references(name)) {
				if (kind !== 'call' || member || !isWhole(file.text, start)) continue;
				const bound = file.binding(name, scope)?.kind;
				if (bound !== undefined && bound !== 'function' && bound !== 'import') continue;
				const place = placeIn(chunk, file);
				if (place === null || !place.isPlain) continue;
				tell(
					{
						framework: 'ktor',
						router: place.router,
						prefix: place.prefix === '' ? '' : rooted(place.prefix),
						target: own === undefined ? null : `${name}#0`,
						module: own === undefined ? (imported?.module ?? ownPackage(file)) : null,
						name: own === undefined ? `${imported?.imported ?? name}#0` : null,
						middleware: place.middleware.length > 0 ? place.middleware : null,
					},
					{ start, end: start + name.length, chunk },
				);
			}
		}
	},
};

/** A function that is not imported is of the same package, unless a package is imported as a whole. */
function ownPackage(file: FactFile): string | null {
	const isOpen = file.imports.some(({ imported, module }) => imported === '*' && !OTHERS.test(module ?? ''));
	return isOpen ? null : packageOf(file);
}

/** Names that statements begin with. */
function calledNames(text: string): Set<string> {
	const names = new Set<string>();
	for (const [, name] of text.matchAll(STATEMENT)) {
		if (!NOT_ROUTES.test(name)) names.add(name);
		if (names.size >= MAX_NAMES) break;
	}
	return names;
}

/** A statement that is one call and gives no block of its own. */
function isWhole(text: string, start: number): boolean {
	if (!/(?:^|[{;\n])[ \t]{0,80}$/.test(text.slice(Math.max(0, start - 90), start))) return false;
	const open = text.indexOf('(', start);
	let depth = 0;
	for (let at = open; at < text.length && at - open < 2000; at++) {
		if (text[at] === '(') depth++;
		else if (text[at] === ')' && --depth === 0)
			return /^[ \t]{0,8}(?:$|[\r\n;}]|\/\/)/.test(text.slice(at + 1, at + 12));
	}
	return false;
}
