import type { Attributes, FactFile, FactRule, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMiddleware, routeMount } from '../../../model/facts/web.ts';
import { actixConfigured, actixMiddleware, actixRoutes, actixScope, actixService } from './web/actix.ts';
import { attributeRoutes, ROUTE_ATTRIBUTES } from './web/attributes.ts';
import { axumContinued, axumMiddleware, axumMount, axumRoutes, axumService } from './web/axum.ts';
import { rocketAppended, rocketMount, rocketRoutes } from './web/rocket.ts';

/** Calls of a chain begin where it does: a fact is told at the name. */
function placeOf({ nameStart, end, chunk }: SeenCall) {
	return { start: nameStart, end, chunk };
}

type Found = Attributes | null | readonly Attributes[];

/** A rule about calls of these names, on what is found there. */
function onCalls(
	fact: FactRule['fact'],
	names: readonly string[],
	found: (call: SeenCall, file: FactFile) => Found,
): FactRule {
	return {
		fact,
		on: 'call',
		names,
		find(call, file, tell) {
			const facts = found(call, file);
			if (facts === null) return;
			const list: readonly Attributes[] = Array.isArray(facts) ? facts : [facts as Attributes];
			for (const attributes of list) tell(attributes, placeOf(call));
		},
	};
}

export const WEB: readonly FactRule[] = [
	{
		fact: route,
		on: 'annotation',
		names: ROUTE_ATTRIBUTES,
		find(note, file, tell) {
			const { start, end, index } = note.chunk;
			const at = file.text.indexOf(`#[${note.name}`, start);
			const place = { start: at < 0 || at > end ? start : at, end, chunk: index };
			for (const attributes of attributeRoutes(note, file)) tell(attributes, place);
		},
	},
	onCalls(route, ['route', 'api_route'], axumRoutes),
	onCalls(route, ['nest_service', 'route_service'], axumService),
	onCalls(route, ['route', 'to'], actixRoutes),
	onCalls(routeMount, ['nest', 'merge', 'nest_service', 'nest_api_service'], axumMount),
	onCalls(routeMount, ['layer', 'route_layer', 'route', 'nest', 'merge'], axumContinued),
	onCalls(routeMount, ['scope'], actixScope),
	onCalls(routeMount, ['service'], actixService),
	onCalls(routeMount, ['configure'], actixConfigured),
	onCalls(routeMount, ['routes'], rocketRoutes),
	onCalls(routeMount, ['mount'], rocketMount),
	onCalls(routeMount, ['append', 'extend'], rocketAppended),
	onCalls(routeMiddleware, ['layer', 'route_layer'], axumMiddleware),
	onCalls(routeMiddleware, ['wrap', 'wrap_fn'], actixMiddleware),
	// Only so that they are known where a chain begins with them.
	onCalls(route, ['resource'], () => null),
];
