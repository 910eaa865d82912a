import { ChunkFlag } from '../../model/chunk.ts';
import { type ImportSpec, ModuleFlag } from '../../model/recorder.ts';
import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { modifierFlag } from './items.ts';
import { Kind } from './kinds.ts';
import { hasAttribute, takeNotes } from './notes.ts';
import { bindName, isModuleLevel, itemScope } from './scopes.ts';
import type { Walk } from './walk.ts';

const CFG = new Set(['cfg']);

/** `#[cfg]` on the statement or on a module around it. */
export function importFlags(walk: Walk, attributes: readonly number[]): number {
	return walk.isConditional || hasAttribute(walk, attributes, CFG) ? ModuleFlag.conditional : 0;
}

interface UseFacts {
	flags: number;
	/** A `pub use`, of any reach. */
	isOffered: boolean;
}

/** A part of a use tree, and the path that leads to it. */
interface Branch {
	node: number;
	/** `a::b`, or '' at the root. */
	prefix: string;
	/** The last name of the prefix, for `{self}`; -1 at the root. */
	prefixEnd: number;
}

/**
 * `use a::b::c` takes `c` out of the module `a::b`; a single name is a crate or module as a whole, so
 * that its import is `*`. `use a::b::{self}` is another way to write `use a::b`.
 */
export function enterUse(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const { attributes } = takeNotes(walk, node);
	walk.next = tree.after[node];
	const facts: UseFacts = { flags: importFlags(walk, attributes), isOffered: isOffered(walk, node) };
	const branches: Branch[] = [{ node: childByField(tree, node, fields.argument), prefix: '', prefixEnd: -1 }];
	while (branches.length > 0) {
		const branch = branches.pop()!;
		const kind = walk.kind(branch.node);
		if (kind === Kind.useList) pushList(walk, branch.node, branch, branches);
		else if (kind === Kind.scopedUseList) {
			const path = childByField(tree, branch.node, fields.path);
			const list = childByField(tree, branch.node, fields.list);
			// `::{a, b}` begins at the crates, as `{a, b}` does.
			const prefix = path === -1 ? branch.prefix : joined(branch.prefix, walk.textOf(path));
			if (list !== -1) {
				const prefixEnd = path === -1 ? branch.prefixEnd : lastName(walk, path);
				pushList(walk, list, { node: list, prefix, prefixEnd }, branches);
			}
		} else if (kind === Kind.useWildcard) readWildcard(walk, branch, facts);
		else if (kind === Kind.useAs) {
			const path = childByField(tree, branch.node, fields.path);
			const alias = childByField(tree, branch.node, fields.alias);
			if (path !== -1) readName(walk, branch, path, alias, facts);
		} else if (kind !== 0 && kind !== Kind.error) readName(walk, branch, branch.node, -1, facts);
	}
}

function isOffered(walk: Walk, node: number): boolean {
	const modifier = childOfKind(walk.tree, node, walk.kinds, Kind.visibility);
	if (modifier === -1 || modifierFlag(walk, modifier) === ChunkFlag.private) return false;
	return walk.isOffered && isModuleLevel(walk);
}

/** The first last, because the list is read from its end. */
function pushList(walk: Walk, list: number, { prefix, prefixEnd }: Branch, branches: Branch[]): void {
	const from = branches.length;
	for (let node = firstNamedChild(walk.tree, list); node !== -1; node = nextNamedSibling(walk.tree, node)) {
		branches.push({ node, prefix, prefixEnd });
	}
	const pushed = branches.splice(from).reverse();
	for (const branch of pushed) branches.push(branch);
}

/** Without the white space and comments that may stand around the colons. */
function joined(prefix: string, path: string): string {
	const bare = /\s/.test(path) ? path.replace(/\/\*.*?\*\/|\/\/[^\n]*|\s+/gs, '') : path;
	return prefix === '' ? bare : `${prefix}::${bare}`;
}

