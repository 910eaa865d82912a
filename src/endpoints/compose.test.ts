import { describe, expect, test } from 'vitest';
import { compose, nodeKey, type Placement, type RouteWorld } from './compose.ts';
import type { Middleware, Route } from './route-facts.ts';

function route(path: string, router: string | null, more: Partial<Route> = {}): Route {
	return {
		id: 1,
		file: 1,
		inFile: 'a.js',
		language: 'javascript',
		package: null,
		isTest: false,
		start: 100,
		framework: 'express',
		chunk: 0,
		method: 'GET',
		path,
		router,
		handler: null,
		handlerChunk: null,
		handlerModule: null,
		handlerName: null,
		version: null,
		unless: null,
		middleware: [],
		ownPermissions: false,
		...more,
	};
}

function world(
	routes: Route[],
	placements: [string, Placement[]][] = [],
	more: Partial<RouteWorld> = {},
): RouteWorld {
	const byNode = new Map(placements.map(([router, places]) => [nodeKey({ file: 1, router }), places]));
	return { routes, middleware: [], placements: byNode, prefixed: [], global: [], versionings: [], ...more };
}

const below = (parent: string | null, prefix: string, ...middleware: string[]): Placement => ({
	parent: parent === null ? null : { file: 1, router: parent },
	prefix,
	middleware,
	at: { file: 1, start: 150 },
});

describe('a path', () => {
	const paths = (given: RouteWorld) => compose(given).map(({ path }) => path);

	test.each([
		['/api', '/users', '/api/users'],
		['api/', 'users', '/api/users'],
		['/api/', '/', '/api/'],
		['/', '/users', '/users'],
		['', '', '/'],
		['', 'users', '/users'],
	])('%s and %s are %s', (prefix, path, whole) => {
		expect(paths(world([route(path, 'r')], [['r', [below(null, prefix)]]]))).toEqual([whole]);
	});

	test('goes through all routers, to every place where they are mounted', () => {
		const mounted = world(
			[route('/x', 'r')],
			[
				['r', [below('v1', '/r'), below('v2', '/r')]],
				['v1', [below('app', '/v1')]],
				['v2', [below('app', '/v2')]],
			],
		);
		expect(paths(mounted)).toEqual(['/v1/r/x', '/v2/r/x']);
	});

	test('ends where routers are mounted in a circle', () => {
		const circle = world(
			[route('/x', 'a')],
			[
				['a', [below('b', '/a')]],
				['b', [below('a', '/b')]],
			],
		);
		expect(compose(circle).length).toBeLessThanOrEqual(1);
	});

	test('a prefix of the whole application is that of its own package', () => {
		const mount = {
			...route('', null),
			prefix: '/api',
			target: null,
			module: null,
			name: null,
			exclude: ['z', 'docs/*'],
		};
		const routes = [
			route('/x', null),
			route('/y', null, { package: 'other' }),
			route('/z', null),
			route('/docs/a', null),
		];
		expect(paths(world(routes, [], { global: [mount] }))).toEqual(['/api/x', '/y', '/z', '/docs/a']);
	});
});

test('versions are written into paths where an application says so', () => {
	const versioning = { ...route('', null), prefix: 'v', defaultVersion: '1' };
	const routes = [
		route('/x', null),
		route('/y', null, { version: '2' }),
		route('/z', null, { version: 'VERSION_NEUTRAL' }),
	];
	const given = world(routes, [], { versionings: [versioning] });
	expect(compose(given).map(({ path }) => path)).toEqual(['/v1/x', '/v2/y', '/z']);
});

describe('what runs before', () => {
	const middleware = (names: string[], more: Partial<Middleware>): Middleware => ({
		...route('', 'app'),
		path: '',
		names,
		...more,
	});

	test('is listed from the outside, in its order, when it is registered before', () => {
		const given = world(
			[route('/x', 'r', { middleware: ['own'] })],
			[['r', [below('app', '/r', 'mounted')]]],
			{
				middleware: [
					middleware(['first'], { start: 10 }),
					middleware(['late'], { start: 200 }),
					middleware(['elsewhere'], { start: 20, path: '/other' }),
					middleware(['here'], { start: 30, path: '/r' }),
				],
			},
		);
		expect(compose(given)[0].middleware.map(({ name }) => name)).toEqual(['first', 'here', 'mounted', 'own']);
	});
});
