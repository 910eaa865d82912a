import type { TextOf } from '../../semantics/asking/ask.ts';
import { definitionAt } from '../../semantics/asking/definition.ts';
import { occurrencesIn } from '../../semantics/asking/flow/occurrences.ts';
import { variableAt } from '../../semantics/asking/flow/variable.ts';
import { lookupFor } from '../../semantics/asking/lookups.ts';
import { FUNCTIONS } from '../../semantics/chunk-kinds.ts';
import { siteOf } from '../../semantics/sites.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import type { UnitBinding } from '../../semantics/world/unit-rows.ts';
import type { World } from '../../semantics/world/world.ts';
import type { StoredLinks } from '../../store/stored-link.ts';
import { HOLE, holeOf, MARK, MARKED, MAX_ALTERNATIVES, MAX_LENGTH, product, UNKNOWN } from './texts.ts';

/** Families whose names, members and functions are followed. */
const MAX_DEPTH = 10;
/** Parts of a template, entries of an object. */
const MAX_PARTS = 200;

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

	/** The value of a key of an object; -1 when there is none. */
	entry(unit: Unit, object: number, names: readonly string[]): number {
		const list = unwrapped(unit, object);
		if (list < 0 || unit.op(list) !== 'object') return -1;
		let left = MAX_PARTS;
		for (let entry = unit.first(list); entry >= 0 && left-- > 0; entry = unit.second(entry))
			if (unit.op(entry) === 'entry' && names.includes(unit.valueName(entry))) return unit.first(entry);
		return -1;
	}

	/** The texts that a value may be; what is not known of them is a hole, and parameters are marked. */
	read(unit: Unit, value: number, depth = 0): readonly string[] {
		if (value < 0 || depth > MAX_DEPTH) return UNKNOWN;
		const found = this.textsOf(unit, value, depth).map((each) =>
			each === HOLE ? holeOf(shown(unit, value)) : each,
		);
		return [...new Set(found)].slice(0, MAX_ALTERNATIVES).map((each) => each.slice(0, MAX_LENGTH));
	}

	private textsOf(unit: Unit, value: number, depth: number): readonly string[] {
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'string':
				return first < 0 ? UNKNOWN : [unit.file.form.texts[first]];
			case 'literal':
				return first < 0 || unit.valueName(value) !== 'number' ? UNKNOWN : [unit.file.form.texts[first]];
			case 'template':
				return this.parts(unit, first, depth);
			case 'binary':
				if (unit.valueName(value) !== '+') return UNKNOWN;
				return product(this.read(unit, first, depth + 1), this.read(unit, unit.second(value), depth + 1));
			case 'either':
				return [...this.read(unit, first, depth + 1), ...this.read(unit, unit.second(value), depth + 1)];
			case 'choice':
			case 'assign':
				return this.read(unit, unit.second(value), depth + 1);
			case 'cast':
			case 'await':
				return this.read(unit, first, depth + 1);
			case 'name':
				return this.named(unit, unit.valueName(value), unit.spanStart(value), depth);
			case 'member':
				return this.member(unit, value, depth);
			case 'call':
				return this.called(unit, first, depth);
			default:
				return UNKNOWN;
		}
	}

	private parts(unit: Unit, first: number, depth: number): readonly string[] {
		let found: readonly string[] = [''];
		let left = MAX_PARTS;
		for (let item = first; item >= 0 && left-- > 0; item = unit.second(item))
			found = product(found, this.read(unit, unit.first(item), depth + 1));
		return found;
	}

	/** What a name by itself stands for. */
	private named(unit: Unit, name: string, at: number, depth: number): readonly string[] {
		if (unit.isNominal) return UNKNOWN;
		const variable = variableAt(unit, name, unit.scopeAt(at), at);
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
		const variable = variableAt(unit, binding.name, binding.scope, binding.start);
		if (variable === null || variable.bindings.length !== 1) return UNKNOWN;
		const isWritten = occurrencesIn(variable).some(({ doing }) => doing === 'written' || doing === 'changed');
		return isWritten ? UNKNOWN : this.read(unit, binding.value, depth + 1);
	}

	/** What a member is: where it is declared, else what the object holds that its name was declared with. */
	private member(unit: Unit, value: number, depth: number): readonly string[] {
		const object = unit.first(value);
		// `new URL('/x', base).href` is what the call gives.
		if (unit.valueName(value) === 'href' && object >= 0 && unit.op(object) === 'call')
			return this.read(unit, object, depth + 1);
		if (unit.isNominal) return UNKNOWN;
		const found = this.declared(unit, unit.spanEnd(value) - unit.valueName(value).length, depth);
		return found[0] === HOLE ? this.keyed(unit, value, depth) : found;
	}

	private declared(unit: Unit, at: number, depth: number): readonly string[] {
		const found = definitionAt(this.world, lookupFor(this.world, unit), unit, at, {
			linkOfCall: (call) => this.stored(unit.file.id, call),
			text: () => this.textOf(unit.path),
		});
		if (found === null) return UNKNOWN;
		if (found.status !== 'resolved' || found.targets.length !== 1)
			return this.assignedOnce(unit, found.name, depth);
		const [{ path, chunk, start }] = found.targets;
		const home = this.world.unit(path);
		if (home === null) return UNKNOWN;
		if (chunk < 0) return this.read(home, boundAt(home, start), depth + 1);
		if (FUNCTIONS.has(home.kind(chunk)))
			return home.kind(chunk) === 'getter' ? this.results(home, chunk, depth) : UNKNOWN;
		const { nameStart, name } = home.file.chunks[chunk];
		const held = boundAt(home, nameStart);
		return held < 0 ? this.assignedOnce(home, name ?? '', depth) : this.read(home, held, depth + 1);
	}

	/** What an object holds that is written where its name is declared: `routes.users.list`. */
	private keyed(unit: Unit, value: number, depth: number): readonly string[] {
		const keys: string[] = [];
		let root = value;
		while (root >= 0 && unit.op(root) === 'member' && keys.length < MAX_DEPTH) {
			keys.unshift(unit.valueName(root));
			root = unit.first(root);
		}
		if (root < 0 || unit.op(root) !== 'name') return UNKNOWN;
		const at = unit.spanStart(root);
		const variable = variableAt(unit, unit.valueName(root), unit.scopeAt(at), at);
		const [binding] = variable?.bindings ?? [];
		if (binding === undefined || binding.kind === 'param') return UNKNOWN;
		const site = binding.kind === 'import' ? siteOf(this.world, unit, binding) : { unit, binding };
		if (site?.binding == null || site.binding.path !== null) return UNKNOWN;
		let held = site.binding.value;
		for (const key of keys) held = this.entry(site.unit, held, [key]);
		return this.read(site.unit, held, depth + 1);
	}

	/** What `this.name = …` or a field gives a member that nothing else in the file gives a value. */
	private assignedOnce(unit: Unit, name: string, depth: number): readonly string[] {
		const all = unit.assigned(name).filter(({ target }) => unit.op(target) === 'member');
		const [only] = all;
		const owner = all.length === 1 ? unit.first(only.target) : -1;
		return owner >= 0 && unit.op(owner) === 'this' ? this.read(unit, only.value, depth + 1) : UNKNOWN;
	}

	/** What a call gives back, with its arguments put in. */
	private called(unit: Unit, call: number, depth: number): readonly string[] {
		const callee = unit.callee(call);
		const name = callee < 0 ? '' : unit.valueName(callee);
		// `new URL('/x', base)` is where `/x` leads.
		if (name === 'URL' || name === 'String')
			return this.read(unit, unit.given(call)[0]?.value ?? -1, depth + 1);
		if (name === 'toString' && unit.op(callee) === 'member')
			return this.read(unit, unit.first(callee), depth + 1);
		if (unit.isNominal) return UNKNOWN;
		const { status, targets } = this.stored(unit.file.id, call);
		if (status !== 'resolved' || targets.length !== 1) return UNKNOWN;
		const home = this.world.unit(targets[0].path);
		if (home === null) return UNKNOWN;
		const results = this.results(home, targets[0].chunk, depth + 1);
		const owner = { home, scope: home.scopeOf(targets[0].chunk) };
		return results.flatMap((each) => this.filled(each, owner, unit, call, depth + 1));
	}

	/** A text of a function, by its scope, with what a call gives for its parameters. */
	filled(text: string, { home, scope }: Owner, unit: Unit, call: number, depth: number): readonly string[] {
		if (!text.includes(MARK)) return [text];
		const [first] = home.params(home.scopeChunk(scope));
		const receivers = home.traits.selfParameters.has(first?.name ?? '') ? 1 : 0;
		const given = unit.given(call);
		let found: readonly string[] = [''];
		let from = 0;
		for (const match of text.matchAll(MARKED)) {
			const before = text.slice(from, match.index);
			const arg = Number(match[1]) === scope ? given[Number(match[2]) - receivers] : undefined;
			const value = arg === undefined ? -1 : this.part(unit, arg.value, match[3]);
			found = product(
				found,
				this.read(unit, value, depth + 1).map((each) => before + each),
			);
			from = match.index + match[0].length;
		}
		return found.map((each) => each + text.slice(from));
	}

	/** The part of an argument that a parameter takes apart: `.url` of `{ url: '/x' }`. */
	private part(unit: Unit, arg: number, path: string): number {
		if (path === '') return arg;
		const key = /^\.([\w$]{1,100})$/.exec(path)?.[1];
		return key === undefined ? -1 : this.entry(unit, arg, [key]);
	}

	private results(unit: Unit, chunk: number, depth: number): readonly string[] {
		const key = `${unit.path}\0${chunk}`;
		let known = this.returned.get(key);
		if (known === undefined) {
			this.returned.set(key, UNKNOWN);
			const given = unit.returns(chunk).filter(({ kind }) => kind === 0);
			known = given.slice(0, MAX_ALTERNATIVES).flatMap(({ value }) => this.read(unit, value, depth + 1));
			if (known.length === 0 || given.length > MAX_ALTERNATIVES) known = UNKNOWN;
			this.returned.set(key, known);
		}
		return known;
	}
}

