import type {
	JSXAttributeItem,
	JSXElement,
	JSXElementName,
	JSXFragment,
	JSXOpeningElement,
	Node,
} from 'oxc-parser';
import type { Arg } from '../../model/recorder.ts';
import { argKind } from './calls.ts';
import { argText, expressionText } from './text.ts';
import { Mode, type Step, type Walk } from './walk.ts';

export const jsxSteps: Record<string, Step<never>> = {
	JSXElement: enterElement,
	JSXFragment: enterFragment,
	JSXExpressionContainer: (walk: Walk, node: { expression: Node }, mode: number) =>
		walk.visit(node.expression, mode & Mode.want),
	JSXSpreadChild: (walk: Walk, node: { expression: Node }) => walk.visit(node.expression, 0),
};

const ARGS_CAP = 8;
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
	const component = isComponent(opening.name);
	if (closing && component) walk.next(referClosing, closing.name, 0);
	walk.visitAll(node.children, 0);
	const attributes = opening.attributes ?? [];
	if (component) {
		walk.next(leaveOpening, opening, want);
		for (let at = attributes.length - 1; at >= 0; at--) {
			visitAttribute(walk, attributes[at], at < VALUES_CAP ? Mode.want : 0);
		}
	} else {
		if (want !== 0) walk.give(markup(walk));
		for (let at = attributes.length - 1; at >= 0; at--) visitAttribute(walk, attributes[at], 0);
	}
	walk.visit(opening.typeArguments, 0);
	if (component) walk.give(referName(walk, opening.name, 'call'));
}

function visitAttribute(walk: Walk, attribute: JSXAttributeItem, mode: number): void {
	if (attribute.type === 'JSXSpreadAttribute') walk.visit(attribute.argument, mode);
	else walk.visit(attribute.value, mode);
}

function referClosing(walk: Walk, name: JSXElementName): void {
	referName(walk, name, 'read');
}

/** Refers to each name of `A.B`, the last one as `kind` says, and gives its value. */
function referName(walk: Walk, name: JSXElementName, kind: 'call' | 'read'): number {
	const { out } = walk;
	const parts: { name: string; start: number }[] = [];
	let root: JSXElementName = name;
	while (root.type === 'JSXMemberExpression') {
		parts.push(root.property);
		root = root.object;
	}
	if (root.type !== 'JSXIdentifier') return -1;
	let value: number;
	if (root.name === 'this') value = out.value('this', null, -1, -1);
	else {
		walk.refer(root.name, root.start, parts.length === 0 ? kind : 'read', false);
		value = out.value('name', root.name, -1, -1);
	}
	for (let at = parts.length - 1; at >= 0; at--) {
		walk.refer(parts[at].name, parts[at].start, at === 0 ? kind : 'read', true);
		value = out.value('member', parts[at].name, value, -1);
	}
	return value;
}

function leaveOpening(walk: Walk, node: JSXOpeningElement, want: number): void {
	const attributes = node.attributes ?? [];
	const followed = Math.min(attributes.length, VALUES_CAP);
	const argValues: number[] = [];
	for (let at = 0; at < followed; at++) argValues.push(-1);
	for (let at = followed - 1; at >= 0; at--) argValues[at] = walk.take();
	const calleeValue = walk.take();
	const { name } = node;
	const member = name.type === 'JSXMemberExpression' ? name : null;
	const last = member === null ? name : member.property;
	const call = walk.out.call({
		via: 'jsx',
		callee: expressionText(walk, name),
		name: last.type === 'JSXIdentifier' ? last.name : '',
		receiver: member === null ? null : expressionText(walk, member.object),
		nameStart: last.start,
		start: node.start,
		end: node.end,
		flags: 0,
		args: attributes.slice(0, ARGS_CAP).map((attribute) => describe(walk, attribute)),
		argCount: attributes.length,
		calleeValue,
		argValues,
	});
	if (want !== 0) walk.give(walk.out.value('call', null, call, -1));
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
	if ((mode & Mode.want) !== 0) walk.give(markup(walk));
	walk.visitAll(node.children, 0);
}

/** An element of the page, or a list of them: nothing that is called. */
function markup(walk: Walk): number {
	return walk.out.value('literal', 'jsx', -1, -1);
}
