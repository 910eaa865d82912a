import { CHUNK_KINDS } from '../model/chunk.ts';
import type { ChunkRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import { idOfRow } from '../store/schema.ts';
import { type Composed, runningIn, withoutRepeats } from './compose.ts';
import type { Running } from './controls.ts';
import { ACTIONS, answersOfClass } from './generic-views.ts';
import { joined } from './join-paths.ts';
import { knownControl } from './known-controls.ts';
import type { HandlerMiddleware, Middleware, Route, ViewClass } from './route-facts.ts';
import { routingOf } from './routing-of.ts';
import type { Symbols } from './symbols.ts';

/** Classes behind a view that are looked at. */
const MAX_CLASSES = 40;

const CLASS = CHUNK_KINDS.indexOf('class');
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];
/** Methods of a view that are asked before it answers. */
const ASKED_FIRST = ['dispatch', 'initial', 'check_permissions'];

/** What answers a route, with what runs before it. */
export interface Answering {
	method: string;
	path: string;
	handler: string | null;
	handlerAt: ChunkRow | null;
	middleware: Running[];
}

/** A class of the repository behind a view, with its members; `said` is null for one without views' marks. */
interface Own {
	id: number;
	file: number;
	language: string;
	said: ViewClass | null;
	name: string;
	members: readonly string[];
}

interface Lineage {
	/** The class first, then what stands behind it, as Python looks names up. */
	own: Own[];
	methods: Set<string>;
	actions: Set<string>;
	/** Names of bases that are classes of the repository: what they ask is known. */
	inner: Set<string>;
	/** Bases of packages that are controls. */
	controls: Running[];
	/** Whether a class stands behind it that nothing is known of. */
	isOpen: boolean;
	isRest: boolean;
	isViewSet: boolean;
}

/** Routes that lead to classes: one answer for each method that the class or what it extends defines. */
export class ViewClasses {
	private readonly rows: EndpointRows;
	private readonly symbols: Symbols;
	private readonly byChunk = new Map<number, ViewClass>();
	private readonly said = new Map<number, HandlerMiddleware[]>();
	private readonly functions: ReadonlyMap<number, readonly string[]>;
	private readonly lineages = new Map<number, Lineage>();
	/** The permissions of all views of the REST framework, as settings say. */
	private readonly defaults: readonly Middleware[];

	constructor(
		rows: EndpointRows,
		symbols: Symbols,
		classes: readonly ViewClass[],
		said: readonly HandlerMiddleware[],
		functions: ReadonlyMap<number, readonly string[]>,
		defaults: readonly Middleware[],
	) {
		this.rows = rows;
		this.symbols = symbols;
		this.functions = functions;
		this.defaults = defaults;
		for (const each of classes) this.byChunk.set(idOfRow(each.file, each.chunk), each);
		for (const each of said) {
			const id = idOfRow(each.file, each.chunk);
			const same = this.said.get(id);
			if (same === undefined) this.said.set(id, [each]);
			else same.push(each);
		}
	}

	/** The answers of a route; null when its handler is no view of these classes. */
	answers(composed: Composed, handlerAt: ChunkRow | null): Answering[] | null {
		const { route, path, middleware } = composed;
		if (!routingOf(route.language).classViews) return null;
		if (handlerAt === null) return this.ofPackage(composed);
		const owner = this.isClass(handlerAt.id) ? handlerAt.id : this.rows.aroundId(handlerAt.id);
		if (owner === null || !this.isClass(owner)) return this.ofFunction(composed, handlerAt);
		const lineage = this.lineage(owner);
		const before = [...middleware, ...this.asked(lineage, route)];
		const make = (method: string, name: string, at = path): Answering => {
			const found = this.memberAt(lineage, name);
			const own = found === null ? [] : this.saidAt(found);
			return {
				method,
				path: at,
				handler: found === null || route.handler === null ? route.handler : `${route.handler}.${name}`,
				handlerAt: found === null ? handlerAt : this.rows.chunk(found),
				middleware: withoutRepeats([...before, ...own]),
			};
		};
		if (owner !== handlerAt.id || route.method !== 'ANY') {
			const own = owner === handlerAt.id ? [] : this.saidAt(handlerAt.id);
			return [
				{
					method: route.method,
					path,
					handler: route.handler,
					handlerAt,
					middleware: withoutRepeats([...before, ...own]),
				},
			];
		}
		if (lineage.isViewSet) {
			const all = this.actionsOf(lineage);
			if (all.length > 0 && !lineage.isOpen) {
				const lookup = lineage.own.map(({ said }) => said?.lookup).find((found) => found != null) ?? 'pk';
				return all.map(([name, { method, detail }]) =>
					make(method, name, joined(path, detail ? `<${lookup}>/` : '').replace(/(?<!\/)$/, '/')),
				);
			}
		}
		const methods = lineage.isOpen ? [] : this.methodsOf(lineage);
		return methods.length === 0
			? [make('ANY', '')]
			: methods.map((method) => make(method, method.toLowerCase()));
	}

	private isClass(id: number): boolean {
		return this.byChunk.has(id) || this.rows.extentOf(id)?.kind === CLASS;
	}

	/** A view that a package has: `LoginView.as_view()`. */
	private ofPackage({ route, path, middleware }: Composed): Answering[] | null {
		const { handlerModule, handlerName, handler, method } = route;
		if (method !== 'ANY' || handlerModule === null) return null;
		const found = answersOfClass(handlerModule, handlerName ?? '')?.methods ?? [];
		if (found.length === 0) return null;
		return found.map((each) => ({ method: each, path, handler, handlerAt: null, middleware }));
	}