/** What a name is given where it is declared at an offset; -1 for nothing. */
function boundAt(unit: Unit, start: number): number {
	const scope = unit.scopeAt(start);
	for (let at = scope; at >= 0; at = unit.scopeParent(at)) {
		const found = unit.boundAt(at, start);
		if (found !== null) return found.path === null ? found.value : -1;
	}
	return -1;
}

function unwrapped(unit: Unit, value: number): number {
	let at = value;
	while (at >= 0 && unit.op(at) === 'cast') at = unit.first(at);
	return at;
}

/** A value as it would be written, as far as a hole can show it; '' for anything longer. */
function shown(unit: Unit, value: number, depth = 0): string {
	if (value < 0 || depth > 4) return '';
	switch (unit.op(value)) {
		case 'name':
			return unit.valueName(value);
		case 'this':
			return 'this';
		case 'member': {
			const object = shown(unit, unit.first(value), depth + 1);
			return object === '' ? '' : `${object}.${unit.valueName(value)}`;
		}
		case 'call': {
			const call = unit.first(value);
			const callee = shown(unit, unit.callee(call), depth + 1);
			const args = unit.given(call).map((each) => shown(unit, each.value, depth + 1));
			return callee === '' || args.includes('') ? '' : `${callee}(${args.join(',')})`;
		}
		default:
			return '';
	}
}
