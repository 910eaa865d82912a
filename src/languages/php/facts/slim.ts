import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { callNesting } from '../../shared/facts/call-nesting.ts';
import { className } from './class-names.ts';
import { lastPart, readWritten, textsIn, type Written } from './written.ts';

const VERBS: ReadonlyMap<string, string> = new Map([
	['get', 'GET'],
	['post', 'POST'],
	['put', 'PUT'],
	['patch', 'PATCH'],
	['delete', 'DELETE'],
	['options', 'OPTIONS'],
	['any', 'ANY'],
]);

/** `$app->get('/users', ListUsers::class)`, `$group->map(['GET', 'POST'], '/x', …)`. */
const DECLARED: FactRule = {
	on: 'call',
	fact: route,
	names: [...VERBS.keys(), 'map', 'group', 'add'],
	find(call, file, tell) {
		if (call.name === 'group' || call.name === 'add' || call.argCount < 2 || !isSlim(call, file)) return;
		const at = call.name === 'map' ? 1 : 0;
		const groups = groupsAround(call, file);
		const paths = [...groups, call].map((each) => textAt(each, each === call ? at : 0));
		if (paths.includes(null)) return;
		const methods =
			call.name === 'map' ? textsIn(readWritten(call.args[0].text)) : [VERBS.get(call.name) ?? ''];
		const middleware = [...groups, call].flatMap((each) => addedTo(each, file));
		for (const method of methods) {
			tell({
				framework: 'slim',
				method: method.toUpperCase(),
				path: paths.join('') || '/',
				...handlerAt(call, at + 1, file),
				middleware: middleware.length === 0 ? null : middleware,
			});
		}
	},
};

const APP = /^(?:App|RouteCollectorProxy(?:Interface)?|AppFactory\.create\w{0,40})(?:\(\))?$/;

/** Groups in groups. */
const MAX_STEPS = 12;

const slimFiles = new WeakMap<FactFile, boolean>();

/** Whether what is called holds Slim's application, or a group of it. */
function isSlim(call: SeenCall, file: FactFile, steps = MAX_STEPS): boolean {
	const { receiver } = call;
	if (receiver?.[0] !== '$' || !/^\$\w{1,60}$/.test(receiver)) return false;
	let isUsed = slimFiles.get(file);
	if (isUsed === undefined) {
		isUsed = file.importsFrom(['Slim']) || file.text.includes('Slim\\App');
		slimFiles.set(file, isUsed);
	}
	if (!isUsed) return false;
	const origin = file.origin(receiver, call.scope);
	// What the application gives (its container, say) is another thing.
	if (origin !== null) return /^Slim\b/.test(origin.module) && APP.test(origin.path);
	const binding = file.binding(receiver, call.scope);
	if (binding === null || receiver === '$this') return isInGroup(call, receiver, file, steps);
	if (binding.kind === 'param') return binding.index === 0 && isInGroup(call, receiver, file, steps);
	const made = file.text.slice(binding.start, binding.start + 200);
	return /^\$\w{1,60}\s{0,8}=\s{0,8}(?:new\s{1,8}\\?Slim\\(?:App|Slim)\b|\\?Slim\\Factory\\AppFactory::create)/.test(
		made,
	);
}

/** In the function of a group, its first parameter (or `$this`, in older versions) is the group. */
function isInGroup(call: SeenCall, receiver: string, file: FactFile, steps: number): boolean {
	const around = callNesting(file)
		.around(call)
		.find(({ name }) => name === 'group');
	return around !== undefined && around.receiver !== receiver && steps > 0 && isSlim(around, file, steps - 1);
}

function groupsAround(call: SeenCall, file: FactFile): SeenCall[] {
	return callNesting(file)
		.around(call)
		.filter((each) => each.name === 'group' && isSlim(each, file))
		.reverse();
}

function textAt({ args }: SeenCall, at: number): string | null {
	const written = args[at] === undefined ? null : readWritten(args[at].text);
	return written?.is === 'text' ? written.text : null;
}

/** `->add(AuthMiddleware::class)`, `->add(new Auth())`. */
function addedTo(call: SeenCall, file: FactFile): string[] {
	return callNesting(file)
		.after(call)
		.filter(({ name }) => name === 'add')
		.flatMap(({ args: [arg] }) => nameOf(arg === undefined ? null : readWritten(arg.text)))
		.reverse();
}

function nameOf(written: Written | null): string[] {
	if (written?.is === 'class') return [lastPart(written.name)];
	if (written?.is === 'text') return [written.text];
	const made = written?.is === 'code' ? /^new\s{1,8}\\?([\w\\]{1,200})/.exec(written.text)?.[1] : undefined;
	return made === undefined ? [] : [lastPart(made)];
}

function handlerAt(call: SeenCall, at: number, file: FactFile): Attributes {
	const arg = call.args[at];
	if (arg === undefined) return {};
	if (arg.kind === 'function') {
		const chunk = file.chunk(file.target(call.argValues[at] ?? -1, call.scope).chunk);
		return { handler: null, handler_chunk: chunk?.index };
	}
	const written = readWritten(arg.text);
	if (written.is === 'class') return action(written.name, '__invoke', file);
	// `Users::class . ':show'`
	const joined = /^(\\?[\w\\]{1,200})::class\s{0,8}\.\s{0,8}['"]:(\w{1,100})['"]$/.exec(arg.text);
	if (joined !== null) return action(joined[1], joined[2], file);
	if (
		written.is === 'list' &&
		written.items[0]?.value.is === 'class' &&
		written.items[1]?.value.is === 'text'
	) {
		return action(written.items[0].value.name, written.items[1].value.text, file);
	}
	return { handler: written.is === 'text' ? written.text : null };
}

function action(name: string, method: string, file: FactFile): Attributes {
	const known = className(name, file);
	return {
		handler: method === '__invoke' ? lastPart(name) : `${lastPart(name)}:${method}`,
		handler_module: known.namespace,
		handler_name: `${known.name}.${method}`,
	};
}

export const SLIM_ROUTES: readonly FactRule[] = [DECLARED];
