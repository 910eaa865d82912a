import { nextSibling } from '../../model/syntax-walk.ts';
import { stringText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/**
 * `import "x"` takes every name that `x` has at its top level, those it imports included: whoever
 * imports a file gets what that file imported, so each import is a re-export too.
 */
export function enterImport(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const source = walk.field(node, 'source');
	if (source === -1) return;
	const module = stringText(walk, source);
	let isNamed = false;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (tree.field[child] !== walk.fields.import_name || walk.isEmpty(child)) continue;
		isNamed = true;
		const as = nextSibling(tree, child);
		const alias = walk.kind(as) === Kind['"as"'] ? nextSibling(tree, as) : -1;
		const local = walk.kind(alias) === Kind.identifier ? alias : child;
		tell(walk, module, walk.textOf(child), local, tree.start[child], tree.end[local]);
	}
	if (isNamed) return;
	const alias = walk.field(node, 'alias');
	if (walk.isEmpty(alias)) tellAll(walk, node, module, source);
	else tell(walk, module, '*', alias, tree.start[node], tree.end[node]);
}

function tell(walk: Walk, module: string, imported: string, local: number, start: number, end: number): void {
	const { tree, out } = walk;
	const name = walk.textOf(local);
	const nameStart = tree.start[local];
	const place = { start, end, nameStart, flags: 0 };
	out.importName({ kind: 'import', module, imported, local: name, ...place });
	out.exportName({ kind: 'named', exported: name, local: imported, module, ...place, chunk: -1 });
	walk.bind(walk.scopes[0], imported === '*' ? 'namespace' : 'import', name, nameStart);
}

function tellAll(walk: Walk, node: number, module: string, source: number): void {
	const { tree, out } = walk;
	const place = { start: tree.start[node], end: tree.end[node], nameStart: tree.start[source], flags: 0 };
	out.importName({ kind: 'import', module, imported: '*', local: null, ...place });
	out.exportName({ kind: 'star', exported: '*', local: null, module, ...place, chunk: -1 });
}
