import type { BindingPattern, CallExpression, Expression, Node } from 'oxc-parser';
import { ChunkFlag } from '../../model/chunk.ts';
import { type ImportKind, ModuleFlag } from '../../model/recorder.ts';
import { exportDeclared, Level } from './level.ts';
import { bindName, type Leaf, leaves } from './patterns.ts';
import { stringOf } from './text.ts';
import { Mode, type Walk } from './walk.ts';

/** What compilers put around `require` to make it look like an ES module. */
const INTEROP = /^_*(?:importDefault|importStar|interopRequire(?:Default|Wildcard)?|toESM)\d*$/;

/** The module of a `require(…)`: null when it is computed, undefined when it is no `require`. */
export function moduleOfRequire(walk: Walk, node: Node): string | null | undefined {
	if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
	if (node.callee.name !== 'require' || node.arguments.length === 0 || !walk.isFree('require'))
		return undefined;
	return stringOf(node.arguments[0]);
}

export function moduleFlags(walk: Walk): number {
	return (walk.conditions > 0 ? ModuleFlag.conditional : 0) | (walk.functionDepth > 0 ? ModuleFlag.lazy : 0);
}

interface Source {
	kind: ImportKind;
	module: string | null;
	/** `y` of `require('x').y`. */
	member: string | null;
	nameStart: number;
	/** The `require` or `import()` itself. */
	node: Node;
}

/** What `require('x')`, `require('x').y` or `await import('x')` brings; null for other expressions. */
function sourceOf(walk: Walk, init: Expression): Source | null {
	let node: Expression = init;
	let member: string | null = null;
	let awaited = false;
	for (let steps = 0; steps < 6; steps++) {
		switch (node.type) {
			case 'TSAsExpression':
			case 'TSNonNullExpression':
			case 'TSTypeAssertion':
			case 'TSSatisfiesExpression':
			case 'ParenthesizedExpression':
				node = node.expression;
				continue;
			case 'MemberExpression':
				if (node.computed || member !== null || node.property.type !== 'Identifier') return null;
				member = node.property.name;
				node = node.object;
				continue;
			case 'AwaitExpression':
				awaited = true;
				node = node.argument;
				continue;
			case 'ImportExpression':
				if (!awaited) return null;
				return { kind: 'dynamic', module: stringOf(node.source), member, nameStart: node.source.start, node };
			case 'CallExpression': {
				const required = moduleOfRequire(walk, node);
				if (required !== undefined) {
					return { kind: 'require', module: required, member, nameStart: node.arguments[0].start, node };
				}
				const [only] = node.arguments;
				if (only?.type !== 'CallExpression' || !INTEROP.test(calledName(node))) return null;
				node = only;
				continue;
			}
			default:
				return null;
		}
	}
	return null;
}

function calledName(node: CallExpression): string {
	let { callee } = node;
	if (callee.type === 'SequenceExpression') callee = callee.expressions[callee.expressions.length - 1];
	if (callee.type === 'Identifier') return callee.name;
	return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
		? callee.property.name
		: '';
}

interface Bound {
	found: Leaf[];
	source: Source;
	start: number;
	end: number;
	mode: number;
	exportStart: number;
	exportEnd: number;
}

/** Takes a declarator that is an import by another name. Returns false for all others. */
export function importFromDeclarator(
	walk: Walk,
	id: BindingPattern,
	init: Expression,
	start: number,
	end: number,
	mode: number,
): boolean {
	if (!walk.importsInside) return false;
	const source = sourceOf(walk, init);
	if (source === null) return false;
	if (id.type !== 'Identifier' && (id.type !== 'ObjectPattern' || source.member !== null)) return false;
	const around: Expression[] = [];
	const found = leaves(id, around);
	if (around.length > 0 || found.some(({ inside, initial }) => inside.length > 0 || initial !== null))
		return false;
	const { exportStart, exportEnd } = walk;
	const bound: Bound = { found, source, start, end, mode, exportStart, exportEnd };
	walk.next(leaveBound, bound, 0);
	walk.visit(id.typeAnnotation, 0);
	walk.visit(init, Mode.want);
	walk.boundSource = source.node;
	return true;
}

function leaveBound(walk: Walk, bound: Bound): void {
	const { found, source, mode } = bound;
	const value = walk.take();
	const scope = walk.out.currentScope;
	const flags = moduleFlags(walk);
	if (found.length === 0) recordImport(walk, bound, '', null, source.nameStart, flags);
	for (const { name, start, path } of found) {
		bindName(walk, name, start, 'import', scope, value, -1, path, -1, null);
		const imported = source.member ?? importedBy(path);
		recordImport(walk, bound, imported, name, start, flags);
		if (path === null && source.member === null && source.module !== null)
			walk.required.set(name, source.module);
		if ((mode & Level.exported) === 0) continue;
		walk.exportStart = bound.exportStart;
		walk.exportEnd = bound.exportEnd;
		exportDeclared(walk, mode, name, start, -1, 0);
		walk.exportStart = walk.exportEnd = -1;
	}
}

