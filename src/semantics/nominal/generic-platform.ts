import { FUNCTIONS } from '../chunk-kinds.ts';
import { type Entity, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one } from '../core/outcome.ts';
import type { CallAt } from './dialect.ts';
import { functionOf } from './function-types.ts';
import type { Nominal } from './interpreter.ts';
import { isType } from './type-kinds.ts';

type External = Entity & { is: 'external' };

/**
 * What generic types of a platform give back. Results are written in terms of what is known: `0` is the first type argument,
 * `=` the entity itself, `f` what a function that is given gives back (`f0` its first type argument), `a` what is given (`a0`
 * the first of it), `v0` what that goes through, `?` what is not known, and `List<0>` another type with arguments.
 */
export interface GenericPlatform {
	/** Which types behave alike, by their names. */
	readonly groups: Readonly<Record<string, string>>;
	/** By group, then by the name of a member. */
	readonly results: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Parameters of a function that is given to a member: positions of type arguments. */
	readonly functions: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Functions by their names, of types (`List.of`) or of nothing (`listOf`). */
	readonly statics: Readonly<Record<string, string>>;
	/** Where types are that results name. */
	readonly packages: Readonly<Record<string, string>>;
	/** Members that call an entity that stands for a function. */
	readonly invokes: ReadonlySet<string>;
}

/** What a member of something of a platform gives back; with null for a site what it is when it is read. */
export function genericResult(
	platform: GenericPlatform,
	names: Nominal,
	entity: External,
	site: CallAt | null,
): Outcome {
	const { type, member } = memberOf(entity);
	const after = one(site === null ? entity : { ...entity, name: `${entity.name}()`, args: undefined });
	const group = own(platform.groups, type);
	const result = group === undefined ? undefined : own(platform.results[group] ?? {}, member);
	if (entity.args !== undefined) {
		if (result !== undefined) return new Results(platform, names, entity, site).of(result);
		const shape = platform.invokes.has(member) ? functionOf(type, entity.args) : null;
		if (shape?.returns !== undefined) return shape.returns;
		// A value that is not a member of something else is what it is.
		if (site === null) return after;
		// Something of its type arguments may come out of it.
		return entity.args.some(isOurs) ? NOTHING : after;
	}
	const made =
		own(platform.statics, type === '' ? member : `${type}.${member}`) ?? own(platform.statics, `*.${member}`);
	if (made !== undefined && site !== null) return new Results(platform, names, entity, site).of(made);
	if (result !== undefined && result !== '=') return NOTHING;
	// `read(text, User.class)`: it may well be a user that comes back.
	return site !== null && isGivenType(names, site) ? NOTHING : after;
}

/** What the parameters of a function are that is given to a member of something of a platform; null when that is not known. */
export function genericParameter(platform: GenericPlatform, entity: External, place: number): Outcome | null {
	const { type, member } = memberOf(entity);
	const group = own(platform.groups, type);
	const shape = group === undefined ? undefined : own(platform.functions[group] ?? {}, member);
	const at = shape?.[place];
	return at === undefined || at === '.' ? null : (entity.args?.[Number(at)] ?? null);
}

