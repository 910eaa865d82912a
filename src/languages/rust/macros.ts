import { ChunkFlag } from '../../model/chunk.ts';
import { CallFlag } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { calleeParts, clippedCallee, nameNodeOf } from './callees.ts';
import { nameItem, openItem } from './items.ts';
import { Kind } from './kinds.ts';
import { literalText } from './literals.ts';
import { isCode, meaningOf } from './macro-names.ts';
import { makeMacroValue, tellMacroExit } from './macro-values.ts';
import { hasAttribute, takeNotes } from './notes.ts';
import { bindName, enterScope } from './scopes.ts';
import { readTokenArgs, type TokenArgs } from './token-args.ts';
import { readTokens } from './tokens.ts';
import { importFlags } from './uses.ts';
import { pathValue } from './values.ts';
import { Role, type Walk } from './walk.ts';

const EXPORTED = new Set(['macro_export']);

/** `macro_rules! m { … }`: a macro is seen outside its module only with `#[macro_export]`. */
export function enterMacroDefinition(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const name = childByField(tree, node, fields.name);
	const notes = takeNotes(walk, node);
	const isExported = hasAttribute(walk, notes.attributes, EXPORTED);
	const visibility = isExported ? ChunkFlag.public : ChunkFlag.private;
	const chunk = openItem(walk, node, {
		kind: 'macro',
		name,
		flags: visibility,
		headEnd: name === -1 ? tree.start[node] : tree.end[name],
		notes,
	});
	walk.atEnd(node, closeMacro, node);
	nameItem(walk, name, 'function', chunk, visibility);
}

function closeMacro(walk: Walk): void {
	walk.out.closeChunk();
}

/** What a rule matches are its parameters, `$x` with the sort of syntax as type; what it makes is tokens. */
export function enterMacroRule(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const scope = enterScope(walk, 'function', tree.start[node], node);
	const left = childByField(tree, node, fields.left);
	let index = 0;
	for (let at = left + 1; left !== -1 && at < tree.after[left]; at++) {
		if (walk.kind(at) !== Kind.tokenBinding) continue;
		const name = childByField(tree, at, fields.name);
		if (name === -1) continue;
		const type = walk.textOf(childByField(tree, at, fields.type)) || null;
		bindName(walk, scope, 'param', walk.textOf(name), tree.start[name], { type, index: index++ });
	}
	const right = childByField(tree, node, fields.right);
	if (right !== -1) readTokens(walk, right, 'names');
	walk.next = tree.after[node];
}

export function enterMacro(walk: Walk, node: number): void {
	const name = nameNodeOf(walk, childByField(walk.tree, node, walk.fields.macro));
	if (name !== -1) walk.roles[name] = Role.called;
	walk.atEnd(node, leaveMacro, node);
}

/** Only a macro has tokens in it; elsewhere a syntax error left them. */
export function enterTokenTree(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const around = tree.parent[node];
	const isMacro = walk.kind(around) === Kind.macroInvocation;
	const name = isMacro ? nameNodeOf(walk, childByField(tree, around, fields.macro)) : -1;
	readTokens(walk, node, name === -1 ? 'names' : meaningOf(walk.textOf(name)));
	walk.next = tree.after[node];
}

function leaveMacro(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const macro = childByField(tree, node, fields.macro);
	if (macro === -1) return;
	const list = childOfKind(tree, node, walk.kinds, Kind.tokenTree);
	const parts = calleeParts(walk, macro);
	const read = readTokenArgs(walk, list, isCode(parts.name));
	makeMacroValue(walk, parts.name, node, list, read);
	if (list !== -1 && isCode(parts.name)) tellMacroExit(walk, parts.name, node, list, read);
	const isAwaited = walk.kind(tree.parent[node]) === Kind.awaitExpression;
	walk.made[node] = out.call({
		via: 'macro',
		callee: clippedCallee(walk, macro),
		...parts,
		start: tree.start[node],
		end: tree.end[node],
		flags: isAwaited ? CallFlag.awaited : 0,
		args: read.args,
		argCount: read.count,
		calleeValue: pathValue(walk, macro),
		argValues: read.values,
	});
	if (parts.name === 'include') recordInclude(walk, node, read);
}

/** `include!("x.rs")` puts a file in the place of the call. */
function recordInclude(walk: Walk, node: number, { ranges }: TokenArgs): void {
	const { tree } = walk;
	if (ranges.length !== 1) return;
	const { first, last } = ranges[0];
	const isLiteral =
		first === last && (walk.kind(first) === Kind.string || walk.kind(first) === Kind.rawString);
	walk.out.importName({
		kind: 'include',
		module: isLiteral ? literalText(walk, first) : null,
		imported: '*',
		local: null,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[first],
		flags: importFlags(walk, []),
	});
}