function lastName(walk: Walk, path: number): number {
	const { tree, fields } = walk;
	return walk.kind(path) === Kind.scopedIdentifier ? childByField(tree, path, fields.name) : path;
}

function readWildcard(walk: Walk, { node, prefix }: Branch, facts: UseFacts): void {
	const { tree } = walk;
	const path = firstNamedChild(tree, node);
	const module = path === -1 ? prefix : joined(prefix, walk.textOf(path));
	const start = tree.start[node];
	record(
		walk,
		{
			kind: 'import',
			module,
			imported: '*',
			local: null,
			start,
			end: tree.end[node],
			nameStart: start,
			flags: facts.flags,
		},
		facts,
	);
}

function readName(walk: Walk, branch: Branch, path: number, alias: number, facts: UseFacts): void {
	const { tree } = walk;
	const isSelf = walk.kind(path) === Kind.self && branch.prefix !== '';
	const full = isSelf ? branch.prefix : joined(branch.prefix, walk.textOf(path));
	const nameNode = alias !== -1 ? alias : isSelf ? branch.prefixEnd : lastName(walk, path);
	if (full === '' || nameNode === -1) return;
	const at = full.lastIndexOf('::');
	const isRoot = at <= 0;
	const local = walk.textOf(nameNode);
	record(
		walk,
		{
			kind: 'import',
			module: isRoot ? full : full.slice(0, at),
			imported: isRoot ? '*' : full.slice(at + 2),
			local,
			start: tree.start[branch.node],
			end: tree.end[branch.node],
			nameStart: tree.start[nameNode],
			flags: facts.flags,
		},
		facts,
	);
}

/** `extern crate a as b;` */
export function enterExternCrate(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const { attributes } = takeNotes(walk, node);
	walk.next = tree.after[node];
	const name = childByField(tree, node, fields.name);
	const alias = childByField(tree, node, fields.alias);
	if (name === -1) return;
	const local = alias === -1 ? name : alias;
	const facts: UseFacts = { flags: importFlags(walk, attributes), isOffered: isOffered(walk, node) };
	record(
		walk,
		{
			kind: 'import',
			module: walk.textOf(name),
			imported: '*',
			local: walk.textOf(local),
			start: tree.start[node],
			end: tree.end[node],
			nameStart: tree.start[local],
			flags: facts.flags,
		},
		facts,
	);
}

/** Words of a path that cannot be a local name; `use Trait as _` makes none. */
const NAMELESS = new Set(['_', 'self', 'super', 'crate']);

/** `self` and `super` as the file sees them: in a module inside of it, `super` is the file itself. */
function fromFile(walk: Walk, module: string | null): string | null {
	if (module === null || walk.modulePath === '' || !/^(?:self|super)\b/.test(module)) return module;
	const around = walk.modulePath.split('::').slice(0, -1);
	const rest = module.split('::');
	if (rest[0] === 'self') rest.shift();
	while (rest[0] === 'super' && around.length > 0) {
		around.pop();
		rest.shift();
	}
	return rest[0] === 'super' ? rest.join('::') : ['self', ...around, ...rest].join('::');
}

function record(walk: Walk, written: ImportSpec, { isOffered }: UseFacts): void {
	const { out } = walk;
	const spec = { ...written, module: fromFile(walk, written.module) };
	out.importName(spec);
	const { module, imported, local, start, end, nameStart, flags } = spec;
	if (local === null) {
		if (!isOffered) return;
		const exported = `${walk.modulePath}*`;
		out.exportName({ kind: 'star', exported, local: null, module, start, end, nameStart, flags, chunk: -1 });
		return;
	}
	if (NAMELESS.has(local)) return;
	bindName(walk, itemScope(walk), 'import', local, nameStart);
	if (!isOffered) return;
	const exported = walk.modulePath + local;
	const taken = { exported, local: imported, module };
	out.exportName({ kind: 'named', ...taken, start, end, nameStart, flags, chunk: -1 });
}
