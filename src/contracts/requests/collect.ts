import type { TextOf } from '../../semantics/asking/ask.ts';
import { chunkName } from '../../semantics/chunk-name.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import { World } from '../../semantics/world/world.ts';
import { LinkSource } from '../../store/link-source.ts';
import {
	type CallRow,
	callsOn,
	callsTo,
	isDependency,
	packageCalls,
	requestFacts,
} from '../../store/queries/request-rows.ts';
import type { IndexReader } from '../../store/reader.ts';
import { storedLinks } from '../../store/stored-link.ts';
import { baseOf } from './base-address.ts';
import { type Client, clientOf, isClientPackage, nuxtMethod } from './clients.ts';
import { HOLE, isMarked, markedScopes, withoutMarks } from './texts.ts';
import { WrittenText } from './written-text.ts';

/** A call that asks an HTTP server for something. */
export interface ClientCall {
	path: string;
	start: number;
	/** The function or class around it; null for the module. */
	function: string | null;
	library: string;
	/** null when it is not known. */
	method: string | null;
	/** What it may ask for, `{}` for what is put into it; empty when nothing of it is known. */
	urls: readonly string[];
	isTest: boolean;
	/** The function of the repository that asks, where the call hands it the address. */
	through: string | null;
}

/** A call and what is known of its method and address, parameters of its function marked. */
interface Asked {
	unit: Unit;
	start: number;
	chunk: number;
	library: string;
	methods: readonly (string | null)[];
	urls: readonly string[];
	isTest: boolean;
	through: string | null;
}

const HOLES = /\{[^{}]{0,60}\}/g;
const MAX_CALLS = 50_000;
/** Functions that hand an address to one another. */
const MAX_STEPS = 3;
const OPTIONS_URL = ['url', 'uri', 'href', 'endpoint', 'path'];
const OPTIONS_METHOD = ['method', 'type'];

/** All calls of a repository that ask for something over HTTP, by file and place. */
export function collectClientCalls(
	reader: IndexReader,
	textOf: TextOf,
): { calls: ClientCall[]; isCut: boolean } {
	const world = new World(new LinkSource(reader.db));
	const written = new WrittenText(world, textOf, storedLinks(reader.db));
	const collector = new Collector(reader, world, written);
	const asked = collector.collect();
	const calls = asked
		.slice(0, MAX_CALLS)
		.map(({ unit, start, chunk, library, methods, urls, isTest, through }) => ({
			...{ path: unit.path, start, function: chunkName(unit, chunk), library, isTest, through },
			method: methods.length === 1 && methods[0] !== null && !isMarked(methods[0]) ? methods[0] : null,
			urls: [...new Set(urls.map(withoutMarks))].filter((url) => url.replace(HOLES, '') !== ''),
		}));
	calls.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.start - b.start));
	return { calls, isCut: asked.length > MAX_CALLS };
}

class Collector {
	private readonly reader: IndexReader;
	private readonly world: World;
	private readonly written: WrittenText;
	private readonly seen = new Set<string>();

	constructor(reader: IndexReader, world: World, written: WrittenText) {
		[this.reader, this.world, this.written] = [reader, world, written];
	}

	collect(): Asked[] {
		const found = [...this.fromFacts(), ...this.fromPackages(), ...this.fromNuxt()];
		const all: Asked[] = [];
		let open = found;
		for (let step = 0; step < MAX_STEPS && open.length > 0; step++) {
			const next: Asked[] = [];
			for (const each of open) {
				const wrapped = this.handedOn(each);
				// Who hands the address over asks, not the function that takes it.
				if (wrapped.length > 0) next.push(...wrapped);
				else all.push(each);
				if (all.length + next.length > MAX_CALLS) return [...all, ...next];
			}
			open = next;
		}
		return [...all, ...open];
	}

	private isNew(path: string, end: number, start: number): boolean {
		const key = `${path}\0${end}\0${start}`;
		return !this.seen.has(key) && this.seen.add(key) !== undefined;
	}

	private *fromFacts(): Generator<Asked> {
		for (const fact of requestFacts(this.reader.db)) {
			const unit = this.world.unit(fact.path);
			if (unit === null) continue;
			const call = unit.file.calls.findIndex(({ end, start }) => end === fact.end && start >= fact.start);
			if (call >= 0) this.isNew(fact.path, fact.end, unit.callStart(call));
			const url = fact.url ?? HOLE;
			const isClear = !url.includes(HOLE) || call < 0 || unit.isNominal;
			const place =
				/^(?:XMLHttpRequest|@angular\/common\/http)$/.test(fact.library) &&
				/^(?:open|request)$/.test(call < 0 ? '' : unit.file.calls[call].name)
					? 1
					: 0;
			const said = isClear ? null : this.said(unit, call, place, -1);
			const urls =
				said === null || said.urls.every((each) => each.replace(HOLES, '') === '') ? [url] : said.urls;
			yield {
				...{
					unit,
					start: call < 0 ? fact.start : unit.callStart(call),
					chunk: fact.chunk,
					library: fact.library,
				},
				methods: fact.method === null ? (said?.methods ?? [null]) : [fact.method],
				urls: this.based(unit, call, fact.library, urls),
				...{ isTest: fact.isTest, through: null },
			};
		}
	}

