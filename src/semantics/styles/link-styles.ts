import { CHUNK_KINDS } from '../../model/chunk.ts';
import { type CallLink, type Relation, type RelationKind, UNRESOLVED } from '../../model/link.ts';
import { REF_KINDS } from '../../model/recorder.ts';
import { FLOW_STRIDE } from '../../store/codec/flow.ts';
import type { LinkedImport } from '../../store/linked-file.ts';
import { oneOf } from '../schema/one-of.ts';
import type { Unit } from '../world/unit.ts';
import type { Declared, World } from '../world/world.ts';
import { isOwnFunction } from './style-functions.ts';
import { StyleNames } from './style-names.ts';
import { hasStyles, styleAt } from './style-parts.ts';

const READ = REF_KINDS.indexOf('read');
const WRITE = REF_KINDS.indexOf('write');
/** What Less calls the arguments of a mixin, and what `each` goes through. */
const LESS_VARIABLES: ReadonlySet<string> = new Set(['@arguments', '@value', '@key', '@index']);
const MODULE = CHUNK_KINDS.indexOf('module');
const TAILWIND = 'tailwindcss';
/** Functions that Tailwind replaces by what its settings say. */
const TAILWIND_FUNCTIONS: ReadonlySet<string> = new Set([
	'theme',
	'screen',
	'--theme',
	'--spacing',
	'--alpha',
]);

/** Where the names and calls of the styles of a file lead. */
export interface StyleLinks {
	/** By the offset of the name. */
	calls: ReadonlyMap<number, CallLink>;
	relations: readonly Relation[];
	/** What names stand for that are written where they are declared; undefined for those that a block binds. By offset. */
	names: ReadonlyMap<number, CallLink | undefined>;
}

const NONE: StyleLinks = { calls: new Map(), relations: [], names: new Map() };

/** What the styles of a file name: variables, mixins, functions, properties, animations, rules and modules. */
export function linkStyles(world: World, unit: Unit): StyleLinks {
	return hasStyles(unit) ? new StyleLinker(world, unit).links() : NONE;
}

class StyleLinker {
	private readonly world: World;
	private readonly unit: Unit;
	private readonly names: StyleNames;
	private readonly calls = new Map<number, CallLink>();
	private readonly found: Relation[] = [];
	private readonly written = new Map<number, CallLink | undefined>();

	constructor(world: World, unit: Unit) {
		this.world = world;
		this.unit = unit;
		this.names = new StyleNames(world, unit);
	}

	links(): StyleLinks {
		this.linkCalls();
		this.linkRefs();
		this.linkSorted();
		this.linkHeritage();
		return { calls: this.calls, relations: this.found, names: this.written };
	}

	private add(kind: RelationKind, chunk: number, name: string, start: number, link: CallLink | null): void {
		if (link !== null) this.found.push({ kind, chunk, name, start, link });
	}

	private linkCalls(): void {
		for (const [call, { name, via, caller, start, argCount }] of this.unit.rows.calls.entries()) {
			const language = styleAt(this.unit, start);
			if (language === null) continue;
			// What is given to a mixin, and used there.
			if (name.startsWith('@') && this.isLocal(name, this.unit.callScope(call))) {
				this.calls.set(start, { ...UNRESOLVED, status: 'dynamic', rule: 'parameter' });
				this.written.set(start, undefined);
				continue;
			}
			const callee = this.unit.callee(call);
			const isMember = callee >= 0 && this.unit.op(callee) === 'member';
			const owner = isMember ? this.unit.valueName(this.unit.first(callee)) : null;
			const link =
				language === 'less'
					? this.lessCall(name, owner, via === 'macro', caller, argCount)
					: this.sassCall(name, owner, via === 'macro');
			this.calls.set(start, link ?? UNRESOLVED);
		}
	}

	private sassCall(name: string, owner: string | null, isMixin: boolean): CallLink | null {
		const use = isMixin ? 'mixin' : 'function';
		if (owner !== null) return this.member(owner, name, use);
		const link = oneOf(this.names.plain(name, use), 'text.css');
		if (link !== null || isMixin) return link;
		if (TAILWIND_FUNCTIONS.has(name)) return ownFunction(TAILWIND, name);
		return isOwnFunction('scss', name) ? ownFunction('sass:function', name) : null;
	}

