import { ModuleFlag } from '../../model/recorder.ts';
import { childOfKind } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { clippedText } from '../shared/walk.ts';
import { readModifiers } from './modifiers.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const KINDS = /^(?:typealias|struct|class|enum|protocol|let|var|func)$/;

/**
 * `import A.B` takes what is asked for, `import struct A.B` takes `B` from `A`. `@_exported` gives it on
 * to those who import this module.
 */
export function enterImport(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const written = childOfKind(tree, node, walk.kinds, Kind.identifier);
	walk.next = tree.after[node];
	if (written === -1) return;
	const path = clippedText(walk, written).replace(/\s+/g, '');
	const keyword = childOfKind(tree, node, walk.kinds, Kind['"import"']);
	const isOne = keyword !== -1 && KINDS.test(walk.textOf(tree.after[keyword]));
	let last = -1;
	for (let child = written + 1; child < tree.after[written]; child = tree.after[child]) {
		if (walk.kind(child) === Kind.simple_identifier) last = child;
	}
	const dot = path.lastIndexOf('.');
	const isMember = isOne && dot !== -1 && last !== -1;
	const taken = isMember
		? { module: path.slice(0, dot), imported: walk.nameOf(last), local: walk.nameOf(last) }
		: { module: path, imported: '*', local: null };
	if (path === 'XCTest') walk.importsXCTest = true;
	const place = {
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[isMember ? last : written],
	};
	const flags = walk.conditions > 0 ? ModuleFlag.conditional : 0;
	out.importName({ kind: 'import', ...taken, ...place, flags });
	if (isMember) bind(walk, 'import', last, {});
	if (!readModifiers(walk, node).annotations?.some(({ name }) => name === '_exported')) return;
	out.exportName({
		kind: isMember ? 'named' : 'star',
		exported: isMember ? taken.imported : '*',
		local: isMember ? taken.imported : null,
		module: taken.module,
		...place,
		flags,
		chunk: -1,
	});
}
