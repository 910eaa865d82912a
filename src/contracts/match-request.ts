import type { RequestPath } from './request-path.ts';

/** An endpoint with its path taken apart. */
export interface MatchedEndpoint {
	method: string;
	path: string;
	/** The ways to write it: parts at its end may be left out. */
	variants: readonly (readonly string[])[];
	/** What is put before it when the program runs. */
	prefix: string | null;
}

export type Certainty = 'sure' | 'likely' | 'possible';

export type Outcome<E> =
	| { is: 'matched'; endpoints: readonly E[]; certainty: Certainty; why: readonly string[] }
	/** The path is there, with other methods. */
	| { is: 'method'; endpoints: readonly E[] }
	/** Several paths fit as well as one another. */
	| { is: 'ambiguous'; endpoints: readonly E[] }
	| { is: 'none' };

const HOLE = '{}';
/** A part that stands for anything: `:id`, `{id}`, `<int:id>`, `[id]`, `$id`, `(…)`. */
const PARAMETER = /^(?::[\w$]+.*|\{.*\}|<.*>|\[.*\]|\$\w+|\(.*|.*\(.*)$/;
const REST = /^(?:\*.*|\[{1,2}\.{3}.*|\{\*.*|\{[^}]*:(?:path|\*|\.\*)\}|<path:.*|:\w+[*+]|:\w+\(\.\*\).*)$/;
const OPTIONAL = /^(?::\w+\?|\[\[.*\]\]|\{\w+\?\})$/;
/** What applications put before the paths of their interfaces. */
const COMMON_PREFIX = /^(?:api|rest|v\d{1,2}(?:\.\d{1,2})?|backend|server|service)$/i;

/** Takes the path of an endpoint apart. */
export function endpointParts(path: string): Pick<MatchedEndpoint, 'variants' | 'prefix'> {
	const all = path.split('/').filter((part) => part !== '');
	const isPut = (part: string | undefined) => part !== undefined && /^\$\{.*\}$/.test(part);
	const own = isPut(all[0]) ? all.slice(1) : all;
	const variants = [own.map((part) => part.replace(/\?$/, ''))];
	for (let end = own.length; end > 0 && OPTIONAL.test(own[end - 1]); end--)
		variants.push(own.slice(0, end - 1));
	return { variants, prefix: isPut(all[0]) ? all[0] : null };
}

/** How one path fits another. */
interface Fit {
	/** Parts that are the same word, parts that a parameter of the endpoint takes, and parts that only may be the same. */
	same: number;
	taken: number;
	may: number;
	/** Words before the shorter one, which the other does not have. */
	before: readonly string[];
	how: 'whole' | 'below' | 'above';
}

/** Finds the endpoints that a request is for. */
export function matchRequest<E extends MatchedEndpoint>(
	request: RequestPath,
	method: string | null,
	endpoints: readonly E[],
	isRelative: boolean,
): Outcome<E> {
	const fits: { endpoint: E; fit: Fit }[] = [];
	for (const endpoint of endpoints) {
		for (const segments of endpoint.variants) {
			const fit = fitOf(request, segments, isRelative);
			if (fit !== null) fits.push({ endpoint, fit });
		}
	}
	const answering = fits.filter(({ endpoint }) => isAnswered(method, endpoint.method));
	if (answering.length === 0) {
		const near = best(
			fits.filter(
				({ fit }) => request.base === 'root' && fit.how === 'whole' && fit.may === 0 && fit.same > 0,
			),
		);
		return near.length === 0
			? { is: 'none' }
			: { is: 'method', endpoints: near.map(({ endpoint }) => endpoint) };
	}
	const found = best(answering);
	const paths = new Set(found.map(({ endpoint }) => shape(endpoint.variants[0])));
	const listed = [...new Set(found.map(({ endpoint }) => endpoint))];
	if (paths.size > 1) return { is: 'ambiguous', endpoints: listed };
	const methods = new Set(listed.map((each) => each.method));
	if (method === null && methods.size > 1) return { is: 'ambiguous', endpoints: listed };
	return { is: 'matched', endpoints: listed, ...certaintyOf(request, found[0].fit, method, listed) };
}

function shape(segments: readonly string[]): string {
	return segments.map((part) => (PARAMETER.test(part) ? HOLE : part)).join('/');
}

function isAnswered(method: string | null, answered: string): boolean {
	return (
		method === null ||
		answered === 'ANY' ||
		answered === 'ALL' ||
		answered === method ||
		(method === 'HEAD' && answered === 'GET')
	);
}

const RANK = { whole: 0, below: 1, above: 2 } as const;

/** Those that nothing fits better than. */
function best<E>(fits: readonly { endpoint: E; fit: Fit }[]): readonly { endpoint: E; fit: Fit }[] {
	const compare = (a: Fit, b: Fit) =>
		RANK[a.how] - RANK[b.how] ||
		a.may - b.may ||
		b.same - a.same ||
		a.taken - b.taken ||
		a.before.length - b.before.length;
	let found: { endpoint: E; fit: Fit }[] = [];
	for (const each of fits) {
		const order = found.length === 0 ? -1 : compare(each.fit, found[0].fit);
		if (order < 0) found = [each];
		else if (order === 0) found.push(each);
	}
	return found;
}

/** null when they do not fit, or too little is known to say so. */
function fitOf(
	{ base, segments }: RequestPath,
	endpoint: readonly string[],
	isRelative: boolean,
): Fit | null {
	const whole = aligned(segments, endpoint);
	if (whole !== null && (whole.same > 0 || (base === 'root' && segments.length === 0))) {
		if (whole.may <= 1) return { ...whole, before: [], how: 'whole' };
	}
	if (base !== 'root' || isRelative) {
		const extra = endpoint.length - segments.length;
		const below = extra > 0 ? aligned(segments, endpoint.slice(extra)) : null;
		if (below !== null && below.may === 0 && isEnough(below.same, endpoint.slice(0, extra))) {
			return { ...below, before: endpoint.slice(0, extra), how: 'below' };
		}
	}
	const extra = segments.length - endpoint.length;
	const above = extra > 0 && endpoint.length > 0 ? aligned(segments.slice(extra), endpoint) : null;
	if (
		above !== null &&
		above.may === 0 &&
		segments.slice(0, extra).every((part) => COMMON_PREFIX.test(part)) &&
		above.same > 0
	) {
		return { ...above, before: segments.slice(0, extra), how: 'above' };
	}
	return null;
}

/** One word alone is in many paths: what comes before it must be what applications put before their paths. */
function isEnough(same: number, before: readonly string[]): boolean {
	if (before.some((part) => PARAMETER.test(part))) return false;
	return same >= 2 || (same === 1 && before.every((part) => COMMON_PREFIX.test(part)));
}

function aligned(
	asked: readonly string[],
	endpoint: readonly string[],
): Pick<Fit, 'same' | 'taken' | 'may'> | null {
	const fit = { same: 0, taken: 0, may: 0 };
	let at = 0;
	for (const part of endpoint) {
		if (REST.test(part))
			return asked.length > at ? { ...fit, taken: fit.taken + asked.length - at + 1 } : null;
		if (at >= asked.length) return null;
		const how = compared(asked[at], part, at === asked.length - 1);
		if (how === null) return null;
		fit[how]++;
		at++;
	}
	return at === asked.length ? fit : null;
}

function compared(asked: string, part: string, isLast: boolean): 'same' | 'taken' | 'may' | null {
	if (asked === part) return 'same';
	if (PARAMETER.test(part)) return 'taken';
	if (asked === HOLE) return 'may';
	// `users{}`: what is put behind the last word is mostly a query.
	if (isLast && asked.endsWith(HOLE) && asked.slice(0, -HOLE.length) === part) return 'same';
	const partly = /^([^{}:<[]*)(?::\w+|\{[^{}]*\}|<[^<>]*>|\[[^[\]]*\])([^{}:<[]*)$/.exec(part);
	if (
		partly !== null &&
		asked.startsWith(partly[1]) &&
		asked.endsWith(partly[2]) &&
		partly[1] + partly[2] !== ''
	)
		return 'taken';
	if (!asked.includes(HOLE)) return null;
	const [first, ...more] = asked.split(HOLE);
	const last = more.at(-1) ?? '';
	return first + last !== '' &&
		part.startsWith(first) &&
		part.endsWith(last) &&
		part.length > first.length + last.length
		? 'may'
		: null;
}

function certaintyOf(
	request: RequestPath,
	fit: Fit,
	method: string | null,
	listed: readonly MatchedEndpoint[],
): { certainty: Certainty; why: string[] } {
	const why: string[] = [];
	let doubts = 0;
	const doubt = (reason: string, weight: number) => {
		why.push(reason);
		doubts += weight;
	};
	if (fit.how === 'whole') why.push('method and path');
	if (fit.how === 'below')
		doubt(`the end of the path: /${fit.before.join('/')} comes before it`, fit.same >= 2 ? 1 : 2);
	if (fit.how === 'above')
		doubt(`without /${fit.before.join('/')}, which no endpoint has`, fit.same >= 2 ? 1 : 2);
	if (request.base === 'unknown' && fit.how === 'whole')
		doubt('what comes before the path is not known', fit.same >= 2 ? 1 : 2);
	if (fit.may > 0) doubt('a part of the path is known only when the program runs', 2);
	if (method === null) doubt('the method is not known', 1);
	if (listed.length > 1) doubt(`${listed.length} are registered with this path`, 1);
	if (listed[0].prefix !== null) doubt(`what ${listed[0].prefix} is before the endpoint is not known`, 1);
	return { certainty: doubts === 0 ? 'sure' : doubts === 1 ? 'likely' : 'possible', why };
}
