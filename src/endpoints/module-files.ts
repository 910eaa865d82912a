import { folderOf } from '../model/repository-paths.ts';
import type { EndpointRows } from '../store/queries/endpoint-rows.ts';
import { routingOf } from './routing-of.ts';

/** Finds the file that a module stands for, among the files of an index. */
export class ModuleFiles {
	private readonly ids: ReadonlyMap<string, number>;
	private readonly linkOf: EndpointRows['linkOf'];
	/** Paths by their last part without its extension. */
	private stems: Map<string, string[]> | null = null;

	constructor(ids: ReadonlyMap<string, number>, linkOf: EndpointRows['linkOf']) {
		this.ids = ids;
		this.linkOf = linkOf;
	}

	/** The file's id; null when it is not here, or when more than one could be meant. */
	find(from: string, module: string, language: string): number | null {
		// What a framework finds by custom is a path from the root.
		if (module.startsWith('/')) return this.ids.get(module.slice(1)) ?? null;
		const linked = this.linkOf(this.ids.get(from) ?? -1, module);
		const { moduleEnds } = routingOf(language);
		const path =
			linked === undefined && moduleEnds.length > 0
				? this.dotted(from, module, moduleEnds)
				: (linked ?? null);
		return path === null ? null : (this.ids.get(path) ?? null);
	}

	/** A dotted module in a string (`include('shop.urls')`), or below one that is imported. */
	private dotted(from: string, module: string, endings: readonly string[]): string | null {
		const dots = /^\.{0,20}/.exec(module)![0].length;
		const rest = module.slice(dots).replaceAll('.', '/');
		if (dots === 0) return this.only(rest, endings);
		let folder = folderOf(from);
		for (let up = 1; up < dots; up++) folder = folderOf(folder);
		const path = folder === '' ? rest : `${folder}/${rest}`;
		return endsOf(path, endings).find((candidate) => this.ids.has(candidate)) ?? null;
	}

	/** The one file that is the module, wherever its package begins; of several the one nearest the root. */
	private only(rest: string, endings: readonly string[]): string | null {
		const ends = endsOf(rest, endings);
		this.stems ??= Map.groupBy(this.ids.keys(), stemOf);
		const candidates = ends.flatMap((end) => this.stems!.get(stemOf(end)) ?? []);
		const found = candidates.filter((path) => ends.some((end) => path === end || path.endsWith(`/${end}`)));
		const least = Math.min(...found.map(depthOf));
		const nearest = found.filter((path) => depthOf(path) === least);
		return nearest.length === 1 ? nearest[0] : null;
	}
}

function endsOf(path: string, endings: readonly string[]): string[] {
	return endings.map((ending) => `${path}${ending}`);
}

function depthOf(path: string): number {
	return path.split('/').length;
}

function stemOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]{1,10}$/, '');
}
