import type { ChunkRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import { idOfRow } from '../store/schema.ts';
import { runningIn, withoutRepeats } from './compose.ts';
import type { Running } from './controls.ts';
import type { Controller, HandlerMiddleware, Route } from './route-facts.ts';

/** Classes above a controller, and chunks around a handler, that are looked at. */
const MAX_ABOVE = 12;
const MAX_AROUND = 6;

/** What runs before handlers, as is said where they are defined: decorators, callbacks of controllers. */
export class HandlerMiddlewareOf {
	private readonly rows: EndpointRows;
	private readonly said = new Map<number, HandlerMiddleware[]>();
	private readonly byChunk = new Map<number, Controller>();
	/** By the whole name; null for one that several have. */
	private readonly byName = new Map<string, Controller | null>();
	private readonly byFile = new Map<string, Controller>();

	constructor(rows: EndpointRows, controllers: readonly Controller[], said: readonly HandlerMiddleware[]) {
		this.rows = rows;
		for (const each of said) {
			const id = idOfRow(each.file, each.chunk);
			const same = this.said.get(id);
			if (same === undefined) this.said.set(id, [each]);
			else same.push(each);
		}
		for (const each of controllers) {
			this.byChunk.set(idOfRow(each.file, each.chunk), each);
			this.byName.set(each.name, this.byName.has(each.name) ? null : each);
			if (!this.byFile.has(each.inFile)) this.byFile.set(each.inFile, each);
		}
	}

	running(route: Route, handler: ChunkRow | null): Running[] {
		if (this.said.size === 0) return [];
		const around = handler === null ? [] : this.around(handler);
		const controller = around.map((id) => this.byChunk.get(id)).find((found) => found !== undefined);
		const owner = controller ?? this.named(route);
		const action = route.handlerName ?? route.handler?.split(/[.#@:]+/).at(-1) ?? '';
		let running: Running[] = [];
		const lines = owner === undefined ? [] : this.lineage(owner);
		const ids = [
			...lines.map(({ file, chunk }) => idOfRow(file, chunk)),
			...around.toReversed().filter((id) => !this.byChunk.has(id)),
		];
		for (const id of ids) {
			for (const each of this.said.get(id) ?? []) {
				if (!runsFor(each, action)) continue;
				running = each.skipped
					? running.filter(({ name }) => !each.names.includes(name))
					: withoutRepeats([...running, ...runningIn(each, each.names)]);
			}
		}
		return running;
	}

	/** A handler's chunk and those around it, the innermost first. */
	private around({ id }: ChunkRow): number[] {
		const found: number[] = [];
		for (let at: number | null = id; at !== null && found.length < MAX_AROUND; at = this.rows.aroundId(at)) {
			found.push(at);
		}
		return found;
	}

	/** The controller in the file that a route names: an action may be inherited, or have a template alone. */
	private named({ handlerModule, framework }: Route): Controller | undefined {
		return framework === 'rails' && handlerModule !== null
			? this.byFile.get(handlerModule.replace(/^\//, ''))
			: undefined;
	}

	/** The classes and modules that a controller stands on, the outermost first, then itself. */
	private lineage(controller: Controller): Controller[] {
		const found: Controller[] = [];
		const open = [controller];
		while (open.length > 0 && found.length < MAX_ABOVE) {
			const each = open.shift()!;
			if (found.includes(each)) continue;
			found.push(each);
			for (const name of [...each.mixins.toReversed(), ...(each.base === null ? [] : [each.base])]) {
				const above = this.resolve(name, each);
				if (above !== null) open.push(above);
			}
		}
		return found.reverse();
	}

	/** What a name means inside a class: the nearest namespace around that has it. */
	private resolve(written: string, { name }: Controller): Controller | null {
		const wanted = written.replace(/^::/, '');
		const around = written.startsWith('::') ? [] : name.split('::').slice(0, -1);
		for (let length = around.length; length >= 0; length--) {
			const found = this.byName.get([...around.slice(0, length), wanted].join('::'));
			if (found !== undefined) return found;
		}
		return null;
	}
}

function runsFor({ only, except }: HandlerMiddleware, action: string): boolean {
	return (only.length === 0 || only.includes(action)) && !except.includes(action);
}
