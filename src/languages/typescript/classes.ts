import type { Class, Expression, TSClassImplements } from 'oxc-parser';
import { bindTypeParams } from './functions.ts';
import { bindName } from './patterns.ts';
import { nodeText } from './text.ts';
import { referTypeName } from './type-names.ts';
import { Mode, type Walk } from './walk.ts';

/** Schedules a class whose chunk has just been opened. */
export function scheduleClass(walk: Walk, node: Class, mode: number): void {
	const { out } = walk;
	const chunk = out.currentChunk;
	const scope = out.openScope('class', node.start, node.end);
	walk.next(closeClass, node, mode);
	if (node.type === 'ClassExpression' && node.id) {
		bindName(walk, node.id.name, node.id.start, 'class', scope, -1, -1, null, chunk, null);
	}
	walk.visit(node.body, 0);
	const contracts = node.implements ?? [];
	for (let at = contracts.length - 1; at >= 0; at--) walk.next(enterImplements, contracts[at], chunk);
	walk.visit(node.superTypeArguments, 0);
	if (node.superClass) {
		walk.next(leaveSuperClass, node, chunk);
		walk.visit(node.superClass, Mode.want);
	}
	bindTypeParams(walk, node.typeParameters);
}

function closeClass(walk: Walk, _node: Class, mode: number): void {
	const chunk = walk.out.currentChunk;
	walk.out.closeScope();
	walk.out.closeChunk();
	if ((mode & Mode.want) !== 0) walk.give(walk.out.value('chunk', null, chunk, -1));
}

function leaveSuperClass(walk: Walk, node: Class, chunk: number): void {
	const base = node.superClass as Expression;
	const end = node.superTypeArguments?.end ?? base.end;
	walk.out.heritage({
		chunk,
		kind: 'extends',
		text: nodeText(walk, { start: base.start, end }),
		name: lastName(base),
		start: base.start,
		value: walk.take(),
	});
}

function enterImplements(walk: Walk, node: TSClassImplements, chunk: number): void {
	const { expression } = node;
	walk.visit(node.typeArguments, 0);
	const value = referTypeName(walk, expression);
	walk.out.heritage({
		chunk,
		kind: 'implements',
		text: nodeText(walk, node),
		name: lastName(expression),
		start: node.start,
		value,
	});
}

/** The last plain name of `ns.Base`; '' for anything that has to be computed. */
export function lastName(node: Expression): string {
	if (node.type === 'Identifier') return node.name;
	if (node.type === 'MemberExpression' && !node.computed) return node.property.name;
	return '';
}
