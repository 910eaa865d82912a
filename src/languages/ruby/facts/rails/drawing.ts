import { route, routeMount } from '../../../../model/facts/web.ts';
import { firstNamedChild, nextNamedSibling } from '../../../../model/syntax-walk.ts';
import { Kind } from '../../syntax.ts';
import type { Walk } from '../../walk.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { type Frame, OUTERMOST } from './frame.ts';
import { loopValues } from './loops.ts';
import type { Matched } from './matches.ts';
import { type Entry, type Names, type Static, staticValue } from './static-values.ts';
import { WORDS } from './words.ts';

/** Statements read for one file: loops and concerns repeat what is written once. */
const MAX_STEPS = 20_000;
const MAX_DEPTH = 60;

/** A call in a file of routes. */
export interface Line {
	node: number;
	args: Arguments;
	/** Its block, or -1. */
	block: number;
	frame: Frame;
}

/**
 * Reads a file of routes as Rails would run it, and tells each route that comes of it. What is not known
 * without running the program (a path that is computed, a block of a method from elsewhere) is left out.
 */
export class Drawing {
	readonly walk: Walk;
	/** Key of what is drawn on; null for the application. */
	readonly router: string | null;
	readonly names: Names = new Map();
	/** Folder of the application, with a slash at its end; null when this is not its file of routes. */
	readonly #root: string | null;
	readonly concerns = new Map<string, number>();
	readonly #methods = new Map<string, number>();
	/** Names that stand for the mapper: `do |map|`. */
	readonly #mappers = new Set(['self']);
	/** Options of the `with_options` around. */
	#given: ReadonlyMap<string, Entry> = new Map();
	#steps = 0;
	#depth = 0;

	constructor(walk: Walk, router: string | null) {
		this.walk = walk;
		this.router = router;
		this.#root = /^(.{0,300}\/|)config\/routes(?:\.rb$|\/)/.exec(walk.out.path ?? '')?.[1] ?? null;
	}

	/** The statements of a file or a block. */
	statements(body: number, frame: Frame): void {
		const { tree } = this.walk;
		for (let node = firstNamedChild(tree, body); node !== -1; node = nextNamedSibling(tree, node)) {
			this.#statement(node, frame);
		}
	}

	/** Takes note of what a file declares beside its routes. */
	remember(body: number): void {
		const { tree } = this.walk;
		for (let node = firstNamedChild(tree, body); node !== -1; node = nextNamedSibling(tree, node)) {
			const kind = this.walk.kind(node);
			if (kind === Kind.assignment || kind === Kind.method) this.#statement(node, OUTERMOST);
		}
	}

	block(block: number, frame: Frame): void {
		if (block !== -1) this.statements(this.walk.field(block, 'body'), frame);
	}

	#statement(node: number, frame: Frame): void {
		if (node === -1 || this.#depth >= MAX_DEPTH || ++this.#steps > MAX_STEPS) return;
		this.#depth++;
		this.#read(node, frame);
		this.#depth--;
	}