	private *fromPackages(): Generator<Asked> {
		for (const row of packageCalls(this.reader.db, isClientPackage)) {
			const client = clientOf(row.package, row.name);
			if (client !== null) yield* this.askedBy(row, client);
		}
	}

	private *fromNuxt(): Generator<Asked> {
		if (!isDependency(this.reader.db, '@nuxtjs/axios')) return;
		for (const row of callsOn(this.reader.db, '$axios')) {
			const method = nuxtMethod(this.world.unit(row.path)?.file.calls[row.call]?.name ?? '');
			if (method === null) continue;
			const client = {
				library: '@nuxtjs/axios',
				method: method || null,
				url: 0,
				methodAt: -1,
				isTest: false,
			};
			yield* this.askedBy(row, client);
		}
	}

	private *askedBy(row: CallRow, client: Client): Generator<Asked> {
		const unit = this.world.unit(row.path);
		if (unit === null || !this.isNew(row.path, row.end, unit.callStart(row.call))) return;
		const { methods, urls } = this.said(unit, row.call, client.url, client.methodAt);
		yield {
			...{ unit, start: unit.callStart(row.call), chunk: row.caller, library: client.library },
			methods: client.method === null ? methods : [client.method],
			urls: this.based(unit, row.call, client.library, urls),
			...{ isTest: client.isTest || row.isTest, through: null },
		};
	}

	/** What the arguments of a call say. */
	private said(unit: Unit, call: number, at: number, methodAt: number): Pick<Asked, 'methods' | 'urls'> {
		const given = unit.given(call).map(({ value }) => value);
		const options = given.find((value) => value >= 0 && unit.op(value) === 'object') ?? -1;
		const isOption = options >= 0 && options === given[at];
		const url = isOption ? this.written.entry(unit, options, OPTIONS_URL) : (given[at] ?? -1);
		const method =
			methodAt >= 0 ? (given[methodAt] ?? -1) : this.written.entry(unit, options, OPTIONS_METHOD);
		const isOpen = given.length > at + 1 && (options < 0 ? methodAt < 0 : hasMore(unit, options));
		const methods = method < 0 ? [isOpen ? HOLE : 'GET'] : this.written.read(unit, method);
		return { urls: this.written.read(unit, url), methods: methods.map(methodOf) };
	}

	/** Addresses below that of the client that asks for them. */
	private based(unit: Unit, call: number, library: string, urls: readonly string[]): readonly string[] {
		const base = call < 0 ? '' : baseOf(this.world, this.written, unit, call, library);
		if (base === '') return urls;
		return urls.map((url) =>
			/^(?:[a-z]{2,5}:)?\/\//i.test(url) ? url : `${base.replace(/\/$/, '')}/${url.replace(/^\//, '')}`,
		);
	}

	/** The calls that give a function the address that it asks for. */
	private handedOn(asked: Asked): Asked[] {
		const { unit, urls, methods, library } = asked;
		const open = urls.filter(isHanded);
		const found: Asked[] = [];
		for (const scope of new Set(open.flatMap(markedScopes))) {
			const chunk = unit.scopeChunk(scope);
			for (const row of callsTo(this.reader.db, { path: unit.path, chunk })) {
				const from = this.world.unit(row.path);
				if (from === null || !this.isNew(row.path, row.end, from.callStart(row.call))) continue;
				const filled = (text: string) => this.written.filled(text, { home: unit, scope }, from, row.call, 0);
				found.push({
					...{ unit: from, start: from.callStart(row.call), chunk: row.caller, library, isTest: row.isTest },
					urls: open.flatMap(filled),
					methods: methods.flatMap((each) => (each === null ? [null] : filled(each).map(methodOf))),
					through: chunkName(unit, chunk),
				});
			}
		}
		return found;
	}
}

const COMMON = /^(?:api|rest|v\d{1,2})$/i;

/** Whether the address is what a function is given, not only a part of it: `${base}${path}`, not `/users/${id}`. */
function isHanded(url: string): boolean {
	if (!isMarked(url)) return false;
	const known = withoutMarks(url)
		.replace(/[?#].*$/s, '')
		.split('/')
		.map((part) => part.replace(HOLES, ''));
	return known.every((part) => part === '' || COMMON.test(part));
}

/** A method in capitals, also of a constant: `http.MethodPut`, `HttpMethod.PUT`; null when it is none. */
function methodOf(text: string): string | null {
	if (isMarked(text)) return text;
	const word = /^\{(?:\w{1,40}\.){0,3}(?:Method)?([A-Za-z]{3,7})\}$/.exec(text)?.[1] ?? text;
	return METHOD.test(word) ? word.toUpperCase() : null;
}

const METHOD = /^(?:get|post|put|patch|delete|head|options)$/i;

/** Whether an object takes in others: `{ ...options }`. */
function hasMore(unit: Unit, object: number): boolean {
	for (let entry = unit.first(object); entry >= 0; entry = unit.second(entry))
		if (unit.op(entry) === 'item') return true;
	return false;
}
