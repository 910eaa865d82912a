import type { FactKind } from '../../../../model/facts/kind.ts';
import type { CallRule, FactFile, Origin, SeenCall, Tell } from '../../../../model/facts/rules.ts';
import type { Arg, CallVia } from '../../../../model/recorder.ts';
import { type ArgumentReader, FROM_VALUES, type Given, givenValue } from './given.ts';

/** What the tables of a language need to know about it. */
export interface ApiNaming {
	/** How arguments are given; from their values when absent. */
	reader?: ArgumentReader;
	/**
	 * Whole names that a callee may have, by where it comes from: `fs.readFile`, `java.sql.Statement.execute`.
	 * Calls on the way are left out of them: `requests.Session().get` is `requests.Session.get`.
	 */
	wholeNames(origin: Origin, file: FactFile, call: SeenCall): readonly string[];
}

/** A call of a function that a table names. */
export class ApiCall {
	readonly call: SeenCall;
	readonly file: FactFile;
	/** The function, by its whole name; a global of JavaScript or a builtin of Python without what it is in. */
	readonly api: string;
	private readonly reader: ArgumentReader;

	constructor(call: SeenCall, file: FactFile, api: string, { reader }: ApiNaming) {
		this.call = call;
		this.file = file;
		this.api = api.replace(/^(?:globalThis|builtins)\./, '').replace(ITSELF, '');
		this.reader = reader ?? FROM_VALUES;
	}

	/** Position of the argument of one of these names, else of the place when what is there has no name. */
	position(at: number, ...names: string[]): number {
		const { args } = this.call;
		const named = args.findIndex(({ name }) => name !== undefined && names.includes(name));
		if (named >= 0) return named;
		return args[at] !== undefined && args[at].name === undefined ? at : -1;
	}

	argument(at: number, ...names: string[]): Arg | undefined {
		return this.call.args[this.position(at, ...names)];
	}

	/** Its value; -1 when there is none. */
	value(at: number, ...names: string[]): number {
		return this.call.argValues[this.position(at, ...names)] ?? -1;
	}

	given(at: number, ...names: string[]): Given | null {
		return this.reader.given(this.call, this.position(at, ...names), this.file);
	}

	/** The arguments from a place on; the items of a list that stands there. Options and functions are left out. */
	givenFrom(at: number): readonly Given[] {
		const { call, file, reader } = this;
		const places = call.args.flatMap(({ name, kind }, place) =>
			place >= at && name === undefined && kind !== 'object' && kind !== 'function' ? [place] : [],
		);
		const list = places.length === 0 ? null : reader.items(call, places[0], file);
		return list ?? places.flatMap((place) => reader.given(call, place, file) ?? []);
	}

	/** The items of a list that is written as an argument; null for anything else. */
	items(at: number, ...names: string[]): readonly Given[] | null {
		return this.reader.items(this.call, this.position(at, ...names), this.file);
	}

	/** How that is given which a method is called on: `new File("a").delete()`. */
	givenReceiver(): Given {
		const { op, a } = this.file.operation(this.call.calleeValue);
		return givenValue(op === 'member' ? a : -1, this.call.scope, this.file);
	}

	/** The text of an argument that is wholly written here; null for any other. */
	literal(at: number, ...names: string[]): string | null {
		const given = this.given(at, ...names);
		return given?.how === 'literal' ? given.text : null;
	}
}

/** States facts about one call of a function that a table names. */
export type ApiReader = (seen: ApiCall, tell: Tell) => void;
/**
 * By whole name; `pg.*.query` is any `query` of something that comes from `pg`. What a module exports as
 * itself, and what is made by it, goes by the names that people give it: `node-fetch as fetch|nodeFetch`,
 * `environ.Env as env`.
 */
export type ApiTable = Readonly<Record<string, ApiReader>>;

const ANY = '.*.';
/** Behind the name of a module that is called itself: so no function of that name is taken for it. */
export const ITSELF = '!';

/** A rule about the functions of a table; `also` are other names that they are given. */
export function apiRule(
	fact: FactKind,
	naming: ApiNaming,
	table: ApiTable,
	{ via = ['call', 'new'], also = [] }: { via?: readonly CallVia[]; also?: readonly string[] } = {},
): CallRule {
	const exact = new Map<string, ApiReader>();
	const below = new Map<string, { module: string; read: ApiReader }[]>();
	const names = new Set<string>(also);
	for (const [whole, read] of Object.entries(table)) {
		const any = whole.indexOf(ANY);
		const [module, locals] = whole.split(' as ');
		const last = lastPart(whole);
		for (const name of locals?.split('|') ?? [last]) names.add(name);
		if (any < 0) exact.set(module, read);
		if (locals !== undefined) exact.set(module + ITSELF, read);
		else {
			const same = below.get(last) ?? [];
			below.set(last, [...same, { module: whole.slice(0, any), read }]);
		}
	}
	return {
		fact,
		on: 'call',
		names: [...names],
		via,
		followsImports: true,
		find(call, file, tell) {
			for (const whole of wholeNamesOf(call, file, naming)) {
				const read =
					exact.get(whole) ??
					below.get(call.name)?.find(({ module }) => isMemberOf(whole, module, call.name))?.read;
				if (read !== undefined) return read(new ApiCall(call, file, whole, naming), tell);
			}
		},
	};
}

/** Rules look at the same call one after the other. */
let lastCall: SeenCall | null = null;
let lastNames: readonly string[] = [];

export function wholeNamesOf(call: SeenCall, file: FactFile, naming: ApiNaming): readonly string[] {
	if (call === lastCall) return lastNames;
	const origin = call.calleeValue < 0 ? null : file.rootOf(call.calleeValue, call.scope);
	lastNames = origin === null ? [] : naming.wholeNames(withoutCalls(origin), file, call);
	lastCall = call;
	return lastNames;
}

function withoutCalls({ module, path }: Origin): Origin {
	return { module, path: path.replaceAll('()', '') };
}

/** What is asked of an answer is asked of something else: `client.get(…).headers().get(…)`. */
const ANSWERED = /\.(?:headers?|Headers?|header_map|cookies|json|body)\./;

/** `pg.Pool.connect.query` is the `query` of something from `pg`; `pgx.query` is not. */
function isMemberOf(whole: string, module: string, name: string): boolean {
	if (!whole.startsWith(module) || !whole.endsWith(`.${name}`)) return false;
	const between = whole.slice(module.length, -name.length);
	return /^[.\\/:]/.test(between) && !ANSWERED.test(between) && !between.includes(`.${name}.`);
}

function lastPart(whole: string): string {
	const at = Math.max(whole.lastIndexOf('.'), whole.lastIndexOf('\\'));
	return whole.slice(at + 1);
}

/** The same for each function of each module: `fs` and `fs/promises` have both `readFile`. */
export function each(modules: readonly string[], functions: readonly string[], read: ApiReader): ApiTable {
	return Object.fromEntries(
		modules.flatMap((module) => functions.map((name) => [`${module}.${name}`, read])),
	);
}
