import type {
	JSXAttributeItem,
	JSXChild,
	JSXElement,
	JSXElementName,
	JSXFragment,
	JSXSpreadChild,
	JSXText,
	Node,
} from 'oxc-parser';
import type { Arg } from '../../model/recorder.ts';
import { argKind } from './calls.ts';
import { argText, expressionText } from './text.ts';
import { ITEMS_CAP, Mode, type Step, type Walk } from './walk.ts';

export const jsxSteps: Record<string, Step<never>> = {
	JSXElement: enterElement,
	JSXFragment: enterFragment,
	JSXText: enterText,
	JSXExpressionContainer: (walk: Walk, node: { expression: Node }, mode: number) =>
		walk.visit(node.expression, mode & Mode.want),
	JSXSpreadChild: enterSpreadChild,
};

const VALUES_CAP = 32;

/** A component is called; `div` and `svg:path` are not. */
function isComponent(name: JSXElementName): boolean {
	if (name.type === 'JSXMemberExpression') return true;
	if (name.type !== 'JSXIdentifier') return false;
	const first = name.name.charCodeAt(0);
	return !(first >= 97 && first <= 122) && !name.name.includes('-');
}

function enterElement(walk: Walk, node: JSXElement, mode: number): void {
	const { openingElement: opening, closingElement: closing } = node;
	const want = mode & Mode.want;
	const attributes = opening.attributes ?? [];
	if (isComponent(opening.name)) {
		walk.next(leaveComponent, node, want);
		if (closing) walk.next(referClosing, closing.name, 0);
		visitChildren(walk, node, Mode.want);
		visitAttributes(walk, attributes, Mode.want);
		walk.visit(opening.typeArguments, 0);
		walk.give(referName(walk, opening.name, 'call'));
		return;
	}
	if (want !== 0) walk.next(leaveMarkup, node, 0);
	visitChildren(walk, node, want);
	visitAttributes(walk, attributes, want);
	walk.visit(opening.typeArguments, 0);
}

function visitAttributes(walk: Walk, attributes: readonly JSXAttributeItem[], want: number): void {
	for (let at = attributes.length - 1; at >= 0; at--) {
		const attribute = attributes[at];
		const mode = at < VALUES_CAP ? want : 0;
		if (attribute.type === 'JSXSpreadAttribute') walk.visit(attribute.argument, mode);
		else if (attribute.value) walk.visit(attribute.value, mode);
		else if (mode !== 0) walk.next(giveTrue, attribute, 0);
	}
}

/** An attribute that is only named is set. */
function giveTrue(walk: Walk, { start, end }: Node): void {
	walk.give(walk.out.literal('boolean', 'true', start, end));
}

function visitChildren(walk: Walk, node: JSXElement | JSXFragment, want: number): void {
	const children = node.children ?? [];
	const follow = children.length <= ITEMS_CAP ? want : 0;
	for (let at = children.length - 1; at >= 0; at--) {
		walk.visit(children[at], isContent(children[at]) ? follow : 0);
	}
}

