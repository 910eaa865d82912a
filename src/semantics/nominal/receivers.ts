import { HERITAGE_KINDS } from '../../model/recorder.ts';
import type { Outcome } from '../core/entity.ts';
import { merged, NOTHING, one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { TypeDefinition } from './dialect.ts';
import type { Nominal } from './interpreter.ts';
import { isAddition, isType } from './type-kinds.ts';

/** Types that have no constructors. */
const CONTRACTS: ReadonlySet<string> = new Set(['interface', 'protocol', 'trait']);
const EXTENDS = HERITAGE_KINDS.indexOf('extends');

/** What `this` and `super` are, and which types functions belong to. */
export class NominalReceivers {
	private readonly names: Nominal;

	constructor(names: Nominal) {
		this.names = names;
	}

	/** What `this` is in a scope: something of the type around it. */
	self(unit: Unit, scope: number): Outcome {
		const { names } = this;
		const known = names.dialect(unit).self(names, unit, scope);
		if (known !== null) return known;
		for (let at = scope; at >= 0 && unit.scopeKind(at) !== 'class'; at = unit.scopeParent(at)) {
			const receiver = names.dialect(unit).receiver(names, unit, at);
			if (receiver !== null) return receiver;
		}
		const owner = this.typeAround(unit, unit.scopeChunk(scope));
		return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
	}

	/** What is taken from `super`: of what is mixed into the type around, too, where that stands before its base. */
	aboveMembers(unit: Unit, scope: number): Outcome {
		if (!this.names.dialect(unit).traits.superIncludesMixins) return this.above(unit, scope);
		const owner = this.typeAround(unit, unit.scopeChunk(scope));
		return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null, isAbove: true });
	}

	/** `super`: something of what the type around extends. */
	above(unit: Unit, scope: number): Outcome {
		const owner = this.typeAround(unit, unit.scopeChunk(scope));
		if (owner === null) return NOTHING;
		const isLine = this.names.dialect(unit).linearization(this.names, owner) !== null;
		if (isLine) return one({ is: 'instance', ...owner, env: null, isAbove: true });
		const { members } = this.names;
		const { otherParts, traits } = this.names.dialect(unit);
		const parts = [owner, ...otherParts(this.names, owner)];
		const extended = parts.flatMap((each) => members.bases(each, EXTENDS));
		const bases = extended.length > 0 ? extended : parts.flatMap((each) => members.bases(each));
		if (bases.length > 0) return merged(bases);
		return traits.root === null ? NOTHING : one(traits.root.type);
	}

	/** What `super(…)` makes: something of the class above. What is only implemented is made by nobody. */
	aboveMaker(unit: Unit, scope: number): Outcome {
		const { of, open } = this.above(unit, scope);
		const made = of.filter(
			(entity) => entity.is !== 'instance' || !CONTRACTS.has(entity.unit.kind(entity.chunk)),
		);
		const { root } = this.names.dialect(unit).traits;
		const isNone = made.length === 0 && of.length > 0 && !open;
		return isNone && root !== null ? one(root.type) : { of: made, open: open || isNone };
	}

	/** The type that a chunk stands in. */
	typeAround(unit: Unit, from: number): TypeDefinition | null {
		for (let chunk = from; chunk > 0; chunk = unit.file.chunks[chunk].parent) {
			const owner =
				this.typeOf(unit, chunk) ?? this.names.dialect(unit).ownerElsewhere(this.names, unit, chunk);
			if (owner !== null) return owner;
		}
		return null;
	}

	/** The type that a function is a method of; null for a function. */
	ownerOf(unit: Unit, chunk: number): TypeDefinition | null {
		const { parent } = unit.file.chunks[chunk];
		const outer = parent > 0 ? this.typeOf(unit, parent) : null;
		return outer ?? this.names.dialect(unit).ownerElsewhere(this.names, unit, chunk);
	}

	/** The type that a chunk is, or gives more members to. */
	typeOf(unit: Unit, chunk: number): TypeDefinition | null {
		if (chunk < 0) return null;
		const kind = unit.kind(chunk);
		if (isType(kind)) return { unit, chunk };
		if (!isAddition(kind)) return null;
		const { type, name } = unit.file.chunks[chunk];
		const written = type ?? name;
		if (written === null) return null;
		const { of, open } = this.names.types.written(unit, written, unit.scopeAround(chunk), null);
		const [entity] = of;
		return of.length === 1 && !open && entity.is === 'instance'
			? { unit: entity.unit, chunk: entity.chunk }
			: null;
	}
}
