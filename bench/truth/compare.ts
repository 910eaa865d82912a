import { CHUNK_KINDS } from '../../src/model/chunk.ts';
import { type CallLink, LINK_STATUSES, type LinkStatus, type LinkTarget } from '../../src/model/link.ts';
import type { Unit } from '../../src/semantics/world/unit.ts';
import type { World } from '../../src/semantics/world/world.ts';
import type { LineLookup } from '../../src/store/line-lookup.ts';
import { type Place, packageOf, type ScipIndex } from './scip.ts';

/** What a call came to, beside the truth. */
export const CLASSES = [
	'confirmed',
	'wrong',
	'may',
	'missed',
	'external',
	'local',
	'aside',
	'silent',
] as const;
export type Class = (typeof CLASSES)[number];

export interface Compared {
	class: Class;
	status: LinkStatus;
	rule: string;
	/** `path:line:col name`. */
	at: string;
	/** Where the truth says it is defined. */
	truth: string;
	/** Where we say it is, or the package. */
	ours: string;
}

/** Kinds of chunks that a call can lead to. */
const CALLABLE = new Set([
	...['function', 'method', 'constructor', 'getter', 'setter', 'lambda', 'class', 'struct'],
	...['constant', 'variable', 'field', 'property'],
]);

/** Kinds of chunks that hold what is called, and are not it. */
const HOLDERS = new Set(['getter', 'constant', 'variable', 'field', 'property']);

/** Compares links with what the truth says; it knows nothing of how they were found. */
export class Comparison {
	private readonly truth: ScipIndex;
	private readonly world: World;
	private readonly linkOf: (file: number, call: number) => CallLink;
	private readonly lines: LineLookup;
	/** How symbols of the repository begin, of scip-python. */
	private readonly project: string;
	/** Chunks by the line and column of their names. */
	private readonly named = new Map<Unit, Map<string, number>>();

	constructor(
		truth: ScipIndex,
		world: World,
		linkOf: (file: number, call: number) => CallLink,
		lines: LineLookup,
	) {
		this.truth = truth;
		this.world = world;
		this.linkOf = linkOf;
		this.lines = lines;
		const own = [...truth.definitions.keys()].find((symbol) => symbol.startsWith('scip-python '));
		this.project = own === undefined ? '\0' : `${own.split(' ', 4).join(' ')} `;
	}

	/** The calls of a file that can be compared. */
	*file(path: string): Generator<Compared> {
		const unit = this.world.unit(path);
		if (unit === null || !this.truth.paths.has(path)) return;
		for (const [call, { name, start }] of unit.file.calls.entries()) {
			// `f()()`: the truth speaks of names, and the second call has none.
			if (name === '') continue;
			const { id } = unit.file;
			const at = `${path}:${this.lines.lineOf(id, start)}:${this.lines.colOf(id, start)}`;
			const link = this.linkOf(id, call);
			const symbols = this.truth.references.get(at) ?? [];
			const found = this.compare(symbols, link, name);
			if (found === null) continue;
			const truth = this.places(symbols).map(({ path: file, line }) => `${file}:${line}`);
			yield {
				class: found,
				status: link.status,
				rule: link.rule,
				at: `${at} ${name}`,
				truth: truth.slice(0, 2).join(' ') || (symbols[0] ?? ''),
				ours:
					link.targets.map((target) => this.shown(target)).join(' ') ||
					(link.package ?? '') + (link.externalName ?? ''),
			};
		}
	}

