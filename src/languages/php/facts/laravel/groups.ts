import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { callNesting } from '../../../shared/facts/call-nesting.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, entry, lastPart, readWritten, textsIn, type Written } from '../written.ts';

/** What the groups around a route, and the links of its own chain, say of it. */
export interface Group {
	/** null when one of its parts is computed. */
	prefix: string | null;
	middleware: readonly string[];
	/** In front of the names of controllers that are given as text. */
	namespace: string;
	/** Class that the names of methods belong to. */
	controller: string | null;
}

const NO_GROUP: Group = { prefix: '', middleware: [], namespace: '', controller: null };

/** Of the groups in whose functions a place is, the outermost first. */
export function groupAround(place: { start: number; end: number }, file: FactFile): Group {
	const groups = callNesting(file)
		.around(place)
		.filter((call) => call.name === 'group' && isRouter(call, file));
	let group = NO_GROUP;
	for (const call of groups.reverse()) group = within(group, call, file);
	return group;
}

/** What is inside a call of `group`, or what a call of a chain declares. */
export function within(outer: Group, call: SeenCall, file: FactFile): Group {
	let group = outer;
	for (const link of callNesting(file).before(call)) group = linked(group, link);
	if (call.name !== 'group' || call.argCount < 2) return group;
	// The function behind the options makes the call long: they alone are read again.
	const { args } = call;
	const isClipped = args[0].text.endsWith('…');
	return configured(group, (isClipped ? argumentsOf(call, file)[0] : readWritten(args[0].text)) ?? COMPUTED);
}

/** `prefix('admin')`, `middleware('auth')`. */
export function linked(group: Group, { name, args }: SeenCall): Group {
	const [first] = args;
	if (first === undefined) return group;
	switch (name) {
		case 'prefix':
			return { ...group, prefix: prefixed(group.prefix, readWritten(first.text)) };
		case 'middleware':
			return {
				...group,
				middleware: [...group.middleware, ...args.flatMap(({ text }) => namesIn(readWritten(text)))],
			};
		case 'withoutMiddleware': {
			const taken = args.flatMap(({ text }) => namesIn(readWritten(text)));
			return { ...group, middleware: group.middleware.filter((each) => !taken.includes(each)) };
		}
		case 'controller': {
			const written = readWritten(first.text);
			return { ...group, controller: written.is === 'class' ? written.name : null };
		}
		case 'namespace':
			return { ...group, namespace: inNamespace(group.namespace, readWritten(first.text)) };
		default:
			return group;
	}
}

/** `Route::group(['prefix' => 'admin', 'middleware' => ['auth']], …)`. */
function configured(group: Group, options: Written): Group {
	const prefix = entry(options, 'prefix');
	const middleware = entry(options, 'middleware');
	const namespace = entry(options, 'namespace');
	const controller = entry(options, 'controller');
	return {
		// Options that are computed may hold a prefix.
		prefix:
			options.is !== 'list' ? null : prefix === undefined ? group.prefix : prefixed(group.prefix, prefix),
		middleware: middleware === undefined ? group.middleware : [...group.middleware, ...namesIn(middleware)],
		namespace: namespace === undefined ? group.namespace : inNamespace(group.namespace, namespace),
		controller: controller?.is === 'class' ? controller.name : group.controller,
	};
}

function prefixed(before: string | null, written: Written): string | null {
	if (before === null || written.is !== 'text') return null;
	return joinPaths(before, written.text.replace(/^\/{1,8}|\/{1,8}$/g, ''));
}

function inNamespace(before: string, written: Written): string {
	if (written.is !== 'text') return before;
	return written.text.startsWith('\\') || before === '' ? written.text : `${before}\\${written.text}`;
}

/** Names of middleware: `auth:api`, `Authenticate`. */
export function namesIn(written: Written): string[] {
	if (written.is === 'class') return [lastPart(written.name)];
	return written.is === 'list' ? written.items.flatMap(({ value }) => namesIn(value)) : textsIn(written);
}

const COMPUTED: Written = { is: 'code', text: '' };

const FACADE = /^\\?([\w\\]{1,200})::/;
const ROUTES_FILE = /(?:^|\/)routes\/(?:[\w.-]{1,100}\/){0,4}[\w.-]{1,100}\.php$/;

/** Whether a call is one of Laravel's router: of its facade, or of a variable that holds it. */
export function isRouter({ callee, scope }: SeenCall, file: FactFile): boolean {
	if (callee.startsWith('$router->') || callee.startsWith('$app->')) {
		const name = callee.slice(0, callee.indexOf('-'));
		const module = file.origin(name, scope)?.module;
		if (module !== undefined) return /^(?:Illuminate\\Routing|Laravel\\Lumen\\Routing)\b/.test(module);
		// Files of routes are read where such a variable is.
		return ROUTES_FILE.test(file.path) && isPlainlyGiven(name, scope, file);
	}
	const written = FACADE.exec(callee)?.[1];
	if (written === undefined) return false;
	if (written === 'Illuminate\\Support\\Facades\\Route') return true;
	if (written !== 'Route') return false;
	const spec = file.imports.find(({ local }) => local === 'Route');
	if (spec !== undefined) return spec.module === 'Illuminate\\Support\\Facades' || spec.module === '\\';
	return callee.startsWith('\\') || ROUTES_FILE.test(file.path);
}

/** A variable that the file never binds, or that is a parameter or captured. */
function isPlainlyGiven(name: string, scope: number, file: FactFile): boolean {
	const binding = file.binding(name, scope);
	return (
		binding === null || binding.kind === 'nonlocal' || (binding.kind === 'param' && binding.type === null)
	);
}

/** Key of the routes that a file of routes declares, for those that read it; null inside of a class. */
export function routerOf(chunk: number, file: FactFile): string | null {
	return file.around(chunk).some(({ kind }) => kind === 'class' || kind === 'trait') ? null : 'Route';
}
