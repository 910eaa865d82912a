import { getOrMake } from '../../model/get-or-make.ts';
import { EXPORT_KINDS } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { hasStyles, styleAt } from './style-parts.ts';

/** Sheets that are looked at for one, on its way down and on its way up. */
const MAX_SHEETS = 1_000;
const MAX_ABOVE = 100;
/** OpenQuestions on which names are handed on, and how often one is. */
const MAX_ROUTES = 200;
const MAX_HANDED = 10;
const STAR = EXPORT_KINDS.indexOf('star');

/** How a name changes on its way from a module through `@forward`; null for one that is not handed on. */
type Handed = (name: string) => string | null;

/** A sheet whose names another has, and how it calls them. */
interface Route {
	path: string;
	handed: readonly Handed[];
}

/** Sheets whose names are seen. */
export interface View {
	/** All of their names. */
	all: ReadonlySet<string>;
	/** Those that are not private. */
	used: ReadonlySet<string>;
	/** Those that are handed on, under other names or some of them. */
	handed: readonly Route[];
}

/** What a sheet takes from others: paths of sheets. */
interface Loads {
	/** All that is in them, as if it stood here: `@import`, `<link>`. */
	included: readonly string[];
	/** Modules whose names are used as they are: `@use "x" as *`. */
	opened: readonly string[];
	/** Other modules: `@use`, and files that names are composed from. */
	used: readonly string[];
	forwarded: readonly Route[];
}

const NO_SHEETS: ReadonlySet<string> = new Set();
const NOTHING: Loads = { included: [], opened: [], used: [], forwarded: [] };

/** Which style sheets see one another, for one file that is linked: who is asked for what is noted for it. */
export class Sheets {
	private readonly world: World;
	private readonly known = new Map<string, Loads>();
	private readonly views = new Map<string, View>();
	private readonly modules = new Map<string, View>();
	private readonly below = new Map<string, ReadonlySet<string>>();
	private readonly over = new Map<string, readonly string[]>();

	constructor(world: World) {
		this.world = world;
	}

	/** What a sheet sees by plain names. */
	view(path: string): View {
		return getOrMake(this.views, path, () => {
			const { included, opened } = this.loads(path);
			const own = this.routesFrom([path, ...included], (each) => each !== path);
			const used = this.routesFrom(opened);
			return { all: own.plain, used: used.plain, handed: [...own.handed, ...used.handed] };
		});
	}

	/** What a module gives to others. */
	given(path: string): View {
		return getOrMake(this.modules, path, () => {
			const { plain, handed } = this.routesFrom([path]);
			return { all: NO_SHEETS, used: plain, handed };
		});
	}

	/** Sheets, what they include and what they hand on; only of some what they hand on. */
	private routesFrom(
		paths: readonly string[],
		isHanding: (path: string) => boolean = () => true,
	): { plain: ReadonlySet<string>; handed: readonly Route[] } {
		const plain = new Set(paths);
		const handed: Route[] = [];
		const add = (path: string, way: readonly Handed[]): void => {
			if (way.length === 0) plain.add(path);
			else if (!handed.some((route) => route.path === path && isSame(route.handed, way)))
				handed.push({ path, handed: way });
		};
		const follow = (sheet: string, way: readonly Handed[]): void => {
			const { included, forwarded } = this.loads(sheet);
			for (const each of included) add(each, way);
			if (!isHanding(sheet)) return;
			for (const each of forwarded) if (way.length < MAX_HANDED) add(each.path, [...way, ...each.handed]);
		};
		for (const sheet of plain) {
			if (plain.size > MAX_SHEETS) break;
			follow(sheet, []);
		}
		for (let at = 0; at < handed.length && handed.length < MAX_ROUTES; at++)
			follow(handed[at].path, handed[at].handed);
		return { plain, handed };
	}

	/** All sheets that are loaded with one: their custom properties, animations and rules hold together. */
	loaded(path: string): ReadonlySet<string> {
		let found = this.below.get(path);
		if (found === undefined) {
			const all = new Set([path]);
			for (const sheet of all) {
				if (all.size > MAX_SHEETS) break;
				const { included, opened, used, forwarded } = this.loads(sheet);
				for (const each of [...included, ...opened, ...used]) all.add(each);
				for (const each of forwarded) all.add(each.path);
			}
			found = all;
			this.below.set(path, found);
		}
		return found;
	}

