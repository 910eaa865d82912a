import type {
	Assignment,
	Held,
	Item,
	Operation,
	SeenCall,
	SeenChunk,
	SeenNote,
	Span,
} from '../../../model/facts/rules.ts';
import type { Binding, ValueOp } from '../../../model/recorder.ts';
import type { FactCollector } from './collector.ts';
import type { Recorded } from './recorded.ts';

/** Steps from a value to what it leads to. */
const MAX_STEPS = 12;
const MAX_ITEMS = 1000;
const MAX_PARTS = 200;
const MAX_LINKS = 60;
const MAX_WRITTEN = 10_000;

const NOTHING: Operation = { op: 'other', name: null, a: -1, b: -1 };
const NOWHERE: Span = { start: 0, end: 0 };

/** What rules may ask about the expressions of the text in hand. */
export abstract class Expressions {
	readonly text: string;
	protected readonly recorded: Recorded;
	private readonly collector: FactCollector;
	/** By call, the one that is made on what it gives. */
	private next: ReadonlyMap<number, number> | null = null;
	/** By function, the call that it is an argument of. */
	private takers: ReadonlyMap<number, number> | null = null;
	private allAssignments: readonly Assignment[] | null = null;

	constructor(collector: FactCollector, recorded: Recorded) {
		this.text = recorded.text;
		this.recorded = recorded;
		this.collector = collector;
	}

	abstract binding(name: string, scope: number): Binding | null;

	operation(value: number): Operation {
		return value < 0 ? NOTHING : this.recorded.valueAt(value);
	}

	span(value: number): Span {
		return this.recorded.spanOf(value) ?? NOWHERE;
	}

	written(value: number): string {
		const { start, end } = this.span(value);
		return this.text.slice(start, Math.min(end, start + MAX_WRITTEN));
	}

	string(value: number): string | null {
		const { op, name } = this.operation(value);
		const isText = op === 'string' || (op === 'literal' && (name === 'bytes' || name === 'char'));
		return isText ? this.recorded.textOf(value) : null;
	}

	constantOf(value: number, scope: number): string | null {
		return this.constantText(value, scope, { left: MAX_PARTS });
	}

	constant(name: string, scope: number): string | null {
		const { value, scope: around } = this.valueOf(name, scope) ?? NOTHING_HELD;
		return this.constantOf(value, around);
	}

	parts(value: number): readonly number[] {
		const found: number[] = [];
		const open = [value];
		while (open.length > 0 && found.length < MAX_PARTS) {
			const part = open.pop()!;
			const { op, name, a, b } = this.operation(part);
			if (op === 'binary' && (name === '+' || name === '.')) open.push(b, a);
			else if (op === 'template')
				open.push(
					...this.list(a)
						.map((item) => item.value)
						.reverse(),
				);
			else found.push(part);
		}
		return found;
	}

	held(value: number, scope: number): Held {
		let held = { value, scope };
		for (let steps = 0; steps < MAX_STEPS; steps++) {
			const { op, name, a } = this.operation(held.value);
			if (op === 'cast' && a >= 0) held = { value: a, scope: held.scope };
			else if (op === 'name' && name !== null) {
				const initial = this.valueOf(name, held.scope);
				if (initial === null) break;
				held = initial;
			} else break;
		}
		return held;
	}

	callAt(value: number): SeenCall | null {
		let at = value;
		for (let steps = 0; steps < MAX_STEPS; steps++) {
			const { op, a } = this.operation(at);
			if (op === 'call') return this.collector.callAt(a, this.recorded);
			if (op !== 'await' && op !== 'cast') return null;
			at = a;
		}
		return null;
	}

	argumentsOf({ args, argValues }: SeenCall): readonly Item[] {
		return argValues.map((value, at) => ({ key: args[at]?.name ?? null, value, ...this.span(value) }));
	}

