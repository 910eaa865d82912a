import type { Param } from '../../model/chunk.ts';
import { NodeFlag } from '../../model/syntax-tree.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, clippedText, Role } from '../shared/walk.ts';
import { docOf } from './doc.ts';
import { headerText, readModifiers } from './modifiers.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

interface Case {
	name: number;
	/** The associated values, or -1. */
	payload: number;
	rawValue: number;
	end: number;
}

function casesOf(walk: Walk, entry: number): Case[] {
	const { tree, fields } = walk;
	const cases: Case[] = [];
	for (let child = entry + 1; child < tree.after[entry]; child = tree.after[child]) {
		const last = cases[cases.length - 1];
		if (tree.field[child] === fields.name && walk.kind(child) === Kind.simple_identifier)
			cases.push({ name: child, payload: -1, rawValue: -1, end: tree.end[child] });
		else if (last === undefined) continue;
		else if (walk.kind(child) === Kind.enum_type_parameters) {
			last.payload = child;
			last.end = tree.end[child];
		} else if (tree.field[child] === fields.raw_value) {
			last.rawValue = child;
			last.end = tree.end[child];
		}
	}
	return cases;
}

/** `case a = 1, b(Int, name: String)`: each is a chunk, and one with values is called like a function. */
export function openCases(walk: Walk, node: number): void {
	const { tree } = walk;
	const cases = casesOf(walk, node);
	const modifiers = readModifiers(walk, node);
	for (const { name, payload, end } of cases) {
		walk.setRole(name, Role.none);
		const isOnly = cases.length === 1;
		walk.arriveAt(name, () => {
			walk.finishProperty(node);
			walk.made[name] = walk.openChunk({
				kind: 'enum_member',
				name: walk.nameOf(name),
				start: isOnly ? tree.start[node] : tree.start[name],
				end: isOnly ? withoutSemicolon(walk, node) : end,
				nameStart: tree.start[name],
				flags: enumAccess(walk) | walk.brokenFlag(node),
				signature: isOnly
					? headerText(walk, modifiers.headerStart, tree.end[node], 400)
					: `case ${clipped(walk, tree.start[name], end, 400)}`,
				params: payload === -1 ? null : payloadOf(walk, payload),
				annotations: modifiers.annotations,
				...docOf(walk, node),
			});
			walk.finishings.set(node, () => walk.closeChunk());
		});
	}
}

function withoutSemicolon({ tree, text }: Walk, node: number): number {
	let end = tree.end[node];
	while (end > tree.start[node] && (text[end - 1] === ';' || text.charCodeAt(end - 1) <= 32)) end--;
	return end;
}

/** Cases are as visible as their enum. */
function enumAccess(walk: Walk): number {
	return walk.memberOf?.caseAccess ?? 0;
}

function payloadOf(walk: Walk, payload: number): Param[] {
	const { tree } = walk;
	const params: Param[] = [];
	let label = '';
	let expectsDefault = false;
	for (let child = payload + 1; child < tree.after[payload]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind['"="']) expectsDefault = true;
		else if (kind === Kind['","']) {
			label = '';
			expectsDefault = false;
		} else if (kind === Kind.simple_identifier && !expectsDefault) {
			walk.setRole(child, Role.none);
			if (label === '' || label === '_') label = walk.nameOf(child);
		} else if ((tree.flags[child] & NodeFlag.named) === 0 || kind === Kind.comment) continue;
		else if (expectsDefault && params.length > 0) {
			params[params.length - 1].default = clippedText(walk, child, 200);
			params[params.length - 1].optional = true;
		} else {
			const isNamed = label !== '' && label !== '_';
			params.push({ name: isNamed ? label : `arg${params.length}`, type: clippedText(walk, child) });
		}
	}
	return params;
}

export function leaveCases(walk: Walk, node: number): void {
	walk.finishProperty(node);
	for (const { name, rawValue } of casesOf(walk, node)) {
		bind(walk, 'field', name, {
			chunk: walk.made[name],
			type: walk.owner?.name || null,
			value: valueAt(walk, rawValue),
		});
	}
}
