import { routing } from '../languages/routing.generated.ts';
import { type Routing, USUAL_ROUTING } from '../languages/shared/routing.ts';

const ALL = new Map(
	Object.entries(routing).map(([language, own]) => [language, { ...USUAL_ROUTING, ...own }]),
);

/** How routers and handlers of a language are named from other files. */
export function routingOf(language: string): Routing {
	return ALL.get(language) ?? USUAL_ROUTING;
}

export const LANGUAGES_NAMING_INTERFACES: readonly string[] = [...ALL]
	.filter(([, { headersNameInterfaces }]) => headersNameInterfaces)
	.map(([language]) => language);