	callsBehind(call: SeenCall): readonly SeenCall[] {
		return this.collector.behind(call).flatMap((index) => this.collector.callAt(index, this.recorded) ?? []);
	}

	linksAfter(call: SeenCall): readonly SeenCall[] {
		this.next ??= this.collector.followers(this.recorded);
		const links: SeenCall[] = [];
		for (
			let at = this.next.get(call.index);
			at !== undefined && links.length < MAX_LINKS;
			at = this.next.get(at)
		) {
			const link = this.collector.callAt(at, this.recorded);
			if (link !== null) links.push(link);
		}
		return links;
	}

	takerOf(chunk: number): SeenCall | null {
		this.takers ??= this.collector.takers(this.recorded);
		return this.collector.callAt(this.takers.get(chunk) ?? -1, this.recorded);
	}

	valuesOf(op: ValueOp): readonly number[] {
		return this.recorded.valuesOf(op);
	}

	callsFrom(start: number): readonly SeenCall[] {
		return this.collector
			.callsFrom(start)
			.slice(0, MAX_LINKS)
			.flatMap((call) => this.collector.callAt(call, this.recorded) ?? []);
	}

	assignments(): readonly Assignment[] {
		this.allAssignments ??= this.recorded.assignments();
		return this.allAssignments;
	}

	callOf({ call }: SeenNote): SeenCall | null {
		return call < 0 ? null : this.collector.callAt(call, this.recorded);
	}

	decorators({ start, nameStart }: SeenChunk): readonly SeenCall[] {
		return this.collector.decorators
			.filter((call) => this.collector.isWithin(call, start, nameStart))
			.flatMap((call) => this.collector.callAt(call, this.recorded) ?? []);
	}

	initial({ index, name, start, end }: SeenChunk): Held {
		if (name === null) return NOTHING_HELD;
		const binding = this.recorded
			.bindingsNamed(name)
			.find(({ chunk, path }) => chunk === index && path === null);
		if (binding !== undefined && binding.value >= 0) return binding;
		const given = this.recorded
			.assignedToMember(name)
			.find((each) => start <= each.start && each.start < end);
		return given ?? NOTHING_HELD;
	}

	items(value: number): readonly Item[] | null {
		const { op, a } = this.operation(value);
		return op === 'object' || op === 'array' ? this.list(a) : null;
	}

	private list(first: number): Item[] {
		const items: Item[] = [];
		for (let at = first; at >= 0 && items.length < MAX_ITEMS; ) {
			const { op, name, a, b } = this.operation(at);
			const held = this.operation(a);
			const value = held.op === 'pair' ? held.b : a;
			const { start, end } = this.span(at);
			items.push({ key: op === 'entry' ? name : null, value, start, end });
			at = b;
		}
		return items;
	}

	/** What a name is bound to, when that is its value and it is never given another. */
	private valueOf(name: string, scope: number): Held | null {
		const binding = this.binding(name, scope);
		if (binding === null || binding.kind === 'param' || binding.path !== null || binding.value < 0)
			return null;
		return this.isWritten(binding) ? null : { value: binding.value, scope: binding.scope };
	}

	/** Whether the text gives a name something after its declaration: `name = …`, `name += …`. */
	private isWritten({ name, start }: Binding): boolean {
		return this.recorded
			.referencesTo(name)
			.some(
				({ kind, scope }) =>
					(kind === 'write' || kind === 'readwrite') && this.binding(name, scope)?.start === start,
			);
	}

	private constantText(of: number, around: number, budget: { left: number }): string | null {
		if (budget.left-- <= 0) return null;
		const { value, scope } = this.held(of, around);
		const parts = this.parts(value);
		if (parts.length === 1 && parts[0] === value) return this.string(value);
		let whole = '';
		for (const part of parts) {
			const text = this.constantText(part, scope, budget);
			if (text === null) return null;
			whole += text;
		}
		return whole;
	}
}

const NOTHING_HELD: Held = { value: -1, scope: -1 };
