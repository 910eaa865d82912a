import { K } from './reading/kinds.ts';
import { literalText } from './strings.ts';
import type { Walk } from './walk.ts';

/*
 * A module's manifest (`.psd1`) is a table of values: which scripts the module is made of, which modules it
 * needs, and what it exports.
 */

const MAX_ITEMS = 2000;

const LOADED: Readonly<Record<string, 'include' | 'require'>> = {
	rootmodule: 'include',
	moduletoprocess: 'include',
	nestedmodules: 'include',
	scriptstoprocess: 'include',
	requiredmodules: 'require',
	requiredassemblies: 'require',
};
const EXPORTED = new Set(['functionstoexport', 'cmdletstoexport', 'aliasestoexport', 'variablestoexport']);

export function tellManifest(walk: Walk): void {
	const { tree, out } = walk;
	const hash = tableOf(walk);
	for (const entry of walk.childrenOf(hash, K.entry)) {
		const key = (literalText(walk, walk.field(entry, 'key')) ?? '').toLowerCase();
		const kind = LOADED[key];
		if (kind === undefined && !EXPORTED.has(key)) continue;
		for (const string of strings(walk, entry)) {
			const name = literalText(walk, string) ?? '';
			const start = tree.start[string] + 1;
			const place = { start, end: start + name.length, nameStart: start, flags: 0 };
			if (name === '') continue;
			if (kind !== undefined) out.importName({ kind, module: name, imported: '*', local: null, ...place });
			else if (name.includes('*')) {
				out.exportName({ kind: 'star', exported: name, local: null, module: null, ...place, chunk: -1 });
			} else
				out.exportName({ kind: 'named', exported: name, local: name, module: null, ...place, chunk: -1 });
		}
	}
}

/** The table that the whole file is; -1 when it is something else. */
function tableOf(walk: Walk): number {
	const pipeline = walk.only(0);
	const hash = walk.only(walk.only(walk.only(pipeline)));
	return walk.kind(hash) === K.hash ? hash : -1;
}

/** The strings of an entry; of a table in it, the name of the module. */
function strings(walk: Walk, entry: number): number[] {
	const { tree } = walk;
	const key = walk.field(entry, 'key');
	const found: number[] = [];
	for (let node = tree.after[key]; node < tree.after[entry] && found.length < MAX_ITEMS; ) {
		if (walk.kind(node) === K.entry) {
			const name = literalText(walk, walk.field(node, 'key')) ?? '';
			if (name.toLowerCase() !== 'modulename') {
				node = tree.after[node];
				continue;
			}
			node = tree.after[walk.field(node, 'key')];
			continue;
		}
		if (walk.kind(node) === K.string) found.push(node);
		node++;
	}
	return found;
}
