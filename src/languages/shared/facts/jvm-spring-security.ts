import type { CallRule, FactFile, SeenCall, Tell } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { linkText } from './chain-links.ts';
import { itemsOf } from './security/given.ts';
import { argumentString, writtenString } from './written-strings.ts';

const SECURITY = ['org.springframework.security'];
const DECISION =
	/^(?:has(?:Any)?(?:Role|Authority|IpAddress)|authenticated|fullyAuthenticated|permitAll|denyAll|anonymous|rememberMe|access)$/;

/** `auth.requestMatchers("/admin/**").hasRole("ADMIN")`: who may use what, beside the handlers. */
export const SPRING_SECURITY_PATHS: CallRule = {
	fact: routeMiddleware,
	on: 'call',
	names: words('requestMatchers antMatchers mvcMatchers pathMatchers anyRequest anyExchange authorize'),
	via: ['call'],
	find(call, file, tell) {
		if (!file.importsFrom(SECURITY)) return;
		if (call.name === 'authorize') {
			tellAuthorized(call, file, tell);
			return;
		}
		const decided = file.linksAfter(call).find(({ name }) => DECISION.test(name));
		if (decided === undefined) return;
		const isWhole = call.name === 'anyRequest' || call.name === 'anyExchange';
		for (const path of isWhole ? restOf(call, file) : pathsOf(call, file)) {
			tell(
				{ framework: 'spring', path, names: [linkText(decided, file)] },
				{ start: call.nameStart, end: decided.end },
			);
		}
	},
};

/** `authorize("/admin/**", hasRole("ADMIN"))`, `authorize(anyRequest, authenticated)` of the DSL of Kotlin. */
function tellAuthorized(call: SeenCall, file: FactFile, tell: Tell): void {
	const [matched, decision] = call.args;
	if (call.argCount !== 2 || !DECISION.test(/^\w{1,40}/.exec(decision.text)?.[0] ?? '')) return;
	const paths = matched.text === 'anyRequest' ? restOf(call, file) : [argumentString(call, 0, file)];
	for (const path of paths) {
		if (path !== null) tell({ framework: 'spring', path, names: [decision.text] });
	}
}

const PARTIAL =
	/\b(?:securityMatchers?|antMatcher|mvcMatcher)\s{0,8}\(\s{0,40}(?:"([^"\n]{1,200})"\s{0,40}\))?/;

/** What all requests are: those of the application, or of the part that the rules around the call are for. */
function restOf({ chunk, start }: SeenCall, file: FactFile): string[] {
	const method = file.around(chunk).find(({ kind }) => kind === 'method' || kind === 'function');
	const part = method === undefined ? null : PARTIAL.exec(file.text.slice(method.start, start));
	if (part === null) return [''];
	const [, path] = part;
	return path === undefined ? [] : [path];
}

const METHOD = /^(?:HttpMethod\.)?(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/;

/** Paths, with the method before them when the rule is for that alone. */
function pathsOf(call: SeenCall, file: FactFile): string[] {
	const method = METHOD.exec(call.args[0]?.text ?? '')?.[1];
	const from = method === undefined ? 0 : 1;
	return call.args
		.slice(from)
		.flatMap((_, at) => stringsOf(call, from + at, file))
		.map((path) => (method === undefined ? path : `${method} ${path}`));
}

/** A string, or those of an array: written there, or a constant of the file. */
function stringsOf(call: SeenCall, at: number, file: FactFile): string[] {
	const value = call.argValues[at] ?? -1;
	const { op, a } = file.operation(value);
	const { value: held } = file.held(op === 'spread' ? a : value, call.scope);
	const items = itemsOf(held, file);
	if (items !== null) return items.flatMap((item) => writtenString(item, file) ?? []);
	const path = argumentString(call, at, file);
	return path === null ? [] : [path];
}