	private lessCall(
		name: string,
		owner: string | null,
		isMixin: boolean,
		caller: number,
		argCount: number,
	): CallLink | null {
		if (!isMixin && TAILWIND_FUNCTIONS.has(name)) return ownFunction(TAILWIND, name);
		if (!isMixin) return isOwnFunction('less', name) ? ownFunction('less:function', name) : null;
		if (name.startsWith('@')) return oneOf(this.names.plain(name, 'variable'), 'text.css');
		const mixins = this.names.lessMixin(name, owner, caller).filter(({ chunk, path }) => {
			return path !== this.unit.path || chunk !== caller;
		});
		const fitting = mixins.filter((row) => this.takes(row, argCount));
		return oneOf(fitting.length > 0 ? fitting : mixins, 'text.css');
	}

	/** Whether a mixin of Less can be given so many arguments. */
	private takes({ path, chunk }: Declared, count: number): boolean {
		const params = (path === this.unit.path ? this.unit : this.world.unit(path))?.params(chunk) ?? [];
		const needed = params.filter((each) => each.default === undefined && each.rest === undefined).length;
		const hasRest = params.some((each) => each.rest !== undefined);
		return count < 0 || (count >= needed && (hasRest || count <= params.length));
	}

	/** `ns.$x`, `ns.mixin`: of the module that is used under that name. */
	private member(owner: string, name: string, use: 'variable' | 'mixin' | 'function'): CallLink | null {
		const used = this.unit.rows.imports.find(
			({ local, imported, start }) =>
				local === owner && imported === '*' && styleAt(this.unit, start) !== null,
		);
		return used === undefined ? null : this.inModule(used, name, use);
	}

	private inModule(
		{ module }: LinkedImport,
		name: string,
		use: 'variable' | 'mixin' | 'function',
	): CallLink | null {
		const to = module === null ? null : this.world.resolve(this.unit, module);
		if (to?.status === 'external') return { ...externalOf(to.package), externalName: name };
		return to?.status === 'resolved' ? oneOf(this.names.member(to.path, name, use), 'text.css') : null;
	}

	/** Variables, properties and modules: what they are shows in how they are written. */
	private linkRefs(): void {
		const { refs, names } = this.unit.rows;
		for (let at = 0; at < refs.count; at++) {
			const [start, chunk, name] = [refs.start[at], refs.chunk[at], names[refs.name[at]]];
			const language = styleAt(this.unit, start);
			if (language === null || (refs.kind[at] !== READ && refs.kind[at] !== WRITE)) continue;
			const isVariable = name.startsWith('$') || (name.startsWith('@') && language === 'less');
			if (refs.member[at] === 1) {
				const link = isVariable ? this.memberRef(at, name, start) : null;
				this.add('query', chunk, name, start, link);
			} else if (isVariable && this.isLocal(name, refs.scope[at])) {
				this.written.set(start, undefined);
			} else if (refs.kind[at] === WRITE) {
				this.declares(name, chunk, start);
			} else if (name.startsWith('--')) {
				this.add('query', chunk, name, start, this.names.global(name, 'property', chunk));
			} else if (isVariable) {
				this.add('query', chunk, name, start, this.variable(name, start));
			} else this.add('query', chunk, name, start, this.moduleNamed(name, at));
		}
	}

	/** A name that is set, or a selector: it stands for the block that it is written in. */
	private declares(name: string, chunk: number, start: number): void {
		const target = this.unit.rows.chunks[chunk];
		if (target.kind === MODULE || (name.startsWith('$') && target.name !== name)) return;
		this.written.set(start, oneOf([{ path: this.unit.path, chunk }], 'local')!);
	}

	/** Whether a name is that of a parameter or of a variable in a block. */
	private isLocal(name: string, scope: number): boolean {
		return this.unit
			.lookUp(name, scope)
			.some((bound) => bound.chunk < 0 && styleAt(this.unit, bound.start) !== null);
	}

	/** Of several in the file the last that is set before; Less takes the last of all. */
	private variable(name: string, start: number): CallLink | null {
		const rows = this.names.plain(name, 'variable');
		const { chunks } = this.unit.rows;
		const own = rows.filter((row) => row.path === this.unit.path);
		const isLess = styleAt(this.unit, start) === 'less';
		const last = own.findLast((row) => isLess || chunks[row.chunk].start < start);
		const link = oneOf(last !== undefined ? [last] : own.length > 0 ? own : rows, 'text.css');
		return link ?? (isLess && LESS_VARIABLES.has(name) ? ownFunction('less:variable', name) : null);
	}

