import type { Routing } from '../shared/routing.ts';

/** How its routers and handlers are named from other files. */
export const routing: Readonly<Record<string, Partial<Routing>>> = {
	rust: { callsByFolder: true },
};
