import { childByField, childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { bindParams, describeParams, paramsOf } from '../shared/c-family/params.ts';
import { bind, openScopeOf } from '../shared/c-family/scopes.ts';
import { clipped } from '../shared/c-family/strings.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { valueAt } from '../shared/c-family/values.ts';
import { Role, type Walk } from '../shared/c-family/walk.ts';
import { bindTypeParams } from './templates.ts';

const MAX_SIGNATURE = 400;

export function enterLambda(walk: Walk, node: number): void {
	const { tree, fields, kinds } = walk;
	const declarator = childByField(tree, node, fields.declarator);
	const body = childByField(tree, node, fields.body);
	const params = paramsOf(walk, declarator);
	const trailing = childOfKind(tree, declarator, kinds, Kind.trailing_return_type);
	const end = body === -1 ? tree.end[node] : tree.start[body];
	walk.made[node] = walk.openChunk(
		{
			kind: 'lambda',
			...walk.chunkAt(node),
			flags: walk.brokenFlag(node),
			signature: clipped(walk, tree.start[node], end, MAX_SIGNATURE).trim(),
			type: trailing === -1 ? null : walk.textOf(firstNamedChild(tree, trailing)).slice(0, MAX_SIGNATURE),
			params: describeParams(walk, params),
		},
		'function',
		false,
	);
	walk.onLeaving(node, () => walk.closeChunk());
	openScopeOf(walk, 'function', node);
	const list = childByField(tree, node, fields.template_parameters);
	if (list !== -1) bindTypeParams(walk, list);
	bindParams(walk, params);
	nameCaptures(walk, childByField(tree, node, fields.captures));
}

/** `[x = f()]` makes a name of the lambda's own; `[x]` uses the one outside. */
function nameCaptures(walk: Walk, captures: number): void {
	const { tree, fields } = walk;
	for (let child = firstNamedChild(tree, captures); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) !== Kind.lambda_capture_initializer) continue;
		const capture = child;
		const name = childByField(tree, capture, fields.left);
		walk.setRole(name, Role.none);
		walk.onArrival(capture, () =>
			walk.onLeaving(capture, () =>
				bind(walk, 'const', name, { value: valueAt(walk, childByField(tree, capture, fields.right)) }),
			),
		);
	}
}