function memberOf({ name }: External): { type: string; member: string } {
	const dot = name.lastIndexOf('.');
	const path = dot < 0 ? '' : name.slice(0, dot);
	return { type: path.slice(path.lastIndexOf('.') + 1), member: name.slice(dot + 1) };
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether something of the repository may be in it. */
function isOurs(outcome: Outcome): boolean {
	return (
		outcome.open || outcome.of.some((each) => each.is !== 'external' || (each.args?.some(isOurs) ?? false))
	);
}

/** Whether a type of the repository is given, as `User.class` or `typeof(User)`. */
function isGivenType(names: Nominal, { unit, call }: CallAt): boolean {
	return unit.args(call).some((value) => {
		if (value < 0 || unit.op(value) !== 'member' || unit.valueName(value) !== 'class') return false;
		const { of } = names.value(unit, unit.first(value), unit.callScope(call));
		return of.some(({ is }) => is !== 'external');
	});
}

/** Reads what results are written as. */
class Results {
	private readonly platform: GenericPlatform;
	private readonly names: Nominal;
	private readonly entity: External;
	private readonly site: CallAt | null;

	constructor(platform: GenericPlatform, names: Nominal, entity: External, site: CallAt | null) {
		this.platform = platform;
		this.names = names;
		this.entity = entity;
		this.site = site;
	}

	of(text: string): Outcome {
		const open = text.indexOf('<');
		if (open >= 0) {
			const args = parted(text.slice(open + 1, -1)).map((each) => this.of(each));
			const name = text.slice(0, open);
			return one(name === '=' ? { ...this.self(), args } : this.named(name, args));
		}
		switch (text[0]) {
			case '=':
				return one(this.self());
			case '?':
				return NOTHING;
			case 'f':
				return text.length === 1 ? this.functionResult() : part(this.functionResult(), Number(text[1]));
			case 'a':
				return this.argument(text.length === 1 ? -1 : Number(text[1]));
			case 'v':
				return part(this.argument(Number(text[1])), 0);
			default:
				return /^\d$/.test(text) ? (this.entity.args?.[Number(text)] ?? NOTHING) : one(this.named(text, []));
		}
	}

	private self(): External {
		const { name } = this.entity;
		return { ...this.entity, name: name.slice(0, Math.max(0, name.lastIndexOf('.'))) };
	}

	private named(name: string, args: readonly Outcome[]): External {
		return { is: 'external', package: this.platform.packages[name] ?? this.entity.package, name, args };
	}

	private values(): Outcome[] {
		if (this.site === null) return [];
		const { unit, call } = this.site;
		return unit.args(call).map((value) => this.names.value(unit, value, unit.callScope(call)));
	}

	private argument(at: number): Outcome {
		const values = this.values();
		if (at >= 0) return values[at] ?? NOTHING;
		const count = this.site?.unit.file.calls[this.site.call].argCount;
		return values.length === 0 || values.length !== count ? NOTHING : merged(values);
	}

	/** What the last function that is given gives back; of a type, what it makes. */
	private functionResult(): Outcome {
		for (const { of, open } of this.values().reverse()) {
			const [entity] = of;
			if (open || of.length !== 1 || entity.is !== 'definition') continue;
			const kind = entity.unit.kind(entity.chunk);
			if (isType(kind)) return one(instanceOf(entity.unit, entity.chunk));
			if (FUNCTIONS.has(kind)) return this.names.step(() => this.names.calls.returned(entity));
		}
		return NOTHING;
	}
}

/** What comes of going through something that has type arguments: of a map it is pairs. */
export function iterated({ package: owner, name, args = [] }: External): Outcome {
	if (args.length !== 2 || name === 'IGrouping') return args.at(-1) ?? NOTHING;
	return one({
		is: 'external',
		package: owner,
		name: owner.startsWith('System') ? 'KeyValuePair' : 'Map.Entry',
		args,
	});
}

/** A type argument of what something may be. */
function part(outcome: Outcome, at: number): Outcome {
	const [entity] = outcome.of;
	if (outcome.open || outcome.of.length !== 1) return NOTHING;
	if (entity.is === 'list') return entity.of;
	return entity.is === 'external' ? (entity.args?.[at] ?? NOTHING) : NOTHING;
}

/** The parts of a list that commas part, those in brackets aside. */
function parted(text: string): string[] {
	const parts: string[] = [];
	let inside = 0;
	let start = 0;
	for (let at = 0; at <= text.length; at++) {
		if (text[at] === '<') inside++;
		else if (text[at] === '>') inside--;
		else if (at === text.length || (text[at] === ',' && inside === 0)) {
			parts.push(text.slice(start, at));
			start = at + 1;
		}
	}
	return parts;
}
