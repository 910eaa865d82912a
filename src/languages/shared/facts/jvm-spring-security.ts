import type { CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import type { Arg } from '../../../model/recorder.ts';
import { linksAfter, linkText } from './chain-links.ts';
import { argumentString, listed } from './written-strings.ts';

const SECURITY = ['org.springframework.security'];
const DECISION =
	/^(?:has(?:Any)?(?:Role|Authority|IpAddress)|authenticated|fullyAuthenticated|permitAll|denyAll|anonymous|rememberMe|access)$/;

/** `auth.requestMatchers("/admin/**").hasRole("ADMIN")`: who may use what, beside the handlers. */
export const SPRING_SECURITY_PATHS: CallRule = {
	fact: routeMiddleware,
	on: 'call',
	names: ['requestMatchers', 'antMatchers', 'mvcMatchers', 'pathMatchers', 'anyRequest', 'anyExchange'],
	via: ['call'],
	find(call, file, tell) {
		if (!file.importsFrom(SECURITY)) return;
		const decided = linksAfter(file.text, call.end).find(({ name }) => DECISION.test(name));
		if (decided === undefined) return;
		const isWhole = call.name === 'anyRequest' || call.name === 'anyExchange';
		for (const path of isWhole ? [''] : pathsOf(call, file)) {
			tell(
				{ framework: 'spring', path, names: [linkText(decided)] },
				{ start: call.nameStart, end: decided.end },
			);
		}
	},
};

const METHOD = /^(?:HttpMethod\.)?(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/;

/** Paths, with the method before them when the rule is for that alone. */
function pathsOf({ args, scope }: SeenCall, file: FactFile): string[] {
	const method = METHOD.exec(args[0]?.text ?? '')?.[1];
	const found: string[] = [];
	for (const arg of method === undefined ? args : args.slice(1)) {
		for (const path of stringsOf(arg, scope, file))
			found.push(method === undefined ? path : `${method} ${path}`);
	}
	return found;
}

/** A string, or those of an array that is written there. */
function stringsOf(arg: Arg, scope: number, file: FactFile): string[] {
	if (arg.kind !== 'array') {
		const path = argumentString(arg, scope, file);
		return path === null ? [] : [path];
	}
	const items = /\{.{0,2000}\}$/s.exec(arg.text)?.[0] ?? arg.text;
	return listed(items).flatMap((text) => argumentString({ kind: 'other', text }, scope, file) ?? []);
}
