import type {
	Attributes,
	FactFile,
	FactRule,
	SeenCall,
	SeenChunk,
	Tell,
} from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { argumentsOf, itemsOf, type Values } from '../../shared/facts/written.ts';
import { isTestPath } from '../test-path.ts';
import { dependenciesOf } from './dependencies.ts';
import { isDotted, pathText } from './paths.ts';
import { decorated, frameworkOf, type Registrar, registrarOf, wrappers } from './routers.ts';
import { type Answer, classAnswers, methodsIn } from './views.ts';

const VERBS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const ANY_VERB = ['route', 'api_route', 'api_operation', 'view'];
const SOCKETS = ['websocket', 'websocket_route'];

/** `@app.route('/x', methods=[…])`, `@router.get('/x')`: functions and classes that say their own path. */
export const DECORATED_ROUTES: FactRule = {
	fact: route,
	on: 'call',
	names: [...VERBS, ...ANY_VERB, ...SOCKETS],
	via: ['decorator'],
	find(call, file, tell) {
		if (call.argCount === 0) return;
		const on = registrar(call, file);
		if (on === null) return;
		const chunk = decorated(call, file);
		if (chunk === null || chunk.name === null) return;
		const args = argumentsOf(call, file);
		const paths = pathsOf(args, on, call, file);
		if (paths.length === 0) return;
		const methods = methodsOf(call, args, file);
		const middleware = [...wrappers(call, chunk, file), ...declaredIn(args, chunk, on, file)];
		for (const path of paths) {
			for (const answer of answers(chunk, methods, file)) {
				tellRoute(tell, on, path, answer, middleware);
			}
		}
	},
};

function tellRoute(
	tell: Tell,
	on: Registrar,
	path: string,
	answer: Answer,
	middleware: readonly string[],
): void {
	const all = [...new Set([...middleware, ...answer.middleware])];
	const about: Attributes = { framework: on.framework, method: answer.method };
	tell({
		...about,
		path,
		router: on.key,
		...answer.handler,
		middleware: all.length > 0 ? all : null,
	});
}

/** `@get('/x')` of Bottle has no receiver: it is for the application as a whole. */
function registrar(call: SeenCall, file: FactFile): Registrar | null {
	if (call.receiver === null) {
		const origin = file.origin(call.name, call.scope);
		return frameworkOf(origin) === 'bottle' ? { framework: 'bottle', key: null, origin } : null;
	}
	if (!isDotted(call.receiver)) return null;
	const on = registrarOf(call.receiver, call, file);
	if (on === null) return null;
	// The module itself: `bottle.route`.
	if (on.origin?.path === '*' && on.framework === 'bottle') return { ...on, key: null };
	if (frameworkOf(on.origin) !== null) return on;
	// What is imported from elsewhere: a decorator that has a path and a method of HTTP is no other thing.
	return on.framework === null && isTestPath(file.path) ? null : on;
}

function pathsOf(args: Values, on: Registrar, call: SeenCall, file: FactFile): string[] {
	const isSure = frameworkOf(on.origin) !== null;
	const isRouter = on.framework !== null || /Router\(\)$/.test(on.origin?.path ?? '');
	const named = args.get('path', 'rule', 'uri');
	const written =
		named === undefined ? args.all.filter(({ name }, at) => name === null && (at === 0 || isSure)) : [named];
	const paths: string[] = [];
	for (const arg of written.flatMap((each) => itemsOf(each, file) ?? [each])) {
		// `scoped('/login')`: what a call makes of a path.
		const made = on.framework === null ? null : file.callAt(arg.value);
		const isMade = made !== null && (file.string(made.argValues[0] ?? -1)?.startsWith('/') ?? false);
		if (!isSure && !isMade && file.string(arg.value) === null) continue;
		const path = pathText(arg, file, call.scope);
		if (path === null) continue;
		if (isSure || isMade || path.startsWith('/') || (path === '' && isRouter)) paths.push(path);
	}
	return paths;
}

function methodsOf(call: SeenCall, args: Values, file: FactFile): string[] {
	if (SOCKETS.includes(call.name)) return ['WEBSOCKET'];
	if (VERBS.includes(call.name)) return [call.name.toUpperCase()];
	const given = methodsIn(args.get(call.name === 'api_operation' ? 0 : -1, 'methods', 'method'), file);
	return given ?? [call.name === 'view' ? 'ANY' : 'GET'];
}

function answers(chunk: SeenChunk, methods: readonly string[], file: FactFile): Answer[] {
	if (chunk.kind === 'class') return classAnswers(chunk, file);
	const owner = file.chunk(chunk.parent);
	const name = owner?.kind === 'class' ? `${owner.name}.${chunk.name}` : chunk.name;
	const handler = { handler: name, handler_chunk: chunk.index };
	return methods.map((method) => ({ method, handler, middleware: [] }));
}

/** What FastAPI is told to ask first: in the decorator, and in the parameters of the function. */
function declaredIn(args: Values, chunk: SeenChunk, on: Registrar, file: FactFile): string[] {
	if (on.framework !== 'fastapi') return [];
	const given = args.get('dependencies');
	return dependenciesOf(given, chunk, file);
}
