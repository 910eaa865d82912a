import { type ImportKind, ModuleFlag } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/**
 * `require` looks along the load path; `require_relative` names a path beside the file, which is the
 * kind `include`; `load` runs a file anew each time: `dynamic`. None of them binds a name. `autoload :A,
 * 'a'` loads when the constant is first met.
 */
const KINDS: Readonly<Record<string, ImportKind>> = {
	require: 'require',
	require_relative: 'include',
	load: 'dynamic',
	autoload: 'require',
};

export function recordImport(walk: Walk, call: number, word: string, list: number): void {
	const { tree, out } = walk;
	const first = firstNamedChild(tree, list);
	if (first === -1) return;
	const isAuto = word === 'autoload';
	const constant = isAuto ? literalText(walk, first) : null;
	const path = isAuto ? nextNamedSibling(tree, first) : first;
	const literal = path === -1 || walk.kind(path) !== Kind.string ? null : literalText(walk, path);
	if (isAuto && constant === null) return;
	// A local `load(x)` or `require(:param)` of another kind names no file.
	if (literal === null && !isAuto && walk.kind(first) === Kind.simple_symbol) return;
	const name = constant?.text ?? null;
	out.importName({
		kind: KINDS[word],
		module: literal === null ? null : word === 'require_relative' ? besideFile(literal.text) : literal.text,
		imported: name ?? '',
		local: name,
		start: tree.start[call],
		end: tree.end[call],
		nameStart: constant?.start ?? literal?.start ?? tree.start[first],
		flags: importFlags(walk, call) | (isAuto ? ModuleFlag.lazy : 0),
	});
	if (constant !== null) walk.bind(walk.memberScope, 'import', constant.text, constant.start);
}

/** A path that is beside the file, however it is written: those of `require` are not. */
function besideFile(path: string): string {
	return /^\.{0,2}\//.test(path) ? path : `./${path}`;
}

function importFlags(walk: Walk, node: number): number {
	const { tree } = walk;
	let flags = 0;
	for (let at = tree.parent[node]; at > 0; at = tree.parent[at]) {
		switch (walk.kind(at)) {
			case Kind.method:
			case Kind.singleton_method:
			case Kind.block:
			case Kind.do_block:
			case Kind.lambda:
				flags |= ModuleFlag.lazy;
				break;
			case Kind.if:
			case Kind.unless:
			case Kind.if_modifier:
			case Kind.unless_modifier:
			case Kind.rescue_modifier:
			case Kind.rescue:
			case Kind.begin:
			case Kind.when:
			case Kind.in_clause:
			case Kind.conditional:
				flags |= ModuleFlag.conditional;
				break;
		}
	}
	return flags;
}
