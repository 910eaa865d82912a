import type { FactKind } from './kind.ts';

/** What is put together from the routes, mounts and middleware of all files. */
export const ENDPOINTS: readonly FactKind[] = [
	{
		kind: 'api_endpoint',
		view: 'api_endpoints',
		category: 'security',
		about: 'an endpoint with its whole path, its handler and what stands before it',
		attributes: {
			method: 'GET, POST, …; ANY when it takes every method',
			path: 'whole path, parameters as the framework writes them',
			framework: 'express, flask, spring, …',
			handler: 'name of what answers; null for a function without one',
			handler_file: 'where it is defined, when that is known',
			handler_line: 'its line there',
			middleware: 'JSON list of names, the outermost first',
			controls: 'JSON list of {control, name}',
			is_test: '1 when it is registered in a test',
		},
		example: "app.use('/api', requireAuth, users); // and in users: router.get('/:id', show)",
		isView: true,
	},
	{
		kind: 'api_endpoint_control',
		view: 'api_endpoint_controls',
		category: 'security',
		about: 'a control in front of an endpoint: a middleware, guard, decorator or base class',
		attributes: {
			method: 'of the endpoint',
			path: 'of the endpoint',
			control:
				'auth, validation, rate_limit, csrf; unknown for what is named like authentication, or refuses requests, and is not known to ask who calls',
			name: 'as written',
		},
		example: "app.post('/login', rateLimit({ max: 5 }), login)",
		isView: true,
	},
];