/** Comments and the white space between lines are no content. */
function isContent(child: JSXChild): boolean {
	if (child.type === 'JSXText') return child.value.trim() !== '';
	return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function enterText(walk: Walk, node: JSXText, mode: number): void {
	if ((mode & Mode.want) === 0) return;
	walk.give(walk.out.value('string', node.value.trim(), -1, -1, node.start, node.end));
}

function enterSpreadChild(walk: Walk, node: JSXSpreadChild, mode: number): void {
	const want = mode & Mode.want;
	if (want !== 0) walk.next(leaveSpreadChild, node, 0);
	walk.visit(node.expression, want);
}

function leaveSpreadChild(walk: Walk, node: JSXSpreadChild): void {
	walk.give(walk.out.value('spread', null, walk.take(), -1, node.start, node.end));
}

/** The children as a list of items, which are taken. */
function takeChildren(walk: Walk, node: JSXElement | JSXFragment): number {
	const children = node.children ?? [];
	let list = -1;
	if (children.length > ITEMS_CAP) return list;
	for (let at = children.length - 1; at >= 0; at--) {
		if (isContent(children[at])) list = walk.out.value('item', null, walk.take(), list);
	}
	return list;
}

function referClosing(walk: Walk, name: JSXElementName): void {
	referName(walk, name, 'read');
}

/** Refers to each name of `A.B`, the last one as `kind` says, and gives its value. */
function referName(walk: Walk, name: JSXElementName, kind: 'call' | 'read'): number {
	const { out } = walk;
	const parts: { name: string; start: number; end: number }[] = [];
	let root: JSXElementName = name;
	while (root.type === 'JSXMemberExpression') {
		parts.push(root.property);
		root = root.object;
	}
	if (root.type !== 'JSXIdentifier') return -1;
	let value: number;
	if (root.name === 'this') value = out.value('this', null, -1, -1, root.start, root.end);
	else {
		walk.refer(root.name, root.start, parts.length === 0 ? kind : 'read', false);
		value = out.value('name', root.name, -1, -1, root.start, root.end);
	}
	for (let at = parts.length - 1; at >= 0; at--) {
		walk.refer(parts[at].name, parts[at].start, at === 0 ? kind : 'read', true);
		value = out.value('member', parts[at].name, value, -1, root.start, parts[at].end);
	}
	return value;
}

/** What stands inside an element is an argument, too: the one named `children`. */
function leaveComponent(walk: Walk, node: JSXElement, want: number): void {
	const { out } = walk;
	const { name, attributes: written, start, end } = node.openingElement;
	const attributes = (written ?? []).slice(0, VALUES_CAP);
	const children = takeChildren(walk, node);
	const argValues = attributes.map(() => walk.take()).reverse();
	const args = attributes.map((attribute, at) => {
		if (attribute.type === 'JSXSpreadAttribute')
			argValues[at] = out.value('spread', null, argValues[at], -1, attribute.start, attribute.end);
		return describe(walk, attribute);
	});
	if (children >= 0) {
		const inside = { start: end, end: node.closingElement?.start ?? node.end };
		args.push({ kind: 'jsx', text: argText(walk, inside), name: 'children' });
		argValues.push(out.value('array', null, children, -1, inside.start, inside.end));
	}
	const calleeValue = walk.take();
	const member = name.type === 'JSXMemberExpression' ? name : null;
	const last = member === null ? name : member.property;
	const call = out.call({
		via: 'jsx',
		callee: expressionText(walk, name),
		name: last.type === 'JSXIdentifier' ? last.name : '',
		receiver: member === null ? null : expressionText(walk, member.object),
		nameStart: last.start,
		start,
		end,
		flags: 0,
		args,
		argCount: (written ?? []).length + (children >= 0 ? 1 : 0),
		calleeValue,
		argValues,
	});
	if (want !== 0) walk.give(out.value('call', null, call, -1));
}

/** An attribute is an argument with a keyword. */
function describe(walk: Walk, attribute: JSXAttributeItem): Arg {
	if (attribute.type === 'JSXSpreadAttribute') {
		return { kind: 'spread', text: argText(walk, attribute.argument) };
	}
	const { value } = attribute;
	const name = expressionText(walk, attribute.name);
	if (!value) return { kind: 'boolean', text: 'true', name };
	return { kind: argKind(value), text: argText(walk, value), name };
}

function enterFragment(walk: Walk, node: JSXFragment, mode: number): void {
	const want = mode & Mode.want;
	if (want !== 0) walk.next(leaveMarkup, node, 0);
	visitChildren(walk, node, want);
}

/**
 * An element of the page, or a list of them: nothing that is called. It is put together of a constant with the name of
 * the element, its attributes as pairs, and its children.
 */
function leaveMarkup(walk: Walk, node: JSXElement | JSXFragment): void {
	const { out } = walk;
	const { start, end } = node;
	const opening = node.type === 'JSXElement' ? node.openingElement : null;
	let list = takeChildren(walk, node);
	const attributes = opening?.attributes ?? [];
	for (let at = Math.min(attributes.length, VALUES_CAP) - 1; at >= 0; at--) {
		list = out.value('item', null, attributeValue(walk, attributes[at]), list);
	}
	const tag =
		opening === null
			? out.literal('jsx', '', start, end)
			: out.literal('jsx', expressionText(walk, opening.name), opening.start, opening.end);
	if (list < 0) walk.give(tag);
	else walk.give(out.value('template', null, out.value('item', null, tag, list), -1, start, end));
}

function attributeValue(walk: Walk, attribute: JSXAttributeItem): number {
	const { out } = walk;
	const { start, end } = attribute;
	const value = walk.take();
	if (attribute.type === 'JSXSpreadAttribute') return out.value('spread', null, value, -1, start, end);
	const { name } = attribute;
	const key = out.value('string', expressionText(walk, name), -1, -1, name.start, name.end);
	return out.value('pair', null, key, value, start, end);
}
