import type {
	FactFile,
	Given,
	Origin,
	SeenCall,
	SeenChunk,
	SeenHeritage,
	SeenReference,
	Target,
} from '../../../model/facts/rules.ts';
import type { Binding, ImportSpec } from '../../../model/recorder.ts';
import type { FactCollector } from './collector.ts';
import { Expressions } from './expressions.ts';
import { isMarkup } from './markup.ts';
import { isBelow } from './names.ts';
import { Origins } from './origins.ts';
import type { Recorded } from './recorded.ts';

/** Steps from a value to what it leads to. */
const MAX_STEPS = 12;

/** What rules may ask about the text in hand. */
export class Surroundings extends Expressions implements FactFile {
	readonly path: string;
	readonly language: string;
	readonly container: string;
	readonly chunks: readonly SeenChunk[];
	readonly imports: readonly ImportSpec[];
	readonly heritages: readonly SeenHeritage[];
	readonly calls: readonly SeenCall[];
	private readonly firstChunk: number;
	private readonly importedBy = new Map<string, ImportSpec>();
	private inside: SeenChunk[][] | null = null;
	private readonly imported: Origins;
	private readonly rooted: Origins;

	constructor(collector: FactCollector, recorded: Recorded) {
		super(collector, recorded);
		this.path = recorded.path ?? '';
		this.container = recorded.container;
		this.language = collector.rules.language;
		this.chunks = collector.chunks;
		this.imports = collector.imports;
		this.heritages = collector.heritages;
		this.calls = collector.calls;
		this.firstChunk = collector.firstChunk;
		for (const spec of collector.imports) {
			if (spec.local !== null && !this.importedBy.has(spec.local)) this.importedBy.set(spec.local, spec);
		}
		const ground = {
			recorded,
			chunks: this.chunks,
			importedBy: this.importedBy,
			binding: this.binding.bind(this),
			members: this.members.bind(this),
			chunk: this.chunk.bind(this),
		};
		this.imported = new Origins(ground, false);
		this.rooted = new Origins(ground, true);
	}

	mayHave(text: string): boolean {
		return this.recorded.mayHave(text);
	}

	importsFrom(modules: readonly string[]): boolean {
		return this.imports.some(
			({ module }) => module !== null && modules.some((above) => isBelow(module, above)),
		);
	}

	chunk(index: number): SeenChunk | undefined {
		return this.chunks[index - this.firstChunk];
	}

	members(chunk: number): readonly SeenChunk[] {
		if (this.inside === null) {
			this.inside = this.chunks.map(() => []);
			for (const member of this.chunks) this.inside[member.parent - this.firstChunk]?.push(member);
		}
		return this.inside[chunk - this.firstChunk] ?? [];
	}

	around(chunk: number): readonly SeenChunk[] {
		const found: SeenChunk[] = [];
		for (let at = this.chunk(chunk); at !== undefined; at = this.chunk(at.parent)) found.push(at);
		return found;
	}

	callsAround({ start, end, index }: SeenCall): readonly SeenCall[] {
		return this.calls
			.filter((call) => call.index !== index && call.start <= start && end <= call.end)
			.sort((a, b) => a.end - a.start - (b.end - b.start));
	}

	binding(name: string, scope: number): Binding | null {
		const named = this.recorded.bindingsNamed(name);
		if (named.length === 0) return null;
		for (let at = scope; at >= 0; at = this.recorded.scopeAround(at)) {
			const here = named.find((binding) => binding.scope === at);
			if (here !== undefined) return here;
		}
		return null;
	}

	assignedTo(call: SeenCall): Binding | null {
		return this.recorded.bindingOfCall(call.index);
	}

	origin(name: string, scope: number): Origin | null {
		return this.imported.ofName(name, scope);
	}

	originOf(value: number, scope: number): Origin | null {
		return this.imported.ofValue(value, scope);
	}

	rootOf(value: number, scope: number): Origin | null {
		return this.rooted.ofValue(value, scope);
	}

	target(value: number, scope: number): Target {
		return this.follow(value, scope, MAX_STEPS);
	}

	returned(chunk: number): readonly Given[] {
		return this.recorded.returnsOf(chunk);
	}

	assigned(name: string): readonly Given[] {
		return this.recorded.assignedToName(name);
	}

	isMarkup(value: number, scope: number): boolean {
		return isMarkup(this.recorded, (name, at) => this.binding(name, at), value, scope);
	}

	references(name: string): readonly SeenReference[] {
		return this.recorded.referencesTo(name);
	}

	private follow(value: number, scope: number, steps: number): Target {
		if (value < 0 || steps === 0) return NOWHERE;
		const { op, name, a, b } = this.recorded.valueAt(value);
		switch (op) {
			case 'chunk':
				return { ...NOWHERE, chunk: a, name: this.chunk(a)?.name ?? null };
			case 'name':
				return name === null ? NOWHERE : this.followName(name, scope, steps);
			case 'member': {
				const of = this.follow(a, scope, steps - 1);
				const whole = of.name === null ? name : `${of.name}.${name}`;
				const member = of.chunk < 0 ? undefined : this.members(of.chunk).find((inner) => inner.name === name);
				const { op: owner } = a < 0 ? { op: 'other' } : this.recorded.valueAt(a);
				const own =
					owner === 'this' ? this.chunks.find((inner) => isMethod(inner) && inner.name === name) : member;
				return { chunk: own?.index ?? -1, import: of.import, members: `${of.members}.${name}`, name: whole };
			}
			case 'await':
			case 'cast':
				return this.follow(a, scope, steps - 1);
			case 'assign':
				return this.follow(b, scope, steps - 1);
			case 'call': {
				// `wrap(handler)`, `handler.bind(this)`, `auth()`: what is called, by name.
				const callee = this.follow(this.recorded.calleeOf(a), scope, steps - 1);
				return { ...NOWHERE, import: callee.import, members: callee.members, name: callee.name };
			}
			case 'module':
				return { ...NOWHERE, import: this.imports.find((spec) => spec.module === name) ?? null, name };
			case 'this':
				return { ...NOWHERE, name: 'this' };
			default:
				return NOWHERE;
		}
	}

	private followName(name: string, scope: number, steps: number): Target {
		const binding = this.binding(name, scope);
		const spec = this.importedBy.get(name);
		if (spec !== undefined && (binding === null || binding.kind === 'import' || binding.kind === 'const')) {
			return { ...NOWHERE, import: spec, name };
		}
		if (binding === null) return { ...NOWHERE, name };
		const held = this.chunk(binding.chunk);
		if (held !== undefined && held.kind !== 'variable' && held.kind !== 'constant') {
			return { ...NOWHERE, chunk: held.index, name };
		}
		const further = this.follow(binding.value, binding.scope, steps - 1);
		return further.chunk < 0 && further.import === null ? { ...further, name } : { ...further, name };
	}
}

const NOWHERE: Target = { chunk: -1, import: null, members: '', name: null };

function isMethod({ kind }: SeenChunk): boolean {
	return kind === 'method' || kind === 'field' || kind === 'property';
}
