import type { Routing } from '../shared/routing.ts';

/** How its routers and handlers are named from other files. */
export const routing: Readonly<Record<string, Partial<Routing>>> = {
	python: { moduleEnds: ['.py', '/__init__.py'], classViews: true },
};
