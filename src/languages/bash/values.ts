import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { valueList } from '../shared/tree-pass.ts';
import { literalText, wholeOf } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Deeper expressions, and further items of a list, are not followed. */
const MAX_DEPTH = 20;
const MAX_ITEMS = 256;

/** The value of a word that has been walked: the commands in it are recorded. */
export function valueAt(walk: Walk, node: number, depth = 0): number {
	if (node === -1) return -1;
	const { out, tree } = walk;
	if (depth > MAX_DEPTH) return out.value('other', null, -1, -1);
	switch (walk.kind(node)) {
		case Kind.simple_expansion:
		case Kind.expansion: {
			const only = firstNamedChild(tree, node);
			if (nextNamedSibling(tree, only) !== -1) return out.value('other', null, -1, -1);
			return valueAt(walk, only, depth + 1);
		}
		case Kind.variable_name:
			return /^[A-Za-z_]/.test(walk.textOf(node))
				? out.value('name', walk.textOf(node), -1, -1)
				: out.value('other', null, -1, -1);
		case Kind.subscript: {
			const name = out.value('name', walk.textOf(walk.field(node, 'name')), -1, -1);
			return out.value('index', null, name, -1);
		}
		case Kind.command_substitution: {
			const command = firstNamedChild(tree, node);
			const made = walk.kind(command) === Kind.command ? walk.made[command] : -1;
			return made === -1 ? out.value('other', null, -1, -1) : out.value('call', null, made, -1);
		}
		case Kind.array: {
			const items: number[] = [];
			let child = firstNamedChild(tree, node);
			for (; child !== -1 && items.length < MAX_ITEMS; child = nextNamedSibling(tree, child)) {
				items.push(valueAt(walk, child, depth + 1));
			}
			return out.value('array', null, valueList(out, items), -1);
		}
		case Kind.number:
			return out.value('literal', 'number', -1, -1);
	}
	const whole = wholeOf(walk, node);
	if (whole !== node) return valueAt(walk, whole, depth + 1);
	const literal = literalText(walk, node);
	if (literal !== null) return out.value('string', literal.text, -1, -1);
	const isText = walk.kind(node) === Kind.string || walk.kind(node) === Kind.concatenation;
	return isText ? out.value('literal', 'template', -1, -1) : out.value('other', null, -1, -1);
}