	#read(node: number, frame: Frame): void {
		const { walk } = this;
		switch (walk.kind(node)) {
			case Kind.call:
				this.#call(node, frame);
				return;
			case Kind.identifier:
				this.#run(node, walk.textOf(node), -1, -1, frame);
				return;
			case Kind.assignment:
				this.#remember(node);
				return;
			case Kind.method:
				this.#methods.set(walk.textOf(walk.field(node, 'name')), node);
				return;
			// Which branch is taken is not known: what is written is a route in some environment.
			case Kind.if:
			case Kind.unless:
			case Kind.elsif:
				this.statements(walk.field(node, 'consequence'), frame);
				this.#statement(walk.field(node, 'alternative'), frame);
				return;
			case Kind.if_modifier:
			case Kind.unless_modifier:
				this.#statement(walk.field(node, 'body'), frame);
				return;
			case Kind.when:
				this.statements(walk.field(node, 'body'), frame);
				return;
			case Kind.else:
			case Kind.begin:
			case Kind.case:
			case Kind.parenthesized_statements:
				this.statements(node, frame);
		}
	}

	/** `ACTIONS = %i[index show].freeze`. */
	#remember(assignment: number): void {
		const { walk } = this;
		const left = walk.field(assignment, 'left');
		if (walk.kind(left) !== Kind.constant && walk.kind(left) !== Kind.identifier) return;
		this.names.set(walk.textOf(left), staticValue(walk, walk.field(assignment, 'right'), this.names));
	}

	#call(node: number, frame: Frame): void {
		const { walk } = this;
		const receiver = walk.field(node, 'receiver');
		const name = walk.textOf(walk.field(node, 'method'));
		const block = walk.field(node, 'block');
		if (receiver === -1 || this.#mappers.has(walk.textOf(receiver))) {
			this.#run(node, name, walk.field(node, 'arguments'), block, frame);
		} else if (block !== -1) this.#loop(receiver, name, block, frame);
	}

	#run(node: number, name: string, list: number, block: number, frame: Frame): void {
		const { walk } = this;
		const word = WORDS.get(name);
		if (word !== undefined || name === 'with_options') {
			const args = readArguments(walk, list, this.names, this.#given);
			if (word === undefined) this.#withOptions(args, block, frame);
			else word({ node, args, block, frame }, this);
			return;
		}
		const method = this.#methods.get(name);
		if (method === undefined) return;
		const params = this.#paramNames(walk.field(method, 'parameters'));
		const args = readArguments(walk, list, this.names, new Map());
		if (args.positional.length !== params.length) return;
		this.#bind(
			params,
			args.positional.map(({ value }) => value),
		);
		this.statements(walk.field(method, 'body'), frame);
	}

	/** `with_options only: :show do |only|`. */
	#withOptions(args: Arguments, block: number, frame: Frame): void {
		const before = this.#given;
		this.#given = args.options;
		for (const name of this.#paramNames(this.walk.field(block, 'parameters'))) this.#mappers.add(name);
		this.block(block, frame);
		this.#given = before;
	}

	/** `%w[a b].each do |name|`: once for each. */
	#loop(receiver: number, name: string, block: number, frame: Frame): void {
		const rounds = loopValues(staticValue(this.walk, receiver, this.names), name);
		if (rounds === null) return;
		const params = this.#paramNames(this.walk.field(block, 'parameters'));
		for (const values of rounds) {
			this.#bind(params, values);
			this.block(block, frame);
		}
	}

	#bind(params: readonly string[], values: readonly Static[]): void {
		for (const [at, param] of params.entries()) this.names.set(param, values[at] ?? UNKNOWN_VALUE);
	}

	#paramNames(list: number): string[] {
		const { walk } = this;
		const names: string[] = [];
		for (let node = firstNamedChild(walk.tree, list); node !== -1; node = nextNamedSibling(walk.tree, node)) {
			if (walk.kind(node) === Kind.identifier) names.push(walk.textOf(node));
		}
		return names;
	}

	/** A file of the application, by its path from the top of the repository. */
	fileOf(path: string): string {
		return `/${this.#root ?? ''}${path}`;
	}

	/** `unless` is a setting of the application without which it is there. */
	tell(
		node: number,
		{ path, methods, controller, action, handler }: Matched,
		unless: string | null = null,
	): void {
		const { tree, out } = this.walk;
		for (const method of methods) {
			out.fact(route, tree.start[node], tree.end[node], {
				framework: 'rails',
				method,
				path,
				router: this.router,
				handler,
				handler_module:
					controller === null || this.#root === null
						? null
						: this.fileOf(`app/controllers/${controller}_controller.rb`),
				handler_name: this.#root === null ? null : action,
				unless,
			});
		}
	}

	/** `module` is what declares the routes that are not here: a gem, an engine, a file of this application. */
	tellMount(node: number, prefix: string, module: string, name: string | null): void {
		const { tree, out } = this.walk;
		out.fact(routeMount, tree.start[node], tree.end[node], {
			framework: 'rails',
			router: this.router,
			prefix: prefix === '/' ? '' : prefix,
			module,
			name,
		});
	}
}

const UNKNOWN_VALUE: Static = { is: 'code' };
