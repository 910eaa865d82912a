import { CHUNK_KINDS, type ChunkKind } from '../../model/chunk.ts';
import { getOrMake } from '../../model/get-or-make.ts';
import { type CallLink, MAX_CANDIDATES } from '../../model/link.ts';
import { ownFirst } from '../schema/nearest.ts';
import { oneOf } from '../schema/one-of.ts';
import type { Unit } from '../world/unit.ts';
import type { Declared, World } from '../world/world.ts';
import { Sheets, type View } from './sheets.ts';

/** What a name of a style sheet stands for where it is written. */
export type StyleUse = 'variable' | 'mixin' | 'function' | 'property' | 'keyframes' | 'layer';

const codes = (...kinds: ChunkKind[]): ReadonlySet<number> =>
	new Set(kinds.map((kind) => CHUNK_KINDS.indexOf(kind)));
const KINDS: Readonly<Record<StyleUse, ReadonlySet<number>>> = {
	variable: codes('variable', 'macro'),
	mixin: codes('macro'),
	function: codes('function'),
	property: codes('property'),
	keyframes: codes('block'),
	layer: codes('namespace'),
};
/** Sheets that are looked through for rules with several selectors. */
const MAX_LISTED = 200;
const RULE = CHUNK_KINDS.indexOf('rule');
const MACRO = CHUNK_KINDS.indexOf('macro');

/** What has a name in the file itself; else elsewhere. */
interface NamedRows {
	own: readonly Declared[];
	others: readonly Declared[];
}

/** What the style sheets of a repository declare, as one of its files sees it. */
export class StyleNames {
	readonly sheets: Sheets;
	private readonly world: World;
	private readonly unit: Unit;
	/** By use and name: what is declared is looked through once, however often it is used. */
	private readonly plainNames = new Map<string, readonly Declared[]>();
	private readonly rowsOfName = new Map<string, NamedRows>();
	/** By path and selector: rules for several. */
	private readonly lists = new Map<string, ReadonlyMap<string, readonly Declared[]>>();

	constructor(world: World, unit: Unit) {
		this.world = world;
		this.unit = unit;
		this.sheets = new Sheets(world);
	}

	/** A variable, mixin or function of Sass or Less by its name alone: of the file and what it sees, else of those that include it. */
	plain(name: string, use: StyleUse): readonly Declared[] {
		return getOrMake(this.plainNames, `${use} ${name}`, () => this.lookUp(name, use));
	}

	private lookUp(name: string, use: StyleUse): readonly Declared[] {
		for (const written of spellings(name)) {
			const found = this.seenFrom(this.unit.path, written, use);
			if (found.length > 0) return found;
		}
		for (const written of spellings(name)) {
			const found = this.sheets
				.above(this.unit.path, true)
				.flatMap((path) => this.seenFrom(path, written, use));
			if (found.length > 0) return unique(found);
		}
		return [];
	}

	private seenFrom(path: string, name: string, use: StyleUse): readonly Declared[] {
		const own = this.declared(name, use).filter((row) => row.path === path);
		return own.length > 0 ? own : this.among(this.sheets.view(path), name, use);
	}

	/** The same as a member of a module that is used under a name. */
	member(path: string, name: string, use: StyleUse): readonly Declared[] {
		for (const written of spellings(name)) {
			const found = this.among(this.sheets.given(path), written, use);
			if (found.length > 0) return found;
		}
		return [];
	}

	private among({ all, used, handed }: View, name: string, use: StyleUse): readonly Declared[] {
		const isPrivate = /^[$@]?[-_](?!-)/.test(name);
		const found = this.declared(name, use).filter(
			({ path }) => all.has(path) || (!isPrivate && used.has(path)),
		);
		const others = handed.flatMap((route) => {
			let own: string | null = name;
			for (const each of route.handed) own = own === null ? null : each(own);
			return own === null ? [] : this.declared(own, use).filter(({ path }) => path === route.path);
		});
		return unique([...found, ...others]);
	}

	private declared(name: string, use: StyleUse): readonly Declared[] {
		return this.world.declared('css', '', name).filter((row) => KINDS[use].has(row.kind));
	}

	/**
	 * What holds for a page, wherever it is declared: that of the rule it is used in, of the file, of what is loaded with it; else of
	 * the repository, its folder and its part first.
	 */
	global(name: string, use: StyleUse, chunk: number): CallLink | null {
		const { own, others } = this.named(name, use);
		if (own.length === 0) return oneOf(others, 'text.css');
		const inside = own.filter((row) => this.isAround(this.unit.rows.chunks[row.chunk].parent, chunk));
		return oneOf(inside.length > 0 ? inside : own, 'text.css');
	}

	/** What has a name: in this file, or else nearest to it. */
	private named(name: string, use: StyleUse): NamedRows {
		return getOrMake(this.rowsOfName, `${use} ${name}`, () => {
			const rows = this.world.declaredAnywhere('css', name).filter((row) => KINDS[use].has(row.kind));
			const meant = (of: readonly Declared[]) => (use === 'keyframes' ? this.forAll(of) : of);
			const own = meant(rows.filter((row) => row.path === this.unit.path));
			const nearest = () => this.reachable(rows) ?? ownFirst(rows, this.unit.path);
			return { own, others: own.length > 0 || rows.length === 0 ? [] : meant(nearest()) };
		});
	}

