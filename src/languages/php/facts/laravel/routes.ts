import type { Attributes, FactFile, FactRule, SeenCall, Tell } from '../../../../model/facts/rules.ts';
import { route } from '../../../../model/facts/web.ts';
import { words } from '../../../../model/word-list.ts';
import { callNesting } from '../../../shared/facts/call-nesting.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, readWritten, textsIn, type Written } from '../written.ts';
import { type Group, groupAround, isRouter, linked, routerOf, within } from './groups.ts';
import { actionOf, handlerAt } from './handlers.ts';
import { resourceRoutes } from './resources.ts';

const VERBS: ReadonlyMap<string, string> = new Map([
	['get', 'GET'],
	['post', 'POST'],
	['put', 'PUT'],
	['patch', 'PATCH'],
	['delete', 'DELETE'],
	['options', 'OPTIONS'],
	['any', 'ANY'],
	['view', 'GET'],
	['redirect', 'ANY'],
	['permanentRedirect', 'ANY'],
	['fallback', 'GET'],
]);
const RESOURCES = ['resource', 'apiResource', 'resources', 'apiResources', 'singleton', 'apiSingleton'];
/** Links of a chain: what they say is read when the call they belong to is. */
const LINKS = words(`
	prefix middleware withoutMiddleware controller namespace only except parameters parameter shallow
	creatable destroyable`);

/** `Route::get('/users', [UserController::class, 'index'])->middleware('auth')` and the like. */
const DECLARED: FactRule = {
	on: 'call',
	fact: route,
	names: [...VERBS.keys(), 'match', ...RESOURCES, ...LINKS, 'group'],
	find(call, file, tell) {
		if (LINK_NAMES.has(call.name) || !isRouter(call, file)) return;
		if (RESOURCE_NAMES.has(call.name)) tellResources(call, file, tell);
		else tellVerb(call, file, tell);
	},
};

const LINK_NAMES = new Set([...LINKS, 'group']);
const RESOURCE_NAMES = new Set(RESOURCES);

function tellVerb(call: SeenCall, file: FactFile, tell: Tell): void {
	const isMatch = call.name === 'match';
	const methods = isMatch ? methodsOf(call) : [VERBS.get(call.name) ?? ''];
	const group = groupOf(call, file);
	const at = isMatch ? 1 : 0;
	const uri = call.name === 'fallback' ? '{fallbackPlaceholder}' : uriAt(call, at);
	if (uri === null || group.prefix === null) return;
	for (const method of methods) {
		tell({
			...placed(call, file, group),
			method,
			path: wholePath(group.prefix, uri),
			...handlerOf(call, call.name === 'fallback' ? 0 : at + 1, group, file),
		});
	}
}

function methodsOf({ args }: SeenCall): string[] {
	return args[0] === undefined
		? []
		: textsIn(readWritten(args[0].text)).map((method) => method.toUpperCase());
}

function uriAt({ args }: SeenCall, at: number): string | null {
	const written = args[at] === undefined ? null : readWritten(args[at].text);
	return written?.is === 'text' ? written.text : null;
}

/** A page or another address is no function of the program. */
function handlerOf(call: SeenCall, at: number, group: Group, file: FactFile): Attributes {
	if (call.name !== 'view' && !/redirect/i.test(call.name)) return handlerAt(call, at, group, file);
	const target = uriAt(call, at);
	return { handler: target === null ? call.name : `${call.name} ${target}` };
}

function tellResources(call: SeenCall, file: FactFile, tell: Tell): void {
	const group = groupOf(call, file);
	if (group.prefix === null) return;
	for (const [name, controller] of namedResources(call, file)) {
		for (const { methods, path, action } of resourceRoutes(call, name, file) ?? []) {
			for (const method of methods) {
				tell({
					...placed(call, file, group),
					method,
					path: wholePath(group.prefix, path),
					...(controller.is === 'class'
						? actionOf(controller.name, action, file)
						: controller.is === 'text'
							? handlerOfText(controller.text, action, group)
							: {}),
				});
			}
		}
	}
}

function handlerOfText(controller: string, action: string, { namespace }: Group): Attributes {
	return { handler: `${namespace === '' ? '' : `${namespace}\\`}${controller}@${action}` };
}

/** `resource('a', A::class)`; `resources(['a' => A::class, 'b' => B::class])`. */
function namedResources(call: SeenCall, file: FactFile): [string, Written][] {
	const [first, second] = argumentsOf(call, file);
	if (call.name.endsWith('s') && first?.is === 'list') {
		return first.items.flatMap(({ key, value }) => (key === null ? [] : [[key, value]]));
	}
	return first?.is === 'text' && second !== undefined ? [[first.text, second]] : [];
}

/** What the groups around, the links before and those behind say. */
function groupOf(call: SeenCall, file: FactFile): Group {
	let group = within(groupAround(call, file), call, file);
	for (const link of callNesting(file).after(call)) {
		if (link.name !== 'prefix' && link.name !== 'controller') group = linked(group, link);
	}
	return group;
}

function placed(call: SeenCall, file: FactFile, { middleware }: Group): Attributes {
	return {
		framework: 'laravel',
		router: routerOf(call.chunk, file),
		middleware: middleware.length === 0 ? null : [...new Set(middleware)],
	};
}

function wholePath(prefix: string, uri: string): string {
	const path = joinPaths(prefix, uri.replace(/^\/{1,8}|\/{1,8}$/g, ''));
	return path.startsWith('/') ? path : `/${path}`;
}

export const LARAVEL_ROUTES: readonly FactRule[] = [DECLARED];
