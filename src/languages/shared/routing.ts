/**
 * How routers and handlers of a language are named from other files, as far as putting endpoints together needs it. A language
 * says what differs from `USUAL_ROUTING` in its `routing.ts`.
 */
export interface Routing {
	/** What a mount names a router of another file by: an import, its class or function in its package, or a name of the whole program. */
	routersBy: 'import' | 'package' | 'program';
	/** What the path of a dotted module ends with; empty in languages whose imports say the whole path. */
	moduleEnds: readonly string[];
	/** A handler's namespace need not be its folder, so a class that is the only one of its name is meant. */
	handlersByClass: boolean;
	/** A function is called by its name in its folder, and by the name of the folder elsewhere, without being imported. */
	callsByFolder: boolean;
	/** Routers of classes that may be those of a class they extend. */
	inheritedRouters: RegExp | null;
	/** Headers of classes name the interfaces that they implement. */
	headersNameInterfaces: boolean;
	/** Routes lead to classes, whose methods say what they answer (facts `view_class`). */
	classViews: boolean;
}

export const USUAL_ROUTING: Routing = {
	routersBy: 'import',
	moduleEnds: [],
	handlersByClass: false,
	callsByFolder: false,
	inheritedRouters: null,
	headersNameInterfaces: false,
	classViews: false,
};