/** The first name that a path takes out of the module. */
function importedBy(path: string | null): string {
	if (path === null || path.startsWith('...')) return '*';
	const end = path.slice(1).search(/[.[]/);
	return end < 0 ? path.slice(1) : path.slice(1, end + 1);
}

function recordImport(
	walk: Walk,
	bound: Bound,
	imported: string,
	local: string | null,
	nameStart: number,
	flags: number,
): void {
	const { kind, module } = bound.source;
	walk.out.importName({
		kind,
		module,
		imported,
		local,
		start: bound.start,
		end: bound.end,
		nameStart,
		flags,
	});
}

/** Imports and exports that are calls and bind no name: `require('x')`, `__exportStar(…)`. */
export function commonJsCall(walk: Walk, node: CallExpression, mode: number): void {
	if (!walk.isCommonJs) return;
	const required = moduleOfRequire(walk, node);
	if (required !== undefined) {
		if (walk.boundSource === node) return;
		walk.out.importName({
			kind: 'require',
			module: required,
			imported: (mode & Mode.discarded) !== 0 ? '' : '*',
			local: null,
			start: node.start,
			end: node.end,
			nameStart: node.arguments[0].start,
			flags: moduleFlags(walk),
		});
		return;
	}
	const [first, second, third] = node.arguments;
	if (!first || !second) return;
	const name = calledName(node);
	if (name === '__exportStar' && isExports(walk, second)) {
		const module = moduleOfRequire(walk, first);
		if (module) exportFromModule(walk, node, 'star', '*', null, module, first.start);
	} else if (name === 'defineProperty' && isExports(walk, first)) {
		const exported = stringOf(second);
		if (exported === null || exported === '__esModule') return;
		const got = third === undefined ? null : gotBy(third);
		const { local, module } = got === null ? NOTHING : originOf(walk, got);
		exportFromModule(
			walk,
			node,
			exported === 'default' ? 'default' : 'named',
			exported,
			local,
			module,
			second.start,
		);
	}
}

export function exportFromModule(
	walk: Walk,
	node: { start: number; end: number },
	kind: 'named' | 'default' | 'star' | 'assign',
	exported: string,
	local: string | null,
	module: string | null,
	nameStart: number,
	chunk = -1,
): void {
	const flags = walk.conditions > 0 ? ModuleFlag.conditional : 0;
	const { start, end } = node;
	walk.out.exportName({ kind, exported, local, module, start, end, nameStart, flags, chunk });
	if (chunk < 0) return;
	walk.out.flagChunk(chunk, ChunkFlag.exported | (kind === 'default' ? ChunkFlag.default : 0));
}

/** `exports` or `module.exports`, when they mean the module's own. */
export function isExports(walk: Walk, node: Node): boolean {
	if (node.type === 'Identifier') return node.name === 'exports' && walk.isFree('exports');
	if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return false;
	return (
		node.object.name === 'module' &&
		node.property.type === 'Identifier' &&
		node.property.name === 'exports' &&
		walk.isFree('module')
	);
}

/** What a getter in a property descriptor returns. */
function gotBy(descriptor: Node): Expression | null {
	if (descriptor.type !== 'ObjectExpression') return null;
	for (const property of descriptor.properties) {
		if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
		const { value } = property;
		if (property.key.name === 'value') return value;
		if (property.key.name !== 'get') continue;
		if (value.type !== 'FunctionExpression' && value.type !== 'ArrowFunctionExpression') return null;
		if (!value.body) return null;
		if (value.body.type !== 'BlockStatement') return value.body;
		const [only] = value.body.body;
		return only?.type === 'ReturnStatement' ? only.argument : null;
	}
	return null;
}

interface Origin {
	local: string | null;
	module: string | null;
}

const NOTHING: Origin = { local: null, module: null };

/** Where an exported value comes from: a name of this module, or a name of a required one. */
export function originOf(walk: Walk, node: Node): Origin {
	if (node.type === 'Identifier') {
		return { local: node.name, module: null };
	}
	const whole = moduleOfRequire(walk, node);
	if (whole) return { local: '*', module: whole };
	if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
		return NOTHING;
	const { object, property } = node;
	const module =
		object.type === 'Identifier' ? walk.required.get(object.name) : moduleOfRequire(walk, object);
	return module ? { local: property.name, module } : NOTHING;
}
