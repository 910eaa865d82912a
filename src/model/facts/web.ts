import type { FactKind } from './kind.ts';

/**
 * Routes as they are written, before prefixes are put together: `api_endpoints` has the composed paths.
 *
 * A router is named by a key. Bound at the top of its file it is its name (`router`); bound deeper, name
 * and offset (`r@120`); a parameter is its function and position (`register#0`, `default#0` for the
 * default export); what is taken out of a parameter follows it (`register#0.router`), and a method has its
 * class before it (`Users.register#0`), a constructor's parameter the class alone. A member of `this` goes
 * by that name throughout its file. A router that is exported where it is made is `default`; one that is
 * mounted where it is made has its offset alone (`@120`). A function that another gives is `create()`, its
 * parameter `create()#0`; an object of routers that a loop mounts one by one goes for a router by its name.
 * Composition goes from key to key, through imports where a mount names one.
 */
export const route: FactKind = {
	kind: 'route',
	view: 'routes',
	category: 'framework',
	about: 'a route as it is written where it is registered',
	attributes: {
		framework: 'express, flask, spring, …',
		method: 'GET, POST, …; ANY when it takes every method',
		path: 'as written, with the prefixes that the same statement or class gives',
		router: 'key of what it is registered on; null when the path is whole',
		handler: 'name of the handler as written; null for an inline function',
		handler_chunk: 'position of the handler among the chunks of this file, when it is here',
		handler_module: 'module the handler is imported from',
		handler_name: 'what is taken from that module: `list`, `default.list`',
		middleware: 'names of what runs before the handler, in order',
		version: 'version of the interface that it is for, where a framework keeps them apart',
		unless: 'a setting of the application that leaves it out',
		own_permissions: 'true when its middleware takes the place of what its class asks first',
	},
	example: "router.get('/users/:id', requireAuth, show)",
};

export const router: FactKind = {
	kind: 'router',
	view: 'routers',
	category: 'framework',
	about: 'a router or application that is made, with the prefix that it is made with',
	attributes: {
		framework: 'flask, fastapi, …',
		router: 'its key',
		prefix: 'of all that is registered on it; null for none',
		yields: 'true when a prefix that is given where it is mounted takes the place of its own',
	},
	example: "users = Blueprint('users', __name__, url_prefix='/users')",
};

export const routeMount: FactKind = {
	kind: 'route_mount',
	view: 'route_mounts',
	category: 'framework',
	about: 'a router put below a prefix of another, or of the application',
	attributes: {
		framework: 'express, flask, …',
		router: 'key of what it is mounted on; null for the application as a whole',
		prefix: "below which path; '' for none",
		target: 'key of the mounted router, when it is in this file',
		module: 'module the mounted router is imported from',
		name: 'what is taken from that module; `#0` follows when it is a function that is given the router as that parameter, `()` when the router is what it gives back',
		middleware: 'names of what runs before it, in order',
		exclude: 'paths that are not put below the prefix',
	},
	example: "app.use('/api', users)",
};

export const routeMiddleware: FactKind = {
	kind: 'route_middleware',
	view: 'route_middleware',
	category: 'framework',
	about: 'something that runs before the routes of a router',
	attributes: {
		framework: 'express, gin, …',
		router: 'key of the router; null for the whole application',
		path: "the paths it runs for; '' for all",
		names: 'names of what runs, in order',
	},
	example: 'app.use(helmet())',
};

export const controller: FactKind = {
	kind: 'controller',
	view: 'controllers',
	category: 'framework',
	about:
		'a class whose methods answer what routes of other files lead to, or a module that such classes take in',
	attributes: {
		framework: 'rails, laravel, …',
		name: 'as it is called from outside its file',
		base: 'what it extends, as written',
		mixins: 'modules that it takes in, as written',
	},
	example: 'class UsersController < ApplicationController',
};

export const handlerMiddleware: FactKind = {
	kind: 'handler_middleware',
	view: 'handler_middleware',
	category: 'framework',
	about: 'something that runs before a handler, or the methods of a controller, as is said there',
	attributes: {
		framework: 'rails, django, …',
		names: 'names of what runs, in order',
		only: 'the methods it runs for; all of them when absent',
		except: 'methods it does not run for',
		skipped: 'true when it is what a class above says that does not run',
	},
	example: 'before_action :authenticate_user!, except: [:index]',
};

export const viewClass: FactKind = {
	kind: 'view_class',
	view: 'view_classes',
	category: 'framework',
	about: 'a class that may answer requests by its methods, or is extended by such: what it says itself',
	attributes: {
		name: 'of the class',
		bases: 'what it extends, as written, in order',
		http_methods: 'the only methods it answers, where it lists them (http_method_names)',
		permissions: 'names of its permission classes, where it says them',
		sets_permissions: 'true when it says them, none of them too',
		lookup: 'the name of the parameter that stands for one object, where it says it',
	},
	example: 'class OrderList(generics.ListAPIView): permission_classes = []',
};

export const routeVersioning: FactKind = {
	kind: 'route_versioning',
	view: 'route_versionings',
	category: 'framework',
	about: 'how an application tells versions of its routes apart',
	attributes: {
		framework: 'nest',
		by: 'uri, header, media_type or custom',
		prefix: "what stands before the version in a path; '' for nothing",
		default_version: 'version of routes that name none',
	},
	example: "app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' })",
};

export const routeSetting: FactKind = {
	kind: 'route_setting',
	view: 'route_settings',
	category: 'framework',
	about: 'a setting of an application that leaves routes out',
	attributes: { framework: 'rails', name: 'api_only' },
	example: 'config.api_only = true',
};

export const expressMiddlewareChain: FactKind = {
	kind: 'express_middleware_chain',
	view: 'express_middleware_chains',
	category: 'framework',
	about: 'a link in the chain of functions that handle a route of Express',
	attributes: {
		method: 'GET, POST, …; ANY when it takes every method',
		path: 'of the route, as written',
		router: 'key of what the route is registered on',
		position: 'its place in the chain, from 0',
		role: 'middleware, or handler for the last one',
		name: 'as written; null for a function written in place',
		handler_chunk: 'position of the function among the chunks of this file, when it is here',
		handler_module: 'module it is imported from',
		handler_name: 'what is taken from that module',
	},
	example: "router.get('/users/:id', requireAuth, show)",
};

export const WEB: readonly FactKind[] = [
	route,
	router,
	routeMount,
	routeMiddleware,
	controller,
	handlerMiddleware,
	viewClass,
	routeVersioning,
	routeSetting,
	expressMiddlewareChain,
];