	/** A function that decorators give methods, and the permissions that all views have. */
	private ofFunction({ route, path, middleware }: Composed, handlerAt: ChunkRow): Answering[] | null {
		const methods = this.functions.get(handlerAt.id);
		if (route.framework !== 'django' || methods === undefined || route.method !== 'ANY') return null;
		const said = this.saidAt(handlerAt.id);
		const all = withoutRepeats([...middleware, ...said]);
		return methods.map((method) => ({
			method,
			path,
			handler: route.handler,
			handlerAt,
			middleware: all,
		}));
	}

	private methodsOf(lineage: Lineage): string[] {
		const only = lineage.own.map(({ said }) => said?.httpMethods ?? []).find(({ length }) => length > 0);
		return METHODS.filter(
			(method) => lineage.methods.has(method) && (only === undefined || only.includes(method)),
		);
	}

	private actionsOf(lineage: Lineage) {
		const only = lineage.own.map(({ said }) => said?.httpMethods ?? []).find(({ length }) => length > 0);
		return Object.entries(ACTIONS).filter(
			([name, { method }]) => lineage.actions.has(name) && (only === undefined || only.includes(method)),
		);
	}

	/** What a view asks before it answers: its bases', its own, and its permissions. */
	private asked(lineage: Lineage, route: Route): Running[] {
		const listed = new Set(lineage.own.flatMap(({ said }) => said?.permissions ?? []));
		const deciding = lineage.own.find(({ said }) => said?.setsPermissions === true);
		const running: Running[] = [...lineage.controls];
		for (const each of lineage.own.toReversed()) {
			running.push(
				...this.saidAt(each.id).filter(({ name }) => !listed.has(name) && !lineage.inner.has(name)),
			);
			for (const name of ASKED_FIRST) {
				if (each.members.includes(name))
					running.push(...runningIn({ ...each, framework: 'django' }, [`${each.name}.${name}`]));
			}
		}
		if (route.ownPermissions) return running;
		if (deciding !== undefined) {
			const { file, language } = deciding;
			running.push(...runningIn({ file, language, framework: 'django' }, deciding.said!.permissions));
		} else if (lineage.isRest) {
			const own = this.defaults.filter(({ package: owner }) => owner === route.package);
			running.push(...own.flatMap((each) => runningIn(each, each.names)));
		}
		return running;
	}

	private saidAt(id: number): Running[] {
		return (this.said.get(id) ?? []).flatMap((each) => runningIn(each, each.names));
	}

	/** The method of that name that the class has, or inherits from a class of the repository. */
	private memberAt(lineage: Lineage, name: string): number | null {
		const owner = lineage.own.find(({ members }) => members.includes(name));
		return owner === undefined ? null : this.rows.memberNamed(owner.id, name);
	}

	private lineage(id: number): Lineage {
		const known = this.lineages.get(id);
		if (known !== undefined) return known;
		const found: Lineage = {
			own: [],
			methods: new Set(),
			actions: new Set(),
			inner: new Set(),
			controls: [],
			isOpen: false,
			isRest: false,
			isViewSet: false,
		};
		this.lineages.set(id, found);
		const open = [id];
		const seen = new Set<number>();
		while (open.length > 0) {
			const at = open.shift()!;
			if (seen.has(at)) continue;
			seen.add(at);
			if (seen.size > MAX_CLASSES) {
				found.isOpen = true;
				break;
			}
			open.unshift(...this.look(at, found));
		}
		for (const { members } of found.own) {
			for (const name of members) {
				const method = name.toUpperCase();
				if (name === name.toLowerCase() && METHODS.includes(method)) found.methods.add(method);
				if (name in ACTIONS) found.actions.add(name);
			}
		}
		return found;
	}

	/** Reads a class of the repository; gives those that it extends. */
	private look(id: number, found: Lineage): number[] {
		const chunk = this.rows.extentOf(id);
		if (chunk === null) return [];
		const said = this.byChunk.get(id) ?? null;
		const { file, language } = chunk;
		found.own.push({ id, file, language, said, name: chunk.name ?? '', members: this.rows.membersOf(id) });
		const above: number[] = [];
		for (const base of said?.bases ?? basesIn(chunk.signature)) {
			const meaning = this.symbols.meaning(file, language, base);
			if (meaning === null) found.isOpen ||= base !== 'object';
			else if (meaning.chunk !== null) {
				above.push(meaning.chunk.id);
				found.inner.add(base);
			} else this.takeKnown(meaning.module, meaning.name, found, { file, language, base });
		}
		return above;
	}

	private takeKnown(
		module: string,
		name: string,
		found: Lineage,
		{ file, language, base }: { file: number; language: string; base: string },
	): void {
		const answers = answersOfClass(module, name);
		if (knownControl(module, name) !== null)
			found.controls.push(...runningIn({ file, language, framework: 'django' }, [base]));
		found.isRest ||= /^rest_framework(?:\.|$)/.test(module);
		found.isViewSet ||= /ViewSet(?:Mixin)?$/.test(name);
		if (answers === null) found.isOpen = true;
		for (const method of answers?.methods ?? []) found.methods.add(method);
		for (const action of answers?.actions ?? []) found.actions.add(action);
	}
}

/** What a class of Python extends, by its header. */
function basesIn(signature: string | null): string[] {
	const written = /\bclass\s+\w{1,120}\(([^()]{1,300})\)/.exec(signature ?? '')?.[1] ?? '';
	return written.split(',').flatMap((each) => (/^[\w.]+$/.test(each.trim()) ? [each.trim()] : []));
}
