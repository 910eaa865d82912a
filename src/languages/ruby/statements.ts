import { firstNamedChild } from '../../model/syntax-walk.ts';
import { countLoop, enterModifier } from './complexity.ts';
import { tellEmptyRescue, tellNilRescue } from './facts/swallowed.ts';
import { Kind } from './syntax.ts';
import { bindTargets, markTargets } from './targets.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** `for i in xs do`: bound before the body is walked, but after the list. */
export function enterFor(walk: Walk, node: number): void {
	countLoop(walk, node);
	const pattern = walk.field(node, 'pattern');
	const list = walk.field(node, 'value');
	markTargets(walk, pattern, Role.target);
	walk.beforehand(walk.field(node, 'body'), () => {
		const value = valueAt(walk, walk.kind(list) === Kind.in ? firstNamedChild(walk.tree, list) : list);
		bindTargets(walk, pattern, { kind: 'var', value, path: '[]', type: null, chunk: -1 });
	});
}

/** `rescue A, B => e`. */
export function enterRescue(walk: Walk, node: number): void {
	const { out } = walk;
	out.decision();
	out.effort(true);
	walk.nestIn(walk.field(node, 'body'));
	tellEmptyRescue(walk, node);
	const variable = walk.field(node, 'variable');
	if (variable === -1) return;
	markTargets(walk, variable, Role.target);
	const exceptions = walk.field(node, 'exceptions');
	const type = exceptions === -1 ? null : walk.textOf(exceptions);
	walk.beforehand(variable, () => {
		walk.afterwards(variable, () => {
			bindTargets(walk, variable, { kind: 'catch', value: -1, path: '', type, chunk: -1 });
		});
	});
}

/** `value rescue other`. */
export function enterRescueModifier(walk: Walk, node: number): void {
	enterModifier(walk, node);
	tellNilRescue(walk, node);
}
