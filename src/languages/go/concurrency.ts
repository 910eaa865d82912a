import { goChannel, goChannelOp } from '../../model/facts/go.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { declaredNames } from './specs.ts';
import { clipped } from './strings.ts';
import { Kind, Token } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

function written(walk: Walk, node: number): string | null {
	return node === -1 ? null : clipped(walk, walk.tree.start[node], walk.tree.end[node], MAX_TEXT);
}

/** `ch <- v` */
export function enterSend(walk: Walk, node: number): void {
	tellOperation(walk, node, 'send', childByField(walk.tree, node, walk.fields.channel));
	walk.leaveLater(node);
}

/** `<-ch` */
export function enterUnary(walk: Walk, node: number): void {
	if (walk.kind(node + 1) !== Token.arrow) return;
	tellOperation(walk, node, 'receive', childByField(walk.tree, node, walk.fields.operand));
}

/** `close(ch)`, of the language's own `close`. */
export function tellClose(walk: Walk, call: number, channel: number): void {
	tellOperation(walk, call, 'close', channel);
}

function tellOperation(walk: Walk, node: number, operation: string, channel: number): void {
	const { tree, out } = walk;
	out.fact(goChannelOp, tree.start[node], tree.end[node], {
		operation,
		channel: written(walk, channel),
		is_select: isCase(walk, node) || null,
	});
}

/** `case v := <-ch:`, `case ch <- v:` */
function isCase(walk: Walk, operation: number): boolean {
	const { tree, fields } = walk;
	for (let node = operation; node > 0; node = tree.parent[node]) {
		switch (walk.kind(tree.parent[node])) {
			case Kind.communication_case:
				return tree.field[node] === fields.communication;
			case Kind.expression_list:
			case Kind.receive_statement:
			case Kind.parenthesized_expression:
				continue;
			default:
				return false;
		}
	}
	return false;
}

/** `make(chan T, n)`: `type` is the type, and what follows it the capacity. */
export function tellChannel(walk: Walk, call: number, type: number): void {
	const { tree, fields, out } = walk;
	const capacity = nextNamedSibling(tree, type);
	const head = clipped(walk, tree.start[type], tree.start[type] + 8, 8);
	out.fact(goChannel, tree.start[call], tree.end[call], {
		name: givenTo(walk, call),
		element: written(walk, childByField(tree, type, fields.value)),
		direction: head.startsWith('<-') ? 'receive' : /^chan\s*<-/.test(head) ? 'send' : null,
		capacity: written(walk, capacity),
	});
}

/** What the value of an expression is given to: `x` of `x := …`, `s.x` of `s.x = …`, `x` of `T{x: …}`. */
function givenTo(walk: Walk, value: number): string | null {
	const { tree, fields } = walk;
	const list = tree.parent[value];
	const giver = tree.parent[list];
	let position = 0;
	for (let at = firstNamedChild(tree, list); at !== -1 && at !== value; at = nextNamedSibling(tree, at))
		position++;
	switch (walk.kind(giver)) {
		case Kind.keyed_element:
			return tree.field[list] === fields.value ? written(walk, childByField(tree, giver, fields.key)) : null;
		case Kind.var_spec:
			return written(walk, declaredNames(walk, giver)[position] ?? -1);
		case Kind.short_var_declaration:
		case Kind.assignment_statement: {
			if (tree.field[list] !== fields.right) return null;
			let target = firstNamedChild(tree, childByField(tree, giver, fields.left));
			for (; target !== -1 && position > 0; position--) target = nextNamedSibling(tree, target);
			return written(walk, target);
		}
		default:
			return null;
	}
}
