import { make, makeBinary, makeLiteral } from '../shared/lowering.ts';
import { docBefore } from './doc.ts';
import { constantOf, exportTop, scopeFor, variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { annotationsOf, typeText } from './types.ts';
import { assignedValue, valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

interface Target {
	operand: number;
	/** The variable, when it is one and nothing else; -1 for a member or an element. */
	variable: number;
	type: string | null;
}

/** The operands on the left of `=`, and the types before them. */
function targetsOf(walk: Walk, parts: readonly number[]): Target[] {
	const targets: Target[] = [];
	let type: string | null = null;
	for (const operand of parts) {
		if (walk.kind(operand) !== K.operand) continue;
		const written = walk.parts(operand);
		const isType = written.length === 1 && walk.kind(written[0]) === K.type;
		const isAttribute = written.length === 1 && walk.kind(written[0]) === K.attribute;
		if (isType) type = typeText(walk, written[0]);
		if (isType || isAttribute) continue;
		const isVariable = written.length === 1 && walk.kind(written[0]) === K.variable;
		targets.push({ operand, variable: isVariable ? written[0] : -1, type });
		type = null;
	}
	return targets;
}

/** `$x = 1`, `[int] $x = 1`, `$a, $b = f`, `$x.y = 1`, `$x += 1`, and `$x++`. */
export function enterExpression(walk: Walk, node: number): void {
	const parts = walk.parts(node);
	const assign = parts.findIndex((part) => walk.kind(part) === K.assign);
	if (assign === -1) {
		enterSteps(walk, parts);
		return;
	}
	const isPlain = walk.textOf(parts[assign]) === '=';
	const targets = targetsOf(walk, parts.slice(0, assign));
	for (const target of targets) markTarget(walk, target, isPlain ? Role.write : Role.readwrite);
	const only = targets.length === 1 ? targets[0].variable : -1;
	const chunk = only === -1 || !isPlain ? -1 : openValue(walk, node, only, targets[0].type);
	walk.afterwards(node, () => {
		if (chunk !== -1) walk.closeChunk();
		const value = assignedValue(walk, node, parts, assign);
		targets.forEach((target, index) => {
			give(walk, target, value, targets.length > 1 ? index : -1, chunk);
		});
	});
}

function markTarget(walk: Walk, { operand, variable }: Target, role: number): void {
	if (variable !== -1) {
		// The first target of a name is its binding and no reference.
		walk.setRole(variable, role === Role.write && isNew(walk, variable) ? Role.none : role);
		return;
	}
	const written = walk.parts(operand);
	const last = written[written.length - 1] ?? -1;
	if (walk.kind(last) === K.member || walk.kind(last) === K.static_member) walk.setRole(last, role);
}

function isNew(walk: Walk, variable: number): boolean {
	const named = variableName(walk, variable);
	// `$env:PATH` is there already.
	if (constantOf(named.name) !== null || named.name.includes(':')) return false;
	return !walk.knows(scopeFor(walk, named), named.name);
}

/** A variable that a script sets at its top level for the first time. */
function openValue(walk: Walk, node: number, variable: number, type: string | null): number {
	const { tree } = walk;
	const { name, start, scope } = variableName(walk, variable);
	if (walk.scope !== walk.scopes[0] || scope === 'using' || !isNew(walk, variable)) return -1;
	const annotations = [...walk.childrenOf(node, K.operand)].flatMap((operand) =>
		annotationsOf(walk, operand),
	);
	return walk.openChunk({
		kind: 'variable',
		name,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: start,
		flags: walk.brokenFlag(node),
		signature: walk.clip(tree.start[node], tree.end[node], MAX_SIGNATURE),
		type,
		annotations: annotations.length === 0 ? null : annotations,
		// It is the module's, also in what another variable is set to.
		container: walk.qualified === '' ? null : '',
		...docBefore(walk, tree.parent[node]),
	});
}

/** Binds what is new, and records an assignment for what exists. */
function give(walk: Walk, target: Target, value: number, index: number, chunk: number): void {
	const { tree, out } = walk;
	const { variable, operand, type } = target;
	const start = tree.start[operand];
	if (variable === -1) {
		out.assign(valueAt(walk, operand), index === -1 ? value : partOf(walk, operand, value, index), start);
		return;
	}
	const named = variableName(walk, variable);
	if (named.name === '' || constantOf(named.name) !== null) return;
	const scope = scopeFor(walk, named);
	if (!isNew(walk, variable)) {
		const part = index === -1 ? value : partOf(walk, operand, value, index);
		out.assign(make(walk, variable, 'name', named.name), part, named.start);
		return;
	}
	const made = chunk === -1 && index !== -1 ? partChunk(walk, variable) : chunk;
	walk.learn(scope, named.name);
	walk.declare(scope, 'var', named.name, named.start, {
		chunk: made,
		type,
		value,
		path: index === -1 ? null : `[${index}]`,
	});
	// A module keeps its variables to itself.
	const isModule = walk.out.path?.toLowerCase().endsWith('.psm1') === true;
	if (made !== -1 && !isModule) exportTop(walk, named.name, named.start, made);
}

/** What one of several targets gets. */
function partOf(walk: Walk, operand: number, value: number, index: number): number {
	return make(walk, operand, 'index', null, value, makeLiteral(walk, operand, 'number', `${index}`));
}

/** A name of a larger target, `$a` in `$a, $b = …` at the top of a script: its range is the name itself. */
function partChunk(walk: Walk, variable: number): number {
	const { tree } = walk;
	const { name, start } = variableName(walk, variable);
	if (walk.scope !== walk.scopes[0]) return -1;
	const chunk = walk.openChunk({
		kind: 'variable',
		name,
		start: tree.start[variable],
		end: tree.end[variable],
		nameStart: start,
		flags: 0,
		signature: walk.textOf(variable),
	});
	walk.closeChunk();
	return chunk;
}

/** `$x++` and `--$x`. */
function enterSteps(walk: Walk, parts: readonly number[]): void {
	const { tree, out } = walk;
	parts.forEach((part, index) => {
		if (walk.kind(part) !== K.operator) return;
		const operator = walk.textOf(part);
		if (operator !== '++' && operator !== '--') return;
		const before = parts[index - 1] ?? -1;
		const operand = walk.kind(before) === K.operand ? before : (parts[index + 1] ?? -1);
		if (walk.kind(operand) !== K.operand) return;
		const [target] = targetsOf(walk, [operand]);
		if (target === undefined) return;
		markTarget(walk, target, Role.readwrite);
		walk.afterwards(tree.parent[part], () => {
			const one = makeLiteral(walk, part, 'number', '1');
			const value = makeBinary(walk, operand, operator[0], valueAt(walk, operand), one);
			out.assign(valueAt(walk, operand), value, tree.start[operand]);
		});
	});
}

/** `foreach ($x in list)`: bound before the body is walked, but after the list. */
export function enterForeach(walk: Walk, node: number): void {
	const operand = walk.only(walk.field(node, 'name'));
	const variable = walk.childOf(operand, K.variable);
	if (variable === -1) return;
	const isKnown = !isNew(walk, variable);
	walk.setRole(variable, isKnown ? Role.write : Role.none);
	const list = walk.only(walk.field(node, 'list'));
	walk.beforehand(walk.field(node, 'body'), () => {
		const named = variableName(walk, variable);
		const value = valueAt(walk, list);
		const scope = scopeFor(walk, named);
		if (isKnown) {
			const item = make(walk, variable, 'index', null, value);
			walk.out.assign(make(walk, variable, 'name', named.name), item, named.start);
			return;
		}
		walk.learn(scope, named.name);
		walk.declare(scope, 'var', named.name, named.start, { value, path: '[]' });
	});
}