	/** Keyframes of one browser stand beside those of all. Of very many only those are told that come first. */
	private forAll(rows: readonly Declared[]): readonly Declared[] {
		if (rows.length < 2 || rows.length > MAX_CANDIDATES) return rows;
		const found = rows.filter((row) => this.world.unit(row.path)?.chunk(row.chunk).type == null);
		return found.length > 0 ? found : rows;
	}

	/** Those of sheets that are loaded by the file, else by what loads it, or only by what includes it; null for none. */
	private reachable(rows: readonly Declared[], isIncluding = false): readonly Declared[] | null {
		const { path } = this.unit;
		const loaded = this.sheets.loaded(path);
		const below = rows.filter((row) => loaded.has(row.path));
		if (below.length > 0) return below;
		const beside = this.sheets.above(path, isIncluding).map((above) => this.sheets.loaded(above));
		const found = rows.filter((row) => beside.some((sheets) => sheets.has(row.path)));
		return found.length > 0 ? found : null;
	}

	/** Whether a chunk that is not the whole file holds another. */
	private isAround(outer: number, inner: number): boolean {
		const { chunks } = this.unit.rows;
		if (outer < 0 || chunks[outer].name === null) return false;
		for (let at = inner; at >= 0; at = chunks[at].parent) if (at === outer) return true;
		return false;
	}

	/** Rules for a class or placeholder alone (`.a`, `%a`), in the file and what is loaded with it. */
	rules(selector: string, from: number): readonly Declared[] {
		const rows = this.world.declaredAnywhere('css', selector).filter((row) => row.kind === RULE);
		const own = [...rows.filter((row) => row.path === this.unit.path), ...this.inLists(selector)];
		const others = own.filter((row) => row.chunk !== from);
		if (others.length > 0) return unique(others);
		const alone = this.reachable(rows.filter((row) => row.path !== this.unit.path));
		if (alone !== null) return alone;
		const loaded = [...this.sheets.loaded(this.unit.path)].slice(1, MAX_LISTED);
		return loaded.flatMap((path) => this.inLists(selector, path));
	}

	/** All rules for a class alone that a page has or loads. */
	allRules(selector: string): readonly Declared[] {
		const loaded = this.sheets.loaded(this.unit.path);
		const rows = this.world.declaredAnywhere('css', selector);
		const alone = rows.filter((row) => row.kind === RULE && loaded.has(row.path));
		return unique([
			...alone,
			...[...loaded].slice(0, MAX_LISTED).flatMap((path) => this.inLists(selector, path)),
		]);
	}

	/** Rules of a file for several selectors, of which this is one. */
	inLists(selector: string, path = this.unit.path): readonly Declared[] {
		return getOrMake(this.lists, path, () => this.listsOf(path)).get(selector) ?? [];
	}

	private listsOf(path: string): ReadonlyMap<string, readonly Declared[]> {
		const unit = path === this.unit.path ? this.unit : this.world.unit(path);
		const found = new Map<string, Declared[]>();
		for (const [chunk, { kind, name, container, flags }] of (unit?.file.chunks ?? []).entries()) {
			if (kind !== RULE || !name?.includes(',')) continue;
			for (const each of new Set(name.split(',').map((part) => part.trim())))
				getOrMake(found, each, () => []).push({
					path,
					language: unit!.language,
					chunk,
					kind,
					container,
					flags,
				});
		}
		return found;
	}

	/** A mixin of Less: one that has parameters, or any rule for a class or id; in a namespace, or seen from a chunk. */
	lessMixin(name: string, owner: string | null, from: number): readonly Declared[] {
		const rows = [name, `.${name}`, `#${name}`].flatMap((each) => this.world.declaredAnywhere('css', each));
		const mixins = rows.filter(({ kind }) => kind === MACRO || kind === RULE);
		if (owner !== null) return this.visible(mixins.filter((row) => isIn(row.container, owner)));
		const inner = mixins.filter(
			(row) =>
				row.path === this.unit.path &&
				row.container !== null &&
				this.isAround(this.unit.rows.chunks[row.chunk].parent, from),
		);
		return inner.length > 0 ? inner : this.visible(mixins.filter((row) => row.container === null));
	}

	/** All that the file, what it includes, and else what includes it have: Less calls every mixin that fits. */
	private visible(rows: readonly Declared[]): readonly Declared[] {
		return rows.length === 0 ? rows : (this.reachable(rows, true) ?? []);
	}
}

/** `#ns` and `.ns` are the namespace `ns`, wherever they stand. */
function isIn(container: string | null, owner: string): boolean {
	if (container === null || !container.endsWith(owner)) return false;
	const before = container.length - owner.length - 1;
	return before < 0 || container[before] === '.' || container[before] === '#';
}

/** Sass takes dashes and underscores for the same. */
function spellings(name: string): string[] {
	const [sigil, rest] = /^[$@%]/.test(name) ? [name[0], name.slice(1)] : ['', name];
	if (sigil === '@') return [name];
	return [...new Set([name, sigil + rest.replaceAll('_', '-'), sigil + rest.replaceAll('-', '_')])];
}

function unique(rows: readonly Declared[]): readonly Declared[] {
	const seen = new Set<string>();
	return rows.filter(({ path, chunk }) => {
		const key = `${path}#${chunk}`;
		const isFirst = !seen.has(key);
		seen.add(key);
		return isFirst;
	});
}