	/** `ns.$x`, or the `$x` that `@use "m" with ($x: 1)` sets. */
	private memberRef(at: number, name: string, start: number): CallLink | null {
		const { refs, names, imports } = this.unit.rows;
		if (refs.kind[at] === WRITE) {
			const used = imports.findLast((each) => each.start < start);
			const forwarded = this.unit.rows.exports.findLast((each) => each.nameStart < start);
			const isUsed = used !== undefined && used.start > (forwarded?.nameStart ?? -1);
			return isUsed ? this.inModule(used, name, 'variable') : null;
		}
		const owner = at > 0 ? names[refs.name[at - 1]] : '';
		if (at === 0 || refs.start[at - 1] + owner.length + 1 !== start) return null;
		return this.member(owner, name, 'variable');
	}

	/** The `ns` of `ns.$x` and `ns.mixin()`. */
	private moduleNamed(name: string, at: number): CallLink | null {
		const { refs, imports } = this.unit.rows;
		const isOwner =
			at + 1 < refs.count &&
			refs.member[at + 1] === 1 &&
			refs.start[at + 1] === refs.start[at] + name.length + 1;
		const used = isOwner
			? imports.find(({ local, imported }) => local === name && imported === '*')
			: undefined;
		const to = used?.module == null ? null : this.world.resolve(this.unit, used.module);
		if (to?.status === 'external') return externalOf(to.package);
		const isSheet = to?.status === 'resolved' && this.world.unit(to.path) !== null;
		return isSheet ? oneOf([{ path: to.path, chunk: 0 }], 'import') : null;
	}

	/** Names whose sort the text around them says. */
	private linkSorted(): void {
		const { yields } = this.unit.rows.flow;
		for (let at = 0; at < yields.length; at += FLOW_STRIDE.yields) {
			const [chunk, value, start] = [yields[at + 1], yields[at + 2], yields[at + 3]];
			if (value < 0 || this.unit.op(value) !== 'member' || styleAt(this.unit, start) === null) continue;
			const owner = this.unit.first(value);
			if (owner < 0) continue;
			const [name, of] = [this.unit.valueName(value), this.unit.valueName(owner)];
			if (this.unit.op(owner) === 'name') this.add('query', chunk, name, start, this.sorted(of, name, chunk));
			else if (this.unit.valueName(this.unit.first(owner)) === 'composed')
				this.add('query', chunk, name, start, this.composed(of, name));
		}
	}

	private sorted(sort: string, name: string, chunk: number): CallLink | null {
		switch (sort) {
			case 'keyframes':
			case 'layer':
				return this.names.global(name, sort, chunk);
			case 'class':
				return oneOf(this.names.rules(`.${name}`, chunk), 'text.css');
			case 'utility': {
				const utilities = this.names.plain(name, 'mixin');
				const rows = utilities.length > 0 ? utilities : this.names.rules(`.${name}`, chunk);
				// What no sheet declares is made by the program that reads `@apply`.
				return oneOf(rows, 'text.css') ?? ownFunction(TAILWIND, name);
			}
			default:
				return null;
		}
	}

	/** `@extend .a, %b`, `&:extend(.a)`. */
	private linkHeritage(): void {
		for (const chunk of this.unit.rows.chunks.keys()) {
			for (const { text, start } of this.unit.heritage(chunk)) {
				if (styleAt(this.unit, start) === null) continue;
				const name = text.startsWith('%') ? text : text.slice(1);
				this.add('inherit', chunk, name, start, oneOf(this.names.rules(text, chunk), 'text.css'));
			}
		}
	}

	/** `composes: a from "./b.css"`, `@value a from "./b.css"`. */
	private composed(module: string, name: string): CallLink | null {
		const to = this.world.resolve(this.unit, module);
		if (to.status === 'external') return { ...externalOf(to.package), externalName: name };
		if (to.status !== 'resolved') return null;
		const { path } = to;
		const rows = this.world.declaredAnywhere('css', `.${name}`).filter((row) => row.path === path);
		const values = this.names.member(path, name, 'variable');
		return oneOf([...rows, ...this.names.inLists(`.${name}`, path), ...values], 'import');
	}
}

function externalOf(name: string): CallLink {
	return { ...UNRESOLVED, status: 'external', complete: true, package: name, rule: 'import' };
}

/** Of the language itself. */
function ownFunction(home: string, name: string): CallLink {
	return { ...externalOf(home), externalName: name, rule: 'unbound' };
}