	/** Sheets and pages that load one, directly or not; only those that include it where names are asked for. */
	above(path: string, isIncluding: boolean): readonly string[] {
		const key = `${isIncluding} ${path}`;
		let found = this.over.get(key);
		if (found === undefined) {
			const all = new Set([path]);
			for (const sheet of all) {
				if (all.size > MAX_ABOVE) break;
				for (const each of this.world.importingStyles(sheet)) {
					const { included, opened, used, forwarded } = this.loads(each);
					const isLoading =
						included.includes(sheet) ||
						(!isIncluding &&
							(opened.includes(sheet) ||
								used.includes(sheet) ||
								forwarded.some((route) => route.path === sheet)));
					if (isLoading) all.add(each);
				}
			}
			all.delete(path);
			found = [...all];
			this.over.set(key, found);
		}
		return found;
	}

	private loads(path: string): Loads {
		let found = this.known.get(path);
		if (found === undefined) {
			const unit = this.world.unit(path);
			found = unit === null || !(hasStyles(unit) || unit.family === 'html') ? NOTHING : this.loadsOf(unit);
			this.known.set(path, found);
		}
		return found;
	}

	private loadsOf(unit: Unit): Loads {
		const { imports, exports } = unit.file;
		const sheetOf = (module: string | null): string[] => {
			const to = module === null ? null : this.world.resolve(unit, module);
			return to?.status === 'resolved' && STYLE.test(to.path) && to.path !== unit.path ? [to.path] : [];
		};
		const loads = { included: [] as string[], opened: [] as string[], used: [] as string[] };
		for (const { imported, local, module, start } of imports) {
			if (unit.family !== 'html' && styleAt(unit, start) === null) continue;
			if (imported === '') loads.included.push(...sheetOf(module));
			else if (imported === '*' && local === null) loads.opened.push(...sheetOf(module));
			else loads.used.push(...sheetOf(module));
		}
		const forwarded: Route[] = [];
		const styled = exports.filter((each) => each.module !== null && styleAt(unit, each.nameStart) !== null);
		for (const [module, same] of Map.groupBy(styled, (each) => each.module!)) {
			const shown = new Map(
				same.flatMap((each) => (each.kind === STAR ? [] : [[each.exported, each.local]])),
			);
			const handed = same
				.filter(({ kind }) => kind === STAR)
				.map(({ exported }) => handedOn(exported, hiddenIn(unit, module)));
			if (shown.size > 0) handed.push((name) => shown.get(name) ?? null);
			for (const path of sheetOf(module))
				for (const each of handed) forwarded.push({ path, handed: each === null ? [] : [each] });
		}
		return { ...loads, forwarded };
	}
}

const STYLE = /\.(?:css|pcss|postcss|scss|less)$/;

function isSame(a: readonly Handed[], b: readonly Handed[]): boolean {
	return a.length === b.length && a.every((each, at) => each === b[at]);
}

/** `@forward "x" as y-* hide a`; null where all names stay as they are. */
function handedOn(exported: string, hidden: ReadonlySet<string>): Handed | null {
	const prefix = exported.slice(0, -1);
	if (prefix === '' && hidden.size === 0) return null;
	return (name) => {
		const sigil = name.startsWith('$') ? '$' : '';
		if (hidden.has(name) || !name.startsWith(sigil + prefix)) return null;
		return sigil + name.slice(sigil.length + prefix.length);
	};
}

/** Names of a module that are not handed on. */
function hiddenIn(unit: Unit, module: string): ReadonlySet<string> {
	const hidden = new Set<string>();
	const { yields } = unit.file.flow;
	for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
		const value = yields[at + 2];
		if (value < 0 || unit.op(value) !== 'member') continue;
		const owner = unit.first(value);
		if (owner < 0 || unit.op(owner) !== 'member' || unit.valueName(owner) !== module) continue;
		if (unit.valueName(unit.first(owner)) === 'hidden') hidden.add(unit.valueName(value));
	}
	return hidden;
}
