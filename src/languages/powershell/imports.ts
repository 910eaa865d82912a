import { type ImportKind, ModuleFlag } from '../../model/recorder.ts';
import { make } from '../shared/lowering.ts';
import { flagName } from './arguments.ts';
import { K } from './reading/kinds.ts';
import { literalText } from './strings.ts';
import { referType } from './types.ts';
import type { Walk } from './walk.ts';

const SCRIPT_PATH = /\.psm?1['"]?$|[\\/]/i;
const REQUIRES = /^#requires\b.*?-modules?\s+(.+)$/i;

/** `. ./x.ps1` runs a script here, so that its names are ours. `. $block` runs a block. */
export function isSourced(walk: Walk, command: number): boolean {
	const operator = walk.childOf(command, K.operator);
	if (operator === -1 || walk.textOf(operator) !== '.') return false;
	return SCRIPT_PATH.test(walk.textOf(walk.field(command, 'name')));
}

export function tellSourced(walk: Walk, command: number): void {
	const name = walk.field(command, 'name');
	tell(walk, 'include', moduleName(walk, name), command, name, 0);
}

/** As written, when nothing in it is known only when it runs but where the script lies. */
function moduleName(walk: Walk, node: number): string | null {
	const literal = literalText(walk, node);
	if (literal !== null) return literal;
	const written = walk.textOf(node).replace(/^"(.*)"$/s, '$1');
	return /^\$PSScriptRoot[^$]*$/i.test(written) ? written : null;
}

function tell(
	walk: Walk,
	kind: ImportKind,
	module: string | null,
	whole: number,
	place: number,
	flags: number,
): void {
	const { tree } = walk;
	walk.out.importName({
		kind,
		module,
		imported: '*',
		local: null,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: tree.start[place],
		flags: flags | (walk.scope === walk.scopes[0] ? 0 : ModuleFlag.lazy),
	});
}

/** `using module X`, `using namespace X.Y`. */
export function enterUsing(walk: Walk, node: number): void {
	const name = walk.field(node, 'name');
	const isNamespace = /^using\s+namespace/i.test(walk.clip(walk.tree.start[node], walk.tree.end[node], 40));
	const written = name === -1 ? null : walk.textOf(name).replace(/^(['"])(.*)\1$/, '$2');
	tell(walk, 'import', written, node, name === -1 ? node : name, isNamespace ? ModuleFlag.typeOnly : 0);
}

/** The items of a parameter's argument, or of the argument at a place; each is a node. */
function itemsOf(walk: Walk, command: number, names: RegExp, position: number): number[] {
	const parts = walk.parts(command);
	let place = 0;
	for (let at = 0; at < parts.length; at++) {
		const kind = walk.kind(parts[at]);
		if (kind === K.flag) {
			const next = parts[at + 1] ?? -1;
			if (walk.kind(next) !== K.argument) continue;
			if (names.test(flagName(walk.textOf(parts[at])))) return listed(walk, next);
			// What follows a switch has a place of its own.
			if (!/^(?:force|global|passthru|disablenamechecking|verbose)$/i.test(flagName(walk.textOf(parts[at]))))
				at++;
		} else if (kind === K.argument && place++ === position) return listed(walk, parts[at]);
	}
	return [];
}

/** `a, b` and `@('a', 'b')`. */
function listed(walk: Walk, argument: number): number[] {
	const items = walk.parts(argument);
	const operand = items.length === 1 ? walk.only(items[0]) : -1;
	const array = walk.kind(operand) === K.operand ? walk.only(operand) : -1;
	if (walk.kind(array) !== K.array) return items;
	const expression = walk.only(walk.only(array));
	return walk.kind(expression) === K.expression ? [...walk.childrenOf(expression, K.operand)] : items;
}

const IMPORTS = /^(?:import-module|ipmo)$/i;

/** Commands that bring names in, give them out, or name others. */
export function afterCommand(walk: Walk, node: number, name: string): void {
	if (IMPORTS.test(name)) {
		for (const item of itemsOf(walk, node, /^(?:name|fullyqualifiedname)$/i, 0)) {
			tell(walk, 'import', moduleName(walk, item), node, item, 0);
		}
	} else if (/^add-type$/i.test(name)) {
		for (const item of itemsOf(walk, node, /^(?:assemblyname|path|literalpath)$/i, -1)) {
			tell(walk, 'require', moduleName(walk, item), node, item, 0);
		}
	} else if (/^export-modulemember$/i.test(name)) tellExports(walk, node);
	else if (/^(?:set|new)-alias$/i.test(name)) tellAlias(walk, node);
	else if (/^new-object$/i.test(name)) {
		const [type = -1] = itemsOf(walk, node, /^typename$/i, 0);
		const written = literalText(walk, type);
		const { start, end } = offsets(walk, type);
		if (written !== null && end - start === written.length) referType(walk, written, start);
	}
}

/** Where the text of a literal stands, without its quotes. */
function offsets(walk: Walk, node: number): { start: number; end: number } {
	if (node === -1) return { start: 0, end: -1 };
	const { tree, text } = walk;
	const quote = /['"]/.test(text[tree.start[node]]) ? 1 : 0;
	return { start: tree.start[node] + quote, end: tree.end[node] - quote };
}

function tellExports(walk: Walk, node: number): void {
	for (const [names, position] of [
		[/^function$/i, 0],
		[/^cmdlet$/i, 1],
		[/^variable$/i, -1],
		[/^alias$/i, -1],
	] as const) {
		for (const item of itemsOf(walk, node, names, position)) {
			const name = literalText(walk, item);
			const { start, end } = offsets(walk, item);
			if (name === null || name === '') continue;
			const isPattern = /[*?]/.test(name);
			walk.out.exportName({
				kind: isPattern ? 'star' : 'named',
				exported: name,
				local: isPattern ? null : name,
				module: null,
				start,
				end,
				nameStart: start,
				flags: 0,
				chunk: -1,
			});
		}
	}
}

/** `Set-Alias short Long-Command` */
function tellAlias(walk: Walk, node: number): void {
	const [alias = -1] = itemsOf(walk, node, /^name$/i, 0);
	const [target = -1] = itemsOf(walk, node, /^(?:value|definition)$/i, 1);
	const name = literalText(walk, alias);
	const value = literalText(walk, target);
	if (name === null || name === '' || value === null) return;
	const { start } = offsets(walk, alias);
	walk.declare(walk.scopes[0], 'function', name, start, { value: make(walk, target, 'name', value) });
}

/** `#Requires -Modules A, B` */
export function enterComment(walk: Walk, node: number): void {
	const { tree, out } = walk;
	if (walk.text[tree.start[node]] !== '#') return;
	const written = walk.clip(tree.start[node], tree.end[node], 1000);
	const found = REQUIRES.exec(written)?.[1];
	if (found === undefined) return;
	let from = written.length - found.length;
	for (const piece of found.replace(/\s-\w.*$/, '').split(',')) {
		const module =
			/ModuleName\s*=\s*['"]?([\w.-]+)/i.exec(piece)?.[1] ?? /^\s*['"]?([\w.-]+)/.exec(piece)?.[1];
		const at = module === undefined ? -1 : piece.indexOf(module);
		if (module !== undefined) {
			const start = tree.start[node] + from + at;
			const place = { start, end: start + module.length, nameStart: start };
			out.importName({ kind: 'require', module, imported: '*', local: null, ...place, flags: 0 });
		}
		from += piece.length + 1;
	}
}
