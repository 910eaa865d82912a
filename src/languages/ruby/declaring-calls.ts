import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { lastConstant } from './classes.ts';
import { docBefore } from './doc.ts';
import { recordImport } from './imports.ts';
import { literalNames, literalText, type Written } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { callAround, memberFlags } from './visibility.ts';
import type { Walk } from './walk.ts';

const ATTRIBUTES = new Set([
	'attr',
	'attr_reader',
	'attr_writer',
	'attr_accessor',
	'cattr_reader',
	'cattr_writer',
	'cattr_accessor',
	'mattr_reader',
	'mattr_writer',
	'mattr_accessor',
	'thread_mattr_accessor',
	'class_attribute',
]);
const MAX_SIGNATURE = 200;

/** What a call without a receiver declares besides being a call. */
export function afterCall(walk: Walk, node: number, name: string, list: number, values: number[]): void {
	switch (name) {
		case 'require':
		case 'require_relative':
		case 'load':
		case 'autoload':
			recordImport(walk, node, name, list);
			return;
		case 'include':
		case 'prepend':
		case 'extend':
			mixIn(walk, name, list);
			return;
		case 'alias_method':
			aliasMethod(walk, node, list);
			return;
		case 'raise':
		case 'fail':
			walk.out.yields('throw', values[0] ?? make(walk, node, 'other'), walk.tree.start[node]);
			return;
	}
	if (ATTRIBUTES.has(name) && walk.body !== null && !walk.isInMethod)
		declareAttributes(walk, node, name, list);
}

/** `include M`: the methods of `M` become those of instances; with `extend`, of the class itself. */
function mixIn(walk: Walk, name: string, list: number): void {
	const { body, tree } = walk;
	if (body === null || walk.isInMethod) return;
	for (let node = firstNamedChild(tree, list); node !== -1; node = nextNamedSibling(tree, node)) {
		walk.out.heritage({
			chunk: body.chunk,
			kind: name === 'extend' || body.isStatic ? 'metaclass' : 'mixin',
			text: walk.clip(tree.start[node], tree.end[node], MAX_SIGNATURE),
			name: lastConstant(walk, node),
			start: tree.start[node],
			value: valueAt(walk, node),
		});
	}
}

/** Each name is a property of its class. Its range is the symbol. */
function declareAttributes(walk: Walk, node: number, word: string, list: number): void {
	const { tree } = walk;
	const isClassLevel = /^(?:[cm]attr|thread_|class_)/.test(word);
	let statement = node;
	for (let around = callAround(walk, node); around !== -1; around = callAround(walk, around))
		statement = around;
	for (const { name, node: symbol, start } of literalNames(walk, list)) {
		const chunk = walk.openChunk({
			kind: 'property',
			name,
			start: tree.start[symbol],
			end: tree.end[symbol],
			nameStart: start,
			flags:
				memberFlags(walk, node, name, false) |
				(word.endsWith('reader') || word === 'attr' ? ChunkFlag.readonly : 0) |
				(isClassLevel ? ChunkFlag.static : 0),
			signature: `${word} :${name}`,
			...docBefore(walk, statement),
		});
		walk.closeChunk();
		walk.declare(walk.scope, 'field', name, start, { chunk });
	}
}

/** `alias_method :new, :old`. */
function aliasMethod(walk: Walk, node: number, list: number): void {
	const { tree } = walk;
	const first = firstNamedChild(tree, list);
	const given = literalText(walk, first);
	const old = literalText(walk, nextNamedSibling(tree, first));
	if (given === null || old === null) return;
	declareAlias(walk, node, given, old);
}

/** `alias new old`, of methods or of global variables. */
function leaveAlias(walk: Walk, node: number): void {
	const given = aliasName(walk, walk.field(node, 'name'));
	const old = aliasName(walk, walk.field(node, 'alias'));
	if (given !== null && old !== null) declareAlias(walk, node, given, old);
}

function aliasName(walk: Walk, node: number): Written | null {
	if (node === -1) return null;
	return literalText(walk, node) ?? { text: walk.textOf(node), start: walk.tree.start[node] };
}

function declareAlias(walk: Walk, node: number, given: Written, old: Written): void {
	const { tree, out } = walk;
	if (given.text === '' || old.text === '') return;
	const isGlobal = given.text.startsWith('$');
	const chunk = walk.openChunk({
		kind: isGlobal ? 'variable' : walk.body === null ? 'function' : 'method',
		name: given.text,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: given.start,
		flags: isGlobal ? 0 : memberFlags(walk, node, given.text, false),
		signature: walk.clip(tree.start[node], tree.end[node], MAX_SIGNATURE),
		...docBefore(walk, node),
	});
	walk.closeChunk();
	out.refer(old.text, old.start, 'read', !isGlobal && walk.body !== null);
	const value = out.value('name', old.text, -1, -1, old.start, old.start + old.text.length);
	const scope = isGlobal ? walk.scopes[0] : walk.memberScope;
	walk.declare(scope, isGlobal ? 'var' : 'function', given.text, given.start, { chunk, value });
}

/** Names in `alias` and `undef` are told by them. */
export function enterAlias(walk: Walk, node: number): void {
	walk.next = walk.tree.after[node];
	if (walk.kind(node) === Kind.alias) {
		leaveAlias(walk, node);
		return;
	}
	const { tree } = walk;
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const name = aliasName(walk, child);
		if (name !== null && name.text !== '') walk.out.refer(name.text, name.start, 'write', false);
	}
}
