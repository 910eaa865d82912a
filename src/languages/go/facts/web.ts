import type { FactRule } from '../../../model/facts/rules.ts';
import { route, routeMiddleware, routeMount } from '../../../model/facts/web.ts';
import { ROUTER_MODULES } from './web/frameworks.ts';
import { MOUNT_NAMES, middlewareOf, mountsOf } from './web/mounts.ts';
import { ROUTE_NAMES, routesOf } from './web/routes.ts';
import { handedRouters } from './web/takers.ts';

/** What begins a chain of calls is where the next begins, too: a fact is told at its name. */
const place = ({ nameStart, end, chunk }: { nameStart: number; end: number; chunk: number }) => ({
	start: nameStart,
	end,
	chunk,
});

export const WEB: readonly FactRule[] = [
	{
		fact: route,
		on: 'call',
		names: ROUTE_NAMES,
		via: ['call'],
		find(call, file, tell) {
			for (const attributes of routesOf(call, file)) tell(attributes, place(call));
		},
	},
	{
		fact: routeMount,
		on: 'call',
		names: MOUNT_NAMES,
		via: ['call'],
		find(call, file, tell) {
			const attributes = mountsOf(call, file);
			if (attributes !== null) tell(attributes, place(call));
		},
	},
	{
		fact: routeMount,
		on: 'file',
		from: ROUTER_MODULES,
		find(file, tell) {
			for (const { attributes, ...at } of handedRouters(file)) tell(attributes, at);
		},
	},
	{
		fact: routeMiddleware,
		on: 'call',
		names: ['Use', 'Pre'],
		via: ['call'],
		find(call, file, tell) {
			const attributes = middlewareOf(call, file);
			if (attributes !== null) tell(attributes, place(call));
		},
	},
];
