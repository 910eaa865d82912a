import type { CallRule, FactFile, FileRule } from '../../../model/facts/rules.ts';
import { routeMiddleware, routeMount } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { rooted } from '../../shared/facts/rooted.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';
import { controlsIn } from './aspnet-controls.ts';
import { assignedName, routerOf } from './endpoint-places.ts';

const BUILDER_TYPE = /\b(?:I(?:Versioned)?EndpointRouteBuilder|RouteGroupBuilder|WebApplication)\b/;
const BUILDERS = ['EndpointRouteBuilder', 'RouteGroupBuilder', 'WebApplication'];
/** The framework's own, and those of libraries: they register what is not written in the program. */
const LIBRARY =
	/^Map(?:Get|Post|Put|Delete|Patch|Methods|Group|When|Fallback\w{0,20}|\w{0,20}Controller\w{0,10}|Route|RazorPages|RazorComponents|BlazorHub|Hub|GrpcService|GrpcReflectionService|HealthChecks\w{0,10}|OpenApi|ScalarApiReference|Swagger\w{0,10}|StaticAssets|ReverseProxy|IdentityApi|Metrics|PrometheusScrapingEndpoint|GraphQL\w{0,20}|ConnectionHandler\w{0,10}|Connections|SubscribeHandler|Forwarder|Carter|ShortCircuit|BananaCakePop\w{0,10})?$/;
const MAX_REFERENCES = 400;

/** `app.MapOrders()`, `app.MapGroup("/api").MapOrders()`: what that method registers is below it. */
export const ENDPOINT_MOUNTS: FileRule = {
	fact: routeMount,
	on: 'file',
	find(file, tell) {
		if (!BUILDERS.some((type) => file.text.includes(type))) return;
		for (const name of builderNames(file)) {
			for (const { start, member, chunk, scope } of file.references(name).slice(0, MAX_REFERENCES)) {
				if (member) continue;
				const mount = mountAt(file, start);
				if (mount === null) continue;
				const own = file.chunks.some((found) => found.name === mount.name && found.kind === 'method');
				tell(
					{
						framework: 'aspnet',
						router: routerOf(name, scope, file),
						prefix: mount.prefix === '' ? '' : rooted(mount.prefix),
						target: own ? `${mount.name}#0` : null,
						name: own ? null : `${mount.name}#0`,
						middleware: mount.middleware.length > 0 ? mount.middleware : null,
					},
					{ start, end: mount.end, chunk },
				);
			}
		}
	},
};

interface Mount {
	name: string;
	prefix: string;
	middleware: string[];
	end: number;
}

function mountAt(file: FactFile, from: number): Mount | null {
	const links = file.callsFrom(from);
	const at = links.findIndex(({ name }) => /^Map[A-Z]/.test(name) && !LIBRARY.test(name));
	if (at < 0) return null;
	let prefix = '';
	for (const link of links.slice(0, at)) {
		if (link.name !== 'MapGroup') continue;
		const path = argumentString(link, 0, file);
		if (path === null) return null;
		prefix = joinPaths(prefix, path);
	}
	return { name: links[at].name, prefix, middleware: controlsIn(links, file), end: links[at].end };
}

/** Names of variables and parameters that endpoints are registered on. */
function builderNames(file: FactFile): Set<string> {
	const names = new Set<string>(['app']);
	for (const { params } of file.chunks) {
		for (const { name, type } of params ?? []) {
			if (type !== undefined && BUILDER_TYPE.test(type)) names.add(name);
		}
	}
	for (const { name, start } of file.calls) {
		const isGroup = name === 'MapGroup' || name === 'NewVersionedApi';
		const variable = isGroup ? assignedName(file.text, start) : null;
		if (variable !== null) names.add(variable);
	}
	return names;
}

/** `users.RequireAuthorization()` as a statement: it is for all that the group has. */
export const GROUP_MIDDLEWARE: CallRule = {
	fact: routeMiddleware,
	on: 'call',
	names: words('RequireAuthorization RequireCors RequireRateLimiting AllowAnonymous AddEndpointFilter'),
	via: ['call'],
	find(call, file, tell) {
		const name = /^[A-Za-z_]\w{0,100}$/.exec(call.receiver ?? '')?.[0];
		if (name === undefined || !isGroup(name, call.scope, file)) return;
		tell({
			framework: 'aspnet',
			router: routerOf(name, call.scope, file),
			path: '',
			names: controlsIn(file.callsFrom(call.start), file),
		});
	},
};

function isGroup(name: string, scope: number, file: FactFile): boolean {
	const binding = file.binding(name, scope);
	if (binding === null) return false;
	if (binding.type !== null && /\bRouteGroupBuilder\b/.test(binding.type)) return true;
	return file.calls.some((call) => call.name === 'MapGroup' && assignedName(file.text, call.start) === name);
}

/**
 * Those that act only on endpoints which ask for it (`UseAuthorization`, `UseRateLimiter`, `UseAntiforgery`)
 * are none: before the others nothing is decided.
 */
const PIPELINE = ['UseExceptionHandler', 'UseHsts', 'UseHttpsRedirection', 'UseMiddleware', 'UseSession'];

/** What the application runs before its endpoints. A branch of it (`app.Map("/x", branch => …)`) is not the whole. */
export const ENDPOINT_MIDDLEWARE: CallRule = {
	fact: routeMiddleware,
	on: 'call',
	names: PIPELINE,
	via: ['call'],
	find(call, file, tell) {
		const root = /^[A-Za-z_]\w{0,100}/.exec(call.receiver ?? '')?.[0];
		const binding = root === undefined ? null : file.binding(root, call.scope);
		if (binding === null || (binding.kind === 'param' && !BUILDS.test(binding.type ?? ''))) return;
		const typed = /<\s{0,4}([\w.]{1,200})\s{0,4}>/.exec(call.callee);
		const named = call.name === 'UseMiddleware' ? (typed?.[1] ?? call.args[0]?.text) : call.name;
		tell(
			{ framework: 'aspnet', path: '', names: [named ?? call.name] },
			{ start: call.nameStart, end: call.end },
		);
	},
};

const BUILDS = /\b(?:IApplicationBuilder|WebApplication)\b/;