	private compare(symbols: readonly string[], link: CallLink, name: string): Class | null {
		const isSure = link.status === 'resolved' || (link.status === 'ambiguous' && link.complete);
		if (symbols.length === 0) return link.status === 'resolved' ? 'silent' : null;
		const places = this.places(symbols);
		if (places.length === 0) {
			// `f.call(x)` runs `f`, which the truth does not follow.
			if (symbols.some((symbol) => /Function#(?:call|apply)\(\)\.$/.test(symbol))) return null;
			const isHidden = symbols.every((symbol) => isHollow(symbol, name, this.project));
			if (!isHidden && symbols.every((symbol) => this.isAbroad(symbol))) return isSure ? 'local' : null;
			return link.status === 'resolved' ? 'silent' : null;
		}
		const chunks = places.map((place) => this.chunkAt(place)).filter((target) => target !== null);
		// A parameter, or a variable in a function: no function that a call could lead to.
		if (chunks.length === 0) return link.status === 'resolved' ? 'silent' : null;
		const isRight = link.targets.some((target) => chunks.some((chunk) => this.isSame(chunk, target)));
		if (link.status === 'resolved') {
			if (isRight) return 'confirmed';
			return chunks.every((chunk) => this.isAside(chunk, link.targets[0], name)) ? 'aside' : 'wrong';
		}
		if (isSure && isRight) return 'may';
		return link.status === 'external' ? 'external' : 'missed';
	}

	/**
	 * Whether the truth of a Python call speaks of something else than what is called: of the property or variable
	 * that holds it; or, as scip-python does for some imports, of a thing of another name in the file where the
	 * name that is written is ours.
	 */
	private isAside(truth: LinkTarget, ours: LinkTarget, name: string): boolean {
		const unit = this.world.unit(truth.path)!;
		if (unit.family !== 'python') return false;
		if (HOLDERS.has(unit.kind(truth.chunk))) return true;
		if (unit.file.chunks[truth.chunk].name === name || ours.path !== truth.path) return false;
		const { name: found, parent } = unit.file.chunks[ours.chunk];
		return found === name || (found === '__init__' && unit.file.chunks[parent].name === name);
	}

	private places(symbols: readonly string[]): Place[] {
		const { definitions } = this.truth;
		return symbols.flatMap(
			// Some constructors are named but not defined; then the class is what is meant.
			(symbol) =>
				definitions.get(symbol) ?? definitions.get(symbol.replace(/`<constructor>`\(\)\.$/, '')) ?? [],
		);
	}

	/** Of a package that has no definition here. */
	private isAbroad(symbol: string): boolean {
		return !/ local \d+$/.test(symbol) && !this.truth.packages.has(packageOf(symbol));
	}

	/** The chunk whose name is there, when it is one that can be called. */
	private chunkAt({ path, line, col }: Place): LinkTarget | null {
		const unit = this.world.unit(path);
		if (unit === null) return null;
		let named = this.named.get(unit);
		if (named === undefined) {
			named = new Map();
			for (const [chunk, { nameStart, name, kind }] of unit.file.chunks.entries()) {
				if (name === null || !CALLABLE.has(CHUNK_KINDS[kind])) continue;
				const { id } = unit.file;
				named.set(`${this.lines.lineOf(id, nameStart)}:${this.lines.colOf(id, nameStart)}`, chunk);
			}
			this.named.set(unit, named);
		}
		const chunk = named.get(`${line}:${col}`);
		return chunk === undefined ? null : { path, chunk };
	}

	/** The same place; a class for its constructor and the other way round; a signature for what implements it. */
	private isSame(truth: LinkTarget, ours: LinkTarget): boolean {
		if (truth.path !== ours.path) return false;
		if (truth.chunk === ours.chunk) return true;
		const unit = this.world.unit(truth.path)!;
		const [a, b] = [unit.file.chunks[truth.chunk], unit.file.chunks[ours.chunk]];
		const isConstructor = (chunk: number) => unit.kind(chunk) === 'constructor';
		if (isConstructor(ours.chunk) && b.parent === truth.chunk) return true;
		if (isConstructor(truth.chunk) && a.parent === ours.chunk) return true;
		return a.name === b.name && a.parent === b.parent && a.kind === b.kind;
	}

	private shown({ path, chunk }: LinkTarget): string {
		const unit = this.world.unit(path)!;
		const { nameStart, name } = unit.file.chunks[chunk];
		return `${path}:${this.lines.lineOf(unit.file.id, nameStart)} ${unit.kind(chunk)} ${name ?? ''}`;
	}
}

/** Figures of many calls. */
export class Tally {
	readonly classes: Record<Class, number> = {
		confirmed: 0,
		wrong: 0,
		may: 0,
		missed: 0,
		external: 0,
		local: 0,
		aside: 0,
		silent: 0,
	};
	readonly missed = Object.fromEntries(LINK_STATUSES.map((status) => [status, 0])) as Record<
		LinkStatus,
		number
	>;

	add({ class: found, status }: Compared): void {
		this.classes[found]++;
		if (found === 'missed') this.missed[status]++;
	}

	/** Sites that the truth resolves to something of the repository. */
	get sites(): number {
		const { confirmed, wrong, may, missed, external } = this.classes;
		return confirmed + wrong + may + missed + external;
	}

	/** Of the resolved ones that the truth knows, in percent. */
	get confirmed(): number {
		const { confirmed, wrong, local } = this.classes;
		return percent(confirmed, confirmed + wrong + local);
	}

	/** The same, when all that the truth says aside counts against us. */
	get strictlyConfirmed(): number {
		const { confirmed, wrong, local, aside } = this.classes;
		return percent(confirmed, confirmed + wrong + local + aside);
	}

	get found(): number {
		return percent(this.classes.confirmed + this.classes.may, this.sites);
	}
}

function percent(part: number, whole: number): number {
	return whole === 0 ? 100 : Math.round((10_000 * part) / whole) / 100;
}

/**
 * Symbols of scip-python that say nothing: an import inside a function is local and defined nowhere, a name that
 * it could not follow is the module, a method with the name of a built-in type is that type, and some symbols of
 * the project itself are defined nowhere.
 */
function isHollow(symbol: string, name: string, project: string): boolean {
	if (symbol.startsWith('scip-python ') && symbol.startsWith(project)) return true;
	// `self.__class__()`: the attribute, not the class.
	if (symbol.endsWith('object#__class__().')) return true;
	return / local \d+$/.test(symbol) || symbol.endsWith('/__init__:') || symbol.endsWith(`builtins/${name}#`);
}
