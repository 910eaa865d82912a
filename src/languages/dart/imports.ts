import { ModuleFlag } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { make, makeList } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { Role } from '../shared/walk.ts';
import { annotationOf, firstOf } from './declared.ts';
import { docOf } from './doc.ts';
import { stringContent } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The libraries that a directive names: one, and others for other platforms. */
function urisIn(walk: Walk, node: number): { string: number; isConditional: boolean }[] {
	const { tree } = walk;
	const found: { string: number; isConditional: boolean }[] = [];
	for (let at = node + 1; at < tree.after[node]; at++) {
		if (walk.kind(at) !== Kind.uri) continue;
		const string = childOfKind(tree, at, walk.kinds, Kind.string_literal);
		const isConditional = walk.kind(tree.parent[at]) === Kind.configuration_uri;
		if (string !== -1) found.push({ string, isConditional });
	}
	return found;
}

/** The names after `show`, or after `hide`; null without such a clause. */
function namesIn(walk: Walk, node: number, word: number): number[] | null {
	const { tree, kinds } = walk;
	let found: number[] | null = null;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.combinator || childOfKind(tree, child, kinds, word) === -1) continue;
		found ??= [];
		for (let name = child + 1; name < tree.after[child]; name = tree.after[name]) {
			if (walk.kind(name) === Kind.identifier) found.push(name);
		}
	}
	return found;
}

/** `import 'x' as p show A`, and `export 'x' hide B`. What is hidden is not taken; the rest is `*`. */
export function enterDirective(walk: Walk, node: number): void {
	const { tree, kinds } = walk;
	walk.next = tree.after[node];
	const taking = childOfKind(tree, node, kinds, Kind.library_import);
	const giving = childOfKind(tree, node, kinds, Kind.library_export);
	if (giving !== -1) exportFrom(walk, giving);
	else if (taking !== -1) {
		const inner = childOfKind(tree, taking, kinds, Kind.import_specification);
		importFrom(walk, inner === -1 ? taking : inner);
	}
}

function importFrom(walk: Walk, node: number): void {
	const { tree, kinds, out } = walk;
	const isLazy = childOfKind(tree, node, kinds, Kind['"deferred"']) !== -1;
	const prefix = childOfKind(tree, node, kinds, Kind.identifier);
	const shown = namesIn(walk, node, Kind['"show"']);
	for (const { string, isConditional } of urisIn(walk, node)) {
		const module = stringContent(walk, string);
		const flags = (isLazy ? ModuleFlag.lazy : 0) | (isConditional ? ModuleFlag.conditional : 0);
		const place = { start: tree.start[node], end: tree.end[node] };
		const base = { kind: 'import' as const, module, ...place, flags };
		if (shown === null || prefix !== -1) {
			const local = prefix === -1 ? null : walk.textOf(prefix);
			const nameStart = tree.start[prefix === -1 ? string : prefix];
			out.importName({ ...base, imported: '*', local, nameStart });
		}
		// With a prefix the names are only taken under it.
		for (const name of prefix === -1 ? (shown ?? []) : []) {
			const text = walk.textOf(name);
			out.importName({ ...base, imported: text, local: text, nameStart: tree.start[name] });
			if (!isConditional) bind(walk, 'import', name, {});
		}
	}
	if (prefix !== -1) bind(walk, 'import', prefix, {});
	tellHidden(walk, node, 'import');
}

/** What a directive hides, as what is given to its module: the names, behind the word of the directive. */
function tellHidden(walk: Walk, node: number, word: 'import' | 'export'): void {
	const hidden = namesIn(walk, node, Kind['"hide"']);
	if (hidden === null) return;
	const names = hidden.map((name) => make(walk, name, 'string', walk.textOf(name)));
	const list = makeList(walk, node, 'array', [make(walk, node, 'string', word), ...names]);
	for (const { string } of urisIn(walk, node)) {
		const module = make(walk, string, 'module', stringContent(walk, string));
		walk.out.assign(module, list, walk.tree.start[string]);
	}
}

function exportFrom(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const shown = namesIn(walk, node, Kind['"show"']);
	tellHidden(walk, node, 'export');
	for (const { string, isConditional } of urisIn(walk, node)) {
		const module = stringContent(walk, string);
		const flags = isConditional ? ModuleFlag.conditional : 0;
		const base = { module, start: tree.start[node], end: tree.end[node], flags, chunk: -1 };
		if (shown === null)
			out.exportName({ ...base, kind: 'star', exported: '*', local: null, nameStart: tree.start[string] });
		for (const name of shown ?? []) {
			const text = walk.textOf(name);
			out.exportName({ ...base, kind: 'named', exported: text, local: text, nameStart: tree.start[name] });
		}
	}
}

/** `part 'x.dart'` takes a file into the library; `part of 'y.dart'` says which one this is in. */
export function enterPart(walk: Walk, node: number): void {
	const { tree, out, kinds } = walk;
	walk.next = tree.after[node];
	const place = { start: tree.start[node], end: tree.end[node], local: null, flags: 0 };
	const [found] = urisIn(walk, node);
	if (found !== undefined) {
		const module = stringContent(walk, found.string);
		out.importName({ kind: 'include', module, imported: '*', ...place, nameStart: tree.start[found.string] });
		return;
	}
	if (walk.kind(node) !== Kind.part_of_directive) return;
	let name = childOfKind(tree, node, kinds, Kind.identifier);
	if (name === -1) {
		for (let at = node + 1; at < tree.after[node] && name === -1; at++)
			if (walk.kind(at) === Kind.identifier) name = at;
	}
	if (name === -1) return;
	const module = walk.text.slice(tree.start[name], tree.end[node]).replace(/[\s;]+/g, '');
	out.importName({ kind: 'include', module, imported: '*', ...place, nameStart: tree.start[name] });
}

/** `library x;`: what stands before it is about the whole. */
export function enterLibrary(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const annotations = [];
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.annotation) annotations.push(annotationOf(walk, child));
		else for (let at = child; at < tree.after[child]; at++) walk.setRole(at, Role.none);
	}
	const doc = docOf(walk, firstOf(walk, node));
	if (annotations.length > 0 || doc.docStart !== undefined)
		out.describeModule({ annotations: annotations.length > 0 ? annotations : null, ...doc });
}
