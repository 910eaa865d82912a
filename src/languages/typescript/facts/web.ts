import type { FactFile, FactRule, SeenCall, Tell } from '../../../model/facts/rules.ts';
import { expressMiddlewareChain, route, routeMiddleware, routeMount } from '../../../model/facts/web.ts';
import { NEXT } from './web/files/next.ts';
import { NUXT } from './web/files/nuxt.ts';
import { REMIX } from './web/files/remix.ts';
import { SVELTEKIT } from './web/files/sveltekit.ts';
import { givenRouters } from './web/given-routers.ts';
import { handling } from './web/links.ts';
import { type FoundMount, honoMounts, pluginExports, pluginMounts, requiredMounts } from './web/mounts.ts';
import { NEST } from './web/nest.ts';
import { objectRoutes, openapiRoutes } from './web/object-routes.ts';
import { passedRouters } from './web/passed-routers.ts';
import { routerMaps } from './web/router-maps.ts';
import { type FoundRoute, routesOf, VERBS } from './web/routes.ts';
import { hookOf, useOf } from './web/uses.ts';

/** Routes, mounts and middleware of frameworks for servers. */
export const WEB: readonly FactRule[] = [
	{
		on: 'call',
		fact: route,
		// Of a router's own prefix nothing is told: its routes have it.
		names: [...Object.keys(VERBS), 'on', 'register', 'prefix'],
		find: (call, file, tell) => tellRoutes(call.name === 'prefix' ? [] : routesOf(call, file), tell),
	},
	{ on: 'call', fact: expressMiddlewareChain, names: Object.keys(VERBS), find: tellChain },
	{
		on: 'call',
		fact: route,
		names: ['route'],
		find: (call, file, tell) => tellRoutes(objectRoutes(call, file), tell),
	},
	{
		on: 'call',
		fact: route,
		names: ['openapi'],
		find: (call, file, tell) => tellRoutes(openapiRoutes(call, file), tell),
	},
	{
		on: 'call',
		fact: routeMount,
		names: ['use'],
		find: (call, file, tell) => tellAll(useOf(call, file).mounts, tell),
	},
	{
		on: 'call',
		fact: routeMiddleware,
		names: ['use'],
		find: (call, file, tell) => tellAll(useOf(call, file).middleware, tell),
	},
	{
		on: 'call',
		fact: routeMiddleware,
		names: ['addHook'],
		find: (call, file, tell) => tellAll(hookOf(call, file), tell),
	},
	{
		on: 'call',
		fact: routeMount,
		names: ['route'],
		find: (call, file, tell) => tellAll(honoMounts(call, file), tell),
	},
	{
		on: 'call',
		fact: routeMount,
		names: ['register'],
		find: (call, file, tell) => tellAll(pluginMounts(call, file), tell),
	},
	{
		on: 'call',
		fact: routeMount,
		from: ['fastify-plugin'],
		names: ['fp', 'fastifyPlugin', 'plugin'],
		find: (call, file, tell) => tellAll(pluginExports(call, file), tell),
	},
	{
		on: 'call',
		fact: routeMount,
		names: [''],
		find: (call, file, tell) => tellAll(requiredMounts(call, file), tell),
	},
	{ on: 'file', fact: routeMount, find: (file, tell) => tellAll(passedRouters(file), tell) },
	{ on: 'file', fact: routeMount, find: (file, tell) => tellAll(givenRouters(file), tell) },
	{ on: 'file', fact: routeMount, find: (file, tell) => tellAll(routerMaps(file), tell) },
	...NEST,
	...NEXT,
	...NUXT,
	...SVELTEKIT,
	...REMIX,
];

function tellRoutes(routes: readonly FoundRoute[], tell: Tell): void {
	for (const { framework, method, path, router, links, place } of routes) {
		tell({ framework, method, path, router, ...handling(links) }, place);
	}
}

function tellAll(found: readonly FoundMount[], tell: Tell): void {
	for (const { attributes, place } of found) tell(attributes, place);
}

function tellChain(call: SeenCall, file: FactFile, tell: Tell): void {
	for (const { framework, method, path, router, links } of routesOf(call, file)) {
		if (framework !== 'express') continue;
		links.forEach(({ name, chunk, module, imported, place }, position) => {
			const role = position === links.length - 1 ? 'handler' : 'middleware';
			const handler = { handler_chunk: chunk, handler_module: module, handler_name: imported };
			tell({ method, path, router, position, role, name, ...handler }, place);
		});
	}
}
