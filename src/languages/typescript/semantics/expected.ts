import { CLASSES, FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { awaited, type CallPlace } from '../../../semantics/structural/call-place.ts';
import { contextOf } from '../../../semantics/structural/contexts.ts';
import type { Evaluator } from '../../../semantics/structural/evaluate.ts';
import { type TypeNode, UNKNOWN } from '../../../semantics/structural/type-node.ts';
import { merged, NOTHING, type Outcome, type Thing, through } from '../../../semantics/thing.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

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
	private readonly evaluator: Evaluator;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
	}

	/** What a function that is given to another is called with: `users.map((user) => …)`. */
	parameter(unit: Unit, chunk: number, place: number): Outcome {
		const given = chunk < 0 ? null : unit.givenTo(chunk);
		if (given === null) return chunk < 0 ? NOTHING : this.asDeclared(unit, chunk, place);
		const callee = unit.callee(given.call);
		const scope = unit.callScope(given.call);
		if (callee < 0) return NOTHING;
		if (unit.op(callee) === 'member' && given.key === null) {
			const on = this.evaluator.value(unit, unit.first(callee), scope);
			const at = ELEMENT_AT[unit.valueName(callee)];
			if (at !== undefined && given.place === 0 && (place === at || unit.valueName(callee) === 'sort')) {
				const lists = on.of.filter(({ is }) => is === 'list' || is === 'map' || is === 'tuple');
				if (lists.length > 0) return merged(lists.map((thing) => this.evaluator.element(thing)));
			}
			if (unit.valueName(callee) === 'then' && given.place === 0 && place === 0) {
				const promises = on.of.filter((thing) => thing.is === 'promise');
				if (promises.length > 0)
					return merged(promises.map((thing) => (thing.is === 'promise' ? thing.of : NOTHING)));
			}
		}
		return through(this.evaluator.value(unit, callee, scope), (thing) => {
			const wanted = this.wanted(thing, given.place, { unit, call: given.call, types: '' });
			return this.parameterOf(
				given.key === null ? wanted : this.evaluator.members.member(wanted, given.key),
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
		if (context === null || !this.evaluator.enter()) return NOTHING;
		const { returnedBy, key } = context;
		const type = returnedBy < 0 ? context.type : unit.chunk(returnedBy).type;
		const { types } = this.evaluator;
		this.evaluator.depth++;
		const whole =
			type === null
				? NOTHING
				: types.type(
						types.read(unit, type),
						unit,
						returnedBy < 0 ? context.scope : unit.scopeOf(returnedBy),
						null,
					);
		const meant = returnedBy >= 0 && unit.has(returnedBy, 'async') ? awaited(whole) : whole;
		const found = key === null ? meant : this.evaluator.members.member(meant, key);
		this.evaluator.depth--;
		return found;
	}

	/** What something that is called expects at a place. */
	private wanted(thing: Thing, at: number, place: CallPlace | null): Outcome {
		const { types } = this.evaluator;
		if (thing.is === 'typed' && thing.node.is === 'function') {
			const { params, rest } = thing.node;
			const last = params.length - 1;
			const node = rest && at >= last ? elementOf(params[last]) : params[at];
			return node === undefined ? NOTHING : types.type(node, thing.unit, thing.scope, thing.env);
		}
		if (thing.is === 'instance') {
			const { unit, chunk, env } = thing;
			const all = unit
				.callSignatures(chunk)
				.map((signature) =>
					this.wanted({ is: 'definition', unit, chunk: signature, self: null, env }, at, place),
				);
			const known = all.filter(({ of }) => of.length > 0);
			return known.length === 0 ? NOTHING : merged(known);
		}
		if (thing.is !== 'definition') return NOTHING;
		const { unit } = thing;
		const kind = unit.kind(thing.chunk);
		const chunk = CLASSES.has(kind) ? (unit.member(thing.chunk, 'constructor')[0] ?? -1) : thing.chunk;
		if (chunk < 0 || !FUNCTIONS.has(unit.kind(chunk))) return NOTHING;
		const params = unit.params(chunk);
		const isRest = at >= params.length - 1 && params.at(-1)?.rest === '*';
		const type = isRest ? params.at(-1)?.type : params[at]?.type;
		if (type === undefined) return NOTHING;
		const read = types.read(unit, type);
		const env = this.evaluator.functions.generics.of(thing, place, at);
		return types.type(isRest ? elementOf(read) : read, unit, unit.scopeOf(chunk), env);
	}

	/** What a function of one of these types is called with at a place. */
	private parameterOf(wanted: Outcome, place: number): Outcome {
		const functions = wanted.of.filter(
			(thing) =>
				(thing.is === 'typed' && thing.node.is === 'function') ||
				thing.is === 'instance' ||
				(thing.is === 'definition' && FUNCTIONS.has(thing.unit.kind(thing.chunk))),
		);
		const found = functions.map((thing) => this.wanted(thing, place, null)).filter(({ of }) => of.length > 0);
		return found.length === 0 ? NOTHING : merged(found);
	}

	/** Signatures of an interface that take as many arguments as a call has; all when none does. */
	signatures(unit: Unit, chunk: number, place: CallPlace | null): number[] {
		const all = unit.callSignatures(chunk);
		if (place === null || all.length < 2) return all;
		const count = place.unit.args(place.call).length;
		const fitting = all.filter((signature) => this.takes(unit, signature, count));
		return fitting.length === 0 ? all : fitting;
	}

	private takes(unit: Unit, signature: number, count: number): boolean {
		const params = unit.params(signature);
		const last = params.at(-1);
		if (last?.rest !== '*') {
			const least = params.filter((param) => !param.optional && param.default === undefined).length;
			return count >= least && count <= params.length;
		}
		const rest = last.type === undefined ? UNKNOWN : this.evaluator.types.read(unit, last.type);
		return rest.is === 'tuple' ? count === params.length - 1 + rest.of.length : count >= params.length - 1;
	}
}

function elementOf(node: TypeNode): TypeNode {
	return node.is === 'list' ? node.of : node.is === 'tuple' ? { is: 'union', of: node.of } : UNKNOWN;
}
