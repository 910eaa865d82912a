import { ChunkFlag } from '../../../model/chunk.ts';
import type { CallRule, FactFile, SeenCall, Tell } from '../../../model/facts/rules.ts';
import { routeMiddleware } from '../../../model/facts/web.ts';
import type { Arg } from '../../../model/recorder.ts';
import { linksAfter, linkText } from './chain-links.ts';
import { literalText } from './literals.ts';
import { argumentString, listed } from './written-strings.ts';

const SECURITY = ['org.springframework.security'];
const DECISION =
	/^(?:has(?:Any)?(?:Role|Authority|IpAddress)|authenticated|fullyAuthenticated|permitAll|denyAll|anonymous|rememberMe|access)$/;

/** `auth.requestMatchers("/admin/**").hasRole("ADMIN")`: who may use what, beside the handlers. */
export const SPRING_SECURITY_PATHS: CallRule = {
	fact: routeMiddleware,
	on: 'call',
	names: [
		'requestMatchers',
		'antMatchers',
		'mvcMatchers',
		'pathMatchers',
		'anyRequest',
		'anyExchange',
		'authorize',
	],
	via: ['call'],
	find(call, file, tell) {
		if (!file.importsFrom(SECURITY)) return;
		if (call.name === 'authorize') {
			tellAuthorized(call, file, tell);
			return;
		}
		const decided = linksAfter(file.text, call.end).find(({ name }) => DECISION.test(name));
		if (decided === undefined) return;
		const isWhole = call.name === 'anyRequest' || call.name === 'anyExchange';
		for (const path of isWhole ? restOf(call, file) : pathsOf(call, file)) {
			tell(
				{ framework: 'spring', path, names: [linkText(decided)] },
				{ start: call.nameStart, end: decided.end },
			);
		}
	},
};

/** `authorize("/admin/**", hasRole("ADMIN"))`, `authorize(anyRequest, authenticated)` of the DSL of Kotlin. */
function tellAuthorized(call: SeenCall, file: FactFile, tell: Tell): void {
	const [matched, decision] = call.args;
	if (call.argCount !== 2 || !DECISION.test(/^\w{1,40}/.exec(decision.text)?.[0] ?? '')) return;
	const paths =
		matched.text === 'anyRequest' ? restOf(call, file) : [argumentString(matched, call.scope, file)];
	for (const path of paths) {
		if (path !== null) tell({ framework: 'spring', path, names: [decision.text] });
	}
}

const PARTIAL = /\b(?:securityMatchers?|antMatcher|mvcMatcher)\s{0,8}\(\s{0,40}("[^"\n]{1,200}"\s{0,40}\))?/;

/** What all requests are: those of the application, or of the part that the rules around the call are for. */
function restOf({ chunk, start }: SeenCall, file: FactFile): string[] {
	const method = file.around(chunk).find(({ kind }) => kind === 'method' || kind === 'function');
	const part = method === undefined ? null : PARTIAL.exec(file.text.slice(method.start, start));
	if (part === null) return [''];
	const path = literalText(part[1]?.slice(0, -1).trim() ?? '');
	return path === null ? [] : [path];
}

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

/** A string, or those of an array: written there, or a constant of the file. */
function stringsOf(arg: Arg, scope: number, file: FactFile): string[] {
	const array = arg.kind === 'array' ? arg.text : constantArray(arg, file);
	if (array === null) {
		const path = argumentString(arg, scope, file);
		return path === null ? [] : [path];
	}
	const items = /\{.{0,2000}\}$/s.exec(array)?.[0] ?? array;
	return listed(items).flatMap((text) => argumentString({ kind: 'other', text }, scope, file) ?? []);
}

const MAX_ARRAY = 4000;

/** `static final String[] OPEN = { "/css/**" }`, `val OPEN = arrayOf("/css/**")`, also as `*OPEN`. */
function constantArray({ text }: Arg, file: FactFile): string | null {
	const name = /^\*?(\w{1,100})$/.exec(text)?.[1];
	if (name === undefined) return null;
	const chunk = file.chunks.find((found) => found.name === name && (found.flags & ChunkFlag.readonly) !== 0);
	if (chunk === undefined || chunk.end - chunk.nameStart > MAX_ARRAY) return null;
	const [, value] = /=\s{0,40}(.*?)\s{0,8};?$/s.exec(file.text.slice(chunk.nameStart, chunk.end)) ?? [];
	return value !== undefined && /^(?:\{|new\s{1,8}String\s{0,8}\[|arrayOf\s{0,8}\()/.test(value)
		? value
		: null;
}
