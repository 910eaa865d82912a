import type { TextOf } from '../../semantics/asking/ask.ts';
import { definitionAt } from '../../semantics/asking/definition.ts';
import { occurrencesIn } from '../../semantics/asking/flow/occurrences.ts';
import { listedIn, openingOf } from '../../semantics/asking/flow/stretch.ts';
import { variableAt } from '../../semantics/asking/flow/variable.ts';
import { CLASSES, FUNCTIONS } from '../../semantics/chunk-kinds.ts';
import { followerFor } from '../../semantics/followers.ts';
import { siteOf } from '../../semantics/sites.ts';
import type { Family } from '../../semantics/world/families.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import type { UnitBinding } from '../../semantics/world/unit-rows.ts';
import type { World } from '../../semantics/world/world.ts';
import type { StoredLinks } from '../../store/stored-link.ts';
import { Expression, type Place } from './expression.ts';
import { MARK, MARKED, MAX_ALTERNATIVES, MAX_LENGTH, product, UNKNOWN } from './texts.ts';

/** Families whose names, members and functions are followed. */
const READ: ReadonlySet<Family> = new Set(['typescript', 'python']);
const MAX_DEPTH = 10;
/** Between a name and its value: in a declaration with a type, in an object. */
const GIVEN = /^\s{0,20}[?!]?\s{0,20}(?::[^=;\n{}'"`()]{0,200})?=(?![=>])\s{0,200}/;
const ENTRY = /^["'\]]{0,2}\s{0,20}:\s{0,200}/;

/** A function by its scope. */
interface Owner {
	home: Unit;
	scope: number;
}

/**
 * Reads the texts that expressions are put together to, through constants, members and functions of other files. Of
 * TypeScript, JavaScript and Python; of other languages what is written in one place.
 */
export class WrittenText {
	private readonly world: World;
	private readonly textOf: TextOf;
	private readonly stored: StoredLinks;
	private readonly returned = new Map<string, readonly string[]>();

	constructor(world: World, textOf: TextOf, stored: StoredLinks) {
		this.world = world;
		this.textOf = textOf;
		this.stored = stored;
	}

	/** The arguments of a call, by their ranges. */
	argumentsOf(unit: Unit, call: number): { start: number; end: number }[] {
		const text = this.textOf(unit.path);
		const { start, name } = unit.file.calls[call];
		const open = openingOf(text, start + name.length);
		return open < 0 ? [] : listedIn(text, open, unit.family);
	}

	/** The value of a key of an object that is written at a place; null when there is none. */
	entry({ unit, start, end }: Place, names: readonly string[]): { start: number; end: number } | null {
		const text = this.textOf(unit.path);
		const open = start + (/^\s{0,200}/.exec(text.slice(start, start + 200))?.[0].length ?? 0);
		if (text[open] !== '{') return null;
		for (const each of listedIn(text, open, unit.family)) {
			const written = text.slice(each.start, Math.min(each.end, end));
			const key = /^\s{0,200}["']?([\w$]{1,100})["']?\s{0,20}(?::|$)/.exec(written);
			if (key === null || !names.includes(key[1])) continue;
			return key[0].endsWith(':') ? { start: each.start + key[0].length, end: each.end } : each;
		}
		return null;
	}

	/** The texts that an expression may be; what is not known of them is a hole, and parameters are marked. */
	read(place: Place, depth = 0): readonly string[] {
		if (depth > MAX_DEPTH) return UNKNOWN;
		const found = new Expression(this, place, this.textOf(place.unit.path), depth).whole();
		return [...new Set(found)].slice(0, MAX_ALTERNATIVES).map((each) => each.slice(0, MAX_LENGTH));
	}

	/** What a name by itself stands for. */
	named(unit: Unit, name: string, at: number, depth: number): readonly string[] {
		if (!READ.has(unit.family)) return UNKNOWN;
		const text = this.textOf(unit.path);
		const variable = variableAt(unit, name, unit.scopeAt(at), at, text);
		const [binding] = variable?.bindings ?? [];
		if (variable === null || binding === undefined || variable.bindings.length > 1) return UNKNOWN;
		if (binding.kind === 'param')
			return [`${MARK}${binding.scope}:${binding.place}${binding.path ?? ''}${MARK}`];
		if (binding.kind === 'import') {
			const site = siteOf(this.world, unit, binding);
			return site?.binding == null ? UNKNOWN : this.held(site.unit, site.binding, depth);
		}
		return this.held(unit, binding, depth);
	}

	/** What a binding holds that is never written again. */
	private held(unit: Unit, binding: UnitBinding, depth: number): readonly string[] {
		if (binding.path !== null || binding.kind === 'param') return UNKNOWN;
		const text = this.textOf(unit.path);
		const variable = variableAt(unit, binding.name, binding.scope, binding.start, text);
		if (variable === null || variable.bindings.length !== 1) return UNKNOWN;
		const isWritten = occurrencesIn(variable, text).some(
			({ doing }) => doing === 'written' || doing === 'changed',
		);
		return isWritten ? UNKNOWN : this.valueAfter(unit, binding.start + binding.name.length, depth);
	}

	/** What follows a name and its type: `= value`; in an object `: value`. */
	private valueAfter(unit: Unit, end: number, depth: number, isEntry = false): readonly string[] {
		const text = this.textOf(unit.path);
		const before = (isEntry ? ENTRY : GIVEN).exec(text.slice(end, end + 500));
		if (before === null) return UNKNOWN;
		return this.read({ unit, start: end + before[0].length, end: text.length }, depth + 1);
	}

	/** What a member is that is read at an offset. */
	member(unit: Unit, at: number, depth: number): readonly string[] {
		if (!READ.has(unit.family)) return UNKNOWN;
		const found = definitionAt(this.world, followerFor(this.world, unit), unit, at, {
			linkOfCall: (call) => this.stored(unit.file.id, call),
			text: () => this.textOf(unit.path),
		});
		if (found === null) return UNKNOWN;
		if (found.status !== 'resolved' || found.targets.length !== 1)
			return this.assignedOnce(unit, found.name, depth);
		const [{ path, chunk, start, name }] = found.targets;
		const home = this.world.unit(path);
		if (home === null) return UNKNOWN;
		if (chunk < 0) return this.valueAfter(home, start + name.length, depth);
		if (FUNCTIONS.has(home.kind(chunk)) && home.kind(chunk) !== 'getter') return UNKNOWN;
		if (home.kind(chunk) === 'getter') return this.results(home, chunk, depth);
		const { nameStart, name: own } = home.file.chunks[chunk];
		const isEntry =
			!CLASSES.has(home.kind(Math.max(0, home.file.chunks[chunk].parent))) &&
			home.kind(home.file.chunks[chunk].parent) !== 'type';
		const declared = this.valueAfter(home, nameStart + (own ?? '').length, depth, isEntry);
		return declared === UNKNOWN ? this.assignedOnce(home, own ?? '', depth) : declared;
	}

	/** What an object holds that is written where its name is declared: `routes.users.list`. */
	keyed(unit: Unit, written: string, at: number, depth: number): readonly string[] {
		const [root, ...keys] = written.split(/\s{0,40}[!?]?\.\s{0,40}/);
		const variable = variableAt(unit, root, unit.scopeAt(at), at, this.textOf(unit.path));
		const [binding] = variable?.bindings ?? [];
		if (binding === undefined || binding.kind === 'param' || unit.family !== 'typescript') return UNKNOWN;
		const site = binding.kind === 'import' ? siteOf(this.world, unit, binding) : { unit, binding };
		if (site?.binding == null || site.binding.path !== null) return UNKNOWN;
		const home = site.unit;
		const text = this.textOf(home.path);
		const from = site.binding.start + site.binding.name.length;
		const before = GIVEN.exec(text.slice(from, from + 500));
		let place: { start: number; end: number } | null =
			before === null ? null : { start: from + before[0].length, end: text.length };
		for (const key of keys) place = place === null ? null : this.entry({ unit: home, ...place }, [key]);
		return place === null ? UNKNOWN : this.read({ unit: home, ...place }, depth + 1);
	}

	/** What `this.name = …` gives a member that nothing else in the file gives a value. */
	private assignedOnce(unit: Unit, name: string, depth: number): readonly string[] {
		const text = this.textOf(unit.path);
		const all = unit.assigned(name).filter(({ target }) => unit.op(target) === 'member');
		const [only] = all;
		if (all.length !== 1 || !text.startsWith(`this.${name}`, only.start)) return UNKNOWN;
		return this.valueAfter(unit, only.start + `this.${name}`.length, depth);
	}

	/** What a call gives back, with its arguments put in. */
	call(unit: Unit, call: number, depth: number): readonly string[] {
		if (!READ.has(unit.family)) return UNKNOWN;
		const { status, targets } = this.stored(unit.file.id, call);
		if (status !== 'resolved' || targets.length !== 1) return UNKNOWN;
		const home = this.world.unit(targets[0].path);
		if (home === null) return UNKNOWN;
		const results = this.results(home, targets[0].chunk, depth);
		const owner = { home, scope: home.scopeOf(targets[0].chunk) };
		return results.flatMap((each) => this.filled(each, owner, unit, call, depth));
	}

	/** A text of a function, by its scope, with what a call gives for its parameters. */
	filled(text: string, { home, scope }: Owner, unit: Unit, call: number, depth: number): readonly string[] {
		if (!text.includes(MARK)) return [text];
		const [first] = home.params(home.scopeChunk(scope));
		const receivers = home.family === 'python' && /^(?:self|cls)$/.test(first?.name ?? '') ? 1 : 0;
		const given = this.argumentsOf(unit, call);
		let found: readonly string[] = [''];
		let from = 0;
		for (const match of text.matchAll(MARKED)) {
			const before = text.slice(from, match.index);
			const at = Number(match[2]) - receivers;
			const arg = Number(match[1]) === scope ? given[at] : undefined;
			const place = arg === undefined ? null : this.part({ unit, ...arg }, match[3]);
			const values = place === null ? UNKNOWN : this.read({ unit, ...place }, depth + 1);
			found = product(
				found,
				values.map((value) => before + value),
			);
			from = match.index + match[0].length;
		}
		return found.map((each) => each + text.slice(from));
	}

	/** The part of an argument that a parameter takes apart: `.url` of `{ url: '/x' }`. */
	private part(arg: Place, path: string): { start: number; end: number } | null {
		if (path === '') return arg;
		const key = /^\.([\w$]{1,100})$/.exec(path)?.[1];
		return key === undefined ? null : this.entry(arg, [key]);
	}

	private results(unit: Unit, chunk: number, depth: number): readonly string[] {
		const key = `${unit.path}\0${chunk}`;
		let known = this.returned.get(key);
		if (known === undefined) {
			this.returned.set(key, UNKNOWN);
			const text = this.textOf(unit.path);
			const given = unit.returns(chunk).filter(({ kind }) => kind === 0);
			known = given.slice(0, MAX_ALTERNATIVES).flatMap(({ start }) => {
				const word = /^return\b/.test(text.slice(start, start + 7)) ? 'return'.length : 0;
				return this.read({ unit, start: start + word, end: text.length }, depth + 1);
			});
			if (known.length === 0 || given.length > MAX_ALTERNATIVES) known = UNKNOWN;
			this.returned.set(key, known);
		}
		return known;
	}
}
