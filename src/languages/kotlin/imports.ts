import { childOfKind } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, clippedText } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `import a.b.C as D` takes `C` from `a.b`, be that a package or a type; `import a.b.*` what is asked for. */
export function enterImport(walk: Walk, node: number): void {
	const { tree, kinds, out } = walk;
	walk.next = tree.after[node];
	const written = childOfKind(tree, node, kinds, Kind.identifier);
	if (written === -1) return;
	let last = -1;
	for (let child = written + 1; child < tree.after[written]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.simple_identifier) last = child;
	}
	if (walk.isEmpty(last)) return;
	const star = childOfKind(tree, node, kinds, Kind.wildcard_import);
	const place = { start: tree.start[node], flags: 0 };
	if (star !== -1) {
		const module = dotted(walk, written);
		out.importName({
			kind: 'import',
			module,
			imported: '*',
			local: null,
			...place,
			end: tree.end[star],
			nameStart: tree.start[written],
		});
		return;
	}
	const alias = childOfKind(
		tree,
		childOfKind(tree, node, kinds, Kind.import_alias),
		kinds,
		Kind.type_identifier,
	);
	const token = alias === -1 ? last : alias;
	const path = dotted(walk, written);
	const imported = walk.nameOf(last);
	out.importName({
		kind: 'import',
		module: path.slice(0, Math.max(0, path.length - imported.length - 1)),
		imported,
		local: walk.nameOf(token),
		...place,
		end: tree.end[token],
		nameStart: tree.start[token],
	});
	bind(walk, 'import', token, {});
}

/** Without white space and backquotes. */
function dotted(walk: Walk, node: number): string {
	return clippedText(walk, node).replace(/[\s`]+/g, '');
}

/** The package is a chunk, so that its name has a place. */
export function enterPackage(walk: Walk, node: number): void {
	const { tree } = walk;
	walk.next = tree.after[node];
	const written = childOfKind(tree, node, walk.kinds, Kind.identifier);
	const name = written === -1 ? '' : dotted(walk, written);
	if (name === '') return;
	walk.openChunk({
		kind: 'namespace',
		name,
		start: tree.start[node],
		end: tree.end[written],
		nameStart: tree.start[written],
		flags: 0,
		signature: clipped(walk, tree.start[node], tree.end[written], 400),
	});
	walk.closeChunk();
}
