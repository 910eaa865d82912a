import { CLASSES, FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, through } from '../../../semantics/core/outcome.ts';
import { awaited, type CallPlace } from '../../../semantics/structural/call-place.ts';
import { contextOf } from '../../../semantics/structural/contexts.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { type TypeNode, UNKNOWN } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { takesTypes } from './overloads.ts';

/** Which parameter of a function that a list's method is given is an element. */
const ELEMENT_AT: Readonly<Record<string, number>> = {
	map: 0,
	forEach: 0,
	filter: 0,
	find: 0,
	findIndex: 0,
	findLast: 0,
	some: 0,
	every: 0,
	flatMap: 0,
	sort: 0,
	reduce: 1,
	reduceRight: 1,
};

/** What is expected of functions by whoever is given them. */
export class Expected {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** What a function that is given to another is called with: `users.map((user) => …)`. */
	parameter(unit: Unit, chunk: number, place: number): Outcome {
		const given = chunk < 0 ? null : unit.givenTo(chunk);
		if (given === null) return chunk < 0 ? NOTHING : this.asDeclared(unit, chunk, place);
		const callee = unit.callee(given.call);
		const scope = unit.callScope(given.call);
		if (callee < 0) return NOTHING;
		if (unit.op(callee) === 'member' && given.key === null) {
			const on = this.interpreter.value(unit, unit.first(callee), scope);
			const at = ELEMENT_AT[unit.valueName(callee)];
			if (at !== undefined && given.place === 0 && (place === at || unit.valueName(callee) === 'sort')) {
				const lists = on.of.filter(({ is }) => is === 'list' || is === 'map' || is === 'tuple');
				if (lists.length > 0) return merged(lists.map((entity) => this.interpreter.element(entity)));
			}
			if (unit.valueName(callee) === 'then' && given.place === 0 && place === 0) {
				const promises = on.of.filter((entity) => entity.is === 'promise');
				if (promises.length > 0)
					return merged(promises.map((entity) => (entity.is === 'promise' ? entity.of : NOTHING)));
			}
		}
		return through(this.interpreter.value(unit, callee, scope), (entity) => {
			const wanted = this.wanted(entity, given.place, { unit, call: given.call, types: '' });
			return this.parameterOf(
				given.key === null ? wanted : this.interpreter.members.member(wanted, given.key),
				place,
			);
		});
	}

	/** What a function that a variable holds is called with, by the type of the variable. */
	private asDeclared(unit: Unit, chunk: number, place: number): Outcome {
		return this.parameterOf(this.heldAs(unit, chunk), place);
	}

	/** What surroundings say that a function is: the variable that holds it, or the function that gives it back. */
	heldAs(unit: Unit, chunk: number): Outcome {
		const context = contextOf(unit, chunk);
		if (context === null) return NOTHING;
		return this.interpreter.step(() => {
			const { returnedBy, key } = context;
			const isReturned = returnedBy >= 0;
			const type = isReturned ? unit.chunk(returnedBy).type : context.type;
			if (type === null) return NOTHING;
			const { types, members } = this.interpreter;
			const scope = isReturned ? unit.scopeOf(returnedBy) : context.scope;
			const whole = types.type(types.read(unit, type), unit, scope, null);
			const meant = isReturned && unit.has(returnedBy, 'async') ? awaited(whole) : whole;
			return key === null ? meant : members.member(meant, key);
		});
	}

	/** What something that is called expects at a place. */
	private wanted(entity: Entity, at: number, place: CallPlace | null): Outcome {
		const { types } = this.interpreter;
		if (entity.is === 'typed' && entity.node.is === 'function') {
			const { params, rest } = entity.node;
			const last = params.length - 1;
			const node = rest && at >= last ? elementOf(params[last]) : params[at];
			return node === undefined ? NOTHING : types.type(node, entity.unit, entity.scope, entity.env);
		}
		if (entity.is === 'instance') {
			const { unit, chunk, env } = entity;
			const all = unit
				.callSignatures(chunk)
				.map((signature) =>
					this.wanted({ is: 'definition', unit, chunk: signature, self: null, env }, at, place),
				);
			const known = all.filter(({ of }) => of.length > 0);
			return known.length === 0 ? NOTHING : merged(known);
		}
		if (entity.is !== 'definition') return NOTHING;
		const { unit } = entity;
		const kind = unit.kind(entity.chunk);
		const chunk = CLASSES.has(kind) ? (unit.member(entity.chunk, 'constructor')[0] ?? -1) : entity.chunk;
		if (chunk < 0 || !FUNCTIONS.has(unit.kind(chunk))) return NOTHING;
		const params = unit.params(chunk);
		const isRest = at >= params.length - 1 && params.at(-1)?.rest === '*';
		const type = isRest ? params.at(-1)?.type : params[at]?.type;
		if (type === undefined) return NOTHING;
		const read = types.read(unit, type);
		const env = this.interpreter.functions.generics.of(entity, place, at);
		return types.type(isRest ? elementOf(read) : read, unit, unit.scopeOf(chunk), env);
	}

	/** What a function of one of these types is called with at a place. */
	private parameterOf(wanted: Outcome, place: number): Outcome {
		const functions = wanted.of.filter(
			(entity) =>
				(entity.is === 'typed' && entity.node.is === 'function') ||
				entity.is === 'instance' ||
				(entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk))),
		);
		const found = functions
			.map((entity) => this.wanted(entity, place, null))
			.filter(({ of }) => of.length > 0);
		return found.length === 0 ? NOTHING : merged(found);
	}

	/** Signatures of an interface that take as many arguments as a call has; all when none does. */
	signatures(unit: Unit, chunk: number, place: CallPlace | null): number[] {
		const all = unit.callSignatures(chunk);
		if (place === null || all.length < 2) return all;
		const meant =
			place.types === '' ? all : all.filter((each) => takesTypes(this.interpreter, unit, each, place));
		const count = place.unit.args(place.call).length;
		const fitting = meant.filter((signature) => this.takes(unit, signature, count));
		return fitting.length === 0 ? meant : fitting;
	}

	/** Whether a signature takes that many arguments. */
	takes(unit: Unit, signature: number, count: number): boolean {
		const params = unit.params(signature);
		const last = params.at(-1);
		if (last?.rest !== '*') {
			const least = params.filter((param) => !param.optional && param.default === undefined).length;
			return count >= least && count <= params.length;
		}
		const rest = last.type === undefined ? UNKNOWN : this.interpreter.types.read(unit, last.type);
		return rest.is === 'tuple' ? count === params.length - 1 + rest.of.length : count >= params.length - 1;
	}
}

function elementOf(node: TypeNode): TypeNode {
	return node.is === 'list' ? node.of : node.is === 'tuple' ? { is: 'union', of: node.of } : UNKNOWN;
}
