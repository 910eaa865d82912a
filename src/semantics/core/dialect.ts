import type { LinkedImport } from '../../store/linked-file.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { Entity, Outcome } from './entity.ts';

/** A type that is declared in the repository. */
export interface TypeDefinition {
	unit: Unit;
	chunk: number;
}

/**
 * What every language answers. `Asker` is what a dialect that keeps no state of its own is handed first: the interpreter.
 * `Type` is how it reads types: as shapes, or as names.
 */
export interface CommonDialect<Asker extends readonly unknown[], Type> {
	/** What an import binds. */
	imported(...asked: [...Asker, unit: Unit, row: LinkedImport]): Outcome;
	/** What a parameter without a type is given by what is known of the callers; null for nothing. */
	parameter(...asked: [...Asker, unit: Unit, binding: UnitBinding]): Outcome | null;
	/** Other declarations that are one with a type, or give it members: parts of it, companions, implementations. */
	otherParts(...asked: [...Asker, type: TypeDefinition]): readonly TypeDefinition[];
	/** What is got from an object by iterating or indexing it; null where its type says nothing of its own. */
	elementOf(...asked: [...Asker, entity: Entity & { is: 'instance' }]): Outcome | null;
	/** A type as it is written. */
	readType(text: string): Type;
}
