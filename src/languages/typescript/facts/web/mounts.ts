import type { Attributes, FactFile, Place, SeenCall } from '../../../../model/facts/rules.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { type Written, writtenAt } from '../../../shared/facts/written.ts';
import { optionsAt } from '../source.ts';
import { type Framework, isOwnModule, routerFramework } from './frameworks.ts';
import { frameworkByName, isRouterName } from './guess.ts';
import { functionKey, keyOf } from './keys.ts';
import { argsOf, linkOf } from './links.ts';
import { pathsOf, pathText } from './paths.ts';
import { type Receiver, receiverOf } from './receiver.ts';
import { chainOf, keyOfMade } from './router-made.ts';
import { mapMounted } from './router-maps.ts';
import { placeOf } from './routes.ts';
import { mounted } from './uses.ts';

export interface FoundMount {
	attributes: Attributes;
	place: Place;
}

/** Hono's `app.route('/users', users)`: the path, and the router. */
export function honoMounts(call: SeenCall, file: FactFile): FoundMount[] {
	const [first, second] = call.args;
	if (call.argCount !== 2 || second.kind === 'object' || second.kind === 'function') return [];
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== 'hono' || (!receiver.sure && first.kind !== 'string')) return [];
	const [at, part] = argsOf(call, file);
	const isMade = chainOf(part.value, file)[0]?.via === 'new';
	const what = isMade
		? { target: keyOfMade(part.start, call.scope, file) }
		: mounted(part, linkOf(part, call, file), call, file);
	return pathsOf(first.kind, at, call.scope, file).map((path) => mountOn(receiver, path, what, call, file));
}

function mountOn(
	{ framework, key, prefix }: Receiver,
	path: string,
	what: Attributes,
	call: SeenCall,
	file: FactFile,
): FoundMount {
	return {
		attributes: { framework, router: key, prefix: joinPaths(prefix, path), ...what },
		place: placeOf(call, file),
	};
}

const IMPORTED =
	/^(?:await\s{1,8})?(?:import|require)\(\s{0,8}(['"`])([^'"`\n]{1,200})\1\s{0,8}\)((?:\.[\w$]{1,100}){0,4})$/;
const WRAPPED = /^(?:fp|fastifyPlugin|plugin)\(/;

/** Fastify's `app.register(plugin, { prefix })`, of plugins that are functions of this project. */
export function pluginMounts(call: SeenCall, file: FactFile): FoundMount[] {
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== 'fastify') return [];
	const [first, options] = argsOf(call, file);
	const given = optionsAt(options, file, call.scope).get('prefix');
	const prefix = given === undefined ? '' : pathText(given, call.scope, file);
	const what = pluginOf(first, call, file);
	return what === null ? [] : [mountOn(receiver, prefix, what, call, file)];
}

function pluginOf(part: Written, call: SeenCall, file: FactFile): Attributes | null {
	const imported = IMPORTED.exec(part.text);
	if (imported !== null) {
		const name = imported[0].startsWith('require') ? '*' : 'default';
		return isOwnModule(imported[2]) ? { module: imported[2], name: `${name}${imported[3]}#0` } : null;
	}
	const map = mapMounted(part.text, call.scope, file);
	if (map !== null) return map;
	const link = linkOf(part, call, file);
	const called = link.name !== null && part.text.endsWith(')') && !WRAPPED.test(part.text) ? '()' : '';
	if (link.module !== null) {
		if (!isOwnModule(link.module)) return null;
		return { module: link.module, name: `${link.imported}${called}#0` };
	}
	const chunk = link.chunk === null ? undefined : file.chunk(link.chunk);
	if (chunk !== undefined) return { target: `${functionKey(chunk, file)}${called}#0` };
	return null;
}

/** `export default fp(users)`: what is registered on the file's plugin is registered on that function. */
export function pluginExports(call: SeenCall, file: FactFile): FoundMount[] {
	const before = file.text.slice(Math.max(0, call.start - 60), call.start);
	if (call.argCount === 0 || !/(?:module\.exports\s{0,8}=|export\s{1,8}default)\s{0,8}$/.test(before))
		return [];
	const { chunk } = linkOf(argsOf(call, file)[0], call, file);
	const plugin = chunk === null ? undefined : file.chunk(chunk);
	const target = plugin === undefined ? null : functionKey(plugin, file);
	if (target === null || target === 'default') return [];
	const attributes = { framework: 'fastify', router: 'default#0', prefix: '', target: `${target}#0` };
	return [{ attributes, place: { start: call.start, end: call.end } }];
}

/** The framework of a router that is passed on. */
export function frameworkGiven(name: string, scope: number, file: FactFile): Framework {
	const origin = file.origin(name, scope);
	const sure = origin === null ? null : routerFramework(origin);
	return sure ?? frameworkByName(name, file.binding(name, scope)?.type ?? null, file);
}

/** `require('./routes')(app)`: a function of another file is given the router. */
export function requiredMounts(call: SeenCall, file: FactFile): FoundMount[] {
	if (call.argCount === 0 || !call.callee.startsWith('require(')) return [];
	const link = linkOf(writtenAt(call.calleeValue, file), call, file);
	if (link.module === null || !isOwnModule(link.module)) return [];
	const found: FoundMount[] = [];
	call.args.forEach(({ kind, text }, at) => {
		const isNamed = (kind === 'identifier' || kind === 'member') && isRouterName(text);
		const router = isNamed ? keyOf(text, call.scope, file) : null;
		if (router === null) return;
		const framework = frameworkGiven(text, call.scope, file);
		const attributes = { framework, router, prefix: '', module: link.module, name: `${link.imported}#${at}` };
		found.push({ attributes, place: { start: call.start, end: call.end } });
	});
	return found;
}
