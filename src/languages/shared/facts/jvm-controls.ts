import type { SeenChunk } from '../../../model/facts/rules.ts';
import { annotationText, lastPart } from './annotations.ts';

/** Annotations that decide whether a handler runs: Spring Security, Jakarta, Shiro, Sa-Token, Micronaut, Quarkus. */
const CONTROLS =
	/^(?:PreAuthorize|PreFilter|Secured|RolesAllowed|PermitAll|DenyAll|Authenticated|Validated|CrossOrigin|RateLimit(?:er|ed)?|SaCheck\w{1,40}|SaIgnore|Requires?[A-Z]\w{1,60}|\w{0,60}Authoriz(?:e|ed|ation))$/;
/** A method's own statement replaces that of its class. */
const VALID_PARAM = /@(?:[\w.]{1,100}\.)?(Valid|Validated)\b/;

/** What runs before a handler, as its class and the method say. */
export function controlsOf(method: SeenChunk, owner: SeenChunk | undefined): string[] {
	const own = (method.annotations ?? []).filter((note) => CONTROLS.test(lastPart(note)));
	const names = new Set(own.map(lastPart));
	const inherited = (owner?.annotations ?? []).filter(
		(note) => CONTROLS.test(lastPart(note)) && !names.has(lastPart(note)),
	);
	const controls = [...inherited, ...own].map(annotationText);
	const isValidated = VALID_PARAM.exec(method.signature ?? '');
	if (isValidated !== null && !names.has(isValidated[1])) controls.push(isValidated[1]);
	return controls;
}
