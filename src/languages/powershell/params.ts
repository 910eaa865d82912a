import type { Param } from '../../model/chunk.ts';
import { variableName } from './names.ts';
import { K } from './reading/kinds.ts';
import { declaredType } from './types.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

const MAX_TEXT = 400;

/** The node that holds the parameters of a function: itself, or the `param` block in its body. */
export function paramHolder(walk: Walk, node: number, body: number): number {
	if (walk.childOf(node, K.parameter) !== -1) return node;
	return walk.childOf(body, K.param_block);
}

export function describeParams(walk: Walk, holder: number): Param[] {
	const params: Param[] = [];
	for (const node of walk.childrenOf(holder, K.parameter)) {
		const nameNode = walk.field(node, 'name');
		if (nameNode === -1) continue;
		const param: Param = { name: variableName(walk, nameNode).name || `arg${params.length}` };
		const type = declaredType(walk, node);
		if (type !== null) param.type = type;
		const value = walk.field(node, 'value');
		if (value !== -1)
			param.default = walk.clip(walk.tree.start[value], walk.tree.end[value], MAX_TEXT).trim();
		if (takesRest(walk, node)) param.rest = '*';
		params.push(param);
	}
	return params;
}

/** `[Parameter(ValueFromRemainingArguments)]` */
function takesRest(walk: Walk, node: number): boolean {
	for (const attribute of walk.childrenOf(node, K.attribute)) {
		if (/valuefromremainingarguments(?!\s*=\s*\$false)/i.test(walk.textOf(attribute))) return true;
	}
	return false;
}

/** Binds the names in the current scope; a default's value is known when the walk has left it. */
export function bindParams(walk: Walk, holder: number): void {
	let index = 0;
	for (const node of walk.childrenOf(holder, K.parameter)) {
		const nameNode = walk.field(node, 'name');
		if (nameNode === -1) continue;
		walk.setRole(nameNode, Role.none);
		const { scope } = walk;
		const { name, start } = variableName(walk, nameNode);
		if (name === '') continue;
		const position = index++;
		const type = declaredType(walk, node);
		const value = walk.field(node, 'value');
		walk.learn(scope, name);
		const path = takesRest(walk, node) ? '...' : null;
		if (value === -1) {
			walk.declare(scope, 'param', name, start, { index: position, type, path });
			continue;
		}
		walk.beforehand(node, () => {
			walk.afterwards(node, () => {
				walk.declare(scope, 'param', name, start, {
					index: position,
					type,
					path,
					value: valueAt(walk, value),
				});
			});
		});
	}
}
