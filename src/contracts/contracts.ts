import type { ListedEndpoint } from '../endpoints/list-endpoints.ts';
import {
	type Certainty,
	endpointParts,
	type MatchedEndpoint,
	matchRequest,
	type Outcome,
} from './match-request.ts';
import { type RequestPath, readRequestPath } from './request-path.ts';
import type { ClientCall } from './requests/collect.ts';

export interface Caller {
	call: ClientCall;
	/** As written, `{}` for what is put into it. */
	url: string;
	certainty: Certainty;
	why: readonly string[];
}

export interface Contract {
	endpoint: ListedEndpoint;
	callers: Caller[];
}

export interface Unmatched {
	call: ClientCall;
	url: string;
	/** `none`: no endpoint has the path; `method`: one has, and answers others; `ambiguous`: several fit. */
	reason: 'none' | 'method' | 'ambiguous';
	candidates: readonly ListedEndpoint[];
}

export interface Contracts {
	contracts: Contract[];
	unmatched: Unmatched[];
	/** Calls of other hosts, and calls of which no path is known. */
	external: number;
	unknown: number;
}

/** Libraries whose clients may have an address that all paths are below, set where this cannot see it. */
const MAY_HAVE_BASE =
	/^(?:axios|ky|got|superagent|@angular\/common\/http|@nuxtjs\/axios|ofetch|requests|httpx|aiohttp|retrofit|feign|RestTemplate|WebClient|RestClient)$/;

type Indexed = ListedEndpoint & MatchedEndpoint & { at: number };

interface Placed {
	url: string;
	path: RequestPath;
	outcome: Outcome<Indexed>;
}

/** Puts endpoints and the calls that ask for them together. */
export function contractsOf(endpoints: readonly ListedEndpoint[], calls: readonly ClientCall[]): Contracts {
	const contracts = endpoints.map((endpoint): Contract => ({ endpoint, callers: [] }));
	const own: Indexed[] = endpoints.map((each, at) => ({ ...each, ...endpointParts(each.path), at }));
	const found: Contracts = { contracts, unmatched: [], external: 0, unknown: 0 };
	const ofPrograms = own.filter(({ isTest }) => !isTest);
	const ofTests = Map.groupBy(
		own.filter(({ isTest }) => isTest),
		({ file }) => file,
	);
	const placed = calls.map((call) => ({ call, ...placesOf(call, ofPrograms, ofTests.get(call.path) ?? []) }));
	const bases = new Bases(placed);
	for (const { call, places, external } of placed) {
		if (places.length === 0) found[external > 0 ? 'external' : 'unknown']++;
		else put(call, places, bases, found);
	}
	return found;
}

function placesOf(
	call: ClientCall,
	endpoints: readonly Indexed[],
	beside: readonly Indexed[],
): { places: Placed[]; external: number } {
	const isRelative = call.isTest || MAY_HAVE_BASE.test(call.library);
	const paths = call.urls.flatMap((url) => {
		const path = readRequestPath(url);
		return path === null ? [] : [{ url, path }];
	});
	const places = paths
		.filter(({ path }) => path.base !== 'external')
		.map(({ url, path }) => {
			// Tests mostly ask for what they register themselves.
			const near = matchRequest(path, call.method, beside, isRelative);
			const outcome = near.is === 'matched' ? near : matchRequest(path, call.method, endpoints, isRelative);
			return { url, path, outcome };
		});
	return { places, external: paths.length - places.length };
}

/**
 * What is asked for below one base that is not known: when most of it is not here, the server is another, and the rest
 * fits by chance.
 */
class Bases {
	private readonly asked = new Map<string, { paths: Set<string>; here: Set<string> }>();

	constructor(placed: readonly { call: ClientCall; places: readonly Placed[] }[]) {
		for (const { call, places } of placed) {
			for (const { path, outcome } of places) {
				const key = baseKey(call, path);
				if (key === null) continue;
				const known = this.asked.get(key) ?? { paths: new Set(), here: new Set() };
				this.asked.set(key, known);
				known.paths.add(path.segments.join('/'));
				if (outcome.is === 'matched') known.here.add(path.segments.join('/'));
			}
		}
	}

	/** How many paths below the base of a call are here; null when most are not. */
	support(call: ClientCall, path: RequestPath): number | null {
		const key = baseKey(call, path);
		const known = key === null ? undefined : this.asked.get(key);
		if (known === undefined) return Number.POSITIVE_INFINITY;
		return known.here.size * 2 > known.paths.size ? known.here.size : null;
	}
}

function baseKey({ path: file, library }: ClientCall, { base, below }: RequestPath): string | null {
	if (base !== 'unknown') return null;
	// Settings and constants go by one name in all files, other variables do not.
	return below !== null && /[A-Z]{3}|\.env\.|baseURL/.test(below) ? below : `${below ?? library}\0${file}`;
}

function put(call: ClientCall, places: readonly Placed[], bases: Bases, found: Contracts): void {
	const callers = places.flatMap(({ url, path, outcome }) => {
		const support = bases.support(call, path);
		if (outcome.is !== 'matched' || support === null) return [];
		const isAlone = support < MIN_SUPPORT;
		const why = isAlone ? [...outcome.why, 'little else is asked for there'] : outcome.why;
		return [
			{
				url,
				why,
				certainty: isAlone ? ('possible' as const) : outcome.certainty,
				endpoints: outcome.endpoints,
			},
		];
	});
	callers.sort((a, b) => CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty));
	const isOneOf = new Set(callers.flatMap(({ endpoints }) => endpoints.map(({ path }) => path))).size > 1;
	for (const { url, why, certainty, endpoints } of callers) {
		for (const { at } of endpoints) {
			const { callers: known } = found.contracts[at];
			if (known.some((each) => each.call === call)) continue;
			known.push({
				...{ call, url },
				certainty: isOneOf ? 'possible' : certainty,
				why: isOneOf ? [...why, 'one of several addresses that it may be'] : why,
			});
		}
	}
	if (callers.length > 0) return;
	const [{ url, outcome }] = places;
	const isHere = outcome.is === 'method' || outcome.is === 'ambiguous';
	const candidates = isHere ? outcome.endpoints.map(({ at }) => found.contracts[at].endpoint) : [];
	found.unmatched.push({ call, url, reason: isHere ? outcome.is : 'none', candidates });
}

/** Paths below a base that must be here for it to be taken as one's own. */
const MIN_SUPPORT = 3;
const CERTAINTIES: readonly Certainty[] = ['sure', 'likely', 'possible'];
